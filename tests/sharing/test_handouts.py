"""Handouts: what stands on them, for whom, in every form; and that nothing of the machine or of a stranger gets out."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextLayout

from inspector.library import bundled_cards
from inspector.rulebook import Rulebook
from inspector.rules import Place
from inspector.scenario import Scenario, replay
from inspector.scenario.words import board_from_words
from inspector.sharing import FAN_CONTENT, Handout, HandoutCard, html_of, markdown_of
from inspector.window.handouts.composing import HandoutWish, compose_handout, quotation
from inspector.window.handouts.document import _placed, handout_document, page_font
from inspector.window.handouts.forms import HANDOUT_SUFFIXES, HandoutForm
from inspector.window.handouts.saving import handout_bytes, share_code
from tests.pdf_streams import has_letter, unpacked

POOL, BOOK, DAY = bundled_cards(), Rulebook(), date(2026, 11, 22)
DELVER = "Ana has Delver of Secrets on the battlefield. It transforms. Ben has Clone in hand."
DOWN = (
    "Ana has Exalted Angel on the battlefield, face down with morph. "
    "Ben has Clone in hand. Ben has Island in the library."
)
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr", "polygon", "polyline"}


def handout(words: str = DELVER, scenario: Scenario | None = None, **wish: object) -> Handout:
    board = scenario or board_from_words(words, POOL).scenario
    run = replay(board, POOL)
    wanted = msgspec.convert(wish, HandoutWish)
    return compose_handout(board, run, wanted, BOOK, DAY, *share_code(board, run, wanted.viewer, POOL, POOL))


class Structure(HTMLParser):
    """What a page is made of: headings, header cells, alternative texts, addresses; and whether all is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all_of(self, tag: str, name: str) -> list[str]:
        return [value for where, key, value in self.attributes if (where, key) == (tag, name)]


def test_a_handout_tells_title_edition_day_view_values_rules_steps_and_code() -> None:
    text = markdown_of(handout())
    assert text.startswith("# Insectile Aberration and Clone\n\nRules of 2026-08")
    assert "22 November 2026" in text
    assert "As the judge sees it" in text
    assert re.search(r"\| Mana value \| \*\*1\*\* \| .*712\.8e", text), "its front face's cost, 712.8e"
    assert re.search(r"- \*\*712\.8e\*\*: \w+", text)
    assert "2. Delver of Secrets transforms." in text
    assert "CI1-" in text
    assert text.rstrip().endswith(f"*{FAN_CONTENT}*")


def test_a_page_is_one_file_with_a_structure_that_can_be_heard() -> None:
    page = html_of(handout(ladder=True), None)
    made = Structure(page)
    assert made.open == []
    assert made.seen.count("h1") == 1
    assert "script" not in made.seen
    assert made.seen.count("th") == len(made.all_of("th", "scope"))
    assert made.seen.count("table") == made.seen.count("caption")
    pictures = made.all_of("img", "src")
    assert pictures
    assert all(source.startswith("data:image/png;base64,") for source in pictures)
    assert len(made.all_of("img", "alt")) == len(pictures)
    assert all(made.all_of("img", "alt"))
    assert made.all_of("html", "lang") == ["en"]
    inside = {f"#{anchor}" for anchor in made.all_of("dt", "id")}
    assert set(made.all_of("a", "href")) <= inside
    assert not re.search(r"https?://", page)
    assert "As the judge sees it" in re.findall("<title>(.*)</title>", page)[0]


@pytest.mark.parametrize("viewer", ["Ben", "spectator"])
@pytest.mark.parametrize("suffix", [".html", ".md"])
def test_a_handout_for_a_viewer_names_nothing_that_is_hidden_from_them(viewer: str, suffix: str) -> None:
    titled = msgspec.structs.replace(board_from_words(DOWN, POOL).scenario, title="Exalted Angel lies there")
    text = handout_bytes(handout(scenario=titled, viewer=viewer), HandoutForm(suffix, draws_symbols=False)).decode()
    assert "Exalted Angel" not in text
    assert "Island" not in text
    assert ("Clone" in text) == (viewer == "Ben")
    assert f"As seen by {'Ben' if viewer == 'Ben' else 'the spectator'}" in text
    assert "face-down permanent 1" in text


@pytest.mark.parametrize(("viewer", "knows"), [("Ana", True), ("judge", True), ("Ben", False), ("spectator", False)])
def test_who_may_look_at_a_face_down_card_reads_what_it_is_beside_that_it_is_a_2_2(viewer: str, knows: bool) -> None:
    told = handout(DOWN, viewer=viewer)
    down = next(one for one in told.objects if "face-down" in one.title or "face down" in one.title)
    values = {value.title: value for value in down.values}
    assert values["Power / toughness"].text == "2/2"
    assert values["Name"].text == "no name"
    assert ("The card itself" in values) == knows
    if knows:
        assert (values["The card itself"].text, values["The card itself"].rules) == ("Exalted Angel", ("708.5",))
        assert "708.5" in [rule.number for rule in told.rules]


def test_a_question_sheet_asks_the_same_of_everything() -> None:
    words = "Ana has Humility on the battlefield. Ana has Grizzly Bears on the battlefield, with a +1/+1 counter."
    sheet = handout(words, asks=True)
    asked = [[value.title for value in one.values] for one in sheet.objects]
    assert asked[0] == asked[1]
    assert "Power / toughness" in asked[0]


def test_how_the_game_stands_is_told_where_something_was_said_of_it() -> None:
    assert handout(f"{DELVER} It is Ben's turn. Ana is at 7 life.").stands == "It is Ben's turn. Ana is at 7 life."
    assert handout().stands == ""


def test_equal_cards_laid_down_in_a_row_are_one_step_unless_one_is_named_later() -> None:
    lands = "Ana has three Islands on the battlefield."
    told = handout(f"{lands} Ana has Delver of Secrets on the battlefield. It transforms. It transforms.")
    assert [(step.sentence, step.count) for step in told.actions][:2] == [
        ("Ana has Island on the battlefield.", 3),
        ("Ana has Delver of Secrets on the battlefield.", 1),
    ]
    assert [step.count for step in told.actions[2:]] == [1, 1], "turning over twice is two events"
    assert next((card.name, card.count) for card in told.zones[0].cards) == ("Island", 3)
    bears = "".join(f"Ana has Grizzly Bears (Grizzly Bears {number}) on the battlefield. " for number in range(3))
    assert [step.count for step in handout(bears).actions] == [3]
    named = handout(f"{bears} Grizzly Bears 1 becomes tapped.").actions
    assert [step.count for step in named] == [1, 1, 1, 1]
    assert [step.sentence for step in handout(f"{lands} Ana taps Island 2.").actions] == [
        "Ana has Island on the battlefield.",
        "The second Island is tapped.",
    ]


def test_of_a_large_board_that_nothing_was_done_to_what_effects_changed_is_told() -> None:
    lands = "".join(f"Ana has Island (land {number}) on the battlefield. " for number in range(8))
    told = handout(f"{lands} Ben has Grizzly Bears on the battlefield. Ana has Humility on the battlefield.")
    assert [one.title for one in told.objects] == ["Grizzly Bears"]


def test_a_zone_that_a_row_would_cut_begins_the_next() -> None:
    cards = [HandoutCard(str(number), "") for number in range(9)]
    placed = _placed([("one", cards[:2]), ("two", cards[2:5]), ("three", cards[5:9])], 5)
    assert {place: title for place, (title, _) in placed.items() if title} == {0: "one", 2: "two", 5: "three"}
    placed = _placed([("one", cards[:3]), ("two", cards[3:6])], 5)
    assert [place for place, (title, _) in placed.items() if title] == [0, 5]


def test_a_question_sheet_gives_nothing_away() -> None:
    sheet = handout(asks=True, labels=("Delver of Secrets",), ladder=True)
    text = markdown_of(sheet)
    assert "Insectile Aberration" not in text
    assert "CI1-" not in text
    assert re.search(r"\| Mana value \| (\\_)+ \|", text)
    assert "transforms" in text, "what happened is what the question is about"
    assert "Clone" in text


def test_how_a_step_ended_is_told_with_its_rule_and_what_lasts_this_turn_by_name() -> None:
    told = handout(
        "Ana has Grizzly Bears on the battlefield. It transforms. It gets +3/+3 until end of turn [Giant Growth]. "
        "It gets +1/+1 until end of turn. It gets +1/+1 until end of turn."
    )
    assert told.actions[1].ended.endswith("Grizzly Bears is not represented by a double-faced card. (712.9)")
    assert "712.9" in {rule.number for rule in told.rules}
    lasting = next(value.text for value in told.objects[0].values if value.title == "This turn only")
    assert lasting == "Giant Growth, the effect that gives it +1/+1 (×2)"


def test_words_cut_off_within_a_quotation_end_it() -> None:
    says = "While the moon is out, this creature has a long tail and has “In your upkeep, dive.”"
    diver = {"name": "Diver", "layout": "normal", "type_line": "Creature — Frog", "power": "1", "toughness": "1"}
    place = Place(card="Diver", label="Diver", zone="battlefield")
    told = handout(scenario=Scenario(cards=({**diver, "oracle_text": says},), actions=(place,)))
    (doubt,) = next(value.doubts for value in told.objects[0].values if value.title == "Abilities")
    assert doubt.startswith("“While the moon is out, ")
    assert doubt.endswith("has ‘In your …’” may change this; it is not computed.")


def test_the_ladder_is_told_where_it_is_wanted() -> None:
    words = "Ana has Humility on the battlefield. Ana has Opalescence on the battlefield."
    told = handout(words, labels=("Humility",), ladder=True)
    assert [step.layer for step in told.objects[0].ladder] == ["start", "4", "6", "7b", "7b"], "613.6, 613.8"
    assert handout(words, labels=("Humility",)).objects[0].ladder == ()


def test_of_a_large_board_what_the_last_action_was_about_is_told() -> None:
    cards = "".join(f"Ana has Grizzly Bears (bear {number}) on the battlefield. " for number in range(9))
    told = handout(f"{cards}Ana has Delver of Secrets on the battlefield. It transforms.")
    assert [one.title for one in told.objects] == ["Delver of Secrets: Insectile Aberration"]
    assert [card.count for card in told.zones[0].cards] == [1] * 10, "they differ by their labels"


@pytest.mark.parametrize("suffix", [".html", ".md"])
def test_a_strangers_words_are_no_markup(suffix: str) -> None:
    board = board_from_words(DELVER, POOL).scenario
    hostile = msgspec.structs.replace(board, title='<script src="http://x.example">*|`[a](b)\u202e\n# no')
    text = handout_bytes(handout(scenario=hostile), HandoutForm(suffix)).decode()
    assert not re.search(r"(?<!\\)<script", text)
    assert "\u202e" not in text
    if suffix == ".html":
        assert Structure(text).open == []
    else:
        assert "\n# no" not in text


@pytest.mark.parametrize("suffix", HANDOUT_SUFFIXES)
def test_a_file_says_nothing_of_the_machine_and_is_the_same_each_time(suffix: str) -> None:
    told = handout(labels=("Delver of Secrets",))
    data = handout_bytes(told, HandoutForm(suffix))
    for name in (str(Path.home()), str(Path.cwd()), "/tmp", "/usr"):
        assert name.encode() not in data
        assert name.encode("utf-16-be") not in data
    assert handout_bytes(told, HandoutForm(suffix)) == data


def test_a_pdf_has_pages_bookmarks_and_text() -> None:
    told = handout(labels=("Delver of Secrets",))
    data = handout_bytes(told, HandoutForm(".pdf", paper="letter"))
    assert data.startswith(b"%PDF-")
    assert b"/MediaBox [0 0 612" in data, "Letter is 8.5 inches wide"
    for heading in told.headings:
        assert b"<FEFF" + heading.encode("utf-16-be").hex().upper().encode() + b">" in data
    assert b"/ToUnicode" in data, "what is selected is text"
    assert b"/Lang (en-US)" in data
    assert set(re.findall(rb"\(D:([0-9]*)", data)) == {b"20261122000000"}, "the moment of writing is nobody's business"


@pytest.mark.parametrize("high", [560, 700, 810, 940])
def test_no_heading_stands_at_the_foot_of_a_page_by_itself(high: int) -> None:
    """Nor with nothing but the line below it that introduces what follows on the next page."""
    words = "Ana has Humility on the battlefield. Ben has Opalescence on the battlefield."
    document = handout_document(handout(words, ladder=True), 702)
    document.text.setPageSize(QSizeF(702, high))
    document.keep_together()
    rect_of = document.text.documentLayout().blockBoundingRect
    for block in document._heading_blocks():
        below = block.next().next() if block.next().next().isValid() else block.next()
        top, end = rect_of(block).top(), rect_of(below).bottom() - 1
        assert top // high == end // high or end - top >= high, block.text()


def test_every_letter_of_a_handout_is_in_its_pdf() -> None:
    words = "Ana has Humility on the battlefield. Ben has Opalescence on the battlefield. "
    told = handout(f"{words}Ben has Grizzly Bears on the battlefield, with a +1/+1 counter.", ladder=True)
    data = handout_bytes(told, HandoutForm(".pdf"))
    drawn = sum(
        len(glyphs) // 4 for page in unpacked(data) if b"BT\n" in page for glyphs in re.findall(rb"<(\w+)> Tj", page)
    )
    document = handout_document(told, 702)
    # Symbols are pictures, with their words below.
    letters = re.sub(r"[\s\ufffc]", "", document.text.toPlainText())
    assert drawn >= len(letters) + sum(len(symbol) for symbol, _ in document.symbols())


def test_a_symbol_that_is_drawn_on_a_page_can_be_searched_for_copied_and_heard() -> None:
    told = handout("Ana has Humility on the battlefield.", labels=("Humility",))
    document = handout_document(told, 702)
    drawn = list(document.symbols())
    # In the sentence, its row and the two reasons that speak of it.
    assert [symbol for symbol, _ in drawn] == ["{2}", "{W}", "{W}"] * 4
    on_one_line = [(place.x(), place.y()) for _, place in drawn[3:6]]
    assert on_one_line == sorted(on_one_line)
    assert len({down for _, down in on_one_line}) == 1
    assert has_letter(handout_bytes(told, HandoutForm(".pdf")), "{")
    assert not list(handout_document(told, 702, draws_symbols=False).symbols())


def test_each_letter_is_drawn_by_itself_so_that_words_can_be_searched_for() -> None:
    text = "official left effect flying"
    layout = QTextLayout(text, page_font(13))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert sum(len(run.glyphIndexes()) for run in layout.glyphRuns()) == len(text)


def test_an_official_text_is_quoted_briefly() -> None:
    ours = BOOK.rule("712.8e", "2026-08")
    long = msgspec.structs.replace(ours, text="word " * 200, highlights=((0, 900),), official=True)
    assert len(quotation(long)) < 330
    assert quotation(msgspec.structs.replace(long, highlights=((5, 9),))) == "word"


def test_a_label_of_nothing_is_named() -> None:
    with pytest.raises(KeyError, match="nobody"):
        handout(labels=("nobody",))
