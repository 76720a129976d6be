"""707: why a copy has a value, where its own card, the original and the exceptions each might be the reason."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place, play

NEW = NEWEST.key
GROWS = "Grower's power and toughness are each equal to the number of Elves on the battlefield."
IMP: Record = {
    "name": "Imp",
    "type_line": "Token Creature — Imp",
    "power": "1",
    "toughness": "1",
    "colors": ["B"],
    "layout": "token",
}
CARDS = (
    IMP,
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


MADE = do("create_token", card="Imp", as_="model")


def test_111_3_the_color_that_was_given_to_a_token_is_a_copied_value_of_what_copies_it() -> None:
    """No effect that made a token gave it to the copy, which is none."""
    played = play(NEW, MADE, ELK, do("become_copy", "it", of="model"), cards=CARDS)
    assert [why.rules[0] for why in played["it"].why["colors"]] == ["707.2"]
    assert [why.rules[0] for why in played["model"].why["colors"]] == ["111.3", "111.3"]
    assert played["it"].colors == played["model"].colors == ("B",)


@pytest.mark.parametrize(
    ("edition", "value", "rules"),
    [("2021-09", 0, ["712.4b", "202.3a"]), ("2025-06", 1, ["712.8c", "712.8c"]), (NEW, 1, ["712.8c", "712.8c"])],
)
def test_712_4b_712_8c_the_copy_of_a_spell_with_its_back_face_up_has_mana_value_0_or_its_fronts(
    edition: str, value: int, rules: list[str]
) -> None:
    cast = (place("Lunarch Veteran", "it", "graveyard"), do("cast", "it", transformed=True))
    played = play(edition, *cast, do("copy_spell", of="it", as_="copy"))
    assert (played["it"].mana_value, played["copy"].mana_value) == (1, value)
    assert [why.rules[0] for why in played["copy"].why["mana_value"]] == rules


PROTO: Record = {
    "name": "Proto",
    "mana_cost": "{7}",
    "type_line": "Artifact Creature — Golem",
    "power": "7",
    "toughness": "7",
    "oracle_text": "Prototype {1}{R} — 2/2",
    "layout": "prototype",
    "keywords": ["Prototype"],
}


@pytest.mark.parametrize(
    ("key", "cast", "copied"),
    [
        ("name", ["718.5"], ["707.2"]),
        ("types", ["718.5"], ["707.2"]),
        ("abilities", ["718.5"], ["707.2"]),
        ("mana_cost", ["718.3b"], ["718.3c", "707.2"]),
        ("mana_value", ["718.3b", "202.3"], ["718.3c", "707.2", "202.3"]),
        ("colors", ["718.3b", "202.2"], ["718.3c", "707.2", "202.2"]),
        ("power", ["718.3b"], ["718.3c", "707.2"]),
    ],
)
def test_718_3c_the_copy_of_a_prototyped_spell_has_its_second_set_of_values(
    key: str, cast: list[str], copied: list[str]
) -> None:
    there = (place("Proto", "it", "hand"), do("cast", "it", prototype=True), do("copy_spell", of="it", as_="copy"))
    played = play(NEW, *there, cards=(PROTO,))
    assert [why.rules[0] for why in played["it"].why[key]] == cast
    assert [why.rules[0] for why in played["copy"].why[key]] == copied
