#!/bin/sh
# mkprecache.sh FOLDER: the list of files that the service worker (web/sw.js) keeps, as a script for
# it. Its version is a sum over all of them: a changed file makes a new one.
set -eu
cd "$1"
files=$(find . -type f ! -name sw.js ! -name precache.js ! -name index.html | LC_ALL=C sort | sed 's|^\./||')
version=$(find . -type f ! -name precache.js | LC_ALL=C sort | xargs cat | cksum | tr ' ' -)
printf 'self.PRECACHE = {\n    version: "%s",\n    files: [\n        "./",\n' "$version"
printf '%s\n' "$files" | sed 's|.*|        "&",|'
printf '    ],\n};\n'
