#!/usr/bin/env bash
# pipe_player.sh TRANSCRIPT MOST PROGRAM...: plays a line-by-line game through pipes as somebody
# would who hears the questions read aloud: looks at nothing but the numbered lines before a prompt
# and answers with one of the numbers, or with Enter where there are none. At most MOST answers.
transcript=$1 most=$2
shift 2
coproc game { "$@" 2>&1; }
exec {answers}>&"${game[1]}"
: >"$transcript"
asked=0
while [ "$asked" -lt "$most" ] && IFS= read -r -d '>' said <&"${game[0]}"; do
    printf '%s>' "$said" >>"$transcript"
    mapfile -t numbers < <(grep -oE '^ +[0-9]+  ' <<<"$said" | tr -d ' ')
    asked=$((asked + 1))
    answer=
    [ ${#numbers[@]} -gt 0 ] && answer=${numbers[asked * 7919 % ${#numbers[@]}]}
    printf '%s\n' "$answer" >&"$answers" 2>/dev/null || break
done
printf '%s' "$said" >>"$transcript"
exec {answers}>&-
