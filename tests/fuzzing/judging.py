"""What may become of a stranger's input: an answer that holds together, or one clean refusal; soon, in both cases."""

from __future__ import annotations

import json
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from time import process_time

import msgspec

from inspector.cards import CardError
from inspector.library import Library, LibraryError
from inspector.library.card_records import checked_card, records_in
from inspector.library.decks import place_deck, read_deck
from inspector.library.forge import read_forge
from inspector.library.forge_writing import forge_of
from inspector.library.importing import import_cards
from inspector.rulebook import RulebookError, rules_text_of
from inspector.rulebook.searching import Searchable
from inspector.rulebook.section_views import Reader
from inspector.rules import RulesError
from inspector.scenario import (
    Scenario,
    ScenarioError,
    explained,
    failures,
    replay,
    scenario_from_bytes,
    scenario_to_bytes,
)
from tests.fuzzing.strangers import KINDS_OF_INPUT, Chance

CLEAN = (ScenarioError, LibraryError, RulesError, RulebookError, CardError)
# Seconds of the processor. Inputs are small; what takes as long grows faster than they do.
LONGEST = 2.0
LONGEST_SENTENCE = 6_000


class Judge:
    """Reads inputs of every kind with a library of its own in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = Library(folder / "none.sqlite")
        self.refused = 0
        self._ways: dict[str, Callable[[bytes], None]] = {
            "scenarios": self._scenario,
            "card files": self._cards,
            "decklists": self._deck,
            "Forge boards": self._board,
            "rules texts": self._rules,
        }

    def trouble_with(self, kind: str, seed: int) -> str | None:
        """Say what is wrong with what became of an input; None where all is well."""
        data = KINDS_OF_INPUT[kind](Chance(seed))
        began = process_time()
        try:
            self._ways[kind](data)
        except CLEAN as error:
            self.refused += 1
            said = str(error)
            if not said.strip() or len(said) > LONGEST_SENTENCE or "Traceback" in said:
                return f"{kind} {seed}: refused with {said[:200]!r}"
        except Exception:  # noqa: BLE001 - whatever comes is what is looked for
            return f"{kind} {seed}: {traceback.format_exc(limit=-3)}"
        took = process_time() - began
        return f"{kind} {seed}: took {took:.1f} s" if took > LONGEST else None

    def _scenario(self, data: bytes) -> None:
        read = scenario_from_bytes(data, "given.json")
        again = scenario_from_bytes(scenario_to_bytes(read), "again.json")
        assert again == read, "what was written is not what was read"
        self._run(read)

    def _run(self, read: Scenario) -> None:
        run = replay(read, self.library, where="given.json")
        json.dumps(explained(run))
        failures(read.expect, run)
        forge_of(run.table, "given")

    def _cards(self, data: bytes) -> None:
        path = self.folder / "given.json"
        path.write_bytes(data)
        self._own(data)
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            report = import_cards(Path(name) / "cards.sqlite", [path])
            list(report.sentences(everything=True))
            library = Library(Path(name) / "cards.sqlite")
            for found in library.everything():
                library.card(found)
            library.close()

    def _own(self, data: bytes) -> None:
        """What own cards take a scenario takes, too, and it can be computed."""
        try:
            records = records_in(data, "given.json")
        except LibraryError:
            return
        for record in records:
            try:
                kept, card = checked_card(record)
            except CardError:
                continue
            placed = {"do": "place", "card": card.name, "as": "it", "zone": "hand"}
            whole = {"format": "card-inspector/1", "cards": [kept], "actions": [placed]}
            self._run(scenario_from_bytes(json.dumps(whole).encode(), "own.json"))

    def _deck(self, data: bytes) -> None:
        placed = place_deck(read_deck(data, "given.txt"), self.library)
        self._run(Scenario(actions=placed.actions[:60]))

    def _board(self, data: bytes) -> None:
        board = read_forge(data, self.library, "given.pzl")
        again = scenario_from_bytes(scenario_to_bytes(board.scenario), "board.json")
        self._run(msgspec.structs.replace(again, title="board"))

    def _rules(self, data: bytes) -> None:
        text = rules_text_of(data, "given.txt", "given.txt")
        reader = Reader(text, "given")
        for number in list(text.rules)[:40]:
            reader.section(str(number))
        Searchable(text).find("flying")
