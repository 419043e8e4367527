#!/usr/bin/env python3
"""The smallest engine that plays: any option, each as likely as the other. See docs/engines.md."""
import json
import random
import sys


def say(line):
    print(line, flush=True)


def main():
    game, view, prompt, options = {}, {}, {}, []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "tep":
            say("id name Random in Python")
            say("id author the people of Tabula")
            say("tepok")
        elif word == "game":
            game = json.loads(rest)  # id, version, players, settings, seat
        elif word == "event":
            json.loads(rest)  # what everybody, or this seat, was told since its last answer
        elif word == "view":
            view = json.loads(rest)  # all that this seat may know
        elif word == "ask":
            prompt, options = json.loads(rest), []  # what is asked, and by which rule
        elif word == "option":
            options.append(rest)  # one legal answer; nothing else is accepted
        elif word == "go":
            say(f"info string {len(options)} options for {prompt['ask']} in {game['id']}")
            say(f"bestmove {random.choice(options)}")


if __name__ == "__main__":
    main()
