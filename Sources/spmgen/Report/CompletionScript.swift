/// The scripts that connect a shell's completion with the program.
///
/// They know no command: each asks the program, so that what is offered is what this very program understands.
enum CompletionScript: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// For bash from 3.2 on, which macOS has: no `mapfile`, no negative index; `compopt` where there is one.
    private static let bashText = #"""
        # bash completion for spmgen: source <(spmgen completions bash)
        _spmgen() {
            local IFS=$'\n' count=0 index word line current prefix
            local -a words=()
            # bash splits `--color=auto` at the sign.
            for ((index = 1; index <= COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                if [[ $word == "=" || ($count -gt 0 && ${words[count - 1]} == --*=) ]]; then
                    words[count - 1]+=$word
                else
                    words[count]=$word
                    ((count++))
                fi
            done
            current=${words[count - 1]}
            prefix=
            [[ $current == --*=* ]] && prefix=${current%%=*}=
            COMPREPLY=()
            while IFS=$'\t' read -r word line; do
                case $word in
                :files) COMPREPLY=($(compgen -f -- "${current#"$prefix"}")) && compopt -o filenames 2>/dev/null ;;
                :directories) COMPREPLY=($(compgen -d -- "${current#"$prefix"}")) && compopt -o filenames 2>/dev/null ;;
                *)
                    COMPREPLY+=("${word#"$prefix"}")
                    [[ $word == */ ]] && compopt -o nospace 2>/dev/null
                    ;;
                esac
            done < <("${COMP_WORDS[0]/#\~/$HOME}" complete -- "${words[@]}" 2>/dev/null)
            return 0
        }
        complete -F _spmgen spmgen
        """#

    private static let zshText = #"""
        #compdef spmgen
        # zsh completion for spmgen: spmgen completions zsh > <a folder of fpath>/_spmgen
        _spmgen() {
            local line word
            local -a lines plain open
            lines=("${(@f)$(${(Q)words[1]} complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
            case $lines[1] in
            :files) compset -P '--*='; _files; return ;;
            :directories) compset -P '--*='; _files -/; return ;;
            esac
            for line in ${lines:#}; do
                word=${line%%$'\t'*}
                if [[ $word == */ ]]; then
                    open+=($word)
                elif [[ $line == *$'\t'* ]]; then
                    plain+=("${word//:/\\:}:${line#*$'\t'}")
                else
                    plain+=("${word//:/\\:}")
                fi
            done
            (($#open)) && compadd -S '' -- $open
            (($#plain)) && _describe -t spmgen spmgen plain
        }
        if [[ $funcstack[1] == _spmgen ]]; then
            _spmgen "$@"
        else
            compdef _spmgen spmgen
        fi
        """#

    private static let fishText = #"""
        # fish completion for spmgen: spmgen completions fish > ~/.config/fish/completions/spmgen.fish
        function __spmgen_complete
            set -l words (commandline -opc) (commandline -ct)
            set -l lines (command $words[1] complete -- $words[2..-1] 2>/dev/null)
            # fish wants the whole word back, as in --plan-out=plans/new.json.
            set -l prefix (string match -r '^--[^=]*=' -- $words[-1])
            set -l path (string replace -r '^--[^=]*=' '' -- $words[-1])
            switch "$lines[1]"
                case ':files'
                    printf '%s\n' "$prefix"(__fish_complete_path "$path")
                case ':directories'
                    printf '%s\n' "$prefix"(__fish_complete_directories "$path")
                case '*'
                    printf '%s\n' $lines
            end
        end
        complete -c spmgen -f -a '(__spmgen_complete)'
        """#
}
