"""Templates and concepts: none lies about unused, and no sentence or code writes a rule number of its own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from inspector.rules import EDITIONS, NEWEST, Concept, rungs
from inspector.rules.wording.sentences import TEMPLATES
from tests.house import ROOT
from tests.rules.playing import do, place, play

RULES = ROOT / "inspector" / "rules"
WRITTEN = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "inspector").rglob("*.py"))}
ELSEWHERE = "\n".join(
    text for path, text in WRITTEN.items() if not path.name.startswith("concepts") and path.name != "sentences.py"
)
CITED = frozenset(re.findall(r"\bConcept\.([A-Z0-9_]+)\b", ELSEWHERE))
# Words of the language, of lenses and of the window are no names of templates.
SAID = frozenset(
    word
    for path, text in WRITTEN.items()
    if path.is_relative_to(RULES) and path.parent.name != "wording"
    for word in re.findall(r'"([^"\n]+)"', text)
)
# Templates whose names are put together from the word for a counter or a keyword.
PUT_TOGETHER = {
    *("loyalty counters", "defense counters", "loyalty on entering", "defense on entering"),
    *("loyalty of a copy", "defense of a copy", "resolves inset copy", "resolves shuffled copy"),
    *("daybound makes it day", "nightbound makes it night", "nightbound turns"),
    *("daybound at night a copy", "daybound would turn a copy"),
}
RULE_NUMBER = re.compile(r"\b[1-9]\d\d\.[1-9]\d*[a-z]?\b")


def test_every_concept_is_cited_by_the_code_that_obeys_it() -> None:
    idle = sorted({concept.name for concept in Concept} - CITED)
    assert idle == [], "cite it where the rule is obeyed, or take it out"


def test_every_template_is_said_somewhere() -> None:
    # That of several objects is put together from that of one.
    said = SAID | PUT_TOGETHER
    assert [template for template in sorted(TEMPLATES) if template.removesuffix(", several") not in said] == []


def test_whose_its_is_stands_before_it() -> None:
    """Behind a sentence of another object "its" would be that one's, where the name comes only later."""
    assert [each for each, sentence in TEMPLATES.items() if re.match(r"Its\b[^{:]*, [^{:]*\{name\}", sentence)] == []


def test_a_template_is_one_sentence_that_ends_in_a_full_stop() -> None:
    assert [each for each, sentence in TEMPLATES.items() if not sentence.endswith((".", "{says}"))] == []
    numbered = [each for each, sentence in TEMPLATES.items() if RULE_NUMBER.search(sentence)]
    assert numbered == [], "numbers come from the edition, never from a sentence"


def _texts_in_code(path: Path) -> list[str]:
    """List the texts in a module that are no docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return [node.value for node in constants if isinstance(node.value, str) and id(node) not in docstrings]


def test_no_rule_number_is_written_but_in_the_table_of_citations() -> None:
    numbered = [path for path in sorted(RULES.rglob("*.py")) if RULE_NUMBER.search(path.read_text(encoding="utf-8"))]
    writing = {path for path in numbered if any(RULE_NUMBER.search(text) for text in _texts_in_code(path))}
    assert writing == set(RULES.rglob("concepts_of_*.py"))


def test_no_code_asks_which_edition_it_is() -> None:
    keys = {edition.key for edition in EDITIONS}
    naming = [path for path in RULES.rglob("*.py") if any(key in path.read_text(encoding="utf-8") for key in keys)]
    askers = [path.name for path in naming if keys & set(_texts_in_code(path))]
    assert sorted(askers) == ["editions.py"]


@pytest.mark.parametrize(("edition", "term"), [("2016-01", "converted mana cost"), ("2021-09", "mana value")])
def test_202_3_what_a_step_counts_is_in_the_terms_of_the_edition(edition: str, term: str) -> None:
    total = {"total": "mana value", "among": {"zone": "graveyard", "mana_value": "<=2"}}
    effect = do("effect", on=["it"], change={"set_power": total})
    table = play(edition, place("Grizzly Bears", "it"), place("Delver of Secrets", "d", "graveyard"), effect).table
    (_, counted) = rungs(table, "it")
    assert f"total {term} of cards with {term} 2 or less in graveyards" in counted.says


def test_what_stands_in_quotes_is_in_nobodys_terms() -> None:
    said = 'A checklist card, its mana value, "its mana value" and “a checklist card”'
    assert next(one for one in EDITIONS if one.key == "2016-01").words.said(said) == (
        'A checklist card, its converted mana cost, "its mana value" and “a checklist card”'
    )
    assert NEWEST.words.said(said) == 'A substitute card, its mana value, "its mana value" and “a checklist card”'
