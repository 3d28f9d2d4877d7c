import Foundation
import Testing

@testable import spmgen

/// The scripts in the shells that they are for, where these are installed; bash always is.
struct CompletionScriptTests {
    @Test(arguments: [
        ("fe", "feature"),
        ("list --color = al", "always"),
        ("list --color =", "auto always never"),
        ("list --color nev", "never"),
        ("manifest add-target --type ''", "library executable test macro"),
        ("-C fold", "folder"),
        ("feature Cart --plan-out = fi", "file"),
        ("feature Cart --plan-out fi", "file"),
        ("nonsense ''", ""),
    ])
    func bashCompletes(words: String, offered: String) throws {
        let line = """
            cd "$(mktemp -d)" && mkdir folder && touch file && source <("$SPMGEN" completions bash)
            COMP_WORDS=("$SPMGEN" \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _spmgen
            echo "${COMPREPLY[*]}"; rm -r "$PWD"
            """
        let result = try Shell.run(line)
        #expect(result.output == offered + "\n")
        #expect(result.error.isEmpty)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
    func fishCompletes() throws {
        let line = """
            cd "$(mktemp -d)" && export HOME="$PWD" && mkdir folder && touch file
            PATH="$(dirname "$SPMGEN"):$PATH" fish -c '
            spmgen completions fish | source
            complete -C "spmgen manifest add-targ"
            complete -C "spmgen list --color=al"
            complete -C "spmgen -C fol"
            complete -C "spmgen feature Cart --plan-out=fi"'
            rm -r "$PWD"
            """
        let expected = """
            add-target\tAdd a target to a Package.swift
            add-target-dependency\tLet a target of a Package.swift depend on a target or product
            add-target-plugin\tLet a target of a Package.swift use a plugin
            --color=always
            folder/\tDirectory
            --plan-out=file

            """
        #expect(try Shell.run(line).output == expected)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
    func zshReadsItsScript() throws {
        #expect(try Shell.run("\"$SPMGEN\" completions zsh | zsh -n /dev/stdin").code == 0)
    }
}
