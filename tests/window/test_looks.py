"""Fonts, themes and pictures: what everything on the screen is made of."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontDatabase, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

import inspector.window
from inspector.cards import Change
from inspector.drawing import CardLook, DrawnLayout, FaceLook, Mark, SideUp, Was, font_files
from inspector.drawing.card import CARDS
from inspector.rules import BecomeCopy, Effect, Move, Place, Shuffle, Transform, Unlock, library_of
from inspector.window.actions.card_menu import card_menu
from inspector.window.desk.arrange import arrange
from inspector.window.desk.places import Spot
from inspector.window.desk.rows import Tile
from inspector.window.desk.scene import scene_of
from inspector.window.desk.tips import tip_place
from inspector.window.shell.workbench import Workbench
from inspector.window.style.pictures import DRAWN_BYTES, Pictures
from inspector.window.style.style import style_sheet
from inspector.window.style.theme import THEMES, Roles
from inspector.window.style.type_faces import SANS, SERIF, font_paths
from inspector.window.training.look import _SOFT
from inspector.window.widgets.plain_text import tip
from inspector.window.widgets.symbol_text import with_symbols
from tests.window.clean_desk import dressed

ONE_WINDOW = True

LEAST_CONTRAST = 4.5
# What text stands on where no rule gives it a ground of its own.
GROUNDS = ("window", "surface", "raised", "desk", "zone", "accent_soft")
WINDOW = Path(inspector.window.__file__).parent
RULE = re.compile(r"([^{}\n]+)\{([^{}]*)\}")
TEXT, GROUND = (re.compile(rf"(?<![-\w]){name}: ?\$(\w+)") for name in ("color", "background"))
USED = re.compile(r"roles\.(ink|soft|faint|accent|done|nothing|refused)\b")


def rules_of_sheets() -> Iterator[tuple[str, str, str]]:
    """Every rule of every style sheet that colors words: its selector, the role of the words, that of their ground."""
    for path in sorted(WINDOW.rglob("*.py")):
        for sheet in re.findall(r'Template\("""(.*?)"""\)', path.read_text(encoding="utf-8"), re.DOTALL):
            for selector, said in RULE.findall(sheet.replace("${", "$<")):
                text, ground = TEXT.search(said), GROUND.search(said)
                if text is not None:
                    yield selector.strip(), text[1], ground[1] if ground is not None else ""


def pairs() -> list[tuple[str, str]]:
    """Each role of words with each of the grounds it may stand on, in style sheets and in pages of our own."""
    found = {(text, ground) for _, text, ground in rules_of_sheets() if ground}
    free = {text for _, text, ground in rules_of_sheets() if not ground and not text.startswith("on_")}
    for path in WINDOW.rglob("*.py"):
        free.update(USED.findall(path.read_text(encoding="utf-8")))
    return sorted({*found, *itertools.product(free, GROUNDS), ("on_mark", "mark"), ("on_accent", "accent")})


def luminance(color: str) -> float:
    parts = (QColor(color).redF(), QColor(color).greenF(), QColor(color).blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("roles", THEMES.values(), ids=THEMES)
def test_text_can_be_read_on_every_ground_it_stands_on(roles: Roles) -> None:
    """4.5 to 1 (WCAG 2.2, 1.4.3), for words that matter less, too, and for commands that wait for something."""
    colors = {**roles._asdict(), **_SOFT[roles.name]}
    poor = {}
    for ink, ground in pairs():
        above, below = sorted((luminance(colors[ink]), luminance(colors[ground])), reverse=True)
        ratio = (above + 0.05) / (below + 0.05)
        if ratio < LEAST_CONTRAST:
            poor[ink, ground] = round(ratio, 2)
    assert poor == {}
    # The sheets are read: these stand in three of them.
    assert {("ink", "surface"), ("done", "done_soft"), ("faint", "desk"), ("on_accent", "accent")} <= set(pairs())


@pytest.mark.parametrize("roles", THEMES.values(), ids=THEMES)
def test_every_role_is_a_color_and_the_style_sheet_leaves_none_open(roles: Roles) -> None:
    assert all(QColor(getattr(roles, name)).isValid() for name in Roles._fields if name != "name")
    assert "$" not in style_sheet(roles)


def test_window_and_cards_are_set_in_the_same_files(qapp: QApplication) -> None:
    assert qapp.font().family() == SANS
    assert set(font_paths()) <= set(font_files())
    assert all(path.is_file() for path in font_paths())
    assert {SANS, SERIF} <= set(QFontDatabase.families())


def test_a_picture_is_drawn_once_for_each_look_size_and_ratio(drawings: list[CardLook], qapp: QApplication) -> None:
    assert QApplication.instance() is qapp
    pictures, look = Pictures(), CardLook(face=FaceLook(name="Insectile Aberration"))
    single = pictures.card(look, 120, 168, 1.0)
    double = pictures.card(look, 120, 168, 2.0)
    assert (single.width(), double.width()) == (120, 240)
    assert double.deviceIndependentSize().width() == 120
    pictures.card(look, 120, 168, 1.0)
    assert len(drawings) == 2
    pictures.theme = "dark"
    assert pictures.card(look, 120, 168, 1.0).toImage() != single.toImage()


def test_the_theme_is_taken_everywhere_and_remembered(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("theme_dark")
    dressed(window)
    assert window.desk.look.roles.name == "dark"
    assert window.window.palette().window().color().name().upper() == THEMES["dark"].window
    window.commands.trigger("theme_light")
    dressed(window)
    assert window.window.palette().window().color().name().upper() == THEMES["light"].window


@pytest.mark.own_window
def test_what_takes_the_keyboard_has_a_name(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    reachable = [
        widget
        for widget in window.window.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy().value & 1 and not widget.objectName().startswith("qt_")
    ]
    nameless = [widget for widget in reachable if not (widget.accessibleName() or getattr(widget, "text", str)())]
    assert reachable
    assert nameless == []


def test_mana_symbols_in_a_sentence_become_pictures_and_all_else_stays_text(qapp: QApplication) -> None:
    assert QApplication.instance() is qapp
    label = QLabel(with_symbols("Pay {2/W}{U} & <b>say</b> {not a symbol} so.", 13, 2.0))
    label.setTextFormat(Qt.TextFormat.RichText)
    document = QTextDocument()
    document.setHtml(label.text())
    assert document.toPlainText() == "Pay \ufffc\ufffc & <b>say</b> {not a symbol} so."


def test_the_line_of_the_menu_under_the_mouse_tells_what_it_would_change(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    menu = card_menu(window.session, "Delver of Secrets", window.presenter.asking.asks, window.desk)
    line = next(action for action in menu.actions() if action.text().startswith("Transform"))
    menu.hovered.emit(line)
    assert "name Delver of Secrets → Insectile Aberration" in window.notice.text
    assert len(window.session.board.actions) == 1


def shown_was(window: Workbench) -> Was | None:
    assert window.panel.shown is not None
    return window.panel.shown.look.face.was


def test_what_an_effect_changed_is_marked_against_the_print(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    assert shown_was(window) is None
    change = Change(power="+1", toughness="+1")
    window.session.act(Effect(on=("Elite Vanguard",), change=change, until="end of turn"))
    was = shown_was(window)
    assert was is not None
    assert was.corner == "2/1"


def test_a_copy_of_a_room_shows_its_doors(window: Workbench) -> None:
    window.session.place("Bottomless Pool // Locker Room", "battlefield", "Ana")
    window.session.place("Copy Enchantment", "battlefield", "Ana")
    window.session.act(BecomeCopy(object="Copy Enchantment", of="Bottomless Pool"))
    assert window.panel.shown is not None
    assert len(window.panel.shown.look.halves) == 2
    assert window.panel.values["copy_of"].row.text
    assert window.panel.values["cards"].row.text == "Copy Enchantment"


def shown_look(window: Workbench) -> CardLook:
    assert window.panel.shown is not None
    return window.panel.shown.look


def test_marks_come_from_the_set_that_a_card_was_printed_in(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    assert shown_look(window).face.mark is Mark.SUN
    window.session.act(Transform(object="Delver of Secrets"))
    assert shown_look(window).face.mark is Mark.CRESCENT


def test_face_down_permanents_show_their_cause_and_the_order_in_which_they_came(window: Workbench) -> None:
    for label in ("Exalted Angel", "Pine Walker", "Grinning Demon"):
        window.session.act(Place(card=label, label=label, zone="battlefield", face_down="morph"))
    looks = [scene_of(window.session).cards[label].look for label in window.session.table.objects]
    assert [look.order for look in looks] == [1, 2, 3]
    assert all(look.side is SideUp.BACK and look.face.badges[0].word == "morph" for look in looks)


def test_a_stand_in_shows_the_faces_it_stands_for_where_it_is_hidden_and_the_card_where_it_is_not(
    window: Workbench,
) -> None:
    window.session.act(Place(card="Delver of Secrets", label="Delver", zone="hand", substitute=True))
    look = scene_of(window.session).cards["Delver"].look
    assert look.layout is DrawnLayout.SUBSTITUTE
    assert [face.name for face in look.listed] == ["Delver of Secrets", "Insectile Aberration"]
    window.session.set_edition("2016-01")
    assert scene_of(window.session).cards["Delver"].look.layout is DrawnLayout.CHECKLIST


def test_a_library_lies_face_down_with_its_top_card_on_top_and_a_peek_shows_the_face(window: Workbench) -> None:
    names = ("Grizzly Bears", "Delver of Secrets", "Forest", "Lightning Bolt")
    for name in names:
        window.session.act(Place(card=name, label=name, zone="library"))
    window.session.act(Shuffle(seed=3))
    scene = scene_of(window.session)
    assert {scene.cards[name].look.side for name in names} == {SideUp.BACK}
    assert all(not scene.cards[name].look.face.name for name in names)
    assert [scene.cards[name].peek.face.name for name in names] == list(names)
    from_below = [tile.label for tile in scene.tiles[Spot("library", "Ana")]]
    assert tuple(reversed(from_below)) == library_of(window.session.table, "Ana")
    assert set(from_below) == set(names)
    window.session.act(Move(object=from_below[-1], to="hand"))
    assert scene_of(window.session).cards[from_below[-1]].look.face.name == from_below[-1]


def test_a_meld_card_names_its_combined_face_and_shows_its_half_of_it(window: Workbench) -> None:
    window.session.place("Bruna, the Fading Light", "battlefield", "Ana")
    view = scene_of(window.session).cards["Bruna, the Fading Light"]
    assert view.look.other is not None
    assert view.look.other.name == "Brisela, Voice of Nightmares"
    assert view.peek.layout in (DrawnLayout.MELDED_TOP, DrawnLayout.MELDED_BOTTOM)


def test_a_flip_card_shows_the_values_it_has_now_and_what_was_printed(window: Workbench) -> None:
    window.session.place("Budoka Gardener", "battlefield", "Ana")
    window.session.act(Effect(on=("Budoka Gardener",), change=Change(power="+1", toughness="+1"), until="end of turn"))
    face = shown_look(window).halves[0].face
    assert face.corner is not None
    assert face.corner.text == "3/2"
    assert face.was is not None
    assert face.was.corner == "2/1"


def test_a_room_that_lost_its_abilities_says_so_on_the_unlocked_half_alone(window: Workbench) -> None:
    window.session.place("Bottomless Pool // Locker Room", "battlefield", "Ana")
    window.session.act(Unlock(object="Bottomless Pool", half="left"))
    window.session.act(Effect(on=("Bottomless Pool",), change=Change(lose_all_abilities=True), until="end of turn"))
    left, right = (half.face for half in shown_look(window).halves)
    assert left.paragraphs == ()
    assert left.was is not None
    assert len(left.was.lost) == 1
    assert right.was is None


def test_a_battle_lies_on_its_side_on_the_battlefield_and_stands_in_a_pile(window: Workbench) -> None:
    for zone in ("battlefield", "graveyard"):
        window.session.place("Invasion of Zendikar", zone, "Ana")
    wide = {tile.label: tile.wide for tiles in scene_of(window.session).tiles.values() for tile in tiles}
    assert list(wide.values()) == [True, False]
    window.desk.grab()


def test_the_other_side_of_a_battle_stands_upright_over_its_place(window: Workbench) -> None:
    window.session.place("Invasion of Zendikar", "battlefield", "Ana")
    view = scene_of(window.session).cards["Invasion of Zendikar"]
    spot = Spot("battlefield", "Ana")
    place = arrange(1200, 900, ("Ana", "Ben"), {spot: [Tile("battle", wide=True)]}).cards["battle"]
    lying, upright = (window.desk.look.card(look, place) for look in (view.look, view.peek))
    assert lying.width() > lying.height()
    assert upright.width() < upright.height()


def test_the_drawn_cards_are_kept_within_a_limit(window: Workbench) -> None:
    assert window.desk.look.pictures is not None
    assert CARDS.limit == DRAWN_BYTES


@pytest.mark.parametrize(
    ("card", "place"),
    [
        (QRect(100, 50, 200, 280), (305, 50)),
        (QRect(700, 50, 200, 280), (350, 50)),
        (QRect(300, 50, 500, 280), (300, 335)),
    ],
)
def test_a_tip_stands_beside_its_card(card: QRect, place: tuple[int, int]) -> None:
    assert tip_place(card, QRect(0, 0, 1000, 700)).toTuple() == place


def test_a_tip_tells_nothing_of_the_card_that_the_panel_shows(window: Workbench) -> None:
    for name in ("Grizzly Bears", "Elite Vanguard"):
        window.session.place(name, "battlefield", "Ana")
    told = [window.desk._told_at(window.desk.card_center(name)) for name in ("Grizzly Bears", "Elite Vanguard")]
    assert [card.is_selected for card in told if card is not None] == [False, True]
    assert told[0] is not None
    assert "Grizzly Bears" in told[0].says


def test_a_tip_breaks_its_lines_draws_symbols_and_is_spoken_without_markup() -> None:
    button = QToolButton()
    tip(button, "Unlock for {4}{U} & go on")
    assert button.toolTip().count("<img") == 2
    assert "&amp; go on" in button.toolTip()
    assert button.accessibleDescription() == "Unlock for {4}{U} & go on"
    tip(button, "Undo (Ctrl+Z)")
    assert (button.toolTip(), button.accessibleDescription()) == ("Undo (Ctrl+Z)", "")
    tip(button, "It is said " + "at length " * 12)
    assert button.toolTip().startswith("<p>")
    button.setAccessibleDescription("something else")
    tip(button, "{T}")
    assert button.accessibleDescription() == "something else"
