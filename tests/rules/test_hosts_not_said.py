"""608.3c, 702.103e: what an Aura that resolved enchants is not known until it is said, and what hangs on it waits."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import BEAR, Record
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, do, place, play
from tests.rules.speaking import card

WINGS = card(
    "Wings", "Enchantment — Aura", "{U}", oracle_text="Flash\nEnchant creature\nEnchanted creature has flying."
)
BARE = card("Bare", "Enchantment — Aura", "{U}")
SATYR = card(
    "Satyr",
    "Enchantment Creature — Satyr",
    "{1}{G}",
    "2/2",
    oracle_text="Trample\nBestow {3}{G}\nEnchanted creature gets +2/+2.",
    keywords=["Trample", "Bestow"],
)
RALLY = card("Rally", "Enchantment", "{W}", oracle_text="Creatures you control get +1/+1.")
BESTOWED = ("types", "subtypes", "keywords", "abilities", "power", "toughness", "state_based")
HERE = place("Bear", "bear")


def _cast(name: str, **keys: object) -> tuple[Record, ...]:
    return HERE, place(name, "it", "hand"), do("cast", "it", **keys), do("resolve", "it")


def _waits(played: Played) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.text, one.source, one.keys) for one in played["it"].depends]


ON = do("attach", "it", to="bear")
# What was done, and what waits then: the ability by which it is attached, and the values that are not known.
WAITS: dict[str, tuple[tuple[Record, ...], list[tuple[str, tuple[str, ...]]]]] = {
    "an Aura": (_cast("Wings"), [("Enchant creature", ("state_based",))]),
    "an Aura that does not say what it enchants": (_cast("Bare"), [("Enchant", ("state_based",))]),
    "an Aura, and it is said": ((*_cast("Wings"), ON), []),
    "an Aura of which the host is gone": ((*_cast("Wings"), ON, do("move", "bear", to="hand")), []),
    # 303.4f: only as a spell resolves is it known to have been attached to something.
    "an Aura that was put there": ((HERE, place("Wings", "it", "hand"), do("put_onto_battlefield", "it")), []),
    "an Aura that is there": ((HERE, place("Wings")), []),
    "an Aura on the stack": (_cast("Wings")[:-1], []),
    "an Aura that is none any more": (
        (*_cast("Wings"), do("effect", on=["it"], change={"set_types": ["Artifact"]})),
        [],
    ),
    # 704.5m: what was none as it resolved targeted nothing, and goes.
    "what became an Aura since": ((*_cast("Rally"), do("effect", on=["it"], change={"add_subtypes": ["Aura"]})), []),
    "another enchantment": (_cast("Rally"), []),
    # 702.103e-f: bestowed it is an Aura, and no creature, as long as it is on something.
    "what is bestowed": (_cast("Satyr", bestow=True), [("Bestow {3}{G}", BESTOWED)]),
    "what is bestowed, and it is said": ((*_cast("Satyr", bestow=True), ON), []),
    "what is cast as a creature": (_cast("Satyr"), []),
}


@pytest.mark.parametrize("name", WAITS)
def test_608_3c_what_it_enchants_has_to_be_said_of_what_came_from_the_stack_as_an_aura(name: str) -> None:
    actions, waits = WAITS[name]
    played = play("2026-08", *actions, cards=(BEAR, WINGS, BARE, SATYR, RALLY))
    assert _waits(played) == [(text, "it", keys) for text, keys in waits]
    assert not played["bear"].depends


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_608_3c_so_it_is_in_every_edition_and_for_the_copy_of_a_spell(edition: str) -> None:
    cards = (BEAR, WINGS)
    assert [text for text, *_ in _waits(play(edition, *_cast("Wings"), cards=cards))] == ["Enchant creature"]
    if edition not in ("2011-09", "2016-01"):
        # 707.10f: what a copy of a permanent spell becomes is a token; before 2020 it was not told (608.3).
        spell = (HERE, place("Wings", "spell", "hand"), do("cast", "spell"))
        copied = play(edition, *spell, do("copy_spell", of="spell", as_="it"), do("resolve", "it"), cards=cards)
        assert [text for text, *_ in _waits(copied)] == ["Enchant creature"]
