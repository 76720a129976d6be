"""Two texts compared: rules keep their identity when they move, and words are compared at last."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from inspector.rulebook import RuleChange, RulesText, TextComparison, compare, rules_text_of, word_diff
from tests.rulebook.made_texts import official, rules

FIRST = "A permanent that shows its back face has the mana value of its front face."
SECOND = "Players who may look at a card may look at both of its faces at any time."
THIRD = "A spell that is told to turn over while it waits on the stack does nothing at all."
FOURTH = "Counters and Auras stay where they are when a permanent turns over."


def text(**numbered: str) -> RulesText:
    lines = "\n\n".join(f"{number.replace('_', '.')[1:]} {words}" for number, words in numbered.items())
    return rules_text_of(f"712. Faces\n\n{lines}\n".encode(), "x", "x")


def changes(found: TextComparison) -> list[tuple[str, str, str]]:
    return [(one.kind, one.old_number, one.new_number) for section in found.sections for one in section.changes]


def test_the_same_text_has_no_changes() -> None:
    one = text(r712_1=FIRST, r712_2=SECOND)
    found = compare(one, one)
    assert (found.sections, found.unchanged) == ((), 2)


def test_a_rule_that_moved_is_known_by_its_words() -> None:
    found = compare(text(r712_1=FIRST, r712_2=SECOND), text(r712_1=THIRD, r712_2=FIRST, r712_3=SECOND))
    assert changes(found) == [("added", "", "712.1"), ("moved", "712.1", "712.2"), ("moved", "712.2", "712.3")]


def test_a_rule_is_reworded_moved_added_or_removed() -> None:
    old = text(r712_1=FIRST, r712_2=SECOND, r712_3=THIRD)
    new = text(r712_1=FIRST.replace("front", "first"), r712_5=THIRD.replace("waits", "lies"), r712_6=FOURTH)
    assert changes(compare(old, new)) == [
        ("reworded", "712.1", "712.1"),
        ("removed", "712.2", ""),
        ("moved and reworded", "712.3", "712.5"),
        ("added", "", "712.6"),
    ]


def test_another_number_in_a_reference_is_no_other_wording() -> None:
    assert compare(text(r712_1=f"{FIRST} See rule 701.27."), text(r712_1=f"{FIRST} See rule 701.28.")).unchanged == 1


def test_rules_of_the_same_words_are_paired_by_number_and_order() -> None:
    same = "Each instance of it works by itself."
    old = text(r702_1=FIRST, r702_1b=same, r702_2=SECOND, r702_2b=same)
    new = text(r702_1=FIRST, r702_1b=same, r702_2=THIRD, r702_2b=same, r702_3=SECOND, r702_3b=same)
    assert changes(compare(old, new)) == [
        ("added", "", "702.2"),
        ("moved", "702.2", "702.3"),
        ("added", "", "702.3b"),
    ]


def test_changes_come_by_the_newer_texts_sections_with_titles() -> None:
    found = compare(text(r712_1=FIRST, r711_1=SECOND), text(r712_2=FIRST, r711_1=SECOND, r713_4=THIRD))
    assert [(section.section, section.title) for section in found.sections] == [("712", "Faces"), ("713", "")]
    assert found.counts() == {"added": 1, "removed": 0, "moved": 1, "reworded": 0, "moved and reworded": 0}


def test_a_change_tells_its_words() -> None:
    change = RuleChange(kind="reworded", old_text="It has mana value 0.", new_text="It has the front's mana value.")
    assert "".join(piece.text for piece in change.words() if piece.kind != "new") == change.old_text
    assert "".join(piece.text for piece in change.words() if piece.kind != "gone") == change.new_text


@given(st.lists(st.sampled_from(["mana", "value", "face", "712.8e", ",", "card"])), st.lists(st.sampled_from("abc")))
def test_the_pieces_of_a_difference_make_up_both_wordings(old: list[str], new: list[str]) -> None:
    before, after = " ".join(old), " ".join([*old[1:], *new])
    pieces = word_diff(before, after)
    assert "".join(piece.text for piece in pieces if piece.kind != "new") == before
    assert "".join(piece.text for piece in pieces if piece.kind != "gone") == after


def test_two_texts_of_three_thousand_rules_are_compared_with_progress() -> None:
    before = rules(60, 13)
    after = {f"{int(number[:3]) + 1}{number[3:]}": words for number, words in before.items()}
    after |= {number: words.replace(" card ", " token ", 1) for number, words in list(after.items())[::7]}
    old, new = (rules_text_of(official(made).encode(), "x", "x") for made in (before, after))
    assert len(old.rules) == len(new.rules) > 3000
    heard: list[float] = []
    found = compare(old, new, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert found.unchanged == 0
    counts = found.counts()
    assert counts["added"] == counts["removed"] == counts["reworded"] == 0
