#!/bin/sh
# check_includes.sh [FOLDER]: dependencies point one way: front ends -> host, desk -> match -> core <- games,
# and host -> ai -> core; among the front ends cli -> plain, term -> play, and cli, mpi -> lab. A module is a folder
# of src, or a game; its own folders may include each other. Prints each #include in src that goes against it.
cd "$(dirname "$0")/.." || exit 2
src=${1:-src}

find "$src" -name '*.[ch]' | LC_ALL=C sort | xargs awk -v src="$src" '
# "games/fitl/rules/steps.c" is of the module games/fitl, "games/list.c" of games, "term/ui.h" of term.
function module(path, part, count)
{
    count = split(path, part, "/")
    return part[1] == "games" && count > 2 ? "games/" part[2] : part[1]
}
# The rule: may a file of the module `from` include `path` (below src)?
function allowed(from, path, to)
{
    to = module(path)
    if (to == from)
        return 1
    if (path == "clock/clock.h") # a search is timed by its player alone
        return from ~ /^(server|cli|lab|plain|term|play)$/ || FILENAME ~ /ai\/player\.c$/
    if (from == "ai")
        return path == "core/game.h" || path == "core/rng.h" || path == "core/text/text.h"
    if (to == "core")
        return 1
    if (from == "mpi")
        return to == "lab" || path == "cli/cli.h"
    if (from == "games")
        return to ~ /^games\//
    if (from == "cli" && to ~ /^(lab|plain|term)$/)
        return 1
    if (from ~ /^(cli|lab|plain|term)$/ && to == "play")
        return 1
    if (from ~ /^(lab|plain)$/ && path == "cli/cli.h") # files, boards and complaints
        return 1
    if (from == "cli" && path == "server/server.h")
        return 1
    if (from ~ /^(server|wasm|cli|plain|term|play)$/ && (path == "desk/desk.h" || to == "host"))
        return 1
    if (from ~ /^(cli|lab|plain|term|play|server|wasm|host)$/)
        return to == "match" || to == "ai" || path == "games/list.h"
    if (from == "desk") # the lobby lists computer players, a review is told
        return to == "match" || path ~ /^ai\/(random|review)\.h$/ || path == "games/list.h"
    if (from == "match")
        return path == "games/list.h"
    return 0
}
FNR == 1 {
    folder = substr(FILENAME, length(src) + 2)
    from = module(folder)
    sub("/[^/]*$", "", folder)
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
    split($0, part, "\"")
    path = part[2]
    if (path !~ /\//)
        path = folder "/" path
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
