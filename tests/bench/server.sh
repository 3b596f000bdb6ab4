#!/bin/sh
# server.sh: `mekong serve` under load: 1,000 listeners and 500 moves a second, then as many moves and
# requests as it can answer. Wanted: p99 of a move under 50 ms, no error. Environment: MEKONG, BUILD.
cd "$(dirname "$0")/../.." || exit 2
BUILD=${BUILD:-build}
load=$BUILD/bench/tests/bench/load.t
work=$(mktemp -d) || exit 2
server=
stop()
{
    [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT TERM PIPE

"${MEKONG:-$BUILD/mekong}" serve --lang en --port 0 --rate 0 --new-games 0 --db "$work/games.db" >"$work/out" 2>&1 &
server=$!
tries=0
until grep -q 'http://' "$work/out"; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { cat "$work/out"; exit 1; }
    sleep 0.1
done
port=$(sed -n 's|.*http://[^:]*:\([0-9]*\)/.*|\1|p' "$work/out")

status=0
echo "server: 1000 listeners, 500 moves a second, ${SECONDS_EACH:-20} s"
"$load" "$port" 1000 200 500 "${SECONDS_EACH:-20}" || status=1
echo "server: no listeners, as many moves as it can"
"$load" "$port" 0 16 1000000 5 || status=1
if command -v wrk >/dev/null; then
    id=$(curl -s -X POST -H 'Content-Type: application/json' "http://127.0.0.1:$port/api/matches" \
        -d '{"game":"saigon75"}' | sed 's/.*"id":"\([^"]*\)".*/\1/')
    for path in /healthz / "/api/matches/$id/state"; do
        echo "server: GET $path"
        wrk -t1 -c16 -d5s --latency "http://127.0.0.1:$port$path" |
            grep -E 'Requests/sec|99%|Non-2xx|Socket errors'
    done
fi
exit $status
