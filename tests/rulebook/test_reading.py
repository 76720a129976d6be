"""Reading rules texts: every rule once, at its number, with all its words, whatever the file looks like."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable

import pytest

from inspector.rulebook import RulebookError, RulesText, rules_text_of
from tests.rulebook.made_texts import official, rules

MADE = rules(26, 9)
TEXT = official(MADE)


def read(text: str | bytes, name: str = "rules.txt") -> RulesText:
    return rules_text_of(text.encode() if isinstance(text, str) else text, name, name)


def flat(text: str) -> str:
    return " ".join(text.split())


def wrapped(text: str) -> str:
    return "\n".join(line for paragraph in text.split("\n") for line in textwrap.wrap(paragraph, 78) or [""])


def with_pages(text: str) -> str:
    lines = text.split("\n")
    return "\n".join(f"{line}\n\n{at // 40}\n" if at % 40 == 39 and not line else line for at, line in enumerate(lines))


SHAPES: dict[str, Callable[[str], str]] = {
    "as it is": lambda text: text,
    "carriage returns": lambda text: text.replace("\n", "\r"),
    "both": lambda text: text.replace("\n", "\r\n"),
    "mixed line ends": lambda text: text.replace("\n\n", "\r\n\r").replace(".\n", ".\r\n"),
    "wrapped": wrapped,
    "no blank lines": lambda text: re.sub("\n\n+", "\n", text),
    "spaced": lambda text: text.replace("\n", "\n\n"),
    "no dots": lambda text: re.sub(r"(?m)^(\d{3}\.\d+)\. ", r"\1 ", text),
    "dots everywhere": lambda text: re.sub(r"(?m)^(\d{3}\.\d+[a-z])\.? ", r"\1. ", text),
    "tabs": lambda text: re.sub(r"(?m)^(\d{3}\.\d+[a-z]?\.?) ", "\\1\t", text),
    "fixed spaces": lambda text: text.replace(" card ", "\xa0card\xa0"),
    "soft hyphens": lambda text: text.replace("permanent", "perma\xadnent"),
    "page numbers": with_pages,
    "pages in the contents": lambda text: re.sub(r"(?m)^(\d{3}\. .*)$", r"\1 ........ 12", text, count=26),
    "indented": lambda text: re.sub(r"(?m)^(\d{3}\.\d+[a-z])", r"    \1", text),
    "markdown": lambda text: re.sub(r"(?m)^(\d{3}\.\d+[a-z])", r"+ **\1**", text),
    "wiki": lambda text: re.sub(r"(?m)^(\d{3}\.\d+[a-z]?)", r"* '''\1'''", text),
    "html": lambda text: re.sub(r"(?m)^(\d{3}\.\d+.*)$", r"<p>\1</p>", text),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_every_rule_is_found_once_with_all_its_words(shape: str) -> None:
    found = read(SHAPES[shape](TEXT))
    assert list(found.rules) == list(MADE)
    assert {number: flat(rule.text) for number, rule in found.rules.items()} == MADE
    assert sum(len(rule.examples) for rule in found.rules.values()) == TEXT.count("Example:")
    assert {number: section.title for number, section in found.sections.items()} == {
        number[:3]: f"Section Of {number[:3]}" for number in MADE
    }
    assert str(found.effective) == "2025-06-06"
    assert found.notes == ()


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != "spaced"])
def test_contents_glossary_and_credits_are_told_apart(shape: str) -> None:
    found = read(SHAPES[shape](TEXT))
    assert found.kind == "comprehensive"
    assert len(found.glossary) == 30
    assert found.glossary["Term A0"] == "What the term 0 means."
    assert found.breaks_off == ""
    assert found.chapters == {"1": "Chapter Number 1", "2": "Chapter Number 2"}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be", "mac_roman"])
def test_every_encoding_gives_the_same_words(encoding: str) -> None:
    text = TEXT.replace(" token ", " player’s “token” – ").replace("\n", "\r\n")
    found = read(text.encode(encoding))
    assert {number: rule.text for number, rule in found.rules.items()} == {
        number: words.replace(" token ", " player’s “token” – ") for number, words in MADE.items()
    }


def test_a_stray_byte_of_windows_in_utf_8_stands_for_its_own_sign() -> None:
    data = "100.1. The player’s “card” – é.\n".encode() + b"100.2. It\x92s odd.\n"
    found = read(data)
    assert found.rules["100.1"].text == "The player’s “card” – é."
    assert found.rules["100.2"].text == "It’s odd."


@pytest.mark.parametrize("part", [0.2, 0.5, 0.8, 0.97])
def test_a_text_that_stops_halfway_is_kept_and_says_so(part: float) -> None:
    found = read(TEXT[: int(len(TEXT) * part)])
    assert found.rules
    assert list(found.rules) == list(MADE)[: len(found.rules)]
    assert found.breaks_off.startswith("it stops ")
    where = list(found.glossary)[-1] if found.glossary else list(found.rules)[-1]
    assert where in found.breaks_off


def test_a_text_that_stops_inside_a_character_is_read_up_to_it() -> None:
    found = read("100.1. One “rule”.\n\n100.2. Another “".encode()[:-1])
    assert list(found.rules) == ["100.1", "100.2"]
    assert found.breaks_off == "it stops inside the rule 100.2"


def test_a_paragraph_below_a_rule_belongs_to_it_and_an_example_to_the_rule_above() -> None:
    text = (
        "205.3i The land types are many.\n          Of that list, five are basic.\nExample: A Forest is one.\n\n"
        "205.4. More.\n"
    )
    rule = read(f"Magic: The Gathering Comprehensive Rules\n\nContents\n\n{text}").rules["205.3i"]
    assert rule.text == "The land types are many.\nOf that list, five are basic."
    assert rule.examples == ("A Forest is one.",)


def test_a_rules_words_may_stand_below_its_number() -> None:
    found = read("100.1.\nA game has players.\n\n100.1a\nTwo of them.\nMore was said elsewhere.\n")
    assert {number: rule.text for number, rule in found.rules.items()} == {
        "100.1": "A game has players.",
        "100.1a": "Two of them.",
    }


def test_a_number_inside_running_text_is_no_rule() -> None:
    text = (
        "711.1. A card has two faces, see rule 711.2a above, and\n711.2b. too.\n\n"
        "711.2 Next.\nWith rule 711.1 above, all is said.\n"
    )
    found = read(text)
    assert list(found.rules) == ["711.1", "711.2"]
    assert found.rules["711.1"].text == "A card has two faces, see rule 711.2a above, and 711.2b. too."
    assert found.rules["711.2"].text == "Next."


def test_a_wrapped_reference_that_begins_a_line_is_no_rule() -> None:
    words = "This happens as is told further on in the rules on layers, for which see rule"
    text = "\n".join(f"100.{at}. {words}\n704.{at}k. That is all.\n" for at in range(1, 30))
    found = read(text)
    assert list(found.rules) == [f"100.{at}" for at in range(1, 30)]


def test_letters_skip_l_and_o_and_may_be_two() -> None:
    letters = [*"abcdefghijkmnpqrstuvwxyz", "aa", "ab"]
    found = read("\n\n".join(f"613.7{letter} Rule {letter} says so." for letter in letters))
    assert list(found.rules) == [f"613.7{letter}" for letter in letters]


def test_a_slip_in_a_number_is_set_right_and_told() -> None:
    text = "502.35. Modular\n\n502.35a One.\n\n502.35b Two.\n\n502.36. Scry\n\n502.36a Three.\n\n502.35b Four.\n"
    found = read(text)
    assert found.rules["502.35b"].text == "Two."
    assert found.rules["502.36b"].text == "Four."
    assert found.rules["502.36b"].printed == "502.35b"
    assert len(found.notes) == 1


def test_a_number_that_stands_twice_keeps_both_texts() -> None:
    found = read("100.1. One rule.\n\n100.2. Two rules.\n\n100.1. Other words.\n")
    assert found.rules["100.1"].text == "One rule.\nOther words."
    assert "100.1 a second time" in found.notes[0]


def test_the_words_of_an_article_between_the_rules_belong_to_none() -> None:
    text = (
        "An article\n711.2. Each face stands alone.\nSome consequences of these rules are odd.\n\n"
        "711.8. A name is chosen.\n"
        "This rule is important, with rule 711.2 above.\nTo end this, a word.\n"
    )
    found = read(text, "article.2011-09.txt")
    assert {number: rule.text for number, rule in found.rules.items()} == {
        "711.2": "Each face stands alone.",
        "711.8": "A name is chosen.",
    }
    assert (str(found.effective), found.effective.by) == ("2011-09", "its file name")


def test_markdown_and_wiki_marks_are_taken_off() -> None:
    text = (
        "# **712.** Two Faces\n\n**712.1.** First *words*.\n+ **712.1a** A subrule.\n\n    Example: It turns.\n\n"
        "**712.10.** Tenth.\n+ **712.10**a Below the tenth.\n  • 712.10b With a dot, see [[rule 712|the section]].\n"
    )
    found = read(text)
    assert list(found.rules) == ["712.1", "712.1a", "712.10", "712.10a", "712.10b"]
    assert found.rules["712.1a"].examples == ("It turns.",)
    assert found.rules["712.10b"].text == "With a dot, see the section."
    assert found.sections["712"].title == "Two Faces"


def test_signs_of_stress_around_words_are_no_words_and_power_keeps_its_stars() -> None:
    marked = TEXT.replace(" card ", " _card_ ").replace(" permanent ", " *permanent* ")
    assert marked.count("_card_") > 10
    assert read(marked).rules == read(TEXT).rules
    assert (
        read("100.1. One.\n\n100.2. A */* or 1+* one of _Magic_.").rules["100.2"].text == "A */* or 1+* one of Magic."
    )


def test_a_glossary_without_blank_lines_is_read() -> None:
    text = re.sub(r"\n\n(Term)", r"\n\1", TEXT)
    assert len(read(text).glossary) == 30


@pytest.mark.parametrize("text", ["", "\n\n", "Words only.\n", "1. One\n2. Two\n", "100. A heading\n"])
def test_what_has_no_numbered_rule_is_refused(text: str) -> None:
    with pytest.raises(RulebookError, match=r"rules\.txt: no numbered rules were found in it; choose "):
        read(text)
