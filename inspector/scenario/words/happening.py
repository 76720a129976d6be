"""What people say happened in one sentence: a card is cast and resolves, enters as a copy, is put on another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from inspector.scenario.words.casting import (
    Casting,
    cast_objects,
    entered_as_copy,
    how_cast,
    on_target,
    to_cast,
    whose_at,
)
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.effects_said import effect_at
from inspector.scenario.words.exceptions import excepted
from inspector.scenario.words.faces_said import has_land_face, is_permanent_card, way_called
from inspector.scenario.words.forms import CAST_HOW
from inspector.scenario.words.items import counters_at
from inspector.scenario.words.own_exceptions import with_own_exceptions
from inspector.scenario.words.parts import RESOLVES, TAKEN, Fields, Made, ManyActions, Scene, options
from inspector.scenario.words.returning import mutating, mutating_itself, returning, turning_into
from inspector.scenario.words.slots import card_names_at, counters_in_words, objects_at, players_at

_CASTS: Final = ("casts", "then casts", "then cast")
_PLAYS: Final = (
    "plays",
    "then plays",
    "then play",
    "resolves",
    "drops",
    "slams",
    "lands",
    "casts and resolves",
    "cast and resolve",
    "lays",
    "runs out",
    "brings out",
    "adds",
    "deploys",
    "replays",
    "recasts",
    "flashes in",
    "flash in",
)
_COPYING: Final = (
    "copying",
    "as a copy of",
    "and copies",
    "and copy",
    "to copy",
    "choosing",
    "and chooses",
    "and choose",
    "which copies",
    "which becomes a copy of",
    "naming",
    "that copies",
    "targeting",
    "on",
    "at",
    "to clone",
    "and targets",
    "and target",
    "to target",
    "with the target",
    "chooses",
    "and picks",
    "picking",
    "for",
)
_ENTERS: Final = (
    "enters",
    "enters the battlefield",
    "enters play",
    "comes into play",
    "comes in",
    "etbs",
    "etb",
    "is put onto the battlefield",
    "hits the table",
    "hits the battlefield",
    "hits the board",
    "hits play",
    "comes down",
    "comes out",
    "shows up",
    "lands",
    "arrives",
    "joins the battlefield",
    "resolves",
)
_IS_PLAYED: Final = ("gets cast", "is played", "is cast and resolves")
_ENTERS_COPYING: Final = ("copying", "as a copy of", "and copies", "as copy of", "becoming a copy of")
_BECOMING: Final = (
    "copies",
    "copying",
    "is a copy of",
    "becomes a copy of",
)
_FOR_IMPENDING: Final = ("for its impending cost", "for impending", "with impending", "using impending")
_AS_LAND: Final = ("as a land", "as land", "as its land side")
_ON: Final = ("on", "onto", "targeting", "enchanting", "attached to")


def happening(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read what happens in one sentence and is more than one action."""
    for place, who in players_at(scene, text, at):
        yield from _casting(scene, text, place, who)
        yield from _cloning(scene, text, place, who)
        for verb, action, zone in _FROM_PILES:
            behind = text.word(place, verb, "")
            if behind is not None:
                yield from _from_pile(scene, text, behind, who, action, zone)
        for behind, verb in text.any_of(place, ("puts", "enchants", "equips")):
            yield from _putting_on(scene, text, behind, who, verb)
        yield from mutating(scene, text, place, who)
        for behind, _ in text.any_of(place, ("has", "have", "had", "makes", "lets")):
            yield from text.quietly(_entering(scene, text, behind, who))
        yield from _making(scene, text, place)
        yield from text.quietly(_resolving(scene, text, place))
        yield from _other_text(scene, text, place)
        yield from _unlocking(scene, text, place, who)
    yield from text.quietly(mutating_itself(scene, text, at))
    yield from text.quietly(returning(scene, text, at))
    yield from text.quietly(turning_into(scene, text, at))
    yield from text.quietly(_entering(scene, text, at, scene.table.players[0]))
    yield from text.quietly(_being_played(scene, text, at))


def _making(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ben makes it a 1/1 until end of turn`` as what it then is."""
    place = text.word(at, "makes", "")
    for end, label in objects_at(scene, text, place) if place is not None else ():
        stop = text.text.find(".", end)
        stop = len(text.text) if stop < 0 else stop
        said = f'"{label}" is {text.text[end:stop].strip()}'
        for last, fields in effect_at(scene, Cursor(said), 0):
            if last == len(said):
                yield stop, [{"do": "effect", **fields}]


_CHANGES_TEXT: Final = re.compile(
    r"[ ]*(?:changes?|changed|replaces?|replaced) (?:all |each |every )?(?:instances? of )?"
    r"(?:the )?(?:word |type |color )?\"?(?P<old>[\w-]+)\"? (?:to|into|with|by) \"?(?P<new>[\w-]+)\"? "
    r"(?:in|on) (?:the text (?:box )?of )?",
    re.IGNORECASE,
)


_ITS_TEXT: Final = ("'s text", "'s rules text", "' text", "' rules text")


def _other_text(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ana changes Elf to Goblin in the text of Elvish Archdruid with Artificial Evolution`` (612.2)."""
    found = _CHANGES_TEXT.match(text.text, at)
    if found is None:
        return
    change = {"change": {"text": {"from": found["old"], "to": found["new"]}}}
    for end, label in objects_at(scene, text, found.end()):
        for behind in (end, *(stop for stop, _ in text.any_of(end, _ITS_TEXT))):
            yield behind, [{"do": "effect", "on": [label], **change}]
            for place, _ in text.any_of(behind, ("with", "by", "using")):
                for last, words, card in card_names_at(scene, text, place):
                    # How long it lasts is what the card says.
                    turn = card is not None and any(
                        "until end of turn" in each.lower() for each in card.front.paragraphs
                    )
                    lasts = {"until": "end of turn"} if turn else {}
                    called = words if card is None else card.front.name
                    yield last, [{"do": "effect", "on": [label], **change, **lasts, "called": called}]


def _unlocking(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``I unlock the right door`` of the Room that was spoken of."""
    place = text.word(at, "unlocks", "")
    held = scene.table.objects.get(scene.last)
    if place is None or held is None or len(held.cards) != 1 or not held.cards[0].is_room:
        return
    for half in ("left", "right"):
        end = text.word(place, f"the {half} door", "") or text.word(place, f"its {half} door", "")
        if end is not None:
            player = scene.player_of(who)
            yield end, [{"do": "unlock", "object": held.label, "half": half, "by": "special action", **player}]
    locked = [half for half in ("left", "right") if half not in held.unlocked]
    other = text.word(place, "the other door", "") or text.word(place, "its other door", "")
    if other is not None and len(locked) == 1:
        player = scene.player_of(who)
        yield other, [{"do": "unlock", "object": held.label, "half": locked[0], "by": "special action", **player}]


def _casting(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    for behind, verb in text.any_of(at, (*_CASTS, *_PLAYS)):
        yield from _cast_or_played(scene, text, behind, verb, who)


def _cast_or_played(scene: Scene, text: Cursor, behind: int, verb: str, who: str) -> ManyActions:
    """Read what is cast, or played: of that there may be several, one after another."""
    for end, actions in _one_cast(scene, text, behind, verb, who):
        yield end, actions
        for place, _ in text.any_of(end, (", and", "and", ",")) if verb in _PLAYS else ():
            for last, more in _cast_or_played(scene, text, place, verb, who):
                yield last, [*actions, *more]


def _one_cast(scene: Scene, text: Cursor, behind: int, verb: str, who: str) -> ManyActions:
    player, plays = scene.player_of(who), verb in _PLAYS
    every = cast_objects(scene, text, behind, who, "stack", anew=True)
    for called, end, cast in ((each[0], *one) for each in every for one in how_cast(scene, text, *each)):
        if end != called and not cast.first and not plays:
            yield end, [{"do": "cast", "object": cast.object, **player, **cast.way}]
        lies = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
        if verb == "resolves" and lies is not None and lies.is_spell:
            yield end, [{"do": "resolve", "object": lies.label}]
            continue
        land = plays and cast.card is not None and has_land_face(cast.card)
        if land:
            yield from _land(text, end, cast, player)
        else:
            yield from _spell(scene, text, end, cast, player, resolves=plays)


def _being_played(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Clone is cast and resolves`` as that who owns it does so; of a spell, that it resolves."""
    for start, who in (*whose_at(scene, text, at), (at, scene.table.players[0])):
        for end, cast in cast_objects(scene, text, start, who, "stack"):
            held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
            if held is not None and held.is_permanent:
                continue
            owner = who if held is None else held.owner
            player = scene.player_of(owner)
            for behind, _ in text.any_of(end, _IS_PLAYED):
                if held is not None and held.is_spell:
                    yield behind, [{"do": "resolve", "object": cast.object}]
                elif cast.card is not None and has_land_face(cast.card):
                    yield behind, [*cast.first, _plays_land(cast, player)]
                else:
                    yield from _spell(scene, text, behind, cast, player, resolves=True)


def _plays_land(cast: Casting, player: Fields) -> Fields:
    card = cast.card
    back = card is not None and "Land" not in card.front.type_line.types
    return {"do": "play_land", "object": cast.object, **player, **({"face": "back"} if back else {})}


def _land(text: Cursor, at: int, cast: Casting, player: Fields) -> ManyActions:
    plays = _plays_land(cast, player)
    if cast.first:
        yield at, [*cast.first, plays]
    for end, _ in text.any_of(at, _AS_LAND):
        yield end, [*cast.first, plays]


def _spell(scene: Scene, text: Cursor, at: int, cast: Casting, player: Fields, *, resolves: bool) -> ManyActions:
    who = str(player.get("player") or scene.table.players[0])
    for end, way, as_what in _ways_cast(scene, text, at, cast):
        casts = {"do": "cast", "object": cast.object, **player, **way}
        whole = cast.card is not None and is_permanent_card(cast.card)
        yield from _impending(text, end, cast, player)
        if (cast.first or as_what) and not resolves:
            yield end, [*cast.first, casts]
        if resolves and whole:
            yield end, [*cast.first, casts, {"do": "resolve", "object": cast.object}]
        if as_what:
            continue
        starts = (end, text.word(end, ",", ""))
        for behind in (each for at in starts if at is not None for each, _ in text.any_of(at, _COPYING)):
            # Of a prepared permanent a copy is cast, and that is what resolves.
            spell = cast._replace(object=way.get("as_copy", cast.object))
            for last, of in objects_at(scene, text, behind):
                yield from on_target(scene, text, last, [*cast.first, casts], spell, of, who)


_IMPENDING: Final = re.compile(r"\bImpending (\d+)", re.IGNORECASE)


def _impending(text: Cursor, at: int, cast: Casting, player: Fields) -> ManyActions:
    """Read ``for its impending cost``: it enters with so many time counters (702.176a)."""
    found = _IMPENDING.search(" ".join(cast.card.front.paragraphs)) if cast.card is not None else None
    if found is None:
        return
    counters = {"time": int(found[1])}
    for end, _ in text.any_of(at, _FOR_IMPENDING):
        casts: Fields = {"do": "cast", "object": cast.object, **player}
        note = f"It resolves, with {counters_in_words(counters)}."
        enters = {
            "do": "resolve",
            "object": cast.object,
            "choose": {"counters": counters},
            TAKEN: (note,),
            RESOLVES: True,
        }
        yield end, [*cast.first, casts, enters]


def _ways_cast(scene: Scene, text: Cursor, at: int, cast: Casting) -> Iterator[tuple[int, Fields, bool]]:
    """Read how it is cast: as its name says, with options, "as Tibalt", "from Fire // Ice"."""
    yield at, cast.way, False
    for end, fields in CAST_HOW.read(scene, text, at):
        if end != at:
            yield end, {**cast.way, **fields}, False
    for word in ("as", "from"):
        place = text.word(at, word, "")
        if place is None or cast.card is None:
            continue
        for end, words in text.spans(place):
            begun = (name for name in cast.card.names if name.casefold().startswith(words.casefold()))
            name = next(begun, "")
            if name:
                yield end, way_called(cast.card, name, "stack") or cast.way, True


def _cloning(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ben clones my Delver``, and ``clones it with Copy Enchantment``."""
    place = text.word(at, "clones", "")
    clone = scene.pool.find("Clone")
    if place is None:
        return
    player = scene.player_of(who)
    for end, of in objects_at(scene, text, place):
        behind = text.word(end, "with", "")
        if behind is not None:
            for last, cast in cast_objects(scene, text, behind, who, "stack"):
                held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
                # What is on the stack is not cast again, and what has resolved copies nothing as it enters.
                if held is None or not (held.is_permanent or held.is_spell):
                    yield last, entered_as_copy(cast, player, of)
        if clone is not None and not scene.names.meant("Clone"):
            made = Made()
            first = {"do": "place", **player, "card": "Clone", "zone": "hand", "as": made}
            yield end, entered_as_copy(Casting(made, (first,), clone, {}), player, of)


def _entering(scene: Scene, text: Cursor, at: int, acting: str) -> ManyActions:
    """Read that a card enters, as a copy or as itself: from the stack where it is a spell, else from a hand."""
    for start, who in (*whose_at(scene, text, at), (at, acting)):
        for end, cast in cast_objects(scene, text, start, who, "battlefield"):
            held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
            if held is not None and held.is_permanent:
                continue
            owner = who if held is None else held.owner
            player = scene.player_of(owner)
            if cast.first and cast.card is not None and not is_permanent_card(cast.card):
                # Of an instant or a sorcery nothing enters: what resolves of it was cast (304.4, 307.4).
                casts = {"do": "cast", "object": cast.object, **player}
                for behind, _ in text.any_of(end, ("resolves",)):
                    yield behind, [*cast.first, casts, {"do": "resolve", "object": cast.object}]
            spell = held is not None and held.is_spell
            name = "resolve" if spell else "put_onto_battlefield"
            enters = {"do": name, **({} if spell else player), "object": cast.object}
            for behind, _ in text.any_of(end, _ENTERS):
                for last in (behind, text.word(behind, "under its owner's control", "")):
                    if last is not None:
                        yield last, [*cast.first, enters]
                        yield from _with_counters(scene, text, last, [*cast.first, enters])
                yield from _copying(scene, text, behind, _ENTERS_COPYING, cast, enters)
            words = " ".join(cast.card.front.paragraphs) if cast.card is not None else ""
            copying = (cast.first or (held is not None and held.zone in ("hand", "stack"))) and "a copy of" in words
            if copying:
                yield from _copying(
                    scene,
                    text,
                    end,
                    _BECOMING,
                    cast,
                    enters,
                )


def _with_counters(scene: Scene, text: Cursor, at: int, so_far: list[Fields]) -> ManyActions:
    """Read ``enters with a +1/+1 counter on it``: with counters that no action of entering has."""
    place = text.word(at, "with", "")
    for end, (kind, count) in counters_at(scene, text, place) if place is not None else ():
        yield end, [*so_far, {"do": "counters", "object": so_far[-1]["object"], "kind": kind, "count": count}]


def _copying(scene: Scene, text: Cursor, at: int, ways: tuple[str, ...], cast: Casting, enters: Fields) -> ManyActions:
    for place, _ in text.any_of(at, ways):
        for end, of in objects_at(scene, text, place):
            for last, fields in options(excepted()).read(scene, text, end):
                yield last, [*cast.first, with_own_exceptions(cast.card, {**enters, "as_copy_of": of, **fields})]


def _resolving(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ben lets Clone resolve``."""
    for place, _ in text.any_of(at, ("lets", "let")):
        for end, label in objects_at(scene, text, place):
            behind = text.word(end, "resolve", "") if label in scene.table.objects else None
            if behind is not None:
                yield behind, [{"do": "resolve", "object": label}]


_FROM_PILES: Final[tuple[tuple[str, dict[str, Any], str], ...]] = (
    ("manifests", {"do": "manifest"}, "library"),
    ("cloaks", {"do": "cloak"}, "library"),
    ("morphs", {"do": "cast", "face_down": "morph"}, "hand"),
    ("disguises", {"do": "cast", "face_down": "disguise"}, "hand"),
    ("disguise", {"do": "cast", "face_down": "disguise"}, "hand"),
)


def _from_pile(scene: Scene, text: Cursor, at: int, who: str, action: Fields, zone: str) -> ManyActions:
    for end, cast in cast_objects(scene, text, at, who, "battlefield"):
        first = [{**each, "zone": zone, TAKEN: ()} for each in cast.first]
        player = scene.player_of(who)
        does: list[Fields] = [{**action, "object": cast.object, **player}]
        if action["do"] == "cast":
            does.append({"do": "resolve", "object": cast.object})
        elif not cast.first:
            continue
        for last in (end, text.word(end, "from my library", ""), text.word(end, "from the library", "")):
            if last is not None:
                yield last, [*first, *does]


def _putting_on(scene: Scene, text: Cursor, at: int, who: str, verb: str) -> ManyActions:
    """Read ``Ana puts Flight on my Bears``, ``Ana equips my Bears with Bonesplitter``: with what was nowhere yet."""
    if verb == "puts":
        for end, cast in to_cast(scene, text, at, who, "battlefield"):
            onto = text.word(end, "onto the battlefield", "")
            if onto is not None:
                player = scene.player_of(who)
                for last, way in ((onto, {}), (text.word(onto, "transformed", ""), {"transformed": True})):
                    if last is not None:
                        puts = {"do": "put_onto_battlefield", "object": cast.object, **player, **way}
                        yield last, [*cast.first, puts]
            # An instant or a sorcery that is put on something is cast on it.
            stays = cast.card is not None and is_permanent_card(cast.card)
            for on, _ in text.any_of(end, _ON) if stays else ():
                for last, to in objects_at(scene, text, on):
                    yield last, _attached(cast, to)
        return
    for end, to in objects_at(scene, text, at):
        place = text.word(end, "with", "")
        for last, cast in to_cast(scene, text, place, who, "battlefield") if place is not None else ():
            yield last, _attached(cast, to)


def _attached(cast: Casting, to: str) -> list[Fields]:
    first = [{**each, "zone": "battlefield", TAKEN: ()} for each in cast.first]
    return [*first, {"do": "attach", "object": cast.object, "to": to}]
