"""Sentences about several objects to which one act does the same, each beside that about one of them.

``{names}`` are all of them; ``{none_of}`` begins a sentence on what is true of none: "Neither ... nor ...".
"""

from __future__ import annotations

from collections.abc import Sequence

from inspector.cards import listed_words

# By the name of the sentence about one, which has ``{name}`` where these have a place for all.
SAID_OF_ALL = {
    # Turning over.
    "turns over": "{names} are turned over: their {side} faces are up now.",
    "converts": "{names} are converted, which turns them over like transforming: their {side} faces are up now.",
    "no double-faced card": "{none_of} is represented by {what}.",
    "kind does not turn": "{names} are {kind} double-faced cards; in this edition such cards cannot {turn}.",
    "modal turns over": (
        "{names} are represented by modal double-faced {card}s, and in this edition these can be turned over too."
    ),
    "copy turned over": "{names} are still copies and show what they copied, whichever faces are up.",
    "only day and night turn": "{names} have {keyword}, so nothing but that ability can turn them over.",
    "daybound turns": "It is night, so {names}, which have daybound, are turned over at once.",
    "nightbound turns": "It is day, so {names}, which have nightbound, are turned over at once.",
    "turns as it comes": "{names}, which have {keyword}, are turned over at once.",
    # Face down and face up.
    "never turned down": "{names} are double-faced and cannot be turned face down.",
    "down already": "{names} cannot be turned face down again.",
    "turned down": "{names} are turned face down and have only the values listed for them.",
    "turned down as a 2/2": (
        "{names} are turned face down: each is a 2/2 creature with no name, mana cost or abilities."
    ),
    "turned up": "{names} are turned face up and have their own values again; they did not enter.",
    "turned up as a copy": "{names} are turned face up and show the values that they copied; they did not enter.",
    # Copies.
    "becomes a copy": (
        "{names} become copies of {original}; they do not enter, and other effects on them go on applying."
    ),
    "copies anew": "{names} were already copies before that.",
    # Phasing, and roles that end.
    "phases out with": "{names} are attached to {other} and phase out with it.",
    "phases in with": "{names} phased out with {other}, so they phase in with it.",
    "is not phased out": "{none_of} is phased out.",
    "phased out label": "{names} are phased out, so it is as if they were not there.",
    "effect passes phased out": "{names} are phased out, so the effect does not include them.",
    "mark ends": "{names} are no longer {word}.",
}
# What state-based actions do to several at once is known beforehand, so a step need not gather it.
_OF_ALL_THAT_GO = {
    "toughness 0": "{names} each have toughness 0 or less, so they go to the graveyard.",
    "loyalty 0": "{names} each have loyalty 0, so they go to the graveyard.",
    "Aura on nothing": "{names} are attached to nothing, so they go to the graveyard.",
    "token ceases now": "{names} are tokens that left the battlefield, so they cease to exist.",
}
TEMPLATES_OF_SEVERAL = {f"{of_one}, several": says for of_one, says in (SAID_OF_ALL | _OF_ALL_THAT_GO).items()}


def told_of_all(names: Sequence[str]) -> dict[str, object]:
    """Give what the places of a sentence about several objects are filled with, by their names, at least two."""
    neither = f"Neither {' nor '.join(names)}"
    return {
        "names": listed_words(names),
        "none_of": neither if len(names) == _TWO else f"None of {listed_words(names)}",
    }


_TWO = 2
