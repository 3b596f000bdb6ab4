#!/bin/sh
# Saves with tampered positions through every command that plays them and through a real server: see tools/soak_saves.sh.
. "$(dirname "$0")/../support/tap.sh"
check 'tampered saves are played out, or told to be unplayable' env SOAK_GAMES=saigon75 SOAK_SEED=7 tools/soak_saves.sh 0 3
finish
