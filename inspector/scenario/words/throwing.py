"""What people say is done to something with a card: a spell is cast on it, or hits it, whatever verb they use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.cards import Card
from inspector.scenario.words.casting import Casting, cast_objects, from_hand, on_target, whose_at
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.files import NICKNAMES
from inspector.scenario.words.parts import ANSWERED, TAKEN, Fields, ManyActions, Scene
from inspector.scenario.words.slots import (
    card_names_at,
    objects_at,
    spelled_name,
)
from inspector.scenario.words.spells import face_cast

_USES: Final = ("uses", "points", "throws", "aims", "fires", "resolves", "plays", "puts", "slaps", "drops")
_ONTO: Final = ("on", "onto", "at", "to copy", "to clone", "copying", "targeting", "choosing", "for")
_HITS: Final = ("hits", "targets", "zaps", "copies", "clones", "enchants", "answers", "removes")


def using(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ben uses Copy Enchantment on my Room``, ``Ben hits it with Turn to Frog``."""
    for place, _ in text.any_of(at, _USES):
        for end, cast in cast_objects(scene, text, place, who, "stack"):
            for onto, _ in text.any_of(end, _ONTO):
                for last, of in objects_at(scene, text, onto):
                    yield from thrown(scene, text, last, cast, of, who)
    for place, _ in text.any_of(at, _HITS):
        for end, of in objects_at(scene, text, place):
            behind = text.word(end, "with", "") or text.word(end, "using", "")
            for last, cast in cast_objects(scene, text, behind, who, "stack") if behind is not None else ():
                yield from thrown(scene, text, last, cast, of, who)


def hit_by(scene: Scene, text: Cursor, at: int, of: str) -> ManyActions:
    """Read by which card something is hit, and whose that is."""
    for end, cast, who in _somebodys(scene, text, at):
        yield from thrown(scene, text, end, cast, of, who)


def _somebodys(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Casting, str]]:
    """Read what is cast, and whose: where nobody says, whoever holds it, else the other of two, and that is told."""
    for start, who in whose_at(scene, text, at):
        yield from ((end, cast, who) for end, cast in cast_objects(scene, text, start, who, "stack"))
    players = scene.table.players
    other = players[-1] if len(players) == 2 else players[0]
    for end, cast in cast_objects(scene, text, at, other, "stack"):
        yield end, cast, _holder(scene, cast, other)


def _holder(scene: Scene, cast: Casting, who: str) -> str:
    """Give who casts what lies on the board: nobody but its owner has a card in hand (402.2)."""
    held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
    return who if held is None or held.is_permanent else held.owner


def thrown(scene: Scene, text: Cursor, at: int, cast: Casting, of: str, who: str) -> ManyActions:
    """Give what comes of a card that somebody casts with something in mind."""
    held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
    if held is not None and (held.is_permanent or cast.object == of):
        return
    if held is not None and held.is_spell and held.controller != who:
        # Nobody does anything with another's spell.
        return
    player = scene.player_of(who)
    casts = {"do": "cast", "object": cast.object, **player, **cast.way}
    # What is on the stack already is not cast again.
    so_far = [] if held is not None and held.is_spell else [*cast.first, casts]
    yield from on_target(scene, text, at, so_far, cast, of, who)


# Cards that are called as what the game does: such a one is cast only where it is written as a name. Not all of these
# names are taken by a card of today; a card of one's own, or of a set to come, may have any.
_OF_THE_GAME: Final = frozenset((
    "attack", "block", "bounce", "cloak", "copy", "counter", "destroy", "discard", "exhaust", "exile", "fight", "flip",
    "goad", "investigate", "manifest", "mill", "regenerate", "return", "sacrifice", "scry", "steal", "tap",
    "transform", "untap",
))  # fmt: skip


def named_verb(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ben Lightning Bolts my Delver``: a card's name as what somebody does."""
    for end, words in text.spans(at):
        said = " ".join(words.split())
        for name in dict.fromkeys((said, said.removesuffix("s"), said.removesuffix("ed"), said.removesuffix("'s"))):
            if said.islower() and name in _OF_THE_GAME:
                continue
            called = NICKNAMES.get(name.lower(), name)
            found = scene.pool.find(called)
            if found is None or (name == said and name.islower() and name not in NICKNAMES):
                continue
            cast = _held_or_new(scene, found, spelled_name(found, called), who)
            for word in ("", "targeting", "on"):
                place = text.word(end, word, "") if word else end
                for last, of in objects_at(scene, text, place) if place is not None else ():
                    yield from thrown(scene, text, last, cast, of, who)


def _held_or_new(scene: Scene, card: Card, name: str, who: str) -> Casting:
    """Give the card that somebody casts by a name: one that is in a hand or on the stack, or one from the hand."""
    new = from_hand(scene, card, name, who, "stack")
    held = (scene.table.objects.get(label) for label in scene.names.meant(name))
    known = [each.label for each in held if each is not None and each.zone in ("hand", "stack")]
    return new._replace(object=known[0], first=()) if len(known) == 1 else new


def responded(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``In response to Turn to Frog on my Bears,``: what is cast, and waits for what is done then."""
    place = text.word(at, "in response to", "")
    if place is None:
        return
    for end, cast, who in _somebodys(scene, text, place):
        for behind, _ in text.any_of(end, ("on", "targeting", "at", "copying", "choosing")):
            for last, of in objects_at(scene, text, behind):
                for _, actions in thrown(scene, text, last, cast, of, who):
                    yield last, [{**each, ANSWERED: True} for each in actions]


def turned_into(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Cytoshape turns my Serra Angel into Grizzly Bears until end of turn``."""
    for end, words, found in card_names_at(scene, text, at):
        for verb in ("turns", "makes"):
            place = text.word(end, verb, "") if found is not None else None
            for last, label in objects_at(scene, text, place) if place is not None else ():
                for behind, _ in text.any_of(last, ("into a copy of", "into", "a copy of")):
                    for stop, of in objects_at(scene, text, behind):
                        until = text.word(stop, "until end of turn", "") or text.word(stop, "this turn", "")
                        copies: Fields = {"do": "become_copy", "object": label, "of": of}
                        cause = spelled_name(found, words) if found is not None else ""
                        note = (f"{cause} is named as the cause; what else it says is not carried out.",)
                        if until is not None:
                            yield until, [{**copies, "until": "end of turn", TAKEN: note}]
                        yield stop, [{**copies, TAKEN: note}]


def spell_on(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Twisted Image on my Serra Angel``: what somebody casts, whoever does."""
    first = scene.table.players[0]
    for end, cast in cast_objects(scene, text, at, first, "stack"):
        if cast.card is None or not face_cast(cast.card, cast.called).type_line.is_instant_or_sorcery:
            continue
        for place, _ in text.any_of(end, ("on", "targeting", "at")):
            for last, of in objects_at(scene, text, place):
                yield from thrown(scene, text, last, cast, of, _holder(scene, cast, first))


def stealing(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ben stole my Clone with Control Magic``: with an Aura, what it says; with anything else, control."""
    for place, _ in text.any_of(at, ("steals", "takes", "grabs", "takes control of", "gains control of")):
        for end, label in objects_at(scene, text, place):
            behind = text.word(end, "with", "") or text.word(end, "using", "")
            for last, cast in cast_objects(scene, text, behind, who, "stack") if behind is not None else ():
                if cast.card is not None and "Aura" in cast.card.front.type_line.subtypes:
                    yield from thrown(scene, text, last, cast, label, who)
