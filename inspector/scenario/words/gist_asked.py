"""What a question that cannot be read most probably asks: of whom, and after which values, in canonical words."""

from __future__ import annotations

from typing import Final

from inspector.cards import possessive, with_article
from inspector.scenario.words.gist_cards import way_onto
from inspector.scenario.words.gist_clause import Clause
from inspector.scenario.words.gist_clauses import Clauses
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_deeds import Retelling
from inspector.scenario.words.gist_forms import ASKED
from inspector.scenario.words.gist_groups import group_asked
from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_things import Noun, Recognised
from inspector.scenario.words.gist_tokens import kinds_shown
from inspector.scenario.words.gist_vocabulary import qualities_said
from inspector.scenario.words.values_said import COLOR_NAMES, SAID_SUPERTYPES

# How each value is asked for of one object.
_ASKING: Final = {
    "size": "How big is {0}?",
    "power": "What is {0's} power?",
    "toughness": "What is {0's} toughness?",
    "colors": "What color is {0}?",
    "types": "What are {0's} types?",
    "subtypes": "What are {0's} subtypes?",
    "supertypes": "What are {0's} supertypes?",
    "name": "What is {0's} name?",
    "mana_value": "What is {0's} mana value?",
    "mana_cost": "What is {0's} mana cost?",
    "abilities": "What abilities does {0} have?",
    "keywords": "What are {0's} keywords?",
    "loyalty": "What is {0's} loyalty?",
    "controller": "Who controls {0}?",
    "owner": "Who owns {0}?",
    "counters": "What are {0's} counters?",
    "face": "Which side is {0} showing?",
    "everything": "What is {0}?",
    "fate": "What happens to {0}?",
}
# Which other things each sort of question may be made of; where there is another, it is not that question.
_CARRYING: Final = frozenset(
    ["ask", "be", "do", "have", "get", "become", "can", "as", "to", "of", "N", "whose", "JOIN", "DURATION", "change"]
)
# Whether it can be or have something is another question than whether it is or has it.
_ASKING_WHETHER: Final = (_CARRYING - {"can"}) | {"PRED", "facedown", "transformed", "keep"}
_ASKING_FOR_KEYWORDS: Final = (_CARRYING - {"can"}) | {"K", "keep", "gain"}
# With one of these it is asked whether something is so; without, only where nothing else is said.
_WHETHER: Final = word_set("be do have can become get keep gain")
_BARE: Final = word_set("PRED K JOIN facedown transformed")
_PLAIN: Final = frozenset((*(each.lower() for each in COLOR_NAMES), *(each.lower() for each in SAID_SUPERTYPES),
                           "colorless", "colourless", "multicolored", "tapped", "untapped"))  # fmt: skip
_LEFT_OUT: Final = frozenset(("talk", "odd", "unknown"))
_WHICH: Final = frozenset(("what", "which", "how", "who", "where", "what's", "whats", "whose", "who's", ""))
_SURVIVES: Final = frozenset(("survive", "survives", "stay alive", "alive"))
_ALL: Final = frozenset(("everybody", "everyone", "everything"))
_SOMEBODY: Final = frozenset(("he", "she", "him", "her"))
_STATES: Final = {"facedown": "face down", "transformed": "transformed", "faceup": ""}


def questions_asked(work: Retelling, chunk: list[Recognised]) -> list[str]:
    """Give the questions of one row; raises NotRebuiltError. What is said in it of the board is told first."""
    row = [each._replace(kind="it") if each.kind == "P" and each.words.lower() in ("he", "she", "they", "him") else each
           for each in chunk]  # fmt: skip
    row = without_what_is_said(work, row)
    sizes = any(each.kind == "ask" and each.value in ("size", "power", "toughness") for each in row)
    somebody = any(each.words.lower() in _SOMEBODY for each in row if each.kind == "it")
    work.needs = "size" if sizes else "somebody" if somebody else ""
    row = [work.resolved(each) if each.kind == "it" and each.words.lower() != "they" else each for each in row]
    row = [each for each in row if each.kind != "it" or each.noun is not None]
    related = _related(work, row)
    if related:
        return related
    found: list[str] = []
    for part in _parts(row):
        found += _asked_in(work, part)
    if not found:
        raise NotRebuiltError
    return found


def without_what_is_said(work: Retelling, row: list[Recognised]) -> list[Recognised]:
    """Tell what is said of things where they are named, and give the row without it."""
    grammar, clause, found, at = Clauses(row), Clause(), [], 0
    while at < len(row):
        asks_it = row[0].kind == "be" and {each.kind for each in row[at + 1 : at + 2]} & _STATES.keys()
        if row[at].kind in ("N", "it") and not asks_it:
            things, at = grammar.things(at, len(row), clause, is_subject=True)
            first, *others = things
            found.append(first._replace(others=(*first.others, *(noun for each in others for noun in each.nouns))))
        else:
            found.append(row[at])
            at += 1
    for fact in clause.beside:
        if not _is_asked_place(work, fact):
            work.tell_clause(fact)
    return found


def _is_asked_place(work: Retelling, fact: Clause) -> bool:
    """Whether of a thing only its place is said, where it already lies."""
    zone = next(iter(fact.values.get("ZONE", [])), "")
    nouns = [noun for token in fact.subject for noun in token.nouns]
    if not zone or not all(noun.label for noun in nouns):
        return False
    if any(work.place_of(noun) != zone for noun in nouns):
        raise NotRebuiltError
    return True


def _related(work: Retelling, row: list[Recognised]) -> list[str]:
    """Give what is asked of one thing by what it does, or another does to it."""
    plain = [each for each in row if each.kind not in ("JOIN", "DURATION")]
    if any(each.kind == "ask" and each.value not in (*_WHICH, "everything") for each in plain):
        return []
    known = ASKED.get(kinds_shown(plain))
    nouns = [each.noun for each in row if each.noun is not None]
    if known is None or not nouns:
        return []
    named_only = nouns[-1:] if known[1].count("{}") > 1 else []
    for noun in nouns:
        if not _is_face_of(work, nouns[0], noun) and noun not in named_only:
            work.put_there(noun)
    which, asks = known
    if asks.count("{}") > 1:
        which = len(nouns) - 2
    named = nouns[min(which, len(nouns) - 1)]
    if asks.startswith("Where") and not any(each.words.lower().startswith("where") for each in plain):
        asks = "What is {}?"
    return [asks.format(work.ref(named), nouns[-1].name)]


def _is_face_of(work: Retelling, noun: Noun, other: Noun) -> bool:
    card = work.card_of(noun)
    return noun is not other and card is not None and other.name in card.names


def _parts(row: list[Recognised]) -> list[list[Recognised]]:
    """Split a row before each word that begins another question, and between what is asked one or the other."""
    parts: list[list[Recognised]] = [[]]
    for token in row:
        last = parts[-1]
        whole = any(each.kind in ("PRED", "K") for each in last) and not any(each.kind == "ask" for each in last)
        if whole and token.kind in ("be", "do", "can"):
            parts.append([])
        if whole and token.kind in ("PRED", "K") and last[-1].kind == "JOIN":
            parts.append([each for each in last if each.kind not in ("PRED", "K", "JOIN")])
        parts[-1].append(token)
    return parts


def _asked_in(work: Retelling, row: list[Recognised]) -> list[str]:
    kinds = {each.kind for each in row}
    left = [each for each in row if each.kind in _LEFT_OUT]
    work.left_out += [each.words for each in left]
    row = [each for each in row if each.kind not in _LEFT_OUT]
    group = group_asked(work, row, work.words_asked(row))
    row = [each for each in row if not (group and (each.kind in ("PRED", "NUMBER") or each.words.lower() in _ALL))]
    nouns = [noun for each in row for noun in each.nouns] or group or work.those(row)
    values = [
        each.value for each in row if each.kind == "ask" and each.value not in _WHICH and each.value != "everything"
    ]
    if "dies" in values and sum(bool(each.nouns) for each in row) > 1 and "JOIN" not in kinds:
        # "Does Clone survive Humility" asks it of one of them.
        raise NotRebuiltError
    if "legend rule" in values:
        return ["Does the legend rule apply?"]
    row = _in_its_place(work, row, nouns)
    kinds = {each.kind for each in row}
    said = [
        each.value or _STATES.get(each.kind, "") for each in row if each.kind in ("PRED", "facedown", "transformed")
    ]
    words = [each.value for each in row if each.kind == "K"]
    if not kinds <= (_ASKING_WHETHER if said else _ASKING_FOR_KEYWORDS if words else _CARRYING):
        raise NotRebuiltError
    whether = kinds & _WHETHER or kinds <= _BARE
    of_many = said and said[0].endswith("s") and said[0] in qualities_said()
    if of_many or ((said or words) and (values or len(nouns) > 1 or not whether)):
        raise NotRebuiltError
    for noun in nouns:
        work.put_there(noun)
    work.about = nouns[0]
    first = work.ref(nouns[0])
    if said:
        return [f"Is {first} {_said_of_it(said)}?"]
    if words:
        return [f"Does {first} have {each}?" for each in words]
    if not values and all(each.kind != "ask" for each in row):
        if not work.asked_after or all(each.noun is None for each in row):
            raise NotRebuiltError
        # "What happens to A and to B" asks the same of both.
        values = work.asked_after
    work.asked_after = values or ["everything"]
    return [_value(work, noun, each, row) for noun in nouns for each in values or ("everything",)]


def _in_its_place(work: Retelling, row: list[Recognised], nouns: list[Noun]) -> list[Recognised]:
    """Give a row without the place in which what is asked of lies; raises NotRebuiltError where it lies elsewhere."""
    zones = {each.value for each in row if each.kind == "ZONE"}
    for zone in zones:
        if any(work.place_of(noun) not in ("", zone) for noun in nouns):
            raise NotRebuiltError
    return [each for each in row if each.kind != "ZONE"]


def _value(work: Retelling, noun: Noun, key: str, row: list[Recognised]) -> str:
    if key == "dies":
        survives = any(each.kind == "ask" and each.words.lower() in _SURVIVES for each in row)
        if any(each.kind == "unknown" for each in work.said.tokens):
            # What nobody knows may be what it has to survive.
            raise NotRebuiltError
        if not noun.label and way_onto(work.card_of(noun)) == "spell":
            # Whether something survives a spell asks of what that does.
            raise NotRebuiltError
        return f"Does {work.ref(noun)} {'survive' if survives else 'die'}?"
    asks = _ASKING.get(key)
    if asks is None:
        raise NotRebuiltError
    return asks.replace("{0's}", possessive(work.ref(noun))).replace("{0}", work.ref(noun))


def _said_of_it(said: list[str]) -> str:
    words = " ".join(said)
    if said[-1] in _PLAIN or said[-1] in ("face down", "transformed"):
        return words
    return with_article(words)
