#!/usr/bin/env bash
# Builds every flavour, runs all tests and closes with "N passed, N failed". Called by make test.
#
# A test is: a flavour that builds; a cmocka program under tests; a script tests/*/*.sh,
# which prints TAP lines ("ok 1 - name", "not ok 2 - name", skipped ones with "# SKIP why"); a tool
# tools/check_*.sh, which says no by its exit code. Scripts run in the root of the sources and find
# BUILD, MEKONG (the program) and MEKONG_WASM (the module) in the environment.
# Whole output of each test: $BUILD/test-logs.
set -u
cd "$(dirname "$0")/.." || exit 2

export BUILD=${BUILD:-build}
export MEKONG=$BUILD/mekong MEKONG_WASM=$BUILD/mekong.wasm
export CMOCKA_MESSAGE_OUTPUT=TAP
export TEST_TIMEOUT=${TEST_TIMEOUT:-600}
export logs=$BUILD/test-logs
make=${MAKE:-make}
jobs=$(nproc 2>/dev/null || echo 2)
passed=0 failed=0

rm -rf "$logs"
mkdir -p "$logs"

# run_one NAME COMMAND...: output and exit code into the logs. In a function of its own for xargs.
run_one()
{
    local log=$logs/${1//\//_}
    shift
    timeout "$TEST_TIMEOUT" "$@" >"$log.log" 2>&1 </dev/null
    echo $? >"$log.status"
}
export -f run_one

# report NAME PASSED FAILED [SKIPPED]: one line, and the whole log if something failed.
report()
{
    passed=$((passed + $2))
    failed=$((failed + $3))
    printf '%-44s %5d passed' "$1" "$2"
    [ "${4:-0}" -gt 0 ] && printf ', %d SKIPPED' "$4"
    [ "$3" -gt 0 ] && printf ', %d FAILED' "$3"
    echo
    [ "$3" -eq 0 ] || grep -Ev '^(ok |1\.\.)' "$logs/${1//\//_}.log" | tail -n 60 | sed 's/^/    /'
}

# A command that is one test by its exit code.
report_command()
{
    if [ "$(cat "$logs/${1//\//_}.status")" = 0 ]; then report "$1" 1 0; else report "$1" 0 1; fi
}

# A program or script that prints TAP. What the plan (1..N) promised and did not come has failed,
# and so has a program that ends badly or without any test.
report_tap()
{
    local log=$logs/${1//\//_} status counts
    status=$(cat "$log.status")
    [ "$status" = 124 ] && echo "stopped after $TEST_TIMEOUT s" >>"$log.log"
    counts=$(awk -v status="$status" '
        /^ok .*# *[Ss][Kk][Ii][Pp]/ { skip++; next }
        /^ok / { good++ }
        /^not ok / { bad++ }
        /^1\.\.[0-9]+/ { plan += substr($1, 4) }
        END {
            seen = good + bad + skip
            if (plan > seen)
                bad += plan - seen
            if (!bad && (status != 0 || seen == 0))
                bad = 1
            print good + 0, bad + 0, skip + 0
        }' "$log.log")
    if ! grep -qE '^(not )?ok ' "$log.log"; then
        echo "no test was run (exit code $status)" >>"$log.log"
    elif [ "$status" -gt 1 ]; then
        echo "ended with exit code $status" >>"$log.log"
    fi
    # shellcheck disable=SC2086 # three numbers
    report "$1" $counts
}

# ---- Build ---------------------------------------------------------------------------------------

# Within a parallel make its workers are shared; otherwise one for each core.
case " ${MAKEFLAGS-} " in *" -j"* | *--jobserver*) parallel=() ;; *) parallel=("-j$jobs") ;; esac

# build NAME TARGET
build()
{
    TEST_TIMEOUT=3600 run_one "$1" "$make" --no-print-directory -s -k V=1 "${parallel[@]}" \
        BUILD="$BUILD" "$2"
    report_command "$1"
}

mapfile -t programs < <("$make" --no-print-directory -s BUILD="$BUILD" list-test-programs)

build 'build: release' all
before=$failed
build 'build: test programs' test-programs
if [ "$failed" -gt "$before" ]; then
    # Programs of an earlier build must not pass for what does not build now.
    rm -f "${programs[@]}"
    run_one again "$make" --no-print-directory -s -k V=1 "${parallel[@]}" BUILD="$BUILD" test-programs
fi
build 'build: tools that teach the net' teaching-tools
build 'build: clang, no warnings' clang-build
build 'build: laboratory for MPI' mpi
build 'build: wasm, static site' site
run_one 'build: packages for the page' tests/web/setup.sh
report_command 'build: packages for the page'

# ---- Run -----------------------------------------------------------------------------------------

shopt -s nullglob
scripts=()
for script in tests/*/*.sh; do
    case $script in tests/support/* | tests/bench/* | */setup.sh) ;; *) scripts+=("$script") ;; esac
done
checks=(tools/check_*.sh)

name_of()
{
    local name=${1#"$BUILD/"}
    echo "${name%.t}"
}

{
    for program in "${programs[@]}"; do
        [ -z "$program" ] || printf '%s\0%s\0' "$(name_of "$program")" "$program"
    done
    for script in "${scripts[@]}" "${checks[@]}"; do
        printf '%s\0./%s\0' "$script" "$script"
    done
} | xargs -0 -r -n 2 -P "$jobs" bash -c 'run_one "$1" "$2"' run_one 2>/dev/null

for program in "${programs[@]}"; do
    [ -z "$program" ] || report_tap "$(name_of "$program")"
done
for script in "${scripts[@]}"; do report_tap "$script"; done
for check in "${checks[@]}"; do report_command "$check"; done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
