"""An effect in the words of a card: what was understood as actions of the board, or at which word it was not."""

from __future__ import annotations

from difflib import get_close_matches

import msgspec

from inspector.cards import StaticAbility
from inspector.reading import Heard, heard
from inspector.rules import Effect
from inspector.rules.table.actions import Until

# Ways to say what an effect does, to propose the nearest of.
SAYINGS = (
    "gets +1/+1 and has flying",
    "gets +1/+1 for each creature you control",
    "gets +X/+X, where X is the number of cards in your hand",
    "gets +1/+1 for each +1/+1 counter on it",
    "has base power and toughness 1/1",
    "has base power and toughness each equal to the number of Swamps you control",
    "has flying as long as you control a Swamp",
    "has flying during your turn",
    "has protection from red",
    'has "{T}: Add {G}."',
    "loses all abilities",
    "loses flying",
    "can't have flying",
    "has all activated abilities of creatures you control",
    "is a 1/1 blue Frog creature",
    "is an artifact in addition to its other types",
    "is every creature type",
    "loses all creature types",
    "is every basic land type in addition to its other types",
    "is blue",
    "isn't a creature",
    "is legendary",
    "gain control of it",
    "in its text, Swamp becomes Island",
    "other creatures you control get +1/+1",
    "creatures you control have flying as long as it's your turn",
    "all lands are Swamps",
    "nonbasic lands are Mountains",
    "creatures your opponents control get -1/-1",
)
_SELF = b'"self"'


class SaidEffect(msgspec.Struct, frozen=True):
    """What words come to for some objects: the ``effects``, and what is told of them."""

    effects: tuple[Effect, ...]
    told: str


def effects_said(
    words: str, labels: tuple[str, ...], names: tuple[str, ...], until: Until, players: tuple[str, ...]
) -> SaidEffect:
    """Read an effect on objects, in which "you" is the first of the players, who controls them.

    What speaks of its own source becomes an ability of the one object selected. Who gains control is the next player.
    """
    player, taker = players[0], players[1 % len(players)]
    found = heard(words, names)
    if not found.statics:
        return SaidEffect((), not_heard(found, words))
    own = [_speaks_of_a_source(one) for one in found.statics]
    if any(own) and len(labels) > 1:
        return SaidEffect((), "These words speak of the object that has them: select one card alone.")
    made = (_effect(one, labels, until, of_source=any(own)) for one in found.statics)
    effects = tuple(_by_player(one, player, taker) for one in made)
    lasts = " It becomes an ability of it, as long as it is there." if any(own) else ""
    lasts += f" That is {taker}." if any(one.change.control == taker for one in effects) else ""
    return SaidEffect(effects, f"Understood: {found.printed}.{lasts}")


def _effect(static: StaticAbility, labels: tuple[str, ...], until: Until, *, of_source: bool) -> Effect:
    if of_source:
        on = None if static.filter is not None else static.on
        return Effect(
            source=labels[0],
            besides=True,
            change=static.change,
            on="self" if on is None and static.filter is None else on,
            filter=static.filter,
            if_=static.if_,
        )
    if static.filter is not None:
        return Effect(filter=static.filter, change=static.change, until=until)
    return Effect(on=labels, change=static.change, until=until)


def _by_player(effect: Effect, player: str, taker: str) -> Effect:
    """The effect as that of a player; by "gain control" of theirs, what resolves means the one who takes it."""
    change = effect.change
    if effect.source is None and change.control == "you":
        change = msgspec.structs.replace(change, control=taker)
    return msgspec.structs.replace(effect, change=change, player=player)


def _speaks_of_a_source(static: StaticAbility) -> bool:
    """Whether it means nothing but as an ability: under a condition, of others than itself, of what it is on."""
    if static.if_ is not None or static.on not in (None, "self"):
        return True
    asked = msgspec.json.encode((static.filter, static.change))
    return _SELF in asked or b'"chosen' in asked or b"_chosen" in asked


def not_heard(found: Heard, words: str) -> str:
    """Say at which word words were not understood, and what comes nearest."""
    if not words.strip():
        return "Write what it does, as a card would say it."
    where = f"Not understood at “{found.stopped_at}”." if found.stopped_at else "Something is missing at the end."
    near = get_close_matches(words.strip().lower(), SAYINGS, n=1, cutoff=0.3)
    return f"{where} Cards say, for example: {near[0]}." if near else where
