#!/bin/bash
# The suites that take minutes: generated packages and apps of many shapes are built and tested, single faults are put
# into generated code, runs are killed a few hundred times and started by forties, other programs open the generated
# Xcode project, the package tools judge every edit of every manifest among the fixtures, and a fuzzer damages these.
set -euo pipefail
cd "$(dirname "$0")/.."

SPMGEN_LONG_TESTS=1 swift test --filter 'GeneratedCodeTests|KilledRunTests|ConcurrentRunTests'
SPMGEN_LONG_TESTS=1 swift test --filter 'Manifest(Editing|Reading|Robustness)Tests'
bash scripts/fuzz-manifests.sh 60

swift build --product spmgen
spmgen=$(swift build --show-bin-path)/spmgen
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
judges=.build/judges
[ -x "$judges/bin/python" ] || python3 -m venv "$judges"
"$judges/bin/python" -c 'import pbxproj' 2> /dev/null || "$judges/bin/pip" install --quiet pbxproj==4.3.3
for options in '' '--platforms iOS17' '--architecture navigator'; do
    rm -rf "$folder/Bookstore"
    # The options are words of their own.
    # shellcheck disable=SC2086
    "$spmgen" -C "$folder" init Bookstore --feature Cart --feature Product/Catalog $options > /dev/null
    plutil -lint "$folder/Bookstore/Bookstore.xcodeproj/project.pbxproj"
    "$judges/bin/python" - "$folder/Bookstore" << 'PYTHON'
import pathlib, sys, xml.dom.minidom
from pbxproj import XcodeProject

root = pathlib.Path(sys.argv[1])
project = XcodeProject.load(str(root / "Bookstore.xcodeproj/project.pbxproj"))
names = [target.name for target in project.objects.get_targets()]
assert names == ["Bookstore"], names
assert len(project.objects.get_keys()) == 20, project.objects.get_keys()
xml.dom.minidom.parse(str(root / "Bookstore.xcodeproj/xcshareddata/xcschemes/Bookstore.xcscheme"))
print("pbxproj opens the project")
PYTHON
done

for architecture in coordinator navigator microapp; do
    rm -rf "$folder/Bookstore"
    "$spmgen" -C "$folder" init Bookstore --feature Cart --architecture "$architecture" > /dev/null
    "$spmgen" -C "$folder/Bookstore" host Cart > /dev/null
    for project in "$folder"/Bookstore/*.xcodeproj "$folder"/Bookstore/Hosts/Cart/*.xcodeproj; do
        plutil -lint "$project/project.pbxproj"
        name=$(basename "$project" .xcodeproj)
        "$judges/bin/python" - "$project" "$name" << 'PYTHON'
import pathlib, sys, xml.dom.minidom
from pbxproj import XcodeProject

project = pathlib.Path(sys.argv[1])
opened = XcodeProject.load(str(project / "project.pbxproj"))
names = [target.name for target in opened.objects.get_targets()]
assert names == [sys.argv[2]], names
xml.dom.minidom.parse(str(project / f"xcshareddata/xcschemes/{sys.argv[2]}.xcscheme"))
print("pbxproj opens", sys.argv[2])
PYTHON
    done
done
