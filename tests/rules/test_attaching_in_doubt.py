"""Whether something can be attached where words that are not read may decide it (701.3b, 303.4, 301.5, 702.16c-d)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import BEAR, GOBLIN, Record, creature
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, do, place, play


def _aura(name: str, text: str) -> Record:
    return {"name": name, "mana_cost": "{R}", "type_line": "Enchantment — Aura", "oracle_text": text}


CARDS = (
    BEAR,
    GOBLIN,
    _aura("Wings", "Enchant creature"),
    _aura("Honor", "Enchant legendary creature"),
    _aura("Shroud", "Enchant creature\nEnchanted creature can't be enchanted by other Auras.") | {"mana_cost": "{U}"},
    {"name": "Axe", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"},
    {"name": "Ring", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": "{T}: Add {C}."},
    creature("Warded", "Bear", "2/2", oracle_text="Protection from everything"),
    creature("Red Ward", "Bear", "2/2", oracle_text="Protection from black"),
    creature("Bare", "Bear", "2/2", oracle_text="This creature can't be enchanted."),
    creature("Free", "Bear", "2/2", oracle_text="This creature can't be equipped."),
)
LOSE, SHIELD = "Bears lose all abilities", "Creatures you control have protection from moonlight"
LANDS, AWAKE = "Creatures are lands", "Enchantments are creatures"
BLACK, TOOLS = "Enchantments are black", "Each noncreature artifact is an Equipment"


def _moon(words: str) -> Record:
    """A card with words that nothing reads, as no card says "by moonlight"."""
    end = "" if words.endswith("moonlight") else " by moonlight"
    return {"name": "Moon", "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": f"{words}{end}."}


@pytest.mark.parametrize(
    ("words", "attached", "to", "result", "is_open"),
    [
        # 702.16c-d: what keeps it off is lost with the abilities of the bearer, and nothing else of that decides.
        (LOSE, "Wings", "Warded", NOT_COMPUTED, True),
        (LOSE, "Axe", "Warded", NOT_COMPUTED, True),
        (LANDS, "Wings", "Warded", NOTHING, False),
        (LANDS, "Axe", "Warded", NOTHING, False),
        # 303.4, 301.5: so is what says that nothing can enchant or equip it.
        (LOSE, "Wings", "Bare", NOT_COMPUTED, True),
        (LOSE, "Axe", "Free", NOT_COMPUTED, True),
        (LANDS, "Wings", "Bare", NOTHING, False),
        (LANDS, "Axe", "Free", NOTHING, False),
        (AWAKE, "Wings", "Bare", NOTHING, False),
        (LOSE, "Axe", "Bare", DONE, False),
        (LOSE, "Wings", "Bear", DONE, False),
        # What may be protected from it lets it be attached all the same, and so does what may be what that is from.
        (SHIELD, "Wings", "Bear", DONE, True),
        (SHIELD, "Axe", "Bear", DONE, True),
        (BLACK, "Wings", "Red Ward", DONE, True),
        (BLACK, "Wings", "Bear", DONE, False),
        (BLACK, "Axe", "Red Ward", DONE, False),
        # 303.4, 301.5: an Aura that is a creature enchants nothing, and what is no creature is not enchanted.
        (LANDS, "Wings", "Bear", DONE, True),
        (AWAKE, "Wings", "Bear", DONE, True),
        # 701.3b: only an Aura, Equipment or Fortification is attached to anything, and nothing to itself (301.5c).
        (TOOLS, "Ring", "Bear", NOT_COMPUTED, True),
        (LANDS, "Ring", "Bear", NOTHING, False),
        (TOOLS, "Ring", "Ring", NOTHING, False),
        (TOOLS, "Axe", "Axe", NOTHING, False),
    ],
)
def test_701_3b_what_is_open_is_what_decides_it(
    words: str, attached: str, to: str, result: str, *, is_open: bool
) -> None:
    there = (place("Moon", "moon"), place(attached), *([place(to, "bear")] if to != attached else []))
    onto = "it" if to == attached else "bear"
    last = play(NEWEST.key, *there, do("attach", "it", to=onto), cards=(_moon(words), *CARDS)).last
    assert last.result == result
    assert (words in last.says) is is_open


def test_701_3b_what_is_there_already_is_not_asked_whether_it_may_be_kept_off() -> None:
    there = (place("Moon", "moon"), place("Wings"), place("Bear", "bear"), do("attach", "it", to="bear"))
    again = play(NEWEST.key, *there, do("attach", "it", to="bear"), cards=(_moon(SHIELD), *CARDS)).last
    assert (again.result, again.rules) == (NOTHING, ("701.3b",))


@pytest.mark.parametrize(
    ("words", "result"), [("Blue Auras lose all abilities", NOT_COMPUTED), (LANDS, NOTHING), (LOSE, NOTHING)]
)
def test_303_4_what_keeps_other_auras_off_may_be_an_aura_that_may_lose_it(words: str, result: str) -> None:
    there = (place("Shroud", "shroud"), place("Goblin", "goblin"), do("attach", "shroud", to="goblin"))
    moon = (place("Moon", "moon"), place("Bear", "bear"), place("Wings"), do("attach", "it", to="goblin"))
    assert play(NEWEST.key, *there, *moon, cards=(_moon(words), *CARDS)).last.result == result


@pytest.mark.parametrize(
    ("words", "there", "aura", "result"),
    [
        ("Lands are creatures", "Forest", "Wings", NOT_COMPUTED),
        ("Lands are green", "Forest", "Wings", NOTHING),
        ("Creatures are legendary", "Bear", "Honor", NOT_COMPUTED),
        ("Creatures are green", "Bear", "Honor", NOTHING),
        (LOSE, "Bare", "Wings", NOT_COMPUTED),
        ("Bears get +1/+0", "Bare", "Wings", NOTHING),
        (LOSE, "Bear", "Wings", DONE),
    ],
)
def test_303_4g_whether_there_is_a_host_is_open_where_what_it_asks_for_is(
    words: str, there: str, aura: str, result: str
) -> None:
    placed = (place("Moon", "moon"), place(there, "host"))
    cards = (_moon(words), *CARDS)
    for enters in (do("put_onto_battlefield", "it"), do("move", "it", to="battlefield")):
        put = play(NEWEST.key, *placed, place(aura, zone="exile"), enters, cards=cards)
        assert put.last.result == result
    # 608.3b: a spell that resolves is put into the graveyard where there is nothing.
    cast = play(NEWEST.key, *placed, place(aura, zone="hand"), do("cast", "it"), do("resolve", "it"), cards=cards)
    assert cast.last.result == (DONE if result == NOTHING else result)
