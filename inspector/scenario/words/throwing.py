"""What people say is done to something with a card: a spell is cast on it, or hits it, whatever verb they use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.cards import Card
from inspector.scenario.words.casting import Casting, cast_objects, on_target, to_cast, whose_at
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.files import NICKNAMES
from inspector.scenario.words.parts import ANSWERED, TAKEN, Fields, Made, ManyActions, Scene
from inspector.scenario.words.slots import (
    card_names_at,
    objects_at,
    spelled_name,
)

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
    for start, who in _whose_or_other(scene, text, at):
        for end, cast in cast_objects(scene, text, start, who, "stack"):
            yield from thrown(scene, text, end, cast, of, who)


def _whose_or_other(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Read whose a card is; where nobody says, it is that of the other of two players, and the text is told so."""
    yield from whose_at(scene, text, at)
    players = scene.table.players
    yield at, players[-1] if len(players) == 2 else players[0]


def thrown(scene: Scene, text: Cursor, at: int, cast: Casting, of: str, who: str) -> ManyActions:
    """Give what comes of a card that somebody casts with something in mind."""
    held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
    if held is not None and (held.is_permanent or cast.object == of):
        return
    player = {} if who == scene.table.players[0] else {"player": who}
    casts = {"do": "cast", "object": cast.object, **player, **cast.way}
    spell = held is not None and held.is_spell
    yield from on_target(scene, text, at, [*cast.first, *([] if spell else [casts])] or [casts], cast, of)


# What the rules say is done to something: a card that bears such a name is cast only where it is written as a name.
_OF_THE_GAME: Final = frozenset(
    [
        "exile",
        "destroy",
        "sacrifice",
        "counter",
        "return",
        "bounce",
        "tap",
        "untap",
        "flip",
        "transform",
        "copy",
        "steal",
        "regenerate",
        "attack",
        "block",
        "discard",
        "mill",
        "scry",
        "fight",
        "exhaust",
        "goad",
        "investigate",
        "manifest",
        "cloak",
    ]
)


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
            cast = _from_hand(scene, found, spelled_name(found, called), who)
            for word in ("", "targeting", "on"):
                place = text.word(end, word, "") if word else end
                for last, of in objects_at(scene, text, place) if place is not None else ():
                    yield from thrown(scene, text, last, cast, of, who)


def _from_hand(scene: Scene, card: Card, name: str, who: str) -> Casting:
    held = (scene.table.objects.get(label) for label in scene.names.meant(name))
    known = [each.label for each in held if each is not None and each.zone in ("hand", "stack")]
    if len(known) == 1:
        return Casting(known[0], (), card, {}, name)
    made, shown = Made(), card.name if "//" in card.name and len(card.faces) > 1 else card.front.name
    player = {} if who == scene.table.players[0] else {"player": who}
    taken = (f"{card.front.name} comes from {who}'s hand, as no other place is said.",)
    first = {"do": "place", **player, "card": shown, "zone": "hand", "as": made, TAKEN: taken}
    return Casting(made, (first,), card, {}, name)


def responded(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``In response to Turn to Frog on my Bears,``: what is cast, and waits for what is done then."""
    place = text.word(at, "in response to", "")
    if place is None:
        return
    for start, who in _whose_or_other(scene, text, place):
        for end, cast in cast_objects(scene, text, start, who, "stack"):
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
                        note = (
                            (f"{spelled_name(found, words)} is named as the cause, and does nothing more here.",)
                            if found
                            else ()
                        )
                        if until is not None:
                            yield until, [{**copies, "until": "end of turn", TAKEN: note}]
                        yield stop, [{**copies, TAKEN: note}]


def spell_on(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Twisted Image on my Serra Angel``: what somebody casts, whoever does."""
    for end, cast in to_cast(scene, text, at, scene.table.players[0], "stack"):
        if cast.card is None or not cast.card.front.type_line.is_instant_or_sorcery:
            continue
        for place, _ in text.any_of(end, ("on", "targeting", "at")):
            for last, of in objects_at(scene, text, place):
                yield from thrown(scene, text, last, cast, of, scene.table.players[0])


def stealing(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ben stole my Clone with Control Magic``: with an Aura, what it says; with anything else, control."""
    for place, _ in text.any_of(at, ("steals", "takes", "grabs", "takes control of", "gains control of")):
        for end, label in objects_at(scene, text, place):
            behind = text.word(end, "with", "") or text.word(end, "using", "")
            for last, cast in cast_objects(scene, text, behind, who, "stack") if behind is not None else ():
                if cast.card is not None and "Aura" in cast.card.front.type_line.subtypes:
                    yield from thrown(scene, text, last, cast, label, who)
