#!/usr/bin/env python3
"""A player for `mekong arena`, in the protocol of docs/bot-protocol.md.

    mekong arena saigon75 --player 'bot:python3 examples/bot.py' --player heuristic

It likes verbs in the order of WISHES and else leaves it to chance: a start, not a general.
"""
import json
import random
import sys

WISHES = ["attack", "to", "move", "place"]


def choose(view, legal, chance):
    """view: what our side may know, as JSON; legal: the action words to choose from."""
    for wish in WISHES:
        liked = [words for words in legal if words.split()[0] == wish]
        if liked:
            return chance.choice(liked)
    return chance.choice(legal)


def main():
    chance, view, legal = random.Random(), {}, []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "mekong-bot":
            print("ready 1 example", flush=True)
        elif word == "seed":
            chance = random.Random(int(rest))
        elif word == "view":
            view, legal = json.loads(rest), []
        elif word == "legal":
            legal.append(rest)
        elif word == "choose":
            print("answer", choose(view, legal, chance), flush=True)
        elif word == "quit":
            break


main()
