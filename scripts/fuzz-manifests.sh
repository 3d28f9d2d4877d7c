#!/bin/bash
# Feeds the lexer, the outline and the manifest editor with mutated manifests, and stops at a crash or a broken law.
# The fixtures are the corpus; what is found is written into the folder `fuzz-findings`.
#
# usage: scripts/fuzz-manifests.sh [<seconds>]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

if ! swiftc -version 2>/dev/null | grep -q linux; then
    echo "the fuzzer comes with the toolchains for Linux only; nothing was done"
    exit 0
fi

# The rooms up to the manifest editor make a module of their own: a room sees only those before it.
rooms=(Text Diagnostics Names Request Files Syntax Edits Manifest)
sources=()
for room in "${rooms[@]}"; do
    while IFS= read -r file; do sources+=("$file"); done < <(find "Sources/Scaffold/$room" -name '*.swift' | sort)
done
swiftc -swift-version 6 -O -wmo -parse-as-library -sanitize=fuzzer -module-name Fuzz -o "$scratch/fuzz" \
    "${sources[@]}" scripts/fuzz/FuzzTarget.swift

mkdir "$scratch/corpus"
number=0
while IFS= read -r file; do
    number=$((number + 1))
    cp "$file" "$scratch/corpus/$number"
done < <(find Tests/ScaffoldTests/Fixtures/Manifest -name 'Package*.swift')

mkdir -p fuzz-findings
"$scratch/fuzz" -seed=1 -max_total_time="$seconds" -max_len=8000 -timeout=10 -rss_limit_mb=2048 -verbosity=0 \
    -dict=scripts/fuzz/manifest.dict -artifact_prefix=fuzz-findings/ "$scratch/corpus"
rmdir fuzz-findings
