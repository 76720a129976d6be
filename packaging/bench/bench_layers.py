"""How fast the rules core computes characteristics, as ratios to a floor that is measured in the same run.

The floor does for each object a scratch copy and for each effect a class test and its writes: no layers, no timestamps,
no dependency, no reasons. Every line prints a ratio, what it may be at most, and whether it is.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

import msgspec

from inspector.cards import CardIndex, Change, card_from_scryfall
from inspector.rules import (
    Action,
    BecomeCopy,
    Counters,
    Effect,
    Move,
    Place,
    Table,
    Tap,
    TurnFaceDown,
    Untap,
    all_characteristics,
    characteristics,
    new_table,
    perform,
)
from inspector.rules.effects.effect_in_progress import Trials
from inspector.rules.layers.layers import computed

COLORS = "WUBRG"
REPEATS = 7


def _card(number: int) -> dict[str, object]:
    color = COLORS[number % 5]
    return {
        "name": f"Creature {number}",
        "layout": "normal",
        "mana_cost": f"{{2}}{{{color}}}",
        "type_line": "Creature — Human Soldier",
        "oracle_text": "Vigilance\nWhen this creature enters, draw a card.",
        "power": str(number % 5 + 1),
        "toughness": str(number % 4 + 1),
        "keywords": ["Vigilance"],
    }


POOL = CardIndex([card_from_scryfall(_card(number)) for number in range(1000)])


def _change(number: int) -> dict[str, object]:
    """The part of one effect: 40 % anthems, 20 % each type adders, keyword grants, base power and toughness setters."""
    kinds: list[dict[str, object]] = [
        {"power": "+1", "toughness": "+1"},
        {"add_subtypes": ["Zombie"]},
        {"power": "+1"},
        {"add_abilities": ["Flying"]},
        {"set_power": 3, "set_toughness": 3},
    ]
    return kinds[number % 5]


def _filter(number: int) -> dict[str, object]:
    half = (number // 5) % 2 == 1
    return {"types": ["Creature"], **({"colors": [COLORS[number % 5]]} if half else {})}


def _effect(source: str, wanted: dict[str, object], change: dict[str, object]) -> Effect:
    return msgspec.convert({"do": "effect", "source": source, "filter": wanted, "change": change}, Effect)


def a_table(objects: int, effects: int, *, conflict: bool = False) -> Table:
    """Make a table of creatures under static effects; with ``conflict`` every effect reads what the others write."""
    table = new_table(pool=POOL)
    for number in range(objects):
        table, _ = perform(table, Place(card=f"Creature {number}", label=f"c{number}", zone="battlefield"))
    for number in range(effects):
        wanted, change = _filter(number), _change(number)
        if conflict:
            wanted = {"subtypes": [f"Kind{number}", "Human"]}
            change = {"add_subtypes": [f"Kind{(number + 1) % effects}"]}
        table, _ = perform(table, _effect(f"c{number % objects}", wanted, change))
    return table


def under(objects: int, effects: list[tuple[dict[str, object], dict[str, object]]]) -> Table:
    """Make a table of creatures under these effects, each a filter and a change."""
    table = a_table(objects, 0)
    for number, (wanted, change) in enumerate(effects):
        table, _ = perform(table, _effect(f"c{number % objects}", wanted, change))
    return table


def a_ring(size: int) -> Table:
    """Make a table on which each effect depends on the one before, and the first on the last (613.8b)."""
    cards = [
        {**_card(number), "name": f"Kin {number}", "type_line": f"Creature — Kind{number}"} for number in range(size)
    ]
    table = new_table(pool=CardIndex([card_from_scryfall(card) for card in cards]))
    for number in range(size):
        table, _ = perform(table, Place(card=f"Kin {number}", label=f"c{number}", zone="battlefield"))
    for number in range(size):
        change: dict[str, object] = {"add_subtypes": [f"Kind{(number + 1) % size}"]}
        table, _ = perform(table, _effect(f"c{number}", {"subtypes": [f"Kind{number}"]}, change))
    return table


class Plain:
    """A working copy with nothing but the values that the effects touch."""

    __slots__ = ("abilities", "colors", "power", "subtypes", "supertypes", "toughness", "types")
    abilities: list[str]
    colors: set[str]
    power: int
    subtypes: list[str]
    supertypes: list[str]
    toughness: int
    types: list[str]

    def __init__(self, original: Plain | None = None) -> None:
        """Copy the values, each list again."""
        if original is not None:
            self.types = list(original.types)
            self.subtypes = list(original.subtypes)
            self.supertypes = list(original.supertypes)
            self.abilities = list(original.abilities)
            self.colors = set(original.colors)
            self.power = original.power
            self.toughness = original.toughness


def _plain(table: Table) -> list[Plain]:
    found = []
    for now in all_characteristics(table).values():
        plain = Plain()
        plain.types, plain.subtypes, plain.supertypes = list(now.types), list(now.subtypes), []
        plain.abilities, plain.colors = list(now.abilities), set(now.colors)
        plain.power, plain.toughness = 2, 2
        found.append(plain)
    return found


def floor(originals: list[Plain], effects: list[tuple[str, str | None, dict[str, object]]]) -> list[Plain]:
    """Do the least that any engine must: copy each object, test each effect's class, write its values."""
    done = []
    for original in originals:
        plain = Plain(original)
        for card_type, color, change in effects:
            if card_type not in plain.types or (color is not None and color not in plain.colors):
                continue
            if "power" in change:
                plain.power += 1
            if "toughness" in change:
                plain.toughness += 1
            if "add_subtypes" in change and "Zombie" not in plain.subtypes:
                plain.subtypes.append("Zombie")
            if "add_abilities" in change:
                plain.abilities.append("Flying")
            if "set_power" in change:
                plain.power = plain.toughness = 3
        done.append(plain)
    return done


def fastest(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Give the shortest of several runs in seconds of this process, whatever else the machine does."""
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def ratio(
    work: Callable[[], object], against: Callable[[], object], repeats: int = 2 * REPEATS, *, often: int = 1
) -> float:
    """Compare two kinds of work, in turns: whatever slows the machine down slows both.

    In each turn ``often`` tells how often the first is done, which should take about as long as the other.
    """
    least, floor_of_it = float("inf"), float("inf")
    for _ in range(repeats):
        least = min(least, fastest(work, often))
        floor_of_it = min(floor_of_it, fastest(against, 1))
    return least / floor_of_it


def floor_of(objects: int, effects: int) -> Callable[[], object]:
    """Make the floor for a table of this size."""
    originals = _plain(a_table(objects, 0))
    parts = []
    for number in range(effects):
        colors = _filter(number).get("colors")
        parts.append(("Creature", colors[0] if isinstance(colors, list) else None, _change(number)))
    return partial(floor, originals, parts)


def _anew(table: Table) -> Table:
    """Give an equal table of which nothing is remembered."""
    return msgspec.structs.replace(table, objects=dict(table.objects))


def told(label: str, ratio: float, limit: float) -> bool:
    """Print a ratio and whether it is within its limit."""
    good = ratio <= limit
    print(f"  {label:<64} {ratio:8.2f}  (at most {limit:g}) {'' if good else '  TOO SLOW'}")
    return good


def against_the_floor() -> list[bool]:
    """Compare whole computations with the floor."""
    table, least = a_table(100, 20), floor_of(100, 20)
    trials = Trials()
    computed(table, trials, reasons=False)
    print(f"floor of 100 objects under 20 effects: {fastest(least) * 1000:.2f} ms")
    found = [
        told("100 x 20, values", ratio(_computing(table), least), 2.5),
        told("100 x 20, the proof of one object", ratio(lambda: computed(table, reasons="c5"), least), 3),
        told("100 x 20, the proofs of all objects", ratio(lambda: computed(table, reasons=True), least), 8),
        told("100 x 20, finished for display", ratio(lambda: all_characteristics(_anew(table)), least), 5),
        told("100 x 20, trial applications", trials.made, 0),
    ]
    large, least = a_table(1000, 50), floor_of(1000, 50)
    found += [
        told("1000 x 50, values", ratio(_computing(large), least, 3), 2),
        told("1000 x 50, with all proofs", ratio(lambda: computed(large, reasons=True), least, 3), 6),
    ]
    largest, least = a_table(1000, 2000), floor_of(1000, 2000)
    return [*found, told("1000 x 2000, values", ratio(_computing(largest), least, 2), 4)]


def in_conflict() -> list[bool]:
    """Time effects that read what others write."""
    creatures: dict[str, object] = {"types": ["Creature"]}
    plain = under(100, [(creatures, {"set_power": number % 5}) for number in range(40)])
    counts = [{"count": {"types": ["Creature"], "power": f"<={number % 6}"}} for number in range(40)]
    counting = under(100, [(creatures, {"set_power": count}) for count in counts])
    ring, conflict = a_ring(160), a_table(100, 100, conflict=True)
    return [
        told("40 counting effects against 40 plain ones", ratio(_computing(counting), _computing(plain)), 6),
        told("160 effects that depend on each other, seconds", fastest(_computing(ring), 3), 0.2),
        told("100 x 100 in conflict, seconds", fastest(_computing(conflict), 3), 0.1),
    ]


def _computing(table: Table) -> Callable[[], object]:
    return partial(computed, table, reasons=False)


def growing() -> list[bool]:
    """Compare computations of different sizes with each other."""
    more, few = _computing(a_table(1000, 20)), _computing(a_table(100, 20))
    fifty, ten = _computing(a_table(100, 50)), _computing(a_table(100, 10))
    return [told("1000 objects against 100", ratio(more, few), 12), told("50 effects against 10", ratio(fifty, ten), 6)]


_ON_ONE: dict[str, Action] = {
    "moving": Move(object="c50", to="graveyard"),
    "turning down": TurnFaceDown(object="c50"),
    "making a copy of": BecomeCopy(object="c50", of="c51"),
    "an effect on": Effect(on=("c50",), change=Change(power="+1")),
    "giving control of": Effect(on=("c50",), change=Change(control="Ben")),
}


def actions() -> list[bool]:
    """Time one action on a large table, and a long replay."""
    table, large = a_table(100, 20), a_table(1000, 50)

    def one(action: Action, on: Table = table) -> float:
        def acting() -> None:
            after, _ = perform(on, action)
            characteristics(after, "c5")

        acting()
        return ratio(acting, _computing(on), often=10)

    all_characteristics(table)
    all_characteristics(large)

    def replay(count: int) -> None:
        now = a_table(20, 0)
        for number in range(count):
            action = Tap if (number // 20) % 2 == 0 else Untap
            now, _ = perform(now, action(object=f"c{number % 20}"))

    short, long = fastest(lambda: replay(250), 3), fastest(lambda: replay(1000), 3)
    return [
        told("a tap among 100 objects against a whole computation", one(Tap(object="c5")), 0.1),
        told(
            "a +1/+1 counter among 100 objects against a whole computation",
            one(Counters(object="c5", kind="+1/+1", count=1)),
            0.1,
        ),
        told(
            "a card put into the graveyard among 1000 objects, likewise",
            one(Move(object="c900", to="graveyard"), large),
            0.1,
        ),
        *(told(f"{name} one of 100 objects, likewise", one(action), 0.1) for name, action in _ON_ONE.items()),
        told("1000 actions against 250", long / short, 5),
    ]


if __name__ == "__main__":
    results = [*against_the_floor(), *in_conflict(), *growing(), *actions()]
    sys.exit(0 if all(results) else 1)
