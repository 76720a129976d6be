"""What is not computed is said, on the card that has the words and on every object that they might touch."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import rungs
from inspector.rules.layers.computed_tables import known_of
from tests.rules.cards_for_tests import ANGEL, BEAR, GOBLIN, HUMILITY, Record, creature, enchantment, land, room
from tests.rules.playing import Played, do, place, play

NEWEST = "2026-08"
FOREST = land("Grove", "Forest", "Basic", oracle_text="({T}: Add {G}.)")
SWAMP = land("Mire", "Swamp", "Basic")


def words(name: str, *paragraphs: str, line: str = "Enchantment", **keys: Any) -> Record:  # noqa: ANN401
    """A card with words; "by moonlight" no card says, so that nothing reads these."""
    return {"name": name, "mana_cost": "{2}", "type_line": line, "oracle_text": "\n".join(paragraphs), **keys}


LORD = words("Lord", "Other Goblins get +1/+1 by moonlight.", line="Creature — Goblin", power="2", toughness="2")
ANTHEM = enchantment("Banner", {"types": "Creature"}, {"power": "+1", "toughness": "+1"})
CARDS = [BEAR, GOBLIN, ANGEL, HUMILITY, FOREST, SWAMP, LORD, ANTHEM]


def put(card: str, label: str = "", zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    return {"do": "place", "card": card, "as": label or card.lower(), "zone": zone, **keys}


def board(*actions: Record, more: tuple[Record, ...] = ()) -> Played:
    return play(NEWEST, *actions, cards=[*CARDS, *more])


def told(played: Played, label: str) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.text, one.source, one.keys) for one in played[label].not_computed]


def marked(played: Played, label: str) -> set[str]:
    """The keys of the values of an object that are in doubt."""
    return {key for one in played[label].not_computed for key in one.keys}


def test_the_card_that_has_the_words_tells_them_and_every_object_that_they_may_touch() -> None:
    played = board(put("Lord"), put("Goblin"), put("Goblin", "theirs", player="Ben"), put("Bear"), put("Grove"))
    sentence = "Other Goblins get +1/+1 by moonlight."
    assert told(played, "lord") == [(sentence, "lord", ())]
    assert told(played, "goblin") == told(played, "theirs") == [(sentence, "lord", ("power", "toughness"))]
    assert told(played, "bear") == told(played, "grove") == []
    assert played["goblin"].power == 1
    assert [one.text for one in played["goblin"].doubts("power")] == [sentence]
    assert played["goblin"].doubts("colors") == ()


def test_a_board_of_what_is_computed_is_certain() -> None:
    tapper = words("Tapper", "{T}: Creatures get +1/+1 until end of turn.", "When this dies, you gain 1 life.")
    played = board(put("Bear"), put("Angel"), put("Banner"), put("Grove"), put("Tapper"), more=(tapper,))
    assert all(not played[label].not_computed for label in played.table.objects)


def test_you_and_opponents_are_judged_by_who_controls_the_words() -> None:
    mine = words(
        "Mine",
        "Creatures you control have flying by moonlight.",
        "Creatures your opponents control lose flying by moonlight.",
    )
    played = board(put("Mine", player="Ben"), put("Bear"), put("Angel", player="Ben"), more=(mine,))
    assert [text for text, *_ in told(played, "bear")] == ["Creatures your opponents control lose flying by moonlight."]
    assert [text for text, *_ in told(played, "angel")] == ["Creatures you control have flying by moonlight."]


def test_an_aura_touches_what_it_is_attached_to() -> None:
    aura = words("Wings", "Enchant creature", "Enchanted creature has flying by moonlight.", line="Enchantment — Aura")
    alone = board(put("Wings"), put("Bear"), put("Goblin"), more=(aura,))
    assert told(alone, "bear") == []
    played = alone.then({"do": "attach", "object": "wings", "to": "bear"})
    assert marked(played, "bear") == {"abilities", "keywords"}
    assert told(played, "goblin") == []


def test_what_the_record_says_its_abilities_do_stands_in_place_of_its_words() -> None:
    said = {**ANTHEM, "name": "Said", "oracle_text": "Creatures you control get +1/+1."}
    assert told(board(put("Said"), put("Bear"), more=(said,)), "bear") == []


def test_612_1_so_it_does_where_words_of_it_are_changed() -> None:
    says = "Red creatures you control get +1/+1 by moonlight."
    said = {**ANTHEM, "name": "Said", "oracle_text": says}
    change = {"text": {"from": "red", "to": "green"}}
    played = board(put("Said"), put("Bear"), do("effect", on=["said"], change=change), more=(said,))
    assert played["said"].abilities == ("Green creatures you control get +1/+1 by moonlight.",)
    assert told(played, "said") == told(played, "bear") == []


@pytest.mark.parametrize(("besides", "certain"), [(False, True), (True, False)])
def test_so_do_effects_that_the_file_says_an_object_has(besides: bool, certain: bool) -> None:
    change = {"power": "+1", "toughness": "+1"}
    wanted = {"subtypes": "Goblin", "other": "lord"}
    effect = {"do": "effect", "source": "lord", "filter": wanted, "change": change, "besides": besides}
    played = board(put("Lord"), put("Goblin"), effect)
    assert (told(played, "goblin") == []) is certain
    assert played["goblin"].power == 2


def test_abilities_that_are_lost_count_no_more() -> None:
    played = board(put("Lord"), put("Goblin"), put("Humbling"))
    assert told(played, "goblin") == told(played, "lord") == []


def test_an_effect_that_began_before_its_ability_was_lost_goes_on() -> None:
    """613.6: Humility takes abilities in layer 6, but a color was set in layer 5 already."""
    painter = words(
        "Painter", "All creatures are black by moonlight.", line="Creature — Frog", power="1", toughness="1"
    )
    played = board(put("Painter"), put("Bear"), put("Humbling"), more=(painter,))
    assert marked(played, "bear") == {"colors"}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        # 613.1b-c: control and text come before types; with these the land loses its abilities (305.7).
        ("Players gain control of all creatures by moonlight.", {"controller"}),
        ("All creatures are named Moth by moonlight.", {"name"}),
        ("All creatures are black by moonlight.", set()),
    ],
)
def test_613_6_what_a_land_did_before_layer_4_goes_on(text: str, keys: set[str]) -> None:
    source = words("Source", text, line="Land")
    moon = enchantment("Moon", {"types": "Land", "not": {"supertypes": "Basic"}}, {"set_subtypes": ["Mountain"]})
    assert (
        marked(board(put("Source"), put("Bear"), put("Moon"), more=(source, moon)), "bear")
        & {*("controller", "name", "colors")}
        == keys
    )


@pytest.mark.parametrize(
    ("line", "changes", "keys"),
    [
        # 305.7: set to a basic land type, also to the one that is printed on it, it has lost them before layer 5.
        ("Land — Mountain", [{"set_subtypes": ["Mountain"]}], set()),
        ("Land — Mountain", [{"set_subtypes": ["Mountain", "Swamp"]}], set()),
        ("Land", [{"set_subtypes": ["Mountain"]}, {"lose_all_abilities": True}], set()),
        # 305.6: a type that is added takes none, and what takes them in layer 6 comes too late.
        ("Land", [{"add_subtypes": ["Swamp"]}, {"lose_all_abilities": True}], {"colors"}),
        ("Land", [{"all_basic_land_types": True}, {"lose_all_abilities": True}], {"colors"}),
        ("Land", [{"set_subtypes": ["Gate"]}, {"lose_all_abilities": True}], {"colors"}),
        # No land loses abilities by a land type that it could not have.
        ("Artifact", [{"set_subtypes": ["Mountain"]}, {"lose_all_abilities": True}], {"colors"}),
    ],
    ids=str,
)
def test_613_6_which_effect_took_its_words_tells_what_of_them_goes_on(
    line: str, changes: list[Record], keys: set[str]
) -> None:
    source = words("Source", "All creatures are black by moonlight.", line=line)
    effects = [{"do": "effect", "on": ["source"], "change": change} for change in changes]
    assert marked(board(put("Source"), put("Bear"), *effects, more=(source,)), "bear") == keys


@pytest.mark.parametrize(
    ("unlocked", "keys"),
    [([], ()), (["left"], ("colors",)), (["right"], ("name",)), (["left", "right"], ("colors", "name"))],
    ids=str,
)
def test_613_6_of_a_room_the_words_of_an_unlocked_half_go_on_that_began_before_they_were_lost(
    unlocked: list[str], keys: tuple[str, ...]
) -> None:
    """709.5: a locked half never had them."""
    hall = room(
        {"name": "Hall", "mana_cost": "{1}", "oracle_text": "All creatures are black by moonlight."},
        {"name": "Yard", "mana_cost": "{2}", "oracle_text": "All creatures are named Moth by moonlight."},
    )
    lost = {"do": "effect", "on": ["hall"], "change": {"lose_all_abilities": True}}
    for actions in ([], [lost]):
        played = board(put("Hall // Yard", "hall", unlocked=unlocked), put("Bear"), *actions, more=(hall,))
        assert marked(played, "bear") == {*keys}


@pytest.mark.parametrize(
    ("line", "text", "counters", "keys"),
    [
        ("Enchantment — Class", "{0}\n{{1}}{{G}}: Level 2\nTrample", {}, {"colors"}),
        ("Enchantment — Class", "Trample\n{{1}}{{G}}: Level 2\n{0}", {}, set()),
        ("Creature — Wizard", "{0}\nLevel up {{1}}\nLEVEL 2+\n2/2\nFlying", {"level": 2}, {"colors"}),
        ("Creature — Wizard", "Level up {{1}}\nLEVEL 2+\n2/2\n{0}", {"level": 2}, set()),
        ("Artifact — Spacecraft", "{0}\nStation\nSTATION 3+\nFlying", {"charge": 3}, {"colors"}),
        ("Artifact — Spacecraft", "Station\nSTATION 3+\n{0}", {"charge": 3}, set()),
    ],
    ids=str,
)
@pytest.mark.parametrize("text_of_it", ["All creatures are black by moonlight.", "All creatures are Zombies."], ids=str)
def test_613_6_what_a_section_gives_in_layer_6_had_begun_in_no_layer_before(
    line: str, text: str, counters: Record, keys: set[str], text_of_it: str
) -> None:
    """711.2a, 716.2a, 721.2a: symbols and bars give abilities in layer 6, where they are lost again (613.1f)."""
    source = words("Source", text.format(text_of_it), line=line, power="1", toughness="1")
    level = [{"do": "designate", "object": "source", "as": "class level 2"}] if "Class" in line else []
    lost = {"do": "effect", "on": ["source"], "change": {"lose_all_abilities": True}}
    played = board(put("Source", counters=counters), put("Bear"), *level, lost, more=(source,))
    assert marked(played, "bear") == (keys if "moonlight" in text_of_it else set())
    assert played["bear"].colors == ("G",)


def test_a_land_that_is_set_to_a_basic_land_type_has_no_words_left() -> None:
    """305.7: the ability is gone in layer 4, before it could begin in that layer."""
    source = words("Source", "Each land is a Swamp in addition to its other types by moonlight.", line="Land")
    moon = enchantment("Moon", {"types": "Land", "not": {"supertypes": "Basic"}}, {"set_subtypes": ["Mountain"]})
    assert marked(board(put("Source"), put("Grove"), more=(source, moon)), "grove") >= {"subtypes"}
    assert told(board(put("Source"), put("Grove"), put("Moon"), more=(source, moon)), "grove") == []


def test_words_that_an_object_gains_count() -> None:
    gained = {"do": "effect", "on": ["angel"], "change": {"add_abilities": ["Other creatures get +1/+1 by moonlight."]}}
    played = board(put("Angel"), put("Bear"), gained)
    assert told(played, "bear") == [("Other creatures get +1/+1 by moonlight.", "angel", ("power", "toughness"))]


def test_a_face_down_permanent_and_a_locked_half_have_no_words() -> None:
    assert told(board(put("Lord", face_down=True), put("Goblin")), "goblin") == []
    closet = room(
        {"name": "Closet", "mana_cost": "{1}", "oracle_text": "Creatures get +1/+1 by moonlight."},
        {"name": "Cellar", "mana_cost": "{2}", "oracle_text": "Creatures have flying by moonlight."},
    )
    half = board(put("Closet // Cellar", "room", unlocked=["right"]), put("Bear"), more=(closet,))
    assert [text for text, *_ in told(half, "bear")] == ["Creatures have flying by moonlight."]


def test_words_act_where_their_card_is_or_from_where_they_say() -> None:
    glory = words(
        "Memory",
        "As long as this card is in your graveyard, creatures you control have haste by moonlight.",
        line="Creature — Spirit",
    )
    assert told(board(put("Lord", zone="graveyard"), put("Goblin")), "goblin") == []
    assert marked(board(put("Memory", zone="graveyard"), put("Bear"), more=(glory,)), "bear") == {
        "abilities",
        "keywords",
    }
    assert told(board(put("Memory"), put("Bear"), more=(glory,)), "bear") == []


def test_what_defines_its_own_characteristics_is_told_in_every_zone() -> None:
    counted = creature("Counted", "Frog", "*/*", oracle_text="Counted's power and toughness are each equal to its age.")
    for zone in ("battlefield", "hand", "graveyard"):
        assert marked(board(put("Counted", zone=zone), more=(counted,)), "counted") == {"power", "toughness"}


def test_a_printed_sign_that_nothing_defines_is_told() -> None:
    """208.2a."""
    played = board(put("Odd"), more=(creature("Odd", "Frog", "1+*/3"),))
    assert told(played, "odd") == [("1+*/3", "odd", ("power",))]


@pytest.mark.parametrize(
    "paragraph",
    ["Flying", "Prowess", "Morph {2}", "Level up {1}", "Living metal", "Reconfigure {2}", "Impending 4—{W}"],
)
def test_keywords_that_change_nothing_now_or_are_computed_are_not_told(paragraph: str) -> None:
    card = creature("Keyed", "Frog", "1/1", oracle_text=paragraph)
    assert told(board(put("Keyed"), put("Bear"), more=(card,)), "keyed") == []


# What is in doubt casts doubt on what goes by it.


def test_who_may_be_meant_is_wide_where_the_quality_is_in_doubt_itself() -> None:
    animator = words("Animator", "All lands are 1/1 creatures that are still lands by moonlight.")
    flyer = words("Flyer", "All creatures have flying by moonlight.")
    played = board(put("Animator"), put("Flyer"), put("Grove"), more=(animator, flyer))
    assert marked(played, "grove") >= {"types", "power", "keywords"}


@pytest.mark.parametrize(
    ("whom", "becomes"),
    [
        ("Black creatures", "All creatures are black by moonlight."),
        ("Goblins", "All creatures are Goblins in addition to their other types by moonlight."),
        ("Legendary creatures", "All creatures are legendary by moonlight."),
        ("Creatures you control", "You gain control of all creatures by moonlight."),
    ],
)
def test_who_may_be_meant_is_asked_again_of_words_that_were_read_before_the_doubt(whom: str, becomes: str) -> None:
    touching, doubting = words("Touching", f"{whom} get +1/+1 by moonlight."), words("Doubting", becomes)
    alone = board(put("Touching"), put("Bear", player="Ben"), more=(touching,))
    assert told(alone, "bear") == []
    played = board(put("Touching"), put("Doubting"), put("Bear", player="Ben"), more=(touching, doubting))
    assert marked(played, "bear") >= {"power", "toughness"}


def test_a_land_whose_land_types_are_in_doubt_is_no_goblin_for_that() -> None:
    """205.3d."""
    maker = words("Maker", "All Forests are Swamps by moonlight.")
    played = board(put("Maker"), put("Lord"), put("Grove"), more=(maker,))
    assert [text for text, *_ in told(played, "grove")] == ["All Forests are Swamps by moonlight."]


def test_a_computed_effect_on_what_may_be_a_creature_is_in_doubt() -> None:
    animator = words("Animator", "Enchanted land is a creature by moonlight.", line="Enchantment — Aura")
    played = board(put("Animator"), put("Grove"), put("Banner"), more=(animator,))
    attached = played.then({"do": "attach", "object": "animator", "to": "grove"})
    assert told(played, "grove") == []
    assert marked(attached, "grove") >= {"power", "toughness", "types"}


def test_a_count_of_what_may_be_a_swamp_is_in_doubt() -> None:
    counter = creature("Nightmare", "Horse", "*/*", define={"power": {"count": {"subtypes": "Swamp"}}, "toughness": 3})
    maker = words("Maker", "All Forests are Swamps by moonlight.")
    certain = board(put("Nightmare"), put("Grove"), put("Mire"), more=(counter, maker))
    assert told(certain, "nightmare") == []
    played = certain.then(put("Maker"))
    assert [text for text, *_ in told(played, "nightmare")] == ["All Forests are Swamps by moonlight."]
    assert told(certain.then(put("Maker")), "mire") == []


MAKER = words("Maker", "All Forests are Swamps by moonlight.")
ANIMATOR = words("Animator", "Enchanted land is a creature by moonlight.", line="Enchantment — Aura")
SWAMPS_COUNTED = {"count": {"subtypes": "Swamp"}}


def _rule(change: Record, **more: Any) -> Record:  # noqa: ANN401
    """A card with an ability that changes bears, for those who look at a Forest."""
    static = {"filter": {"subtypes": "Bear"}, "change": change, **more}
    return words("Rule", "An ability.", line="Enchantment — Aura", static=[static])


@pytest.mark.parametrize(
    ("rule", "doubt"),
    [
        (_rule({"power": "+1"}, **{"if": {**SWAMPS_COUNTED, "is": ">=1"}}), MAKER),
        (_rule({"power": "+1"}, **{"if": {"attached": {"subtypes": "Swamp"}}}), MAKER),
        (_rule({"power": "+1"}, **{"if": {"not": {"attached": {"subtypes": "Swamp"}}}}), MAKER),
        (_rule({"power": "+1"}, **{"if": {"all": [{"attached": {"subtypes": "Swamp"}}]}}), MAKER),
        (_rule({"power": "+1"}, **{"if": {"value": SWAMPS_COUNTED, "is": ">=1"}}), MAKER),
        (_rule({"set_power": SWAMPS_COUNTED}), MAKER),
        (_rule({"power": SWAMPS_COUNTED}), MAKER),
        (_rule({"set_power": {"sum": [SWAMPS_COUNTED, SWAMPS_COUNTED]}}), MAKER),
        (_rule({"set_power": {"distinct": "basic land types", "among": {"types": "Land"}}}), MAKER),
        (_rule({"set_power": {"of": "power", "on": "attached"}}), ANIMATOR),
        (_rule({"set_power": {"greatest": "power", "among": {"types": "Land"}}}), ANIMATOR),
        (_rule({"set_power": {"total": "power", "among": {"types": "Land"}}}), ANIMATOR),
    ],
)
def test_what_goes_by_anything_in_doubt_is_in_doubt(rule: Record, doubt: Record) -> None:
    """Whatever it asks for: a number, a sum, a greatest one, a condition; of the table or of one object (604.1)."""
    more = (rule, doubt)
    certain = board(put("Bear"), put("Grove"), put("Rule"), do("attach", "rule", to="grove"), more=more)
    assert told(certain, "bear") == []
    label = str(doubt["name"]).lower()
    played = certain.then(put(str(doubt["name"])), *((do("attach", label, to="grove"),) if doubt is ANIMATOR else ()))
    assert "power" in marked(played, "bear")


def test_109_5_what_is_yours_is_in_doubt_where_you_may_not_control_the_ability() -> None:
    taker = words("Taker", "You control enchanted permanent by moonlight.", line="Enchantment — Aura")
    mine = enchantment("Mine", {"types": "Creature", "controller": "you"}, {"power": "+1"})
    certain = board(put("Taker", player="Ben"), put("Mine"), put("Banner"), put("Bear"), more=(taker, mine))
    assert told(certain, "bear") == []
    # What the other says means every creature, whoever controls it.
    assert told(certain.then(do("attach", "taker", to="banner")), "bear") == []
    assert "power" in marked(certain.then(do("attach", "taker", to="mine")), "bear")


def test_all_that_an_ability_does_is_in_doubt_where_it_may_be_lost() -> None:
    taker = words("Taker", "Enchanted permanent loses all abilities by moonlight.", line="Enchantment — Aura")
    ours = enchantment("Ours", {"subtypes": "Goblin"}, {"power": "+1"})
    played = board(put("Taker"), put("Banner"), put("Ours"), put("Goblin"), put("Bear"), more=(taker, ours))
    assert told(played, "bear") == []
    of_goblins = played.then(do("attach", "taker", to="ours"))
    assert (marked(of_goblins, "goblin"), marked(of_goblins, "bear")) == ({"power"}, set())
    attached = played.then({"do": "attach", "object": "taker", "to": "banner"})
    assert told(attached, "bear") == [
        ("Enchanted permanent loses all abilities by moonlight.", "taker", ("power", "toughness"))
    ]
    (why,) = {one.why for one in attached["bear"].not_computed}
    assert why == "It depends on something that these words may change, and the program does not compute them."


def test_the_marks_are_found_once_for_a_table_and_anew_for_another() -> None:
    played = board(put("Lord"), put("Goblin"), put("Bear"))
    assert marked(played, "goblin") == {"power", "toughness"}
    marks = known_of(played.table).marks
    assert marks is not None
    assert marked(played, "bear") == set()
    assert known_of(played.table).marks is marks
    after = played.then(do("move", "lord", to="graveyard"))
    assert marked(after, "goblin") == set()
    assert marked(played, "goblin") == {"power", "toughness"}


def test_a_proof_has_a_step_where_words_that_are_not_computed_would_act() -> None:
    played = play(NEWEST, put("Lord"), put("Goblin"), do("counters", "goblin", kind="+1/+1"), cards=CARDS)
    (start, step, counters) = played["goblin"].proof
    assert (start.layer, step.layer, counters.layer) == ("start", "7c", "7c")
    assert (step.applied, str(step.because), step.timestamp) == (False, "it is not computed", 1)
    assert step.source is not None
    assert (step.source.label, step.rules[0]) == ("lord", "613.4c")
    assert LORD["oracle_text"].rstrip(".") in rungs(played.table, "goblin")[1].says
    assert len(played.then(do("move", "lord", to="exile"))["goblin"].proof) == 2


@pytest.mark.parametrize(
    ("whom", "known"), [("Creatures attacking you", True), ("Attacking or blocking creatures", False)]
)
def test_words_about_attackers_touch_what_attacks(whom: str, known: bool) -> None:
    """Which creatures attack, and that the others do not, is said on the desk (508.1k)."""
    banner = words("Window", f"{whom} get -1/-1 by moonlight.")
    played = board(
        put("Window"), put("Bear"), put("Goblin"), do("designate", "goblin", as_="attacking"), more=(banner,)
    )
    assert marked(played, "goblin") == {"power", "toughness"}
    assert marked(played, "bear") == (set() if known else {"power", "toughness"})


def test_707_2_words_that_may_make_it_a_copy_may_take_its_color_indicator() -> None:
    walker = words("Walker", "As this creature wanders, it becomes a copy of another creature.", line="Creature — Elf")
    played = board(put("Walker"), put("Bear"), more=({**walker, "color_indicator": ["G"]},))
    assert played["walker"].doubts("color_indicator")
    assert not played["bear"].doubts("color_indicator")


def test_words_for_combat_are_in_no_doubt_of_what_does_not_attack() -> None:
    """508.1a, 506.3: only what was declared, or put onto the battlefield attacking, attacks."""
    words = "As long as Raider is attacking, it gets +X/+0, where X is the number of horses defending player has."
    played = play(NEWEST, place("Raider"), cards=[creature("Raider", "Human", "2/2", oracle_text=words)])
    assert not played["it"].not_computed
    attacks = {**do("designate", "it"), "as": "attacking"}
    assert [one.keys for one in played.then(attacks)["it"].not_computed] == [("power",)]


@pytest.mark.parametrize(
    ("who", "meant"),
    [
        ("Nongreen creatures", {"angel"}),
        ("Nongreen, nonwhite creatures", set()),
        ("Nontoken, nonwhite creatures", {"bear"}),
        # 105.2: one color, two or more, none.
        ("Monocolored creatures", {"bear", "angel"}),
        ("Multicolored creatures", set()),
        ("Colorless creatures", set()),
        ("Creatures with a tide counter on them", {"bear"}),
        ("Creatures with a charge counter on them", set()),
        # One of two ways is enough, and a second is not read.
        ("Creatures with a charge counter on them or that are angry", {"bear", "angel"}),
    ],
)
def test_what_leaves_an_object_out_for_certain_marks_nothing_on_it(who: str, meant: set[str]) -> None:
    source = words("Source", f"{who} get +1/+1 by moonlight.", line="Enchantment")
    played = board(
        put("Source"), put("Bear"), put("Angel"), do("counters", "bear", kind="tide", count=1), more=(source,)
    )
    assert {label for label in ("bear", "angel") if marked(played, label)} == meant
    # 122.1: what has none may get one, and the words are read anew.
    more = played.then(do("counters", "angel", kind="charge", count=1))
    assert ("angel" in meant) or bool(marked(more, "angel")) is ("charge counter" in who)


def test_701_34_to_proliferate_leaves_what_has_no_counters_alone() -> None:
    spell = words("Spread", "Proliferate.", line="Sorcery")
    played = board(
        put("Bear"), put("Angel"), do("counters", "bear", kind="+1/+1"), put("Spread", "it", "hand"), do("cast", "it"),
        do("resolve", "it"), more=(spell,),
    )  # fmt: skip
    assert {"counters", "power", "toughness"} <= marked(played, "bear")
    assert marked(played, "angel") == set()


def test_123_3_what_the_stickers_of_a_sheet_are_on_is_not_known() -> None:
    """123.6, 123.7, 123.8: they give words of a name, abilities, power and toughness to what is no land."""
    # What stands there besides is no sticker.
    text = "{TK}{TK} — Flying\nHave fun."
    sheet = {"name": "Odd Green Sheet", "type_line": "Stickers", "oracle_text": f"{text}\n{{TK}} — 3/1"}
    played = board(put("Odd Green Sheet", "sheet", "command"), put("Bear"), put("Grove"), more=(sheet,))
    assert marked(played, "bear") == {"name", "keywords", "abilities", "power", "toughness"}
    assert marked(played, "grove") == set()


def test_514_2_the_end_of_a_turn_is_not_computed_where_words_let_effects_last() -> None:
    lasting = words("Patience", "“Until end of turn” effects don't end.")
    grown: Record = {"do": "effect", "on": ["bear"], "change": {"power": "+3"}, "until": "end of turn"}
    played = board(put("Bear"), put("Patience"), grown, do("end_turn"), more=(lasting,))
    assert (str(played.last.result), played["bear"].power) == ("not computed", 5)
    gone = board(put("Bear"), put("Patience", zone="graveyard"), grown, do("end_turn"), more=(lasting,))
    assert gone["bear"].power == 2
