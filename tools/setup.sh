#!/bin/sh
# setup.sh [--install] GROUP: sees to it that the tools of a group are there. What is missing is named,
# with the command that installs it; with --install it is installed by the system's package manager.
# Says nothing when nothing is missing. Groups: build, test, bench, fuzz, web, wasm, mpi, format, deb.
set -u

install=
[ "${1-}" != --install ] || { install=yes; shift; }

CC=${CC:-gcc}
CLANG=${CLANG:-clang}
CLANG_FORMAT=${CLANG_FORMAT:-clang-format}
missing=

has() { command -v "$1" >/dev/null 2>&1; }

# need PACKAGE COMMAND...: the package is missing unless the command succeeds.
need()
{
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}

has_header() { printf '#include <%s>\n' "$@" | ${CC} -E -x c -; }

# The sanitizers' and libFuzzer's libraries of the clang that is there.
has_clang_runtime()
{
    for file in "$("$CLANG" -print-resource-dir)"/lib/*/libclang_rt.fuzzer*.a; do
        [ -f "$file" ] && return 0
    done
    return 1
}

# They come in a package named after clang's version, on older releases in another one.
clang_runtime_package()
{
    version=$(apt-cache depends clang | sed -n 's/.*Depends: clang-\([0-9][0-9]*\)$/\1/p')
    if apt-cache show "libclang-rt-$version-dev" >/dev/null 2>&1; then
        echo "libclang-rt-$version-dev"
    else
        echo "libclang-common-$version-dev"
    fi
}

need_build()
{
    case ${CC%% *} in
    clang* | gcc*) need "${CC%% *}" has "${CC%% *}" ;;
    *) need gcc has "${CC%% *}" ;;
    esac
    need make has make
    need libc6-dev has_header stdio.h
    need libncurses-dev has_header ncurses.h
    need_server
}

# What the server links, and zlib for the tool that packs the web client's files.
need_server()
{
    need libmicrohttpd-dev has_header sys/types.h microhttpd.h
    need libsqlite3-dev has_header sqlite3.h
    need libjansson-dev has_header jansson.h
    need libsodium-dev has_header sodium.h
    need zlib1g-dev has_header zlib.h
}

need_clang() { need clang has "$CLANG"; }
need_clang_runtime() { need clang-runtime has_clang_runtime; }
need_wasm_ld() { need lld has wasm-ld; }

# Vietnamese letters need a font that has them.
has_fonts() { [ -n "$(fc-list ':charset=1ea3' 2>/dev/null)" ]; }
has_chromium() { has chromium-headless-shell || has chromium; }

# A browser, and what installs the packages of tests/web/package.json.
need_web()
{
    need nodejs has node
    need npm has npm
    need chromium-headless-shell has_chromium
    need util-linux has flock
    need fonts-dejavu-core has_fonts
}

need_mpi() { need libopenmpi-dev has "${MPICC:-mpicc}"; }

# Daemons are not on everybody's path.
has_daemon() { [ -x "/usr/sbin/$1" ] || has "$1"; }

# Other machines, of which this one plays the part: MPI, GNU parallel and a Slurm of one node.
need_lab()
{
    need_mpi
    need openmpi-bin has mpirun
    need parallel has parallel
    need munge has_daemon munged
    need slurmctld has_daemon slurmctld
    need slurmd has_daemon slurmd
    need slurm-client has sbatch
}

case ${1-} in
build) need_build ;;
test)
    need_build
    need libcmocka-dev has_header stdarg.h stddef.h stdint.h setjmp.h cmocka.h
    need_clang
    need_clang_runtime
    need_wasm_ld
    need_web
    need tmux has tmux
    need sqlite3 has sqlite3
    need libxml2-utils has xmllint
    need_lab
    ;;
bench)
    need_build
    need wrk has wrk
    need curl has curl
    ;;
fuzz)
    need_build
    need_clang
    need_clang_runtime
    ;;
web) need_web ;;
wasm)
    need_build
    need_clang
    need_wasm_ld
    ;;
mpi)
    need_build
    need_mpi
    ;;
format)
    need clang-format has "$CLANG_FORMAT"
    need nodejs has node
    need npm has npm
    ;;
deb)
    need_build
    need_clang
    need_wasm_ld
    need dpkg-dev has dpkg-buildpackage
    need debhelper has dh
    need lintian has lintian
    ;;
*)
    echo "usage: tools/setup.sh [--install] build|test|bench|fuzz|web|wasm|mpi|format|deb" >&2
    exit 2
    ;;
esac

[ -z "$missing" ] && exit 0
missing=${missing# }

if [ -z "$install" ] && has apt-get; then
    echo "Missing: $missing. Install with: make setup FOR=$1" >&2
    exit 1
fi
if ! has apt-get; then
    echo "Missing: $missing (names as in Debian). Please install them and call make again." >&2
    exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif has sudo; then
    as_root=sudo
else
    echo "Missing: $missing. Please ask an administrator to install them (apt-get install)." >&2
    exit 1
fi

# sudo clears the environment, hence env.
apt() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y "$@" 2>&1; }

echo "Installing what is missing: $missing"
log=$(apt update) || printf '%s\napt-get update failed; going on with what is known.\n' "$log" >&2
case " $missing " in
*" clang-runtime "*)
    missing=$(echo " $missing " | sed "s/ clang-runtime / $(clang_runtime_package) /")
    ;;
esac
# shellcheck disable=SC2086 # one word for each package
if ! log=$(apt install --no-install-recommends $missing); then
    printf '%s\nCould not install: %s\n' "$log" "$missing" >&2
    exit 1
fi
