"""What stands on a handout: the board as a viewer sees it, the objects asked for, their rules. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date

import msgspec

from inspector.drawing import CardLook, SideUp
from inspector.rulebook import Passage, Rulebook
from inspector.rules import (
    HIDDEN_CARD,
    JUDGE,
    Characteristics,
    Concept,
    Place,
    Reason,
    Result,
    all_characteristics,
    face_down_orders,
    is_judge,
    is_unknown,
    label_made_by,
    labels_of,
    reason,
    rungs,
)
from inspector.scenario import Replay, Scenario, seen_replay
from inspector.scenario.viewing import seen_named
from inspector.sharing import (
    JUDGES,
    Handout,
    HandoutCard,
    HandoutObject,
    HandoutRule,
    HandoutStep,
    HandoutValue,
    HandoutZone,
)
from inspector.window.handouts.happened import how_it_stands, steps_told, without_number
from inspector.window.handouts.pictures import LARGE, SMALL, handout_picture
from inspector.window.words.card_looks import look_of, printed_of
from inspector.window.words.known_rows import decided_by_hidden, known_rows, known_values
from inspector.window.words.sentences import bearer_of, bears_of, sentence
from inspector.window.words.status_words import status_rows
from inspector.window.words.value_words import VALUE_TITLES, Row, rows, text_of

# So many objects are told in full where nobody says which.
MOST_UNASKED = 6
_ZONES = ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library", "outside")
# Rows that tell of others, what stands in the sentence above them, or what the ladder tells better.
_NOT_TOLD = ("looks_like", "zone", "owner", "face_down", "effects")
# What a question sheet asks of everything alike, and of what has it, loyalty and defense.
_ASKED = ("name", "mana_cost", "mana_value", "colors", "types", "abilities", "power", "loyalty", "defense")
_LONGEST_QUOTATION = 320


class HandoutWish(msgspec.Struct, frozen=True, kw_only=True):
    """What is wanted: for which ``viewer``, which objects by their ``labels`` (None for those that the board is about).

    ``asks`` makes a question sheet, ``ladder`` tells how each object came to its values, step by step. ``answers`` are
    those to what the words of the board ask, for the judge alone, and on a question sheet what they ask.
    """

    viewer: str = JUDGE
    labels: tuple[str, ...] | None = None
    asks: bool = False
    ladder: bool = False
    answers: tuple[str, ...] = ()


def compose_handout(
    scenario: Scenario, run: Replay, wish: HandoutWish, book: Rulebook, day: date, code: str = "", why_no_code: str = ""
) -> Handout:
    """Make the handout of a scenario that ran; ``code`` is that of the board as the viewer sees it.

    Raises RulesError for a viewer who is none, RulebookError where the rules cannot be read, KeyError for a label of
    nothing that this viewer sees.
    """
    told = _Told(seen_replay(run, wish.viewer), wish, book)
    edition = run.table.edition
    everything = is_judge(run.table, wish.viewer)
    objects = tuple(told.objects())
    return Handout(
        # The title may name what a viewer does not see.
        title=(scenario.title if everything else "") or told.title(),
        edition=f"Rules of {edition.label}, in force from {edition.effective}",
        day=day,
        viewer=JUDGES if everything else f"As seen by {seen_named(wish.viewer)}: what is hidden is left out.",
        # Where the one card that lies there is asked for, the picture beside its values is enough.
        zones=tuple(told.zones()) if len(told.labels) > 1 or not objects else (),
        objects=objects,
        rules=() if wish.asks else tuple(told.rules()),
        actions=steps_told(told.run),
        stands=how_it_stands(run.table),
        answers=wish.answers if everything else (),
        code="" if wish.asks else code,
        why_no_code="" if wish.asks else why_no_code,
        asks=wish.asks,
    )


def unasked_labels(run: Replay, values: Mapping[str, Characteristics]) -> tuple[str, ...]:
    """Give the objects that a board is about: all where they are few, else those that the last action named.

    Where it named none, or only laid down one more card, those are told that effects made what they are.
    """
    table = run.table
    known = [label for label in table.objects if not is_unknown(table, label)]
    if len(known) <= MOST_UNASKED or not run.actions:
        return tuple(known)
    last = run.actions[-1]
    named = dict.fromkeys((*labels_of(last), label_made_by(last) or ""))
    about = [label for label in named if label in known]
    changed = [label for label in known if any(step.source is not None for step in values[label].proof)]
    if (not about or isinstance(last, Place)) and 0 < len(changed) <= MOST_UNASKED:
        return tuple(changed)
    return tuple(about)


class _Told:
    """One board being told: what its viewer sees, and the rules that came up."""

    def __init__(self, run: Replay, wish: HandoutWish, book: Rulebook) -> None:
        self.run, self._wish, self._book = run, wish, book
        self._table = run.table
        self._is_seen = not is_judge(self._table, wish.viewer)
        self._values = known_values(self._table) if self._is_seen else all_characteristics(self._table)
        self._asked = unasked_labels(run, self._values) if wish.labels is None else wish.labels
        self._reasons: list[Reason] = []
        for label in self._asked:
            if label not in self._table.objects:
                raise KeyError(label)

    @property
    def labels(self) -> tuple[str, ...]:
        """What lies on the board."""
        return tuple(self._values)

    def title(self) -> str:
        """Call the board by what was asked for."""
        names = list(dict.fromkeys(self._name(label) for label in self._asked))
        if not names or len(names) > 3:
            players = self._table.players
            return f"A board of {', '.join(players[:-1])} and {players[-1]}" if len(players) > 1 else "A board"
        return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]

    def _name(self, label: str) -> str:
        now = self._values[label]
        if not self._wish.asks and (card := self._card_below(label)):
            return f"{card} (face down)"
        if self._wish.asks or is_unknown(self._table, label) or not text_of(now.name):
            return label if self._is_open(label) else self._nameless(label)
        return text_of(now.name)

    def _card_below(self, label: str) -> str:
        """What lies face down there, as far as this viewer knows; empty for what lies face up and what is hidden."""
        held = self._table.objects[label]
        if held.face_down is None or not held.cards or HIDDEN_CARD in held.cards:
            return ""
        return held.cards[0].known_as

    def _is_open(self, label: str) -> bool:
        """Whether the label of an object may be said: that of a face-down one may tell what it is."""
        return self._is_seen or self._table.objects[label].face_down is None

    def _nameless(self, label: str) -> str:
        now = self._values[label]
        if not now.face_down:
            return "no name"
        return f"face-down card {face_down_orders(self._table)[label]} of {now.controller}"

    def zones(self) -> Iterator[HandoutZone]:
        """The board, zone by zone."""
        found: dict[tuple[str, str], list[str]] = {}
        for label, now in self._values.items():
            whose = "" if now.zone == "stack" else now.whose
            found.setdefault((now.zone, whose), []).append(label)
        places = [(zone, player) for player in ("", *self._table.players) for zone in _ZONES]
        for zone, player in places:
            labels = found.get((zone, player), [])
            if labels:
                title = "The stack" if zone == "stack" else _zone_title(zone, player, len(labels))
                yield HandoutZone(title, tuple(self._cards(labels, zone)))

    def _cards(self, labels: Iterable[str], zone: str) -> Iterator[HandoutCard]:
        """The cards of a zone; those that look and are alike stand there once."""
        alike: dict[tuple[str, str, str, CardLook], int] = {}
        for label in labels:
            called = text_of(self._values[label].name)
            key = (self._card_name(label), self._sentence(label), called, self._look(label))
            alike[key] = alike.get(key, 0) + 1
        for (name, words, called, look), count in alike.items():
            # Of cards that nobody sees a picture tells nothing.
            unseen = zone in ("library", "outside") and look.side is SideUp.BACK
            drawn = None if unseen else handout_picture(look, SMALL, may_lie=zone == "battlefield")
            yield HandoutCard(name, words, drawn, count, called)

    def _card_name(self, label: str) -> str:
        if is_unknown(self._table, label):
            return "hidden card"
        name, held = self._name(label), self._table.objects[label]
        called = without_number(label, tuple(face.name for card in held.cards for face in card.faces))
        return f"{name} (“{called}”)" if self._is_open(label) and _other(called, name) else name

    def _look(self, label: str) -> CardLook:
        held = self._table.objects[label]
        if is_unknown(self._table, label):
            return CardLook(side=SideUp.BACK)
        if self._wish.asks and label in self._asked:
            return printed_of(held, self._values[label])
        order = face_down_orders(self._table).get(label, 0)
        checklist = self._table.edition.stand_ins_are_checklists
        return look_of(held, self._values[label], order=order, checklist=checklist)

    def _sentence(self, label: str) -> str:
        held, now = self._table.objects[label], self._values[label]
        if is_unknown(self._table, label):
            return f"hidden from {seen_named(self._wish.viewer)}"
        if self._wish.asks and label in self._asked:
            return ""
        bears = bears_of(self._table, self._values).get(label, ())
        return sentence(now, held, self._table.edition.words, bearer_of(held, self._values), bears)

    def objects(self) -> Iterator[HandoutObject]:
        """What was asked for."""
        for label in self._asked:
            name = self._name(label)
            called = self._is_open(label) and _other(label, name)
            ladder = self._wish.ladder and not (self._wish.asks or decided_by_hidden(self._values[label]))
            yield HandoutObject(
                title=f"{label}: {name}" if called else name,
                sentence=self._sentence(label),
                values=(*map(self._told_value, self._rows(label)), *self._told_below(label)),
                picture=handout_picture(self._look(label), LARGE),
                ladder=tuple(self._steps(label)) if ladder and not is_unknown(self._table, label) else (),
            )

    def _rows(self, label: str) -> tuple[Row, ...]:
        held, table = self._table.objects[label], self._table
        more = status_rows(held, table, self._values)
        shown = rows(self._values[label], mana_value=table.edition.words.mana_value, more=more)
        known = known_rows(shown, table, label, self._values[label])
        if self._wish.asks and not is_unknown(table, label):
            # Whether something has a size at all, say, is part of what is asked.
            known = tuple(row for row in known if row.key in _ASKED)
            if not any(row.key == "power" for row in known):
                known = (*known, Row(key="power", title=VALUE_TITLES["power"], text=""))
        return known if is_unknown(table, label) else tuple(row for row in known if row.key not in _NOT_TOLD)

    def _told_value(self, row: Row) -> HandoutValue:
        if self._wish.asks:
            return HandoutValue(row.title, "")
        why = row.why[0] if row.why else None
        if why is not None:
            self._reasons.append(why)
        says, numbers = ("", ()) if why is None else (why.says, why.rules)
        return HandoutValue(row.title, row.text, says, tuple(numbers), row.doubts)

    def _told_below(self, label: str) -> Iterator[HandoutValue]:
        """Beside what a face-down object is, the card that it is: for those who may look at it."""
        held, card, viewer = self._table.objects[label], self._card_below(label), self._wish.viewer
        if not card or self._wish.asks:
            return
        edition, controller = self._table.edition, self._values[label].controller
        if viewer in held.revealed_to:
            why = reason(edition, Concept.REVEALING, f"It was shown to {viewer}.")
        elif held.zone == "exile":
            why = reason(edition, Concept.EXILED_FACE_DOWN_UNSEEN, "In exile nobody may look at it on their own.")
        else:
            own = "while it is face down, nothing printed on it counts"
            says = f"{controller} controls it and may look at it at any time; {own}."
            why = reason(edition, Concept.WHO_MAY_LOOK, says)
        self._reasons.append(why)
        yield HandoutValue("The card itself", card, why.says, tuple(why.rules))

    def _steps(self, label: str) -> Iterator[HandoutStep]:
        found = tuple(rungs(self._table, label))
        # A ladder of one rung tells that nothing happened, which the values tell as well.
        for rung in found if len(found) > 1 else ():
            yield HandoutStep(rung.step.layer, rung.says, tuple(rung.step.rules[:3]))

    def rules(self) -> Iterator[HandoutRule]:
        """The rules that decided the values told so far, in the order of their numbers' first mention."""
        found: dict[str, Passage] = {}
        ended = (why for step in self.run.steps if step.outcome.result is not Result.DONE for why in step.outcome.said)
        for why in dict.fromkeys((*self._reasons, *ended)):
            for passage in self._book.passages_of(why, self._table.edition.key):
                found.setdefault(passage.number, passage)
        for number, passage in found.items():
            if not passage.official:
                yield HandoutRule(number, passage.text)
            else:
                yield HandoutRule(number, quotation(passage), f"official rules of {passage.effective.isoformat()}")


def quotation(passage: Passage) -> str:
    """Give the deciding words of an official text, as a short quotation: never more than a few lines of it."""
    words = " … ".join(passage.highlighted) or passage.text
    return words if len(words) <= _LONGEST_QUOTATION else f"{words[:_LONGEST_QUOTATION].rsplit(' ', 1)[0]} …"


def _zone_title(zone: str, player: str, count: int) -> str:
    title = f"{player}: {'outside the game' if zone == 'outside' else zone}"
    return f"{title} ({count} cards)" if count > 1 and zone != "battlefield" else title


def _other(label: str, name: str) -> bool:
    """Whether a label says something that the name does not."""
    return not label.startswith(name) and not f"{name} ".startswith(f"{label} ")
