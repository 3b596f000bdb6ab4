#!/bin/sh
# check_globals.sh: no mutable globals, static locals included. Prints each variable with storage
# that can be written in the release objects ($BUILD, default build).
#
# Constant tables of pointers count as data for nm's one-letter types because the loader relocates
# them once (.data.rel.ro); so it is the section that tells.
cd "$(dirname "$0")/.." || exit 2
objects=${BUILD:-build}/release

[ -d "$objects/src" ] || { echo "$objects: nothing built yet"; exit 1; }
find "$objects/src" "$objects/gen" -name '*.o' | LC_ALL=C sort | while read -r object; do
    source=${object#"$objects/"}
    # An object of a file that was deleted or renamed since tells nothing.
    case $source in src/*) [ -f "${source%.o}.c" ] || continue ;; esac
    nm -f sysv "$object" | awk -F'|' -v object="${source%.o}.c" '
        { gsub(/ /, "", $7); gsub(/ /, "", $1) }
        $7 ~ /^(\.data|\.bss|\.tdata|\.tbss|\*COM\*|COMMON)/ && $7 !~ /^\.data\.rel\.ro/ {
            print object ": mutable variable " $1
        }'
done | awk '{ print; bad = 1 } END { exit bad }'
