"""What a text asks, as people ask it: for a value, whether something is so, what happens if.

Which objects a question speaks of is read on the board as it then stands; what is asked of none of them is told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from inspector.cards import keywords_of
from inspector.rules import Action, CreateToken, CreateTokenCopy, Effect, Place
from inspector.scenario.words.affected_asked import AFFECTED_KEY, asked_whether_affected
from inspector.scenario.words.asked_anew import AGAIN_KEY
from inspector.scenario.words.attached_asked import WHETHER_KEY, asked_of_attached, attached_of_kind
from inspector.scenario.words.counted_values import ASKS_HOW_MANY
from inspector.scenario.words.counting_asked import asked_of_a_kind, asked_of_a_zone, came_to
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.editions_said import edition_said
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import turned_up_by
from inspector.scenario.words.it_asked import IT_SAID, meant_by_it, turned_by_it
from inspector.scenario.words.naming import lies_where_said
from inspector.scenario.words.of_whom_asked import OfWhomAsked
from inspector.scenario.words.parts import KNOWN, NOT_WRITTEN, Fields, Made, Scene, as_action
from inspector.scenario.words.question_forms import (
    ASKED_CAN,
    ASKED_DIFFERS,
    ASKED_IN_ZONE,
    ASKED_MAY,
    ASKED_RULES,
    DIES_KEY,
    IT_WORDS,
    KEEPS,
    KEEPS_ALL,
    KEY_ASKED,
    KEYS_ASKED,
    LEGEND_KEY,
    LEGEND_RULE,
    LIVES,
    NEXT_QUESTION,
    OF_A_ZONE,
    OF_DYING,
    OF_FLYING,
    OF_HAVING,
    OF_LOSING,
    OF_VALUE,
    OF_WHAT_CAME,
    OUTCOME_KEY,
    QUESTION_LEADS,
    QUESTION_TAILS,
    RULES_AHEAD,
    STATES_ASKED,
    STILL,
    WHAT_HAPPENS,
    WHAT_IF,
    third_person,
    without_article,
)
from inspector.scenario.words.said_besides import OF_SEVERAL, has_come, not_as_said, not_entered, one_by_one
from inspector.scenario.words.sentences import named
from inspector.scenario.words.spells import without_saved
from inspector.scenario.words.text_question import TextQuestion
from inspector.scenario.words.whether_so import so, whether

Reads = Callable[[Scene, Cursor, int], tuple[int, list[Fields]]]
_OWN_ABILITIES = re.compile(
    r"(?:all (?:of )?)?(?:(?:its|that|those) )?(?:own )?(?:(?:triggered|activated|static) )?abilit(?:y|ies)"
)


class AskedInText(OfWhomAsked):
    """One question of a text, from one character to another, read on the board as it is there."""

    def __init__(self, scene: Scene, text: Cursor, start: int, end: int, reads: Reads) -> None:
        """Take where the question stands, without its sign, and who reads a sentence within it."""
        super().__init__(scene, text)
        self.start = start
        self.end = end
        self.reads = reads
        # What was said of where it is, or how, that the question asks of, and where that stands.
        self.said_there: list[tuple[str, int]] = []

    def questions(self) -> list[TextQuestion]:
        """Give what is asked, one after another; raises WordsError where it is not understood."""
        doubts = self.scene.doubts
        every = self._every()
        for words, at in self.said_there:
            is_not = next((said for each in every if (said := not_as_said(self.scene, each.object, words))), "")
            if is_not:
                raise WordsError(is_not, self.text.given, at, at + len(words))
        wrong = not_entered(self.scene, [each.object for each in every], self.text, self.start, self.end)
        if wrong is not None:
            raise wrong
        asked = [(each.object, each.key, each.says) for each in every]
        it = meant_by_it(self.scene, asked, self.text.text, self.start, self.end)
        if it != self.scene.last:
            every = [
                msgspec.structs.replace(each, object=it) if each.object == self.scene.last else each for each in every
            ]
        return [
            msgspec.structs.replace(each, doubt=doubts.get(each.object) or doubts.get("", ""))
            if each.object and (each.object in doubts or "" in doubts)
            else each
            for each in every
        ]

    def _every(self) -> list[TextQuestion]:
        words = self.text.text[self.start : self.end]
        lead = QUESTION_LEADS.match(words)
        begin = self.start + (lead.end() if lead is not None and has_come(self.scene, lead[0]) else 0)
        rules = ASKED_RULES.search(words)
        differs = ASKED_DIFFERS.search(words[: rules.start()]) if rules is not None else None
        ahead = RULES_AHEAD.match(self.text.text, begin, self.end)
        if ahead is not None:
            month, year, number, alone = ahead.groups()
            edition = edition_said(month, year or alone, number)
            if edition is None:
                raise self._not_understood(ahead.start(), ahead.end())
            return [*self._several(ahead.end(), self.end), TextQuestion(edition=edition.key)]
        found: list[TextQuestion] = []
        end = self.end
        if rules is not None:
            end = self.start + (rules.start() if differs is None else differs.start())
        if self.text.text[begin:end].strip(" ,"):
            found = self._several(begin, end)
        if rules is not None:
            edition = edition_said(rules[1], rules[2] or rules[4], rules[3])
            if edition is None:
                raise self._not_understood(self.start + rules.start(), self.end)
            found.append(TextQuestion(edition=edition.key))
        return found

    def _several(self, begin: int, end: int) -> list[TextQuestion]:
        problem: WordsError | None = None
        try:
            return list(self._one(begin, end))
        except WordsError as error:
            problem = error
        for found in NEXT_QUESTION.finditer(self.text.text, begin, end):
            kept = self.scene
            try:
                first = [*self._one(begin, found.start())]
                # "How big is Clone, and what color is it?" goes on asking of Clone.
                about = {each.object for each in first if each.object}
                self.scene = kept._replace(last=about.pop()) if len(about) == 1 else kept
                return [*first, *self._several(found.end(), end)]
            except WordsError:
                continue
            finally:
                self.scene = kept
        raise problem

    def _one(self, begin: int, end: int) -> Iterator[TextQuestion]:
        """Read one question between two places."""
        begin, end = self._bare(begin, end)
        words = self.text.text[begin:end]
        if words.lower() in ("why", "why is that", "why not", "how come"):
            yield TextQuestion(why=True)
            return
        if WHAT_HAPPENS.fullmatch(words) is not None:
            yield TextQuestion(key=OUTCOME_KEY)
            return
        if LEGEND_RULE.match(words) is not None:
            yield TextQuestion(key=LEGEND_KEY, says=KEEPS if KEEPS_ALL.fullmatch(words) is not None else "")
            return
        supposed = WHAT_IF.fullmatch(words)
        if supposed is not None:
            group = "s" if supposed["s"] else "t"
            yield TextQuestion(tries=self._tried(begin + supposed.start(group), end), key=OUTCOME_KEY)
            return
        came = OF_WHAT_CAME.fullmatch(words)
        if came is not None and (moved := came_to(self.scene, came["who"])):
            yield from (TextQuestion(object=label) for label in moved)
            return
        counts = asked_of_a_kind(self.scene, words)
        if counts is not None:
            yield TextQuestion(key=counts.key, says=counts.says, holds=counts.holds)
            return
        there = OF_A_ZONE.fullmatch(words)
        lying = asked_of_a_zone(self.scene, there["whose"] or "", there["zone"].lower()) if there is not None else None
        if lying is not None:
            yield from lying
            return
        readings = (
            self._attached,
            self._affected,
            self._value,
            self._flies,
            self._dies,
            self._has,
            self._can,
            self._is,
            self._named,
        )
        problem: WordsError | None = None
        for reading in readings:
            try:
                found = reading(begin, end)
            except WordsError as error:
                # What knows the form best says what is wrong with it, and who asks back knows it.
                asks_back = problem is not None and bool(problem.proposals)
                problem = error if problem is None or (error.start > problem.start and not asks_back) else problem
                continue
            if found:
                yield from found
                return
        raise problem or self._not_understood(begin, end)

    def _bare(self, begin: int, end: int) -> tuple[int, int]:
        """Leave out what says nothing before and behind a question."""
        while True:
            words = self.text.text[begin:end]
            stripped = words.strip(" ,:-")
            begin, end = begin + words.index(stripped), begin + words.index(stripped) + len(stripped)
            lead, tail = QUESTION_LEADS.match(stripped), QUESTION_TAILS.search(stripped)
            lead = lead if lead is not None and has_come(self.scene, lead[0]) else None
            tail = tail if tail is not None and has_come(self.scene, tail[0]) else None
            if lead is None and tail is None:
                return begin, end
            if tail is not None:
                said = tail[0].strip(" ,")
                self.said_there += [(said, begin + tail.start() + tail[0].index(said))]
            begin += lead.end() if lead is not None else 0
            end -= len(stripped) - tail.start() if tail is not None else 0

    def _not_understood(self, begin: int, end: int, proposals: tuple[str, ...] = ()) -> WordsError:
        expected = ('"What is ...?"', '"Is it ...?"', '"What happens if ...?"', '"Why?"', '"Under the rules of 2011?"')
        return WordsError("this question is not understood", self.text.given, begin, end, expected, proposals)

    def _attached(self, begin: int, end: int) -> list[TextQuestion]:
        asked = asked_of_attached(self.text.text[begin:end])
        if asked is None:
            return []
        if not asked.x:
            found = attached_of_kind(self.scene, asked.kind)
            return [TextQuestion(object=label, key=WHETHER_KEY) for label in found]
        label = self._attachment(begin, end) if asked.x.lower() in IT_WORDS else self.meant(asked.x, begin)
        to = self.meant(asked.to, begin + self.text.text[begin:end].rindex(asked.to)) if asked.to else ""
        return [TextQuestion(object=label, key=asked.key, to=to, says=asked.kind)]

    def _affected(self, begin: int, end: int) -> list[TextQuestion]:
        words = self.text.text[begin:end]
        asked = asked_whether_affected(words)
        if asked is None:
            return []
        found, says = asked
        by = self.meant(found["by"], begin + found.start("by"))
        held = self.scene.table.objects.get(by)
        if (
            held is not None
            and not held.is_permanent
            and not any(each.front.type_line.is_permanent for each in held.cards)
        ):
            # What a spell does it has done, and is another question.
            raise self._not_understood(begin + found.start("by"), begin + found.end("by"))
        return [TextQuestion(object=each, key=AFFECTED_KEY, to=by, says=says) for each in self.objects(found, begin)]

    def _named(self, begin: int, end: int) -> list[TextQuestion]:
        """Read ``And Clone?``, ``And Clone's?``: of it is asked what was asked before of another."""
        found = re.fullmatch(r"(?P<x>.+?)(?:'s|(?<=s)')?", self.text.text[begin:end])
        try:
            labels = self.objects(found, begin) if found is not None else []
        except WordsError as error:
            if error.proposals:
                raise
            return []
        return [TextQuestion(object=label, key=AGAIN_KEY) for label in labels]

    def _attachment(self, begin: int, end: int) -> str:
        """Give what "it" means where it asks of what is attached: what bears it was named last as often."""
        every = attached_of_kind(self.scene, "")
        if self.scene.last in every or not every:
            return self.scene.last
        if len(every) > 1:
            phrases = tuple(self.scene.names.phrase(label) for label in every)
            problem = f"this may ask of {' or '.join(phrases)}"
            found = IT_SAID.search(self.text.text, begin, end)
            at = found.span() if found is not None else (begin, end)
            raise WordsError(problem, self.text.given, *at, (), phrases)
        return every[0]

    def _value(self, begin: int, end: int) -> list[TextQuestion]:
        words = self.text.text[begin:end]
        problem: WordsError | None = None
        for bare in dict.fromkeys((ASKED_IN_ZONE.sub("", words), words)):
            for pattern, key in OF_VALUE:
                found = pattern.fullmatch(bare)
                if found is None:
                    continue
                groups = found.groupdict()
                if groups.get("its") and not self.scene.last:
                    continue
                try:
                    labels = self.objects(found, begin) if groups.get("x") else [self.scene.last]
                except WordsError as error:
                    problem = problem or error
                    continue
                if not any(labels):
                    continue
                if bare != words:
                    self._lies_there(labels, begin, words)
                summed = OF_SEVERAL.search(words) if len(labels) > 1 else None
                if summed is not None:
                    problem = WordsError(
                        "each is told by itself", self.text.given, begin + summed.start(), begin + summed.end()
                    )
                    continue
                if groups.get("flip"):
                    state, wanted = STATES_ASKED[groups["flip"].lower()]
                    return whether(self.scene, labels, state, groups["flip"].lower(), **wanted)
                keys = (
                    dict.fromkeys(
                        KEYS_ASKED[each.lower()] for each in re.findall(KEY_ASKED, groups["key"], re.IGNORECASE)
                    )
                    if groups.get("key")
                    else [key]
                )
                says = ASKS_HOW_MANY if bare.lower().startswith(ASKS_HOW_MANY) else ""
                return [TextQuestion(object=label, key=each, says=says) for label in labels for each in keys]
        if problem is not None:
            raise problem
        return []

    def _lies_there(self, labels: list[str], begin: int, words: str) -> None:
        """Raise WordsError where what is asked of lies elsewhere than the question says."""
        placed = ASKED_IN_ZONE.search(words)
        held = [self.scene.table.objects.get(label) for label in labels]
        players = self.scene.table.players
        if placed is not None and any(each is not None and not lies_where_said(players, placed, each) for each in held):
            problem = f"{self.scene.names.phrase(labels[0]) if len(labels) == 1 else 'it'} is not there now"
            raise WordsError(problem, self.text.given, begin + placed.start("zone"), begin + placed.end("zone"))

    def _flies(self, begin: int, end: int) -> list[TextQuestion]:
        found = OF_FLYING.fullmatch(self.text.text[begin:end])
        if found is None:
            return []
        return whether(self.scene, self.objects(found, begin), "keywords", "flying", keywords="Flying")

    def _dies(self, begin: int, end: int) -> list[TextQuestion]:
        found = next((each for form in OF_DYING if (each := form.fullmatch(self.text.text[begin:end]))), None)
        if found is None:
            return []
        says = LIVES if found[LIVES] else ""
        return [TextQuestion(object=label, key=DIES_KEY, says=says) for label in self.objects(found, begin)]

    def _has(self, begin: int, end: int) -> list[TextQuestion]:
        found = OF_LOSING.fullmatch(self.text.text[begin:end]) or OF_HAVING.fullmatch(self.text.text[begin:end])
        if found is None:
            return []
        return [each for label in self.objects(found, begin) for each in self._had(label, found, begin, end)]

    def _had(self, label: str, found: re.Match[str], begin: int, end: int) -> list[TextQuestion]:
        what = without_article(found["what"].lower().strip("\"' "))
        sized = re.fullmatch(r"(?P<n>-?\d+) (?P<key>power|toughness|loyalty|defense)", what)
        if sized is not None:
            return whether(self.scene, (label,), sized["key"], what, **{sized["key"]: int(sized["n"])})
        what = re.sub(r"^(?:its|his|her|their|all of its) ", "", what)
        key = KEYS_ASKED.get(what)
        if key is not None:
            return [TextQuestion(object=label, key=key)]
        if " or " in what and all(keywords_of(word.capitalize()) for word in what.split(" or ")):
            # Of each it is told.
            asked = ((word, keywords_of(word.capitalize())[0]) for word in what.split(" or "))
            every = (whether(self.scene, (label,), "keywords", word, keywords=name) for word, name in asked)
            return [each for one in every for each in one]
        words = tuple(word for word in re.split(r",? and |, ", what) if word)
        if _OWN_ABILITIES.fullmatch(what) is not None:
            return [TextQuestion(object=label, key="abilities")]
        families = [keywords_of(word.capitalize()) for word in words]
        if not words or not all(families):
            # What is no keyword ability, such as being summoning sick, is not denied.
            raise self._not_understood(begin + found.start("what"), end)
        again = next((word for at, word in enumerate(words) if word in words[:at]), "")
        if again:
            at = begin + self.text.text[begin:end].lower().rindex(again)
            raise WordsError(f"“{again}” is named twice here", self.text.given, at, at + len(again))
        if found["lost"]:
            # It may never have had it: what it has tells.
            return [TextQuestion(object=label, key="keywords")]
        if len(words) > 1 or families[0][0].casefold() != words[0]:
            return [TextQuestion(object=label, key="abilities", says=what, has=words)]
        return whether(self.scene, (label,), "keywords", what, keywords=families[0][0])

    def _is(self, begin: int, end: int) -> list[TextQuestion]:
        words = self.text.text[begin:end]
        # The subject may have words that look like what is asked of it: the longest that means something counts.
        spaces = [place.start() for place in re.finditer(" ", words)]
        problem: WordsError | None = None
        for place in reversed(spaces):
            shape = re.match(r"(?:is|are|was|were|will|would|isn't|does|do) ", words, re.IGNORECASE)
            if shape is None or place <= shape.end():
                continue
            x = words[shape.end() : place]
            rest = re.sub(
                rf"^(?:be |become |count as |get to be )?{STILL}", "", words[place + 1 :], flags=re.IGNORECASE
            )
            try:
                x = x.removesuffix(" still").removesuffix(" also")
                labels = self.those(x) or self.alike(x) or [self.meant(x, begin + shape.end())]
            except WordsError as error:
                problem = error if problem is None or error.proposals else problem
                continue
            holds = [(label, so(self.scene, label, rest)) for label in labels]
            if any(each is None for _, each in holds):
                raise self._not_understood(begin + place + 1, end)
            says = without_article(rest)
            return [
                TextQuestion(object=label, key=key, says=says, holds=one)
                for label, each in holds
                for key, one in each or ()
            ]
        if problem is not None:
            raise problem
        return []

    def _can(self, begin: int, end: int) -> list[TextQuestion]:
        """Read ``Can Clone transform``: the sentence that it would be, tried on the board."""
        words = self.text.text[begin:end]
        found = ASKED_CAN.fullmatch(words)
        if found is None:
            return []
        may = ASKED_MAY.fullmatch(found["s"])
        if words.lower().startswith("is ") and may is None:
            return []
        said = f"{may['who']} {may['verb']}" if may is not None else found["s"]
        said = re.sub(r"^(.+?) (?:still|even|also|ever|actually|now|legally) ", r"\1 ", said)
        problem: WordsError | None = None
        spaces = [place.start() for place in re.finditer(" ", said)] + [len(said)]
        for place in spaces:
            verb, rest = said[:place].rpartition(" ")[2], said[place:]
            subject = said[:place].rpartition(" ")[0]
            for as_said in dict.fromkeys((f"{subject} {third_person(verb)}{rest}".strip(), said)):
                try:
                    tries = self._actions(as_said)
                    it = turned_by_it(self.scene, tries, as_said)
                    tries = tries if it == self.scene.last else self._actions(as_said, it)
                    if any(isinstance(each, Effect | CreateToken | CreateTokenCopy | Place) for each in tries):
                        # Any effect could say so; whether one does is what is asked.
                        continue
                    tries = turned_up_by(self.scene, as_said, tries)
                    return [TextQuestion(tries=each, key="can") for each in one_by_one(tries)]
                except WordsError as error:
                    problem = error if problem is None or error.proposals else problem
        if problem is None:
            return []
        raise WordsError(
            "this question is not understood", self.text.given, begin, end, ("an action",), problem.proposals
        )

    def _tried(self, begin: int, end: int) -> tuple[Action, ...]:
        words = self.text.text[begin:end]
        tries = self._actions(words)
        it = turned_by_it(self.scene, tries, words)
        return tries if it == self.scene.last else self._actions(words, it)

    def _actions(self, words: str, it: str = "") -> tuple[Action, ...]:
        text = Cursor(words.strip(), is_loose=True)
        text.seat(self.scene.table.players)
        at, scene, found = 0, self.scene._replace(last=it or self.scene.last), list[Fields]()
        while text.text[at:].strip(" ."):
            at, fields = self.reads(scene._replace(goes_on=text.skipped(at) if at else -1), text, text.skipped(at))
            found += fields
            acted = fields[-1].get("object")
            scene = scene._replace(acted=acted) if isinstance(acted, str) else scene
        if not found or any(isinstance(each.get("as"), Made) or each.get(KNOWN) for each in found):
            raise self._not_understood(self.start, self.end)
        _, saved = without_saved(self.scene.table, found)
        if saved:
            raise WordsError(saved[0].rstrip("."), self.text.given, self.start, self.end)
        plain = ({key: value for key, value in each.items() if key not in NOT_WRITTEN} for each in found)
        return tuple(as_action(named(self.scene, each)) for each in plain)
