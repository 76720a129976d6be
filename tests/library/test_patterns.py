"""Patterns of a query: they find what patterns find elsewhere, and none takes long, however it is made."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from inspector.library import Library, QueryError
from inspector.library.patterns import Pattern, PatternError
from tests.library.records import Shelf, normal

LIBRARY = Library(Path("/nonexistent/none.sqlite"))
FOUND = [
    (r"deals? \d+ damage", "Bolt deals 3 damage to any target.", True),
    (r"deals? \d+ damage", "It deals that much damage.", False),
    (r"^{T}: Add", "Flying\n{T}: Add {G}.", True),
    (r"^add", "{T}: Add {G}.", False),
    (r"turn\.$", "Until end of turn.\nFlying", True),
    (r"\btap\b", "Untap it.", False),
    (r"\btap\b", "Tap it.", True),
    (r"(flying|reach), (trample|haste)", "Reach, haste", True),
    (r"[+-]\d/[+-]\d", "gets +2/-2", True),
    (r"[^a-z ]{3}", "draw three cards", False),
    (r"x{2,3}y", "wxxxy", True),
    (r"\+1\/\+1 counter", "a +1/+1 counter", True),
    (r"whenever .* dies.*draw", "Whenever a creature dies, draw a card.", True),
    (r"whenever .* dies.*draw", "Whenever it dies, gain 1 life.\nDraw a card.", False),
    (r"", "anything", True),
    (r"dra(w|ws)", "DRAWS", True),
]


@pytest.mark.parametrize(("pattern", "text", "found"), FOUND)
def test_a_pattern_is_found_paragraph_by_paragraph(pattern: str, text: str, found: bool) -> None:
    assert Pattern(pattern).found_in(text) is found


def _made(chance: random.Random, depth: int = 0) -> str:
    if depth > 3 or chance.random() < 0.35:
        return chance.choice(("a", "b", "c", ".", r"\d", r"\w", "[ab]", "[^a]", " ", "1", r"\s"))
    kind = chance.randrange(4)
    if kind == 0:
        return f"({_made(chance, depth + 1)}|{_made(chance, depth + 1)})"
    if kind == 1:
        return f"(?:{_made(chance, depth + 1)}){chance.choice(('*', '+', '?', '{1,3}', '{2}', '{0,}'))}"
    return _made(chance, depth + 1) + _made(chance, depth + 1)


def test_what_is_found_is_what_pythons_own_patterns_find() -> None:
    chance = random.Random(1)
    for _ in range(1500):
        pattern = chance.choice(("", "^")) + _made(chance) + chance.choice(("", "$"))
        text = "".join(chance.choices("abc 1\n", k=chance.randrange(12)))
        there = any(re.search(pattern, paragraph) for paragraph in text.split("\n"))
        assert Pattern(pattern).found_in(text) is there, (pattern, text)


HARD = ["(a+)+$x", "(a|a)*b", ".*.*.*.*x", "(a*)*c", "((a{0,20}){0,5})d", "(.*)(.*)(.*)e"]


@pytest.mark.parametrize("pattern", HARD)
def test_a_pattern_made_to_take_for_ever_is_answered_sign_by_sign(pattern: str) -> None:
    made = Pattern(pattern)
    assert not made.found_in("a" * 5_000)
    # So many steps as it has sets of states and signs, not as the text has ways to be read.
    assert made.steps < 100


def test_a_pattern_with_far_too_many_ways_is_refused_in_the_end() -> None:
    chance = random.Random(2)
    pattern = Pattern("(.*a.{90}c)")
    with pytest.raises(PatternError, match="too many ways"):
        pattern.found_in("".join(chance.choices("ab", k=100_000)))


REFUSED = [
    ("(a", "not closed"),
    ("a)", "closes nothing"),
    ("[a", "not closed by"),
    ("*a", "nothing before"),
    ("a**", "cannot follow"),
    ("(?=a)", "not known"),
    (r"(a)\1", "not known"),
    ("a{1000}", "at most"),
    ("(((a{90}){90}){90})", "repeats too much"),
    ("(" * 40 + ")" * 40, "deep"),
    ("a" * 300, "200 characters"),
    ("[z-a]", "turn it around"),
    ("a\\", "ends in the middle"),
]


@pytest.mark.parametrize(("pattern", "words"), REFUSED)
def test_a_pattern_that_cannot_be_read_says_why(pattern: str, words: str) -> None:
    with pytest.raises(PatternError, match=words):
        Pattern(pattern)


QUERIES = [
    (r"o:/^flash$/ t:elf", set(), {"Delver of Secrets"}),
    (r"name:/^insect.*tion$/", {"Insectile Aberration"}, {"Lightning Bolt"}),
    (r"t:/^legendary .*god$/ is:modal", {"Birgi, God of Storytelling"}, {"Delver of Secrets"}),
    (r"-name:/[aeiou]/ is:split", set(), {"Fire"}),
    (r"(name:/^fire$/ or name:/^wear$/) is:split", {"Fire", "Wear"}, {"Cut"}),
]


@pytest.mark.parametrize(("query", "wanted", "unwanted"), QUERIES)
def test_patterns_stand_in_queries_of_texts_names_and_types(query: str, wanted: set[str], unwanted: set[str]) -> None:
    names = {face.name for match in LIBRARY.search(query, 1000) for face in match.faces}
    assert wanted <= names
    assert not unwanted & names


def test_a_card_is_found_by_its_own_name_in_its_text(shelf: Shelf) -> None:
    shelf.take(
        [
            normal("Mill Keeper, Sage", 1, oracle_text="When Mill Keeper enters, draw a card."),
            normal("Other Keeper", 2, oracle_text="When this creature enters, draw two cards."),
            normal("Third Keeper", 3, oracle_text="When another creature enters, draw a card."),
        ]
    )
    assert shelf.names("o:/^when ~ enters/") == ["Mill Keeper, Sage", "Other Keeper"]


@pytest.mark.parametrize("query", ["o:/draw", "o:/(/", "o://", "name:/a**/"])
def test_a_pattern_that_cannot_be_read_is_told_with_its_place(query: str) -> None:
    with pytest.raises(QueryError) as refused:
        LIBRARY.search(f"bolt {query}")
    assert refused.value.start == 5
