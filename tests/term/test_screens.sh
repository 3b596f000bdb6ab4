#!/bin/sh
# test_screens.sh [--accept]: whole screens compared with tests/term/*.screen, in a terminal of the
# least size and in a large one. --accept writes them anew: look at the difference before.
. "$(dirname "$0")/../support/tmux.sh"
accept=${1-}

# Over the screen in the middle of a game.
boxes()
{
    press '?'
    check "$1: a rule" same "$1-rule"
    press Escape i
    check "$1: a place" same "$1-place"
    press Escape o
    check "$1: odds" same "$1-odds"
    press Escape c
    check "$1: the hand" same "$1-hand"
    press Escape Tab Down
    check "$1: the map has the focus" same "$1-map"
    press Escape '<' '<'
    check "$1: looking back" same "$1-back"
}

# screens COLUMNS ROWS LANGUAGE
screens()
{
    start "$1" "$2" play --lang "$3" --seed 1
    see Saigon
    check "$3: which game" same "$3-games"
    press 1
    see 'Mekong · Saigon'
    check "$3: the menu" same "$3-menu"
    press h
    check "$3: help" same "$3-help"
    press Escape q
    check "$3: q in the menu" ended
    cp tests/term/*.mekong "$work"
    start "$1" "$2" play --lang "$3" --load "$work/first.mekong"
    see '[6.1]'
    check "$3: the first question" same "$3-first"
    start "$1" "$2" play --lang "$3" --load "$work/middle.mekong"
    see '[9.2]'
    check "$3: in the middle of a game" same "$3-middle"
    [ "$3" != en ] || boxes "$3"
    cp tests/golden/s75_ed2_heuristic.mekong "$work/over.mekong"
    start "$1" "$2" play --lang "$3" --load "$work/over.mekong"
    see ' 75'
    check "$3: the last screen" same "$3-final"
}

# word LANGUAGE ID: what Fire in the Lake calls something.
word() { sed -n "/\"$2\"/{n;s/^msgstr \"\(.*\)\"/\1/p;}" "po/fitl/game/$1.po"; }

# lake COLUMNS ROWS LANGUAGE: Fire in the Lake, one person with four hats. US and ARVN pass, which is
# the last choice; NVA attacks.
lake()
{
    start "$1" "$2" play fitl --lang "$3" --seed 5 --against human --save "$work/lake-$3-$1.mekong"
    see '[5.5]'
    check "$3: Fire in the Lake" same "$3-lake-first"
    press c
    check "$3: its cards" same "$3-lake-cards"
    press Escape f
    check "$3: the sheet of a faction" same "$3-lake-sheet"
    press Escape p
    calm
    press p
    calm
    # shellcheck disable=SC2046 # a key for each letter
    press / $(word "$3" fitl.op.attack | cut -c 1-5 | sed 's/./& /g') Enter
    see '[9.17]'
    check "$3: an Attack with its chances" same "$3-lake-attack"
    cp tests/golden/fitl_random_short.mekong "$work/lake-over.mekong"
    start "$1" "$2" play --lang "$3" --load "$work/lake-over.mekong"
    see ' = 30'
    check "$3: how victory was counted" same "$3-lake-final"
    press Escape l
    check "$3: the log by cards with the change of scores" same "$3-lake-log"
    press Home Down Enter
    miss '#29 Tribesmen'
    check "$3: a card of it is opened" see '#127 Nguyen Cao Ky'
    press Escape Escape
}

screens 80 24 en
screens 160 50 en
screens 80 24 fr
screens 80 24 it
for size in '80 24' '120 40' '160 50'; do
    for language in en fr it; do
        lake $size $language
    done
done
for language in en fr it; do
    cp tests/term/middle.mekong "$work"
    start 120 40 play --lang $language --load "$work/middle.mekong"
    see '[9.2]'
    check "$language: the boxed map of Saigon 75" same "$language-middle"
done
finish
