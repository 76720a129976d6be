"""What single steps of an action ask, case by case: attaching, choosing sets of values, forbidding, going elsewhere."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import BEAR, GOBLIN, creature, land
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, Record, do, place, play
from tests.rules.test_cast_as import CARDS as SEVERAL

NEW = NEWEST.key
GROVE = land("Grove", "Forest")
WALKER: Record = {
    "name": "Jace", "mana_cost": "{3}", "type_line": "Legendary Planeswalker — Jace", "loyalty": "3",
}  # fmt: skip
BECOMES_A_CREATURE = do("effect", on=["a"], change={"add_types": ["Creature"], "set_toughness": 5})


def thing(subtype: str, words: str = "") -> Record:
    line = "Enchantment" if subtype == "Aura" else "Artifact"
    return {"name": subtype, "mana_cost": "{1}", "type_line": f"{line} — {subtype}", "oracle_text": words}


AURA, SWORD, FORT = (
    thing("Aura", "Enchant creature"),
    thing("Equipment", "Equip {1}"),
    thing("Fortification", "Fortify {1}"),
)


@pytest.mark.parametrize(
    ("attached", "target", "before", "to", "rules"),
    [
        (AURA, BEAR, (), "b", ["701.3a", "613.7e"]),
        (AURA, GROVE, (), "b", ["303.4j", "701.3b"]),
        (AURA, BEAR, (), "a", ["303.4j", "701.3b", "303.4d"]),
        (AURA, BEAR, (BECOMES_A_CREATURE,), "b", ["303.4j", "701.3b", "303.4d"]),
        (AURA, BEAR, (do("move", "b", to="graveyard"),), "b", ["303.4j", "701.3b"]),
        # 303.4: without an enchant ability that is read it goes on any permanent, and on nothing elsewhere.
        (thing("Aura", "Flash"), GROVE, (), "b", ["701.3a", "613.7e"]),
        (thing("Aura", "Flash"), BEAR, (do("move", "b", to="graveyard"),), "b", ["303.4j", "701.3b"]),
        # 702.5c: all enchant abilities restrict it.
        (thing("Aura", "Enchant creature\nEnchant Goblin"), BEAR, (), "b", ["303.4j", "701.3b"]),
        (thing("Aura", "Enchant creature\nEnchant Goblin"), GOBLIN, (), "b", ["701.3a", "613.7e"]),
        (SWORD, BEAR, (), "b", ["701.3a", "613.7e"]),
        (SWORD, GROVE, (), "b", ["301.5", "701.3b"]),
        (SWORD, WALKER, (), "b", ["301.5", "701.3b"]),
        # 702.6e: this alone takes a planeswalker as a creature, and stays no longer than that is so.
        (thing("Equipment", "Equip planeswalker {1}"), WALKER, (), "b", ["701.3a", "613.7e"]),
        (thing("Equipment", "Equip planeswalkers {1}"), WALKER, (), "b", ["301.5", "701.3b"]),
        (thing("Equipment", "Equip planeswalker {1}"), GROVE, (), "b", ["301.5", "701.3b"]),
        (SWORD, BEAR, (), "a", ["301.5c", "701.3b"]),
        (SWORD, BEAR, (BECOMES_A_CREATURE,), "b", ["301.5c", "701.3b"]),
        (SWORD, BEAR, (do("move", "b", to="hand"),), "b", ["301.5", "701.3b"]),
        (FORT, GROVE, (), "b", ["701.3a", "613.7e"]),
        (FORT, BEAR, (), "b", ["301.6", "701.3b"]),
        (FORT, GROVE, (), "a", ["301.6", "701.3b"]),
        # 301.6: one that is a creature fortifies nothing, unless it is a land creature.
        (FORT, GROVE, (BECOMES_A_CREATURE,), "b", ["301.6", "701.3b"]),
        (
            FORT, GROVE, (BECOMES_A_CREATURE, do("effect", on=["a"], change={"add_types": ["Land"]})), "b",
            ["701.3a", "613.7e"],
        ),
        (FORT, GROVE, (do("move", "b", to="hand"),), "b", ["301.6", "701.3b"]),
        (
            FORT, GROVE, (do("effect", on=["b"], change={"add_abilities": ["Protection from artifacts"]}),), "b",
            ["702.16d", "701.3b"],
        ),
        # 701.3b: what is none of these, or none on the battlefield, stays where it is.
        (BEAR | {"oracle_text": ""}, GOBLIN, (), "b", ["701.3b"]),
        (SWORD, BEAR, (do("move", "a", to="hand"),), "b", ["701.3b"]),
    ],
)  # fmt: skip
def test_303_4_301_5_301_6_what_can_be_attached_to_what(
    attached: Record, target: Record, before: tuple[Record, ...], to: str, rules: list[str]
) -> None:
    setup = (place(attached["name"], "a"), place(target["name"], "b"), *before)
    played = play(NEW, *setup, do("attach", "a", to=to), cards=[attached, target])
    assert list(dict.fromkeys(why.rules[0] for why in played.last.reasons)) == rules
    is_on = rules[0] == "701.3a"
    assert played.last.result == (DONE if is_on else NOTHING)
    assert played.table.object("a").attached_to == ("b" if is_on else None)


CROWN = {"name": "Crown", "mana_cost": "{W}", "type_line": "Enchantment — Aura"}
CROWN["oracle_text"] = "Enchant creature with another Aura attached to it"


@pytest.mark.parametrize(
    ("what", "on", "result"),
    [("Aura", "bear", DONE), ("Aura", "other", NOTHING), ("Equipment", "bear", NOTHING), (None, "bear", NOTHING)],
)
def test_702_5a_another_aura_on_it_is_one_that_is_on_the_very_creature(what: str | None, on: str, result: str) -> None:
    there = () if what is None else (place(what, "thing"), do("attach", "thing", to=on))
    setup = (place("Bear", "bear"), place("Bear", "other"), place("Crown", "crown"), *there)
    played = play(NEW, *setup, do("attach", "crown", to="bear"), cards=[BEAR, CROWN, AURA, SWORD])
    assert played.last.result == result
    if result == DONE:
        # 704.5m: it is no other Aura to itself.
        alone = played.then(do("move", "thing", to="hand"))
        assert (played["crown"].state_based, alone["crown"].state_based) == ((), ("704.5m",))


SETS: dict[str, tuple[dict[str, Any], str]] = {
    "half": ({"half": "left"}, "one half"),
    "back": ({"face": "back"}, "its back face"),
    "transformed": ({"transformed": True}, "its back face"),
    "inset": ({"inset": True}, "its second spell"),
    "prototype": ({"prototype": True}, "its prototype"),
    "bestow": ({"bestow": True}, "the Aura of its bestow ability"),
}
BOTH = [pair for pair in combinations(SETS, 2) if pair != ("back", "transformed")]


@pytest.mark.parametrize(("one", "other"), BOTH)
def test_601_2b_a_spell_is_cast_as_one_set_of_values(one: str, other: str) -> None:
    (first, said), (second, more) = SETS[one], SETS[other]
    last = play(NEW, place("Delver of Secrets", zone="hand"), do("cast", "it", **first, **second)).last
    words = f"Delver of Secrets is cast as {said} or as {more}, never as both."
    assert (last.result, last.rules, last.says) == (ILLEGAL, ("601.2b",), words)


@pytest.mark.parametrize("chosen", [*SETS, "front"])
def test_708_4_what_is_cast_face_down_has_no_other_set_of_values(chosen: str) -> None:
    given, said = SETS.get(chosen, ({"face": "front"}, "its front face"))
    cast = do("cast", "it", face_down=True, **given)
    last = play(NEW, place("Delver of Secrets", zone="hand"), cast).last
    words = f"Cast face down, Delver of Secrets has only the values listed for it, so {said} cannot be chosen too."
    assert (last.result, last.rules, last.says) == (ILLEGAL, ("708.4",), words)
    # Face down alone is no contradiction.
    alone = play(NEW, place("Delver of Secrets", zone="hand"), do("cast", "it", face_down=True)).last
    assert "cannot be chosen too" not in alone.says


def test_712_11a_cast_transformed_is_not_cast_with_its_front_face_up() -> None:
    cast = do("cast", "it", transformed=True, face="front")
    last = play(NEW, place("Delver of Secrets", zone="graveyard"), cast).last
    assert (last.result, last.rules) == (ILLEGAL, ("712.11a",))
    assert last.says == "Delver of Secrets is cast as its front face or as its back face, never as both."


@pytest.mark.parametrize(
    ("edition", "card", "zone", "how", "rule"),
    [
        # 601.2b: as one set of values, face up, and not beside another.
        (NEW, "Golem", "stack", {"prototype": True, "bestow": True}, "601.2b"),
        (NEW, "Golem", "stack", {"prototype": True, "inset": True}, "601.2b"),
        (NEW, "Golem", "battlefield", {"prototype": True, "face_down": True}, "601.2b"),
        (NEW, "Golem", "battlefield", {"prototype": True, "face": "front"}, "601.2b"),
        (NEW, "Walker", "stack", {"inset": True, "face": "front"}, "601.2b"),
        # 715.4, 722.3: an inset is there on the stack alone, a prepare spell as a copy alone.
        (NEW, "Walker", "battlefield", {"inset": True}, "715.4"),
        (NEW, "Scholar", "stack", {"inset": True}, "722.3"),
        (NEW, "Walker", "stack", {"inset": True}, None),
        (NEW, "Golem", "battlefield", {"prototype": True}, None),
        (NEW, "Golem", "stack", {"prototype": True}, None),
        (NEW, "Bear", "stack", {"inset": True}, "715.3"),
        ("2016-01", "Walker", "stack", {"inset": True}, "601.2b"),
    ],
)
def test_718_4_what_is_laid_out_as_cast_so_has_that_set_alone(
    edition: str, card: str, zone: str, how: dict[str, Any], rule: str | None
) -> None:
    last = play(edition, place(card, zone=zone, **how), cards=SEVERAL).last
    assert (last.result, last.rules[:1]) == ((DONE, ()) if rule is None else (ILLEGAL, (rule,)))


SIGHTS = "As this creature enters, choose a card name.\nSpells with the chosen name can't be cast."


@pytest.mark.parametrize(
    ("words", "own", "turn", "kind", "refused", "told"),
    [
        ("Your opponents can't cast spells.", False, "Ana", "cast", True, False),
        ("Your opponents can't cast spells.", True, "Ana", "cast", False, False),
        ("You can't cast spells.", True, "Ana", "cast", True, False),
        ("You can't cast spells.", False, "Ana", "cast", False, False),
        ("Players can't cast spells.", False, "Ana", "cast", True, False),
        ("Players can't cast spells.", True, "Ana", "land", False, False),
        ("Your opponents can't cast spells during your turn.", False, "Ana", "cast", True, False),
        ("Your opponents can't cast spells during your turn.", False, "Ben", "cast", False, False),
        ("Players can't cast noncreature spells.", True, "Ana", "cast", False, False),
        ("Players can't cast creature spells.", True, "Ana", "cast", True, False),
        ("Players can't play lands.", True, "Ana", "land", True, False),
        ("Players can't play lands.", True, "Ana", "cast", False, False),
        (SIGHTS, True, "Ana", "cast", False, True),
        ("Each player can't cast more than one spell each turn.", True, "Ana", "cast", False, True),
    ],
)
def test_101_2_words_forbid_some_players_some_spells(
    words: str, own: bool, turn: str, kind: str, refused: bool, told: bool
) -> None:
    """The words are Ana's; she casts herself, or Ben does."""
    says = {"name": "Law", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": words}
    player = "Ana" if own else "Ben"
    card, does = (
        ("Bear", do("cast", "it", player=player)) if kind == "cast" else ("Grove", do("play_land", "it", player=player))
    )
    setup = (place("Law", "law"), place(card, zone="hand", player=player), do("turn", player=turn))
    last = play(NEW, *setup, does, cards=[says, BEAR, GROVE]).last
    assert (last.result, "101.2" in last.rules) == (ILLEGAL if refused else DONE, refused or told)
    assert ("is not computed" in last.says) is told


@pytest.mark.parametrize(
    ("line", "there", "refused"),
    [
        ("Legendary Sorcery", None, True),
        ("Legendary Instant", "Legendary Artifact", True),
        ("Legendary Sorcery", "Legendary Creature — Elf", False),
        ("Legendary Sorcery", "Legendary Planeswalker — Jace", False),
        ("Legendary Sorcery", "Creature — Elf", True),
        ("Sorcery", None, False),
        ("Legendary Artifact", None, False),
    ],
)
def test_205_4e_a_legendary_spell_needs_a_legend_of_who_casts_it(line: str, there: str | None, refused: bool) -> None:
    spell = {"name": "Ruin", "mana_cost": "{4}", "type_line": line, "oracle_text": "Draw a card."}
    chief = {"name": "Chief", "mana_cost": "{4}", "type_line": there or "Creature", "power": "1", "toughness": "1"}
    for player, is_mine in (("Ana", True), ("Ben", False)):
        own = () if there is None else (place("Chief", "chief", player=player),)
        last = play(NEW, *own, place("Ruin", zone="hand"), do("cast", "it"), cards=[spell, chief]).last
        is_refused = refused or (not is_mine and there is not None)
        assert (last.result, last.rules[0] == "205.4e") == (ILLEGAL if is_refused else DONE, is_refused)


def moving(words: str, to: str = "graveyard", card: str = "Bear", *, more: tuple[Record, ...] = ()) -> Played:
    says = {"name": "Void", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": words}
    other = {**says, "name": "Pit", "oracle_text": "If a creature would die, return it to its owner's hand instead."}
    setup = (place("Void", "void"), place(card), *more)
    return play(NEW, *setup, do("move", "it", to=to), cards=[says, other, BEAR, creature("Elf", "Elf", "1/1")])


EXILES = "If a creature would die, exile it instead."


def test_616_1_of_two_that_do_otherwise_each_is_named_with_where_it_would_put_it() -> None:
    pit = place("Pit", "pit", player="Ben")
    both = moving(EXILES, more=(pit,))
    assert "Void: exile or Pit: hand" in "; ".join(why.says for why in both.last.reasons)
    # 616.1: of two that do the same none needs to be chosen.
    same = moving(EXILES, more=(place("Void", "again"),))
    assert not any("616.1" in why.rules for why in same.last.reasons)
    assert (both["it"].zone, same["it"].zone) == ("exile", "exile")


@pytest.mark.parametrize(("count", "zone"), [(0, "graveyard"), (1, "exile"), (2, "exile")])
@pytest.mark.parametrize("to", ["graveyard", "hand", "library"])
def test_122_1h_a_finality_counter_exiles_what_would_go_to_a_graveyard_and_nothing_else(
    count: int, zone: str, to: str
) -> None:
    played = moving("Flying", to, more=(do("counters", "it", kind="finality", count=count),) if count else ())
    assert played["it"].zone == (zone if to == "graveyard" else to)
    assert ("122.1h" in played.last.rules) is (count > 0 and to == "graveyard")
