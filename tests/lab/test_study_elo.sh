#!/bin/sh
# tools/study_elo.sh: what the studies of strength write down is what the arena says, or nothing.
. "$(dirname "$0")/../support/tap.sh"
. tools/study_elo.sh

elo --players hard,quick --matches 20 --seed 3 >"$work/row"
row() { cut -f "$1" "$work/row"; }
told() { printf '%+d (%+d … %+d)' "$(row "$1")" "$(row $(($1 + 1)))" "$(row $(($1 + 2)))"; }
check 'a row has ten numbers' awk -F'\t' 'NF != 10 { exit 1 } END { exit NR != 1 }' "$work/row"
check 'matches are won, drawn and lost' awk '$1 != 20 || $2 + $3 + $4 != 20 { exit 1 }' "$work/row"

"$mekong" arena saigon75 --players hard,quick --matches 20 --seed 3 --luck >"$work/text"
sed '1,/Without luck/d' "$work/text" >"$work/luckless"
check 'matches are those that the arena tells' has "$work/text" "  $(row 2) / $(row 3) / $(row 4) "
check 'an Elo by matches is the one without luck' has "$work/luckless" "$(told 5)"
check 'an Elo by games is the one without luck' has "$work/luckless" "$(told 8)"
check 'an arena that fails is no row' fails 64 elo --players quick,nobody --matches 6
finish
