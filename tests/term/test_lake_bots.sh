#!/bin/sh
# One person and three Trung bots at Fire in the Lake in the full screen, by keys only, from the menu to
# the last screen, in each language: the bots say why, nothing asks the person for a card of their deck,
# and nothing is English where another language is played.
. "$(dirname "$0")/../support/tmux.sh"

# no_english FILE: none of the words that every English sentence of the program has one of.
no_english() { ! sed "s/Fire in the Lake//" "$1" | grep -nwE 'and|you|your|is|are|choose|quit|help|turn|plays|wins|placed|goes|cards|neither|chosen|carried|the'; }

# The last answer of a bot is carried out; those before it say more.
until_filter()
{
    for look in $(seq 60); do
        shows "[T3" && return 0
        press '<'
        calm
    done
    return 1
}

# whole_game LANGUAGE SOLO SIDE LOOK QUIT TRUNG: words of the menu and of the last screen; what a card is called.
whole_game()
{
    start 100 30 play fitl --lang "$1" --seed 11
    check "$1: the menu" pick "$2"
    check "$1: which faction" pick "$3"
    check "$1: the first question" see '[5.5]'
    screen >"$work/first"
    check "$1: no card of the bots is asked for" lacks "$work/first" "$6"
    check "$1: a whole game" answer_all "$4"
    calm
    shows "$4" || press Escape
    check "$1: the last screen" see "$4"
    screen >"$work/last"
    press w
    check "$1: a bot says why" see '[T'
    check "$1: and whom a filter left" until_filter
    screen >"$work/why"
    press Escape
    see "$4" && pick "$5"
    check "$1: ends" ended
    check "$1: with exit code 0" [ "$code" = 0 ]
    if [ "$1" != en ]; then
        for part in first last why; do
            check "$1: no English ($part)" no_english "$work/$part"
        done
    fi
}

whole_game en 'Play solo against' 'VC' 'Look back through' 'Quit' 'The Trung card is'
whole_game fr 'Jouer en solitaire' 'VC' 'Revoir la partie' 'Quitter' 'La carte Trung est'
whole_game it 'Gioca in solitario' 'VC' 'Rivedi la partita' 'Esci' 'La carta Trung è'
finish
