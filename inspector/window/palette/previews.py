"""What choosing an entry of the palette would do: the card as it would be, what would change, a rule's own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from inspector.drawing import CardLook, LookError, printed_look
from inspector.library import LibraryError
from inspector.rules import Action, Effect, Intent, Result, Table, characteristics, edition_of
from inspector.scenario import ScenarioError, read_scenario
from inspector.window.actions.card_commands import RECORDS
from inspector.window.board.session import Session
from inspector.window.desk.places import Spot
from inspector.window.desk.scene import spot_of
from inspector.window.files.sample_questions import cards_shown
from inspector.window.palette.entries import words_of_rule
from inspector.window.palette.ranking import PaletteEntry
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.words.card_looks import look_of
from inspector.window.words.effects_library import effects_for
from inspector.window.words.value_words import change_in_words, text_of

_MOST_LOOKS, _MOST_CHANGES, _MOST_NAMES, _MOST_TARGETS = 4, 4, 12, 9
_INTENTS: Mapping[str, Intent] = {id_: intent for id_, _, intent, _ in RECORDS}
_CHOICE = ("copy", "copy_ends", "attach")
_NO_PICTURE = "No picture can be drawn of it."


class Preview(msgspec.Struct, frozen=True):
    """What is shown beside the list: a line above, a heading, pictures, and words below, a rule's if ``is_rule``.

    Of an entry that asks for another card ``targets`` are the labels of those pictured, which their numbers choose.
    """

    kicker: str
    heading: str
    looks: tuple[CardLook, ...] = ()
    text: str = ""
    is_rule: bool = False
    targets: tuple[str, ...] = ()


class Previews:
    """Makes the previews of entries on the board in view."""

    def __init__(self, session: Session, reader: RulesReader) -> None:
        self._session, self._reader = session, reader
        self._actions: Mapping[str, Sequence[Action]] = {}

    def take(self, actions: Mapping[str, Sequence[Action]]) -> None:
        """Take what sentences and answers would do, by the ids of their entries, from who offers them."""
        self._actions = actions

    def of(self, entry: PaletteEntry) -> Preview | None:
        """What choosing it would do; None where its own line says it all."""
        kind, _, target = entry.id.partition(":")
        if entry.id in self._actions:
            return self._of_actions(entry, self._actions[entry.id])
        makers: dict[str, Callable[[PaletteEntry, str], Preview | None]] = {
            "command": self._of_command,
            "effect": self._of_effect,
            "card": self._of_card,
            "rule": lambda _entry, number: self._of_rule(number),
            "sample": self._of_sample,
            "here": self._of_object,
            "zone": self._of_zone,
        }
        made = makers.get(kind)
        return made(entry, target) if made is not None else None

    def _of_command(self, entry: PaletteEntry, target: str) -> Preview | None:
        label = self._session.selected
        if entry.kind == "edition":
            edition = edition_of(target.removeprefix("edition_"))
            return Preview(
                "Rules", edition.label, text=f"In force from {edition.effective}. The board is run again under them."
            )
        if entry.waits:
            return Preview("Not now", entry.text, text=f"It waits: {entry.waits}.")
        if target in _CHOICE and label is not None:
            return self._of_choice(entry, [each for each in self._session.table.objects if each != label])
        if target in _INTENTS and label is not None:
            action = self._session.tries.meant(label, _INTENTS[target])
            return self._of_actions(entry, (action,)) if action is not None else None
        return Preview(
            f"{entry.also} menu" if entry.also else "Menus", entry.text, text=entry.key and f"Key: {entry.key}"
        )

    def _of_choice(self, entry: PaletteEntry, others: Sequence[str]) -> Preview:
        """The cards that can be chosen, each with the number that chooses it."""
        shown = tuple(others[:_MOST_TARGETS])
        more = f"{len(others) - len(shown)} more on the desk." if len(others) > len(shown) else ""
        heading = "Its number chooses it, or Enter and then the desk"
        looks = tuple(self._look(self._session.table, each) for each in shown)
        return Preview(entry.text, heading, looks, more, targets=shown)

    def _of_effect(self, entry: PaletteEntry, target: str) -> Preview | None:
        label = self._session.selected
        if label is None:
            return Preview("Not now", entry.text, text=f"It waits: {entry.waits}.")
        return self._of_actions(entry, (effect_on(label, self._session, target),))

    def _of_actions(self, entry: PaletteEntry, actions: Sequence[Action]) -> Preview:
        if len(actions) != 1:
            return Preview("It would do", entry.text, text=entry.also)
        tried = self._session.tries.tried(actions[0])
        if tried is None:
            return Preview("It would do", entry.text, text="Not computed yet.")
        after, outcome = tried
        if outcome.result is not Result.DONE:
            nothing = outcome.result is Result.NOTHING
            return Preview("Nothing would happen" if nothing else "Refused", entry.text, text=outcome.says)
        changes = self._session.tries.would_change(actions[0])
        labels = dict.fromkeys(change.label for change in changes if change.label in after.objects)
        if not labels and self._session.selected in after.objects:
            labels = {self._session.selected: None}
        looks = tuple(self._look(after, label) for label in [*labels][:1])
        lines = [change_in_words(change) for change in changes[:_MOST_CHANGES]]
        more = [f"and {len(changes) - len(lines)} more"] if len(changes) > len(lines) else []
        return Preview("It would be", entry.text, looks, "\n".join([*lines, *more]) or "It would change no value.")

    def _of_card(self, entry: PaletteEntry, target: str) -> Preview | None:
        try:
            card = self._session.cards.pool.find(target)
            look = printed_look(card) if card is not None else None
        except (LibraryError, LookError):
            return Preview("Card", entry.text, text=_NO_PICTURE)
        return None if look is None else Preview("Place", entry.text, (look,), entry.also)

    def _of_rule(self, number: str) -> Preview:
        words = words_of_rule(number, self._reader)
        return Preview(f"Rules of {self._session.edition_key}", number, text=words, is_rule=True)

    def _of_sample(self, entry: PaletteEntry, target: str) -> Preview | None:
        try:
            scenario = read_scenario(Path(target))
        except ScenarioError:
            return None
        names = cards_shown(scenario)
        looks = tuple(look for name in names[:_MOST_LOOKS] if (look := self._printed(name)) is not None)
        return Preview("Sample board", entry.text, looks, ", ".join(names))

    def _of_object(self, entry: PaletteEntry, target: str) -> Preview | None:
        table = self._session.table
        return Preview(entry.also, entry.text, (self._look(table, target),)) if target in table.objects else None

    def _of_zone(self, entry: PaletteEntry, target: str) -> Preview:
        zone, _, player = target.partition("|")
        table, values = self._session.table, self._session.values()
        held = [label for label, now in values.items() if spot_of(now) == Spot(zone, player)]
        looks = tuple(self._look(table, label) for label in held[-_MOST_LOOKS:])
        names = [text_of(values[label].name) or "face down" for label in held[:_MOST_NAMES]]
        return Preview(entry.also, entry.text, looks, ", ".join(names))

    def _printed(self, name: str) -> CardLook | None:
        try:
            card = self._session.cards.pool.find(name)
            return printed_look(card) if card is not None else None
        except (LibraryError, LookError):
            return None

    @staticmethod
    def _look(table: Table, label: str) -> CardLook:
        return look_of(table.objects[label], characteristics(table, label))


def effect_on(label: str, session: Session, place: str) -> Action:
    """The effect of a place in the list of effects, on an object."""
    effect = effects_for(session.table.players)[int(place)]
    return Effect(on=(label,), change=effect.change)
