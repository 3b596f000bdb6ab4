# Completion of `mekong` for bash: commands, games, options as the program itself lists them, files.
_mekong()
{
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
    local commands='play serve sim arena judge lab bot bots replay hint review legal why perft odds board help'
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands --help --version" -- "$word")
        return
    fi
    case $word in
    -*)
        mapfile -t COMPREPLY < <(compgen -W "$(mekong "$command" --help 2>/dev/null |
            grep -oE -- '--[a-z][a-z-]*' | sort -u)" -- "$word")
        return
        ;;
    esac
    case $command in
    help) mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word") ;;
    board) mapfile -t COMPREPLY < <(compgen -W 'check show' -- "$word"; compgen -d -- "$word") ;;
    lab) mapfile -t COMPREPLY < <(compgen -W 'run merge verify plot tune slurm endings' -- "$word"; compgen -f -- "$word") ;;
    bots | replay | hint | review | legal | why) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    *) mapfile -t COMPREPLY < <(compgen -W 'saigon75 fitl nim' -- "$word"; compgen -f -- "$word") ;;
    esac
}
complete -o filenames -F _mekong mekong
