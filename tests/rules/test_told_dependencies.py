"""What depends on what, which stand in a loop, and what ended an effect before it began (613.8a-c, 613.6)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.layers.layers import computation
from tests.rules.cards_for_tests import ALL, creature, enchantment, land
from tests.rules.playing import Record, do, place, play

Told = dict[str, dict[str, str]]
WHAT = ("which abilities it can give", "what it applies to", "the amount that it uses")
GIVES, APPLIES, AMOUNT = (f"on which it depends for {what}" for what in WHAT)


def effects(*actions: Record) -> dict[str, Running]:
    """The effects of the table that the actions lead to, by the label of their source."""
    return {running.label: running for running in computation(play("2026-08", *actions, cards=ALL).table).effects}


def direct(running: Running) -> Told:
    """Its dependencies by layer, by the labels of the others' sources."""
    return {layer: {other.label: str(by) for other, by in found.items()} for layer, found in running.depends_on.items()}


def static(source: str, wanted: Record, change: Record) -> tuple[Record, Record]:
    """An enchantment with one static ability."""
    return place("Humbling", source, zone="exile"), do("effect", change=change, filter=wanted, source=source)


@pytest.mark.parametrize("order", [("Red Moon", "Tomb"), ("Tomb", "Red Moon")])
def test_613_8a_existence_is_told_also_where_timestamps_give_the_same_order(order: tuple[str, str]) -> None:
    found = effects(*(place(name, name) for name in order), place("Dual", "dual"))
    assert direct(found["Tomb"]) == {"4": {"Red Moon": DependsBy.EXISTENCE}}
    assert direct(found["Red Moon"]) == {}
    assert found["Tomb"].lost_to is found["Red Moon"]
    assert found["Red Moon"].lost_to is None


@pytest.mark.parametrize("newer_first", [False, True])
def test_613_8a_what_it_applies_to_is_told_in_either_order(newer_first: bool) -> None:
    giving = static("giving", {"subtypes": "Swamp"}, {"add_types": ["Creature"]})
    reading = static("reading", {"types": "Creature"}, {"add_subtypes": ["Zombie"]})
    order = (giving, reading) if newer_first else (reading, giving)
    found = effects(place("Dual", "dual"), *order[0], *order[1])
    assert direct(found["reading"]) == {"4": {"giving": DependsBy.APPLIES_TO}}
    assert direct(found["giving"]) == {}


def test_613_8a_what_it_does_is_told_where_another_changes_what_it_counts() -> None:
    counts = {"count": {"power": "<=2"}}
    found = effects(
        place("Bear", "bear"),
        *static("counting", {"types": "Creature"}, {"set_power": counts}),
        *static("setting", {"subtypes": "Bear"}, {"set_power": 5}),
    )
    assert direct(found["counting"]) == {"7b": {"setting": DependsBy.DOES}}


def test_only_direct_dependencies_are_told() -> None:
    """The third waits for the first as well, but only because it waits for the second."""
    found = effects(
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        *static("third", {"subtypes": "Elf"}, {"add_subtypes": ["Zombie"]}),
        *static("second", {"subtypes": "Goblin"}, {"add_subtypes": ["Elf"]}),
        *static("first", {"subtypes": "Bear"}, {"add_subtypes": ["Goblin"]}),
    )
    assert direct(found["third"]) == {"4": {"second": DependsBy.APPLIES_TO}}
    assert direct(found["second"]) == {"4": {"first": DependsBy.APPLIES_TO}}
    assert direct(found["first"]) == {}


def test_613_8b_a_loop_is_told_of_those_in_it_and_not_of_what_waits_for_it() -> None:
    found = effects(
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        *static("outside", {"subtypes": "Bear"}, {"add_subtypes": ["Zombie"]}),
        *static("older", {"subtypes": "Bear"}, {"set_subtypes": ["Goblin"]}),
        *static("newer", {"subtypes": "Goblin"}, {"set_subtypes": ["Bear"]}),
    )
    assert found["older"].in_loop == found["newer"].in_loop == {"4"}
    assert found["outside"].in_loop == set()
    assert direct(found["older"]) == {"4": {"newer": DependsBy.APPLIES_TO}}
    assert direct(found["newer"]) == {"4": {"older": DependsBy.APPLIES_TO}}
    assert set(direct(found["outside"])["4"]) == {"older", "newer"}


def test_604_2_an_effect_is_lost_to_one_of_an_earlier_layer_without_depending_on_it() -> None:
    found = effects(place("King", "king"), place("Goblin", "goblin"), place("Humbling", "humbling"))
    assert found["king"].lost_to is found["humbling"]
    assert direct(found["king"]) == {}


def test_613_6_an_effect_that_had_begun_is_lost_to_nothing() -> None:
    found = effects(place("Humbling", "humbling"), place("Awakening", "awakening"))
    assert found["humbling"].lost_to is None
    assert found["awakening"].lost_to is None
    assert found["humbling"].source is not None
    assert not found["humbling"].exists()


@pytest.mark.parametrize("lost", ["before", "", "after"])
def test_613_8c_what_an_effect_does_did_not_wait_for_one_that_was_lost_before(lost: str) -> None:
    """Nobody's gaining flying waits for "can't have flying" that Humility took: there timestamps alone decided.

    But where Humility is newer than what gives flying, it comes first only since that waits.
    """
    angel = {"name": "Guard", "layout": "normal", "type_line": "Creature — Angel", "power": "4", "toughness": "4"}
    forbids = {"filter": {"types": "Creature"}, "change": {"cant_have_abilities": ["Flying"]}}
    idol = {**angel, "name": "Idol", "static": [forbids]}
    humility = (place("Humility", "humility"),)
    played = play(
        "2026-08",
        *(humility if lost == "before" else ()),
        place("Guard", "it"),
        # It begins before it could be refused: what can't be had as it begins it never gives (113.11).
        do("effect", on=["it"], change={"add_abilities": ["Flying"]}),
        place("Idol", "idol"),
        *(humility if lost == "after" else ()),
        cards=(angel, idol, *ALL),
    )
    told = [rung.says for rung in rungs(played.table, "it") if rung.says.startswith("An effect")]
    if lost == "after":
        assert (played["it"].keywords, played["it"].why["keywords"][0].rules[0]) == (("Flying",), "613.8a")
        waited = f"having waited for Idol, {GIVES.replace('depends', 'depended')} until that could no longer apply"
        assert told == [f"An effect, {waited}: it gains flying."]
    elif lost:
        assert (played["it"].keywords, played["it"].why["keywords"][0].rules[0]) == (("Flying",), "613.7b")
        assert told == ["An effect, newer than Humility: it gains flying."]
    else:
        assert played["it"].keywords == ()
        assert told == [f"An effect, waiting for Idol, {GIVES}: it would gain flying, which it can't have."]


GOLEM = {"name": "Golem", "mana_cost": "{2}", "type_line": "Artifact Creature — Bear", "power": "2", "toughness": "2"}
EQUIPMENT = static("older", {"subtypes": "Bear"}, {"add_subtypes": ["Equipment"]})
MARSH = land("Marsh", "Swamp", "Basic")
ARBOR = {**creature("Arbor", "Forest Dryad", "1/1", ""), "type_line": "Land Creature — Forest Dryad"}
GROVES: Record = {"add_types": ["Land", "Creature"], "add_subtypes": ["Forest", "Bear"], "set_colors": ["G"]}
LIMB = static("older", {"subtypes": "Forest"}, {**GROVES, "set_power": 1, "set_toughness": 1})
BIG_BEARS = static("older", {"subtypes": "Bear"}, {"add_types": ["Artifact"], "set_power": 3})
ELVES = static("newer", {"types": "Creature"}, {"set_subtypes": ["Elf"]})
GREEN = do("effect", on=["it"], change={"set_colors": ["G"]})
A_GROVE: tuple[Record, Record] = ({"name": "Red Moon"}, {"set_types": ["Land"], "set_subtypes": ["Forest"]})
NO_ARTIFACTS = static("newer", {"types": "Artifact"}, {"remove_types": ["Artifact"]})


@pytest.mark.parametrize(
    ("actions", "keys"),
    [
        # 205.3d: what is no artifact gains no Equipment, whatever else the older effect waits for because of others.
        ((place("Golem", "it"), *EQUIPMENT, *NO_ARTIFACTS), {"subtypes"}),
        (
            (
                *(place("Golem", "it"), place("Goblin", "goblin"), *EQUIPMENT, *NO_ARTIFACTS),
                *static("newest", {"subtypes": "Goblin"}, {"add_subtypes": ["Bear"]}),
            ),
            {"subtypes"},
        ),
        # It applies only since it waited, and gives what is there already.
        (
            (
                place("Bear", "it"),
                *static("older", {"types": "Artifact"}, {"add_subtypes": ["Bear"]}),
                *static("newer", {"types": "Creature"}, {"add_types": ["Artifact"]}),
            ),
            set(),
        ),
        # It never began, so it does nothing in either of its layers.
        (
            (
                place("Bear", "it"),
                *static("older", {"subtypes": "Bear"}, {"add_types": ["Artifact"], "power": "+1"}),
                *static("newer", {"types": "Creature"}, {"set_subtypes": ["Elf"]}),
            ),
            {"types", "power"},
        ),
        # Its ability is taken, and what it would give is printed, or given by another.
        ((place("Marsh", "it"), place("Tomb", "tomb"), place("Red Moon", "moon")), set()),
        (
            (
                *(place("Marsh", "it"), place("Tomb", "tomb"), place("Red Moon", "moon")),
                do("effect", on=["it"], change={"add_subtypes": ["Plains", "Island", "Swamp", "Mountain", "Forest"]}),
            ),
            set(),
        ),
        ((place("Dual", "it"), place("Tomb", "tomb"), place("Red Moon", "moon")), {"subtypes", "abilities"}),
        # 305.7: what it would have set takes the abilities with it.
        ((place("Dual", "it"), place("Red Moon", "moon"), *static("newer", *A_GROVE)), {"subtypes", "abilities"}),
        # It affects the object no more, which is all of that already but for the Forest (305.6); or this and colors.
        ((place("Arbor", "it"), GREEN, *LIMB, place("Red Moon", "moon")), {"subtypes", "abilities"}),
        ((place("Arbor", "it"), *LIMB, place("Red Moon", "moon")), {"subtypes", "abilities", "colors"}),
        # What it would set in a later layer is so already.
        ((place("Bear", "it"), do("effect", on=["it"], change={"set_power": 3}), *BIG_BEARS, *ELVES), {"types"}),
        # The keyword that it would give is given by another; only a line of the abilities would stand there twice.
        (
            (
                place("Bear", "it"),
                *static("older", {"types": "Creature"}, {"add_abilities": ["Flying"]}),
                *static("newer", {"types": "Creature"}, {"add_abilities": ["Flying"]}),
                do("effect", on=["newer"], change={"lose_all_abilities": True}),
            ),
            set(),
        ),
    ],
    ids=[
        "does nothing",
        "for another, too",
        "changes nothing anyway",
        "never began",
        "is so as printed",
        "is so by another",
        "is not so",
        "is not so, with what goes with it",
        "is so but for a land type",
        "is so but for a land type and colors",
        "is so in a later layer",
        "has the keyword",
    ],
)
def test_613_8a_a_dependency_decides_what_would_have_changed_and_nothing_else(
    actions: tuple[Record, ...], keys: set[str]
) -> None:
    found = play("2026-08", *actions, cards=[*ALL, GOLEM, MARSH, ARBOR])["it"].why
    assert {key for key, reasons in found.items() if any("613.8a" in one.rules for one in reasons)} == keys


def test_613_8b_what_came_too_late_in_a_loop_would_have_taken_the_abilities_as_well() -> None:
    swamps = static("older", {"subtypes": "Forest"}, {"set_subtypes": ["Swamp"]})
    forests = static("newer", {"subtypes": "Swamp"}, {"set_subtypes": ["Forest"]})
    found = play(
        "2026-08", place("Marsh", "it"), place("Arbor", "other"), *swamps, *forests, cards=[*ALL, MARSH, ARBOR]
    )
    assert [found["it"].why[key][0].rules[0] for key in ("subtypes", "abilities")] == ["613.8b", "613.8b"]


def test_613_8a_a_number_that_is_asked_for_is_waited_for_like_a_comparison() -> None:
    for asked in (2, "2", ">=2"):
        played = play(
            "2026-08",
            *(place("Bear", "bear"), place("Goblin", "goblin")),
            *static("older", {"power": asked}, {"set_power": 5}),
            *static("newer", {"types": "Creature"}, {"set_power": 2}),
            cards=ALL,
        )
        assert (played["bear"].power, played["goblin"].power) == (5, 5)


CONVERT = enchantment("Convert", {"subtypes": "Mountain"}, {"set_subtypes": ["Plains"]})
KINSHIP = enchantment("Kinship", {"types": "Creature", "controller": "you"}, {"add_subtypes": ["Elf"]})
WAKING = enchantment("Waking", {"types": "Land"}, {"add_types": ["Creature"]})


@pytest.mark.parametrize(
    ("actions", "of", "affected"),
    [
        # 612.1: Convert's words mean Islands, and Red Moon, which it waits for, changes no basic land.
        (
            (
                *(place("Convert", "Convert"), place("Red Moon", "Moon"), place("Peak", "it"), place("Isle", "isle")),
                do("effect", on=["Convert"], change={"text": {"from": "Mountain", "to": "Island"}}),
            ),
            "Convert",
            "Islands",
        ),
        # 613.1b: in layer 2 already it is nobody's whose creatures are Elves; Waking changes lands alone.
        (
            (
                *(place("Kinship", "Kinship"), place("Waking", "waking"), place("Peak", "peak"), place("Bear", "it")),
                do("effect", on=["it"], change={"control": "Ben"}),
            ),
            "Kinship",
            "creatures Ana controls",
        ),
    ],
)
def test_613_8a_what_no_longer_applied_when_the_layer_began_was_kept_from_nothing_by_waiting(
    actions: tuple[Record, ...], of: str, affected: str
) -> None:
    cards = [CONVERT, KINSHIP, WAKING, land("Peak", "Mountain", "Basic"), land("Isle", "Island Forest"), *ALL]
    played = play("2026-08", *actions, cards=cards)
    (rung,) = [one for one in rungs(played.table, "it") if one.step.source is not None and one.step.source.label == of]
    assert rung.says == f"{of} does not apply here: it affects only {affected}."
    assert (rung.step.applied, rung.step.rules[0], len(rung.step.depends_on)) == (False, "611.3a", 1)
    assert played["it"].why["subtypes"][0].rules[0] == "205.1"


def test_613_8b_of_a_loop_are_those_in_it_and_not_what_one_of_them_waited_for_before() -> None:
    """Woods makes Smith a land; only then does the moon take Smith's ability, and Smith gives the moon more lands."""
    woods = enchantment("Woods", {"types": "Creature"}, {"add_types": ["Land"]})
    smith = creature("Smith", "Human", "3/3", oracle_text="Artifacts are lands.")
    smith["static"] = [{"filter": {"types": "Artifact"}, "change": {"add_types": ["Land"]}}]
    relic = {"name": "Relic", "layout": "normal", "mana_cost": "{1}", "type_line": "Artifact"}
    names = ("Woods", "Red Moon", "Smith", "Relic")
    played = play("2026-08", *(place(name, name) for name in names), cards=[woods, smith, relic, *ALL])
    assert played["Relic"].types == ("Artifact",)
    assert played["Relic"].why["types"][0].rules[0] == "613.8b"
    moon = next(rung for rung in rungs(played.table, "Smith") if rung.source_name == "Red Moon")
    begins = f"Red Moon, after Woods, which is older anyway and {APPLIES}, and forming a loop of"
    assert moon.says.startswith(f"{begins} dependencies with Smith, so timestamps decide: its subtypes become")
    # 613.8a: that it is the newer of the two decided nothing.
    assert moon.step.after == ()
    assert [why.rules[0] for why in played["Smith"].why["subtypes"]][:2] == ["613.8a", "305.7"]


def test_613_8a_what_takes_abilities_that_are_gone_is_no_matter_of_order() -> None:
    """The creature that becomes a Forest has lost flying before Blood Moon comes to it, whatever came first (305.7)."""
    board = play(
        "2026-08",
        place("Humility", "humility"),
        place("Opalescence", "opalescence"),
        place("Blood Moon", "moon"),
        place("Serra Angel", "angel"),
        place("Song of the Dryads", "song"),
        do("attach", "song", to="angel"),
    )
    angel = board["angel"]
    assert angel.why["keywords"][0].says.startswith("Song of the Dryads "), "who took them, not who came later"
    # Which mana ability it has, the order decides: Blood Moon would not apply to what is no land yet.
    assert {key: angel.why[key][0].rules[0] for key in ("keywords", "abilities")} == {
        "keywords": "305.7",
        "abilities": "613.8a",
    }
    # The ability of Blood Moon is lost in layer 6, not that of what it waits for.
    (moon,) = (rung.says for rung in rungs(board.table, "angel") if rung.source_name == "Blood Moon")
    assert moon.startswith(
        f"Blood Moon, whose ability is lost only afterward, waiting for Song of the Dryads, {APPLIES}: "
    )


def of_size(name: str, power: Record) -> Record:
    """A creature whose power is defined by an ability of its own."""
    return {**creature(name, "Golem", "*/3"), "define": {"power": power}}


LARGEST = {"among": {"types": "Creature", "other": "self"}, "greatest": "power"}
OF_LANDS, OF_OTHERS = of_size("Delver", {"count": {"types": "Land"}}), of_size("Echo", {**LARGEST, "plus": 1})


@pytest.mark.parametrize(
    ("edition", "power", "first", "on", "says"),
    [
        # 613.7a of 2011: none of them depends on another, so Echo, the older, finds a star.
        ("2011-09", 1, "613.3a", 0, "Its own ability: its power becomes 1 ("),
        (
            "2016-01",
            3,
            "613.7a",
            1,
            f"Its own ability, waiting for Delver, {AMOUNT}: its power becomes 3 (",
        ),
        (
            "2026-08",
            3,
            "613.8a",
            1,
            f"Its own ability, waiting for Delver, {AMOUNT}: its power becomes 3 (",
        ),
    ],
)
def test_613_8a_abilities_that_define_can_depend_on_each_other(
    edition: str, power: int, first: str, on: int, says: str
) -> None:
    there = (place(name, name) for name in ("Echo", "Delver"))
    lands = (place("Dual", label) for label in ("one", "two"))
    played = play(edition, *there, *lands, cards=[OF_LANDS, OF_OTHERS, *ALL])
    rung = rungs(played.table, "Echo")[-1]
    assert (played["Echo"].power, played["Echo"].why["power"][0].rules[0]) == (power, first)
    assert rung.says.startswith(says)
    told = [(one.source.label, one.by) for one in rung.step.depends_on]
    assert told == [("Delver", "what it does")] * on
    assert played["Echo"].why["toughness"][0].rules[0] == "208.1"
    if on:
        depends = "Its own ability depends on Delver, so it is applied later, whatever the timestamps."
        assert played["Echo"].why["power"][0].says == depends


def test_613_8b_abilities_that_define_can_stand_in_a_loop() -> None:
    """Each counts the other: the older is applied first, when the other's star is nothing."""
    played = play(
        "2026-08",
        place("Echo", "Echo"),
        place("Twin", "Twin"),
        cards=[OF_OTHERS, of_size("Twin", {**LARGEST, "plus": 2})],
    )
    assert (played["Echo"].power, played["Twin"].power) == (1, 3)
    for label, other in (("Echo", "Twin"), ("Twin", "Echo")):
        why = played[label].why["power"][0]
        assert (why.rules[0], why.says) == (
            "613.8b",
            f"Its own ability and {other} depend on each other, so their timestamps decide.",
        )
        says = f"Its own ability, which forms a loop of dependencies with {other}, so timestamps decide: its power "
        assert rungs(played.table, label)[-1].says.startswith(says)


def test_613_8a_of_several_that_came_first_is_named_what_took_this_object() -> None:
    """March changes the other relic alone; that this one is a creature already, Wake has done."""
    idle = {"types": "Artifact", "not": {"types": "Creature"}}
    march = enchantment("March", idle, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})
    song = enchantment("Song", idle, {"add_types": ["Creature"], "lose_all_abilities": True})
    relic = {
        "name": "Relic",
        "layout": "normal",
        "mana_cost": "{1}",
        "type_line": "Artifact",
        "oracle_text": "{T}: Go.",
    }
    there = (place("March", "march"), place("Relic", "it"), place("Relic", "other"))
    wake = do(
        "effect", on=["it"], change={"add_types": ["Creature"], "set_power": 3, "set_toughness": 3}, called="Wake"
    )
    played = play("2026-08", *there, wake, place("Song", "song"), cards=[march, song, relic])
    held = played["it"]
    assert (held.abilities, held.power) == (("{T}: Go.",), 3)
    told = held.why["abilities"][0]
    assert (told.rules[0], told.says) == (
        "613.8a",
        "Song does not apply here: it depends on Wake, which comes first.",
    )
    # The other relic has March and Song depend on each other; that decides nothing here (613.8b).
    says = (
        "Song does not apply here: it affects only noncreature artifacts, and it comes after Wake, on which it depends."
    )
    step = next(rung for rung in rungs(played.table, "it") if rung.source_name == "Song")
    assert (step.says, step.step.loop, step.step.rules[0]) == (says, False, "613.8a")
    (step,) = (rung for rung in rungs(played.table, "other") if rung.source_name == "Song" and rung.step.layer == "4")
    assert (step.step.loop, step.step.rules[0]) == (True, "613.8b")


def test_613_8c_once_the_oldest_of_a_loop_is_applied_the_rest_is_judged_anew() -> None:
    """Bears are Elves, Elves Goblins, Goblins Bears, the last being the oldest: then each waits for one alone."""
    turns = (("Goblin", "Bear"), ("Elf", "Goblin"), ("Bear", "Elf"))
    cards = [enchantment(f"{was}s", {"subtypes": was}, {"set_subtypes": [to]}) for was, to in turns]
    there = [place(f"{was}s", was) for was, _ in turns]
    creatures = [creature(f"A {was}", was, "1/1") for was, _ in turns]
    on_it = [place(f"A {was}", f"a {was}") for was, _ in turns]
    played = play("2026-08", *there, *on_it, cards=[*cards, *creatures])
    assert {was: played[f"a {was}"].subtypes for was, _ in turns} == {was: ("Goblin",) for was, _ in turns}
    told = {was: [(one.rules[0], one.says) for one in played[f"a {was}"].why["subtypes"]] for was, _ in turns}
    waits = ("613.8a", "Elfs depends on Bears, so it is applied later, whatever the timestamps.")
    circle = ("613.8b", "Bears and Goblins stand in a loop of dependencies, so their timestamps decide.")
    missed = (
        "613.8b",
        (
            "Goblins and Elfs stand in a loop of dependencies, so timestamps decide; Goblins came first, when it did "
            "not apply to this object yet."
        ),
    )
    assert told["Goblin"][0] == waits
    assert circle in told["Goblin"]
    assert told["Bear"][:2] == [missed, waits]
    assert told["Elf"][0] == missed
    last = rungs(played.table, "a Goblin")[-1]
    assert (last.says, last.step.loop) == (
        f"Elfs, waiting for Bears, {APPLIES}, and newer than Goblins: its subtype becomes Goblin.",
        False,
    )


@pytest.mark.parametrize("beside", [False, True])
def test_613_8a_the_types_that_an_object_may_have_hang_on_what_was_applied_to_it(beside: bool) -> None:
    """Bark gives a creature type (205.3d): the cart is a creature by Crew alone, whatever March makes of another."""
    idle = {"types": "Artifact", "not": {"types": "Creature"}}
    march = enchantment("March", idle, {"add_types": ["Creature"]})
    cart = {"name": "Cart", "layout": "normal", "mana_cost": "{2}", "type_line": "Artifact — Vehicle"}
    cart |= {"power": "3", "toughness": "3"}
    bark = do("effect", source="bark", on=["it"], change={"set_subtypes": ["Treefolk"]})
    crew = do("effect", on=["it"], change={"add_types": ["Creature"]}, called="Crew")
    others = (place("Cart", "other"),) if beside else ()
    there = (place("March", "march"), place("Cart", "it"), *others, place("Humbling", "bark", zone="exile"))
    held = play("2026-08", *there, bark, crew, cards=[march, cart, *ALL])["it"]
    assert held.subtypes == ("Vehicle", "Treefolk")
    told = [one.says for one in held.why["subtypes"]]
    assert told[0].endswith(" depends on Crew, so it is applied later, whatever the timestamps.")
    assert not any("March" in one for one in told)


@pytest.mark.parametrize(
    ("actions", "key", "first"),
    [
        # 613.1f: the first that took all of them took them; a later one found none.
        ((place("Serra Angel"), place("Humility", "one"), place("Humility", "two")), "keywords", "one"),
        ((place("Serra Angel"), place("Humility", "one"), place("Humility", "two")), "abilities", "one"),
        # 708.2a, 702.37c: what lies face down has no abilities that anything could take.
        ((place("Monastery Flock", face_down="morph"), place("Humility", "one")), "keywords", "702.37c"),
        ((place("Monastery Flock", face_down="morph"), place("Humility", "one")), "abilities", "702.37c"),
        # 701.58a: but ward of a cloaked one is there to be taken.
        ((place("Monastery Flock", face_down="cloak"), place("Humility", "one")), "keywords", "one"),
    ],
)
def test_613_1f_abilities_are_gone_by_what_took_them(actions: tuple[Record, ...], key: str, first: str) -> None:
    reason = play("2026-08", *actions)["it"].why[key][0]
    if first[0].isdigit():
        assert reason.rules[0] == first
    else:
        assert (reason.rules[0], reason.source) == ("613.1f", first)
