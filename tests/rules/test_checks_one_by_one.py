"""704.5: by which values each state-based action is judged, and so by which doubts it is left open; by no others."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, do, place, play
from tests.rules.speaking import card

NEW = NEWEST.key
CARDS = (
    creature("Goblin", "Goblin", "1/1", "{R}"),
    {**creature("Hero", "Human", "2/2"), "type_line": "Legendary Creature — Human"},
    card("Stone", "Artifact", "{1}"),
    card("Wings", "Enchantment — Aura", "{W}", oracle_text="Enchant creature"),
    card("Axe", "Artifact — Equipment", "{1}", oracle_text="Equip {1}"),
    card("Royal", "Enchantment — Aura Role", oracle_text="Enchant creature"),
    card("Rowan", "Legendary Planeswalker — Rowan", "{2}", loyalty="3"),
    card("Stranger", "Planeswalker — Rowan", "{2}", loyalty="3"),
    card("Fight", "Battle", "{2}", defense="3"),
    card("Siege", "Battle — Siege", "{2}", defense="3"),
    card("Realm", "World Enchantment", "{2}"),
    card("Tale", "Enchantment — Saga", "{2}", oracle_text="(Add a lore counter.)\nI — Draw a card."),
)
# What words say of a kind of objects, by which of their values is in doubt then; nothing reads them.
SAYS = {
    "zone": "Exile each {one}",
    "types": "{several} are lands",
    "subtypes": "{several} are Clues",
    "supertypes": "{several} are legendary",
    "name": "{several} are named Nobody",
    "colors": "{several} are blue",
    "abilities": "{several} have flying",
    "controller": "Ben gains control of {several}",
    "size": "{several} get +1/+1",
    "counters": "Put a {kind} counter on each {one}",
}


class Check(NamedTuple):
    """What there is, one of it by the label "it", and by which values it is judged what becomes of that."""

    rule: str
    there: tuple[Record, ...]
    several: str
    judged_by: str
    kind: str = "charge"
    edition: str = NEW
    result: str = DONE


def _on(label: str, **change: object) -> Record:
    return do("effect", on=[label], change=change)


WORN = (place("Goblin", "goblin"), place("Axe"), do("attach", "it", to="goblin"))
ROWANS = tuple(place("Stranger", label, counters={"loyalty": 2}) for label in ("old", "it"))
ROLES = (place("Goblin", "goblin"), *(one for label in ("it", "new") for one in (
    place("Royal", label), do("attach", label, to="goblin"),
)))  # fmt: skip
CHECKS: dict[str, Check] = {
    "a creature with toughness 0": Check(
        "704.5f",
        (place("Goblin"), _on("it", power="-9", toughness="-9")),
        "Goblins",
        "zone types size counters",
        "+1/+1",
    ),
    "a planeswalker without loyalty": Check(
        "704.5i",
        (place("Rowan"), do("counters", "it", kind="loyalty", count=-3)),
        "planeswalkers",
        "zone types counters",
        "loyalty",
    ),
    # What is a Siege waits for the ability that triggers as its last counter goes (310.11b).
    "a battle without defense": Check(
        "704.5w",
        (place("Fight"), do("counters", "it", kind="defense", count=-3)),
        "battles",
        "zone types subtypes counters",
        "defense",
    ),
    "a Siege without defense": Check(
        "704.5v",
        (place("Siege"), do("counters", "it", kind="defense", count=-3)),
        "battles",
        "zone types subtypes counters",
        "defense",
        result=NOTHING,
    ),
    "two legends of one name": Check(
        "704.5j", (place("Hero", "old"), place("Hero")), "Humans", "zone supertypes name controller"
    ),
    "two planeswalkers of one type, in 2011": Check(
        "704.5j", ROWANS, "planeswalkers", "zone types subtypes controller", "loyalty", "2011-09"
    ),
    "two world permanents": Check("704.5k", (place("Realm"), place("Realm", "new")), "enchantments", "zone supertypes"),
    # With its card type goes the subtype, and its chapters are abilities.
    "a Saga with its last chapter": Check(
        "704.5s", (place("Tale", counters={"lore": 1}),), "Sagas", "zone types subtypes abilities counters", "lore"
    ),
    "two Roles of one player on one creature": Check("704.5z", ROLES, "Roles", "zone types subtypes controller"),
    "an Aura on nothing": Check("704.5m", (place("Wings"),), "Auras", "zone types subtypes"),
    "Equipment on what is no creature": Check(
        "704.5n", (*WORN, _on("goblin", set_types=["Artifact"])), "Equipment", "zone types subtypes"
    ),
    "counters of both kinds": Check(
        "704.5q", (place("Goblin", counters={"+1/+1": 2, "-1/-1": 1}),), "Goblins", "counters", "+1/+1"
    ),
}


@pytest.mark.parametrize("doubt", SAYS)
@pytest.mark.parametrize("name", CHECKS)
def test_704_5_each_check_is_left_open_by_the_values_that_it_asks_for(name: str, doubt: str) -> None:
    check = CHECKS[name]
    one = check.several if check.several == "Equipment" else check.several.removesuffix("s")
    says = SAYS[doubt].format(several=check.several, one=one, kind=check.kind)
    text = f"{says[0].upper()}{says[1:]} by moonlight."
    is_told = says.startswith(("Exile", "Put"))
    moon = card("Moon", "Sorcery" if is_told else "Land", oracle_text=text)
    cast = (place("Moon", "moon", "hand"), do("cast", "moon"), do("resolve", "moon"))
    before = play(check.edition, *check.there, *(cast if is_told else (place("Moon", "moon"),)), cards=(*CARDS, moon))
    asked = doubt in check.judged_by.split()
    checked = before.then(do("check_state"))
    # What is no creature has no size, so none of it is in doubt (208.3).
    has_it = doubt != "size" or "Creature" in before["it"].types
    assert (text.rstrip(".") in {told.text.rstrip(".") for told in before["it"].not_computed}) == has_it
    assert checked.last.result == (NOT_COMPUTED if asked else check.result)
    if asked:
        assert text.rstrip(".") in checked.last.not_computed
        assert checked["it"].zone == "battlefield"
    else:
        assert check.rule in checked.last.rules


def test_704_5k_one_world_permanent_alone_is_certain_whatever_may_be_said_of_its_supertypes() -> None:
    snow = card("Moon", "Land", oracle_text="Enchantments are snow by moonlight.")
    played = play(NEW, place("Realm"), place("Moon", "moon"), do("check_state"), cards=(*CARDS, snow))
    assert (played.last.result, played.last.not_computed) == (NOTHING, "")
