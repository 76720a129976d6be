"""What is cast or enters: an object of the board, or a card that is nowhere yet and comes from a hand.

That the text left out where it comes from is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from inspector.cards import Card
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.exceptions import excepted
from inspector.scenario.words.faces_said import prepare_spell_of, way_called, way_of_words
from inspector.scenario.words.naming import says_whose_pile
from inspector.scenario.words.own_exceptions import with_own_exceptions
from inspector.scenario.words.parts import ABOUT, RESOLVES, TAKEN, Fields, Made, ManyActions, Scene, options
from inspector.scenario.words.slots import card_names_at, is_one_card, objects_at, spelled_name
from inspector.scenario.words.spells import face_cast, resolution, targets_told, with_resolution

_ONE_MORE: Final = ("another", "a second", "one more", "a further")
_BEFORE_A_NAME: Final = ("a", "an", "the", "my", "his", "her", "their", *_ONE_MORE)
_FROM_HAND: Final = "comes from {}'s hand, as no other place is said."


class Casting(NamedTuple):
    """What is cast or enters: its label, or the card that comes first; and how its name says that it is cast.

    ``called`` is the name under which it is cast, where that is of one of its faces.
    """

    object: str | Made
    first: tuple[Fields, ...]
    card: Card | None
    way: Fields
    called: str = ""


def to_cast(
    scene: Scene, text: Cursor, at: int, who: str, zone: str, *, anew: bool = False
) -> Iterator[tuple[int, Casting]]:
    """Read what is cast or enters where nothing on the board bears the name.

    Of what is said to be cast, ``anew``, no permanent is meant: "He plays Blood Moon too".
    """
    for start, word in (*text.any_of(at, _BEFORE_A_NAME), (at, "")):
        for end, words, found in card_names_at(scene, text, start):
            meant = () if word in _ONE_MORE else scene.names.meant(words)
            if found is None or any(_may_be_cast(scene, label, words, who, anew=anew) for label in meant):
                continue
            if is_one_card(scene, text, end, words, found):
                yield end, from_hand(scene, found, spelled_name(found, words), who, zone)


_FROM_WHERE: Final = re.compile(
    r"[ ]+from (?:(?P<whose>(?:[\w'-]+ )?[\w'-]+) )?(?P<zone>graveyard|yard|exile|hand)(?!\w)", re.IGNORECASE
)


def from_where(scene: Scene, text: Cursor, at: int, cast: Casting) -> Iterator[tuple[int, Casting]]:
    """Give what is cast as it is, and with the place from which it is said to be cast, where it may be there."""
    yield at, cast
    found = _FROM_WHERE.match(text.text, at)
    zone = "" if found is None else found["zone"].lower().replace("yard", "graveyard").replace("gravegrave", "grave")
    held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
    players = scene.table.players
    owner = str(cast.first[0].get("player", players[0])) if cast.first else "" if held is None else held.owner
    if found is None or not says_whose_pile(players, found["whose"], owner):
        return
    if held is None or held.zone == zone:
        yield found.end(), cast._replace(first=tuple({**each, "zone": zone, TAKEN: ()} for each in cast.first))


# By which keyword a card is cast, and as what; for a morph cost nothing is cast, what has morph is turned up for it.
_BY_KEYWORD: Final = re.compile(
    r",?[ ]+(?:(?:with|using|via|by|through)(?: (?:its|his|her|their|the))?|(?P<cost>for (?:its|his|her|their|the)))"
    r" (?P<keyword>morph|megamorph|disguise|disturb|bestow|prototype|fuse)(?: ability)?(?(cost) cost|(?: cost)?)(?!\w)",
    re.IGNORECASE,
)
_CAST_BY: Final[dict[str, Fields]] = {
    "morph": {"face_down": "morph"},
    "megamorph": {"face_down": "morph"},
    "disguise": {"face_down": "disguise"},
    "disturb": {"transformed": True},
    "bestow": {"bestow": True},
    "prototype": {"prototype": True},
    "fuse": {"half": "fused"},
}
_PAID_TO_TURN_UP: Final = frozenset(("morph", "megamorph", "disguise"))
_DISTURBED: Final = "comes from {}'s graveyard, where disturb lets it be cast."


def how_cast(scene: Scene, text: Cursor, at: int, cast: Casting) -> Iterator[tuple[int, Casting]]:
    """Give what is cast as it is, and with the place and keyword by which it is said to be cast, in either order."""
    for end, placed in from_where(scene, text, at, cast):
        yield end, placed
        for last, so in _by_keyword(scene, text, end, placed):
            yield last, so
            if end == at:
                yield from (each for each in from_where(scene, text, last, so) if each[0] != last)


def _by_keyword(scene: Scene, text: Cursor, at: int, cast: Casting) -> Iterator[tuple[int, Casting]]:
    """Read ``with disturb``, ``for its bestow cost``: from a graveyard where no other place is said (702.146a)."""
    found = _BY_KEYWORD.match(text.text, at)
    keyword = "" if found is None else found["keyword"].lower()
    if found is None or (keyword in _PAID_TO_TURN_UP and "cost" in found[0].lower()):
        return
    first = cast.first
    if keyword == "disturb" and any(each[TAKEN] for each in first):
        who = first[0].get("player") or scene.table.players[0]
        first = tuple(
            {**each, "zone": "graveyard", TAKEN: (f"{each['card']} {_DISTURBED.format(who)}",)} for each in first
        )
    yield found.end(), cast._replace(first=first, way=_CAST_BY[keyword])


def from_hand(scene: Scene, card: Card, name: str, who: str, zone: str) -> Casting:
    """Give a card that somebody casts by a name, which comes from the hand: no other place is said.

    A half, a back face, what is set into a card: each is a way to cast the card.
    """
    player, made = scene.player_of(who), Made()
    whole = card.known_as
    taken = (f"{whole} {_FROM_HAND.format(who)}",)
    first = {"do": "place", **player, "card": whole, "zone": "hand", "as": made, TAKEN: taken}
    return Casting(made, (first,), card, way_called(card, name, zone), name)


# What a spell says that is aimed at something off the battlefield.
_AIMS_AT_CARDS: Final = re.compile(r"\b(?:cards?|graveyards?|exiled?)\b", re.IGNORECASE)
_OF_ONES_OWN: Final = frozenset(("graveyard", "hand", "library", "exile"))


def _may_be_cast(scene: Scene, label: str, words: str, who: str, *, anew: bool) -> bool:
    """Whether what bears a name is meant by who casts it: not what lies in another player's graveyard."""
    held = scene.table.objects.get(label)
    if held is not None and anew and held.is_permanent:
        return bool(prepare_spell_of(scene, label, words))
    return held is None or held.owner == who or held.zone != "graveyard"


def cast_objects(
    scene: Scene, text: Cursor, at: int, who: str, zone: str, *, anew: bool = False
) -> Iterator[tuple[int, Casting]]:
    """Read what is cast or enters: what bears the name on the board, or a card of whoever acts."""
    yield from to_cast(scene, text, at, who, zone, anew=anew)
    for end, label in objects_at(scene, text, at):
        held = scene.table.objects.get(label)
        if held is not None and len(held.cards) == 1:
            said = " ".join(text.text[text.skipped(at) : end].split())
            way = way_of_words(scene, label, said, zone) if zone == "stack" else {}
            yield end, Casting(label, (), held.cards[0], way, said)


def on_target(
    scene: Scene, text: Cursor, at: int, so_far: list[Fields], cast: Casting, of: str, who: str
) -> ManyActions:
    """Give what comes of casting a card with another in mind: an Aura is attached to it, what copies enters as it.

    Of an instant or a sorcery comes what its words do to that object; ``who`` casts it, or has cast it.
    """
    card = cast.card
    if card is None:
        return
    face = face_cast(card, cast.called or card.front.name)
    resolves: Fields = {"do": "resolve", "object": cast.object, RESOLVES: True}
    if "Aura" in face.type_line.subtypes:
        yield at, [*so_far, resolves, {"do": "attach", "object": cast.object, "to": of, RESOLVES: True}]
    elif face.type_line.is_instant_or_sorcery:
        held = scene.table.objects.get(of)
        if held is not None and held.zone in _OF_ONES_OWN and not _AIMS_AT_CARDS.search(" ".join(face.paragraphs)):
            # What lies in a graveyard is no target of it: another is meant.
            return
        resolves |= targets_told(scene, face, of)
        does = with_resolution([resolves], resolution(scene, face, of, who))
        yield at, [*so_far, *({**each, RESOLVES: True, ABOUT: of} for each in does)]
    elif "a copy of" in " ".join(face.paragraphs):
        for last, fields in options(excepted()).read(scene, text, at):
            copies = with_own_exceptions(card, {**resolves, "as_copy_of": of, **fields})
            yield last, [*so_far, copies]


def entered_as_copy(cast: Casting, player: Fields, of: str) -> list[Fields]:
    """Give the actions by which a card is cast and enters as a copy of something."""
    casts = {"do": "cast", "object": cast.object, **player}
    copies = with_own_exceptions(cast.card, {"do": "resolve", "object": cast.object, "as_copy_of": of})
    return [*cast.first, casts, copies]


def whose_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Read whose something is, with the place behind."""
    for words, player in text.may_begin(at, scene.whose):
        end = text.word(at, words, "") if player else None
        if end is not None:
            yield end, player
