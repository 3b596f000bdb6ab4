#!/bin/sh
# check_messages.sh [SRC] [PO...]: every message id that src names stands in an English po file, and
# every id there is named in src, but for the texts of rules and cards: those are found by their numbers, and
# check_rule_texts.sh looks after them. Prints each offender. An id is a whole string literal such as
# "s75.prompt.move" whose first part is one of the prefixes below or one that a po file uses.
# Ids that begin with "web." are those of the scripts and pages in web, in quotes of any kind; one
# that is put together, `web.side.${word}`, names all that begin so.
cd "$(dirname "$0")/.." || exit 2
src=${1:-src}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- po/*/*/en.po
po=
for file in "$@"; do [ -f "$file" ] && po="$po $file"; done
prefixes='core nim s75 match ai cli play term server'
file_endings='c|h|tsv|txt|json|po|md|save|wasm|tmp'

[ -n "$po" ] || { echo "po: no files"; exit 1; }
{ find "$src" -name '*.[ch]'; [ "$src" != src ] || find web -name '*.js' -o -name '*.html'; } | LC_ALL=C sort | xargs awk -v list="$prefixes" -v endings="$file_endings" -v po="$po" '
BEGIN {
    count = split(list, word, " ")
    for (i = 1; i <= count; i++)
        known[word[i]] = 1
}
index(po " ", " " FILENAME " ") {
    if (/^msgid "[^"]/) {
        split($0, part, "\"")
        defined[part[2]] = FILENAME ":" FNR
        sub(/\..*/, "", part[2])
        known[part[2]] = 1
    }
    next
}
FILENAME ~ /\.(js|html)$/ {
    line = $0
    while (match(line, /["\047`]web\.[a-z0-9_.]*/)) {
        id = substr(line, RSTART + 1, RLENGTH - 1)
        line = substr(line, RSTART + RLENGTH)
        if (line !~ /^["\047`]/) {
            begun[id] = 1
            continue
        }
        used[id] = 1
        if (!(id in defined)) {
            printf "%s:%d: no text for \"%s\"\n", FILENAME, FNR, id
            bad = 1
        }
    }
    next
}
/^[ \t]*#[ \t]*include/ { next }
{
    line = $0
    while (match(line, /"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+"/)) {
        id = substr(line, RSTART + 1, RLENGTH - 2)
        line = substr(line, RSTART + RLENGTH)
        prefix = id
        sub(/\..*/, "", prefix)
        used[id] = 1
        if (!(prefix in known) || id in defined || id ~ ("\\.(" endings ")$"))
            continue
        printf "%s:%d: no text for \"%s\"\n", FILENAME, FNR, id
        bad = 1
    }
}
function is_begun(id,    start)
{
    for (start in begun)
        if (index(id, start) == 1)
            return 1
    return 0
}
END {
    for (id in defined)
        if (!(id in used) && id !~ /^[a-z0-9]+\.(rule|card)\./ && !is_begun(id)) {
            printf "%s: nobody uses %s\n", defined[id], id
            bad = 1
        }
    exit bad
}' $po
