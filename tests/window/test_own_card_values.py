"""A card of every kind made through the form and placed: its values are what the rules say of such a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.cards import card_from_scryfall
from inspector.library import DATA_DIR_VARIABLE
from inspector.rules import Transform
from inspector.window.own_card.draft import blank
from inspector.window.own_card.keeping import cards_in_scenario
from inspector.window.own_card.kinds import BY_KEY
from inspector.window.own_card.sheet import OwnCardSheet
from inspector.window.shell.workbench import Workbench
from tests.window.own_card_hands import choose, colors, fill, placed

ONE_WINDOW = True


@pytest.fixture(autouse=True)
def library_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))


@pytest.fixture
def sheet(window: Workbench) -> OwnCardSheet:
    window.commands.trigger("own_card")
    sheet = window.own_card.sheet
    assert sheet.isVisible()
    # Of the window that is shared, it still has what the test before made.
    sheet.begin(blank(BY_KEY["normal"]), None)
    return sheet


# Every layout, made through the form; what is expected follows from the rules named.


def test_a_card_with_one_face(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", mana_cost="{1}{U}", type_line="Artifact Creature — Bird", text="Flying")
    fill(sheet, power="1", toughness="2")
    now = placed(window)
    # 202.2, 202.3, 205.1, 208.1
    assert (now.name, now.mana_value, now.power, now.toughness) == ("Paper Owl", 2, 1, 2)
    assert colors(now) == {"U"}
    assert (now.types, now.subtypes, now.keywords) == (("Artifact", "Creature"), ("Bird",), ("Flying",))


def test_a_transforming_card_turns_and_keeps_the_mana_value_of_its_front(
    window: Workbench, sheet: OwnCardSheet
) -> None:
    choose(sheet, "transform")
    fill(sheet, 0, name="Lamp Moth", mana_cost="{2}{B}", type_line="Creature — Insect", power="2", toughness="2")
    fill(sheet, 1, name="Moon Moth", type_line="Creature — Insect Horror", power="4", toughness="5")
    sheet.form.pages[1].indicator.boxes["B"].click()
    assert placed(window).name == "Lamp Moth"
    label = window.session.selected
    assert label is not None
    assert window.session.act(Transform(object=label))
    now = window.session.values()[label]
    # 712.8e: the back face's values, the mana value of the front; 202.2e: the indicator's color
    assert (now.name, now.power, now.toughness, now.mana_value) == ("Moon Moth", 4, 5, 3)
    assert (now.mana_cost, colors(now)) == ("", {"B"})


def test_a_modal_card_in_a_hand_is_its_front_face_alone(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "modal_dfc")
    fill(
        sheet, 0, name="Tide Reader", mana_cost="{3}{U}", type_line="Creature — Human Wizard", power="3", toughness="3"
    )
    fill(sheet, 1, name="Tide Library", type_line="Land", text="{T}: Add {U}.")
    now = placed(window, "hand")
    # 712.8a
    assert (now.name, now.types, now.mana_value) == ("Tide Reader", ("Creature",), 4)


@pytest.mark.parametrize(("kind", "text"), [("split", ""), ("fuse", "Fuse"), ("aftermath", "")])
def test_a_split_card_outside_the_stack_is_both_halves(
    window: Workbench, sheet: OwnCardSheet, kind: str, text: str
) -> None:
    choose(sheet, kind)
    fill(sheet, 0, name="Ash", mana_cost="{1}{R}", type_line="Instant")
    fill(sheet, 1, name="Dew", mana_cost="{2}{G}", type_line="Sorcery")
    assert sheet.form.pages[0].draft.text == text
    now = placed(window, "hand")
    # 709.4b, 709.4c, 709.4d
    assert (now.name, now.mana_value, colors(now)) == ("Ash // Dew", 5, {"R", "G"})
    assert set(now.types) == {"Instant", "Sorcery"}


def test_a_room_with_both_doors_locked_has_no_name_and_no_abilities(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "room")
    fill(sheet, 0, name="Dry Well", mana_cost="{1}{W}", text="Your creatures have vigilance.")
    fill(sheet, 1, name="Wet Attic", mana_cost="{3}{U}", text="When you unlock this door, draw a card.")
    now = placed(window)
    # 709.5c, 709.5d: locked halves give nothing but the shared type line
    assert (now.name, now.mana_cost, now.mana_value) == ("", "", 0)
    assert (now.types, now.subtypes, tuple(now.abilities)) == (("Enchantment",), ("Room",), ())


def test_a_flip_card_is_its_upper_half(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "flip")
    fill(sheet, 0, name="Ink Monk", mana_cost="{W}", type_line="Creature — Human Monk", power="1", toughness="1")
    fill(sheet, 1, name="Ink Saint", type_line="Legendary Creature — Human Monk", power="4", toughness="4")
    now = placed(window)
    # 710.2
    assert (now.name, now.power, now.supertypes) == ("Ink Monk", 1, ())
    window.commands.trigger("flip")
    now = window.session.values()[window.session.selected or ""]
    # 710.1c, 710.1d: the lower half's values, the upper half's mana cost and color
    assert (now.name, now.power, now.supertypes, now.mana_value) == ("Ink Saint", 4, ("Legendary",), 1)
    assert colors(now) == {"W"}


@pytest.mark.parametrize(("kind", "line"), [("adventure", "Adventure"), ("omen", "Omen"), ("prepare", "Sorcery")])
def test_a_card_with_a_spell_on_it_is_the_card_everywhere_but_on_the_stack(
    window: Workbench, sheet: OwnCardSheet, kind: str, line: str
) -> None:
    choose(sheet, kind)
    fill(sheet, 0, name="Hill Scout", mana_cost="{2}{G}", type_line="Creature — Elf", power="2", toughness="3")
    fill(sheet, 1, name="Look About", mana_cost="{W}", text="Gain 1 life.")
    assert line in sheet.form.pages[1].draft.type_line
    now = placed(window, "hand")
    # 715.4, 720.4
    assert (now.name, now.mana_value, colors(now), now.subtypes) == ("Hill Scout", 3, {"G"}, ("Elf",))


def test_a_pair_of_ones_own_is_kept_whole_and_melds(window: Workbench, sheet: OwnCardSheet) -> None:
    for name, other, cost in (("Left Paw", "Right Paw", "{2}{R}"), ("Right Paw", "Left Paw", "{1}{R}")):
        choose(sheet, "meld_part")
        fill(sheet, name=name, mana_cost=cost, type_line="Creature — Cat", power="1", toughness="1")
        sheet.form.card_lines["melds_with"].setText(other)
        sheet.form.card_lines["melds_into"].setText("Whole Cat")
        sheet.foot.keep.click()
        sheet.begin_blank()
    choose(sheet, "meld_result")
    fill(sheet, name="Whole Cat", type_line="Creature — Cat", power="9", toughness="9")
    sheet.foot.keep.click()
    kept = [card_from_scryfall(record) for record in cards_in_scenario(window.session)]
    assert [(card.name, card.melds_with, card.melds_into, card.meld_result) for card in kept] == [
        ("Left Paw", "Right Paw", "Whole Cat", False),
        ("Right Paw", "Left Paw", "Whole Cat", False),
        ("Whole Cat", None, None, True),
    ]
    for card in kept[:2]:
        window.session.place(card.name, "battlefield", "Ana")
    window.session.select_all(("Left Paw", "Right Paw"))
    window.commands.trigger("meld")
    # Each is meant to be melded with the other, which is one meld; both front faces give its mana value.
    assert window.notice.text.startswith("Left Paw and Right Paw meld")
    assert [(now.name, now.mana_value) for now in window.session.values().values()] == [("Whole Cat", 5)]


@pytest.mark.parametrize(
    ("kind", "subtype"),
    [("saga", "Saga"), ("class", "Class"), ("case", "Case")],
)
def test_enchantments_with_a_layout_of_their_own(
    window: Workbench, sheet: OwnCardSheet, kind: str, subtype: str
) -> None:
    choose(sheet, kind)
    fill(sheet, name="Slow Song", mana_cost="{2}{W}")
    now = placed(window)
    assert (now.name, now.types, now.subtypes, now.mana_value) == ("Slow Song", ("Enchantment",), (subtype,), 3)


@pytest.mark.parametrize("kind", ["leveler", "prototype", "mutate"])
def test_creatures_with_a_layout_of_their_own(window: Workbench, sheet: OwnCardSheet, kind: str) -> None:
    choose(sheet, kind)
    fill(sheet, name="Odd Bear", mana_cost="{4}{G}", power="4", toughness="4")
    now = placed(window)
    assert (now.name, now.power, now.toughness, now.mana_value) == ("Odd Bear", 4, 4, 5)


def test_a_planeswalker_enters_the_form_with_loyalty_and_without_size(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "planeswalker")
    fill(sheet, name="Ada of the Mill", mana_cost="{2}{W}{U}", loyalty="4", text="+1: Scry 1.")
    page = sheet.form.pages[0]
    assert not page.lines["loyalty"].isHidden()
    assert not page.lines["power"].isVisible()
    now = placed(window)
    # 209.1, 306.5
    assert (now.types, str(now.loyalty), now.power) == (("Planeswalker",), "4", None)


def test_a_battle_has_defense_and_a_back_face(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "battle")
    fill(sheet, 0, name="Siege of the Mill", mana_cost="{3}{G}", defense="5")
    fill(sheet, 1, name="The Mill Walks", type_line="Creature — Golem", power="5", toughness="5")
    now = placed(window)
    # 210.1, 310.4
    assert (now.types, now.subtypes, str(now.defense)) == (("Battle",), ("Siege",), "5")


def test_a_token_has_the_colors_that_are_ticked(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "token")
    fill(sheet, name="Paper Soldier", type_line="Creature — Soldier", power="1", toughness="1")
    for letter in "WU":
        sheet.form.pages[0].colors.boxes[letter].click()
    now = placed(window)
    # 111.3, 111.4
    assert (now.name, now.power, colors(now), now.mana_cost) == ("Paper Soldier", 1, {"W", "U"}, "")


def test_a_token_with_two_faces(window: Workbench, sheet: OwnCardSheet) -> None:
    choose(sheet, "double_faced_token")
    fill(sheet, 0, name="Egg", type_line="Artifact — Egg")
    fill(sheet, 1, name="Chick", type_line="Creature — Bird", power="1", toughness="1")
    now = placed(window)
    # 111.4: as it is called by its subtype alone, its name is that and "Token"
    assert (now.name, now.types, colors(now)) == ("Egg Token", ("Artifact",), set())


def test_an_effect_written_for_the_core_is_computed(window: Workbench, sheet: OwnCardSheet) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    bear = window.session.selected or ""
    before = str(window.session.values()[bear].power)
    window.commands.trigger("own_card")
    fill(sheet, name="Paper King", mana_cost="{W}", type_line="Creature — Human Noble", power="1", toughness="1")
    sheet.form.more.click()
    sheet.form.pages[0]._add("others")
    king = placed(window)
    # 604.1, 613.4c: its other creatures get +1/+1, it does not
    assert (before, window.session.values()[bear].power) == ("2", 3)
    assert king.power == 1
