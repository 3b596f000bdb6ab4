#!/bin/sh
# People at one screen, in this browser and on a phone: resigning, another game, a match of two.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_people.mjs
