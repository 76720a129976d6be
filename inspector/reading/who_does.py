"""Who does what a spell orders, read from the words before its verb, and what may stand behind it for whom."""

from __future__ import annotations

import re

# A comma goes on with a row of kinds ("target artifact, creature, or land"), or ends what is meant.
_NOUNS = (
    r"non[\w-]+|(?:artifact|battle|creature|enchantment|land|permanent|planeswalker|token|Aura|Vehicle|Equipment)s?"
)
# "Cleric, Rogue, or Wizard creature card".
_SUBTYPES = r"(?-i:[A-Z])[\w-]+(?=,| (?:or|and|creature|permanent|card)\b)"
_ADJECTIVES = (
    r"(?:(?:(?:un)?tapped|attacking|blocking|legendary|snow|basic|multicolored|monocolored|colorless|white|blue|black"
    r"|red|green|modified|enchanted|equipped|suspected) )*"
)
_ROW = (
    r"(?:[^.,;]|,(?= (?:(?:and|or|and/or) )?(?:(?:an?|all|each|another|other|target|up to \w+) )*"
    rf"{_ADJECTIVES}(?:(?:{_NOUNS})\b|[\w-]+ cards?\b|{_SUBTYPES})))+"
)
WHOM_ORDERED = f"(?P<whom>{_ROW})"
# As few words as will do, before a verb whose subject they are.
WHO_DOES_SO = f"(?P<whom>{_ROW}?)"
_YOU_DO = re.compile(r"(?:^|[,;.] |\bthen |\bmay |\band |\bor |\byou |\bto )$", re.IGNORECASE)
# Who is named before an order, but for whose something is; "that player" is an opponent where one was named before.
_NAMES_SOMEBODY = re.compile(
    r"\b(?:(?P<opponent>opponents?)|(?P<you>you)|(?P<they>they|(?:that|those) players?)"
    r"|(?P<anyone>players?|controllers?|owners?))\b(?! (?:controls?|owns?|don['’]t|who)\b)(?!['’])",
    re.IGNORECASE,
)


_BOTH = re.compile(r"\byou and (?:target|each|an|that) (?:opponents?|players?)\b", re.IGNORECASE)


# Those of them who did something do it; "for each opponent who" says how often somebody else does.
_SOME_OF_THEM = re.compile(r"(?:^|[.,;] |\bthen )(?:each|any) (?:player|(?P<opponent>opponent)) who\b", re.IGNORECASE)


def who_does(before: str) -> str:
    """Whose cards an order moves whose subject stands ``before`` it: "you" where nobody else is named."""
    if _BOTH.search(before):
        return ""
    some = _SOME_OF_THEM.search(before)
    who: str | None = None if some is None else "opponent" if some["opponent"] else "anyone"
    for found in _NAMES_SOMEBODY.finditer(before):
        who = found.lastgroup if found.lastgroup != "they" or who != "opponent" else who
    if who == "opponent":
        return who
    return "you" if (who in (None, "you") and _YOU_DO.search(before)) or not before else ""
