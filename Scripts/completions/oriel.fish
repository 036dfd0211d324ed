# Completions of oriel for fish: ./oriel completions fish | source
set -l commands new run inspect build check preview editor package sdk test fuzz coverage docs assets replay bench soak nightly doctor completions help
complete -c oriel -n "not __fish_seen_subcommand_from $commands" -f -a "$commands"
complete -c oriel -n "__fish_seen_subcommand_from run inspect" -l release -l terminal -l dump -l watch
complete -c oriel -n "__fish_seen_subcommand_from run inspect" -x -l size
complete -c oriel -n "__fish_seen_subcommand_from run inspect" -x -l at
complete -c oriel -n "__fish_seen_subcommand_from run inspect" -x -l view
complete -c oriel -n "__fish_seen_subcommand_from run preview" -r -l png
complete -c oriel -n "__fish_seen_subcommand_from run inspect build check preview editor package sdk test" -x -l target
complete -c oriel -n "__fish_seen_subcommand_from check" -l json
complete -c oriel -n "__fish_seen_subcommand_from preview" -l watch -l list
complete -c oriel -n "__fish_seen_subcommand_from editor" -l remove -l language-server
complete -c oriel -n "__fish_seen_subcommand_from package" -l debug -l terminal
complete -c oriel -n "__fish_seen_subcommand_from package" -x -l only -a "tar deb appimage flatpak"
complete -c oriel -n "__fish_seen_subcommand_from sdk" -x -l only -a "tar deb"
complete -c oriel -n "__fish_seen_subcommand_from package sdk" -x -l maintainer
complete -c oriel -n "__fish_seen_subcommand_from package sdk" -r -l output
complete -c oriel -n "__fish_seen_subcommand_from test" -x -l filter
complete -c oriel -n "__fish_seen_subcommand_from test" -x -l skip
complete -c oriel -n "__fish_seen_subcommand_from test" -l list-tests
complete -c oriel -n "__fish_seen_subcommand_from test" -x -l sanitize -a "thread address"
complete -c oriel -n "__fish_seen_subcommand_from fuzz soak nightly" -x -l minutes
complete -c oriel -n "__fish_seen_subcommand_from fuzz soak nightly" -x -l seed
complete -c oriel -n "__fish_seen_subcommand_from fuzz" -x -l trees
complete -c oriel -n "__fish_seen_subcommand_from fuzz" -x -l actions
complete -c oriel -n "__fish_seen_subcommand_from coverage" -r -l lines
complete -c oriel -n "__fish_seen_subcommand_from assets" -x -l bundle -a "main module"
complete -c oriel -n "__fish_seen_subcommand_from assets" -r -l output
complete -c oriel -n "__fish_seen_subcommand_from nightly" -l quick
complete -c oriel -n "__fish_seen_subcommand_from nightly" -x -l only
complete -c oriel -n "__fish_seen_subcommand_from nightly" -x -l skip
complete -c oriel -n "__fish_seen_subcommand_from completions" -f -a "bash zsh fish"
