"""Answers and what is asked, as people say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from inspector.cards import CardPool, Color, Face, color_words, possessive
from inspector.rules import Concept, Edition, Place, edition_of, numbers
from inspector.training.answers import NOT_THERE, without_general_words
from inspector.training.questions import AnswerReason, AnswerValue, QuestionKind, QuizAsk, QuizQuestion

_NONE: Final = "none"
_ZONES: Final = {
    "battlefield": "on the battlefield",
    "hand": "in the hand",
    "graveyard": "in the graveyard",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
    "command": "in the command zone",
    "outside": "outside the game",
}


def quiz_answer_words(asked: QuizAsk, value: AnswerValue, edition: Edition) -> str:
    """Say an answer in a few words: ``blue and red``, ``no mana cost``, ``1 and 4``, ``712.8e (back face up)``."""
    if value == NOT_THERE:
        return "it is not there any more"
    form = _FORMS.get(asked.key)
    if form is not None:
        return form(value)
    if asked.key in ("events", "no_events"):
        return "yes" if bool(value) == (asked.key == "events") else "no"
    if asked.key == "decided_by":
        return rule_in_words(next(iter(value.values())), edition)
    if asked.key == "state_based":
        named = and_listed([rule_in_words(rule, edition) for rule in value]) if value else ""
        return f"yes: {named}" if named else "no"
    return _plain(value)


def answer_in_words_of(question: QuizQuestion) -> str:
    """Say what a question wanted to hear: the right option, the editions, or the claim that is wrong."""
    if question.kind is QuestionKind.EDITION:
        return ", ".join(sorted(question.editions)) or "none"
    if question.kind is QuestionKind.ERROR:
        wrong = next(claim for claim in question.claims if claim.wrong)
        quoted = f"\N{LEFT DOUBLE QUOTATION MARK}{wrong.says}\N{RIGHT DOUBLE QUOTATION MARK}"
        return (
            f"{quoted} is wrong; {key_in_words(wrong.key, edition_of(question.edition))}: {question.right_option.words}"
        )
    return question.right_option.words


def reasons_in_order(because: Iterable[AnswerReason], most: int = 2) -> tuple[AnswerReason, ...]:
    """Give the first few reasons for an answer in the order in which they came about, the deciding one last.

    ``because`` has the deciding one first; read so, what a card was at the start would sound like what became of it.
    """
    said: dict[str, AnswerReason] = {}
    for reason in because:
        said.setdefault(reason.says, reason)
    return tuple(list(said.values())[:most][::-1])


def printed_facts(question: QuizQuestion, pool: CardPool) -> Iterator[str]:
    """Give the facts printed on each card of a board, a line each, for who has no picture of them."""
    for action in question.scenario.actions:
        card = pool.find(action.card) if isinstance(action, Place) else None
        if card is not None:
            yield " // ".join(_face_in_words(face) for face in card.faces)


def _face_in_words(face: Face) -> str:
    parts = [face.name, str(face.mana_cost) if face.mana_cost is not None else "", str(face.type_line)]
    if face.power is not None and face.toughness is not None:
        parts.append(f"{face.power}/{face.toughness}")
    if face.loyalty is not None:
        parts.append(f"loyalty {face.loyalty}")
    if face.color_indicator:
        parts.append(f"indicator: {color_words(face.color_indicator)}")
    return ", ".join((" ".join(filter(None, parts)), *face.paragraphs))


def rule_in_words(number: str, edition: Edition) -> str:
    """Give a rule's number with what it is about."""
    about = next((str(one) for one in Concept if numbers(one, edition.key)[:1] == (number,)), "")
    return f"{number} ({about})" if about else number


def _plain(value: AnswerValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value in ("", [], {}):
        return _NONE
    if isinstance(value, dict):
        return ", ".join(f"{count} {kind}" for kind, count in sorted(value.items()))
    if isinstance(value, list):
        return ", ".join(dict.fromkeys(_plain(part) for part in value))
    return str(value)


def _pair(value: AnswerValue) -> str:
    return " and ".join(map(str, value)) if isinstance(value, list) else str(value)


def _colors(value: AnswerValue) -> str:
    letters = [part for one in value for part in (one if isinstance(one, list) else [one])]
    return color_words(Color(letter) for letter in dict.fromkeys(letters)) if letters else "colorless"


def _keywords(value: AnswerValue) -> str:
    return _plain(without_general_words(value))


def _doors(value: AnswerValue) -> str:
    return "both doors" if len(value) > 1 else f"the {value[0]} door only" if value else "no door"


_FORMS: Final[dict[str, Callable[[Any], str]]] = {
    "name": lambda value: _pair(value) or "no name",
    "mana_cost": lambda value: _pair(value) or "no mana cost",
    "mana_value": _pair,
    "colors": _colors,
    "face_up": lambda value: f"the {value} face" if value else "neither: it has one face",
    "face_down": lambda value: "yes" if value else "no",
    "unlocked": _doors,
    "keywords": _keywords,
    "zone": lambda value: _ZONES.get(value, str(value)),
}
_ASKS: Final = {
    "name": "What is {whose} name now?",
    "mana_cost": "What is {whose} mana cost now?",
    "mana_value": "What is {whose} {mana value} now?",
    "colors": "Which colors does {it} have now?",
    "supertypes": "Which supertypes does {it} have now?",
    "types": "Which card types does {it} have now?",
    "subtypes": "Which subtypes does {it} have now?",
    "keywords": "Which keyword abilities does {it} have now?",
    "power": "What is {whose} power now?",
    "toughness": "What is {whose} toughness now?",
    "loyalty": "What is {whose} loyalty now?",
    "defense": "What is {whose} defense now?",
    "zone": "Where is {it} now?",
    "controller": "Who controls {it} now?",
    "face_up": "Which face of {it} is up now?",
    "face_down": "Is {it} face down now?",
    "flipped": "Is {it} flipped now?",
    "unlocked": "Which doors of {it} are unlocked now?",
    "tapped": "Is {it} tapped now?",
    "token": "Is {it} a token now?",
    "counters": "Which counters are on {it} now?",
    "state_based": "Is there a state-based action that would put {it} into the graveyard now?",
    "outcome": "Is that done, does nothing happen, or is it illegal? (Illegal: the player may not do it at all.)",
}
_EVENTS: Final = {
    "entered": "Would an ability trigger now that triggers when a permanent enters the battlefield?",
    "turned face up": "Would an ability trigger now that triggers when a permanent is turned face up?",
    "transformed": "Would an ability trigger now that triggers when a permanent transforms?",
    "revealed": "Does the card have to be shown to everyone as it leaves?",
}


def asked_in_words(asked: QuizAsk, name: str, edition: Edition, *, alone: bool = False) -> str:
    """Say what is asked of an object that is called so; ``alone``: there is no other, so "it" will do."""
    if asked.key in ("events", "no_events"):
        return _EVENTS[asked.about[0]]
    it, whose = ("it", "its") if alone else (name, possessive(name))
    if asked.key == "decided_by":
        return f"Which rule decides {whose} {key_in_words(asked.about[0], edition)} now?"
    if asked.key == "proof":
        return f"In which order do these effects apply to {it}?"
    form = _ASKS.get(asked.key, "What is {whose} " + asked.key.replace("_", " ") + " now?")
    return form.replace("{mana value}", edition.words.mana_value).replace("{whose}", whose).replace("{it}", it)


def and_listed(parts: Sequence[str]) -> str:
    """Join words as a sentence does: ``Human and Peasant``, ``W, U and B``."""
    return parts[-1] if len(parts) < 2 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def key_in_words(key: str, edition: Edition) -> str:
    """Say what a value is called: ``mana value``, ``card types``."""
    words = {"types": "card types", "keywords": "keyword abilities", "mana_value": edition.words.mana_value}
    return words.get(key, key.replace("_", " "))
