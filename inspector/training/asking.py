"""From a proved board to a question: its kind, its words, the options and their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Final, NamedTuple

import msgspec

from inspector.cards import name_key, possessive
from inspector.cards.lists_in_words import capitalized
from inspector.rules import EDITIONS, NEWEST, ChooseName, Concept, Effect, Result, numbers
from inspector.scenario.proofs import proof_records
from inspector.training.answer_words import and_listed, asked_in_words, key_in_words, quiz_answer_words
from inspector.training.answers import OF_ACTIONS, same_answer, value_of
from inspector.training.beliefs import ALL_MISCONCEPTIONS, Root
from inspector.training.calling import cards_of_its_own
from inspector.training.making import Proved, answers_by_edition, rests_on_a_reading
from inspector.training.near_rules import SAYS_LITTLE, near_rules
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
from inspector.training.several import ProvedTogether
from inspector.training.telling import Teller

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
    if question is None or _tells_name(question, question.asked, made.teller) or _UNTOLD in question.text:
        return None
    return question


def question_told_elsewhere(found: Proved, kind: QuestionKind, place: PaperPlace, draw: Draw) -> QuizQuestion | None:
    """Make a question of a value or outcome whose board is told by others; None where nobody would go wrong."""
    return _Question(found, kind, place, draw).of_value()


def asked_together(several: ProvedTogether, place: PaperPlace, draw: Draw) -> QuizQuestion | None:
    """Make a question of several values; None where its story tells one of them."""
    made = _Question(several.found, QuestionKind.VALUE, place, draw)
    name = made.teller.call(several.asks[0].object)
    keys = [key_in_words(asked.key, made.edition) for asked in several.asks]
    whose = "its" if made.alone else possessive(name)
    words = f"what are {whose} {and_listed(keys)} now?"
    told = f"{made.heading}{words}" if made.heading else capitalized(words)
    found = [QuizOption(value=several.answer, words=_all_in_words(several, several.answer, made), right=True)]
    for belief, value in several.found.by_belief.items():
        said = _all_in_words(several, value, made)
        same = next((one for one in found if one.words == said), None)
        if same is None and len(found) < MOST_OPTIONS:
            found.append(QuizOption(value=value, words=said, misconceptions=(belief,)))
        elif same is not None and not same.right:
            more = msgspec.structs.replace(same, misconceptions=(*same.misconceptions, belief))
            found[found.index(same)] = more
    options = draw.in_any_order(found)
    question = made.question(several.asks[0], None, options, asks_for=told, asks=several.asks)
    because = tuple(
        AnswerReason(concept=reason.concept, says=reason.says, rules=reason.rules, about=asked.key)
        for asked in several.asks
        for reason in several.whys[asked.key]
    )
    question = msgspec.structs.replace(question, answer=several.answer, because=because)
    tells = any(_tells_name(question, asked, made.teller) for asked in several.asks) or _UNTOLD in question.text
    return question if len(found) > 1 and not tells else None


def _all_in_words(several: ProvedTogether, value: Mapping[str, AnswerValue], made: _Question) -> str:
    said = {asked.key: made.in_words(asked, value[asked.key]) for asked in several.asks}
    if "power" in said and "toughness" in said:
        said["power"] = f"{said['power']}/{said.pop('toughness')}"
    return ", ".join(said.values())


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
        self.alone = len(self.teller.calls) == 1

    def _may_tell_openly(self) -> bool:
        """Whether saying that an instruction was followed gives nothing away."""
        turning = (ALL_MISCONCEPTIONS[name].root is Root.EVERYTHING_TURNS_OVER for name in self.found.telling)
        done = all(outcome.result is Result.DONE for outcome in self.board.outcomes)
        return done and self.board.key not in _GIVEN_AWAY and not any(turning)

    @property
    def heading(self) -> str:
        """The edition, where it is not the newest."""
        return "" if self.edition.key == NEWEST.key else f"Under the rules of {self.edition.key}: "

    def asks_for(self, asked: QuizAsk) -> str:
        """Say what is asked."""
        words = asked_in_words(asked, self.teller.call(asked.object), self.edition, alone=self.alone)
        if asked.key == "outcome" and self.chooses_a_name:
            words = "Is that done, or is it illegal?"
        return f"{self.heading}{words[:1].lower() + words[1:]}" if self.heading else words

    @property
    def chooses_a_name(self) -> bool:
        """Whether what is asked about is the choice of a name: that is done or illegal, and never nothing."""
        return isinstance(self.board.actions[self.board.asked.action], ChooseName)

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
            "story": (*cards_of_its_own(self.board.scenario), *self.teller.sentences()),
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
            wrong += [(ending, "") for ending in _ENDINGS if not (self.chooses_a_name and ending == "nothing happens")]
        options = self.options(asked, right, wrong)
        return self.question(asked, right, options, **more) if len(options) > 1 else None


def _of_ruling(made: _Question) -> QuizQuestion | None:
    """Ask for a ruling in free words."""
    asked = made.board.asked
    if asked.key == "outcome":
        heading = made.heading or "The players call you. "
        return made.of_value(asks_for=f"{heading}{'what' if made.heading else 'What'} happens, and why?")
    return made.of_value(
        asks_for=f"The players call you and ask: {made.asks_for(asked)} What do you tell them, and why?"
    )


def _of_editions(made: _Question) -> QuizQuestion | None:
    """Ask which other editions give another answer."""
    asked = made.board.asked
    answers = answers_by_edition(made.board, EDITIONS)
    others = {key: value for key, value in answers.items() if key != made.edition.key}
    differ = {key: value for key, value in others.items() if not same_answer(asked.key, value, made.found.answer)}
    if not differ or len(others) < 2:
        return None
    right = made.in_words(asked, made.found.answer)
    quoted = f"\N{LEFT DOUBLE QUOTATION MARK}{right}\N{RIGHT DOUBLE QUOTATION MARK}"
    plain = asked_in_words(asked, made.teller.call(asked.object), made.edition, alone=made.alone)
    told = (
        f"{plain} Under the rules of {made.edition.key} the answer is {quoted}. Under {_which(others)} is it different?"
    )
    wrong = [(value, belief) for belief, value in made.found.by_belief.items()]
    # A rule's number of another edition would be read as one of this.
    wrong += [(one, "") for one in differ.values() if asked.key != "state_based"]
    options = made.options(asked, made.found.answer, wrong)
    if len(options) < 2:
        return None
    return made.question(asked, made.found.answer, options, asks_for=told, editions=differ, among=tuple(others))


def _which(others: Iterable[str]) -> str:
    """Ask of which other editions: all of them, or those that know such a board."""
    named = sorted(others)
    every = len(named) == len(EDITIONS) - 1
    return "which of the others" if every else f"which of {and_listed(named)}"


def _of_rule(made: _Question) -> QuizQuestion | None:
    """Ask which of four rules decides a value."""
    about = made.board.asked
    decides = made.found.reasons[0]
    rules = decides.rules
    if about.key in (*OF_ACTIONS, *_NOT_BY_ONE_RULE) or not rules or decides.concept in SAYS_LITTLE:
        return None
    if not any(set(ALL_MISCONCEPTIONS[one].concepts) & set(made.found.concepts) for one in made.found.telling):
        # What is there to see is not what the rule says that decides.
        return None
    asked = QuizAsk(object=about.object, key="decided_by", about=(about.key,))
    near = list(near_rules(made.found, made.edition))
    if len(near) < MOST_OPTIONS - 1:
        return None
    near = made.draw.in_any_order(near[: MOST_OPTIONS + 1])[: MOST_OPTIONS - 1]
    right = {about.key: rules[0]}
    options = [
        QuizOption(value={about.key: numbers(concept, made.edition.key)[0]}, words=_rule_words(made, concept))
        for concept in near
    ]
    options.append(QuizOption(value=right, words=_rule_words(made, decides.concept), right=True))
    shown = made.in_words(about, made.found.answer)
    quoted = f"\N{LEFT DOUBLE QUOTATION MARK}{shown}\N{RIGHT DOUBLE QUOTATION MARK}"
    told = f"{made.asks_for(about)} The answer is {quoted}. Which rule decides that?"
    if about.key == "name" or not shown:
        told = made.asks_for(asked)
    return made.question(asked, right, made.draw.in_any_order(options), asks_for=told)


def _rule_words(made: _Question, concept: Concept) -> str:
    return f"{numbers(concept, made.edition.key)[0]} ({concept})"


# What is so because something happened, or because nothing did.
_NOT_BY_ONE_RULE: Final = ("counters", "state_based", "zone", "exists")
# How an action stands in a text that no sentence says.
_UNTOLD: Final = '"do":'


def _of_error(made: _Question) -> QuizQuestion | None:
    """Show what a player claims; one of it is wrong: of the objects on a desk, or of several values of one."""
    asked = made.board.asked
    believed = next(iter(made.found.by_belief.items()))
    if asked.key not in _CLAIMED or made.board.held is None:
        return None
    about = _objects_to_claim(made) or _values_to_claim(made)
    if len(about) + 1 < _FEWEST_CLAIMS:
        return None
    wrong = _claim(made, asked.object, asked.key, believed[1], wrong=True)
    said = [_claim(made, label, key, value_of(made.board.values(label), key)) for label, key in about]
    claims = tuple(made.draw.in_any_order([*said[: _MOST_CLAIMS - 1], wrong]))
    options = made.options(asked, made.found.answer, [(believed[1], believed[0])])
    if len(options) < 2:
        return None
    told = (
        f"{made.heading}{'a' if made.heading else 'A'} player says: {' '.join(claim.says for claim in claims)} "
        "Which of these statements is wrong?"
    )
    return made.question(asked, made.found.answer, options, asks_for=told, claims=claims)


def _objects_to_claim(made: _Question) -> list[tuple[str, str]]:
    """Draw a value for each of the other objects, where there are enough of them."""
    there = made.board.table.objects
    others = [label for label in made.teller.calls if label in there and there[label].is_permanent]
    others = [label for label in others if label != made.board.asked.object]
    found = []
    for label in others:
        keys = _sure_keys(made, label)
        if keys:
            found.append((label, made.draw.one_of(keys)))
    return found if len(found) + 1 >= _FEWEST_CLAIMS else []


def _values_to_claim(made: _Question) -> list[tuple[str, str]]:
    label = made.board.asked.object
    keys = [key for key in _sure_keys(made, label) if key != made.board.asked.key]
    return [(label, key) for key in made.draw.in_any_order(keys)[: _MOST_CLAIMS - 1]]


def _sure_keys(made: _Question, label: str) -> list[str]:
    """List the values of an object that can be claimed: there is one, and it rests on no reading."""
    now = made.board.values(label)
    return [
        key
        for key in _CLAIMED
        if now.value(key) not in (None, "", ()) and not any(map(rests_on_a_reading, now.why.get(key, ())))
    ]


def _claim(made: _Question, label: str, key: str, value: AnswerValue, *, wrong: bool = False) -> Claim:
    words = quiz_answer_words(QuizAsk(object=label, key=key), value, made.edition)
    name = made.teller.call(label)
    whose = possessive(name)
    if key in ("types", "subtypes", "keywords") and not value:
        says = f"{capitalized(name)} has no {key_in_words(key, made.edition)}."
    elif key == "colors":
        says = f"{capitalized(name)} is {words}."
    else:
        several = key in ("types", "subtypes") and len(value) != 1
        what = key_in_words(key, made.edition)
        what = what if several or key not in ("types", "subtypes") else what.removesuffix("s")
        # Of a list all is told: a land that is a creature too would be rightly called a creature.
        what = f"only {what}" if key in ("types", "subtypes") and not several else what
        said = and_listed(words.split(", ")) if several else words
        says = f"{capitalized(whose)} {what} {'are' if several else 'is'} {said}."
    return Claim(object=label, key=key, value=value, says=says, wrong=wrong)


def _of_layers(made: _Question) -> QuizQuestion | None:
    """Ask in which order effects apply to an object."""
    about = made.board.asked
    if about.key in OF_ACTIONS or made.board.held is None:
        return None
    first: dict[int, dict[str, AnswerValue]] = {}
    for step in proof_records(made.board.table, about.object):
        if step["layer"] != "start" and step["applied"] and step["changes"] and not step.get("of"):
            first.setdefault(step["timestamp"], {"layer": step["layer"], "timestamp": step["timestamp"]})
    steps = list(first.values())
    words = _effects_in_words(made)
    if len(steps) < _FEWEST_STEPS or any(step["timestamp"] not in words for step in steps):
        return None
    asked = QuizAsk(object=about.object, key="proof")
    by_age = sorted(steps, key=lambda step: int(step["timestamp"]))
    orders = [by_age, steps[::-1], *made.draw.in_any_order([list(one) for one in permutations(steps)])]
    found = [QuizOption(value=steps, words=_order_in_words(steps, words), right=True)]
    for order in orders:
        if len(found) < MOST_OPTIONS and order not in [option.value for option in found]:
            by = ("newest-effect-wins",) if order == by_age else ()
            found.append(QuizOption(value=order, words=_order_in_words(order, words), misconceptions=by))
    each = tuple(QuizOption(value=step, words=words[step["timestamp"]]) for step in by_age)
    return made.question(asked, steps, made.draw.in_any_order(found), to_order=each)


def _order_in_words(steps: Iterable[Mapping[str, AnswerValue]], words: Mapping[int, str]) -> str:
    return ", then ".join(words[step["timestamp"]] for step in steps)


def _effects_in_words(made: _Question) -> dict[int, str]:
    """Say each effect on the object asked about, by the rank of its timestamp: whose it is, or its own sentence."""
    name = made.teller.call(made.board.asked.object)
    told = zip(made.board.actions, made.teller.plain_sentences(), strict=True)
    resolved = iter([said for action, said in told if isinstance(action, Effect)])
    found: dict[int, str] = {}
    for step in sorted(made.board.is_now.proof, key=lambda step: step.timestamp):
        source = step.source
        if source is None or step.timestamp in found or not step.applied:
            continue
        if source.counter:
            found[step.timestamp] = f"the {source.counter} counters"
        elif source.label:
            own = source.label == made.board.asked.object
            found[step.timestamp] = "its own ability" if own else made.teller.call(source.label)
        else:
            said = next(resolved, "").removesuffix(".").removesuffix(" until end of turn")
            found[step.timestamp] = (
                f"\N{LEFT DOUBLE QUOTATION MARK}{_without(said, name)}\N{RIGHT DOUBLE QUOTATION MARK}"
            )
    return found


def _without(said: str, name: str) -> str:
    """Leave out of a sentence whom it is about."""
    return said.removeprefix(possessive(name)).removeprefix(name).strip()


def _tells_name(question: QuizQuestion, asked: QuizAsk, teller: Teller) -> bool:
    """Whether a name that is the answer stands in the question, and is not simply what the card is called."""
    right = question.answer[asked.key]
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
    return wanted if wanted and topic == "editions" else [*wanted, QuestionKind.VALUE]


def turns_on_the_edition(found: Proved) -> bool:
    """Whether somebody would go wrong on a board by the rules of another edition."""
    return any(ALL_MISCONCEPTIONS[name].root is Root.ANOTHER_EDITION for name in found.by_belief)
