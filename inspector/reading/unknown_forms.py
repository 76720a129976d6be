"""Static sentences in which nothing is known: whatever they do, nobody has read it.

The verbs of ``predicates`` are those that the rules' language has for changing values. Cards that people write
themselves say it as people talk ("Bears are twice as big"), and a text in another language says it in none of these
words. What says nothing that is known to be harmless may change anything.
"""

from __future__ import annotations

import re

from inspector.cards import keywords_of
from inspector.reading.plain_speech import speaks_of_values
from inspector.reading.whom import EVERYTHING, Whom, behind_heading, whom

# What static sentences of printed cards speak of that is no value: where one of these stands, somebody does something,
# or the game counts, pays or moves something. Each asks for what makes it so: "make a 1/1 Wizard" makes nobody blue.
_HARMLESS_WORDS = (
    # What objects, players and the game do.
    (
        r"\b(?:activate|activating|assigns?(?=[^.]* damage)|attach|attacks?|blocks?|blocked|blocking|casts?|choose"
        r"|costs?(?! \{[^}]*\}\.?$)|creates?|crews|damage|deals?|dies|discards?|drafts?|draws?|enters?|escapes|exiles?"
        r"|manifests?|melds|mills?|pays?|phase|(?<!in )(?<!into )plays?|prevent|puts?|regenerate|returns?|reveals?"
        r"|sacrifices?|saddles|scry|search|skips?|spend|targets|transforms?|triggers?|unblockable|untaps?|wins?)\b"
    ),
    # Orders, and what may be done or not.
    (
        r"(?:^|, |\b(?:then|instead|and|to|must|may|can['’]t|cannot|don['’]t|doesn['’]t|would) )(?:not |be )?"
        r"(?:add(?:ed)?(?= \{| [a-z ]*\bmana\b)|affect|airbend|apply|become the|bolster|cloak|combine|connive|copy"
        r"|counter(?:ed)?(?! count)|destroy|detain|double (?:the number|that|their counters)|drawn|flip|gain life|goad"
        r"|ignore (?:one|two|the \w+est)|investigate|look at|lose life|proliferate|remove|roll|shuffle"
        r"|take (?:an? |the )?(?:extra|turn|mulligan|initiative)|tap|turn an? \w+(?! into)|vote|your commander)\b"
    ),
    r"\b(?:assembles|explores|fights(?! for)|produces?|scries|searches|stations)\b",
    # What players and counts get, gain and lose.
    r"\b(?:twice|times) as much\b|\b(?:gain|lose)s?\b[^.,;]* life\b|\bgains? twice that much\b|\blife total",
    r"\bloses? (?:the game|all (?:\w+ )?counters)\b|\bgets? (?:an? \S+ counter|\w+ \S+ counters)\b",
    r"\bgets? an (?:additional|extra)\b",
    r"\bgets? (?:that many|twice that many|two \w+ counters)\b|\bface that choice\b|\bdevotion to\b",
    r"\b(?:hand|deck) size\b|\bstarting (?:life|hand|player|deck)\b|\b(?:maximum|minimum) (?:hand|deck)\b",
    # What is done to a target is done once, and not all the time (115.1).
    r"\bmay become an? [^.;]*?\btarget\b",
    r"\bdecks? can\b|\b(?:that|those|of) (?:results?|tokens plus)\b|\bthe result (?:by|of)\b|\b[XY] is\b",
    r"\bcan be (?:your commander|attached only)\b|\bcount (?:it as a card named|the number)\b|\bbands with\b",
    r"\bturn (?:order\b|(?:this|~|it|him|her|this card) face\b)|(?<=\w )(?:this|a|each) turn\b(?=[.,]|$| gives)",
    r"\btake (?:their )?turns?\b|\bphases of each\b|\bonce (?:more|each turn|a turn|again)\b|^in each \w+.* step$",
    # How something comes, is made or is.
    r"\bcomes? (?:in(?:to play)?|onto the battlefield) (?:tapped|with [^.]*\bcounters?)\b|\btaps? for\b",
    r"\bstarts? with [^.]*\bcounters?\b",
    r"\b(?:stack|graveyards?|library) (?:is|are) (?:now|also|still)\b|\b[Rr]ound (?:up |down )?to the\b|\bbanned\b",
    r"\bis a rule\b",
    r"\bis chosen at random\b|\bAt the beginning of (?:each|your) \w+ step\b",
    r"\b(?:chosen|reversed|revealed|removed|paid|dealt)\.?$|\bexiled instead\b|\berrata\.|\bnot counterable\b",
    r"\b(?:is|are) (?:indestructible|unblockable)\b|— indestructible|\bbecomes prepared\b|\bCounters remain on\b",
    r"\bmade (?:instead|under your control)\b|\btokens? (?:is|are) (?:created|made)\b|\bof a type it made\b",
    # Own short wording says so of a token, and of what is made prepared (722.3).
    (
        r"\bmakes? (?:an?|two|three|four|five|X|that many|\w+ times as many|those|twice \w+)\b"
        r"(?= (?:(?:tapped|legendary) )*[\dX]+/[\dX]+ |[^.;]* tokens?\b)|\bmakes? (?:twice|\w+ times) as many\b"
    ),
    r"\bmakes? (?:it|her|him|them|this|~) prepared\b|\bas counters\b",
)
_HARMLESS = re.compile("|".join(_HARMLESS_WORDS), re.IGNORECASE)
# What is only forbidden, allowed or replaced changes no value where it is an act that is known.
_ALLOWED = re.compile(
    r"\b(?:may|must|would|can|can['’]t|cannot|don['’]t|doesn['’]t)"
    r"(?: (?:also|each|instead|not|still|only|then|now|have|be|it|him|her|that \w+))* "
    r"(?:able|activated?|added|assign|begin|boast|called|caused?|change[ds]?|countered|cycled?|deal|destroyed|die|draw|empty|end"
    r"|enchanted|equipped|exert|get (?:\w+ )*counters?|hide|join|keep|offer|played|prevented|put|regenerated|removed"
    r"|reroll|resolve|sacrificed|say|sneak|spent|station|stuck|target|the targets?|turned|unlocked?|use|X|0"
    r"|more than)\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]+(?:['’][a-z]+)?|(?<!\S)[+−-]\d+(?![\d/])|(?<=[a-z] )\d+/\d+|(?<=[a-z] [→=>] )\d+/\d+")
_ONE_VERB = re.compile(r"[A-Z][a-z]+s|[\dX]+/[\dX]+(?: instead)?")
_SYMBOLS = re.compile(r"\{[^}]*\}|[☐⟦⟧]")
# Something is added to a size, whatever the verb of that is; a counter is put on something by what has a verb.
_SIZE_ADDED = re.compile(r"[+−-][\dX]+/[+−-][\dX]+(?![^.]* counter)")
_FOR_A_TURN = re.compile(r"\bthis turn\b|\buntil (?:end of turn|the turn ends|the end of)\b")
# What players are, have, get or do.
_OF_PLAYERS = re.compile(
    r"\b(?:[Yy]ou|(?:[Ee]ach|[Tt]hat|[Ee]very) (?:player|opponent)|[Pp]layers|[Oo]pponents)"
    r" (?:(?:may|must|can['’]t|each|also) )*(?:(?:don['’]t lose|have|get|gain|start|begin|are an?|be|control)"
    r" (?:\{|hexproof|shroud|protection|no maximum|unspent|[a-z ]*counters?\b|the game|attacked"
    r"|your opponents|Flagbearer)"
    r"|accept|balances|collect|pass(?:es)?|plot|speak|uninstall)"
    r"|\bmana becomes\b|\bare created\b|\ball players add\b"
)
# A row of keywords, or a name of one that nobody knows, is no sentence: it has neither a subject nor a full stop.
_LEAST_WORDS = 4
_LEAST_OF_A_SENTENCE = 2
_LONG = 30
_MOST_OF_A_SUBJECT = 8


def unknown_form(sentence: str, main: str) -> tuple[Whom, ...]:
    """Give whom a static sentence may touch where nothing in its ``main`` part is known; nobody where something is."""
    if keywords_of(main.strip(". ")) or keywords_of(main.partition(",")[0].strip(". ")):
        return ()
    said = _SYMBOLS.sub("", main)
    words = _WORD.findall(said)
    adds = _SIZE_ADDED.search(main) and not _FOR_A_TURN.search(sentence)
    if not adds and not speaks_of_values(said) and _is_harmless(main):
        return ()
    found = _subject(main)
    ends = sentence.rstrip().endswith((".", "!", "。")) or found != (EVERYTHING,)
    if main != sentence and _ONE_VERB.fullmatch(main.strip(" .")):
        # "Shrinks if you have no cards", "While it is day, 1/1": what is so at times is no row of keywords.
        words = _WORD.findall(_SYMBOLS.sub("", sentence))
    is_row = not words or (len(words) < (_LEAST_OF_A_SENTENCE if ends else _LEAST_WORDS) and len(main) < _LONG)
    return () if is_row else found


def _is_harmless(main: str) -> bool:
    return any(words.search(main) for words in (_HARMLESS, _ALLOWED, _OF_PLAYERS))


def _subject(main: str) -> tuple[Whom, ...]:
    """Find whom it speaks of: all whom any of its beginnings names, as no verb tells where those end; else all."""
    words = behind_heading(main).strip(". ").split(" ")[:_MOST_OF_A_SUBJECT]
    beginnings = (whom(" ".join(words[:length])) for length in range(1, len(words) + 1))
    return tuple(dict.fromkeys(one for found in beginnings for one in found if one != EVERYTHING)) or (EVERYTHING,)
