#!/bin/sh
# js.sh check|write|sizes: the JavaScript of the page, its tests and its tools. check says which files
# are not laid out as prettier lays them out (.prettierrc.json), write lays them out, sizes measures
# the functions and files of the page. The packages are those of tests/web/package.json.
set -eu
cd "$(dirname "$0")/.."
BUILD=${BUILD:-build}
packages=$BUILD/node/node_modules

if ! cmp -s tests/web/package-lock.json "$BUILD/node/installed.json"; then
    echo "JavaScript is not looked at: prettier and typescript of tests/web/package.json are not in $BUILD/node." >&2
    echo "With node, npm and a network at hand, BUILD=$BUILD tests/web/setup.sh puts them there, once." >&2
    exit 1
fi

page() { find web -name '*.js' ! -name mapdata.js | LC_ALL=C sort; }
all() { page && find tests tools -name '*.mjs' -o -name '*.js' | LC_ALL=C sort; }

# Half of the functions, nine in ten and 99 in 100 are at most so long; the longest function and file.
sizes()
{
    # shellcheck disable=SC2046 # one word for each file
    node tools/js_sizes.mjs "$packages/typescript" $(page) | sort -n | awk '
        function share(part) { return lines[int(NR * part + 0.5)] }
        { lines[NR] = $1; longest = $0 }
        END {
            printf "JavaScript functions: half at most %d lines, 90 %% %d (at most 30), 99 %% %d, of %d\n",
                share(0.5), share(0.9), share(0.99), NR
            printf "longest: %s\n", longest
            exit share(0.9) > 30
        }'
    page | xargs wc -l | sort -rn | awk '
        $2 != "total" { printf "longest file: %d lines, %s (under 600)\n", $1, $2; exit $1 >= 600 }'
}

case ${1-} in
check) all | xargs node "$packages/prettier/bin/prettier.cjs" --log-level warn --check ;;
write) all | xargs node "$packages/prettier/bin/prettier.cjs" --log-level warn --write ;;
sizes) sizes ;;
*)
    echo "usage: tools/js.sh check|write|sizes" >&2
    exit 2
    ;;
esac
