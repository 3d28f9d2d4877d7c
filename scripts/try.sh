#!/bin/bash
# Builds spmgen and makes, in a new folder, a package with a feature and a screen: bash scripts/try.sh ../Shop
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: bash scripts/try.sh <new folder>" >&2; exit 64; }
here=$(cd "$(dirname "$0")/.." && pwd)
if [ -e "$1" ] && [ -n "$(ls -A "$1")" ]; then
    echo "$1 is not empty: name a folder that is not there yet" >&2
    exit 2
fi
mkdir -p "$1"
shop=$(cd "$1" && pwd)

swift build --package-path "$here" --product spmgen
spmgen=$(swift build --package-path "$here" --show-bin-path)/spmgen

cd "$shop"
swift package init --type library --name Shop
"$spmgen" feature Cart
"$spmgen" view Cart/Summary
