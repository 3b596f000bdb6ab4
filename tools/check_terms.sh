#!/bin/sh
# check_terms.sh [FILE...]: no text has a word of po/never.tsv, and no French one a blank that may break
# before a double sign. Prints each offender with what to write instead. Left out: the texts of the cards
# of Fire in the Lake, commands that are typed (*.word.*), legends and colons by themselves.
cd "$(dirname "$0")/.." || exit 2
[ $# -gt 0 ] || set -- po/*/*/fr.po po/*/*/it.po
LC_ALL=C awk -F'\t' '
function complain(reason)
{
    printf "%s:%d: %s: %s\n", FILENAME, FNR, id, reason
    bad = 1
}
FILENAME == "po/never.tsv" {
    if (!/^#/ && $1 != "language") {
        count++
        language[count] = $1
        game[count] = $2
        never[count] = $3
        instead[count] = $4
    }
    next
}
FNR == 1 {
    lang = FILENAME ~ /fr\.po$/ ? "fr" : "it"
    play = FILENAME ~ /fitl/ ? "fitl" : "s75"
    skip = FILENAME ~ /fitl_cards/
}
/^msgid / { split($0, part, "\""); id = part[2]; next }
skip || !/^msgstr / || id == "" || id ~ /\.word\.|legend|colon$|survey\.next$/ { next }
{
    for (i = 1; i <= count; i++)
        if (language[i] == lang && (game[i] == "all" || game[i] == play) && index($0, never[i]))
            complain(never[i] " is called " instead[i])
    if (lang == "fr" && /[^ ] ([:;?!%]|\302\273)/)
        complain("a blank that may break before a double sign")
}
END { exit bad }' po/never.tsv "$@"
