"""Activated abilities in sentences: by their cost, by which one it is, or by what people call what it does.

``Ana activates Gideon Jura's 0 ability``, ``Ben uses Oko's +1 on my Bears``, ``I animate Mutavault``, ``I crew it``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import listed_words, possessive
from inspector.rules import controllers_now, may_be_copied_by
from inspector.scenario.words.abilities_said import ActivatedAbility, activated, can_be_activated
from inspector.scenario.words.costs_said import Paid, paid_ahead
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import ORDINALS
from inspector.scenario.words.parts import ManyActions, Scene
from inspector.scenario.words.slots import objects_at, players_at

_ACTIVATES: Final = ("activates", "uses", "pays for")
# What people call what an ability does, and the words of its effect or cost by which it is found.
_CALLED: Final = (
    ("animates", re.compile(r"\b(?:becomes?|is) an? .*\bcreature\b", re.IGNORECASE)),
    ("crews", re.compile(r"^crew\b", re.IGNORECASE)),
    ("adapts", re.compile(r"^adapt\b", re.IGNORECASE)),
)
_IS_CALLED: Final = (("is animated", _CALLED[0][1]), ("is crewed", _CALLED[1][1]), ("is activated", re.compile(r"^")))
_MONSTROUS: Final = re.compile(r"^monstrosity\b", re.IGNORECASE)
_WHICH: Final = re.compile(
    r"[ ]*(?:\[?(?P<loyalty>[+-]\d+|[+-]X|0)\]?(?![\w/])|"
    r"(?P<nth>first|second|third|fourth|last)(?= (?:activated )?ability))",
    re.IGNORECASE,
)
_FOR_COST: Final = re.compile(
    r"[ ]*,? (?:by paying|for|paying|and pays)[ ]+(?P<cost>(?:\{[^{}\n]+\})+|[0-9XWUBRGC]{1,8}(?= |,|[.;]))[,]?",
    re.IGNORECASE,
)
_SYMBOL: Final = re.compile(r"\{[0-9XWUBRGC/]+\}")
_ABILITY: Final = re.compile(r"[ ]*(?:loyalty |activated )?ability\b", re.IGNORECASE)
_X: Final = re.compile(r"[ ]*,? ?(?:with|for|where) X ?(?:=|being|is|equal to|as) ?(?P<x>\d+)", re.IGNORECASE)
_TARGETING: Final = ("targeting", "on", "at", "to target", "choosing", "and targets", "for", "to copy", "copying")
_TARGETS: Final = ("targets", "makes", "on", "targeting")
_IS_ACTIVATED: Final = ("is activated", "resolves", "is used")
_MOST: Final = 4


def activating(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read that somebody activates an ability, and give what comes of it."""
    for place, who in players_at(scene, text, at):
        for behind, _ in text.any_of(place, _ACTIVATES):
            yield from _somebodys(scene, text, behind, who)
        for verb, called in _CALLED:
            for start, _ in text.any_of(place, (verb,)):
                for end, label in objects_at(scene, text, start):
                    yield from _of_those(scene, text, end, label, who, _called(scene, label, called), begins=start)
        makes = text.word(place, "makes", "")
        for end, label in objects_at(scene, text, makes) if makes is not None else ():
            for behind, _ in text.any_of(end, ("monstrous",)):
                chosen = _called(scene, label, _MONSTROUS)
                yield from _of_those(scene, text, behind, label, who, chosen, begins=makes)
        yield from _reconfiguring(scene, text, place)
    yield from text.quietly(_by_itself(scene, text, at))


def _reconfiguring(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ana reconfigures Lizard Blades onto Grizzly Bears``: it is attached to that (702.151a)."""
    verb = text.word(at, "reconfigures", "")
    for end, label in objects_at(scene, text, verb) if verb is not None else ():
        for place, _ in text.any_of(end, ("onto", "to", "on", "and attaches it to", "targeting")):
            for last, to in objects_at(scene, text, place):
                yield last, [{"do": "attach", "object": label, "to": to}]


def _called(scene: Scene, label: str, wanted: re.Pattern[str]) -> tuple[ActivatedAbility, ...]:
    every = can_be_activated(scene, label) if label in scene.table.objects else ()
    return tuple(
        each for each in every if not each.is_mana and (wanted.search(each.effect) or wanted.search(each.cost))
    )


def _somebodys(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read the object and which of its abilities, in either order."""
    for end, label in objects_at(scene, text, at):
        for place, chosen in _which_of(scene, text, end, label):
            yield from _of_those(scene, text, place, label, who, chosen, begins=at)
    start = text.word(at, "the", "") or at
    which = _WHICH.match(text.text, start)
    if which is None:
        return
    ability = _ABILITY.match(text.text, which.end())
    for behind, _ in text.any_of(which.end() if ability is None else ability.end(), ("of", "from")):
        for end, label in objects_at(scene, text, behind):
            picked = _picked(scene, label, which)
            if not picked and label in scene.table.objects:
                _lacks(scene, text, label, which, end)
            yield from _of_those(scene, text, end, label, who, picked, begins=at)


def _which_of(scene: Scene, text: Cursor, at: int, label: str) -> Iterator[tuple[int, tuple[ActivatedAbility, ...]]]:
    behind = text.word(at, "'s", "") or text.word(at, "'", "")
    which = None if behind is None else _WHICH.match(text.text, behind)
    if which is not None:
        ability = _ABILITY.match(text.text, which.end())
        picked = _picked(scene, label, which)
        yield which.end() if ability is None else ability.end(), picked
        if not picked and label in scene.table.objects:
            _lacks(scene, text, label, which, which.end())
        return
    alone = None if behind is None else _ABILITY.match(text.text, behind)
    if label in scene.table.objects:
        every = tuple(each for each in can_be_activated(scene, label) if not each.is_mana)
        place = at if alone is None else alone.end()
        paid = _FOR_COST.match(text.text, place)
        if paid is not None:
            yield paid.end(), tuple(each for each in every if _costs(each, paid["cost"]))
        ahead = _paid_before(scene, text)
        costing = tuple(each for each in every if ahead is not None and _costs(each, ahead.words))
        yield place, costing or every


def _lacks(scene: Scene, text: Cursor, label: str, which: re.Match[str], end: int) -> None:
    """Tell that an object has not the ability of which words speak, and which it has."""
    start, phrase = text.skipped(which.start()), scene.names.phrase(label)
    costs = [f"“{each.cost}”" for each in can_be_activated(scene, label)]
    has = f"what it has is {listed_words(costs)}" if costs else "it has none that could be activated"
    problem = f"{phrase} has no such ability; {has}"
    text.doubted(WordsError(problem, text.given, start, end))


def _paid_before(scene: Scene, text: Cursor) -> Paid | None:
    """Give what was paid just before the words that a sentence goes on with."""
    begin = max(text.text.rfind(sign, 0, text.begin) for sign in ".;\n") + 1
    paid = paid_ahead(text, text.skipped(begin), scene.table.players)
    return paid if paid is not None and paid.end == text.begin else None


def _costs(ability: ActivatedAbility, paid: str) -> bool:
    """Whether that much mana is in what an ability costs."""
    symbols = re.sub(r"[^0-9XWUBRGC]", "", paid.upper())
    return symbols == re.sub(r"[^0-9XWUBRGC]", "", "".join(_SYMBOL.findall(ability.cost)).upper())


def _picked(scene: Scene, label: str, which: re.Match[str]) -> tuple[ActivatedAbility, ...]:
    """Give the ability that its cost or its place tells."""
    every = can_be_activated(scene, label) if label in scene.table.objects else ()
    if which["nth"]:
        nth = which["nth"].lower()
        place = -1 if nth == "last" else ORDINALS.index(nth)
        return every[place:][:1]
    wanted = which["loyalty"].upper()
    signs = {each: each.cost.strip("[]").replace("−", "-").replace("–", "-").upper() for each in every}
    return tuple(each for each in every if signs[each] == wanted)


def _by_itself(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Karn's +1 on Sol Ring``, ``Gideon's 0 ability resolves``: its controller activates it."""
    for end, label in objects_at(scene, text, at):
        who = controllers_now(scene.table).get(label, scene.table.players[0])
        for words, called in _IS_CALLED:
            last = text.word(end, words, "")
            if last is not None:
                yield from _of_those(scene, text, last, label, who, _called(scene, label, called), begins=at)
        behind = text.word(end, "'s", "") or text.word(end, "'", "")
        which = _WHICH.match(text.text, end if behind is None else behind)
        if which is None or (behind is None and (which["loyalty"] or "0") == "0"):
            # "Karn +1 on Sol Ring" leaves out whose it is; a number without a sign may be anything.
            continue
        ability = _ABILITY.match(text.text, which.end())
        place = which.end() if ability is None else ability.end()
        chosen = _picked(scene, label, which)
        for last, _ in text.any_of(place, _IS_ACTIVATED):
            yield from _of_those(scene, text, last, label, who, chosen, begins=at)
        for start, _ in text.any_of(place, _TARGETS):
            for last, target in objects_at(scene, text, start):
                yield from _resolved(scene, text, at, last, label, who, chosen, target)


def _of_those(
    scene: Scene,
    text: Cursor,
    at: int,
    label: str,
    who: str,
    chosen: tuple[ActivatedAbility, ...],
    *,
    begins: int | None = None,
) -> ManyActions:
    """Read X and the target behind an ability, and give what comes of it."""
    number = _X.match(text.text, at)
    x = None if number is None else int(number["x"])
    place = at if number is None else number.end()
    for behind, _ in text.any_of(place, _TARGETING):
        for end, target in objects_at(scene, text, behind):
            later = _X.match(text.text, end) if x is None else None
            given = x if later is None else int(later["x"])
            fitting = tuple(each.with_x(given) for each in chosen if each.targets)
            last = end if later is None else later.end()
            yield from _resolved(scene, text, at if begins is None else begins, last, label, who, fitting, target)
    alone = tuple(each.with_x(x) for each in chosen)
    without = tuple(each for each in alone if not each.targets)
    if len(without) > 1 or (alone and not without):
        _ask(scene, text, at if begins is None else begins, place, label, alone, without)
    yield from _resolved(scene, text, at if begins is None else begins, place, label, who, without, "")


def _resolved(
    scene: Scene,
    text: Cursor,
    at: int,
    end: int,
    label: str,
    who: str,
    chosen: tuple[ActivatedAbility, ...],
    target: str,
) -> ManyActions:
    held = scene.table.objects.get(label)
    if held is None or len(chosen) != 1:
        return
    start = text.skipped(at)
    if target and not may_be_copied_by(scene.table, label, chosen[0].text, target):
        no_target = f"“{chosen[0].cost}” of {scene.names.phrase(label)} cannot target {scene.names.phrase(target)}"
        text.doubted(WordsError(f"{no_target}: “{chosen[0].effect}”", text.given, start, end))
        return
    actions = activated(scene, held, chosen[0], target, who)
    if actions:
        yield end, actions
        return
    # Nothing that it does is anything here: that is told, as the sentence would else say something.
    problem = f"what “{chosen[0].cost}” of {scene.names.phrase(label)} does changes nothing here, or is not carried out"
    text.doubted(WordsError(problem, text.given, start, end))


def _ask(
    scene: Scene,
    text: Cursor,
    at: int,
    end: int,
    label: str,
    every: tuple[ActivatedAbility, ...],
    without: tuple[ActivatedAbility, ...],
) -> None:
    """Ask back which ability is meant, or what its target is."""
    start = text.skipped(at)
    given, phrase = text.text[start:end], scene.names.phrase(label)
    if len(without) > 1 or len(every) > 1:
        known = can_be_activated(scene, label)
        nth = tuple(
            f"{possessive(phrase)} {each.cost if each.loyalty is not None else f'{ORDINALS[place]} ability'}"
            for place, each in enumerate(known[: len(ORDINALS)])
            if each in every
        )
        problem = f'"{given}" may mean several abilities: {" or ".join(f"“{each.cost}”" for each in every[:_MOST])}'
        text.doubted(WordsError(problem, text.given, start, end, (), nth[:_MOST]))
        return
    problem = f"nothing says what “{every[0].cost}” of {phrase} targets"
    others = [each for each in scene.table.objects.values() if each.is_permanent and each.label != label]
    said = tuple(f"{given} targeting {scene.names.phrase(each.label)}" for each in others[:_MOST])
    text.doubted(WordsError(problem, text.given, start, end, (), said))
