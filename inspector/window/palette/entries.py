"""What the palette can offer, from each of those who have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from inspector.library import FoundCard
from inspector.rulebook import RulebookError, lookup_query
from inspector.rules import HIDDEN_CARD, Action, is_hidden_card, questions_of
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.desk.places import spots, zone_title
from inspector.window.desk.scene import spot_of
from inspector.window.files.samples import areas, question_of, samples, title_of
from inspector.window.in_words.offers import SentenceOffer
from inspector.window.palette.ranking import PaletteEntry, plain_words
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import keys_in_words
from inspector.window.words.effects_library import effects_for
from inspector.window.words.question_words import answer_in_words
from inspector.window.words.value_words import text_of

MOST_RULES = 6
# Of fewer letters nearly every rule has a word.
_LEAST_LETTERS = 3
_EDITION = "edition_"
_NOW, _ON = "in force now", "✓ on now"
# The menu of what can be done to the card that is selected.
_OF_SELECTED = "Card"


def command_entries(records: Sequence[Command]) -> Iterator[PaletteEntry]:
    """Every command, with its key and what it waits for; a change of edition is one too."""
    for record in records:
        key = keys_in_words(record.shortcuts[0]) if record.shortcuts else ""
        is_edition, chosen = record.id.startswith(_EDITION), record.is_chosen()
        text = record.text.removesuffix("…").rstrip()
        waits = record.why_not()
        refused = None if waits else record.refused()
        menu = f"✕ {refused.says}" if refused is not None else record.menu
        yield PaletteEntry(
            id=f"command:{record.id}",
            kind="edition" if is_edition else "command" if chosen is None else "setting",
            text=record.text,
            names=(text, text.removeprefix("Rules of ")) if is_edition else (text,),
            also=(_NOW if is_edition else _ON) if chosen else "" if is_edition else menu,
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
        yield _sample(path, "")
    for area in areas():
        for path in area.files:
            yield _sample(path, area.title)


def _sample(path: Path, area: str) -> PaletteEntry:
    """A sample by what it asks; it is found by its title too, which tells the answer."""
    question, title = question_of(path), title_of(path)
    return PaletteEntry(id=f"sample:{path}", kind="sample", text=question, names=(question, title), also=area)


def card_entries(found: Sequence[FoundCard]) -> Iterator[PaletteEntry]:
    """The cards that the library found for what was typed, by any face's name."""
    for card in found:
        face = card.faces[card.face]
        others = " · ".join(other.name for place, other in enumerate(card.faces) if place != card.face)
        also = f"{face.type_line}   ⇄ {others}" if others else face.type_line
        yield PaletteEntry(
            id=f"card:{card.name}",
            kind="card",
            text=face.name,
            also=also,
            found=True,
            near=card.is_guess,
            card=card.name,
        )


def effect_entries(players: tuple[str, ...], waits: str) -> Iterator[PaletteEntry]:
    """The effects that the selected object can come under, by their words and by the last of them: ``is blue``."""
    for place, effect in enumerate(effects_for(players)):
        short = effect.text.partition(" ")[2]
        yield PaletteEntry(
            id=f"effect:{place}",
            kind="effect",
            text=effect.text,
            names=(effect.text, short),
            also=f"layer {effect.layer.replace(' ', ', ')}",
            waits=waits,
            suits=not waits,
        )


def here_entries(session: Session) -> Iterator[PaletteEntry]:
    """What lies on the board in view, by its name now, and where."""
    for label, now in session.values().items():
        held = session.table.objects[label]
        name = (
            HIDDEN_CARD.name
            if is_hidden_card(held)
            else text_of(now.name) or ("face-down card" if now.face_down else label)
        )
        where = zone_title(spot_of(now))
        yield PaletteEntry(id=f"here:{label}", kind="here", text=name, also=where)


def zone_entries(session: Session) -> Iterator[PaletteEntry]:
    """Every zone, with the number of cards in it."""
    counts = Counter(spot_of(now) for label, now in session.values().items())
    for spot in spots(session.table.players):
        count = counts[spot]
        also = f"{count} card{'s' * (count != 1)}" if count else "empty"
        yield PaletteEntry(id=f"zone:{spot.zone}|{spot.player}", kind="zone", text=zone_title(spot), also=also)


def answers(session: Session, typed: str) -> dict[str, Action]:
    """What the words typed answer: the name of a card that asks, and one of its answers, as ``conspiracy elf``."""
    words = plain_words(typed)
    found: dict[str, Action] = {}
    for label, now in session.values().items():
        name = plain_words(text_of(now.name))
        first = name.partition(" ")[0].rstrip(",")
        for begun in {name, first}:
            if not begun or not words.startswith(f"{begun} "):
                continue
            rest = words.removeprefix(begun).strip().removeprefix("chooses ").removeprefix("names ")
            for question in questions_of(session.table, label):
                for option in question.options:
                    said = answer_in_words(question, option)
                    if rest and plain_words(said).startswith(rest):
                        found.setdefault(f"{text_of(now.name)}: {said}", question.answered(option))
    return found


def answer_entries(typed: str, found: Mapping[str, Action]) -> Iterator[PaletteEntry]:
    """The answers to what cards on the board ask."""
    for words in found:
        yield PaletteEntry(id=f"answer:{words}", kind="answer", text=words, names=(typed,), also="what its words ask")


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
        yield _rule(question.target, words_of_rule(question.target, reader), typed)
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


def words_of_rule(number: str, reader: RulesReader) -> str:
    """What a rule says, or what its section is called; empty where the edition in view has none of that number."""
    try:
        loaded = reader.library.for_edition(reader.session.edition_key, number)
    except RulebookError:
        return ""
    rule, section = loaded.text.rules.get(number), loaded.text.sections.get(number)
    return rule.text if rule is not None else section.title if section is not None else ""
