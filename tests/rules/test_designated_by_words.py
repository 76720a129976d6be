"""Marks that words give and that are not computed: who is goaded, suspected, a Ring-bearer (701.15, 701.54, 701.60)."""

from __future__ import annotations

from tests.rules.cards_for_tests import BEAR, GOBLIN, creature
from tests.rules.playing import do, play
from tests.rules.test_unread import NEWEST, marked, put, words

WHO = "The program does not compute who is goaded by these words."
LURE = words("Lure", "Enchant creature", "Enchanted creature gets +2/+2 and is goaded.", line="Enchantment — Aura")
HERALD = words("Herald", "Goblins are goaded.")
ASKS = {**words("Asks", "x"), "static": [{"filter": {"designated": "goaded"}, "change": {"power": "+1"}}]}
SPELLS = [
    words("Taunt", "Goad target creature.", line="Sorcery"),
    words("Accuse", "Suspect target creature.", line="Sorcery"),
    words("Tempt", "The Ring tempts you.", line="Sorcery"),
]
CARDS = [BEAR, GOBLIN, LURE, HERALD, ASKS, *SPELLS]
THERE = (put("Bear"), put("Goblin", player="Ben"))


def test_701_15a_a_static_ability_that_goads_is_computed_but_for_the_goading() -> None:
    played = play(NEWEST, *THERE, put("Lure"), do("attach", "lure", to="bear"), cards=CARDS)
    assert (played["bear"].power, marked(played, "bear"), marked(played, "goblin")) == (4, {"designations"}, set())
    (told,) = played["bear"].not_computed
    assert (told.source, told.why) == ("lure", WHO)
    by_kind = play(NEWEST, *THERE, put("Herald"), cards=CARDS)
    assert (marked(by_kind, "bear"), marked(by_kind, "goblin")) == (set(), {"designations"})
    assert {one.why for one in by_kind["goblin"].not_computed} == {WHO}


def test_701_15a_whoever_is_goaded_by_words_that_are_read_keeps_its_abilities() -> None:
    lord = creature("Lord", "Elf", "2/2", oracle_text="Other creatures get +1/+1.")
    there = (*THERE, put("Lord"), put("Lure"), do("attach", "lure", to="lord"))
    played = play(NEWEST, *there, cards=[*CARDS, lord])
    assert (marked(played, "lord"), played["lord"].power) == ({"designations"}, 4)
    assert (marked(played, "bear"), marked(played, "goblin"), played["bear"].power) == (set(), set(), 3)


def test_what_asks_who_is_goaded_is_in_doubt_with_it() -> None:
    played = play(NEWEST, *THERE, put("Herald"), put("Asks"), cards=CARDS)
    assert marked(played, "goblin") == {"designations", "power"}


def test_a_spell_that_goads_is_said_by_the_mark_and_leaves_nothing_in_doubt() -> None:
    for card, word, keys in (
        ("Taunt", "goaded", {"designations"}),
        ("Accuse", "suspected", {"designations", "keywords", "abilities"}),
    ):
        cast = (*THERE, put(card, "it", "hand"), do("cast", "it"))
        resolved = play(NEWEST, *cast, do("resolve", "it"), cards=CARDS)
        assert (marked(resolved, "bear"), marked(resolved, "goblin")) == (keys, keys)
        said = resolved.then(do("designate", "bear", **{"as": word}))
        assert (marked(said, "bear"), marked(said, "goblin")) == (set(), set())
        before = play(NEWEST, *cast, do("designate", "bear", **{"as": word}), do("resolve", "it"), cards=CARDS)
        assert marked(before, "goblin") == set()


def test_701_54a_who_is_tempted_chooses_among_their_own() -> None:
    tempted = play(NEWEST, *THERE, put("Tempt", "it", "hand"), do("cast", "it"), do("resolve", "it"), cards=CARDS)
    assert (marked(tempted, "bear"), marked(tempted, "goblin")) == ({"designations", "supertypes"}, set())
    chosen = tempted.then(do("designate", "bear", **{"as": "Ring-bearer"}))
    assert (marked(chosen, "bear"), chosen["bear"].supertypes) == (set(), ("Legendary",))
