#!/bin/sh
# check_page.sh: the page knows no game. Prints each line of web/app, web/engine and web/style that
# names a game, one of its seats or a prefix of its classes, or reads a field of a game's view: these
# belong into the game's module (web/games, docs/web.md).
cd "$(dirname "$0")/.." || exit 2

games=$(for folder in src/games/*/; do basename "$folder"; done | paste -sd '|')
seats='nv|sv|arvn|nva|vc'
if grep -rnE "\b($games|s75|$seats)\b|\bs75-|-($seats)\b|\bview\b(\?|\))*\.[a-z]" \
    web/app web/engine web/style web/index.html; then
    echo "the page knows a game: see docs/web.md, what a game's module gives"
    exit 1
fi
