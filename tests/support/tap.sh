# tap.sh: sourced by the script tests of this folder. Numbers the tests and keeps a work folder.
# Not a test itself: it prints nothing.
cd "$(dirname "$0")/../.." || exit 2
mekong=${MEKONG:-${BUILD:-build}/mekong}
case $mekong in /*) ;; *) mekong=$PWD/$mekong ;; esac
[ -x "$mekong" ] || { echo "Bail out! there is no program $mekong"; exit 2; }
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data LC_ALL=C
tests=0 broken=0

# check NAME COMMAND...: ok if the command succeeds.
check()
{
    name=$1
    shift
    tests=$((tests + 1))
    if "$@" >"$work/said" 2>&1; then
        echo "ok $tests - $name"
    else
        echo "not ok $tests - $name"
        sed 's/^/# /' "$work/said" | head -n 20
        broken=1
    fi
}

# has FILE WORDS: the file holds these words. lacks: it does not.
has() { grep -qF -- "$2" "$1" || { echo "no '$2' in:"; cat "$1"; return 1; }; }
lacks() { ! grep -qF -- "$2" "$1" || { echo "'$2' in:"; cat "$1"; return 1; }; }

# fails CODE COMMAND...: ends with just that exit code.
fails()
{
    wanted=$1
    shift
    "$@"
    code=$?
    [ $code -eq "$wanted" ] || { echo "exit code $code, not $wanted"; return 1; }
}

skip()
{
    tests=$((tests + 1))
    echo "ok $tests - $1 # SKIP $2"
}

finish()
{
    echo "1..$tests"
    exit $broken
}
