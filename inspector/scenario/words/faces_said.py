"""A card by the name of one of its faces: which way up it then lies, and as what it is cast or played."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, Final, Literal

import msgspec

from inspector.cards import Card, Face, Kind, Shape, name_key, token_words, with_article
from inspector.rules import Action, Result, Table, TurnFaceUp, perform
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import Fields, ReadParts, Said, Scene
from inspector.scenario.words.slots import card_names_at, is_one_card, objects_at, players_at, said_card, spelled_name
from inspector.scenario.words.tokens_said import tokens_at

# Nothing is cast or played from here.
_NOT_CAST_FROM: Final = ("battlefield", "stack")
# Under this key a place carries the name by which its card was called, until its zone is known.
CALLED: Final = "_called"
_BY_BACK: Final[Mapping[Shape, Mapping[str, Fields]]] = {
    Shape.DOUBLE_FACED: {"battlefield": {"face": "back"}, "stack": {"face": "back"}},
    Shape.FLIP: {"battlefield": {"flipped": True}},
    Shape.SPLIT: {"stack": {"half": "right"}},
    Shape.INSET: {"stack": {"inset": True}},
}


# By what a player may turn up what is face down, each as a special action (708.7).
WayUp = Literal["morph", "disguise", "manifest", "cloak"]
_WAYS_UP: Final[tuple[WayUp, ...]] = ("morph", "disguise", "manifest", "cloak")


def way_up(table: Table, action: TurnFaceUp) -> WayUp | None:
    """Give by what the player of the action may turn it up now, what goes with its being face down first; or None."""
    held = table.objects.get(action.object or "")
    if held is None or held.face_down is None:
        return None
    cause = held.face_down.cause
    ways = sorted(_WAYS_UP, key=lambda way: way != cause)
    tries = ((way, msgspec.structs.replace(action, by=way)) for way in ways)
    return next((way for way, tried in tries if perform(table, tried)[1].result is Result.DONE), None)


def as_people_turn_up(scene: Scene, fields: Fields, who: str) -> Fields:
    """Give a turning up that a player does as the special action that it is, where something lets them do it."""
    if fields["do"] != "turn_face_up" or "by" in fields or "as_copy_of" in fields or not fields.get("object"):
        return fields
    by = way_up(scene.table, TurnFaceUp(object=fields["object"], player=who))
    return fields if by is None else {**fields, "by": by, "player": who}


def way_called(card: Card, name: str, zone: str) -> Fields:
    """Give what calling a card by a face's name says of how it is there: its back face, its right half, its inset."""
    key = name_key(name)
    if len(card.faces) == 1 or key == name_key(card.name):
        return {}
    if key == name_key(card.front.name):
        return {"half": "left"} if card.shape is Shape.SPLIT and zone == "stack" else {}
    return dict(_BY_BACK.get(card.shape, {}).get(zone, {}))


def as_called(scene: Scene, fields: Fields) -> Fields:
    """Give a place with what the name says by which its card was called, where nothing else is said of it.

    People say that a double-faced card is flipped that has its back face up.
    """
    given = {key: value for key, value in fields.items() if key != CALLED}
    found = scene.pool.find(fields["card"])
    if _is_turned_over(found, given):
        del given["flipped"]
        given.setdefault("face", "back")
    if found is None or CALLED not in fields:
        return given
    return {**way_called(found, fields[CALLED], given.get("zone", "battlefield")), **given}


def _is_turned_over(found: Card | None, place: Mapping[str, Any]) -> bool:
    return bool(place.get("flipped")) and found is not None and found.shape is Shape.DOUBLE_FACED


def card_called(found: Card, words: str) -> Fields:
    """Give the fields of a card that words name: by its front where they name its back or what is set into it."""
    name = spelled_name(found, words)
    if found.is_token and name == token_words(words):
        return {"card": name}
    if name in (found.name, found.front.name) and found.shape is not Shape.SPLIT:
        return {"card": name}
    whole = name if found.shape is Shape.SPLIT else found.front.name
    return {"card": whole} if name == found.name else {"card": whole, CALLED: name}


class PlacedCard:
    """A card that is placed; one called by its back face lies with that face up."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the name of a card, or of any of its faces; in quotes it is as files write it."""
        for place in (text.word(at, "a", ""), text.word(at, "an", "")):
            for end, words, _ in tokens_at(scene, text, text.skipped(place)) if place is not None else ():
                yield end, {"card": words}
        for end, words, found in card_names_at(scene, text, at):
            if is_one_card(scene, text, end, words, found):
                yield end, {"card": words} if found is None else card_called(found, words)

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it by its name, where that reads back to it; what people call a flipped double-faced card is another."""
        name = has["card"]
        if _is_turned_over(scene.pool.find(name), has):
            return None
        said = said_card(scene, name) if self._is_plain(scene, has) else f'"{name}"'
        return said, frozenset(("card",))

    @staticmethod
    def _is_plain(scene: Scene, has: Mapping[str, Any]) -> bool:
        """Whether the name by itself reads back to the card, and says nothing that is not so."""
        found = scene.pool.find(has["card"])
        if found is None:
            return False
        called = card_called(found, has["card"])
        way = way_called(found, called.get(CALLED, found.name), has.get("zone", "battlefield"))
        return called["card"] == has["card"] and way.keys() <= has.keys()


def way_of_words(scene: Scene, label: str, words: str, zone: str) -> Fields:
    """Say how an object is cast or played where words call it by one of its faces."""
    held = scene.table.objects.get(label)
    prepared = prepare_spell_of(scene, label, words) if zone == "stack" else ""
    if prepared:
        copies = (f"{prepared} {number}".removesuffix(" 1") for number in count(1))
        return {"inset": True, "as_copy": next(each for each in copies if not scene.names.has_label(each))}
    if held is None or len(held.cards) != 1 or held.zone in _NOT_CAST_FROM or name_key(words) == name_key(label):
        return {}
    return way_of_name(held.cards[0], words, zone)


def way_of_name(card: Card, words: str, zone: str) -> Fields:
    """Say how a card is cast or played where words that end with the name of one of its faces call it so."""
    called = next((name for name in card.names if name_key(words).endswith(name_key(name))), "")
    way = way_called(card, called, zone) if called else {}
    # The back of a card that transforms is cast only so (310.11b); that of a modal one is a face of its own.
    return {"transformed": True} if way.get("face") == "back" and card.kind is Kind.NONMODAL else way


def prepare_spell_of(scene: Scene, label: str, words: str) -> str:
    """Give the name of the spell set into a prepared permanent where words name that: its copy is cast (722.3c)."""
    held = scene.table.objects.get(label)
    if held is None or not held.is_permanent or "prepared" not in held.designations or len(held.base.faces) == 1:
        return ""
    name = held.base.faces[-1].name
    return name if name_key(words).endswith(name_key(name)) else ""


class CastCard:
    """An object that is cast or played; called by the name of another face than its front, as that face."""

    def __init__(self, zone: str) -> None:
        """Take where it comes to: the stack, or the battlefield for a land."""
        self.zone = zone

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the object."""
        for end, label in objects_at(scene, text, at):
            words = text.text[text.skipped(at) : end]
            yield end, {"object": label, **way_of_words(scene, label, words, self.zone)}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the object."""
        return scene.names.phrase(has["object"]), frozenset(("object",))


# What players call the spells that are set into cards; a prepare spell has no subtype of its own (722.2a).
_PREPARE_SPELL: Final = "prepare spell"
_INSETS: Final = ("Adventure", "Omen", _PREPARE_SPELL)


class InsetSaid:
    """That a card is the spell set into it: as an Adventure, as an Omen or as its prepare spell."""

    _WORDS: Final = tuple(f"{before} {one}" for one in _INSETS for before in ("as its", "as the"))
    _ALSO: Final = ("as an Adventure", "as an Omen", "as a prepare spell", "the inset spell")

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Match the words."""
        del scene
        for end in text.one_of(at, (*self._WORDS, *self._ALSO)):
            yield end, {"inset": True}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it where it is one, by what players call that."""
        if has.get("inset") is not True:
            return None
        label = has.get("object", "")
        held = scene.table.objects.get(label) or scene.table.phased_out.get(label)
        found = scene.pool.find(has.get("card", ""))
        face = held.base.faces[-1] if held is not None else found.faces[-1] if found is not None else None
        shape = held.base.shape if held is not None else found.shape if found is not None else None
        is_prepared = held is not None and "prepared" in held.designations
        if face is not None and shape is not Shape.INSET and not is_prepared:
            # Whoever tries to cast a second spell of what has none means most likely an Adventure.
            return self._ALSO[0], frozenset(("inset",))
        return (inset_words(face) if face is not None else self._ALSO[-1]), frozenset(("inset",))


def inset_words(face: Face) -> str:
    """Say that a card is cast as the spell set into it: ``as an Omen``."""
    word = next((one for one in _INSETS if one in face.type_line.subtypes), "")
    # A card is cast as any Adventure or Omen (715.3, 720.3), but a prepare spell is always somebody's (722.3c).
    return f"as {with_article(word)}" if word else f"as its {_PREPARE_SPELL}"


def is_permanent_card(card: Card) -> bool:
    """Whether a card can lie on the battlefield: no face of an instant or a sorcery in front (110.4)."""
    return not card.front.type_line.is_instant_or_sorcery


def can_be_played(scene: Scene, label: str) -> bool:
    """Whether an object is a card with a land face: "plays" means of another that it is cast and resolves (305.1)."""
    held = scene.table.objects.get(label)
    return held is None or len(held.cards) != 1 or has_land_face(held.cards[0])


def has_land_face(card: Card) -> bool:
    """Whether one of its faces is a land, so that it can be played."""
    return any("Land" in face.type_line.types for face in card.faces)


def as_people_flip(scene: Scene, fields: Fields) -> Fields:
    """Give a flip of a double-faced card as the transforming that people mean: it cannot flip (710.1)."""
    several = list(fields.get("objects") or ())
    label = several[0] if len(several) == 1 else fields.get("object", "")
    held = scene.table.objects.get(str(label))
    if fields["do"] != "flip" or held is None or len(held.cards) > 1:
        return fields
    # A token has no card, and the shape of what it was made as.
    shape = held.cards[0].shape if held.cards else held.base.shape
    return {**fields, "do": "transform"} if shape is Shape.DOUBLE_FACED else fields


def turned_up_by(scene: Scene, words: str, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Give the actions of a question, of which a turning up is the deed of the player with whom its words begin."""
    if not any(isinstance(action, TurnFaceUp) for action in actions):
        return actions
    text = Cursor(words)
    text.seat(scene.table.players)
    who = next((who for _, who in players_at(scene._replace(subject=""), text, 0)), None)
    return tuple(
        msgspec.structs.replace(action, player=action.player or who) if isinstance(action, TurnFaceUp) else action
        for action in actions
    )
