#!/bin/bash
# Builds the stand-in with plain swiftc, unless it is there already, and prints the folder it is in.
#
#   build.sh [--ios13|--macos] [FOLDER]
#
# Without FOLDER it is `.build/stand-in/<hash>` of this checkout, keyed by these sources, the mode and the compiler, so
# all suites share one. FOLDER must stay where it is: toolset.json names it by its absolute path.
# --ios13 leaves out whatever is newer than iOS 13, --macos what macOS does not have.
#
# FOLDER gets: <Module>.swiftmodule and lib<Module>.a each, libStandInMacros.so, and toolset.json, which is written last.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mode=plain flags=()
case ${1:-} in
  --ios13) mode=ios13 flags=(-D STANDIN_IOS13) && shift ;;
  --macos) mode=macos flags=(-D STANDIN_MACOS) && shift ;;
esac

swiftc=$(command -v swiftc)
if [ $# -gt 0 ]; then
  out=$1
else
  hash=$( (cd "$here" && find Sources build.sh -type f | LC_ALL=C sort | xargs sha256sum; "$swiftc" --version 2>&1) \
    | sha256sum | cut -c 1-16)
  out=$here/../../.build/stand-in/$hash-$mode
fi
mkdir -p "$out"
out=$(cd "$out" && pwd)

exec 9> "$out/.lock"
flock 9
if [ -f "$out/toolset.json" ]; then echo "$out"; exit; fi

host=$(cd "$(dirname "$(readlink -f "$swiftc")")/../lib/swift/host" && pwd)
"$swiftc" -swift-version 5 -O -emit-library -parse-as-library -module-name StandInMacros -I "$host" -L "$host" \
  -lSwiftSyntax -lSwiftSyntaxMacros -lSwiftSyntaxBuilder -Xlinker -rpath -Xlinker "$host" \
  "$here"/Sources/Macros/StandInMacros.swift -o "$out/libStandInMacros.so" >&2

build() { # module, language mode, further options
  local module=$1 language=$2
  shift 2
  "$swiftc" -swift-version "$language" -parse-as-library -static -emit-library -emit-module -wmo -Onone -I "$out" \
    ${flags[@]+"${flags[@]}"} "$@" -module-name "$module" -module-link-name "$module" \
    "$here/Sources/$module"/*.swift -emit-module-path "$out/$module.swiftmodule" -o "$out/lib$module.a" >&2
}
build CoreText 6
build UIKit 5
build _Testing_UIKit 6
build Combine 6
build SwiftUI 6 -load-plugin-library "$out/libStandInMacros.so"
# There are widgets since iOS 14.
[ "$mode" = ios13 ] || build WidgetKit 6

# On Apple platforms URLRequest and URLSession are Foundation's; here they are FoundationNetworking's, so that module is
# imported into every file.
cat > "$out/toolset.json.new" << JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": { "extraCLIOptions": [
    "-I", "$out", "-load-plugin-library", "$out/libStandInMacros.so",
    "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"
  ] },
  "linker": { "extraCLIOptions": ["-L$out"] }
}
JSON
mv "$out/toolset.json.new" "$out/toolset.json"
echo "$out"
