"""From a proved board to a question: its kind, its words, the options and their order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from typing import Final, NamedTuple

from inspector.cards import name_key
from inspector.rules import EDITIONS, NEWEST, Concept, Result, concepts_in, numbers
from inspector.scenario.proofs import proof_records
from inspector.training.answer_words import asked_in_words, key_in_words, quiz_answer_words
from inspector.training.answers import OF_ACTIONS, same_answer, value_of
from inspector.training.beliefs import ALL_MISCONCEPTIONS, Root
from inspector.training.making import Proved, answers_by_edition, rests_on_a_reading
from inspector.training.questions import (
    AnswerReason,
    AnswerValue,
    Claim,
    QuestionKind,
    QuizAsk,
    QuizOption,
    QuizQuestion,
)
from inspector.training.seeds import Draw
from inspector.training.telling import Teller, possessive

MOST_OPTIONS: Final = 4
_ENDINGS: Final = ("done", "nothing happens", "illegal")
_MOST_CLAIMS: Final = 4
_FEWEST_CLAIMS: Final = 3
_CLAIMED: Final = ("name", "mana_value", "colors", "types", "subtypes", "power", "toughness")
# Which face is up, and where a thing is, would be given away by saying that an instruction was followed.
_GIVEN_AWAY: Final = ("outcome", "face_up", "flipped", "face_down", "zone", "unlocked", "exists")
_FEWEST_STEPS: Final = 3


class PaperPlace(NamedTuple):
    """Where in a paper a question stands: its own name, its topic and level."""

    name: str
    topic: str
    level: int


def asked_question(found: Proved, kind: QuestionKind, place: PaperPlace, draw: Draw) -> QuizQuestion | None:
    """Make a question of a kind of a proved board; None where the board does not serve for it."""
    form = _FORMS.get(kind)
    made = _Question(found, kind, place, draw)
    question = made.of_value() if form is None else form(made)
    return None if question is None or _gives_itself_away(question, made.teller) else question


class _Question:
    """A question under way."""

    def __init__(self, found: Proved, kind: QuestionKind, place: PaperPlace, draw: Draw) -> None:
        self.found = found
        self.kind = kind
        self.place = place
        self.draw = draw
        self.board = found.board
        self.edition = found.board.edition
        self.teller = Teller(found.board.run, openly=self._may_tell_openly())
        placed = [label for label in self.teller.calls if label in found.board.table.objects]
        self._alone = len(placed) == 1

    def _may_tell_openly(self) -> bool:
        """Whether saying that an instruction was followed gives nothing away."""
        turning = (ALL_MISCONCEPTIONS[name].root is Root.EVERYTHING_TURNS_OVER for name in self.found.by_belief)
        done = all(outcome.result is Result.DONE for outcome in self.board.outcomes)
        return done and self.board.key not in _GIVEN_AWAY and not any(turning)

    @property
    def heading(self) -> str:
        """The edition, where it is not the newest."""
        return "" if self.edition.key == NEWEST.key else f"Under the rules of {self.edition.key}: "

    def asks_for(self, asked: QuizAsk) -> str:
        """Say what is asked."""
        words = asked_in_words(asked, self.teller.call(asked.object), self.edition, alone=self._alone)
        return f"{self.heading}{words[:1].lower() + words[1:]}" if self.heading else words

    def in_words(self, asked: QuizAsk, value: AnswerValue) -> str:
        """Say an answer."""
        return quiz_answer_words(asked, value, self.edition)

    def options(self, asked: QuizAsk, right: AnswerValue, wrong: Iterable[tuple[AnswerValue, str]]) -> list[QuizOption]:
        """Make options of wrong answers and the beliefs that give them, in the order of the most common."""
        held: list[tuple[AnswerValue, list[str]]] = []
        for value, belief in wrong:
            known = next((names for other, names in held if same_answer(asked.key, other, value)), None)
            if known is not None:
                known.append(belief)
            elif not same_answer(asked.key, value, right):
                held.append((value, [belief]))
        found = [QuizOption(value=right, words=self.in_words(asked, right), right=True)]
        for value, names in held[: MOST_OPTIONS - 1]:
            words = self.in_words(asked, value)
            if words not in [option.words for option in found]:
                named = tuple(name for name in names if name)
                found.append(QuizOption(value=value, words=words, misconceptions=named))
        return self.draw.in_any_order(found)

    def question(
        self, asked: QuizAsk, answer: AnswerValue, options: Iterable[QuizOption], **more: object
    ) -> QuizQuestion:
        """Put a question together; ``more`` are fields of its kind."""
        reasons = self.found.reasons
        fields: dict[str, object] = {
            "name": self.place.name,
            "kind": self.kind,
            "topic": self.place.topic,
            "level": self.place.level,
            "edition": self.edition.key,
            "story": self.teller.sentences(),
            "asks_for": self.asks_for(asked),
            "scenario": self.board.scenario,
            "asks": (asked,),
            "answer": {asked.key: answer},
            "options": tuple(options),
            "concepts": self.found.concepts,
            "rules": tuple(dict.fromkeys(rule for reason in reasons for rule in reason.rules)),
            "because": tuple(
                AnswerReason(concept=reason.concept, says=reason.says, rules=reason.rules) for reason in reasons
            ),
            "by_belief": self.found.by_belief,
        }
        return QuizQuestion(**{**fields, **more})  # type: ignore[arg-type]

    def of_value(self, **more: object) -> QuizQuestion | None:
        """Ask for the value, or how the action ends."""
        asked, right = self.board.asked, self.found.answer
        wrong = [(value, belief) for belief, value in self.found.by_belief.items()]
        if asked.key == "outcome":
            wrong += [(ending, "") for ending in _ENDINGS]
        options = self.options(asked, right, wrong)
        return self.question(asked, right, options, **more) if len(options) > 1 else None


def _of_ruling(made: _Question) -> QuizQuestion | None:
    """Ask for a ruling in free words."""
    asked = made.board.asked
    if asked.key in OF_ACTIONS:
        told = f"{made.heading}What do you tell the players: what comes of that, and why?"
    else:
        whose = possessive(made.teller.call(asked.object))
        about = key_in_words(asked.key, made.edition)
        told = f"{made.heading}The players ask about {whose} {about}. What do you tell them, and why?"
    return made.of_value(asks_for=told)


def _of_editions(made: _Question) -> QuizQuestion | None:
    """Ask which other editions give another answer."""
    asked = made.board.asked
    answers = answers_by_edition(made.board, EDITIONS)
    others = {key: value for key, value in answers.items() if key != made.edition.key}
    differ = {key: value for key, value in others.items() if not same_answer(asked.key, value, made.found.answer)}
    if not differ or len(others) < 2:
        return None
    right = made.in_words(asked, made.found.answer)
    words = made.asks_for(asked).removesuffix("?")
    told = f"{words}? Under these rules ({made.edition.key}) the answer is: {right}. Under which other rules is it not?"
    wrong = [
        *((value, belief) for belief, value in made.found.by_belief.items()),
        *((one, "") for one in differ.values()),
    ]
    options = made.options(asked, made.found.answer, wrong)
    if len(options) < 2:
        return None
    return made.question(asked, made.found.answer, options, asks_for=told, editions=differ)


def _of_rule(made: _Question) -> QuizQuestion | None:
    """Ask which of four rules decides a value."""
    about = made.board.asked
    rules = made.found.reasons[0].rules
    if about.key in OF_ACTIONS or not rules:
        return None
    asked = QuizAsk(object=about.object, key="decided_by", about=(about.key,))
    near = list(_near_rules(made))
    if len(near) < MOST_OPTIONS - 1:
        return None
    wrong = [({about.key: number}, belief) for number, belief in near[: MOST_OPTIONS - 1]]
    right = {about.key: rules[0]}
    shown = made.in_words(about, made.found.answer)
    told = f"{made.asks_for(about)} It is {shown}. Which rule decides that?"
    if about.key == "name" or not shown:
        told = made.asks_for(asked)
    return made.question(asked, right, made.options(asked, right, wrong), asks_for=told)


def _near_rules(made: _Question) -> Iterator[tuple[str, str]]:
    """Give rules that might be thought to decide: those that the mistakes go by, then their neighbors."""
    cited = {rule for reason in made.found.reasons for rule in reason.rules}
    here = concepts_in(made.edition.key)
    at = here.index(made.found.concepts[0])
    around = [here[at + step * side] for step in range(1, 12) for side in (-1, 1) if 0 <= at + step * side < len(here)]
    wanted = [
        *(concept for belief in made.found.by_belief for concept in ALL_MISCONCEPTIONS[belief].concepts),
        *around,
    ]
    seen: set[str] = set()
    for concept in wanted:
        number = next(iter(numbers(concept, made.edition.key)), "")
        if number and number not in cited and number not in seen:
            seen.add(number)
            yield number, ""


def _of_error(made: _Question) -> QuizQuestion | None:
    """Show what a player claims of an object; one of it is wrong."""
    asked = made.board.asked
    believed = next(iter(made.found.by_belief.items()))
    now = made.board.is_now if asked.key in _CLAIMED and made.board.held is not None else None
    if now is None:
        return None
    # Which keys a claim of the same mistake would touch is not asked: all others are right.
    sure = [
        key
        for key in _CLAIMED
        if key != asked.key
        and now.value(key) not in (None, "")
        and not any(map(rests_on_a_reading, now.why.get(key, ())))
    ]
    keys = [*made.draw.in_any_order(sure)[: _MOST_CLAIMS - 1], asked.key]
    if len(keys) < _FEWEST_CLAIMS:
        return None
    name = made.teller.call(asked.object)
    claims = [
        Claim(
            object=asked.object,
            key=key,
            value=believed[1] if key == asked.key else value_of(now, key),
            says=_claim(made, name, key, believed[1] if key == asked.key else value_of(now, key)),
            wrong=key == asked.key,
        )
        for key in made.draw.in_any_order(keys)
    ]
    options = made.options(asked, made.found.answer, [(believed[1], believed[0])])
    if len(options) < 2:
        return None
    told = f"{made.heading}A player says: {' '.join(claim.says for claim in claims)} Which of that is wrong?"
    return made.question(asked, made.found.answer, options, asks_for=told, claims=tuple(claims))


def _claim(made: _Question, name: str, key: str, value: AnswerValue) -> str:
    words = quiz_answer_words(QuizAsk(object=name, key=key), value, made.edition)
    if key == "colors":
        return f"It is {words}."
    verb = "are" if key in ("types", "subtypes") else "is"
    return f"Its {key_in_words(key, made.edition)} {verb} {words}."


def _of_layers(made: _Question) -> QuizQuestion | None:
    """Ask in which order effects apply to an object."""
    about = made.board.asked
    if about.key in OF_ACTIONS or made.board.held is None:
        return None
    first: dict[str, dict[str, AnswerValue]] = {}
    for step in proof_records(made.board.table, about.object):
        if step["layer"] != "start" and step["applied"] and step["changes"]:
            shown = {"layer": step["layer"], "source_name": step["source_name"], "timestamp": step["timestamp"]}
            first.setdefault(str(step["source_name"]), shown)
    steps = list(first.values())
    if len(steps) < _FEWEST_STEPS or any(not step["source_name"] for step in steps):
        return None
    asked = QuizAsk(object=about.object, key="proof")
    by_age = sorted(steps, key=lambda step: int(step["timestamp"]))
    others = [by_age, steps[::-1], *([*one] for one in permutations(steps))]
    right = [_bare(step) for step in steps]
    tagged = [([_bare(step) for step in order], "newest-effect-wins" if order is by_age else "") for order in others]
    return made.question(asked, right, made.options(asked, right, tagged))


def _bare(step: Mapping[str, AnswerValue]) -> dict[str, AnswerValue]:
    return {"layer": step["layer"], "source_name": step["source_name"]}


def _gives_itself_away(question: QuizQuestion, teller: Teller) -> bool:
    """Whether a name that is the answer stands in the question, and is not simply what the card is called."""
    asked, right = question.asked, question.right
    if asked.key != "name" or not isinstance(right, str) or not right:
        return False
    if name_key(right) in {name_key(call) for call in teller.calls.values()}:
        return False
    return right.casefold() in question.text.casefold()


_FORMS: Final = {
    QuestionKind.RULE: _of_rule,
    QuestionKind.EDITION: _of_editions,
    QuestionKind.ERROR: _of_error,
    QuestionKind.LAYERS: _of_layers,
    QuestionKind.RULING: _of_ruling,
}


def kinds_for(topic: str, level: int, draw: Draw) -> list[QuestionKind]:
    """Draw the kinds to try for a question, the one wanted first; what is asked simply comes last and always serves."""
    rare: dict[str, tuple[QuestionKind, ...]] = {
        "editions": (QuestionKind.EDITION, QuestionKind.EDITION, QuestionKind.EDITION),
        "layers": (QuestionKind.LAYERS, QuestionKind.RULE, QuestionKind.ERROR),
        "dependency": (QuestionKind.LAYERS, QuestionKind.RULE),
        "whole-desk": (QuestionKind.ERROR, QuestionKind.ERROR, QuestionKind.RULING),
    }
    usual = (QuestionKind.RULE, QuestionKind.ERROR, QuestionKind.RULING) if level > 1 else ()
    among = rare.get(topic, usual)
    often = 1 if topic not in ("editions", "whole-desk") else 2
    wanted = [draw.one_of(among)] if among and draw.happens(often, 3) else []
    return [*wanted, QuestionKind.VALUE]


def concepts_named(names: Iterable[str]) -> tuple[Concept, ...]:
    """Give concepts by their names, leaving out what is none by now."""
    known = {str(one): one for one in Concept}
    return tuple(known[name] for name in names if name in known)
