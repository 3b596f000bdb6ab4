#!/bin/sh
# Whole solo games in the full screen, by keys only, from the menu to the last screen, in each
# language; and what may never be on such a screen.
. "$(dirname "$0")/../support/tmux.sh"

# no_english FILE: none of the words that every English sentence of the program has one of.
no_english()
{
    ! grep -nwE 'the|and|you|your|of|is|are|choose|quit|help|turn|plays|wins|placed|goes|cards' "$1"
}

# whole_game LANGUAGE SOLO LOOK LOG QUIT: words of the menu and of the last screen.
whole_game()
{
    start 80 24 play saigon75 --lang "$1" --seed 7
    check "$1: the menu" pick "$2"
    press 1 # the automaton as printed
    check "$1: the first question" see '[3.2]'
    screen >"$work/first"
    press h
    calm
    screen >"$work/help"
    press Escape
    check "$1: a whole game" answer_all "$3"
    calm
    shows "$3" || press Escape
    check "$1: the last screen" see "$3"
    screen >"$work/last"
    press w
    check "$1: the automaton says why" see '[15.'
    screen >"$work/why"
    press Escape
    see "$3" && press 2
    check "$1: the whole log" see "$4"
    press Home
    calm
    screen >"$work/log"
    press Escape
    see "$3" && pick "$5"
    check "$1: ends" ended
    check "$1: with exit code 0" [ "$code" = 0 ]
    printed >"$work/bye"
    check "$1: says where the game is" has "$work/bye" 'mekong replay'
    if [ "$1" != en ]; then
        for part in first help last why log; do
            check "$1: no English ($part)" no_english "$work/$part"
        done
    fi
}

whole_game en 'Play solo against' 'Look back through' 'The whole game' 'Quit'
whole_game fr 'Jouer en solitaire' 'Revoir la partie' 'Toute la partie' 'Quitter'
whole_game it 'Gioca in solitario' 'Rivedi la partita' 'Tutta la partita' 'Esci'
finish
