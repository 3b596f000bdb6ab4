#!/bin/sh
# check_js.sh: all JavaScript is laid out as .prettierrc.json says, and the page's functions and files
# are short.
cd "$(dirname "$0")" || exit 2
./js.sh check && ./js.sh sizes
