"""How a text leads from one sentence to the next: its header, its questions, what is done in response."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import CardPool
from inspector.cards.lists_in_words import capitalized
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.parts import KNOWN, Fields, Scene

SENTENCE_END: Final = re.compile(r"[.;?\n]|$")
_YEAR: Final = r"(?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?"
# As headings say it and people begin: under the 2011 rules, in 2016.
RULES_SAID: Final = re.compile(
    rf"\s*(?:(?:under|using|with|by) )?(?:the )?rules (?:of|from|as of) {_YEAR}(?:\s*[.;:,\n]| (?=[a-z]))",
    re.IGNORECASE,
)
YEARS_RULES_SAID: Final = re.compile(
    rf"\s*(?:(?:under|using|with|by|in) )?(?:the )?{_YEAR} rules(?: apply)?(?:\s*[.;:,\n]| (?=[a-z]))", re.IGNORECASE
)
YEAR_SAID: Final = re.compile(rf"\s*in {_YEAR}(?:\s*[:,]| (?=[a-z]))", re.IGNORECASE)
PLAYERS_SAID: Final = re.compile(r"\s*players?:([^.;\n]+)[.;\n]", re.IGNORECASE)
_NAMES: Final = r"([A-Z]\w+(?:, [A-Z]\w+)*,? and [A-Z]\w+)"
# As where it is said that Ana, Ben and Cleo are playing, or that there are three players and who.
PLAYERS_TOLD: Final = re.compile(
    r"\s*(?:(?:(?:[Tt]here are )?([Tt]wo|[Tt]hree|[Ff]our|[234]) players[:,](?: called)?|[Tt]he players are) "
    rf"{_NAMES}|{_NAMES} (?:play|are playing|are the players))[.;\n]"
)
TITLE_SAID: Final = re.compile(r"\s*title:([^\n]+)\n", re.IGNORECASE)
QUESTION_SAID: Final = re.compile(r"[ \n]*([^.;?\n]*)\?")
# "State its name and size." asks as a question does.
DEMAND_SAID: Final = re.compile(
    r"[ \n]*((?:(?:please|now|then|also|and),? )*(?:state|give(?: me| us)?|describe|list|name|determine|specify|"
    r"identify|tell (?:me|us)|find) (?!an? |why|how|whether|if)[^.;?\n]+)(?:[.;\n]|$)",
    re.IGNORECASE,
)
EXPECT_SAID: Final = re.compile(r"[ \n]*expect:", re.IGNORECASE)
LEADING_BLANK: Final = re.compile(r"(?:[ \n,]|and then\b|then\b)*", re.IGNORECASE)
_WITH: Final = re.compile(r"(?<![\w'])(?:with|given)(?![\w'])", re.IGNORECASE)
# What stands behind these comes first.
_BEFORE: Final = re.compile(r",? (?:while|when) $", re.IGNORECASE)
# Who was doing something when another thing happened did it first.
_WAS_DOING: Final = re.compile(r"(?<![\w'])(?:(?:was|were|am|is|are) \w+ing|had)(?!\w)", re.IGNORECASE)
_IF: Final = re.compile(r"[ ,:]*(?:(?:and|but|so|now|then|suppose|say)[ ,]+)*if(?= )", re.IGNORECASE)
_WOULD: Final = re.compile(r"(?<![\w'])would(?! like)(?!\w)|(?<=\w)'d(?= (?!had|been)\w)", re.IGNORECASE)
# What is said to go another way: "it would die, but ...".
_WOULD_BE: Final = re.compile(
    r"(?:(?<![\w'])would|'d) (?:(?:otherwise|normally|then|now|usually|have) )*"
    r"(?:die|be (?:destroyed|exiled|put|sacrificed|countered|killed|bounced)|go to|leave|deal)(?!\w)",
    re.IGNORECASE,
)
CONDITION_SAID: Final = re.compile(
    r",? (?:if|when|once|after|assuming|given that|now that|while|as long as|because|since) ", re.IGNORECASE
)
_NAMED_CAUSE: Final = re.compile(
    r"(?:(?:I|my opponent|opponent|opp|AP|NAP|he|she|they) (?:casts?|plays?|resolves?) )?([A-Z][^:.;\n]{2,60})[:;] "
)
# Where all of a sentence only led from one thing to the next.
ONLY_LEADS_ON: Final = re.compile(r"[ ,]+[.;\n]|[.;]")
# With these people begin a sentence, and they say nothing; an object may be called so, though.
OPENINGS: Final = re.compile(
    r"(?:[ ,:]|(?:and|now|so|also|later|meanwhile|next|suppose|say|let's say|assume|if|when|in response|after that|"
    r"afterwards|finally|first|hi|hello|hey|judge|ok|okay|question|on my turn|on his turn|during my turn|this turn|"
    r"next turn|let us say|imagine|board|board state|with|given|assuming|because|since)\b)+",
    re.IGNORECASE,
)


# What is done in response comes before what was cast; and so it is said that this then resolves.
IN_RESPONSE: Final = re.compile(
    r"[ \n,.;]*(?:(?:and|but|then|so)[ ]+)*(?:in response|with (?:it|that|the [\w' ]+|[A-Z][\w' ]+) "
    r"(?:still )?on the stack|"
    r"before (?:it|that|the [\w' ]+|[A-Z][\w' ]+) resolves?|"
    r"(?:he|she|they|I|my opponent|the opponent|opponent|opp|NAP|AP|(?-i:[A-Z]\w+)) (?:responds?|responded|reacts?)|"
    r"[^.;?\n]{1,90}? in response(?=[ ]*[.;,\n]))\b",
    re.IGNORECASE,
)
# What was wondered is asked once more by these words.
ASKED_AGAIN: Final = re.compile(
    r"(?:so |and )?(?:(?:can|could|is|does|do|will|would) (?:it|they|that|this|he|she)|who(?:'s| is) "
    r"right|is (?:he|she|that) right|"
    r"right|correct|is (?:this|that) (?:true|correct))",
    re.IGNORECASE,
)
THEN_RESOLVES: Final = re.compile(
    r"[ \n,;]*(?:(?:then|after that|afterwards|now|finally|and|so),? )*"
    r"(?:(?:the|my|his|her|their|that|it|everything|all of it|all|[A-Z])[\w' ]*? )?(?:then "
    r")?resolves?[ ]*(?:[.;,\n]|$)",
    re.IGNORECASE,
)


def says_again(found: re.Match[str], resolved: str) -> bool:
    """Whether words let that spell resolve which the sentence before let resolve on its target."""
    words = found[0].casefold()
    return resolved.casefold() in words or re.search(r"\b(?:it|that|spell)\b", words) is not None


def supposes(text: Cursor, at: int, start: int, end: int) -> str:
    """Tell that what a sentence only supposes is taken as what happens; it begins at ``at``, its words at ``start``.

    A question that supposes something asks what it is then. Raises WordsError for what would replace what happens: "if
    it would die, exile it instead", "it would die, but" (614.1a).
    """
    stop = SENTENCE_END.search(text.text, start)
    if stop is not None and stop[0] == "?":
        return ""
    if_, would = _IF.match(text.text, at), _WOULD.search(text.text, start, end)
    if would is not None and (if_ is not None or _WOULD_BE.search(text.text, start, end) is not None):
        problem = "what would happen is not told to happen; say what does"
        raise WordsError(problem, text.given, *would.span())
    if would is None and if_ is None:
        return ""
    said = " ".join(text.given[at:end].split()).strip(" .;,")
    return f"“{said}” is taken as what happens."


def told_with(text: Cursor, at: int, start: int, actions: list[Fields]) -> WordsError | None:
    """Refuse "With Clone, Serra Angel gets +1/+1", which says nothing of what Clone has to do with it."""
    found = _WITH.search(text.text, at, start)
    if found is None or actions[0].get("do") in ("place", KNOWN):
        return None
    return WordsError("what is there comes first, in a sentence of its own", text.given, *found.span())


class Cause(NamedTuple):
    """The card of whose words a sentence tells, ``Mirrorweave: all creatures become ...``, and the place behind it."""

    end: int
    card: str


def cause_named(text: Cursor, at: int, pool: CardPool) -> Cause | None:
    """Give the card that is named before what it does; None where none is."""
    found = _NAMED_CAUSE.match(text.text, at)
    card = None if found is None else pool.find(found[1].strip())
    return None if found is None or card is None else Cause(text.skipped(found.end()), card.known_as)


def caused_so(cause: Cause | None, start: int, actions: list[Fields]) -> list[Fields]:
    """Name what the effects come from that a sentence tells of which begins behind the card that is named."""
    if cause is None or start != cause.end:
        return actions
    called = {"called": cause.card}
    return [called | one if one.get("do") == "effect" and "source" not in one else one for one in actions]


def comes_before(text: Cursor, loose: Cursor, start: int, end: int) -> str:
    """Give the word by which a sentence ends with what came before it: "while", "when"; empty where it does not."""
    found = _BEFORE.search(text.text, start, end)
    if found is None or ONLY_LEADS_ON.match(loose.text, found.start()) is not None:
        return ""
    if found[0].strip(" ,").lower() == "when" and _WAS_DOING.search(text.text, start, found.start()) is not None:
        return ""
    return found[0]


def other_way_round(scene: Scene, text: Cursor, place: tuple[int, int, int], about: object) -> WordsError:
    """Refuse what happens "while" or "when" something else does, as that comes first; propose it so.

    The ``place`` is where the sentence begins, where the word does, and where that ends; ``about`` is the label of what
    the sentence is about.
    """
    start, word, end = place
    stop = SENTENCE_END.search(text.text, end)
    last = len(text.text) if stop is None else stop.start()
    happens = text.given[start:word].strip(" ,")
    there = text.given[end:last].strip()
    if isinstance(about, str) and about in scene.table.objects:
        phrase = scene.names.phrase(about)
        there = re.sub(r"^it(?:'s| is) ", lambda _: f"{phrase} is ", there, flags=re.IGNORECASE)
    proposal = f"instead “{capitalized(there)}. {happens}”"
    problem = "what is there comes first, then what happens"
    first = text.skipped(word + text.text[word:end].startswith(","))
    return WordsError(problem, text.given, first, end - 1, (), (proposal,))
