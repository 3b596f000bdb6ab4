#!/bin/sh
# check_rule_texts.sh [GAME] [PREFIX]: a player can read every rule he is told the number of. The
# text of rule 9.10 is the message PREFIX9_10 of an English po file. Prints each number without one
# that a string of the game's code cites, docs/rules/GAME.numbers lists, or a text of any language
# refers to as [9.10]. Left out of the list: cards, which have texts of their own, and chapters 14
# and 17 (files of the board, printed examples). Without GAME all games that have such a list; texts in
# po/GAME are that game's, and Saigon 75's are those of the program too.
cd "$(dirname "$0")/.." || exit 2
if [ $# -eq 0 ]; then
    status=0
    tools/check_rule_texts.sh saigon75 s75.rule. || status=1
    tools/check_rule_texts.sh fitl fitl.rule. || status=1
    exit $status
fi
game=$1
prefix=${2:-s75.rule.}
case $game in
    saigon75) texts=$(ls po/*/*/*.po | grep -v '^po/fitl') ;;
    *) texts=$(ls po/"$game"/*/*.po) ;;
esac
numbers=docs/rules/$game.numbers

[ -f "$numbers" ] || { echo "$numbers: missing"; exit 1; }

awk -v prefix="$prefix" '
function want(number)
{
    if (number in known)
        return
    printf "%s:%d: rule %s has no text\n", FILENAME, FNR, number
    bad = 1
}
# Wants each part of the line that the pattern finds, without the character at either end.
function want_all(pattern,    line)
{
    for (line = $0; match(line, pattern); line = substr(line, RSTART + RLENGTH))
        want(substr(line, RSTART + 1, RLENGTH - 2))
}
learn {
    if (index($0, "msgid \"" prefix) == 1) {
        split($0, part, "\"")
        number = substr(part[2], length(prefix) + 1)
        gsub(/_/, ".", number)
        known[number] = 1
        count++
    }
    next
}
FILENAME ~ /\.po$/ { want_all("\\[[0-9]+(\\.[0-9a-z]+)?\\]"); next }
FILENAME ~ /\.numbers$/ { if (/^[0-9]/ && !/^(14|17)(\.|$)/) want($1); next }
{ want_all("\"[0-9]+\\.([0-9]+|[a-z])\"") }
END {
    if (count == 0)
        print "po: no texts of rules " prefix
    exit bad || count == 0
}' learn=1 po/*/*/en.po learn=0 $texts "$numbers" "src/games/$game"/*/*.[ch]
