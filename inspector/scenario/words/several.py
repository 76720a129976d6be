"""Sentences that people write and the canonical form does not: several cards in one place, and what each is there with.

One sentence is then several actions, in their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from inspector.cards import possessive
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.items import (
    ListedCard,
    counters_at,
    is_attached,
    is_behind_counters,
    items_listed,
    on_something,
    with_rest,
)
from inspector.scenario.words.naming import THEIRS, whose_words
from inspector.scenario.words.parts import BESIDE, TAKEN, Fields, ManyActions, Scene
from inspector.scenario.words.places_said import PILE_NAMES, zones_at
from inspector.scenario.words.slots import objects_at, players_at
from inspector.scenario.words.state_told import state_at
from inspector.scenario.words.there_already import as_said_there, known_ones

HAS: Final = (
    "has",
    "have",
    "had",
    "controls",
    "control",
    "has got",
    "have got",
    "'ve got",
    "'ve",
    "'s got",
    "owns",
    "own",
    "also has",
    "also have",
    "also controls",
    "also control",
    "already has",
    "already have",
    "only has",
    "only have",
    "got",
    "has also got",
    "have also got",
    "'ve also got",
    "'s also got",
    "'ve got out",
    "runs",
    *(f"{be} running" for be in ("is", "am", "are", "'s", "'m", "'re")),
)
_IN_HAND: Final = (
    "holds",
    "hold",
    *(f"{be} {verb}" for be in ("is", "am", "are", "'s", "'m", "'re", "was") for verb in ("holding", "still holding")),
    "still holds",
    "still hold",
)
_CONTROLS: Final = ("controls", "control", "also controls", "also control")
_BE: Final = (
    "is",
    "are",
    "was",
    "were",
    "'s",
    "is already",
    "are already",
    "are both",
    "are all",
    "is also",
    "is still",
)
_THERE: Final = ("there is", "there are", "there's", "there was")
_EACH: Final = (
    "both players",
    "each player",
    "we both",
    "we've both",
    "we've each",
    "two players each",
    "both players each",
    "we each",
    "both of us",
    "each of us",
    "my opponent and I each",
    "my opponent and I both",
    "my opponent and I",
    "I and my opponent each",
    "I and my opponent both",
    "I and my opponent",
    "both AP and NAP",
    "AP and NAP both",
    "AP and NAP each",
    "AP and NAP",
)
_HEAD: Final = re.compile(
    r"[ ]*(?:(?P<me>me|them|him|her)|"
    r"(?:(?P<whose>[\w' -]{0,40}?(?:'s|s'|my|his|her|their|your)) )?"
    r"(?:(?P<pile>hand|graveyard|yard|gy|grave|library|deck|exile)|"
    r"(?:board|battlefield|side|field|permanents|creatures|in play|side of the (?:board|battlefield))))[ ]*:[ ]+",
    re.IGNORECASE,
)
_ONLY: Final = re.compile(
    r"[ ]*the only (?:other )?(?:cards?|permanents?|creatures?|lands?|artifacts?|enchantments?|things?)(?= )",
    re.IGNORECASE,
)
_ARE_THE_ONLY: Final = re.compile(
    r"[ ]*(?:is|are) the only (?:\w+ )?(?:cards?|permanents?|creatures?|lands?|artifacts?|enchantments?|things?)(?= )",
    re.IGNORECASE,
)
_PILE_HOLDS: Final = re.compile(
    r"[ ]*(?:(?P<both>both|each|every) (?:of the )?(?:players' )?|"
    r"(?P<whose>[\w' -]{0,40}?(?:'s|s'|my|his|her|their|your)) |the |all )?"
    r"(?P<pile>(?:hand|graveyard|yard|gy|library|deck|exile)(?=s? )|libraries)s? "
    r"(?:contains?|holds?|consists? of|has|have)(?= )",
    re.IGNORECASE,
)
_HOLDS: Final = ("has", "have", "carries", "already has", "currently has")
_IS_ON: Final = (
    "is attached to",
    "becomes attached to",
    "is enchanting",
    "enchants",
    "equips",
    "is equipped to",
)
_PUT_ON: Final = ("attached to", "on", "enchanting", "equipped to", "equipping")
_STATES: Final[Mapping[str, Fields]] = {
    "tapped": {"tapped": True},
    "untapped": {},
    "transformed": {"face": "back"},
    "flipped": {"flipped": True},
    "face down": {"face_down": True},
    "face-down": {"face_down": True},
    "face up": {},
}
# What is told of a permanent of which nobody says where it is.
_UNPLACED: Final[Fields] = {TAKEN: "is taken to be on the battlefield, as no other place is said."}
_SO_IS: Final = (", and so is", "and so is", ", and so are", "and so are")


def several_placed(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read where cards are: ``Ana has Humility and two Grizzly Bears in play``, ``Bayou is out``, ``AP: Clone``."""
    for place, who in players_at(scene, text, at):
        for behind, verb in text.any_of(place, (*HAS, ":")):
            yield from _listed(scene, text, behind, who, controls=verb in _CONTROLS)
        for behind, _ in text.any_of(place, _IN_HAND):
            yield from _held(scene, text, behind, who)
    for behind, _ in text.any_of(at, _THERE):
        yield from _listed(scene, text, behind, "", is_there=True)
    yield from _headed(scene, text, at)
    yield from _of_each(scene, text, at)
    yield from _only_one(scene, text, at)
    yield from _pile_holds(scene, text, at)
    for end, zone in zones_at(scene, text, at):
        # "In my graveyard there are ...": the place stands first.
        begun = text.word(end, ",", "") or end
        for there, _ in text.any_of(begun, _THERE):
            for last, items in items_listed(scene, text, there, ""):
                yield from with_rest(scene, text, last, items, zone)
        for place, who in players_at(scene, text, begun):
            for behind, _ in text.any_of(place, HAS):
                for last, items in items_listed(scene, text, behind, who):
                    yield from with_rest(scene, text, last, items, {"_who": who, **zone})
    yield from text.quietly(_lying(scene, text, at))
    yield from text.quietly(_with_something(scene, text, at))
    yield from text.quietly(_bare(scene, text, at))


def _held(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``I hold Clone``, ``he is holding a Forest in hand``: people hold cards in their hands."""
    where = {"_who": who, "zone": "hand"}
    for end, items in items_listed(scene, text, at, who):
        said = (behind for behind, zone in zones_at(scene, text, end) if zone.get("zone") == "hand")
        for behind in (end, *said):
            yield from _further(scene, text, who, with_rest(scene, text, behind, items, where))


def _headed(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read a list under whose it is and where: ``Me: Humility``, ``My board: Clone``, ``Ana's graveyard: Bayou``."""
    found = _HEAD.match(text.text, at)
    if found is None:
        return
    if found["me"]:
        who = scene.table.players[0] if found["me"].lower() == "me" else _whose_it_is(scene, THEIRS[0])
    else:
        who = _whose_it_is(scene, found["whose"])
    if who is None:
        return
    zone = PILE_NAMES.get((found["pile"] or "").lower(), (found["pile"] or "battlefield").lower())
    taken = _UNPLACED if found["me"] else {}
    where = {"zone": zone, **({"_who": who} if who else {}), **taken}
    for end, items in items_listed(scene, text, found.end(), who):
        if zone != "battlefield" or all(item.is_permanent for item in items):
            yield from with_rest(scene, text, end, items, where)


def _whose_it_is(scene: Scene, words: str | None) -> str | None:
    """Give whose a pile or a board is by the words before it: empty without any, None where they mean nobody."""
    said = " ".join((words or "").lower().split())
    if said in THEIRS:
        others = scene.table.players[1:]
        return scene.they or (others[0] if len(others) == 1 else None)
    known = {each.lower(): player for each, player in whose_words(scene.table.players)}
    return known.get(said) if said else ""


def _of_each(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Both players control a Tarmogoyf``: each of them has what is listed."""
    for place, _ in text.any_of(at, _EACH):
        for behind, verb in text.any_of(place, HAS):
            unsaid = {"zone": "battlefield", **({} if verb in _CONTROLS else _UNPLACED)}
            for end, items in items_listed(scene, text, behind, ""):
                lasting = all(item.is_permanent for item in items)
                for last, zone in (*zones_at(scene, text, end), *([(end, unsaid)] if lasting else [])):
                    where = {key: value for key, value in zone.items() if key not in ("player", "_they")}
                    yield from _each_has(scene, text, last, items, where)


def _each_has(scene: Scene, text: Cursor, at: int, items: tuple[ListedCard, ...], where: Fields) -> ManyActions:
    """Give what is listed once for each player."""
    for stop, _ in with_rest(scene, text, at, items, where):
        readings = (with_rest(scene, text, at, items, {**where, "player": who}) for who in scene.table.players)
        yield stop, [each for of_one in readings for end, actions in of_one if end == stop for each in actions]


def _only_one(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``the only card in any graveyard is Dryad Arbor``."""
    found = _ONLY.match(text.text, at)
    if found is None:
        return
    for end, zone in zones_at(scene, text, found.end()):
        behind = text.word(end, "is", "") or text.word(end, "are", "")
        for last, items in items_listed(scene, text, behind, "") if behind is not None else ():
            yield from with_rest(scene, text, last, items, zone)


def _pile_holds(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``the graveyards contain Clone``; whose they are need not be said of what everybody counts."""
    found = _PILE_HOLDS.match(text.text, at)
    if found is None:
        return
    who = _whose_it_is(scene, found["whose"])
    if who is None:
        return
    pile = found["pile"].lower()
    zone = {"zone": PILE_NAMES.get(pile, pile), **({"_who": who} if who else {})}
    for end, items in items_listed(scene, text, found.end(), who):
        for last in (end, *(stop for stop, _ in text.any_of(end, ("and nothing else", "only")))):
            yield from (_each_has if found["both"] else with_rest)(scene, text, last, items, zone)


def _lying(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Blood Moon and Bayou are out``, ``Celestial Dawn under my control``.

    A name alone that several objects bear is one of them, and asked back; no further card comes by it.
    """
    for end, label in objects_at(scene, text, at):
        for place, be in text.any_of(end, _BE) if label in scene.table.objects else ():
            if _disagrees(text.text[at:end], be):
                continue
            for last, zone in zones_at(scene, text, place):
                yield from ((last, told) for told in as_said_there(scene, text, (at, last), [label], zone))
    for end, items in items_listed(scene, text, at, ""):
        if len(scene.names.meant(items[0].name)) > 1 and text.word(at, items[0].name, "") is not None:
            continue
        only = _ARE_THE_ONLY.match(text.text, end)
        is_one = len(items) == 1 and items[0].number == 1
        verbs = [behind for behind, be in text.any_of(end, _BE) if not (is_one and _disagrees(items[0].name, be))]
        places = [end, *verbs, *([only.end()] if only is not None else [])]
        known = known_ones(scene, text, at, items)
        for place in places:
            for last, zone in zones_at(scene, text, place):
                if zone.get("zone") == "exile" and any(map(_was_in_play, items)):
                    # What is exiled off the battlefield lay there first.
                    continue
                if any(known):
                    yield from ((last, told) for told in as_said_there(scene, text, (at, last), known, zone))
                else:
                    whose = _as_spoken_of(scene, items, zone)
                    yield from _further(scene, text, "", with_rest(scene, text, last, items, {**zone, **whose}))


def _was_in_play(item: ListedCard) -> bool:
    """Whether something is said of a card that only a permanent is or has: open doors, a chapter, a level, tapped."""
    counters = item.how.get("counters", {})
    return bool({"unlocked", "tapped", "flipped"} & item.how.keys() or {"lore", "level"} & counters.keys())


def _disagrees(name: str, be: str) -> bool:
    """Whether a verb is in the plural behind the name of one: half of "Humility and Humility are out" is none."""
    return be.startswith(("are", "were")) and not name.strip().lower().endswith(("s", "they"))


def _as_spoken_of(scene: Scene, items: tuple[ListedCard, ...], zone: Fields) -> Fields:
    """Give whose cards are that are said to be somewhere and whose nobody says: who was spoken of last has them."""
    first = scene.table.players[0]
    said = zone.keys() & {"player", "_they"} or any(item.owner or item.control or item.on for item in items)
    if said or scene.subject in ("", first):
        return {}
    return {"_who": scene.subject, TAKEN: f"is taken as {possessive(scene.subject)}, as nothing says whose it is."}


def _further(scene: Scene, text: Cursor, who: str, readings: ManyActions) -> ManyActions:
    """Read more cards in another place: ``and a Forest in my graveyard``."""
    for end, actions in readings:
        yield end, actions
        for more, _ in text.any_of(end, _SO_IS):
            for behind, items in items_listed(scene, text, more, who):
                # "And so is my Forest": it lies there as well, and is not had by whoever has what stands before.
                zone = {"zone": actions[0].get("zone", "battlefield")}
                yield from ((last, [*actions, *others]) for last, others in with_rest(scene, text, behind, items, zone))
        for more, joined in text.any_of(end, (", and", ",", "and", "with", "plus")):
            for behind, found in items_listed(scene, text, more, who):
                items = _on_the_card_before(found, actions)
                if joined == "with" and is_attached(found[0]) and not found[0].on:
                    # "Clone with Flight in play": it is on that one, as items_listed has it.
                    with text.quiet():
                        zones = [*zones_at(scene, text, behind)]
                    for last, zone in zones:
                        worn = with_rest(scene, text, last, items, {"_who": who, **zone})
                        yield from text.quietly(_on_one_before(text, actions, worn))
                    continue
                for last, zone in zones_at(scene, text, behind):
                    there = {"_who": who, **zone}
                    yield from _on_one_before(text, actions, with_rest(scene, text, last, items, there))
                    further = with_rest(scene, text, last, items, there, is_further=True)
                    for stop, others in _further(scene, text, who, further):
                        yield stop, [*actions, *others]


def _on_one_before(text: Cursor, before: list[Fields], readings: ManyActions) -> ManyActions:
    """Read behind the place of a further card that it is on the one card that stands before: ``attached to it``.

    It is then had by whoever has what stands before, as it is in the same list.
    """
    placed = [action for action in before if action["do"] == "place"]
    if len(placed) != 1:
        return
    ways = tuple(f"{way} {name}" for way in _PUT_ON for name in ("it", str(placed[0]["card"])))
    for end, actions in readings:
        # "With a charge counter on it" says where the counter is; only on the battlefield is anything attached (301.5).
        is_there = len(actions) == 1 and actions[0]["zone"] == "battlefield"
        if is_there and not is_behind_counters(text, end):
            for behind, _ in text.any_of(text.word(end, ",", "") or end, ways):
                on = {"do": "attach", "object": actions[0]["as"], "to": placed[0]["as"]}
                yield behind, [*before, *actions, on]


def _on_the_card_before(items: tuple[ListedCard, ...], before: list[Fields]) -> tuple[ListedCard, ...]:
    """Take "it", on which a card is said to be, as the card that came last, not one that was there before."""
    placed = [action["as"] for action in before if action["do"] == "place"]
    return (items[0]._replace(on=placed[-1], on_it=False), *items[1:]) if items[0].on_it and placed else items


def _with_something(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read what a card that was nowhere yet has or is on: ``Clone has a +1/+1 counter``, ``Flight enchants Clone``."""
    # Where a later sentence places it, it is that one.
    where = {"zone": "battlefield", **_UNPLACED, BESIDE: True}
    for end, items in items_listed(scene, text, at, ""):
        item = items[0]
        if len(items) > 1 or item.number > 1 or not item.is_permanent or scene.names.meant(item.name):
            continue
        for place, _ in text.any_of(end, _HOLDS):
            for last, (kind, count) in counters_at(scene, text, place):
                held = {**item.how.get("counters", {}), kind: count}
                marked = item._replace(how={**item.how, "counters": held})
                yield from with_rest(scene, text, last, (marked,), where)
            for last, how in state_at(text, place):
                yield from with_rest(scene, text, last, (item._replace(how={**item.how, **how}),), where)
        for last, worn in on_something(scene, text, end, item, _IS_ON):
            yield from with_rest(scene, text, last, (worn,), where)


def _bare(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read cards alone, as people begin: ``Humility and Opalescence. What is ...``.

    Who still types has only begun a sentence with a name; what is on the board is spoken of, and does not come again.
    Behind "Tap Clone and" a name is one of those to which that is done.
    """
    if scene.goes_on == at and scene.goes_on >= 0:
        return
    for end, items in items_listed(scene, text, at, ""):
        new = not any(scene.names.meant(item.name) for item in items)
        whole = text.text[end:].strip() and text.ends_here(end)
        if new and whole and all(item.is_permanent for item in items):
            yield from with_rest(scene, text, end, items, {"zone": "battlefield", **_UNPLACED})


def _states_at(text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read how cards lie where that stands before the place: ``Clone tapped on the battlefield``; or nothing."""
    yield at, {}
    for end, said in text.any_of(at, tuple(_STATES)):
        yield end, _STATES[said]


def _listed(
    scene: Scene, text: Cursor, at: int, who: str, *, controls: bool = False, is_there: bool = False
) -> ManyActions:
    whose = {"_who": who} if who else {}
    for end, items in items_listed(scene, text, at, who):
        places = [
            (behind, {**whose, **zone, **how})
            for start, how in _states_at(text, end)
            for behind, zone in zones_at(scene, text, start)
        ]
        others = bool(who) and all(item.owner not in ("", who) for item in items)
        known = known_ones(scene, text, at, items) if others else []
        if controls:
            # Who controls a card that is no spell has it on the battlefield (109.4).
            places.append((end, {**whose, "zone": "battlefield"}))
        elif (who or is_there) and all(item.is_permanent for item in items):
            places.append((end, {**whose, "zone": "battlefield", **_UNPLACED}))
        for behind, where in places:
            if any(known):
                # "Ben has my Clone" tells of the one that is there.
                there = {**where, "player": who}
                yield from ((behind, told) for told in as_said_there(scene, text, (at, behind), known, there))
            else:
                yield from _further(scene, text, who, with_rest(scene, text, behind, items, where))
