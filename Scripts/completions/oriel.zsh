#compdef oriel
# Completions of oriel for zsh: source <(./oriel completions zsh)
_oriel() {
    local -a commands options
    commands=(
        'new:make the package of an app' 'run:build an app and run it' 'inspect:run it with the inspector' 'build:build an app'
        'check:say what an app uses that does not exist here' 'preview:show all previews' 'editor:let editors complete and check' 'test:build and run the tests'
        'package:make what can be given to others' 'sdk:package Oriel itself'
        'fuzz:try random trees and changes' 'coverage:how many lines the tests run' 'docs:build the documentation'
        'assets:write the symbols of asset catalogs' 'replay:play logs in debug and release' 'bench:run the benchmarks'
        'soak:work apps at random' 'nightly:all that takes hours' 'doctor:say what this machine has'
        'completions:print completions for a shell' 'help:print the commands'
    )
    if ((CURRENT == 2)); then
        _describe command commands
        return
    fi
    case ${words[2]} in
    run | inspect) options=(--release --terminal --dump --size --png --at --target --view --watch) ;;
    build) options=(--target) ;;
    check) options=(--target --json) ;;
    preview) options=(--target --watch --list --png) ;;
    editor) options=(--target --remove --language-server) ;;
    sdk) options=(--output --only --maintainer) ;;
    package) options=(--target --output --only --maintainer --debug --terminal) ;;
    test) options=(--target --skip --list-tests --filter --sanitize=thread --sanitize=address) ;;
    fuzz) options=(--minutes --seed --trees --actions) ;;
    coverage) options=(--lines) ;;
    assets) options=(--bundle --output) ;;
    soak) options=(--minutes --seed) ;;
    nightly) options=(--quick --minutes --seed --only --skip) ;;
    completions) options=(bash zsh fish) ;;
    esac
    compadd -- $options
    _files
}
compdef _oriel oriel ./oriel
