# english.sh: sourced by script tests that read what the program says in another language.
# Not a test itself: it prints nothing.

# english_in LANGUAGE FILE: prints what the file says in English words of our catalogue, each with
# its message id, and fails if there is any. Looked for are pieces of English messages, between
# placeholders and line ends, of more than three words, unless the language's own messages hold the
# same words.
english_in()
{
    cat po/*/*/"$1.po" | sed -n 's/^msgstr "\(.*\)"$/\1/p' >"$work/own_words"
    LC_ALL=C awk -v own="$work/own_words" -v said="$2" '
function look(piece, count, words)
{
    gsub(/^ +| +$/, "", piece)
    count = split(piece, words, /[ ]+/)
    if (count > 3 && index(output, piece) && !index(mine, piece)) {
        printf "%s: %s\n", id, piece
        bad = 1
    }
}
BEGIN {
    while ((getline line <said) > 0)
        output = output line "\n"
    while ((getline line <own) > 0)
        mine = mine line "\n"
}
/^msgid / { split($0, part, "\""); id = part[2]; next }
/^msgstr / {
    text = substr($0, 9, length($0) - 9)
    gsub(/\\"/, "\"", text)
    count = split(text, pieces, /\{[^}]*\}|\\n/)
    for (i = 1; i <= count; i++)
        look(pieces[i])
}
END { exit bad }' po/*/*/en.po
}
