#!/bin/sh
# run.sh [--accept]: every saved game here, NAME.mekong, must still tell the same story: NAME.txt is
# its transcript in English, NAME.sum the checksum (sha256) of its JSON replay. Prints TAP lines.
# --accept writes both files anew; look at the difference before you commit it.
cd "$(dirname "$0")/../.." || exit 2
mekong=${MEKONG:-${BUILD:-build}/mekong}
here=tests/golden
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
number=0 status=0

# make_story SAVE: the transcript and the checksum as they are today.
make_story()
{
    "$mekong" replay --lang en "$1" >"$work/txt" 2>"$work/err" &&
        "$mekong" replay --lang en --json "$1" >"$work/json" 2>>"$work/err" &&
        sha256sum <"$work/json" | cut -d' ' -f1 >"$work/sum"
}

check()
{
    number=$((number + 1))
    if make_story "$here/$1.mekong" && diff -u "$here/$1.txt" "$work/txt" >"$work/diff" 2>&1 &&
        diff -u "$here/$1.sum" "$work/sum" >>"$work/diff" 2>&1; then
        echo "ok $number - golden $1"
    else
        echo "not ok $number - golden $1"
        cat "$work/err" "$work/diff" 2>/dev/null | head -n 40 | sed 's/^/# /'
        status=1
    fi
}

accept()
{
    if make_story "$here/$1.mekong"; then
        cp "$work/txt" "$here/$1.txt"
        cp "$work/sum" "$here/$1.sum"
    else
        cat "$work/err"
        status=1
    fi
}

for save in "$here"/*.mekong; do
    [ -e "$save" ] || continue
    name=$(basename "$save" .mekong)
    if [ "${1-}" = --accept ]; then accept "$name"; else check "$name"; fi
done
[ "${1-}" = --accept ] || echo "1..$number"
exit $status
