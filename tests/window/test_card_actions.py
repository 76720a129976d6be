"""What the keys and menus do to a card, and what the desk tells of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from inspector.rules import Concept, Outcome, PhaseOut, Reason, Result
from inspector.window.actions.card_menu import card_menu, refused_line
from inspector.window.actions.menu_place import beside_card
from inspector.window.board.making import empty_board
from inspector.window.shell.workbench import Workbench

# Each test finds its desk empty.
ONE_WINDOW = True


def name(window: Workbench, label: str) -> object:
    return window.session.values()[label].name


def menu_of(window: Workbench, label: str) -> dict[str, bool]:
    """Each line of a card's menu and of the menus in it, and whether it can be chosen."""
    menu = card_menu(window.session, label, window.presenter.asking.asks, window.desk)
    lines: dict[str, bool] = {}
    for part in (menu, *menu.findChildren(QMenu)):
        lines |= {action.text(): action.isEnabled() for action in part.actions() if action.text()}
    menu.deleteLater()
    return lines


def top_lines(window: Workbench, label: str) -> list[bool]:
    menu = card_menu(window.session, label, window.presenter.asking.asks, window.desk)
    return [action.isEnabled() for action in menu.actions()[1:] if not action.isSeparator()]


def test_possible_actions_stand_first_and_impossible_ones_grey_with_their_rule(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    lines = menu_of(window, "Elite Vanguard")
    assert lines["Move to graveyard"]
    transform = next(line for line in lines if line.startswith("Transform "))
    assert not lines[transform]
    assert "712.9" in transform
    order = top_lines(window, "Elite Vanguard")
    assert order == sorted(order, reverse=True)


def test_the_menu_says_what_the_core_says(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "hand", "Ana")
    lines = menu_of(window, "Delver of Secrets")
    for offer in window.session.tries.offers("Delver of Secrets"):
        possible = offer.outcome is not None and offer.outcome.result is Result.DONE
        assert any(line.startswith(offer.text) and can == possible for line, can in lines.items()), offer.text


def test_a_key_without_a_selected_card_says_so(window: Workbench) -> None:
    window.commands.trigger("transform")
    assert window.notice.text == "Transform or convert: select a card first."


def test_a_melded_permanent_is_selected(window: Workbench) -> None:
    for card in ("Gisela, the Broken Blade", "Bruna, the Fading Light"):
        window.session.place(card, "exile", "Ana")
    window.commands.trigger("meld")
    assert window.session.selected is not None
    assert name(window, window.session.selected) == "Brisela, Voice of Nightmares"


def test_meld_without_the_other_card_says_which_is_missing(window: Workbench) -> None:
    window.session.place("Gisela, the Broken Blade", "exile", "Ana")
    window.commands.trigger("meld")
    assert "Bruna, the Fading Light is not on the board" in window.notice.text


def test_space_taps_and_untaps(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    for expected in (True, False):
        window.commands.trigger("tap")
        assert window.session.values()["Elite Vanguard"].tapped is expected


def test_the_doors_of_a_room_open_by_their_keys(window: Workbench) -> None:
    window.session.place("Bottomless Pool", "battlefield", "Ana")
    window.commands.trigger("unlock_right")
    assert window.session.values()["Bottomless Pool"].unlocked == ("right",)
    window.commands.trigger("unlock_left")
    assert set(window.session.values()["Bottomless Pool"].unlocked) == {"left", "right"}


def test_a_card_in_hand_shows_its_other_face_by_its_button(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "hand", "Ana")
    before = len(window.session.board.actions)
    shown = window.desk.grab().toImage()
    window.desk.turned.emit("Delver of Secrets")
    QApplication.processEvents()
    assert len(window.session.board.actions) == before
    assert window.desk.grab().toImage() != shown


def test_a_rule_number_that_was_typed_is_shown_with_its_section(window: Workbench) -> None:
    window.commands.trigger("rule")
    window.rules.field.setText("712.8e")
    window.rules.field.returnPressed.emit()
    text = window.rules.text.toPlainText()
    assert "712.8e" in text
    assert "712.8d" in text


def test_a_rule_number_that_is_none_is_told(window: Workbench) -> None:
    window.rules.field.setText("999.9z")
    window.rules.field.returnPressed.emit()
    assert "999.9z" in window.notice.text


def test_the_empty_desk_invites_and_each_trial_works(window: Workbench) -> None:
    invitation = window.welcome.invitation
    assert invitation.isVisible()
    for button in window.welcome.trial_buttons():
        window.session.show_board(empty_board(window.session.cards, window.session.edition_key))
        assert invitation.isVisible()
        button.click()
        assert not invitation.isVisible()
        assert window.session.table.objects
    invitation.training.click()
    QApplication.processEvents()
    assert window.training.shown is not None
    window.training.end()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (800, 500), (640, 360)])
def test_the_invitation_covers_no_name_of_a_player_by_half(window: Workbench, size: tuple[int, int]) -> None:
    window.window.resize(*size)
    QApplication.processEvents()
    laid = window.desk.arrangement
    assert laid is not None
    box = window.welcome.invitation.geometry()
    lines = [QRect(0, round(strip.y), window.desk.width(), round(strip.h)) for strip in laid.frame.strips.values()]
    assert box == window.desk.rect() or not any(map(box.intersects, lines))
    assert all(button.height() >= button.heightForWidth(button.width()) for button in window.welcome.trial_buttons())


@pytest.mark.parametrize("size", [(360, 346), (420, 400), (660, 520), (660, 700)])
def test_the_invitation_cuts_no_word_where_the_desk_is_small(window: Workbench, size: tuple[int, int]) -> None:
    """At 800x500 the trials' sentences lay over one another; what has no room is left out whole."""
    invitation = window.welcome.invitation
    invitation.resize(size[0], invitation.fit(*size))
    layout = invitation.layout()
    assert layout is not None
    layout.activate()
    for label in invitation.findChildren(QLabel):
        if not label.isHidden():
            assert label.height() >= label.heightForWidth(label.width())


def test_a_rule_cited_in_the_bar_opens_with_its_deciding_words_highlighted(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.commands.trigger("transform")
    assert window.notice.shown is not None
    number = window.notice.shown.rules[0]
    window.notice.rule_clicked.emit(number)
    assert number in window.rules.text.toPlainText()
    assert "background-color" in window.rules.text.toHtml()


def test_another_edition_is_announced_with_its_date(window: Workbench) -> None:
    window.session.set_edition("2011-09")
    assert "2011-09 · Innistrad" in window.notice.text
    assert "2011-09-30" in window.notice.text


def test_the_trials_can_be_begun_by_keyboard(window: Workbench) -> None:
    button = window.welcome.trial_buttons()[0]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert name(window, "Delver of Secrets") == "Insectile Aberration"


def test_a_value_can_be_chosen_by_keyboard(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    QApplication.processEvents()
    row = window.panel.values["colors"]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert window.presenter.value == "colors"
    assert not window.session.values()["Delver of Secrets"].tapped


def test_a_door_of_the_other_players_room_is_opened_by_an_effect(window: Workbench) -> None:
    label = window.session.place("Bottomless Pool // Locker Room", "battlefield", "Ben")
    assert label is not None
    window.commands.trigger("unlock_right")
    assert window.session.values()[label].unlocked == ("right",)


def test_what_is_phased_out_lies_faded_and_only_phases_in(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.session.act(PhaseOut(object="Elite Vanguard"))
    view = window.desk.shown.cards["Elite Vanguard"]
    assert (view.away, "phased out" in view.sentence) == (True, True)
    assert "phased out" in [badge.word for badge in view.look.face.badges]
    # Neither the keyboard nor a click selects it; a double click brings it back.
    window.desk.choose("Elite Vanguard")
    window.desk.focusNextPrevChild(True)
    assert window.session.selected is None
    window.desk.do_likeliest("Elite Vanguard")
    assert not window.desk.shown.cards["Elite Vanguard"].away


def test_a_reason_too_long_for_a_menu_ends_with_a_whole_word() -> None:
    says = "Delver of Secrets is double-faced and cannot be turned face down"
    refused = Outcome(Result.ILLEGAL, (Reason(Concept.STATUS, says, ("712.16",)),))
    whole = refused_line("Turn face down", refused, 200)
    for longest in range(30, len(whole)):
        short = refused_line("Turn face down", refused, longest)
        assert len(short) <= longest + 2
        assert whole.startswith(f"{short.removesuffix('…').rstrip()} ")


@pytest.mark.parametrize(
    ("at", "opens"),
    [
        pytest.param((350, 60), (350, 60), id="room below: at the pointer"),
        pytest.param((350, 500), (428, 500), id="none below: to the right of the card"),
    ],
)
def test_the_menu_does_not_lie_over_its_card(at: tuple[int, int], opens: tuple[int, int]) -> None:
    """The found defect: pushed up from the bottom of a small screen it hid the card that it changes."""
    card, screen = QRect(270, 420, 150, 200), QRect(0, 0, 1280, 720)
    assert beside_card(QSize(500, 490), card, QPoint(*at), screen) == QPoint(*opens)
    mirrored = QRect(860, 420, 150, 200)
    assert beside_card(QSize(500, 490), mirrored, QPoint(900, 500), screen) == QPoint(352, 500)
    wide = QSize(900, 490)
    assert beside_card(wide, QRect(500, 420, 150, 200), QPoint(600, 500), screen) == QPoint(600, 500)
