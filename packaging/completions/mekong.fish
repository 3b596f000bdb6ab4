# Completion of `mekong` for fish: commands, games, options as the program itself lists them, files.
set -l commands play serve sim arena judge lab bot bots replay hint review legal why perft odds board help
complete -c mekong -n "not __fish_seen_subcommand_from $commands" -f -a "$commands"
complete -c mekong -n "__fish_seen_subcommand_from play sim arena judge perft odds" -a "saigon75 fitl nim"
complete -c mekong -n "__fish_seen_subcommand_from board" -a "check show"
complete -c mekong -n "__fish_seen_subcommand_from lab" -a "run merge verify plot tune slurm endings"
complete -c mekong -n "__fish_seen_subcommand_from help" -f -a "$commands"
complete -c mekong -n "string match -q -- '-*' (commandline -ct)" -f \
    -a "(mekong (commandline -opc)[2] --help 2>/dev/null | string match -ra -- '--[a-z][a-z-]*' | sort -u)"
