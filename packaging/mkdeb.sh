#!/bin/sh
# mkdeb.sh BUILD VERSION: a Debian package of BUILD/mekong-VERSION.tar.xz with packaging/debian, built as Debian builds it and read by
# lintian; all of it in BUILD/deb. Called by make deb.
set -eu
cd "$(dirname "$0")/.." || exit 2
build=$1 version=$2
rm -rf "$build/deb"
mkdir -p "$build/deb"
cp "$build/mekong-$version.tar.xz" "$build/deb/mekong_$version.orig.tar.xz"
cd "$build/deb"
tar -xf "mekong_$version.orig.tar.xz"
cd "mekong-$version"
cp -R packaging/debian debian
env -u MAKEFLAGS -u MAKELEVEL dpkg-buildpackage -us -uc
cd ..
lintian --fail-on error,warning ./*.changes
