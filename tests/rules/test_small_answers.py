"""Answers that few ask for: what is refused and by which rule, what is offered, and numbers that nothing defines."""

from __future__ import annotations

import pytest

from inspector.rules import available_actions, named_apart, questions_of
from inspector.rules.table.actions import Designate
from tests.rules.cards_for_tests import ALL, CREATURES, creature, enchantment
from tests.rules.playing import DONE, ILLEGAL, Record, do, place, play
from tests.rules.test_cast_as import SCHOLAR

NEW = "2026-08"
SIGN = creature("Sign", "Elf", "*/1+*")


@pytest.mark.parametrize(
    ("then", "size"),
    [
        (do("counters", "it", kind="+1/+1", count=2), (2, 3)),
        (do("effect", on=["it"], change={"power": "+3", "toughness": "-1"}), (3, 0)),
    ],
)
def test_107_2_a_sign_that_nothing_defines_counts_as_0_where_something_is_added(
    then: Record, size: tuple[int, int]
) -> None:
    played = play(NEW, place("Sign", "it"), then, cards=[SIGN])
    assert (played["it"].power, played["it"].toughness) == size


@pytest.mark.parametrize(
    "more",
    [
        do("counters", "it", kind="+1/+1", count=2),
        do("effect", on=["it"], change={"power": "+3", "toughness": "+3"}),
        do("effect", on=["it"], change={"set_power": 5, "set_toughness": 5}),
        do("effect", on=["it"], change={"switch_power_toughness": True}),
    ],
)
def test_208_3_no_reason_tells_a_change_of_the_size_that_a_noncreature_does_not_have(more: Record) -> None:
    land = do("effect", on=["it"], change={"set_types": ["Land"]}, until="end of turn")
    played = play(NEW, place("Bear", "it"), more, land, cards=ALL)
    for key in ("power", "toughness"):
        reasons = played["it"].why[key]
        assert (getattr(played["it"], key), reasons[0].rules) == (None, ("208.3",))
        assert {reason.layer for reason in reasons} == {""}
    again = played.then(do("end_turn"))["it"]
    assert {reason.layer for reason in again.why["power"]} > {""}


def test_613_4c_what_has_no_power_is_given_none_by_what_adds_to_it() -> None:
    """Off the battlefield as well: an enchantment card in a graveyard has no power that could be larger."""
    larger = {"zone": "graveyard", "types": ["Creature", "Enchantment"]}
    played = play(
        NEW,
        *(place("Anthem", "source"), place("Anthem", "it", "graveyard"), place("Bear", "bear", "graveyard")),
        do("effect", source="source", filter=larger, change={"power": "+1", "toughness": "+1"}),
        cards=ALL,
    )
    assert (played["it"].power, played["it"].toughness, played["bear"].power) == (None, None, 3)


@pytest.mark.parametrize(("edition", "rule"), [("2016-01", "711.7"), ("2021-09", "712.10"), (NEW, "712.14")])
def test_305_1_only_a_modal_card_is_played_as_the_land_on_its_back(edition: str, rule: str) -> None:
    played = play(edition, place("Search for Azcanta", "it", "hand"), do("play_land", "it", face="back"))
    assert (played.last.result, played.last.rules[0], played["it"].zone) == (ILLEGAL, rule, "hand")


@pytest.mark.parametrize(("half", "result"), [("left", DONE), ("right", DONE), ("fused", ILLEGAL)])
def test_702_102a_what_has_no_fuse_lies_on_the_stack_as_one_half(half: str, result: str) -> None:
    played = play(NEW, place("Fire // Ice", "it", "stack", half=half))
    assert (played.last.result, played.last.rules[:1]) == (result, ("702.102a",) if result == ILLEGAL else ())


@pytest.mark.parametrize(("edition", "rule"), [("2011-09", "708.2a"), ("2016-01", "702.101a")])
def test_708_2a_two_halves_are_never_one_spell_where_nothing_has_fuse(edition: str, rule: str) -> None:
    played = play(edition, place("Fire // Ice", "it", "stack", half="fused"))
    assert (played.last.result, played.last.rules) == (ILLEGAL, (rule,))


def test_702_102a_fuse_on_one_half_is_fuse_of_the_card() -> None:
    halves = [
        {"name": "Brown", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "One."},
        {
            "name": "Bread",
            "mana_cost": "{W}",
            "type_line": "Instant",
            "oracle_text": "Two.\nFuse",
            "keywords": ["Fuse"],
        },
    ]
    record = {"name": "Brown // Bread", "layout": "split", "card_faces": halves, "keywords": ["Fuse"]}
    played = play(NEW, place("Brown // Bread", "it", "hand"), do("cast", "it", half="fused"), cards=[record])
    assert (played.last.result, played["it"].mana_value) == (DONE, 2)


@pytest.mark.parametrize("half", ["left", "right"])
def test_709_5c_each_door_is_a_designation_of_its_own(half: str) -> None:
    played = play(
        NEW, place("Smoky Lounge // Misty Salon", "it"), do("designate", "it", **{"as": f"{half} half unlocked"})
    )
    assert (played.last.result, played["it"].unlocked) == (DONE, (half,))
    shut = played.then(do("designate", "it", off=True, **{"as": f"{half} half unlocked"}))
    assert (shut.last.result, shut["it"].unlocked) == (DONE, ())


@pytest.mark.parametrize(
    "word", ["monarch", "the monarch", "initiative", "the initiative", "city's blessing", "the city's blessing"]
)
def test_725_1_what_a_player_has_is_no_designation_of_an_object(word: str) -> None:
    played = play(NEW, place("Bear", "it"), do("designate", "it", **{"as": word}), cards=ALL)
    assert played.last.result == "not computed"
    assert "of a player, not of an object" in played.last.says


@pytest.mark.parametrize(
    ("edition", "name", "rule"),
    [
        ("2011-09", "Delver of Secrets // Insectile Aberration", "711.8"),
        ("2021-09", "Delver of Secrets // Insectile Aberration", "712.15"),
        (NEW, "Delver of Secrets // Insectile Aberration", "712.19"),
        (NEW, "Fire // Ice", "709.4a"),
        (NEW, "Akki Lavarunner // Tok-Tok, Volcano Born", "710.5"),
    ],
)
def test_201_4_two_names_at_once_are_no_name(edition: str, name: str, rule: str) -> None:
    played = play(edition, do("choose_name", name=name))
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, rule)


def test_722_3_what_is_face_down_is_not_offered_to_be_prepared() -> None:
    """Face down it has no prepare spell that its controller could cast (708.2)."""
    for down, offered in ((None, True), ("manifest", False)):
        table = play(NEW, place("Scholar", "it", **({"face_down": down} if down else {})), cards=[SCHOLAR]).table
        words = [one.action.designation for one in available_actions(table, "it") if isinstance(one.action, Designate)]
        assert ("prepared" in words) is offered


def test_205_3d_two_auras_share_no_creature_type() -> None:
    """They share a subtype, and one of enchantments is no creature type."""
    aura = {"name": "Mantle", "mana_cost": "{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
    shared = do("tap", filter={"shares_creature_type_with": "one"})
    kin = creature("Kin", "Elf Bear", "1/1")
    played = play(
        NEW,
        *(place("Mantle", "one"), place("Mantle", "two"), shared),
        cards=[aura],
    )
    assert not played["two"].tapped
    played = play(
        NEW, place("Bear", "one"), place("Kin", "two"), place("Sign", "three"), shared, cards=[*ALL, kin, SIGN]
    )
    assert [played[label].tapped for label in ("two", "three")] == [True, False]


@pytest.mark.parametrize(
    ("line", "then", "left"),
    [
        ("Land — Foundry", {"set_subtypes": ["Island"]}, "Island"),
        ("Artifact — Gizmo", {"add_types": ["Creature"], "set_subtypes": ["Golem"]}, "Gizmo Golem"),
        ("Artifact — Gizmo", {"set_types": ["Enchantment"]}, ""),
        ("Planeswalker — Cass", {"set_types": ["Creature"]}, ""),
        ("Creature — Frobnic", {"add_types": ["Artifact"], "remove_types": ["Creature"]}, ""),
    ],
)
def test_205_3c_a_subtype_in_no_list_belongs_to_the_card_type_that_it_is_printed_beside(
    line: str, then: Record, left: str
) -> None:
    """So setting others takes it or leaves it as it does those that are listed (205.1a, 305.7), of a copy too."""
    new = {"name": "New One", "mana_cost": "{2}", "type_line": line, "power": "1", "toughness": "1"}
    made = (place("New One", "it"), place("Bear", "bear"), do("become_copy", "bear", of="it", **{"except": then}))
    played = play(NEW, *made, do("effect", on=["it"], change=then), cards=[*ALL, new])
    assert [played[label].subtypes for label in ("it", "bear")] == [tuple(left.split())] * 2


def test_704_5j_planeswalkers_of_a_type_in_no_list_share_it() -> None:
    """The rules of 2011 put both into their owners' graveyards."""
    walkers = [{"name": name, "type_line": "Planeswalker — Cass", "loyalty": "3"} for name in ("Far", "Near")]
    played = play("2011-09", place("Far", "far", counters={"loyalty": 3}), place("Near", "near"), cards=walkers)
    assert played["far"].state_based == ("704.5j",)


@pytest.mark.parametrize(("loyalty", "number"), [("X", 0), ("4", 4)])
def test_306_5a_a_planeswalker_card_has_the_loyalty_that_is_printed_on_it(loyalty: str, number: int) -> None:
    """Off the battlefield; an X there is 0, as one in a mana cost is (107.3g)."""
    walker = {"name": "Walker", "mana_cost": "{4}", "type_line": "Legendary Planeswalker — Teferi", "loyalty": loyalty}
    size = {"set_power": {"of": "loyalty", "on": "walker", "plus": 1}}
    played = play(
        *(NEW, place("Walker", "walker", "graveyard"), place("Bear", "bear"), place("Anthem", "source")),
        do("effect", source="source", filter={"name": "Bear"}, change=size),
        cards=[*ALL, walker],
    )
    # The anthem adds 1 (613.4c).
    assert played["bear"].power == number + 2


@pytest.mark.parametrize(
    ("edition", "rule", "words"),
    [
        ("2011-09", "711.5", "In this edition a double-faced card always enters"),
        ("2016-01", "711.7", "unless something"),
    ],
)
def test_711_5_with_its_front_face_up_always_or_by_default(edition: str, rule: str, words: str) -> None:
    """In 2011 nothing can say otherwise, so it is not told as if it could."""
    played = play(edition, place("Delver of Secrets", "it", "hand"), do("put_onto_battlefield", "it"))
    assert (played.last.rules[0], words in played.last.says) == (rule, True)


@pytest.mark.parametrize("zone", ["battlefield", "stack"])
def test_305_1_what_is_on_the_battlefield_or_the_stack_is_not_played_as_a_land(zone: str) -> None:
    """A land that is there already, and a spell with a land on its back."""
    card = {"battlefield": "Forest", "stack": "Kabira Takedown"}[zone]
    before = play(NEW, place(card, "it", zone))
    after = before.then(do("play_land", "it", **({"face": "back"} if zone == "stack" else {})))
    assert (after.last.result, after.last.rules[0], after.table.objects) == (ILLEGAL, "305.1", before.table.objects)


def test_613_7a_the_ability_of_a_copy_is_as_old_as_the_copying() -> None:
    """The Bear is the oldest, but has set sizes only since it became a copy."""
    cards = [
        enchantment("Threes", CREATURES, {"set_power": 3, "set_toughness": 3}),
        enchantment("Fours", CREATURES, {"set_power": 4, "set_toughness": 4}),
    ]
    there = (place("Bear", "it"), place("Threes", "threes"), place("Fours", "fours"), place("Goblin", "goblin"))
    assert play(NEW, *there, cards=[*cards, *ALL])["goblin"].power == 4
    assert play(NEW, *there, do("become_copy", "it", of="threes"), cards=[*cards, *ALL])["goblin"].power == 3


def test_613_4b_what_sets_toughness_alone_by_a_count_leaves_power() -> None:
    counting = enchantment("Counting", CREATURES, {"set_toughness": "mana value"})
    angel = play(NEW, place("Angel", "it"), place("Counting", "counting"), cards=[counting, *ALL])["it"]
    assert (angel.power, angel.toughness) == (4, 5)


def test_205_1a_subtypes_of_another_kind_stay_and_are_told_as_a_change() -> None:
    grove = {
        "name": "Grove",
        "mana_cost": "",
        "type_line": "Land Creature — Forest Dryad",
        "power": "1",
        "toughness": "1",
    }
    told = play(NEW, place("Grove", "it"), place("Red Moon", "moon"), cards=[grove, *ALL])["it"]
    assert told.subtypes == ("Dryad", "Mountain")
    assert any("Red Moon changes the subtypes; they are" in why.says for why in told.why["subtypes"])
    assert not any("Red Moon sets" in why.says for why in told.why["subtypes"])


AFTER = {
    "name": "Left // Right",
    "layout": "split",
    "keywords": ["Aftermath"],
    "card_faces": [
        {"name": "Left", "mana_cost": "{1}", "type_line": "Sorcery", "oracle_text": "Draw."},
        {"name": "Right", "mana_cost": "{2}", "type_line": "Sorcery", "oracle_text": "Aftermath\nDraw."},
    ],
}


def test_702_127a_a_copy_of_the_half_cast_by_aftermath_goes_where_copies_go() -> None:
    cast = (place("Left // Right", "card", "graveyard"), do("cast", "card", half="right"))
    card = play(NEW, *cast, do("resolve", "card"), cards=[AFTER])
    assert [why.rules[0] for why in card.last.reasons] == ["702.127a", "608.2n", "400.7"]
    assert "into its owner's graveyard" not in card.last.says
    copy = play(NEW, *cast, do("copy_spell", of="card", as_="copy"), do("resolve", "copy"), cards=[AFTER])
    assert [why.rules[0] for why in copy.last.reasons] == ["608.2n", "707.10a"]
    assert "into its owner's graveyard" in copy.last.says


@pytest.mark.parametrize(("others", "open_"), [(("Wild", "Wild"), False), (("Wild", "Wilder"), True)])
def test_616_1_which_of_several_it_enters_as_a_copy_of_matters_where_they_differ(
    others: tuple[str, str], open_: bool
) -> None:
    words = "Creatures you control enter as a copy of this creature."
    cards = [creature(name, "Avatar", "6/6", oracle_text=words) for name in ("Wild", "Wilder")]
    there = (place(card, f"other {at}") for at, card in enumerate(others))
    token = do("create_token_copy", of="goblin", as_="it")
    made = play(NEW, *there, place("Goblin", "goblin", "hand"), token, cards=[*cards, *ALL])["it"]
    assert (made.power, bool(list(made.not_computed))) == (6, open_)


def test_709_4a_both_names_of_a_room_name_it_too() -> None:
    room = "Bottomless Pool // Locker Room"
    there = place(room, "it", unlocked=["left", "right"])
    assert play(NEW, there, do("tap", filter={"name": room}))["it"].tapped
    assert play(NEW, there, do("tap", filter={"name": "Locker Room"}))["it"].tapped


def test_nothing_is_asked_of_what_is_not_there() -> None:
    assert questions_of(play(NEW, place("Grizzly Bears", "it")).table, "nobody") == ()


def test_707_9d_an_indicator_that_the_original_has_not_is_not_told_to_be_left_behind() -> None:
    change = {"except": {"set_colors": ["B"]}}
    copy = play(
        NEW, place("Bear", "it"), place("Goblin", "other"), do("become_copy", "it", of="other", **change), cards=ALL
    )
    assert "color_indicator" not in copy["it"].why
    assert copy["it"].why["colors"][0].rules[0] == "707.9b"


def test_707_9d_an_indicator_that_the_original_has_is_told_to_be_left_behind() -> None:
    """It stays so in a copy of that copy, which another exception changes besides."""
    blue = do("become_copy", "it", of="arbor", except_={"colors": ["U"]})
    played = play(NEW, place("Dryad Arbor", "arbor"), place("Bear", "it"), place("Goblin", "second"), blue, cards=ALL)
    assert (played["it"].color_indicator, played["it"].colors) == ((), ("U",))
    assert [why.rules[0] for why in played["it"].why["color_indicator"]] == ["707.9d"]
    again = played.then(do("become_copy", "second", of="it", except_={"name": "Lagoon"}))["second"]
    assert (again.name, again.color_indicator, again.colors) == ("Lagoon", (), ("U",))


def test_205_1a_a_subtype_that_comes_back_with_its_type_is_told_with_the_step_that_brings_it() -> None:
    steps = [do("effect", on=["it"], change={key: ["Creature"]}) for key in ("remove_types", "add_types")]
    gone, back = play(NEW, place("Bear", "it"), *steps, cards=ALL)["it"].proof[-2:]
    assert (gone.returned, back.returned) == ((), ("Bear",))
    # The rule by which it comes back is named, and 113.11 not at all: nothing here cannot be had.
    assert "205.1a" in back.rules[1:]
    assert "113.11" not in back.rules


@pytest.mark.parametrize(
    ("label", "name", "shared", "called"),
    [
        ("Clone 2", "Clone", True, "Clone (2)"),
        ("Clone 2", "Clone", False, "Clone"),
        ("Clone", "Clone", True, "Clone"),
        ("2", "Clone", True, "Clone (label 2)"),
        # 709.4a: a half is told apart by the name of the whole card, which is not cut.
        ("Fire // Ice", "Fire", True, "Fire (Fire // Ice)"),
        ("it", "", True, "it"),
    ],
)
def test_201_2_what_shares_its_name_is_told_apart_by_its_label(
    label: str, name: str, shared: bool, called: str
) -> None:
    assert named_apart(label, name, shared=shared) == called


def test_107_3_a_number_in_the_same_words_is_asked_for_once() -> None:
    """It defines both sizes, and an ability beside them takes it too."""
    drawn = {"said": "cards you drew"}
    more = {"on": "self", "change": {"toughness": drawn}}
    seer = creature("Seer", "Elf", "*/*", define={"power": drawn, "toughness": drawn}, static=[more])
    asked = questions_of(play(NEW, place("Seer"), cards=[seer]).table, "it")
    assert [(question.asks, question.words) for question in asked] == [("how many", "cards you drew")]
