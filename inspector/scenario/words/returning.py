"""What becomes of a card that people speak of: it mutates, turns into its other face, comes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.cards import Shape, name_key
from inspector.scenario.words.casting import Casting, cast_objects, whose_at
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.naming import whose_words
from inspector.scenario.words.parts import Fields, ManyActions, Scene
from inspector.scenario.words.slots import kinds_at, numbers_at, objects_at

_BACK_UP: Final = (
    "transformed",
    "with its back face up",
    "to the battlefield transformed",
    "flipped over",
    "flipped",
)


def mutating(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ana mutates Gemrazer onto my Bears``, from a hand."""
    place = text.word(at, "mutates", "")
    for end, cast in cast_objects(scene, text, place, who, "battlefield") if place is not None else ():
        yield from _mutated(scene, text, end, cast, who)


def mutating_itself(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``my Gemrazer is mutated over Grizzly Bears``."""
    for start, owner in ((at, scene.table.players[0]), *whose_at(scene, text, at)):
        for end, cast in cast_objects(scene, text, start, owner, "battlefield"):
            for behind, _ in text.any_of(end, ("is mutated", "mutates")):
                yield from _mutated(scene, text, behind, cast, owner)


def _mutated(scene: Scene, text: Cursor, end: int, cast: Casting, who: str) -> ManyActions:
    held = scene.table.objects.get(str(cast.object))
    if held is None or not held.is_permanent:
        for behind, words in text.any_of(end, ("onto", "over", "on top of", "on", "under", "underneath", "below")):
            for last, onto in objects_at(scene, text, behind):
                under = {"on_top": False} if words in ("under", "underneath", "below") else {}
                player = scene.player_of(who)
                yield last, [*cast.first, {"do": "mutate", "object": cast.object, "onto": onto, **player, **under}]


def turning_into(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``it flips into Withengar``: a double-faced permanent transforms, whatever people call it."""
    for end, label in objects_at(scene, text, at):
        held = scene.table.objects.get(label)
        if held is None or len(held.cards) != 1:
            continue
        action = {Shape.DOUBLE_FACED: "transform", Shape.FLIP: "flip"}.get(held.cards[0].shape)
        for verb in (
            "transforms into",
            "flips into",
            "turns into",
            "becomes",
            "into",
        ):
            place = text.word(end, verb, "")
            for last, words in text.spans(place) if place is not None and action is not None else ():
                shows = scene.names.shown.get(label, "").casefold()
                other = [name for name in held.cards[0].names[1:] if name.casefold() != shows]
                if any(name.casefold().startswith(words.casefold()) for name in other):
                    yield last, [{"do": action, "object": label}]


def returning(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``it comes back transformed``: onto the battlefield, under its owner's control."""
    for end, label in objects_at(scene, text, at):
        held = scene.table.objects.get(label)
        if held is None:
            continue
        player = scene.player_of(held.owner)
        # What comes back was away: a permanent was exiled for it.
        away: list[Fields] = [{"do": "move", "object": label, "to": "exile"}] if held.is_permanent else []
        for verb in (
            "comes back",
            "returns",
            "is returned",
            "comes back to the battlefield",
            "is put back",
            "returns to the battlefield",
            "is returned to the battlefield",
            "is put onto the battlefield",
        ):
            behind = text.word(end, verb, "")
            if behind is None:
                continue
            puts = {"do": "put_onto_battlefield", "object": label, **player}
            for end_so, action in _returned(scene, text, behind, puts):
                if not away or action.get("transformed"):
                    yield end_so, [*away, action]
            place = text.word(behind, "with", "")
            for spot, count in numbers_at(scene, text, place) if place is not None else ():
                for last, kind in kinds_at(scene, text, spot):
                    yield last, [*away, puts, {"do": "counters", "object": label, "kind": kind, "count": count}]


def _returned(scene: Scene, text: Cursor, at: int, puts: Fields) -> Iterator[tuple[int, Fields]]:
    """Read how something comes back: transformed, under whose control."""
    yield at, puts
    for turned, _ in text.any_of(at, _BACK_UP):
        yield from _returned(scene, text, turned, {**puts, "transformed": True})
    held = scene.table.objects[str(puts["object"])]
    place = text.word(at, "as", "")
    for end, words in text.spans(place) if place is not None and len(held.cards) == 1 else ():
        faces = [name_key(face.name) for face in held.cards[0].faces]
        begun = [number for number, name in enumerate(faces) if name.startswith(name_key(words))]
        if len(begun) == 1 and held.cards[0].shape is Shape.DOUBLE_FACED:
            yield end, {**puts, "transformed": True} if begun[0] else puts
    for words, player in (("its owner's", ""), ("their owner's", ""), *whose_words(scene.table.players)):
        behind = text.word(at, f"under {words} control", "")
        if behind is not None:
            who = player or scene.table.objects[str(puts["object"])].owner
            plain = {key: value for key, value in puts.items() if key != "player"}
            yield from _returned(
                scene, text, behind, plain if who == scene.table.players[0] else {**plain, "player": who}
            )
