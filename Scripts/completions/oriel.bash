# Completions of oriel for bash: source <(./oriel completions bash)
_oriel() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local root words=""
    root=$(dirname "$(readlink -f "$(type -P "${COMP_WORDS[0]}" || echo "${COMP_WORDS[0]}")")")
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        words="new run inspect build check preview editor package sdk test fuzz coverage docs assets replay bench soak nightly doctor completions help"
    else
        case $command in
        run | inspect)
            words="--release --terminal --dump --size --png --at --target --view --watch"
            ((COMP_CWORD == 2)) && words+=" $(cd "$root" && ls Apps && ls Examples | sed 's/^[0-9]*-//')"
            ;;
        build) words="--target" ;;
        check) words="--target --json" ;;
        preview) words="--target --watch --list --png" ;;
        editor) words="--target --remove --language-server" ;;
        package)
            words="--target --output --only --maintainer --debug --terminal"
            ((COMP_CWORD == 2)) && words+=" $(cd "$root" && ls Apps && ls Examples | sed 's/^[0-9]*-//')"
            ;;
        sdk) words="--output --only --maintainer" ;;
        test) words="--target --skip --list-tests --filter --sanitize=thread --sanitize=address" ;;
        fuzz) words="--minutes --seed --trees --actions" ;;
        coverage) words="--lines" ;;
        assets) words="--bundle --output" ;;
        soak) words="--minutes --seed" ;;
        nightly) words="--quick --minutes --seed --only --skip" ;;
        completions) words="bash zsh fish" ;;
        esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    case $before in --png | --output | --lines | --maintainer) COMPREPLY=() ;; esac
    # Paths, where words are none.
    ((${#COMPREPLY[@]} > 0)) || mapfile -t COMPREPLY < <(compgen -f -- "$word")
}
complete -o filenames -F _oriel oriel ./oriel
