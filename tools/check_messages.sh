#!/bin/sh
# check_messages.sh [SRC] [PO]: every message id that src names stands in po/en.po, and every id
# there is named in src. Prints each offender. An id is a whole string literal such as
# "s75.prompt.move" whose first part is one of the prefixes below or one that po/en.po uses.
cd "$(dirname "$0")/.." || exit 2
src=${1:-src}
po=${2:-po/en.po}
prefixes='core nim s75 match ai cli'
file_endings='c|h|tsv|txt|json|po|md|save|wasm|tmp'

[ -f "$po" ] || { echo "$po: missing"; exit 1; }
find "$src" -name '*.[ch]' | LC_ALL=C sort | xargs awk -v list="$prefixes" -v endings="$file_endings" '
BEGIN {
    count = split(list, word, " ")
    for (i = 1; i <= count; i++)
        known[word[i]] = 1
}
FILENAME == ARGV[1] {
    if (/^msgid "[^"]/) {
        split($0, part, "\"")
        defined[part[2]] = FNR
        sub(/\..*/, "", part[2])
        known[part[2]] = 1
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
END {
    for (id in defined)
        if (!(id in used)) {
            printf "%s:%d: nobody uses %s\n", ARGV[1], defined[id], id
            bad = 1
        }
    exit bad
}' "$po"
