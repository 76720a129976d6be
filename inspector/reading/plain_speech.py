"""What people say of values in everyday words, beside whatever else: "makes creatures blue", "Bears become stronger".

Cards speak of sizes, colors, types and keywords in many sentences that change none of them ("with flying", "choose a
color other than black", "equal to its power"). Where such a word stands as what somebody is, gets or may do, it is a
value that is spoken of, and no harmless verb beside it makes the sentence harmless.
"""

from __future__ import annotations

import re

_COLOR = "white|blue|black|red|green|colorless|multicolored|monocolored"
_SIZE = r"(?<![\w+−/-])[\dX]+/[\dX]+(?:s\b|(?!\w))"
_TYPE = "artifact|battle|creature|enchantment|land|planeswalker"
_KEYWORD = (
    "flying|flight|first strike|double strike|deathtouch|haste|hexproof|lifelink|menace|shroud|trample|vigilance"
    "|defender|shadow|wither|infect"
)
_MODAL = r"(?:may|would|could|might|must|should|will|shall|can|can['’]t|cannot)"
# Of what a choice, a cost or mana is, nobody is made anything.
_OF_NOBODY_WORDS = (
    (
        r"\bchooses? (?:between )?(?:an? (?:\w+ )?)?(?:colors?\b[^.,;]*"
        r"|(?:white|blue|black|red|green)(?:,? (?:or |and )?\w+)*)"
    ),
    r"\bmana (?:becomes?|(?:may be spent )?(?:only )?as) [^.;]*|\bcolors? of your choice\b|\byou are an? \w+",
    r"\b(?:equal to|less than|greater than|rather than|more than|minus|plus|using) [^.,;]*?(?:power|toughness)\b",
    r"\bof (?:less|greater|lower|higher) (?:power|toughness)\b|\bby creatures with (?:less|greater) power\b",
    r"\b(?:weaker|stronger|bigger|smaller) creatures? can['’]t\b|\bwhichever is (?:smaller|larger|greater|lower)\b",
    # What is done to a target is done once, and not all the time (115.1).
    r"\bmay become an? [^.;]*?\btarget\b[^.;]*",
    r"\b(?:from )?among [^.;]*|\b(?:hand|deck) sizes?\b|\bcommander['’]s color identity\b",
    r"\bmana values? of the chosen\b|\bthe name of an?\b|\bthe mana value of each card\b",
    # A token, and its kind alone where words are short.
    (
        r"\b(?:makes?|creates?|put|for|get) (?:an?|two|three|four|five|six|ten|X|that many|twice \w+)\b"
        r" (?:(?:tapped|legendary) )*[\dX]+/[\dX]+ [^.;]*"
    ),
    # How combat damage is dealt, counters are put, it enters, or life is gained, is no value.
    r"\b(?:can|can['’]t|may) have [^.;]*?\b(?:counters?|assigns?|enters?|named|it deal)\b",
    r"\bhave [^.;]*?\b(?:gain|lose) \d+ life\b|\bdamage\b[^.;]*?\bby (?:(?:its|their) )?(?:power|toughness)\b",
)
_OF_NOBODY = re.compile("|".join(_OF_NOBODY_WORDS), re.IGNORECASE)
_SAID_WORDS = (
    # What they are: a color at the end of its clause, or what stands behind "as", "into", "be".
    (
        rf"\b(?<!non)(?<!-)(?:{_COLOR})\b(?! (?:or|and|and/or) (?:{_COLOR})\b)"
        rf"(?=[.;:!]|,(?! (?:(?:{_COLOR})\b|or\b))|$| and(?! (?:{_COLOR}))\b"
        r"| (?:while|as|until|if|unless|instead|too|again|forever|always|for|in|on|during|with)\b)"
    ),
    (
        rf"\b(?:as|into|like|be|are|form of|same as) (?:(?:an?|the|all|every|any|being|single) )*"
        rf"(?:{_SIZE}|(?:{_COLOR})\b(?! (?:mana|source|spell|card))"
        rf"|(?:non)?(?:{_TYPE})s?\b(?! (?:cards?|spells?|tokens?|types?)\b)|(?-i:(?!I\b)[A-Z][a-z]+s?\b))"
    ),
    rf"{_SIZE}(?!(?: [\w,-]+)* (?:tokens?|counters?)\b)|\b(?:becomes?|is|are) what(?:ever)?\b",
    # How big they are, and what they can do.
    (
        r"\b(?:bigger|larger|smaller|stronger|tougher|weaker|mightier|shrinks?|grows?|strengthens?|weakens?)\b"
        r"|\bas (?:strong|big|large|tough|weak|small) as\b"
    ),
    r"\b(?:twice|double|triple|half) (?:(?:as|the|their|its) )?(?:big|large|strong|size|power|toughness)\b",
    r"\b(?:doubled?|halved?|tripled?)s? (?:(?:the|in|their|its) )*(?:power|size|toughness)\b|\b(?:fly|flies)\b",
    rf"\b(?:{_KEYWORD}) (?:{_TYPE})s\b|\b(?:attack|block|come|play)s? with (?:{_KEYWORD})\b",
    (
        r"(?<!with )(?<!without )(?<!or )(?<!and )(?<!, )(?<!have )(?<!has )(?<!had )(?<!— )(?<!-)(?<!super )"
        rf"\b(?:{_KEYWORD})\b(?! (?:counter|abilit|or|and)\w*\b)"
    ),
    # What they may, would or will be, have or lose.
    (
        rf"\b{_MODAL} (?:(?:also|always|not|never|only|all|each|both|still) )*"
        rf"(?:be (?:(?:an?|any|every) )*(?:{_COLOR}|{_SIZE}|{_TYPE}|legendary|greater|bigger|colors?|(?-i:[A-Z]\w+))"
        r"|have|gets? [+-]|gain (?!life|\d|control|that)|lose (?!life|the game|\d|more|that)"
        r"|become (?!(?:un)?tapped|the|mon|un|block|day|night)|count)\b"
    ),
    # What a value is, and whose it is.
    (
        r"\b(?:power|toughness|p/t|size)s?\b(?= (?:is|are|be|becomes?|can['’]t|cannot|goes|equals?(?! to or)|doubles?"
        r"|rises?|falls?|to|instead|box)\b|[.]?$| = )"
    ),
    r"(?<!any )\b(?:colors?|types?|power|toughness|size|names?|mana costs?|mana values?) of (?!mana\b)",
    r"\b(?:types?|colors?) (?:an? |all |the )*(?:creature|permanent|land|card|spell|artifact)s? (?:is|are)\b",
    r"\b(?:type|color|name) (?-i:[A-Z])\w+ to\b",
    # What is taken from them: of counters and costs nobody is made anything.
    (
        r"\b(?:removed?|removing|strip(?:ped)?|cancel(?:led)?|erased?|deleted?|negated?|suppress(?:ed)?|take away)s?\b"
        r"[^.;:]*?(?<!counter )(?<!its )\b(?:abilit(?:y|ies)|keywords|(?:card |creature )?types|colors)\b"
    ),
    (
        r"\b(?:abilit(?:y|ies)|keywords|types|colors|power|toughness)\b[^.;,]*? (?:is|are|gets?) "
        r"(?:all )?(?:removed|gone|lost|stripped|erased|cancelled|canceled|deleted|suppressed|negated)\b"
    ),
)
_SAID = re.compile("|".join(_SAID_WORDS), re.IGNORECASE)


def speaks_of_values(words: str) -> bool:
    """Whether words say of somebody which size, color, type or ability they are, have, or may get."""
    return _SAID.search(_OF_NOBODY.sub("", words)) is not None
