"""The paragraphs of a card's text: which of them act by themselves, and the sentences of those.

A paragraph is a row of keywords, an activated ability (a cost, a colon, an effect), a triggered one (``When``,
``Whenever``, ``At``), a chapter, a line of a table, or a static ability: only the last changes values while nothing is
done (113.3). Reminder text in parentheses is no ability (207.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.cards import keywords_of

QUOTED = "⟦⟧"
_REMINDER = re.compile(r"\s*\([^()]*\)")
QUOTE = re.compile(r'"([^"]*)"|“([^”]*)”')
# Words before a long dash that have no meaning of their own, or name when the rest holds ("Threshold", "Max speed").
_HEAD_WORD = re.compile(
    r"^(?:• ?|\+ ?(?=\{))?(?:[A-Z0-9+∞][\w'’,!? +./-]{0,40}?|(?:\{[^}]*\})+)(?: ?— ?| - )(?=[A-Z~{\"“⟦])"
)
# What is chosen at the beginning of the game triggers nothing: what follows in its paragraph holds all the time.
_TRIGGER = re.compile(r"^(?:When|Whenever|At the (?:beginning(?! of the game\b)|end)|At end of)\b")
# People say "when" of a state as well ("When this is in play, all creatures are blue"): what holds then is static.
_STATE = re.compile(
    r"^When (?:attacking|blocking|blocked|tapped|untapped|enchanted|equipped), "
    r"(?![^.]*\b(?:until|this turn|may|target)\b)(?:it )?(?:gets?|has|is)\b|^When(?:ever)? (?!.*\bno longer\b)[^,]*, "
    r"(?!(?:you|they|if|that|it|he|she|its|their|the|any)\b"
    r"|[^.]*\b(?:until|this turn|next turn|may|would|target|create)\b)"
    r"(?:(?!(?:as|if|that|unless|where|while|who)\b)[\w'’~-]+ ){1,6}(?:is|are|has|have)\b(?! \{)"
    # "When there are five creatures, they're green" is said of how things stand, and nothing is done.
    r"|^When(?:ever)? there(?:['’]s| is| are) [^,]*, (?![^.]*\b(?:until|this turn|next turn|may|would|target|creates?"
    r"|sacrifices?|exiles?|destroys?|puts?|draws?|loses?|wins?|transforms?|returns?|deals?)\b)"
    r"[^.]*?(?:\b(?:is|are|has|have|gets?)\b|['’]re\b)"
    # A size that is said for no time is no trigger's either: that would say for how long.
    r"|^When(?:ever)? (?![^.]*\b(?:until|this turn|next turn|becomes|counters?|target)\b)"
    r"(?![^,]*\b(?:enters?|dies|attacks?|blocks?|cast|deals?|leaves)\b)[^,.]*?\b(?:is|are|has|have|controls?|owns?|it['’]s|you['’]re)\b"
    r"(?! (?!(?:un)?tapped)(?:dealt|put|cast|[a-z]+ed)\b)"
    r"[^.]*? (?:gets? [+−-][\dX]+/|(?:its|their) (?:base )?(?:power|toughness)[\w ]*? (?:is|are) )"
)
_CHAPTER = re.compile(r"^[IVX]+(?:, ?[IVX]+)*(?: ?(?:—|--)| ?– | - )")
_TABLE_LINE = re.compile(r"^(?:\d+(?:[—–-]\d+|\+)? ?\||LEVEL \d|STATION \d|[\d*][\d*+]*/[\d*+]+$)")
_COST = re.compile(r"^[^:.]*?:")
# What a cost never says: with one of these before the colon, the paragraph is no activated ability.
_NO_COST = re.compile(r"\b(?:gets?|has|have|is|are|gains?|loses?|becomes?|following)\b")
# How a cost begins: with a symbol, a number of loyalty, or an order.
_BEGINS_A_COST = re.compile(
    # "10+ life", "2 or more Bears" are what has to be so, and nothing that is paid.
    r"^(?:\W*[\dX{](?!\d*(?:\+ | or (?:more|fewer|less)\b))|\{"
    r"|(?:Sacrifice|Tap|Untap|Remove|Discard|Pay|Exile|Return|Put|Reveal|Mill|Collect|Unattach|Exert"
    r"|Forage|Blight|Waterbend|Behold|Choose|Flip)\b)"
)
# A name may have a colon, and short words one between those that are given something and what they are given.
_NAME = re.compile(r"^(?:[A-Z][\w'’-]*(?: (?:of|the|in|and|to|for))* ?)+:$")
_GIVEN = re.compile(
    r"^\s*(?:⟦⟧|[+−-]?[\dX*]+/[+−-]?[\dX*]+(?! counter| \w+ creature token)"
    # Life is no value of an object.
    r"|(?:gets?|has|have|are|is|counts? as|loses?(?! (?:\S+ ){0,2}life\b)|can['’]t)\b)",
    re.IGNORECASE,
)
# Behind a heading of any words ("House rule: creatures are 1/1") it is said what somebody is or has all the time.
_SAYS_WHAT_IS = re.compile(
    r"^\s*(?!you\b|target\b)(?:[\w'’-]+ ){1,6}(?:are|is|have|has|gets?|gains?|loses?)\b"
    r"(?![^.]*\b(?:until|this turn)\b)",
    re.IGNORECASE,
)
_VERB = re.compile(r"\b(?:gets?|has|have|is|are|gains?|loses?|becomes?|can't)\b")
# Keywords that are had only at times are a static ability's.
_WHILE = re.compile(r" (?:as long as|while|during|on your turn)\b")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z~{⟦•\"“])|(?<=⟧)\s+(?=[A-Z~{])")


def without_reminder(paragraph: str) -> str:
    """Give a paragraph without its reminder text."""
    return _REMINDER.sub("", paragraph).strip()


def quotes_of(text: str) -> tuple[str, ...]:
    """List the abilities that a text quotes."""
    return tuple(found[1] if found[1] is not None else found[2] for found in QUOTE.finditer(text))


def masked(text: str) -> str:
    """Give a text with a mark in the place of each quoted ability."""
    return QUOTE.sub(QUOTED, text)


def static_paragraphs(paragraphs: tuple[str, ...]) -> Iterator[str]:
    """Give the paragraphs that are static abilities, without reminder text; what is listed belongs to its head."""
    head_is_static = True
    for paragraph in paragraphs:
        text = without_reminder(paragraph)
        if not text:
            continue
        listed = text.startswith(("•", "+ {"))
        if listed and not head_is_static:
            continue
        static = _is_static(text.removeprefix("•").strip())
        if not listed:
            # "Choose one —" under a cost or a trigger makes no ability of its own.
            head_is_static = static or _HEAD_OF_MODES.match(text) is not None
        if static:
            yield text


# Behind a trigger or a cost people go on with what holds all the time: whom it names itself, for no time, by no act.
_NAMES_ITS_OWN = re.compile(
    r"^(?!(?:It|They|That|Those|He|She|You|Then|If|When|Whenever|At|Target|Each of|Choose|The|These|Until|For|An?|Up"
    r"|Any|Another|Its|Their|Only|As|Activate|X|Sacrifice|Draw|Players?|Opponents?|Each (?:other )?(?:player|opponent)"
    r"|This (?:ability|effect|change))\b)"
    r"[A-Z~][\w'’-]*(?: [\w'’-]+){0,7}? (?:are|is|have|has|gets?)\b"
)
_GOES_ON = re.compile(r"^(?:It|They)\b")
_ACTS_OR_ENDS = re.compile(
    r"\b(?:until|this turn|next turn|target|chosen|during|way|would|may|can['’]t|cast|that|those|deals?|creates?"
    r"|sacrific\w+|discards?|draws?|exiles?d?|puts?|reveal\w*|enters?|dealt|destroyed|countered|drawn)\b"
)


def static_behind(paragraphs: tuple[str, ...]) -> Iterator[str]:
    """Give what stands behind a trigger or a cost in its paragraph and says of whom it names what these are or have.

    By the rules they belong to that ability (113.3b, 113.3c), and say so of nobody while it does nothing; who writes a
    card of their own in one paragraph means that it holds.
    """
    for paragraph in paragraphs:
        text = without_reminder(paragraph)
        if not text or text.startswith("•") or _is_static(text) or _CHAPTER.match(text) or _TABLE_LINE.match(text):
            continue
        held: list[str] = []
        for each in sentences(text)[1:]:
            says = _NAMES_ITS_OWN.match(each) or (held and _GOES_ON.match(each))
            held += [each] if says and not _ACTS_OR_ENDS.search(each) else []
        if held:
            yield " ".join(held)


# Keyword abilities with which a spell lists what its costs choose (702.172a, 702.183a).
_HEAD_OF_MODES = re.compile(r"(?:Spree|Tiered)\b")


def _is_static(text: str) -> bool:
    bare = masked(text)
    if bare.startswith(("To solve ", "Visit ")):
        return False
    while bare.startswith(("Max speed ", "Solved ", "∞ ")):
        # Keywords of their own that only say when the rest holds.
        rest = _HEAD_WORD.sub("", bare)
        if rest == bare:
            break
        bare = rest
    headless = _HEAD_WORD.sub("", bare)
    if _CHAPTER.match(bare) or _TABLE_LINE.match(bare):
        return False
    if any(_TRIGGER.match(words) and not _STATE.match(words) for words in (bare, headless)):
        return False
    if _has_a_cost(bare):
        return False
    keywords = keywords_of(bare)
    return not keywords or (bool(_VERB.search(bare) or _WHILE.search(bare)) and "—" not in bare)


def when_it_is(sentence: str) -> str:
    """Give a sentence that says "when" of a state with "as long as", which is what is meant; any other as it is."""
    return re.sub(r"^When(?:ever)?\b", "As long as", sentence) if _STATE.match(sentence) else sentence


def has_a_cost(paragraph: str) -> bool:
    """Whether a paragraph is an activated ability: a cost, a colon, an effect (602.1)."""
    return _has_a_cost(masked(without_reminder(paragraph)))


def _has_a_cost(bare: str) -> bool:
    cost = _COST.match(bare)
    if cost is None or _NO_COST.search(cost[0]) or _TABLE_LINE.match(bare):
        return False
    if "{" in cost[0] or _BEGINS_A_COST.match(headless(cost[0])):
        return True
    does = bare[cost.end() :]
    return not (_NAME.match(cost[0]) or is_given(does) or _SAYS_WHAT_IS.match(does))


def is_given(words: str) -> bool:
    """Whether words behind a colon say what those before it are given, all the time and not for a turn."""
    if "until end of turn" in words:
        return False
    return _GIVEN.match(words) is not None or bool(keywords_of(words))


def sentences(paragraph: str) -> tuple[str, ...]:
    """List the sentences of a paragraph; a quoted ability stays within the sentence that quotes it."""
    quoted = [found[0] for found in QUOTE.finditer(paragraph)]
    found = []
    for part in _SENTENCE_END.split(masked(paragraph)):
        text = part.strip()
        while QUOTED in text and quoted:
            text = text.replace(QUOTED, quoted.pop(0), 1)
        if text:
            found.append(text)
    return tuple(found)


def headless(sentence: str) -> str:
    """Give a sentence without its bullet and the words before a long dash that are no part of it."""
    return _HEAD_WORD.sub("", sentence).removeprefix("•").strip()


def head_of(sentence: str) -> str:
    """Give the words before a long dash at the head of a sentence; empty where there are none."""
    found = _HEAD_WORD.match(sentence)
    return found[0].rstrip(" —-") if found is not None else ""
