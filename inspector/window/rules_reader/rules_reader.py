"""The rules reader: what is typed, clicked or asked for becomes a page of the rules pane."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from inspector.rulebook import (
    Lives,
    Loaded,
    Passage,
    Rulebook,
    RulebookError,
    SearchHit,
    TextComparison,
    TextLibrary,
    citation,
    cited,
    compare,
    lookup_query,
)
from inspector.rules import Concept, edition_of, numbers
from inspector.window.board.away import GivenUpError, Watch
from inspector.window.board.session import Session
from inspector.window.rules_reader.book_html import chapters_of, compared_html, contents_html, turning_html
from inspector.window.rules_reader.choose_two_texts import ChooseTwoTexts
from inspector.window.rules_reader.html import hits_html, section_html, term_html
from inspector.window.rules_reader.life import life_html
from inspector.window.rules_reader.pages import Page, Pages, Ranges
from inspector.window.rules_reader.pane import Citation, RulesPane
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.widgets.plain_text import copy_page, copy_text

MOST_HITS = 40
FILTER = "Rules texts (*.txt *.md *.wiki *.text);;All files (*)"
RULES_SUFFIXES = (".txt", ".md", ".wiki", ".text")


class RulesReader(QObject):
    """Makes the rules pane and fills it, and remembers the pages that were shown.

    ``texts_changed`` is emitted when another rules text is read from, ``shown_anew`` when there is a page that was
    asked for elsewhere than in the pane.
    """

    texts_changed = Signal()
    shown_anew = Signal()

    def __init__(self, book: Rulebook, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.pane, self.book, self.session = RulesPane(self.hover_text), book, session
        self.library = TextLibrary(book)
        self.pages = Pages()
        self._lives: Lives | None = None
        self._cited: Page | None = None
        self._roles = LIGHT
        self.pane.number_wanted.connect(self.ask)
        self.pane.link_clicked.connect(self.follow)
        self.pane.turned.connect(self.turn)
        self.pane.board_wanted.connect(self.show_board)
        self.pane.life_wanted.connect(self.show_life)
        self.pane.copy_wanted.connect(self.copy)
        self.pane.text_wanted.connect(self.choose_text)
        self.pane.contents_wanted.connect(self.show_contents)
        self.pane.comparing_wanted.connect(self.ask_for_two_texts)

    # Asking.

    def ask(self, typed: str) -> None:
        """Show what was typed: a rule, a section, a layer, a concept, or the rules that have these words."""
        key = self.session.edition_key
        question = lookup_query(typed, key)
        if question.kind in ("rule", "section"):
            self.open(question.target)
        elif question.kind == "chapter":
            self.show_contents(question.target)
        elif question.kind == "concept":
            found = self.book.passages(Concept(question.target), key)
            self._go_cited(f"Concept: {question.target}", found)
        elif question.kind == "words":
            self.search(question.target)
        else:
            self._refuse(f"Type a rule number such as {_an_example(key)}, a layer, a concept, or words.")

    def open(
        self, number: str, within: Loaded | None = None, marks: dict[str, Ranges] | None = None, edition: str = ""
    ) -> None:
        """Open a rule with its section around it, or a section; an old number leads to the rule it is now.

        It is opened as the ``edition`` of that key has it, else as the one in view.
        """
        key = edition or self.session.edition_key
        try:
            loaded, note = within or self.library.for_edition(key, number), ""
            if not _has(loaded, number):
                loaded = self.library.for_edition(key, number)
            if not _has(loaded, number):
                number, note = self._number_now(number, key)
                loaded = self.library.for_edition(key, number)
            self._go(self._section_page(number, loaded, key, note, marks or {}))
            if note:
                self.session.tell("note", note)
        except RulebookError as error:
            self._refuse(str(error))

    def search(self, query: str) -> None:
        """Show the rules that have these words, the text of the edition in view first."""
        first = self.library.for_edition(self.session.edition_key)
        others = tuple(loaded for loaded in self.library.loaded() if loaded.key != first.key)
        hits = self.library.search(query, (first, *others), MOST_HITS)
        more = f"first {MOST_HITS} rules" if len(hits) == MOST_HITS else f"{len(hits)} rules"
        self._go(Page(kind="hits", heading=f"“{query}”: {more}", target=query))

    def follow(self, link: str) -> None:
        """Follow a link of a page: to a rule, a hit of a search, or a term."""
        kind, _, target = link.partition(":")
        page = self.pages.current
        if kind == "rule":
            own = next((one for one in page.passages if one.number == target), None) if page else None
            here = page.loaded if page else None
            shown = here or self.library.for_edition(self.session.edition_key, target)
            fits = own is not None and target in shown.text.rules and shown.text.rules[target].text == own.text
            self.open(target, here, {target: own.highlights} if own is not None and fits else {})
        elif kind == "hit" and page is not None:
            self._open_hit(target, page.target)
        elif kind == "book":
            self.show_contents(target, page.loaded if page else None)
        elif kind == "compared" and page is not None and page.compared is not None:
            self._go(msgspec.structs.replace(page, target=target))
        elif kind == "term" and page is not None and page.loaded is not None:
            self._go(Page(kind="term", heading=f"Glossary: {target}", target=target, loaded=page.loaded))

    def hover_text(self, link: str) -> str:
        """Give the words behind a link, for a tool tip; empty where there are none."""
        kind, _, target = link.partition(":")
        page = self.pages.current
        loaded = page.loaded if page else None
        if kind == "term" and loaded is not None:
            return f"{target}: {loaded.text.glossary.get(target, '')}"
        if kind == "rule" and loaded is not None and target in loaded.text.rules:
            return f"{target} ({loaded.label}): {loaded.text.rules[target].text}"
        return self.rule_text(target) if kind == "rule" else ""

    def rule_text(self, number: str) -> str:
        """The words of a rule in the edition in view, for a tool tip; empty where the digest has none."""
        passage = self.passage(number)
        return f"{citation(passage)}: {passage.text}" if passage else ""

    # Showing.

    def show_cited(self, heading: str, foot: str, citations: tuple[Citation, ...], *, asked_for: bool = True) -> None:
        """Show the rules cited for something; what nobody ``asked_for`` again takes no page away that is being read."""
        found = tuple(one.passage for one in citations if one.passage is not None)
        if heading:
            heading = f"{heading} · rules of {self.session.edition_key}"
        page = Page(kind="cited", heading=heading, foot=foot, citations=citations, passages=found)
        current = self.pages.current
        news = page != self._cited
        self._cited = page
        if asked_for or news or current is None or current.kind == "cited":
            self._go(page)

    def show_board(self) -> None:
        """Show all rules that decide something on the board as it is now."""
        reasons = (reason for values in self.session.values().values() for why in values.why.values() for reason in why)
        found: dict[str, Passage] = {}
        try:
            for reason in dict.fromkeys(reasons):
                for passage in self.book.passages_of(reason, self.session.edition_key):
                    found.setdefault(passage.number, passage)
        except RulebookError as error:
            self._refuse(str(error))
            return
        passages = tuple(found[number] for number in sorted(found, key=_order))
        self._go_cited(f"{len(passages)} rules in use on this board", passages)

    def show_life(self) -> None:
        """Show the rule in view through all editions."""
        page = self.pages.current
        number = (
            page.target
            if page and page.kind == "section"
            else page.passages[0].number
            if page and page.passages
            else ""
        )
        self._lives = self._lives or Lives()
        lives = self._lives.of(number) if number else ()
        if not lives:
            what = f"{number}: its history is not known" if len(number) > 3 else "There is no rule in view"
            self._refuse(f"{what}; open a rule on these cards first, such as {_an_example(self.session.edition_key)}.")
            return
        passages = page.passages[:1] if page else ()
        self._go(Page(kind="life", heading=f"{number} through the editions", target=number, passages=passages))

    def show_contents(self, chapter: str = "", within: Loaded | None = None) -> None:
        """Show the contents of the text in which the edition in view is read, or of the text that is open."""
        loaded = within or self.library.for_edition(self.session.edition_key)
        if chapter and chapter not in chapters_of(loaded):
            self._refuse(f"There is no chapter {chapter} in {loaded.label}.")
            return
        self._go(Page(kind="contents", heading=f"Contents · {loaded.label}", target=chapter, loaded=loaded))
        self.shown_anew.emit()

    def ask_for_two_texts(self) -> None:
        """Ask which two texts are to be compared."""
        box = ChooseTwoTexts(tuple(self.library.loaded()), self.pane.window())
        box.accepted.connect(partial(self._compare_chosen, box))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _compare_chosen(self, box: ChooseTwoTexts) -> None:
        self.compare_texts(*box.chosen)

    def compare_texts(self, old: Loaded, new: Loaded) -> None:
        """Show what differs between two texts."""
        if old.key == new.key:
            self._refuse("Choose two different texts to compare.")
            return

        def work(watch: Watch) -> TextComparison:
            def tell(part: float) -> None:
                watch.went_on(round(100 * part), 100)
                watch.ask()

            return compare(old.text, new.text, tell)

        try:
            found = self.session.away.do(work, "Comparing the two texts")
        except GivenUpError as error:
            self._refuse(str(error))
            return
        heading = f"{old.label} and {new.label}"
        self._go(Page(kind="compared", heading=heading, loaded=new, older=old, compared=found))
        self.shown_anew.emit()

    def turn(self, by: int) -> None:
        """Go back or forward through the pages."""
        page = self.pages.turn(by)
        if page is not None:
            self._show(page)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        self.pane.set_roles(roles)
        if self.pages.current is not None:
            self._show(self.pages.current)

    # Doing.

    def forget_pages(self) -> None:
        """Forget the way back: what was cited before may name what is hidden from whoever looks now."""
        self.pages = Pages()
        self.pane.set_turns(back=False, forward=False)

    def copy(self, form: str = "") -> None:
        """Copy the rule in view with number, date and words: as text and HTML, or as ``markdown`` to paste as text."""
        page = self.pages.current
        if page is None or not page.passages:
            self._refuse("There is no rule in view to copy: open one first.")
            return
        text = "\n\n".join(cited(one, "markdown" if form == "markdown" else "text") for one in page.passages)
        if form == "markdown":
            copy_text(text)
        else:
            copy_page(text, "".join(cited(one, "html") for one in page.passages))
        numbers = ", ".join(f"{one.number} ({one.effective})" for one in page.passages[:4])
        self.session.tell("done", f"Copied {numbers}{' and more' if len(page.passages) > 4 else ''}.")

    def choose_text(self) -> None:
        """Ask for a rules text and add it."""
        name, _ = QFileDialog.getOpenFileName(self.pane, "Open rules text", "", FILTER)
        if name:
            self.add_text(Path(name))

    def add_text(self, path: Path) -> bool:
        """Keep a rules text and read from it from now on; whether it could be."""
        assert self.book.official is not None
        try:
            kept, new = self.book.official.shelf.add(path)
        except RulebookError as error:
            self._refuse(str(error))
            return False
        odd = [f"It is incomplete: {kept.breaks_off}."] if kept.breaks_off else []
        said = "Added" if new else "Already there:"
        self.session.tell("done", " ".join((f"{said} {kept.label}, {kept.rules} rules.", *odd, *kept.notes[:2])))
        self.texts_changed.emit()
        return True

    # How.

    def _section_page(self, number: str, loaded: Loaded, key: str, note: str, marks: dict[str, Ranges]) -> Page:
        note = note or self._once(number, key)
        section = loaded.text.sections[number[:3]]
        passage = self.passage(number, key) if len(number) > 3 else None
        passages = (passage,) if passage is not None and passage.text == loaded.text.rules[number].text else ()
        notes = " ".join(part for part in (note, passages[0].note if passages else "") if part)
        return Page(
            kind="section",
            heading=f"{number[:3]} {section.title} · {loaded.label}",
            target=number,
            loaded=loaded,
            note=notes,
            marks=marks,
            passages=passages,
        )

    def _open_hit(self, target: str, query: str) -> None:
        key, _, number = target.partition("|")
        loaded = next((one for one in self.library.loaded() if one.key == key), None)
        if loaded is None:
            return
        marks = {one.hit.number: _inside(one, loaded) for one in self.library.search(query, (loaded,), 3000)}
        self._go(
            self._section_page(
                number, loaded, self.session.edition_key, "", {key: value for key, value in marks.items() if value}
            )
        )

    def _number_now(self, number: str, key: str) -> tuple[str, str]:
        """Give the number that a rule of another edition has in this one, and a sentence on that; RulebookError."""
        self._lives = self._lives or Lives()
        for edition in reversed(self._lives.had(number)):
            life = self._lives.of(number, edition)[0]
            there = life.number_in(key) or (life.heir if key == life.stages[-1].edition else "")
            if there:
                return there, f"{number} ({edition}) is {there} in {key}."
        what = "the rules as this program holds them have no such rule"
        raise RulebookError(what, f"{number} ({key})", "search for its words")

    def _once(self, number: str, key: str) -> str:
        """Say which rules had this number in other editions, and what they are in this one."""
        self._lives = self._lives or Lives()
        said = []
        for life in self._lives.of(number):
            there = life.number_in(key)
            had = [stage.edition for stage in life.stages if stage.number == number]
            if there and there != number:
                said.append(f"In {', '.join(had)} this number was the rule that is {there} in {key}.")
        return " ".join(said)

    def _go_cited(self, heading: str, passages: tuple[Passage, ...]) -> None:
        edition = edition_of(self.session.edition_key)
        citations = tuple(Citation("", passage.number, passage) for passage in passages)
        self.show_cited(heading, f"Edition {edition.label}, in force from {edition.effective}", citations)

    def _go(self, page: Page) -> None:
        self.pages.go(page)
        self._show(page)

    def _show(self, page: Page) -> None:
        self.pane.set_turns(back=self.pages.can_turn(-1), forward=self.pages.can_turn(1))
        roles = self._roles
        if page.kind == "cited":
            self.pane.show_citations(page.heading, page.foot, page.citations)
        elif page.kind == "hits":
            first = self.library.for_edition(self.session.edition_key)
            others = tuple(loaded for loaded in self.library.loaded() if loaded.key != first.key)
            hits = self.library.search(page.target, (first, *others), MOST_HITS)
            self.pane.show_html(page.heading, hits_html(hits, page.target, roles))
        elif page.kind == "life":
            lives = (self._lives or Lives()).of(page.target)
            self.pane.show_html(page.heading, life_html(page.target, lives, self.book, roles))
        elif page.loaded is not None and page.kind == "contents":
            self.pane.show_html(page.heading, contents_html(page.loaded, roles))
            self.pane.go_to(page.target)
        elif page.loaded is not None and page.older is not None and page.compared is not None:
            shown = compared_html(page.older, page.loaded, page.compared, page.target, roles)
            self.pane.show_html(page.heading, shown)
        elif page.loaded is not None and page.kind == "term":
            words = self.library.reader(page.loaded).term(page.target)
            self.pane.show_html(page.heading, term_html(page.target, words, page.loaded.label, roles))
        elif page.loaded is not None:
            view = self.library.view(page.loaded, page.target, page.marks)
            turning = turning_html(view, page.loaded, roles)
            self.pane.show_html(page.heading, section_html(view, roles, page.target, page.note, turning))
            self.pane.go_to(page.target)

    def passage(self, number: str, edition: str = "") -> Passage | None:
        """A rule of the digest of an edition, else of that in view; None where it has none of that number."""
        try:
            return self.book.rule(number, edition or self.session.edition_key)
        except RulebookError:
            return None

    def _refuse(self, sentence: str) -> None:
        self.session.tell("refused", sentence)


def _has(loaded: Loaded, number: str) -> bool:
    return number in loaded.text.rules or number in loaded.text.sections


def _inside(found: SearchHit, loaded: Loaded) -> Ranges:
    """Give the marks that lie in the rule's own words, not in its examples."""
    length = len(loaded.text.rules[found.hit.number].text)
    return tuple(mark for mark in found.hit.marks if mark[1] <= length)


def _order(number: str) -> tuple[int, int, str]:
    section, _, rest = number.partition(".")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(section), int(digits), rest


def _an_example(edition: str) -> str:
    """A rule of this edition, as one would type it."""
    return numbers(Concept.BACK_FACE_UP, edition)[0]
