#!/bin/sh
# check_includes.sh [FOLDER]: dependencies point one way: front ends -> host, desk -> match -> core <-
# games, host -> ai -> core; among the front ends cli -> term -> play. Prints each #include in src that goes against it.
cd "$(dirname "$0")/.." || exit 2
src=${1:-src}

find "$src" -name '*.[ch]' | LC_ALL=C sort | xargs awk -v src="$src" '
# The rule: may a file under `from` (core, games/nim, cli ...) include `path` (below src)?
function allowed(from, path, folder)
{
    folder = path
    sub("/[^/]*$", "", folder)
    if (folder == from)
        return 1
    if (from == "ai")
        return path == "core/game.h" || path == "core/rng.h" || path == "core/text.h"
    if (folder == "core")
        return 1
    if (from == "games")
        return folder ~ /^games\//
    if (from == "cli" && folder == "term")
        return 1
    if ((from == "cli" || from == "term") && folder == "play")
        return 1
    if (from == "cli" && path == "server/server.h")
        return 1
    if (from ~ /^(server|wasm|cli|term|play)$/ && (path == "desk/desk.h" || folder == "host"))
        return 1
    if (from == "cli" || from == "term" || from == "play" || from == "server" || from == "wasm")
        return folder == "match" || folder == "ai" || path == "games/list.h"
    if (from == "host")
        return folder == "match" || folder == "ai" || path == "games/list.h"
    if (from == "desk") # the lobby lists computer players, a review is told
        return folder == "match" || path ~ /^ai\/(random|review)\.h$/ || path == "games/list.h"
    if (from == "match")
        return path == "games/list.h"
    return 0
}
FNR == 1 {
    from = substr(FILENAME, length(src) + 2)
    sub("/[^/]*$", "", from)
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
    split($0, part, "\"")
    path = part[2]
    if (path !~ /\//)
        path = from "/" path
    if (path ~ /\.\./ || !allowed(from, path)) {
        printf "%s:%d: src/%s must not include %s\n", FILENAME, FNR, from, part[2]
        bad = 1
    }
}
# A kernel without OS: what builds for wasm as it is.
/^[ \t]*#[ \t]*include[ \t]*</ && from ~ /^(core|games|match|host|desk|ai)/ && FILENAME !~ /ai\/player\.c$/ {
    split($0, part, /[<>]/)
    if (part[2] !~ /^(stdbool|stddef|stdint|limits|string)\.h$/ && !(from !~ /^(core|games)/ && part[2] == "stdlib.h")) {
        printf "%s:%d: src/%s must not include <%s>\n", FILENAME, FNR, from, part[2]
        bad = 1
    }
}
END { exit bad }'
