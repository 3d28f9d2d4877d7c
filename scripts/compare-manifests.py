#!/usr/bin/env python3
"""Edits the small manifests among the fixtures with `swift package` and with `spmgen manifest`, side by side.

`swift package dump-package` judges both: right is what differs from before by exactly the request.
usage: scripts/compare-manifests.py <spmgen> [<folder of manifests>]
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPMGEN = str(pathlib.Path(sys.argv[1]).resolve())
CASES = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "Tests/ScaffoldTests/Fixtures/Manifest/kernels"


def run(*words, folder):
    return subprocess.run(words, cwd=folder, capture_output=True, text=True)


def dump(folder):
    """What the tools say about a manifest; None where they refuse it."""
    result = run("swift", "package", "dump-package", folder=folder)
    if result.returncode != 0:
        return None
    document = json.loads(result.stdout)
    document.pop("packageKind")
    for target in document["targets"]:
        target["settings"] = sorted(map(json.dumps, target["settings"]))
    return document


def expected(before, command, target):
    """The dump that is right, without what may follow a new target."""
    after = json.loads(json.dumps(before))
    if command == "add-dependency":
        return after
    if command == "add-product":
        kind = {"library": ["automatic"]}
        after["products"].append({"name": "ZedLib", "settings": [], "targets": [target], "type": kind})
    if command == "add-target":
        after["targets"].append({"name": "ZedMod", "dependencies": []})
    for entry in after["targets"]:
        if command == "add-target-dependency" and entry["name"] == target:
            entry["dependencies"].append({"byName": ["ZedMod", None]})
    return after


def comparable(document, command):
    """Lists as sets, without what may follow a new target; `.target(name: "X")` is `"X"`."""
    document = json.loads(json.dumps(document))
    for target in document["targets"]:
        target["dependencies"] = sorted(
            json.dumps({"byName": entry["target"]} if "target" in entry else entry) for entry in target["dependencies"]
        )
    if command == "add-dependency":
        paths = [entry for entry in document["dependencies"] if "zed" in json.dumps(entry)]
        document["dependencies"] = [entry for entry in document["dependencies"] if entry not in paths]
        document["zed"] = len(paths)
    if command == "add-target":
        for index, entry in enumerate(document["targets"]):
            if entry["name"] == "ZedMod":
                document["targets"][index] = {"name": "ZedMod"}
        for product in document["products"]:
            product["targets"] = [name for name in product["targets"] if name != "ZedMod"]
    for key in ("products", "dependencies", "targets", "traits"):
        document[key] = sorted(json.dumps(entry, sort_keys=True) for entry in document.get(key) or [])
    return document


def judged(case, words, before, command, target):
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "Shop"
        shutil.copytree(case, folder)
        for entry in before["targets"]:
            parent = "Tests" if entry["type"] == "test" else "Sources"
            (folder / parent / entry["name"]).mkdir(parents=True)
        if run(*words, folder=folder).returncode != 0:
            return "refused"
        after = dump(folder)
    if after is None:
        return "WRONG"
    wanted = comparable(expected(before, command, target), command)
    if command == "add-dependency":
        wanted["zed"] = 1
    found = comparable(after, command)
    found["dependencies"] = [entry.replace(scratch, "") for entry in found["dependencies"]]
    return "right" if found == wanted else "WRONG"


def rows():
    for case in sorted(CASES.iterdir()):
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch) / "Shop"
            shutil.copytree(case, folder)
            before = dump(folder)
            before["dependencies"] = json.loads(json.dumps(before["dependencies"]).replace(scratch, ""))
        regular = [entry["name"] for entry in before["targets"] if entry["type"] == "regular"]
        target = regular[-1] if regular else None
        requests = [
            ("add-dependency", ["../Zed"], ["../Zed", "--type", "path"]),
            ("add-product", ["ZedLib", "--targets", target], None),
            ("add-target", ["ZedMod"], None),
            ("add-target-dependency", ["ZedMod", target], None),
        ]
        results = []
        for command, words, tools in requests:
            if target is None and target in words:
                results.append(("–", "–"))
                continue
            results.append(
                (
                    judged(case, ["swift", "package", command, *(tools or words)], before, command, target),
                    judged(case, [SPMGEN, "manifest", command, *words], before, command, target),
                )
            )
        yield case.name, results


totals = {"swift package": {}, "spmgen": {}}
print("| manifest | dependency | product | target | target dependency |")
print("|---|---|---|---|---|")
for name, results in rows():
    print("| " + " | ".join([name] + [f"{tools} / {ours}" for tools, ours in results]) + " |", flush=True)
    for tools, ours in results:
        for who, what in (("swift package", tools), ("spmgen", ours)):
            totals[who][what] = totals[who].get(what, 0) + 1
print()
for who, counts in totals.items():
    print(f"{who}: " + ", ".join(f"{count} {what}" for what, count in sorted(counts.items())))
sys.exit(1 if totals["spmgen"].get("WRONG") else 0)
