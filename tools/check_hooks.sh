#!/bin/sh
# check_hooks.sh [FOLDER]: outside core and the games nobody reads a hook of a game (Rules, Speech,
# Guide, Policy): core/game.h, speech.h and guide.h ask it and know what is true where it is left
# out. Prints each place in src that goes around them.
cd "$(dirname "$0")/.." || exit 2
src=${1:-src}

# Names of the function pointers in a struct of a header.
hooks_of() {
    sed -n "/struct $1 {/,/^}/s/.*(\*\([a-z_]*\))(.*/\1/p" "src/core/$2" | paste -sd'|' -
}
rules=$(hooks_of Rules rules.h)
policy=$(hooks_of Policy rules.h | sed 's/choose|//')

find "$src" -name '*.[ch]' ! -path "$src/core/*" ! -path "$src/games/*" | LC_ALL=C sort |
    xargs grep -HnE "(rules|\])(->|\.)(guide|speech|$rules)\>|\<polic(y|ies\[[a-z]*\])(->|\.)($policy)\>" && exit 1
exit 0
