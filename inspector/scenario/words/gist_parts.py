"""What of a sentence tells something, what asks something, and what is talk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from inspector.scenario.words.gist_cards import way_onto
from inspector.scenario.words.gist_clause import ALONE, Clause, is_verb
from inspector.scenario.words.gist_happens import FRAMES
from inspector.scenario.words.gist_lexicon import ASK_WORDS, CONDITIONS, word_set
from inspector.scenario.words.gist_things import Noun, Recognised, RecognisedSentence

_EARLIER: Final = word_set("after while because since where given assuming whenever")
AS_IT_STANDS: Final = frozenset(("", "be", "have", "have!", "enchant!", "equip!", "attach!"))
_ALONE_ASKED: Final = word_set("PRED K JOIN ask talk odd")
_WH: Final = word_set("how what what's whats where which who who's whose why when")
_ASKING_WORDS: Final = word_set("does do is are can will would did has how what whats what's which who whose where")
# What stands behind a name and a comma with "who" or "which" tells of it.
_ASKING_THINGS: Final = word_set("how what whats what's where")
_ASIDE: Final = frozenset(("talk", "attached", "to", "by", "of", "whose", "into"))
_ASKED_OF: Final = word_set("N it P PO PRED controller_of ask")
_SAY: Final = word_set("state describe give name list tell explain determine find")
_DESCRIBE: Final = frozenset(("describe", "explain"))
_OF_A_BOARD: Final = word_set(
    "unlock unlock! lock lock! N COST COUNTERS CHANGE token_of under_of sba day night life turn_ends turn_of"
)
_ONE: Final = frozenset(("one", "this one", "that one"))
_SPOKEN_OF: Final = word_set("it PRED K ZONE")
# How something stands that is asked of, said behind a condition without a verb.
_STANDING_SO: Final = word_set("bearing transformed copying attached with")
_EVENTS: Final = frozenset(FRAMES) - word_set("be have get give make use go add join put") - {""}


_DONE_ONCE: Final = re.compile(
    r" (?:is (?:(?:un)?tapped|exiled|destroyed|bounced|milled|discarded)|dies|attacks|goes to|phases|becomes a copy)\b"
)
_CASTS: Final = re.compile(r".+? casts .+?(?= targeting |[,.]$)")
# "My Clone copies his Clone" is told of two as well.
_OF_ITSELF: Final = re.compile(
    r"(?P<one>.+) (?:becomes|enters as) a copy of (?P=one)\.$|(?P<on>.+) is attached to (?P=on)\.$"
)
_PILES: Final = frozenset(("graveyard", "graveyards", "yard", "yards"))
# So people speak of what a planeswalker does: "he ticks up", "use his ult".
_ACTIVATED: Final = word_set("tick ticks ticked ult ults ulted ultimate ultimates ultimated")
_DOES_WITH_CARDS: Final = word_set("cast play activate")
# One of somebody's, which is none that is named.
ONES_OWN: Final = word_set("mine yours hers theirs ours")
_EXCHANGES: Final = word_set("""
    swap swaps swapped swapping trade trades traded trading exchange exchanges exchanged switch switches switched
""")
_NAMES: Final = frozenset(("N", "P", "it"))
_TELLS_NOTHING: Final = frozenset(("talk", "unknown", "JOIN"))
_OBJECTS: Final = frozenset(("it", "them"))
_THINGS: Final = frozenset(("they", "everything"))
_OF_THINGS: Final = word_set("die dies enter transform flip phases phasesin")
_MORE_THAN_HOW: Final = word_set("COUNTERS first second odd unknown")
_SUPPOSING: Final = frozenset(("if", "because", "since", "given", "assuming", "while"))
_RELATIVE: Final = frozenset(("which", "who"))
# What may last until the turn ends.
_LASTING: Final = word_set("lose get gain become")


def _threes(row: list[Recognised]) -> Iterator[tuple[Recognised, Recognised, Recognised]]:
    return zip(row, row[1:], row[2:], strict=False)


def _is_no_word(token: Recognised) -> bool:
    """Whether a word is none that is known, but at most one that is spelled nearly so: "steam" and "stream"."""
    return token.kind in ("unknown", "odd") or (token.kind == "talk" and token.value not in ("", token.words.lower()))


def _is_done_to_one(token: Recognised, behind: Recognised) -> bool:
    """Whether something happens to or by "one" of what was named."""
    happens = token.kind.removesuffix("!") in _EVENTS or behind.kind.removesuffix("!") in _EVENTS
    return happens and "one" in (token.words.lower(), behind.words.lower())


def is_event(kind: str) -> bool:
    """Whether a token is a verb by which something happens, and not one that tells how things stand."""
    return is_verb(kind) and kind not in AS_IT_STANDS


def is_talk(row: list[Recognised]) -> bool:
    """Whether a row tells and asks nothing of a board: words of everyday English, and players."""
    kinds = {each.kind for each in row}
    spoken = {each.kind for each in row if each.words.lower() not in _ONE}
    if any(each.words.lower() in _THINGS for each in row) and any(
        each.endswith("!") or each in _OF_THINGS for each in kinds
    ):
        # "They get bounced" is told of things, as nobody bounces players.
        return False
    exchanges = any(each.words.lower() in _EXCHANGES for each in row)
    if "PRED" in kinds and (exchanges or {"P", "have"} <= kinds):
        # "We swap creatures", "my opponent has a tapped creature": whatever these are, they lie there.
        return False
    if "whose" in kinds and any(each.endswith("!") for each in kinds) and kinds & {"odd", "unknown"}:
        # "My delver gets bounced": whatever that is, something is done to it.
        return False
    done_so = (three for one, two, three in _threes(row) if (one.kind, two.kind) == ("P", "odd"))
    if any(each.kind == "PRED" or each.words in _OBJECTS for each in done_so):
        # "We frobnicate creatures", "I frob it".
        return False
    happens = {each.removesuffix("!") for each in kinds} & _EVENTS
    done = (two for one, two in pairwise(row) if one.kind == "get" and two.kind in ("unknown", "odd"))
    frobs = (one for one, two in pairwise(row) if one.kind == "odd" and two.kind == "it" and two.words in _OBJECTS)
    if any(each.words.endswith("ed") for each in done) or any(each.words.endswith(("s", "ed")) for each in frobs):
        # "Then the table got Wrathed", "my opponent frobs them".
        return False
    if any(each.words.lower() in _ACTIVATED for each in row) or "P have it" in " ".join(each.kind for each in row):
        # "My opponent has it" tells whose it is.
        return False
    if (kinds & {"get", "give"} and "K" in kinds) or any(each.words.lower() in ONES_OWN for each in row):
        # "I give it flying", "mine are tapped as well".
        return False
    if any(one.kind in _DOES_WITH_CARDS and _is_no_word(two) for one, two in pairwise(row)) or any(
        one.kind == "have" and two.kind == "unknown" and two.words[:1].isupper() for one, two in pairwise(row)
    ):
        # "Ben casts Frobnicator", "Ben has Torpor Orb": a card that nobody knows is a card all the same.
        return False
    if "PRED" in kinds and any(each.kind == "ZONE" or each.words.lower() in _PILES for each in row):
        # "A creature and a land in the graveyards" counts for something.
        return False
    if any(_is_done_to_one(*two) for two in pairwise(row)):
        # "Ben plays one", "one transforms": one of what was named.
        return False
    if {"NUMBER", "ZONE"} <= kinds:
        # "Four cards in hand" are counted, whichever they are.
        return False
    return not kinds & _OF_A_BOARD and not (happens and spoken & _SPOKEN_OF)


def means_two(told: list[str]) -> bool:
    """Whether sentences tell of one object what was said of two: "Grizzly Bears and Grizzly Bears are tapped"."""
    casts = [found[0] for each in told if (found := _CASTS.match(each)) is not None]
    if len({*casts}) < len(casts):
        # Of one spell with two targets nothing here tells; nor is it cast twice.
        return True
    return any(one == two and _DONE_ONCE.search(one) is not None for one, two in pairwise(told)) or any(
        _OF_ITSELF.match(each) is not None for each in told
    )


class SentencePart(NamedTuple):
    """Tokens that tell something, or ask something."""

    tokens: list[Recognised]
    asks: bool


def parted(tokens: list[Recognised], *, is_question: bool) -> list[SentencePart]:
    """Split a sentence into what tells and what asks, conditions before what they are asked of."""
    if not is_question:
        return [SentencePart(tokens, asks=False)]
    places = [at for at in range(len(tokens)) if _begins_question(tokens, at)]
    if not places and tokens[0].kind == "JOIN" and any(each.value in CONDITIONS for each in tokens[:2]):
        # "And after I unlock the other door?"
        return [SentencePart(_trimmed(tokens), asks=False)]
    if not places:
        # "Rust Goliath cast for prototype, mana value?" asks behind the comma.
        bare = next((at for at in range(1, len(tokens)) if _asks_alone(tokens, at)), 0)
        if not bare or not any(each.kind == "N" for each in tokens[:bare]):
            return [SentencePart(tokens, asks=True)]
        places = [bare]
    parts = [SentencePart(tokens[: places[0]], asks=False)] if places[0] else []
    for at, end in zip(places, [*places[1:], len(tokens)], strict=True):
        row = tokens[at:end]
        cut = next((place for place in range(1, len(row)) if _begins_condition(row, place)), len(row))
        # A condition without a verb tells how it is now: "while face down".
        now = next((at for at in range(1, cut) if row[at].kind == "JOIN" and row[at].value in CONDITIONS), cut)
        asks = SentencePart(_trimmed(row[:now]), asks=True)
        if any(each.kind in _MORE_THAN_HOW for each in row[now:cut]):
            # "... if Humility came first", "... when it reveals Fire // Ice" tell more than how it is.
            parts.append(SentencePart(_trimmed(row[now + 1 : cut]), asks=False))
        elif any(each.kind in _STANDING_SO for each in row[now + 1 : now + 2]):
            # "How big is it if enchanted with Flight?"
            of = [each for each in row[:now] if each.kind in ("N", "it")]
            parts.append(SentencePart([*of[:1], *_trimmed(row[now + 1 : cut])], asks=False))
        elif _lays_besides(row[:now], row[now:cut]):
            parts.append(SentencePart(_trimmed(row[now + 1 : cut]), asks=False))
        if cut < len(row):
            # "What is it while face down and after it is turned face up?" asks twice.
            parts += [asks] if row[cut - 1].kind == "JOIN" and row[cut - 1].value != "," else []
            parts.append(SentencePart(_trimmed(row[cut:]), asks=False))
        parts.append(asks)
    return [each for each in parts if each.tokens]


def _lays_besides(asks: list[Recognised], rest: list[Recognised]) -> bool:
    """Whether behind what is asked of something named stands what is there besides: "... is Bears given Humility?"."""
    lies = any(way_onto(noun.card) != "spell" for each in rest for noun in each.nouns)
    return lies and any(each.noun is not None for each in asks)


def asked_before(parts: list[SentencePart], told: SentencePart) -> list[Noun]:
    """Give what is asked of ahead of a condition, of which that goes on to speak: "How big is it if he kills it?"."""
    asks = [each for each in parts if each.asks and each.tokens[0].start < told.tokens[0].start]
    nouns = [each.noun for part in asks[-1:] for each in part.tokens if each.noun is not None]
    return nouns[:1]


def _asks_alone(tokens: list[Recognised], at: int) -> bool:
    """Whether what is asked stands alone behind a comma or colon: "mana value?", "still a Goblin?"."""
    if tokens[at - 1].kind != "JOIN":
        return False
    if tokens[at].kind == "ask":
        return tokens[at].value not in ASK_WORDS
    return tokens[at].kind in ("PRED", "K") and all(each.kind in _ALONE_ASKED for each in tokens[at:])


def asks_unsigned(said: RecognisedSentence) -> bool:
    """Whether a sentence asks something though no question mark ends it: "does master survive"."""
    tokens = [*said.tokens]
    if tokens and tokens[-1].kind == "ask" and tokens[-1].words.lower().startswith(("how ", "what ", "which ")):
        # "Tidehollow Sculler is how big"
        return True
    rows = zip(tokens, tokens[1:], tokens[2:], strict=False)
    asks = (asked for comma, asked, verb in rows if comma.value == "," and verb.kind in ("be", "do"))
    if any(asked.kind == "ask" and asked.words.lower().split()[0] in _ASKING_THINGS for asked in asks):
        return True
    while tokens and tokens[0].kind == "JOIN":
        tokens = tokens[1:]
    if not tokens or said.sentence[tokens[0].start :].split(" ")[0].lower() not in _ASKING_WORDS:
        return False
    if said.sentence[: tokens[0].start].lower().split()[-1:] == ["there"]:
        # "There is a Forest in Ben's graveyard."
        return False
    return _begins_question(tokens, 0) and (tokens[0].kind == "ask" or tokens[1].kind != "PRED")


def _begins_question(tokens: list[Recognised], at: int) -> bool:
    before = tokens[at - 1] if at else None
    kinds = [each.kind for each in tokens[at : at + 3]]
    if before is not None and (before.kind != "JOIN" or (before.value in _SUPPOSING and kinds[0] == "be")):
        # "If there is a land in the graveyards" asks nothing.
        return False
    if tokens[at].words.lower() == "why":
        return True
    if kinds[0] in _ASIDE:
        kinds = kinds[1:]
    if not kinds:
        return False
    if kinds[0] == "ask":
        word, follows = tokens[at].words.lower(), kinds[1] if len(kinds) > 1 else ""
        if at and word.split()[0].rstrip("'s") not in _WH:
            return False
        named = at > 1 and tokens[at - 2].kind == "N"
        return not (
            word in _RELATIVE and named and ((is_verb(follows) and follows not in ("be", "do")) or follows == "P")
        )
    return kinds[0] in ("be", "do", "can", "have") and len(kinds) > 1 and kinds[1] in _ASKED_OF


def _begins_condition(row: list[Recognised], at: int) -> bool:
    if row[at].kind == "JOIN" and row[at].value in CONDITIONS:
        joins = (place for place in range(at + 1, len(row)) if row[place].kind == "JOIN")
        ends = next((place for place in joins if [each.kind for each in row[place + 1 : place + 2]] != ["N"]), len(row))
        return any(is_verb(each.kind) or each.kind in ALONE for each in row[at:ends])
    return row[at].kind == "with" and at + 2 < len(row) and row[at + 1].kind == "N" and row[at + 2].kind == "ZONE"


def _trimmed(row: list[Recognised]) -> list[Recognised]:
    """Give tokens without what joins them to others."""
    begin, end = 0, len(row)
    while begin < end and row[begin].kind == "JOIN" and row[begin].value not in CONDITIONS:
        begin += 1
    while end > begin and row[end - 1].kind == "JOIN":
        end -= 1
    return row[begin:end]


def orders(tokens: list[Recognised]) -> bool:
    """Whether a sentence tells the reader to say something: "State its size"."""
    asks = any(each.kind == "ask" and each.value not in (*ASK_WORDS, "everything") for each in tokens)
    says = bool(tokens) and tokens[0].words.lower() in _SAY
    asks = asks or (says and any(each.kind == "ask" for each in tokens))
    describes = says and tokens[0].words.lower() in _DESCRIBE and tokens[1:2] and tokens[1].kind in ("N", "it")
    return bool(describes or (asks and (says or not any(is_verb(each.kind) for each in tokens))))


def counts_what_follows(tokens: list[Recognised], token: Recognised) -> bool:
    """Whether a word says how many there are of what is named behind it: "two token copies of Serra Angel"."""
    behind = next((each.kind for each in tokens if each.start >= token.end), "")
    return token.kind == "NUMBER" and behind in ("N", "token_of")


def around(tokens: list[Recognised], token: Recognised) -> list[Recognised]:
    """Give the tokens around one, from what joins them to others to the next of these."""
    at = end = tokens.index(token)
    while at and tokens[at - 1].kind != "JOIN":
        at -= 1
    while end < len(tokens) and tokens[end].kind != "JOIN":
        end += 1
    return tokens[at:end]


def as_they_happen(clauses: list[Clause]) -> list[Clause]:
    """Give clauses as they happen: what follows "after" or "while" stands before what it follows."""
    _last_together(clauses)
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        stands = last is not None and last.verb in AS_IT_STANDS
        if last is not None and (
            (_tells_what_is_there(clause) and not stands)
            or clause.join in _EARLIER
            or (clause.join in ("when", "if", "once", "as") and not stands)
        ):
            found.insert(len(found) - 1, clause)
        elif last is not None and len(found) == 1 and last.join == "before":
            found.insert(0, clause)
        else:
            found.append(clause)
    return found


def _last_together(clauses: list[Clause]) -> None:
    """Say for how long of all that is listed of one thing: "loses all abilities and gets +1/+1 until end of turn"."""
    for before, clause in reversed([*pairwise(clauses)]):
        is_one = before.subject == clause.subject and {before.verb, clause.verb} <= _LASTING
        if is_one and not clause.join and "DURATION" in clause.flags:
            before.flags["DURATION"] = clause.flags["DURATION"]


def _tells_what_is_there(clause: Clause) -> bool:
    """Whether a clause only tells what was there as something happened: "..., with Grizzly Bears on the table"."""
    begins = clause.row[0].kind if clause.row else ""
    return begins == "with" and not clause.verb and any("ZONE" in each.values for each in clause.beside)


def asks_of_unknown(row: list[Recognised]) -> bool:
    """Whether a question asks of what nobody here knows, and of nothing else: no other thing is asked of instead."""
    named = any(each.nouns or each.kind in ("it", "PO", "P") for each in row)
    # "The Ape's power": of a kind of thing nobody asks so.
    owns = (one for one, two in pairwise(row) if one.kind == "PRED" and two.words == "'s")
    unknown = (each for each in row if each.kind == "unknown")
    # "How big is mine?" asks of one that is not told.
    mine = any(each.words.lower() in ONES_OWN for each in row)
    return not named and (mine or any(each.words[:1].isupper() for each in (*unknown, *owns)))


def is_either(tokens: list[Recognised]) -> bool:
    """Whether of several things that are told nobody knows which: "the Angel or the Bears died", "mine gets flying".

    So it is with what becomes of one: "dies or is exiled", "gets flying or trample".
    """
    if any(each.kind == "whose" and each.words.lower() in ONES_OWN for each in tokens):
        return True
    places = [at for at, each in enumerate(tokens) if each.kind == "JOIN" and each.value == "or"]
    return any(
        ({each.kind for each in tokens[at + 1 : at + 2]} & _NAMES and any(each.kind in _NAMES for each in tokens[:at]))
        or (len(tokens[at - 1 : at + 2]) == 3 and not {tokens[at - 1].kind, tokens[at + 1].kind} & _TELLS_NOTHING)
        for at in places
    )
