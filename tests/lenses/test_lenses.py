"""Each lens on a board of ours; what it must show follows from the rules named by the tests."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.lenses import LENSES, LensError, Seen, SeenRow, SeenValue, lens_record, look_through
from inspector.library import bundled_cards
from inspector.scenario import EXPLAINED_KEYS, explained, replay
from tests.scenario.samples import do, place, scenario

DELVER = place("Delver of Secrets", "delver")
ROOM = place("Smoky Lounge // Misty Salon", "room", unlocked=["left"])
VALUES_OF_A_BACK = {"name": "Insectile Aberration", "mana_cost": "", "power": 3, "toughness": 2, "colors": ["U"]}


def seen(lens: str, label: str, *actions: dict[str, Any], edition: str = "2026-08") -> Seen:
    board = scenario(*actions, edition=edition)
    run = replay(board, bundled_cards())
    return look_through(lens, board, run.table, bundled_cards(), label)


def states(found: Seen) -> list[SeenRow]:
    return [row for row in found.rows if isinstance(row, SeenRow)]


def row(found: Seen, **state: object) -> SeenRow:
    (only,) = [each for each in states(found) if state.items() <= each.state.items() and "copied" not in each.state]
    return only


def line(found: Seen, key: str, *, copied: bool) -> SeenValue:
    (only,) = [each for each in found.rows if isinstance(each, SeenValue) and (each.key, each.copied) == (key, copied)]
    return only


def test_2026_08_709_5_a_room_has_four_states_and_the_present_one_is_marked() -> None:
    found = seen("doors", "room", ROOM)
    assert [each.state["unlocked"] for each in states(found)] == [[], ["left"], ["right"], ["left", "right"]]
    assert [each.values["name"] for each in states(found)][:3] == ["", "Smoky Lounge", "Misty Salon"]
    assert [each.values["mana_value"] for each in states(found)] == [0, 3, 4, 7]
    assert [each.is_now for each in states(found)] == [False, True, False, False]
    assert {each.values["types"][0] for each in states(found)} == {"Enchantment"}
    assert states(found)[0].decided_by["name"] == "709.5"


def test_the_door_board_shows_what_effects_would_make_of_each_state() -> None:
    gray = do("effect", on=["room"], change={"set_colors": []}, called="Thran Lens")
    assert [each.values["colors"] for each in states(seen("doors", "room", ROOM, gray))] == [[], [], [], []]


@pytest.mark.parametrize("actions", [[DELVER], [place("Smoky Lounge // Misty Salon", "delver", "hand")]])
def test_only_a_room_on_the_battlefield_has_doors(actions: list[dict[str, Any]]) -> None:
    # By its name, not by its label.
    with pytest.raises(LensError, match=r"^(Delver of Secrets|Smoky Lounge // Misty Salon) has no doors"):
        seen("doors", "delver", *actions)


def test_2026_08_707_2_a_copy_gets_what_is_printed_and_leaves_effects_counters_and_status_behind() -> None:
    found = seen(
        "copiable",
        "delver",
        {**DELVER, "tapped": True, "counters": {"+1/+1": 1}},
        do("effect", on=["delver"], change={"power": "+3", "toughness": "+3"}, until="end of turn"),
    )
    assert (line(found, "power", copied=True).value, line(found, "power", copied=False).value) == (1, 5)
    assert line(found, "counters", copied=False).value == {"+1/+1": 1}
    assert line(found, "tapped", copied=False) == SeenValue(key="tapped", value=True, copied=False, rule="707.2")
    left_behind = [each.key for each in found.rows if isinstance(each, SeenValue) and not each.copied]
    assert left_behind == ["power", "toughness", "controller", "zone", "tapped", "counters"]


@pytest.mark.parametrize(
    ("edition", "of_a_token"), [("2011-09", []), ("2016-01", []), ("2021-09", []), ("2025-06", [1]), ("2026-08", [1])]
)
def test_202_3b_a_copy_of_a_back_face_has_mana_value_0_but_for_a_token_with_both_faces(
    edition: str, of_a_token: list[int]
) -> None:
    # Only since tokens that copy have both faces does such a token have a front face's mana cost to count.
    found = seen("copiable", "delver", DELVER, do("transform", object="delver"), edition=edition)
    rows = [each for each in found.rows if isinstance(each, SeenValue) and each.copied]
    values = {each.key: each.value for each in rows if not each.of_token}
    assert VALUES_OF_A_BACK.items() <= values.items()
    assert values["mana_value"] == 0
    assert [each.value for each in rows if each.of_token] == of_a_token
    # A program is told what a permanent gets that becomes a copy, and each key once.
    told = [row["value"] for row in lens_record(found)["rows"] if row["key"] == "mana_value" and row["copied"]]
    assert told == [0]


ENTERING = {
    "306.5b": ("Jace, the Mind Sculptor", "loyalty", 3),
    "310.4b": ("Invasion of Zendikar", "defense", 3),
}


@pytest.mark.parametrize(("card", "key", "value"), ENTERING.values(), ids=ENTERING)
def test_2026_08_707_2_a_copy_has_the_loyalty_or_defense_with_which_it_enters(card: str, key: str, value: int) -> None:
    found = seen("copiable", "it", place(card, "it"))
    rows = [each for each in found.rows if isinstance(each, SeenValue) and each.copied and each.key == key]
    # 707.2 lists both numbers among what is copied; the counters that decide them on the battlefield are not.
    assert [(each.value, each.rule) for each in rows] == [(value, "707.2")]


BOTH_DOORS = [[], ["left"], ["right"], ["left", "right"]]
ON_IT = do("attach", object="aura", to="room")


@pytest.mark.parametrize(
    ("actions", "names"),
    [
        # Its halves are the Room's own, whatever its types are now; what only has the type has none.
        ([ROOM, place("Song of the Dryads", "aura"), ON_IT], ["", "Smoky Lounge", "Misty Salon"]),
        ([ROOM, do("phase_out", object="room")], ["", "Smoky Lounge", "Misty Salon"]),
        ([place("Glorious Anthem", "room"), do("effect", on=["room"], change={"add_subtypes": ["Room"]})], None),
        ([ROOM, place("Clone", "c"), do("become_copy", object="room", of="c")], None),
        ([{**ROOM, "unlocked": [], "face_down": "manifest"}], None),
    ],
)
def test_2026_08_709_5_a_permanent_has_doors_where_its_own_halves_are_a_rooms(
    actions: list[dict[str, Any]], names: list[str] | None
) -> None:
    if names is None:
        with pytest.raises(LensError, match="has no doors"):
            seen("doors", "room", *actions)
        return
    found = states(seen("doors", "room", *actions))
    assert [each.state["unlocked"] for each in found] == BOTH_DOORS
    assert [each.values["name"] for each in found][:3] == names


BOLT, FOREST = place("Lightning Bolt", "bolt", "graveyard"), place("Forest", "forest", "graveyard")
HUMILITY = place("Humility", "humility")


@pytest.mark.parametrize(
    ("card", "keys", "beside", "copied", "not_copied"),
    [
        # 604.3: a copy of Tarmogoyf counts the same graveyards.
        ("Tarmogoyf", {}, [BOLT, FOREST], {"power": 2, "toughness": 3}, {}),
        ("Tarmogoyf", {}, [BOLT, FOREST, HUMILITY], {"power": 2, "toughness": 3}, {"power": 1, "toughness": 1}),
        ("Tarmogoyf", {"counters": {"+1/+1": 1}}, [BOLT], {"power": 1, "toughness": 2}, {"power": 2, "toughness": 3}),
        ("Maro", {}, [place("Forest", "held", "hand")], {"power": 1}, {}),
        # 707.2: what an object's own abilities make of it is an effect, which is not copied.
        ("Urborg, Tomb of Yawgmoth", {}, [], {"subtypes": []}, {"subtypes": ["Swamp"]}),
        ("Kruin Outlaw", {"face": "back"}, [], {"keywords": ["Double strike"]}, {}),
        ("Ratcatcher Trainee", {}, [], {"keywords": []}, {"keywords": ["First strike"]}),
        ("Optimus Prime, Hero", {"face": "back"}, [], {"types": ["Artifact"], "power": 6}, {}),
        # 208.3: a Vehicle that is no creature has no power, and yet a copy of it gets the one printed.
        ("Strixhaven Skycoach", {}, [], {"power": 3, "toughness": 2}, {}),
        # 709.5b, 707.10: a copy of a spell is that spell, of a Room the half that was cast.
        ("Smoky Lounge", {"zone": "stack", "half": "left"}, [], {"name": "Smoky Lounge", "mana_value": 3}, {}),
        ("Wear // Tear", {"zone": "stack", "half": "fused"}, [], {"mana_value": 3}, {}),
        # 707.10g: a copy of such a permanent spell has both faces.
        ("Delver of Secrets", {"zone": "stack", "face": "back"}, [], {"mana_value": 1}, {}),
    ],
)
def test_2026_08_707_2_a_copy_gets_its_own_values_and_what_they_define(
    card: str, keys: dict[str, Any], beside: list[dict[str, Any]], copied: dict[str, Any], not_copied: dict[str, Any]
) -> None:
    found = seen("copiable", "it", {**place(card, "it"), **keys}, *beside)
    assert {key: line(found, key, copied=True).value for key in copied} == copied
    left = {each.key: each.value for each in found.rows if isinstance(each, SeenValue) and not each.copied}
    assert {key: left.get(key) for key in not_copied} == not_copied
    if not not_copied:
        assert not {"power", "toughness"} & set(left)


def test_the_matrix_has_every_state_that_the_edition_lets_the_card_have() -> None:
    newest, oldest = seen("matrix", "delver", DELVER), seen("matrix", "delver", DELVER, edition="2011-09")
    assert row(newest, zone="battlefield", face_up="back").values["name"] == "Insectile Aberration"
    assert row(newest, zone="battlefield", face_up="back").decided_by["name"] == "712.8e"
    assert row(newest, zone="battlefield", face_down="morph").decided_by["power"] == "702.37c"
    assert row(newest, zone="battlefield", face_down="disguise").values["keywords"] == ["Ward"]
    assert row(newest, zone="graveyard").values["name"] == "Delver of Secrets"
    assert {"battlefield", "stack", "hand", "library", "graveyard", "exile", "command"} == {
        each.state["zone"] for each in states(newest)
    }
    # 711.6 in 2011: a double-faced permanent cannot be turned face down.
    assert not [each for each in states(oldest) if each.state["face_down"] and each.state["zone"] == "battlefield"]


def test_the_matrix_of_a_split_card_has_each_half_and_the_whole() -> None:
    found = seen("matrix", "card", place("Fire // Ice", "card", "hand"))
    assert row(found, zone="stack", half="left").values["mana_value"] == 2
    assert row(found, zone="hand").values["mana_value"] == 4
    assert not [each for each in states(found) if each.state["zone"] == "battlefield" and not each.state["face_down"]]


def test_the_matrix_of_a_meld_card_has_what_the_pair_becomes() -> None:
    found = seen("matrix", "gisela", place("Gisela, the Broken Blade", "gisela", "hand"))
    assert row(found, melded=True).values["name"] == "Brisela, Voice of Nightmares"
    assert row(found, melded=True).values["mana_value"] == 11


def copies(found: Seen) -> list[tuple[object, bool, object, str]]:
    return [
        (each.state["face_up"], "token" in each.state, each.values["mana_value"], each.decided_by["mana_value"])
        for each in states(found)
        if "copied" in each.state
    ]


@pytest.mark.parametrize(
    ("edition", "shown"),
    [
        # What copies a back has no front; a token copy of a double-faced permanent has (712.8e, 707.8a).
        (
            "2026-08",
            [
                ("front", False, 1, "707.2"),
                ("front", True, 1, "712.8d"),
                ("back", False, 0, "712.8e"),
                ("back", True, 1, "712.8e"),
            ],
        ),
        ("2021-09", [("front", False, 1, "707.2"), ("back", False, 0, "712.4d")]),
    ],
)
def test_707_8_the_matrix_tells_a_copy_of_each_face_from_a_token_with_both(
    edition: str, shown: list[tuple[object, bool, object, str]]
) -> None:
    assert copies(seen("matrix", "delver", DELVER, edition=edition)) == shown


def test_712_8g_the_matrix_has_a_copy_of_what_the_pair_becomes() -> None:
    found = states(seen("matrix", "gisela", place("Gisela, the Broken Blade", "gisela", "hand")))
    melded = [each for each in found if "melded" in each.state]
    assert [each.values["mana_value"] for each in melded] == [11, 0]


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("Exalted Angel", {"effect", "morph"}),
        ("Den Protector", {"effect", "morph"}),
        ("Dog Walker", {"effect", "disguise"}),
        ("Delver of Secrets", {"effect"}),
    ],
)
def test_708_4_the_matrix_has_the_face_down_spells_that_a_card_can_be(card: str, ways: set[str]) -> None:
    found = states(seen("matrix", "card", place(card, "card", "hand")))
    assert {each.state["face_down"] for each in found if each.state["zone"] == "stack"} - {False} == ways


def test_a_token_has_no_matrix() -> None:
    with pytest.raises(LensError, match="no card stands for it"):
        seen("matrix", "copy", DELVER, {"do": "create_token_copy", "of": "delver", "as": "copy"})


def test_202_3b_the_editions_differ_in_the_mana_value_of_a_back_face() -> None:
    found = seen("editions", "delver", DELVER, do("transform", object="delver"))
    assert [each.values["mana_value"] for each in states(found)] == [0, 0, 1, 1, 1]
    assert [each.decided_by["name"] for each in states(found)] == ["711.2b", "711.4b", "712.4d", "712.8e", "712.8e"]
    assert [each.is_now for each in states(found)] == [False] * 4 + [True]


def test_an_object_that_an_edition_does_not_know_is_told_not_to_be_there() -> None:
    first = states(seen("editions", "room", ROOM))[0]
    assert first.values["exists"] is False
    assert first.values["name"] is None
    assert first.decided_by["exists"]


def test_the_document_is_what_programs_are_promised() -> None:
    actions = [DELVER, ROOM]
    for lens in LENSES:
        found = lens_record(seen(lens, "room", *actions))
        assert list(found) == ["lens", "object", "edition", "rows"]
        assert (found["lens"], found["object"], found["edition"]) == (lens, "room", "2026-08")
        keys = {"key", "value", "copied", "rule"} if lens == "copiable" else {"state", "values", "decided_by"}
        keys |= {"unlock_costs"} if lens == "doors" else set()
        assert all(set(each) == keys for each in found["rows"])
        assert lens == "copiable" or all(set(each["values"]) == set(EXPLAINED_KEYS) for each in found["rows"])


MARO = place("Maro", "it")
# What was to become a copy of which creature, nobody said.
SHIFTED = [
    place("Grizzly Bears", "it"),
    place("Cytoshape", "shape", "hand"),
    do("cast", object="shape"),
    do("resolve", object="shape"),
]
GONE = do("phase_out", object="it")


@pytest.mark.parametrize(
    ("actions", "doubted"),
    [
        # Nobody said whether its controller's hand is empty; words that may copy another creature may change all.
        ([MARO], {"power", "toughness"}),
        ([MARO, place("Forest", "held", "hand")], set()),
        (SHIFTED, {"name", "mana_cost", "mana_value", "colors", "types", "subtypes", "abilities", "power"}),
        ([place("Grizzly Bears", "it")], set()),
    ],
)
@pytest.mark.parametrize("lens", ["editions", "copiable"])
def test_what_explain_marks_a_lens_marks_in_its_rows_and_records(
    lens: str, actions: list[dict[str, Any]], doubted: set[str]
) -> None:
    found = seen(lens, "it", *actions)
    rows = lens_record(found)["rows"]
    if lens == "copiable":
        marked = {row["key"] for row in rows if row.get("doubted") and row["copied"]}
        assert doubted <= marked
        assert bool(doubted) == bool(marked)
        return
    told = explained(replay(scenario(*actions), bundled_cards()))["objects"]["it"]
    keys = {key for one in (*told["not_computed"], *told["depends"]) for key in one["keys"]}
    assert doubted <= keys
    # What follows from a value is in doubt with it.
    assert keys <= set(rows[-1].get("doubted", [])) <= keys | {"names", "color_indicator", "state_based"}


def test_2026_08_702_26d_what_is_phased_out_is_there_for_every_lens() -> None:
    found = states(seen("editions", "it", place("Grizzly Bears", "it"), GONE))
    assert [(each.values["exists"], each.values["power"], each.values["phased_out"]) for each in found] == [
        (True, 2, True)
    ] * len(found)
    assert found[-1].decided_by["phased_out"] == "702.26b"
    with pytest.raises(LensError, match="no copy can be made of Grizzly Bears: Grizzly Bears is phased out"):
        seen("copiable", "it", place("Grizzly Bears", "it"), GONE)
    with pytest.raises(LensError, match="Grizzly Bears has no doors"):
        seen("doors", "it", place("Grizzly Bears", "it"), GONE)


@pytest.mark.parametrize(
    ("card", "state", "key", "value"),
    [
        # A copy that is a permanent, and a token; what is melded makes no token with both faces.
        ("Valki, God of Lies", {"face_up": "back"}, "loyalty", 5),
        ("Invasion of Zendikar", {"face_up": "front"}, "defense", 3),
        ("Urza, Lord Protector", {"melded": True}, "loyalty", 7),
        # An Aura that nothing could be enchanted by does not enter; what has become a copy of it is one.
        ("Soul Seizer", {"face_up": "back"}, "types", ["Enchantment"]),
    ],
)
def test_306_5b_the_matrix_has_a_copy_with_the_counters_with_which_it_enters(
    card: str, state: dict[str, Any], key: str, value: object
) -> None:
    found = states(seen("matrix", "card", place(card, "card", "hand")))
    copied = [each for each in found if {**state, "copied": True}.items() <= each.state.items()]
    assert [each.values[key] for each in copied] == [value] * (1 if "melded" in state else 2)
