"""What the palette can offer, from each of those who have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from inspector.library import FoundCard
from inspector.rulebook import RulebookError, lookup_query
from inspector.window.board.boards import Boards
from inspector.window.files.samples import areas, samples, title_of
from inspector.window.in_words.offers import SentenceOffer
from inspector.window.palette.ranking import PaletteEntry
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import keys_in_words

MOST_RULES = 6
# Of fewer letters nearly every rule has a word.
_LEAST_LETTERS = 3
_EDITION = "edition_"
# The menu of what can be done to the card that is selected.
_OF_SELECTED = "Card"


def command_entries(records: Sequence[Command]) -> Iterator[PaletteEntry]:
    """Every command, with its key and what it waits for; a change of edition is one too."""
    for record in records:
        key = keys_in_words(record.shortcuts[0]) if record.shortcuts else ""
        is_edition = record.id.startswith(_EDITION)
        text = record.text.removesuffix("…").rstrip()
        waits = record.why_not()
        refused = None if waits else record.refused()
        menu = f"✕ {refused.says}" if refused is not None else record.menu
        yield PaletteEntry(
            id=f"command:{record.id}",
            kind="edition" if is_edition else "command",
            text=record.text,
            names=(text, text.removeprefix("Rules of ")) if is_edition else (text,),
            also="in force now" if is_edition and record.is_chosen() else "" if is_edition else menu,
            key=key,
            waits=waits,
            suits=record.menu == _OF_SELECTED and not waits and refused is None,
        )


def board_entries(boards: Boards) -> Iterator[PaletteEntry]:
    """The boards that are open beside the one in view."""
    for place, tab in enumerate(boards.tabs):
        if place != boards.current:
            yield PaletteEntry(id=f"board:{tab.key}", kind="board", text=tab.board.caption, also="open board")


def sample_entries() -> Iterator[PaletteEntry]:
    """The samples of the program, by their titles."""
    for path in samples():
        yield PaletteEntry(id=f"sample:{path}", kind="sample", text=title_of(path))
    for area in areas():
        for path in area.files:
            yield PaletteEntry(id=f"sample:{path}", kind="sample", text=title_of(path), also=area.title)


def card_entries(found: Sequence[FoundCard]) -> Iterator[PaletteEntry]:
    """The cards that the library found for what was typed, by any face's name."""
    for card in found:
        face = card.faces[card.face]
        others = " · ".join(other.name for place, other in enumerate(card.faces) if place != card.face)
        also = f"{face.type_line}   ⇄ {others}" if others else face.type_line
        yield PaletteEntry(
            id=f"card:{card.name}", kind="card", text=face.name, also=also, found=True, near=card.is_guess
        )


def sentence_entries(typed: str, offers: Sequence[SentenceOffer]) -> Iterator[PaletteEntry]:
    """The sentences that the words are on the board in view, each with what it would do."""
    for offer in offers:
        yield PaletteEntry(
            id=f"sentence:{offer.sentence}", kind="sentence", text=offer.sentence, names=(typed,), also=offer.effect
        )


def rule_entries(typed: str, reader: RulesReader) -> Iterator[PaletteEntry]:
    """The rule of a number, a layer or a concept, else the rules that have these words; and a search for them."""
    key = reader.session.edition_key
    question = lookup_query(typed, key)
    if question.kind in ("rule", "section"):
        yield _rule(question.target, _words_of(question.target, reader), typed)
    elif question.kind in ("chapter", "concept"):
        yield PaletteEntry(id=f"ask:{typed}", kind="rule", text=typed, also="in the rules")
    elif question.kind == "words" and len(question.target) >= _LEAST_LETTERS:
        try:
            found = reader.library.search(typed, (reader.library.for_edition(key),), MOST_RULES)
        except RulebookError:
            # The search itself, offered next, says what is wrong with the text.
            found = ()
        for one in found:
            yield _rule(one.hit.number, one.hit.text.partition("\n")[0])
        yield PaletteEntry(id=f"ask:{typed}", kind="rule", text=f"All rules with “{typed}”", near=True)


def _rule(number: str, words: str, typed: str = "") -> PaletteEntry:
    names = (number, typed) if typed else (number, words)
    return PaletteEntry(id=f"rule:{number}", kind="rule", text=number, names=names, also=words, found=True)


def _words_of(number: str, reader: RulesReader) -> str:
    """What a rule says, or what its section is called; empty where the edition in view has none of that number."""
    try:
        loaded = reader.library.for_edition(reader.session.edition_key, number)
    except RulebookError:
        return ""
    rule, section = loaded.text.rules.get(number), loaded.text.sections.get(number)
    return rule.text if rule is not None else section.title if section is not None else ""
