#!/bin/sh
# check_sizes.sh [FOLDER]: 90 % of the functions in src are under 30 lines (signature to closing
# brace), and no file in src/games has 600 lines or more. Prints the measures.
#
# Counts on the layout that .clang-format gives: a function's braces stand alone in the first column.
cd "$(dirname "$0")/.." || exit 2
src=${1:-src}

find "$src" -name '*.[ch]' | LC_ALL=C sort | xargs awk -v games="$src/games/" '
function note_function(lines, at)
{
    functions++
    short += lines < 30
    if (lines > longest) {
        longest = lines
        where = at
    }
}
FNR == 1 { inside = 0 }
index(FILENAME, games) == 1 && FNR > file_lines { file_lines = FNR; file = FILENAME }
inside && /^\}/ { note_function(FNR - start + 1, FILENAME ":" start " " title); inside = 0; next }
inside { next }
/^\{/ { inside = 1; next }
/^[A-Za-z_]/ {
    start = FNR
    title = $0
    sub(/\(.*/, "", title)
    sub(/.*[ *]/, "", title)
    if (/\) \{.*\}$/)
        note_function(1, FILENAME ":" FNR " " title)
}
END {
    share = functions ? 100 * short / functions : 100
    printf "functions under 30 lines: %.1f %% of %d (at least 90)\n", share, functions
    printf "longest function: %d lines, %s\n", longest, where
    printf "longest file in games: %d lines, %s (under 600)\n", file_lines, file
    exit share < 90 || file_lines >= 600
}'
