"""Reading rules in the window: pages, links, the number box, official texts, citations."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from inspector.bundled import bundled_path
from inspector.scenario import read_scenario
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

OFFICIAL = (
    "These rules are effective as of August 7, 2026.\n\n712. Two Faces\n\n"
    "712.8. Each face stands alone, see rule 712.8e.\n\n"
    "712.8e A double-faced permanent showing its back has that face's characteristics. However, its mana value is "
    "found from the mana cost of its front face.\nExample: It was one.\n"
)


@pytest.fixture
def reader(window: Workbench) -> RulesReader:
    window.session.load(read_scenario(bundled_path("scenarios/delver.scenario.json")), None)
    window.session.select(next(iter(window.session.table.objects)))
    return window.presenter.reader


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_text(OFFICIAL, encoding="utf-8")
    return path


def shown(window: Workbench) -> str:
    return window.rules.text.toPlainText()


def typed(window: Workbench, words: str) -> None:
    window.commands.trigger("rule")
    window.rules.field.setText(words)
    QTest.keyClick(window.rules.field, Qt.Key.Key_Return)


@pytest.mark.parametrize("words", ["712.8e", "CR 712.8e.", "rule 712.8E"])
def test_a_number_opens_its_section(window: Workbench, reader: RulesReader, words: str) -> None:
    typed(window, words)
    assert "712.8a" in shown(window)
    assert "712.21" in shown(window)
    assert reader.pages.current is not None
    assert reader.pages.current.target == "712.8e"
    assert "2026-08" in reader.pages.current.heading


def test_a_section_a_layer_a_concept_and_words_are_understood(window: Workbench, reader: RulesReader) -> None:
    for words, expected in (
        ("710", "710.4"),
        ("layer 7b", "613.4b"),
        ("legend rule", "704.5j"),
        ("melded mana value", "202.3c"),
    ):
        typed(window, words)
        assert expected in shown(window), words
    assert reader.pages.current is not None
    assert reader.pages.current.kind == "hits"


def test_an_old_number_leads_to_the_present_rule_and_says_so(window: Workbench, reader: RulesReader) -> None:
    typed(window, "712.4d")
    assert reader.pages.current is not None
    assert reader.pages.current.target == "712.8e"
    assert window.notice.shown is not None
    assert window.notice.shown.text == "712.4d (2021-09) is 712.8e in 2026-08."
    assert "712.4d (2021-09) is 712.8e in 2026-08." in shown(window)


def test_a_number_that_was_another_rule_says_which(window: Workbench, reader: RulesReader) -> None:
    assert reader is window.presenter.reader
    typed(window, "707.2")
    assert "In 2011-09, 2016-01 this number was the rule that is 708.2 in 2026-08." in shown(window).replace(
        "\xa0", " "
    )


def test_what_is_nowhere_is_refused_in_a_sentence(window: Workbench, reader: RulesReader) -> None:
    before = reader.pages.current
    typed(window, "999.9z")
    assert window.notice.shown is not None
    assert window.notice.shown.text.startswith("999.9z (2026-08): the rules as this program holds them")
    assert reader.pages.current == before


def test_links_go_on_and_back_and_forward_return(window: Workbench, reader: RulesReader) -> None:
    typed(window, "712.8e")
    reader.follow("rule:202.3b")
    assert "202.3a" in shown(window)
    window.rules.buttons.back.click()
    assert "712.8f" in shown(window)
    assert window.rules.buttons.forward.isEnabled()
    window.rules.buttons.forward.click()
    assert "202.3a" in shown(window)
    assert not window.rules.buttons.forward.isEnabled()


def test_a_cited_rule_opens_its_section_with_the_deciding_words_marked(window: Workbench, reader: RulesReader) -> None:
    window.presenter.choose_value("mana_value")
    reader.follow("rule:712.8e")
    assert "712.8f" in shown(window)
    assert reader.pages.current is not None
    assert list(reader.pages.current.marks) == ["712.8e"]
    assert "background-color" in window.rules.text.toHtml()


def test_hovering_tells_the_words(window: Workbench, reader: RulesReader) -> None:
    typed(window, "712.8e")
    assert reader.hover_text("rule:202.3b").startswith("202.3b (")
    assert reader.hover_text("rule:999.9") == ""
    assert window.rules.text.toolTip() == ""


def test_all_rules_in_use_on_the_board_are_listed(window: Workbench, reader: RulesReader) -> None:
    window.commands.trigger("board_rules")
    assert reader.pages.current is not None
    numbers = [passage.number for passage in reader.pages.current.passages]
    assert {"712.8e", "202.3b"} <= set(numbers)
    assert "rules in use on this board" in reader.pages.current.heading


def test_a_citation_is_copied_with_number_date_and_words(window: Workbench, reader: RulesReader) -> None:
    typed(window, "712.8e")
    window.commands.trigger("copy_citation")
    copied = QGuiApplication.clipboard().mimeData()
    assert copied.text().startswith("712.8e (2026-08-07): ")
    assert "<strong>712.8e (2026-08-07)</strong>" in copied.html()
    window.commands.trigger("copy_markdown")
    assert QGuiApplication.clipboard().text().startswith("> **712.8e (2026-08-07)**")
    QGuiApplication.clipboard().clear()
    assert reader.pages.current is not None


@pytest.mark.own_window
def test_an_official_text_is_read_in_place_of_ours(window: Workbench, reader: RulesReader, text: Path) -> None:
    assert reader.add_text(text)
    assert window.notice.shown is not None
    assert window.notice.shown.text == "Added 712. Two Faces, 2026-08-07, 2 rules."
    window.presenter.choose_value("mana_value")
    assert "official words of 2026-08-07" in shown(window)
    reader.follow("rule:712.8e")
    assert "Official words: 712. Two Faces, 2026-08-07" in shown(window)
    assert "Example: It was one." in shown(window)
    assert "However, its mana value" in window.rules.text.toHtml().replace("\n", " ")


@pytest.mark.own_window
def test_a_text_that_is_none_is_refused_and_nothing_changes(
    window: Workbench, reader: RulesReader, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\x00\x01" * 500)
    before = shown(window)
    assert not reader.add_text(bad)
    assert window.notice.shown is not None
    assert "this is not text" in window.notice.shown.text
    assert shown(window) == before


@pytest.mark.own_window
def test_a_rules_text_may_be_dropped_on_the_window(window: Workbench, reader: RulesReader, text: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(text))])
    event = QDropEvent(
        QPointF(40, 40), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.window.dropEvent(event)
    assert reader.book.official is not None
    assert [kept.name for kept in reader.book.official.shelf.kept()] == ["rules.txt"]


def test_a_rule_is_followed_through_the_editions(window: Workbench, reader: RulesReader) -> None:
    typed(window, "712.8e")
    window.commands.trigger("rule_life")
    for number in ("711.2b", "711.4b", "712.4d", "712.8e"):
        assert number in shown(window)
    assert "still the number today" in shown(window).replace("\xa0", " ")
    reader.turn(-1)
    typed(window, "710")
    window.commands.trigger("rule_life")
    assert window.notice.shown is not None
    assert window.notice.shown.text.startswith("There is no rule in view")


def test_another_theme_keeps_the_page(window: Workbench, reader: RulesReader) -> None:
    typed(window, "710")
    window.preferences.set_theme("dark")
    assert reader.pages.current is not None
    assert reader.pages.current.target == "710"
    assert "710.4" in shown(window)


@pytest.mark.own_window
def test_the_book_is_opened_at_a_chapter_and_turned_page_by_page(window: Workbench, reader: RulesReader) -> None:
    typed(window, "7")
    assert "7. Additional Rules" in shown(window)
    assert "712  Double-Faced Cards" in shown(window).replace("\N{NO-BREAK SPACE}", " ")
    reader.follow("rule:712")
    assert "Contents" in shown(window)
    links = [link for link in window.rules.text.toHtml().split('href="')[1:] if "←" in link or "→" in link]
    before, after = (link.partition('"')[0] for link in links)
    # Section 711 is that of leveler cards, 713 that of the substitute cards.
    assert (before, after) == ("rule:711", "rule:713")
    reader.follow("book:7")
    assert reader.pages.current is not None
    assert (reader.pages.current.kind, reader.pages.current.target) == ("contents", "7")
    reader.show_contents("0")
    assert "no chapter 0" in window.notice.text


def test_a_rules_life_shows_word_by_word_what_differs(window: Workbench, reader: RulesReader) -> None:
    typed(window, "707.2")
    reader.show_life()
    html = window.rules.text.toHtml()
    # 707.2 did not speak of stickers before there were any (2022): a word that came is marked in the life's last step.
    assert re.search(r"background-color[^>]*>[^<]*stickers", html)
    assert "line-through" in html


def test_two_texts_are_compared_by_sections_and_then_word_by_word(window: Workbench, reader: RulesReader) -> None:
    digests = [one for one in reader.library.loaded() if one.text.kind == "digest"]
    reader.compare_texts(digests[1], digests[0])
    page = reader.pages.current
    assert page is not None
    assert page.compared is not None
    assert "rules are the same" in shown(window)
    section = page.compared.sections[0]
    reader.follow(f"compared:{section.section}")
    assert section.title in shown(window)
    reader.turn(-1)
    assert "rules are the same" in shown(window)
    reader.compare_texts(digests[0], digests[0])
    assert "two different texts" in window.notice.text
