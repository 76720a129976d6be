from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import Color, Kind, Shape
from inspector.rules import NEWEST, characteristics, new_table, perform
from inspector.rules.table.actions import Place
from tests.library.records import Shelf, accounted, face, normal, oracle_id, split, transform

ROOM = "Enchantment — Room"


def test_a_transforming_card_without_values_at_the_top_has_those_of_its_faces(shelf: Shelf) -> None:
    report = shelf.take([transform()])
    assert (report.read, report.new, report.different) == (1, 1, 0)
    card = shelf.card("Night Hound")
    assert card.name == "Dusk Herder // Night Hound"
    assert [str(part.type_line) for part in card.faces] == ["Creature — Human", "Creature — Wolf"]
    assert card.faces[1].mana_cost is None
    assert card.faces[1].colors == {Color.GREEN}


@pytest.mark.parametrize("gone", ["keywords", "oracle_text", "colors", "color_identity", "lang", "released_at", "set"])
@pytest.mark.parametrize("how", ["null", "absent"])
def test_a_key_that_is_null_or_absent_loses_nothing_else(shelf: Shelf, gone: str, how: str) -> None:
    record = normal() | {gone: None}
    if how == "absent":
        del record[gone]
    assert shelf.take([record]).new == 1
    card = shelf.card("Mill Keeper")
    assert (str(card.front.mana_cost), str(card.front.power)) == ("{1}{W}", "2")
    assert card.front.colors == {Color.WHITE}


def test_a_reversible_card_is_folded_into_the_real_card(shelf: Shelf) -> None:
    sides = [
        face("Brass Kettle", "{1}", "Artifact", oracle_id=oracle_id(9), layout="normal", cmc=1.0, colors=[])
        for _ in "ab"
    ]
    reversible = {
        "name": "Brass Kettle // Brass Kettle",
        "layout": "reversible_card",
        "card_faces": sides,
        "lang": "en",
        "set": "sld",
        "released_at": "2025-01-01",
    }
    plain = normal("Brass Kettle", 9, mana_cost="{1}", type_line="Artifact", cmc=1, colors=[], set="old")
    report = shelf.take([reversible, plain])
    assert (report.new, report.printings) == (1, 1)
    card = shelf.card("Brass Kettle")
    assert (card.name, card.layout_name, len(card.faces), card.printing.set_code) == (
        "Brass Kettle",
        "normal",
        1,
        "old",
    )
    assert shelf.names("e:sld") == ["Brass Kettle"]


def test_a_reversible_card_that_comes_alone_is_its_one_card(shelf: Shelf) -> None:
    side = face("Brass Kettle", "{1}", "Artifact", oracle_id=oracle_id(9), layout="normal")
    shelf.take([{"name": "Brass Kettle // Brass Kettle", "layout": "reversible_card", "card_faces": [side, side]}])
    assert shelf.card("Brass Kettle").layout_name == "normal"


def test_a_split_card_of_five_faces_keeps_all_five(shelf: Shelf) -> None:
    names = ("Eeny", "Meeny", "Miny", "Moe", "Catch")
    shelf.take([split(*(face(name, "{R}", "Instant") for name in names), cmc=5.0, colors=["R"])])
    card = shelf.card("Miny")
    assert [part.name for part in card.faces] == list(names)
    assert shelf.names("mv=5 faces=5") == [" // ".join(names)]


def test_rooms_aftermath_and_fuse_are_told_apart(shelf: Shelf) -> None:
    shelf.take(
        [
            split(face("Cold Cellar", "{1}{B}", ROOM), face("Warm Attic", "{3}{B}", ROOM), number=1),
            split(
                face("Rise", "{W}", "Sorcery"),
                face("Rest", "{2}{B}", "Sorcery", oracle_text="Aftermath"),
                number=2,
                keywords=["Aftermath"],
            ),
            split(
                face("Give", "{G}", "Sorcery", oracle_text="Fuse"),
                face("Keep", "{U}", "Sorcery", oracle_text="Fuse"),
                number=3,
                keywords=["Fuse"],
            ),
        ]
    )
    assert shelf.card("Warm Attic").is_room
    assert not shelf.card("Rest").is_room
    assert "Cold Cellar // Warm Attic" in shelf.names("is:room cellar")
    assert shelf.names("is:aftermath is:split rise") == ["Rise // Rest"]
    assert shelf.names("is:fuse keep") == ["Give // Keep"]


@pytest.mark.parametrize(("layout", "line"), [("adventure", "Instant — Omen"), ("prepare", "Sorcery")])
def test_omens_and_prepared_spells_are_faces_of_their_card(shelf: Shelf, layout: str, line: str) -> None:
    dragon = face("Old Wyrm", "{4}{R}", "Creature — Dragon", power="5", toughness="4")
    parts = [dragon, face("Warm Breath", "{1}{R}", line)]
    shelf.take([split(*parts, layout=layout, cmc=5.0, colors=["R"])])
    card = shelf.card("Warm Breath")
    assert (card.shape, card.layout_name) == (Shape.INSET, layout)
    assert shelf.names("is:omen wyrm") == (["Old Wyrm // Warm Breath"] if layout == "adventure" else [])


def meld(name: str, number: int, cost: str, **keys: Any) -> dict[str, Any]:  # noqa: ANN401
    parts = [
        {"component": "meld_part", "name": "Left Tower"},
        {"component": "meld_part", "name": "Right Tower"},
        {"component": "meld_result", "name": "The Whole Keep"},
        {"component": "combo_piece", "name": "Some Friend"},
    ]
    return normal(name, number, layout="meld", mana_cost=cost, all_parts=parts, colors=[], color_identity=[]) | keys


def test_meld_parts_are_linked_by_all_parts_alone(shelf: Shelf) -> None:
    shelf.take(
        [
            meld("The Whole Keep", 3, "", cmc=7.0),
            meld("Left Tower", 1, "{3}", cmc=3.0),
            meld("Right Tower", 2, "{4}", cmc=4.0),
        ]
    )
    left, whole = shelf.card("Left Tower"), shelf.card("The Whole Keep")
    assert (left.kind, left.melds_with, left.melds_into) == (Kind.MELD, "Right Tower", "The Whole Keep")
    assert whole.meld_result
    # A combined face has the mana value of its two fronts together (202.3d in 2025).
    assert shelf.names("is:meld mv=7 whole") == ["The Whole Keep"]


def test_a_back_face_with_a_mana_cost_keeps_it(shelf: Shelf) -> None:
    front = face("Quiet Bell", "{2}", "Artifact", colors=[])
    back = face("Loud Gong", "{1}{R}", "Artifact Creature — Construct", colors=["R"], power="3", toughness="1")
    shelf.take([transform(card_faces=[front, back], name="Quiet Bell // Loud Gong", cmc=2.0)])
    assert str(shelf.card("Loud Gong").faces[1].mana_cost) == "{1}{R}"


NUMBERS = ["*", "1+*", "7-*", "*²", "-1", ".5", "?", "∞", "+0", "3.5", "1½"]


@pytest.mark.parametrize("number", NUMBERS)
def test_odd_powers_are_kept_as_printed(shelf: Shelf, number: str) -> None:
    shelf.take([normal(power=number)])
    assert str(shelf.card("Mill Keeper").front.power) == number
    assert shelf.names(f"keeper pow={number}") == ["Mill Keeper"]


@pytest.mark.parametrize("loyalty", ["X", "1d4+1", "5"])
def test_odd_loyalties_are_kept_as_printed(shelf: Shelf, loyalty: str) -> None:
    shelf.take([normal("Ada the Bold", type_line="Legendary Planeswalker — Ada", loyalty=loyalty)])
    assert str(shelf.card("Ada the Bold").front.loyalty) == loyalty


COSTS = [
    ("{HW}", 0.5, ["W"]),
    ("{1000000}", 1_000_000, []),
    ("{2/W}{2/W}", 4, ["W"]),
    ("{B/P}", 1, ["B"]),
    ("{S}{S}", 2, []),
    ("{X}{X}{G}", 1, ["G"]),
    ("{G/W/P}", 1, ["G", "W"]),
    ("{C/B}", 1, ["B"]),
    ("{0}", 0, []),
]


@pytest.mark.parametrize(("cost", "value", "colors"), COSTS)
def test_every_symbol_of_a_cost_counts(shelf: Shelf, cost: str, value: float, colors: list[str]) -> None:
    report = shelf.take([normal(mana_cost=cost, cmc=value, colors=colors)])
    assert (report.new, report.differences) == (1, [])
    assert shelf.card("Mill Keeper").front.colors == {Color(letter) for letter in colors}
    assert shelf.names(f"mill keeper mv={value:g}") == ["Mill Keeper"]


def test_tokens_and_art_series_of_the_same_name_stay_apart(shelf: Shelf) -> None:
    token = normal(
        "Mill Keeper", 2, layout="token", type_line="Token Creature — Human", mana_cost="", colors=["U"], cmc=0
    )
    art = {
        "oracle_id": oracle_id(3),
        "name": "Mill Keeper // Mill Keeper",
        "layout": "art_series",
        "type_line": "Card // Card",
        "card_faces": [face("Mill Keeper", "", "Card"), face("Mill Keeper", "", "Card")],
    }
    report = shelf.take([art, token, normal()])
    assert report.new == 3
    assert shelf.card("Mill Keeper").front.colors == {Color.WHITE}
    assert shelf.names("mill keeper")[0] == "Mill Keeper"
    assert shelf.names("t:human mill-keeper") == ["Mill Keeper"]
    assert shelf.names("is:token keeper") == ["Mill Keeper"]
    assert shelf.names("is:art") == ["Mill Keeper // Mill Keeper"]


def test_two_cards_of_one_name_are_two_cards(shelf: Shelf) -> None:
    report = shelf.take(
        [normal("Very Odd Charm", 1), normal("Very Odd Charm", 2, mana_cost="{U}", cmc=1, colors=["U"])]
    )
    assert report.new == 2
    assert shelf.names("very odd charm") == ["Very Odd Charm"] * 2


def test_a_name_with_two_slashes_of_its_own_is_one_name(shelf: Shelf) -> None:
    shelf.take([normal("SP//dr, Web Piloted")])
    for spelled in ("SP//dr, Web Piloted", "sp/dr, web piloted", "SP // dr, Web Piloted"):
        assert shelf.card(spelled).name == "SP//dr, Web Piloted"
    assert shelf.names("sp//dr") == ["SP//dr, Web Piloted"]
    assert len(shelf.card("SP//dr, Web Piloted").faces) == 1


def test_printed_names_of_other_languages_are_found(shelf: Shelf) -> None:
    german = transform(lang="de", released_at="2024-01-01")
    german["card_faces"] = [
        side | {"printed_name": name}
        for side, name in zip(german["card_faces"], ("Dämmerhirte", "Nachthund"), strict=True)
    ]
    japanese = normal("Mill Keeper", lang="ja", printed_name="水車番")
    report = shelf.take([german, transform(), japanese, normal()])
    assert (report.new, report.printings) == (2, 2)
    assert shelf.names("dammerh") == ["Dusk Herder // Night Hound"]
    assert shelf.names("NACHTHUND") == ["Dusk Herder // Night Hound"]
    assert shelf.names("水車") == ["Mill Keeper"]
    assert shelf.names("lang:de") == ["Dusk Herder // Night Hound"]
    assert shelf.card("Night Hound").faces[1].name == "Night Hound"


def test_a_name_printed_instead_of_the_cards_own_is_found(shelf: Shelf) -> None:
    shelf.take([normal(flavor_name="Guardian of the Big Lizard")])
    assert shelf.names("guardian of the big") == ["Mill Keeper"]


def test_a_wrong_mana_value_and_wrong_colors_are_told_and_ours_are_kept(shelf: Shelf) -> None:
    report = shelf.take([normal(cmc=9.0, colors=["R"])])
    assert report.different == 1
    assert report.differences == [
        "Mill Keeper: mana value 2, the file says 9; colors of Mill Keeper W, the file says R"
    ]
    assert shelf.names("keeper mv=2 c=w") == ["Mill Keeper"]


COLORS_BY_TEXT = [
    ("Devoid (This card has no color.)", []),
    ("This creature is all colors.", ["W", "U", "B", "R", "G"]),
    ("Mill Keeper is blue and red.", ["U", "R"]),
]


@pytest.mark.parametrize(("text", "colors"), COLORS_BY_TEXT)
def test_words_that_define_a_color_count(shelf: Shelf, text: str, colors: list[str]) -> None:
    report = shelf.take([normal(oracle_text=text, colors=colors)])
    assert report.differences == []
    wanted = "".join(colors).lower() or "c"
    assert shelf.names(f"keeper c={wanted}") == ["Mill Keeper"]


def test_colors_without_cost_and_indicator_are_taken_for_an_indicator(shelf: Shelf) -> None:
    shelf.take([normal("Green Grove", mana_cost="", cmc=0, colors=["G"], type_line="Land Creature — Forest Dryad")])
    assert shelf.card("Green Grove").front.color_indicator == {Color.GREEN}


def test_an_unknown_layout_is_kept_as_far_as_it_can_be_shown(shelf: Shelf) -> None:
    parts = [face("First Page", "{1}", "Enchantment"), face("Last Page", "{2}", "Enchantment")]
    report = shelf.take([split(*parts, layout="triptych")])
    assert (report.new, report.unknown_layouts) == (1, {"triptych": 1})
    assert any("triptych" in sentence for sentence in report.sentences())
    assert shelf.names("layout:triptych") == ["First Page // Last Page"]
    assert shelf.names("last page") == ["First Page // Last Page"]
    assert shelf.card("First Page").front.name == "First Page"


SKIPPED = [
    (normal() | {"name": None}, "has no name"),
    (normal(name="   "), "has no name"),
    (normal(name="\u202e\u2066"), "has no name"),
    (normal(type_line=None), "has no type line"),
    (normal(mana_cost="{1}{Q}"), "has a mana cost that cannot be read"),
    (transform(card_faces=[face("Dusk Herder")]), "has the layout transform but not two faces"),
    (transform(card_faces=None), "has the layout transform but not two faces"),
    (transform(card_faces=[face("A"), face("")]), "has a face without a name"),
    (transform(card_faces=[face("A")] * 20), "has too many faces"),
    (normal(oracle_text="x" * 30_000), "is too long"),
    (normal(name="x" * 1_000), "is too long"),
    ([1, 2], "is not a JSON object"),
    ("card", "is not a JSON object"),
]


@pytest.mark.parametrize(("record", "reason"), SKIPPED)
def test_what_cannot_be_kept_is_told_with_its_place(shelf: Shelf, record: Any, reason: str) -> None:  # noqa: ANN401
    report = shelf.take([normal(number=7), record])
    assert dict(report.skipped) == {reason: 1}
    assert report.new == 1
    assert accounted(report)
    assert "file0.json: record 2:" in str(report.lines[0])


def test_keys_of_a_wrong_type_are_left_out_and_told_and_the_card_is_kept(shelf: Shelf) -> None:
    report = shelf.take([normal(cmc="two", keywords="Vigilance", power=2, toughness=3.5, loyalty={"a": 1})])
    assert (report.new, report.repaired) == (1, 1)
    assert all(key in report.repairs[0] for key in ("mana value is text", "keywords are text", "loyalty is an object"))
    front = shelf.card("Mill Keeper").front
    assert (str(front.power), str(front.toughness), front.loyalty) == ("2", "3.5", None)


def test_a_broken_face_loses_only_what_is_broken(shelf: Shelf) -> None:
    record = transform()
    record["card_faces"][1]["colors"] = 5
    report = shelf.take([record])
    assert (report.new, report.repaired) == (1, 1)
    assert "face 2: the colors are a number, not a list" in report.repairs[0]
    assert shelf.card("Night Hound").faces[1].colors == {Color.GREEN}


def test_signs_that_steer_a_screen_are_taken_out_of_names_and_texts(shelf: Shelf) -> None:
    shelf.take([normal("Mill\u202e \x1b[31mKeeper\x00", oracle_text="Vigi\u2066lance\nTrample")])
    card = shelf.card("Mill [31mKeeper")
    assert card.front.paragraphs == ("Vigilance", "Trample")


def test_the_newest_import_wins_and_sets_and_names_are_kept(shelf: Shelf) -> None:
    first = shelf.take([normal(set="old", lang="ja", printed_name="水車番"), transform()])
    assert (first.new, first.changed, first.same) == (2, 0, 0)
    second = shelf.take([normal(oracle_text="Lifelink", set="new"), transform(), normal("Third", 8)])
    assert (second.new, second.changed, second.same) == (1, 1, 1)
    assert shelf.card("Mill Keeper").front.paragraphs == ("Lifelink",)
    assert shelf.names("e:old") == shelf.names("e:new") == shelf.names("水車番") == ["Mill Keeper"]
    assert shelf.card("Night Hound").name == "Dusk Herder // Night Hound"


def test_of_several_printings_the_newest_english_one_is_kept(shelf: Shelf) -> None:
    report = shelf.take(
        [
            normal(oracle_text="Old words", released_at="1999-01-01", set="one"),
            normal(oracle_text="New words", released_at="2024-01-01", set="two"),
            normal(oracle_text="Fremde Wörter", released_at="2025-01-01", lang="de", set="three"),
        ]
    )
    assert (report.read, report.new, report.printings) == (3, 1, 2)
    assert shelf.card("Mill Keeper").front.paragraphs == ("New words",)
    assert shelf.names("e:one") == shelf.names("e:two") == shelf.names("e:three") == ["Mill Keeper"]


@pytest.mark.parametrize(
    ("words", "size", "is_certain"),
    [
        ("Creatures you control get +1/+1.", (3, 3), True),
        ("All creatures grow by moonlight and get +1/+1.", (2, 2), False),
    ],
)
def test_an_imported_card_acts_by_its_own_words_though_a_bundled_one_has_its_name(
    shelf: Shelf, words: str, size: tuple[int, int], is_certain: bool
) -> None:
    enchantment = {"mana_cost": "{2}{W}{W}", "type_line": "Enchantment", "cmc": 4, "power": None, "toughness": None}
    shelf.take([normal("Humility", 5, oracle_text=words, **enchantment), normal()])
    library = shelf.open()
    table = new_table(NEWEST, pool=library)
    for card, label in (("Humility", "it"), ("Mill Keeper", "keeper")):
        table, _ = perform(table, Place(card=card, label=label, zone="battlefield"))
    library.close()
    keeper = characteristics(table, "keeper")
    assert (keeper.power, keeper.toughness) == size
    assert keeper.keywords == ("Vigilance",)
    assert bool(keeper.not_computed) is not is_certain
    assert shelf.names("humility").count("Humility") == 1
