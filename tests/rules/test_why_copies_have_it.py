"""707: why a copy has a value, where its own card, the original and the exceptions each might be the reason."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place, play

NEW = NEWEST.key
GROWS = "Grower's power and toughness are each equal to the number of Elves on the battlefield."
CARDS = (
    creature("Grower", "Beast", "*/*", "{1}{G}", oracle_text=f"Flying\n{GROWS}", keywords=["Flying"]),
    creature("Elk", "Elk", "3/3", "{2}{G}"),
    land("Wood", "Forest"),
)
ELK = place("Elk", "it")
TURNED = (place("Delver of Secrets", "it"), do("transform", "it"))
MELDED = (
    place("Graf Rats", "rats"),
    place("Midnight Scavengers", "scavengers"),
    do("meld", objects=["rats", "scavengers"], as_="it"),
)


def _copied(of: str, except_: Record | None = None, before: tuple[Record, ...] = (ELK,)) -> tuple[Record, ...]:
    more = {} if except_ is None else {"except_": except_}
    return (*before, place(of, "model"), do("become_copy", "it", of="model", **more))


# What there is, a value, and the first rule of each of its reasons.
WHY: dict[str, tuple[tuple[Record, ...], str, list[str]]] = {
    # What it has as a copy is no back face's, whichever face of its own card is up.
    "a turned card as a copy of a land": (_copied("Wood", before=TURNED), "mana_value", ["707.2", "202.3a"]),
    "a turned card as a copy of a creature": (_copied("Elk", before=TURNED), "mana_value", ["707.2", "202.3"]),
    "a melded permanent as a copy of a land": (_copied("Wood", before=MELDED), "mana_value", ["707.2", "202.3a"]),
    # An ability that defines a value is left behind by an exception that gives it, by no other (707.9d).
    "an ability that defines nothing is taken": (
        _copied("Grower", {"remove_abilities": ["Flying"]}),
        "abilities",
        ["707.9b", "707.2"],
    ),
    "an ability that is added": (_copied("Grower", {"add_abilities": ["Haste"]}), "abilities", ["707.9a", "707.2"]),
    "a size that is given": (_copied("Grower", {"power": 7, "toughness": 7}), "abilities", ["707.9d", "707.2"]),
    "a size that is given, and its keyword": (
        _copied("Grower", {"power": 7, "toughness": 7}),
        "keywords",
        ["707.2"],
    ),
    "the power that is given": (_copied("Grower", {"power": 7, "toughness": 7}), "power", ["707.9b", "707.9d"]),
    "the power that is given to another": (_copied("Elk", {"power": 7, "toughness": 7}), "power", ["707.9b"]),
    "a name that is given": (_copied("Grower", {"name": "Other"}), "abilities", ["707.2"]),
    "a power that an ability defines": (_copied("Grower", {"name": "Other"}), "power", ["613.4a", "707.2"]),
}


@pytest.mark.parametrize("name", WHY)
def test_707_9_each_reason_of_a_copied_value_has_its_rule(name: str) -> None:
    actions, key, rules = WHY[name]
    assert [why.rules[0] for why in play(NEW, *actions, cards=CARDS)["it"].why[key]] == rules
