#!/bin/sh
# The web client by touch, read out, for accessibility checkers; and its weight.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_forms.mjs
