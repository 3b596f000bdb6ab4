#!/bin/sh
# check_rules.sh [GAME]: docs/rules/GAME.md maps each rule to code and tests in a table
# | rule | where | tests |. Prints each row without a test, each test, file or function that does not
# exist, and each number that the table lacks and docs/rules/GAME.numbers lists or a string of the
# game's code cites ("9.10"). A cell may hold several names with commas between them; `where` takes
# file.c, function or file.c:function. Without GAME all games that have such a table. The bots of Fire
# in the Lake have one of their own, trung: their code cites its lines as "T8.4".
cd "$(dirname "$0")/.." || exit 2
if [ $# -eq 0 ]; then
    status=0
    for numbers in docs/rules/*.numbers; do
        tools/check_rules.sh "$(basename "$numbers" .numbers)" || status=1
    done
    exit $status
fi
game=$1
table=docs/rules/$game.md
numbers=docs/rules/$game.numbers
case $game in
    trung) code=src/games/fitl tests="tests/fitl tests/fitl/trung" cites=$code/players/trung mark=T ;;
    *) code=src/games/$game tests=tests/$game cites=$code mark= ;;
esac

for file in "$table" "$numbers"; do
    [ -f "$file" ] || { echo "$file: missing"; exit 1; }
done

# Facts for the check below, one a line: "test NAME", "place NAME", "number N".
facts()
{
    for dir in $tests; do
        sed -n 's/^static void \([A-Za-z0-9_]*\)(void \*\*.*/test \1/p' "$dir"/*.c
    done
    for file in "$code"/*.[ch] "$code"/*/*.[ch] "$code"/*/*/*.[ch]; do
        [ -f "$file" ] || continue
        echo "place ${file##*/}"
        # A definition starts in the first column; its name stands before the first bracket.
        sed -n 's/^[A-Za-z][A-Za-z0-9_ *]*[ *]\([A-Za-z0-9_]*\)(.*/\1/p' "$file" |
            while read -r name; do
                echo "place $name"
                echo "place ${file##*/}:$name"
            done
    done
    sed -n 's/^[ \t]*\([0-9A-Z][-0-9A-Za-z.]*\).*/number \1/p' "$numbers"
    grep -rhoE --include='*.[ch]' "\"$mark[0-9]+\.([0-9]+|[a-z])[ .\"]" "$cites" |
        sed "s/\"$mark\(.*\).\$/number \1/"
}

facts 2>/dev/null | awk -v table="$table" -v numbers="$numbers" '
function complain(reason)
{
    printf "%s:%d: %s\n", table, FNR, reason
    bad = 1
}
# The names of a cell into name[1..]; returns how many.
function names(cell)
{
    gsub(/[`* \t]|\(\)/, "", cell)
    return cell == "" || cell == "-" ? 0 : split(cell, name, ",")
}
FILENAME != table { fact[$1, $2] = 1; if ($1 == "number") wanted[$2] = 1; next }
/^\|/ {
    columns = split($0, cell, "|")
    head = tolower(cell[2])
    gsub(/[ \t]/, "", head)
    if (head == "rule" || head ~ /^:?-+:?$/)
        next
    if (columns != 5) {
        complain("not three columns")
        next
    }
    rows++
    count = names(cell[2])
    if (count == 0)
        complain("no rule")
    for (i = 1; i <= count; i++)
        mapped[name[i]] = 1
    count = names(cell[3])
    if (count == 0)
        complain("rule" cell[2] "has no place in the code")
    for (i = 1; i <= count; i++)
        if (!(("place", name[i]) in fact))
            complain("no such file or function: " name[i])
    count = names(cell[4])
    if (count == 0)
        complain("rule" cell[2] "has no test")
    for (i = 1; i <= count; i++)
        if (!(("test", name[i]) in fact))
            complain("no such test: " name[i])
}
END {
    for (number in wanted)
        if (!(number in mapped)) {
            printf "%s: rule %s is missing; %s lists it or the code cites it\n", table, number, numbers
            bad = 1
        }
    if (rows == 0)
        complain("no table")
    exit bad
}' - "$table"
