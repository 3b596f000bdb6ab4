#!/bin/sh
# check_cards.sh: the cards of Fire in the Lake can be reviewed. Above each side of a card stands its
# number, title and text, word by word what an English player reads (fitl.card.48u), in the file that
# its number names; and each text that players read has its side.
cd "$(dirname "$0")/.." || exit 2
cards=$(find src/games/fitl -name 'cards_[0-9]*_[0-9]*.c' | LC_ALL=C sort)
texts=$(grep -rl --include=en.po '^msgid "fitl\.card\.1u"' po)

# Comments are collected as they come; the line that begins a list ends the one above it.
# shellcheck disable=SC2086 # lists of files
awk -F'\t' '
function complain(what) { printf "check_cards: %s:%d: %s\n", FILENAME, FNR, what; bad++ }
function first_of(file) { return substr(file, length(file) - 8, 3) + 0 }
function last_of(file) { return substr(file, length(file) - 4, 3) + 0 }
# "48u": wanted is what stands above it.
function compare(side, said)
{
    cards++
    if (side + 0 < first_of(FILENAME) || side + 0 > last_of(FILENAME))
        complain("card " side " belongs into another file: files go by number")
    if (!(side in wanted))
        complain("card " side " has no text: fitl.card." side " in po")
    else if (said != wanted[side])
        complain("the comment above card_" side " is not the text that players read\n  it says: " \
                 said "\n  it should say: " wanted[side])
    seen[side] = 1
}
FILENAME ~ /\.tsv$/ { title[$1] = $2; kind[$1] = $5; next }
FILENAME ~ /\.po$/ {
    if (match($0, /^msgid "fitl\.card\.[0-9]+[us]"/))
        id = substr($0, 18, RLENGTH - 18)
    else if (id != "" && sub(/^msgstr "/, "")) {
        sub(/"$/, "")
        if (kind[id + 0] != "coup")
            wanted[id] = id + 0 " " title[id + 0] (id ~ /u$/ ? ", unshaded: " : ", shaded: ") $0
        id = ""
    }
    next
}
/^\/\* / { comment = ""; inside = 1 }
inside {
    line = $0
    sub(/^(\/\*| \*) /, "", line)
    ended = sub(/ \*\/$/, "", line)
    comment = comment (comment == "" ? "" : " ") line
    if (ended) { inside = 0; above = FNR }
    next
}
/^static const Effect card_[0-9]+[us]\[/ {
    side = $0
    sub(/^static const Effect card_/, "", side)
    sub(/\[.*/, "", side)
    compare(side, above == FNR - 1 ? comment : "")
}
END {
    for (side in wanted)
        if (!(side in seen)) {
            printf "check_cards: card %s has a text and no lines: %s\n", side, wanted[side]
            bad++
        }
    if (!bad)
        printf "check_cards: %d sides say above their lines what players read\n", cards
    exit bad > 0 || cards == 0
}' data/fitl/cards.tsv "$texts" $cards
