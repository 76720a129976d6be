"""Rules texts of our own making, in the shape of the official ones: any size, any year's habits."""

from __future__ import annotations

import random

SYLLABLES = ("ba", "den", "fi", "gor", "hul", "ka", "lim", "mor", "nes", "pro", "ra", "sul", "tep", "vin", "wo", "zar")
WORDS = [
    *("permanent", "spell", "card", "token", "face", "mana", "cost", "player", "zone", "copy", "effect", "object"),
    *(f"{one}{two}{three}" for one in SYLLABLES for two in SYLLABLES[:8] for three in SYLLABLES[::2]),
]
LETTERS = "abcdefghijkmnpqrstuvwxyz"


def sentence(dice: random.Random, words: int = 12) -> str:
    """A sentence that means nothing."""
    chosen = [dice.choice(WORDS[:12] if dice.random() < 0.5 else WORDS) for _ in range(words)]
    return f"{chosen[0].capitalize()} {' '.join(chosen[1:])}."


def rules(sections: int, per_section: int, seed: int = 1, letters: int = 3) -> dict[str, str]:
    """Numbers and words of rules: ``per_section`` rules a section, each with subrules."""
    dice = random.Random(seed)
    made: dict[str, str] = {}
    for section in range(sections):
        number = 100 * (1 + section // 20) + section % 20
        for rule in range(1, per_section + 1):
            made[f"{number}.{rule}"] = f"{sentence(dice)} See rule {number}.1."
            for letter in LETTERS[:letters]:
                made[f"{number}.{rule}{letter}"] = sentence(dice, dice.randint(8, 70))
    return made


def official(
    made: dict[str, str],
    day: str = "These rules are effective as of June 6, 2025.",
    example_every: int = 11,
    terms: int = 30,
    dot_behind_letter: bool = False,
    blank: str = "\n",
) -> str:
    """The text of a whole rule book with these rules: contents, chapters, sections, examples, glossary, credits."""
    sections = list(dict.fromkeys(number[:3] for number in made))
    contents: list[str] = []
    body: list[str] = []
    for at, section in enumerate(sections):
        if at == 0 or sections[at - 1][0] != section[0]:
            contents.append(f"\n{section[0]}. Chapter Number {section[0]}")
            body.append(f"{section[0]}. Chapter Number {section[0]}\n{blank}")
        contents.append(f"{section}. Section Of {section}")
        body.append(f"{section}. Section Of {section}\n{blank}")
        for place, number in enumerate(one for one in made if one[:3] == section):
            dot = "." if dot_behind_letter or number[-1].isdigit() else ""
            example = f"Example: {number} seen in a game.\n" if place % example_every == 3 else ""
            body.append(f"{number}{dot} {made[number]}\n{example}{blank}")
    glossary = "".join(f"Term {chr(65 + at % 26)}{at}\nWhat the term {at} means.\n\n" for at in range(terms))
    return (
        f"Magic: The Gathering Comprehensive Rules\n\n{day}\n\nIntroduction\n\nWords before the rules.\n\nContents\n"
        + "\n".join(contents)
        + f"\n\nGlossary\n\nCredits\n\n{''.join(body)}\nGlossary\n\n{glossary}\nCredits\n\nMade by us.\n"
    )
