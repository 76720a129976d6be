"""Whoever edits, translates or deletes a sentence changes no value, no outcome, no rule and no step of a proof."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from inspector.bundled import bundled_files, bundled_path
from inspector.library import bundled_cards
from inspector.rules import EDITIONS, VALUE_KEYS, all_characteristics
from inspector.rules.decisions.because import Because
from inspector.rules.wording.of_values import OF_BOTH, SENTENCES
from inspector.rules.wording.sentences import TEMPLATES
from inspector.scenario import Scenario, read_scenario, replay
from tests.house import ROOT

TOP = bundled_path("scenarios")
SCENARIOS = [read_scenario(path) for path in bundled_files("scenarios", ".scenario.json")]
# The modules that put decisions into words; nothing that decides may read them.
SPEAKING = {
    "choices_named",
    "inputs_in_words",
    "open_in_words",
    "why_it_waits",
    "value_words",
    "size_words",
    "ability_words",
    "compared_with",
    "ladder_words",
    "what_it_did",
    "words_by_rule",
    "layer_one_words",
    "effects_told_apart",
    "names",
}


def what_came_of_it(scenario: Scenario, edition: str) -> object:
    """Everything but the sentences."""
    run = replay(scenario, bundled_cards(), edition)
    outcomes = [
        (step.outcome.result, step.outcome.rules[:1], set(step.outcome.rules), step.outcome.events)
        for step in run.steps
    ]
    objects = {
        label: (
            [found.value(key) for key in VALUE_KEYS],
            {key: [rule for why in reasons[:1] for rule in why.rules] for key, reasons in found.why.items()},
            tuple(found.proof),
        )
        for label, found in all_characteristics(run.table).items()
    }
    return outcomes, objects


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_without_any_sentence_everything_is_as_it_was(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [what_came_of_it(scenario, edition) for scenario in SCENARIOS]
    for template in TEMPLATES:
        monkeypatch.setitem(TEMPLATES, template, "")
    for because in Because:
        monkeypatch.setitem(SENTENCES, because, "")
    for because in OF_BOTH:
        monkeypatch.setitem(OF_BOTH, because, "")
    assert [what_came_of_it(scenario, edition) for scenario in SCENARIOS] == before


def test_every_ground_has_a_sentence_and_no_sentence_is_without_a_ground() -> None:
    assert set(SENTENCES) == set(Because)


def _imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = (node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    ours = (module.split(".") for module in modules if module.startswith("inspector.rules."))
    return {"wording" if "wording" in parts else parts[-1] for parts in ours}


# The edge, where decisions become reasons and outcomes.
EDGE = {
    "choices_named",
    "inputs_in_words",
    "open_in_words",
    "__init__",
    "characteristics",
    "ability_words",
    "compared_with",
    "ladder_words",
    "layer_one_words",
    "steps",
    "state_based",
    "state_based_in_doubt",
    "looking",
    "doubt_marks",
    "unread",
    "waiting",
    "hands_not_told",
    "hosts_not_said",
    "numbers_not_given",
    "candidates",
    "offers",
    "words_now",
    "counters_told",
}


def test_nothing_that_decides_a_value_reads_what_is_said() -> None:
    every = (ROOT / "inspector" / "rules").rglob("*.py")
    deciding = [path for path in every if path.stem not in EDGE | SPEAKING and path.parent.name != "wording"]
    reading = {path: _imports(path) & (SPEAKING | {"wording"}) for path in deciding}
    assert {path: read for path, read in reading.items() if read} == {}
