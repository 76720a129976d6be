"""Dependency (613.8; 613.7 before 2020): which effect waits for which, and that those that commute are never tried."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import all_characteristics, rungs
from inspector.rules.edition.editions import DependencyTaken
from inspector.rules.effects.effect_in_progress import DependsBy, Trials
from inspector.rules.layers.layers import computation, computed
from tests.rules.cards_for_tests import ALL, CREATURES, creature, enchantment
from tests.rules.playing import Played, Record, do, place, play

NEW = "2026-08"


def now(*actions: Record, edition: str = NEW) -> Played:
    return play(edition, *actions, cards=ALL)


def static(source: str, wanted: Record, change: Record) -> Record:
    return do("effect", change=change, filter=wanted, source=source)


@pytest.mark.parametrize("order", [("Red Moon", "Tomb"), ("Tomb", "Red Moon")])
def test_an_effect_waits_for_one_that_ends_it_whatever_the_timestamps(order: tuple[str, str]) -> None:
    played = now(*(place(name, name) for name in order), place("Dual", "dual"))
    assert played["dual"].subtypes == ("Mountain",)
    assert played["Tomb"].subtypes == ("Mountain",)
    assert played["Tomb"].abilities == ("{T}: Add {R}.",)


def test_it_is_said_why_an_effect_does_not_apply() -> None:
    played = now(place("Tomb", "tomb"), place("Red Moon", "moon"), place("Dual", "dual"))
    said = [reason for reason in played["dual"].why["subtypes"] if "613.8a" in reason.rules]
    assert [reason.says for reason in said] == [
        "Tomb does not apply: it depends on Red Moon, which takes its ability away first."
    ]
    # A dependency that takes another effect away leads for the value that this left behind, 305.7 follows.
    assert [reason.rules[0] for reason in played["dual"].why["subtypes"][:2]] == ["613.8a", "305.7"]


_OF_TWO_KINDS = "Elves you control and nontoken creatures you control are Orcs in addition to their other types."
_GUILD = {"name": "Guild", "mana_cost": "{3}", "type_line": "Enchantment", "oracle_text": _OF_TWO_KINDS}


@pytest.mark.parametrize("kind", ["Bear", "Goblin"])
def test_613_8a_whatever_brings_an_object_to_one_of_two_kinds_the_whole_sentence_waits_for_it(kind: str) -> None:
    """Also for what is of the other kind, which it would have met before."""
    text = "Elves you control and legendary creatures you control are artifacts in addition to their other types."
    guild = {**_GUILD, "oracle_text": text}
    queen = {**creature("Queen", "Goblin", "3/3"), "type_line": "Legendary Creature — Goblin"}
    makes = static("makes", {"subtypes": kind}, {"add_subtypes": ["Elf"]})
    there = (place("Guild", "guild"), place("Bear", "bear"), place("Queen", "queen"), place("Anthem", "makes"), makes)
    table = play(NEW, *there, cards=(*ALL, guild, queen)).table
    effects = computation(table).effects
    for of_one_kind in (one for one in effects if one.label == "guild"):
        waits = {other.label: by for other, by in of_one_kind.depends_on.get("4", {}).items()}
        assert waits == {"makes": DependsBy.APPLIES_TO} if kind == "Bear" else waits == {}
    assert [label for label in ("bear", "queen") if "Artifact" in all_characteristics(table)[label].types] == (
        ["bear", "queen"] if kind == "Bear" else ["queen"]
    )


def test_613_8a_what_is_said_of_the_first_kind_waits_for_what_brings_objects_to_the_second() -> None:
    """Nothing makes an Elf, but a Bear that becomes legendary is one more object of the one effect."""
    text = "Elves you control and legendary creatures you control are artifacts in addition to their other types."
    guild = {**_GUILD, "oracle_text": text}
    makes = static("makes", {"name": "Bear"}, {"add_supertypes": ["Legendary"]})
    there = (place("Guild", "guild"), place("Bear", "bear"), place("Anthem", "makes"), makes)
    table = play(NEW, *there, cards=(*ALL, guild)).table
    both = [one.depends_on["4"] for one in computation(table).effects if one.label == "guild"]
    assert [{other.label: by for other, by in found.items()} for found in both] == [{"makes": DependsBy.APPLIES_TO}] * 2
    assert all_characteristics(table)["bear"].types == ("Artifact", "Creature")


@pytest.mark.parametrize(
    ("token", "rule"),
    [
        # It is a creature still, though no Elf: what the one effect applies to stays the same.
        (False, "613.7a"),
        # The token is of neither kind any more.
        (True, "613.8a"),
    ],
)
def test_613_8a_what_a_sentence_says_of_two_kinds_is_one_effect(token: bool, rule: str) -> None:
    """Its objects are those of both kinds, and no rung denies one kind to what is of the other."""
    becomes = static("new", {"types": "Creature"}, {"set_subtypes": ["Goblin"]})
    there = (place("Guild", "guild"), place("Anthem", "new"), becomes, place("Twig", "it", token=token))
    played = play(NEW, *there, cards=(*ALL, _GUILD, creature("Twig", "Elf", "1/1")))
    assert (played["it"].subtypes, played["it"].why["subtypes"][0].rules[0]) == (("Goblin",), rule)
    assert not any("nontoken" in rung.says for rung in rungs(played.table, "it"))


@pytest.mark.parametrize(("edition", "number"), [("2011-09", "613.7a"), ("2021-09", "613.8a"), ("2026-08", "613.8a")])
def test_an_effect_waits_for_one_that_gives_it_more_objects(edition: str, number: str) -> None:
    played = now(
        place("Anthem", "older"),
        place("Red Moon", "newer"),
        place("Dual", "dual"),
        static("older", {"types": "Creature"}, {"add_subtypes": ["Zombie"]}),
        static("newer", {"subtypes": "Swamp"}, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1}),
        do("move", "newer", to="exile"),
        place("Anthem", "third"),
        static("third", {"subtypes": "Swamp"}, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1}),
        edition=edition,
    )
    assert played["dual"].subtypes == ("Swamp", "Forest", "Zombie")
    assert any(number in reason.rules for reason in played["dual"].why["subtypes"])


def test_a_loop_of_dependencies_goes_by_timestamps() -> None:
    played = now(
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        place("Anthem", "older"),
        place("Anthem", "newer"),
        static("older", {"subtypes": "Bear"}, {"set_subtypes": ["Goblin"]}),
        static("newer", {"subtypes": "Goblin"}, {"set_subtypes": ["Bear"]}),
    )
    assert played["bear"].subtypes == played["goblin"].subtypes == ("Bear",)


def test_613_8c_what_the_rest_of_a_loop_takes_away_nothing_newer_finds_any_more() -> None:
    """The first is applied as the oldest of a loop; then the second takes flying (305.7), so that the third waits."""
    played = now(
        place("Angel", "angel"),
        do("effect", on=["angel"], change={"add_types": ["Land"]}),
        *(place("Anthem", label) for label in ("first", "second", "third")),
        static("first", {"keywords": "Flying"}, {"add_types": ["Artifact"]}),
        static("second", {"types": "Artifact"}, {"set_subtypes": ["Mountain"]}),
        static("third", {"keywords": "Flying"}, {"add_supertypes": ["Snow"]}),
    )
    assert (set(played["angel"].types), played["angel"].supertypes) == ({"Artifact", "Creature", "Land"}, ())


def test_an_effect_that_finds_nothing_yet_does_not_wait_for_a_chain() -> None:
    """The oldest reads Elf, which the second gives to Goblins only, and there are none before the third."""
    played = now(
        place("Bear", "bear"),
        *(place("Anthem", label) for label in ("first", "second", "third")),
        static("first", {"subtypes": "Elf"}, {"add_subtypes": ["Zombie"]}),
        static("second", {"subtypes": "Goblin"}, {"add_subtypes": ["Elf"]}),
        static("third", {"subtypes": "Bear"}, {"add_subtypes": ["Goblin"]}),
    )
    assert played["bear"].subtypes == ("Bear", "Goblin", "Elf")


@pytest.mark.parametrize("last", ["one", "two"])
def test_613_8b_of_two_auras_that_control_each_other_the_older_gives_both_to_its_player(last: str) -> None:
    """Each would change whose the other is, and whom that obeys: a loop, and what decides is that it is one."""
    leash = {"name": "Leash", "type_line": "Enchantment — Aura"}
    leash["oracle_text"] = "Enchant permanent\nYou control enchanted permanent."
    first = "two" if last == "one" else "one"
    played = play(
        NEW,
        place("Leash", "one"),
        place("Leash", "two", player="Ben"),
        do("attach", first, to=last),
        do("attach", last, to=first),
        cards=(leash,),
    )
    assert {played[label].controller for label in ("one", "two")} == {"Ana" if first == "one" else "Ben"}
    for label in ("one", "two"):
        why = played[label].why["controller"]
        assert [reason.rules[0] for reason in why[:2]] == ["613.8b", "613.1b"]


def test_control_of_an_aura_is_settled_before_what_it_gives() -> None:
    aura = {
        "name": "Charm",
        "mana_cost": "{U}",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant creature\nYou control it.",
        "static": [{"on": "attached", "change": {"control": "you"}}],
    }
    played = play(
        NEW,
        place("Bear", "bear"),
        place("Charm", "charm", player="Ben"),
        do("attach", "charm", to="bear"),
        cards=(aura, *ALL),
    )
    assert played["bear"].controller == "Ben"
    assert played.then(do("effect", change={"control": "Ana"}, on=["charm"]))["bear"].controller == "Ana"


def test_effects_that_commute_are_never_tried_out() -> None:
    played = now(
        place("Bear", "bear"),
        *(place("Anthem", f"anthem{number}") for number in range(4)),
        static("anthem0", CREATURES, {"add_subtypes": ["Zombie"]}),
        static("anthem1", {"subtypes": "Goblin"}, {"add_subtypes": ["Elf"]}),
        static("anthem2", {"types": "Creature", "colors": "G"}, {"add_abilities": ["Flying"]}),
        static("anthem3", {"keywords": "Reach"}, {"add_abilities": ["Haste"]}),
    )
    trials = Trials()
    computed(played.table, trials)
    assert trials.made == 0


def test_effects_that_meet_are_tried_out() -> None:
    played = now(place("Tomb", "tomb"), place("Red Moon", "moon"))
    trials = Trials()
    computed(played.table, trials)
    assert trials.made > 0


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
def test_613_8a_what_you_own_goes_with_who_you_are(edition: str) -> None:
    """The older effect waits for the newer, which gives its source to another player: then that player is "you"."""
    played = now(
        place("Bear", "bear"),
        place("Goblin", "goblin", player="Ben"),
        place("Anthem", "older", player="Ben"),
        place("Anthem", "newer"),
        static("older", {"types": "Creature", "owner": "you"}, {"control": "Ana"}),
        static("newer", {"name": "Anthem", "other": "self"}, {"control": "Ana"}),
        edition=edition,
    )
    assert (played["older"].controller, played["goblin"].controller) == ("Ana", "Ben")


def test_205_3d_a_spell_type_waits_for_what_makes_an_instant_of_it() -> None:
    """Only an instant or sorcery can have the subtype, so what the older effect does hangs on the newer (613.8a)."""
    played = now(
        place("Bear", "bear", "graveyard"),
        place("Anthem", "older"),
        place("Anthem", "newer"),
        static("older", {"name": "Bear", "zone": "graveyard"}, {"add_subtypes": ["Arcane"]}),
        static("newer", {"name": "Bear", "zone": "graveyard"}, {"add_types": ["Instant"]}),
    )
    assert "Arcane" in played["bear"].subtypes


def test_700_9_what_is_modified_hangs_on_who_controls_the_aura() -> None:
    """An Aura of its controller modifies the creature, so the older effect waits for what gives the Aura (613.8a)."""
    aura = {"name": "Mantle", "mana_cost": "{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
    played = play(
        NEW,
        place("Bear", "bear"),
        place("Mantle", "mantle", player="Ben"),
        do("attach", "mantle", to="bear"),
        place("Anthem", "older"),
        place("Anthem", "newer"),
        static("older", {"modified": True}, {"control": "Ben"}),
        static("newer", {"subtypes": "Aura"}, {"control": "Ana"}),
        cards=(aura, *ALL),
    )
    assert (played["mantle"].controller, played["bear"].controller) == ("Ana", "Ben")


def test_205_1a_a_subtype_that_comes_back_with_its_type_is_waited_for() -> None:
    """The goblin is no creature at first, so no Goblin; what asks for Goblins waits for what makes it one again."""
    played = now(
        place("Goblin", "goblin"),
        *(place("Anthem", label) for label in ("first", "second", "third")),
        static("first", {"name": "Goblin"}, {"remove_types": ["Creature"], "add_types": ["Enchantment"]}),
        static("second", {"subtypes": "Goblin"}, {"add_types": ["Artifact"]}),
        static("third", {"name": "Goblin"}, {"add_types": ["Creature"]}),
    )
    assert {"Artifact", "Creature"} <= set(played["goblin"].types)


def test_205_1a_also_what_is_no_creature_has_its_subtype_back_with_its_type() -> None:
    """It is no artifact at first, so no Equipment; what asks for Equipment waits for what makes it an artifact."""
    sword = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
    played = play(
        NEW,
        place("Sword", "sword"),
        *(place("Anthem", label) for label in ("first", "second", "third")),
        static("first", {"name": "Sword"}, {"remove_types": ["Artifact"], "add_types": ["Land"]}),
        static("second", {"subtypes": "Equipment"}, {"add_types": ["Enchantment"]}),
        static("third", {"name": "Sword"}, {"add_types": ["Artifact"]}),
        cards=(sword, *ALL),
    )
    assert set(played["sword"].types) == {"Artifact", "Enchantment", "Land"}
    assert played["sword"].subtypes == ("Equipment",)


def test_613_8b_what_came_before_a_loop_took_the_object_and_not_what_of_the_loop_came_later() -> None:
    """Of three that say what Bears and Goblins are the newest comes first, and leaves the other two in their loop."""
    says = (
        ("Aa", {"subtypes": "Bear"}, "Goblin"),
        ("Bb", {"subtypes": "Goblin"}, "Bear"),
        ("Cc", {"name": "Bear"}, "Goblin"),
    )
    three = [enchantment(name, wanted, {"set_subtypes": [subtype]}) for name, wanted, subtype in says]
    there = (place("Bear"), place("Cub", "cub"), place("Aa", "a"), place("Bb", "b"), place("Cc", "c"))
    played = play(NEW, *there, cards=(*three, creature("Cub", "Bear", "1/1"), *ALL))
    assert played["it"].subtypes == ("Bear",)
    told = [rung for rung in rungs(played.table, "it") if rung.says.startswith("Aa")]
    outside = "it affects only Bears, and it comes after Cc, on which it depends."
    within = "it and Bb depend on each other, so timestamps decide, and it came first, when it did not apply to this"
    assert [(rung.says, rung.step.rules[0]) for rung in told] == [
        (f"Aa does not apply here: {outside}", "613.8a"),
        (f"Aa does not apply here: {within} object yet.", "613.8b"),
    ]
    why = [(reason.says, reason.rules[0]) for reason in played["it"].why["subtypes"]]
    assert ("Aa does not apply here: it depends on Cc, which comes first.", "613.8a") in why


# Whom an effect takes its ability from in this layer, and how the four ways to take that order end (613.8a-b).
TAKEN: dict[DependencyTaken, tuple[str, ...]] = {
    "waits": ("Mountain",),
    "is not looked for": ("Mountain",),
    "goes first": ("Mountain",),
    "all are collected beforehand": ("Mountain", "Swamp"),
}


def taken(how: DependencyTaken, *actions: Record) -> Played:
    """A board as somebody computes it who takes dependency so."""
    table = now(*actions).table
    edition = msgspec.structs.replace(table.edition, dependency=how)
    return Played(msgspec.structs.replace(table, edition=edition), ())


@pytest.mark.parametrize("how", TAKEN)
def test_613_8a_only_who_reads_abilities_beforehand_has_a_lost_one_act(how: DependencyTaken) -> None:
    """The older Moon takes the ability of the Tomb in the layer in which both act."""
    board = place("Red Moon", "moon"), place("Tomb", "tomb"), place("Dual", "dual")
    assert taken(how, *board)["dual"].subtypes == TAKEN[how]


@pytest.mark.parametrize("how", TAKEN)
@pytest.mark.parametrize(("least", "types"), [(1, ("Artifact", "Creature")), (3, ("Creature",))])
def test_611_3a_an_effect_whose_condition_never_holds_is_read_beforehand_by_nobody(
    how: DependencyTaken, least: int, types: tuple[str, ...]
) -> None:
    gives = static("bear", CREATURES, {"add_types": ["Artifact"]})
    board = taken(how, place("Bear", "bear"), gives | {"if": {"count": CREATURES, "is": f">={least}"}})
    assert board["bear"].types == types
