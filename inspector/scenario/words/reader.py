"""Reads a text sentence by sentence, each on the board as it is after the ones before: what happens, what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import CardPool
from inspector.rules import NEWEST, Edition, Result, RulesError, names_now, new_table
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import Expectation
from inspector.scenario.model import DEFAULT_PLAYERS
from inspector.scenario.replaying import Replay, extend
from inspector.scenario.words.asked_anew import asked_anew, asked_of_another
from inspector.scenario.words.costs_said import paid_ahead
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.editions_said import edition_said
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.expectations_said import expectation_at
from inspector.scenario.words.header_said import header_so_far
from inspector.scenario.words.it_asked import as_it_can_be, as_it_happens
from inspector.scenario.words.lasting import UntilTurns
from inspector.scenario.words.leads import (
    ASKED_AGAIN,
    DEMAND_SAID,
    EXPECT_SAID,
    IN_RESPONSE,
    LEADING_BLANK,
    ONLY_LEADS_ON,
    OPENINGS,
    QUESTION_SAID,
    SENTENCE_END,
    THEN_RESOLVES,
    cause_named,
    caused_so,
    comes_before,
    other_way_round,
    says_again,
    supposes,
    told_with,
)
from inspector.scenario.words.loosening import ASKS_WHETHER, TALK, loosened, rules_asked
from inspector.scenario.words.named_twice import named_twice
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.opponent_named import without_opponent_named
from inspector.scenario.words.own_exceptions import plainly_copied
from inspector.scenario.words.parts import (
    ABOUT,
    ANSWERED,
    DOUBT,
    KNOWN,
    NOT_WRITTEN,
    RESOLVES,
    TAKEN,
    Fields,
    Made,
    Scene,
    as_action,
)
from inspector.scenario.words.placed_later import ReadBefore, Unplaced, laid_beside, placed_after_all
from inspector.scenario.words.players_named import they_at_first
from inspector.scenario.words.presumed import told_of_owners
from inspector.scenario.words.printing import refusals_noted
from inspector.scenario.words.question_forms import ASKED_RULES
from inspector.scenario.words.questions import AskedInText
from inspector.scenario.words.sentences import MAKING, named, read_sentence, sentence_at, sentence_of_any_form
from inspector.scenario.words.slots import SPEAKERS, players_at
from inspector.scenario.words.spells import without_saved
from inspector.scenario.words.text_question import TextQuestion
from inspector.scenario.words.told_before import turn_to_end, with_resolving
from inspector.scenario.words.unheard import sentence_if_any

# Each sentence is read on the board as it then is, which costs more the more lies there.
MOST_ACTIONS: Final = 1_000
# Each beginning of a list in a sentence is tried with all that follows; the longest lists of cards are half of this.
_LONGEST_SENTENCE: Final = 4_000


class TextReader:
    """Reads a text from its beginning, keeping the board as it stands after each sentence."""

    def __init__(self, text: str, pool: CardPool, cards: tuple[Mapping[str, Any], ...]) -> None:
        self.text = Cursor(text)
        plain = loosened(self.text.text)
        # What cannot be read as it stands is read once more without what only leads from one thing to the next.
        self.loose = Cursor(plain, text, is_loose=True)
        self.pool = pool
        self.cards = cards
        self.at = 0
        self.title = ""
        self.edition: Edition = NEWEST
        self.players: tuple[str, ...] = DEFAULT_PLAYERS
        self.placed: dict[str, str] = {}
        self.last = self.acted = self.subject = self.they = ""
        # What somebody has chosen to be "it": then it is that whatever can be done to it.
        self.chosen = ""
        self.those: tuple[str, ...] = ()
        self.taken: list[str] = []
        self.doubts: dict[str, str] = {}
        # What resolves only after what is done in response: its actions, and where they were told.
        self.waiting: list[tuple[list[Fields], int, int]] = []
        # The spell that the last sentence let resolve on its target, where nobody said yet that it does.
        self.resolved = ""
        self.lasting = UntilTurns()
        self.is_answering = False
        self.acted_before = False
        self.wondered = False
        self.reads = read_sentence
        self.came_here: tuple[str, ...] = ()
        self.moved: tuple[str, ...] = ()
        self.asks: list[TextQuestion] = []
        self.unplaced: list[Unplaced] = []
        self.expect: list[Expectation] = []
        self.places: list[tuple[int, int]] = []
        self.most_actions = MOST_ACTIONS
        self.run = Replay(start=new_table(self.edition, self.players, pool))
        self._names = TableNames(self.run.table, {})

    def seat(self) -> None:
        """Tell both readings of the text who plays, and whom "they" means before anybody is spoken of."""
        self.they = self.they or they_at_first(self.text.text, self.players)
        self.loose = Cursor(without_opponent_named(self.loose.text, self.players), self.text.given, is_loose=True)
        for cursor in (self.text, self.loose):
            cursor.seat(self.players)

    def header(self) -> None:
        """Read the title, the rules and the players, where they are said."""
        for found in header_so_far(self.text, self.pool):
            self.title, self.edition, self.players, self.at = found.title, found.edition, found.players, found.end
            self.taken += found.taken

    def begin(self) -> None:
        """Stand before an empty board."""
        self.run = Replay(start=new_table(self.edition, self.players, self.pool))

    def sentences(self) -> None:
        """Read all sentences, questions and expectations from here on."""
        while self.goes_on():
            pass

    def goes_on(self) -> bool:
        """Read one more sentence, question or expectation, or what leads to it; whether there was one."""
        self.at = self._behind_blanks()
        if self.at >= len(self.text.text):
            self._ask_under_rules()
            return False
        resolves = THEN_RESOLVES.match(self.text.text, self.at) if self.waiting or self.resolved else None
        if resolves is not None and (self.waiting or says_again(resolves, self.resolved)):
            self._let_resolve()
            self.at = resolves.end()
            return True
        nothing = ONLY_LEADS_ON.match(self.loose.text, self.at)
        if nothing is not None:
            self.at = nothing.end()
            return True
        if not self._is_talk():
            self._read_next()
        return True

    def _read_next(self) -> None:
        ends = SENTENCE_END.search(self.text.text, self.at)
        later = turn_to_end(self.run.table, self.text.given, self.at, ends.start() if ends else self.at)
        if later is not None:
            raise later
        scene = self.scene(self.run)
        expected = EXPECT_SAID.match(self.text.text, self.at)
        asked = QUESTION_SAID.match(self.text.text, self.at) or DEMAND_SAID.match(self.text.text, self.at)
        if expected is not None:
            self.at, one = expectation_at(scene, self.text, expected.end(), len(self.expect))
            self.expect.append(one)
        elif asked is not None:
            self._asked(scene, asked)
        else:
            self._sentence(scene)

    def _asked(self, scene: Scene, asked: re.Match[str]) -> None:
        """Read a question, or a sentence that goes on with one: ``If I bounce it, what is it?``."""
        if self.wondered and ASKED_AGAIN.fullmatch(asked[1].strip()) is not None:
            self.at = asked.end()
            return
        try:
            self._question(scene, asked)
        except WordsError as error:
            try:
                self._sentence(scene)
                self.asks += asked_anew(self.asks, asked[1] if self.at >= asked.end(1) else "", self.run, self.last)
            except WordsError as other:
                if not self._asked_if(asked):
                    raise (other if other.start > error.start else error) from None
                self.at = asked.end()
        else:
            self.at = asked.end()

    def _asked_if(self, asked: re.Match[str]) -> bool:
        """Read ``Does it fly if my opponent plays Humility?`` as what happens, and what is asked then."""
        words = " ".join(self.loose.text[asked.start(1) : asked.end(1)].split())
        for then, happens in as_it_happens(self.scene(self.run), words):
            branch = self._branched(then)
            try:
                branch.sentences()
            except WordsError:
                continue
            # Of before and after one thing is asked; where "it" would be one then and another later it is not plain.
            about = {each.object for each in branch.asks[len(self.asks) :]}
            if branch.asks == self.asks or not branch.asks or (happens and len(about) > 1):
                continue
            if happens and self._has_just_happened(branch, happens):
                return True
            count = len(branch.run.steps) - len(self.run.steps)
            self.places += [asked.span(1)] * count
            for name in ("run", "asks", "taken", "last", "placed", "doubts", "lasting"):
                setattr(self, name, getattr(branch, name))
            return True
        return False

    def _has_just_happened(self, branch: TextReader, happens: str) -> bool:
        """Ask of before and after what the text told last, where that is what happens: it does not happen again."""
        now = len(self.run.actions)
        again = branch.run.actions[now:]
        if not now or not again or again[-1] != self.run.actions[-1]:
            return False
        asked = [each for each in branch.asks[len(self.asks) :] if each.after == now]
        self.asks += [msgspec.structs.replace(each, after=after) for after in (now - 1, now) for each in asked]
        self.taken.append(f"“{happens}” is taken as what has just happened.")
        return True

    def _branched(self, words: str) -> TextReader:
        """Give a reader of other words that stands where this one does."""
        branch = TextReader(words, self.pool, self.cards)
        branch.edition, branch.players, branch.run, branch.reads = self.edition, self.players, self.run, sentence_if_any
        branch.seat()
        branch.placed, branch.doubts = dict(self.placed), dict(self.doubts)
        branch.last, branch.acted, branch.subject, branch.they = self.last, self.acted, self.subject, self.they
        branch.those, branch.lasting = self.those, UntilTurns(self.lasting.known)
        branch.asks, branch.taken = list(self.asks), list(self.taken)
        return branch

    def _ask_under_rules(self) -> None:
        """Ask under the rules that a sentence names at its end, where something is asked."""
        found = ASKED_RULES.search(rules_asked(self.text.text).strip())
        edition = None if found is None else edition_said(found[1], found[2] or found[4], found[3])
        if edition is not None and self.asks:
            self.asks.append(TextQuestion(edition=edition.key))

    def _is_talk(self) -> bool:
        """Leave out what somebody thinks of the board; whether anybody did. What is wondered is asked."""
        whether = ASKS_WHETHER.match(self.loose.text, self.at)
        if whether is not None:
            words = f"{whether['verb']} {whether['x']}{whether['rest']}"
            asks = AskedInText(self.scene(self.run), Cursor(words), 0, len(words), sentence_if_any)
            try:
                self.asks += [msgspec.structs.replace(each, after=len(self.run.steps)) for each in asks.questions()]
            except WordsError:
                whether = None
            else:
                self.at = whether.end()
                self.wondered = True
        if whether is not None:
            return True
        talk = TALK.match(self.loose.text, self.at)
        name = None if talk is None else talk["name"]
        if talk is None or talk.end() == self.at or (name is not None and name not in self.players):
            return False
        said = " ".join(self.text.given[self.at : talk.end()].split()).strip(" .;,")
        self.taken.append(f"“{said}” says nothing of the board, and is left out.")
        self.at = talk.end()
        return True

    def _behind_blanks(self) -> int:
        found = LEADING_BLANK.match(self.text.text, self.at)
        return found.end() if found is not None else self.at

    def scene(self, run: Replay) -> Scene:
        """Give what the next sentence is read on."""
        names = self._named_on(run)
        # What goes on in one sentence need not say again of whom.
        before = self.text.text[: self.at].rstrip(" ")
        goes_on = self.at if before and before[-1] not in ".;\n" else -1
        return Scene(
            run.table,
            names,
            self.pool,
            self.last,
            self.subject,
            self.they,
            goes_on,
            self.acted,
            self.those,
            self.doubts,
            self.moved,
        )

    def _named_on(self, run: Replay) -> TableNames:
        """Give what the objects of a board are called; to find that out takes its time, and few sentences change it."""
        known = self._names
        if known.table is not run.table or known.placed != self.placed:
            self._names = known = TableNames(run.table, dict(self.placed))
        return known

    def _spoken_of(self, scene: Scene, at: int) -> None:
        """Keep who acts in a sentence, and whom "they" would mean behind it."""
        found = max(players_at(scene, self.text, at), default=None)
        if found is None or found[0] == at:
            return
        said = self.text.text[at : found[0]].strip().lower()
        self.subject = found[1]
        # Who says "I" speaks of the other as "they".
        self.they = scene.they_behind(found[1]) if said in SPEAKERS else found[1]

    def _sentence(self, scene: Scene) -> None:
        start = self.text.skipped(self.at)
        if len(self.places) >= self.most_actions:
            raise WordsError(f"a text has at most {self.most_actions:,} actions", self.text.given, start, start)
        is_answer = bool(self.waiting) and IN_RESPONSE.match(self.text.text, start) is not None
        too_long = WordsError("this sentence is too long; make several of it", self.text.given, start, start)
        ends = SENTENCE_END.search(self.text.text, start)
        if ends is not None and ends.start() - start > _LONGEST_SENTENCE:
            raise too_long
        try:
            start, end, actions = self._read(scene, start)
        except RecursionError:
            raise too_long from None
        actions = actions if self.chosen else as_it_can_be(scene, self.text.text[start:end], actions)
        self._ask_what_is_placed(actions, start, end)
        happens = any(each.get("do") != "place" for each in actions)
        wrong = told_with(self.text, self.at, start, actions) or named_twice(scene, self.text, start, end, actions)
        if wrong is not None:
            raise wrong
        joined = comes_before(self.text, self.loose, start, end) if happens else ""
        if joined:
            raise other_way_round(scene, self.text, (start, end - len(joined), end), actions[0].get("object"))
        self.taken += filter(None, (supposes(self.text, self.at, start, end),))
        paid = paid_ahead(self.text, self.text.skipped(self.at), self.players)
        self.taken += [f"{paid.words} is paid, which changes nothing on the board."] if paid else []
        answered = any(each.get(ANSWERED) for each in actions)
        waits = answered or IN_RESPONSE.match(self.text.text, end) is not None
        actions = actions if waits else with_resolving(scene, self.text.text, (self.at, end), actions)
        later = [each for each in actions if each.get(RESOLVES)] if waits else []
        last = self.last
        self.taken += [*told_of_owners(scene, self.text.text[start:end], actions), *plainly_copied(scene, actions)]
        labels = self._carry_out([each for each in actions if each not in later], start, end)
        self._spoken_of(scene, start)
        told = len(self.text.text[:start].rstrip(" ")) and scene.goes_on >= 0 and len(actions) == 1
        if told and last and actions[0].get("do") == "place" and self.acted_before:
            self.last = last  # What is told to be there as well is not what the sentence is about.
        self.acted_before = any(each.get("do") != "place" for each in actions)
        if later:
            self.waiting.append(([Made.known(each, labels) for each in later], start, end))
            self.last = self.acted = later[-1].get(ABOUT) or self.last
        self.at = end
        spells = (Made.known(each, labels)["object"] for each in actions if each.get(RESOLVES) and each not in later)
        self.resolved = next(map(str, spells), "")
        self.is_answering = self.is_answering or is_answer or answered
        is_over = self.is_answering and self.text.is_stopped(end) and not answered
        if is_over and THEN_RESOLVES.match(self.text.text, end) is None:
            self._let_resolve()

    def _ask_what_is_placed(self, actions: list[Fields], start: int, end: int) -> None:
        """Keep which cards come only beside others; where one of them is placed later, ask back where it came."""
        found = placed_after_all(self.unplaced, actions, self.text.given, start, end)
        if found is not None:
            (self.at, self.run, self.places, self.taken, self.asks), wrong = found
            raise wrong
        read = ReadBefore(self.at, self.run, [*self.places], [*self.taken], [*self.asks])
        self.unplaced += [Unplaced(card, start, end, read) for card in laid_beside(actions)]

    def _let_resolve(self) -> None:
        """Let the spells resolve to which was responded, the last one first; nobody speaks of them meanwhile."""
        last, acted = self.last, self.acted
        for actions, start, end in reversed(self.waiting):
            self._carry_out(actions, start, end)
        self.last, self.acted, self.waiting, self.is_answering = last, acted, [], False

    def _carry_out(self, actions: list[Fields], start: int, end: int) -> dict[Made, str]:
        """Do the actions of a sentence, which is done whole or not at all; gives the labels of what they make."""
        run, labels, (actions, saved) = self.run, dict[Made, str](), without_saved(self.run.table, actions)
        kept = self.placed, self.last, self.acted
        self.placed = dict(self.placed)
        try:
            for given in actions:
                if given.get(KNOWN):
                    self.last = self.acted = given[ABOUT]
                    continue
                each = Made.known(given, labels)
                plain = {
                    key: value for key, value in each.items() if key not in NOT_WRITTEN and not isinstance(value, Made)
                }
                made = given.get("as")
                if isinstance(made, Made) and made.name:
                    plain["as"] = made.name
                whole = named(self.scene(run), plain) if plain["do"] in MAKING else plain
                if isinstance(made, Made):
                    labels[made] = whole["as"]
                run = self.lasting.after(extend(run, as_action(whole)), each)
                beside = len(actions) > 1 and any(one.get("zone") == "battlefield" for one in actions)
                self.remember({**whole, ABOUT: each.get(ABOUT)}, beside=beside and given is not actions[0])
        except (msgspec.ValidationError, ScenarioError, RulesError) as error:
            self.placed, self.last, self.acted = kept
            problem = str(error).rpartition(": ")[2].rstrip(".")
            raise WordsError(problem, self.text.given, start, end) from error
        before = self.run.table.objects
        came = tuple(label for label, held in run.table.objects.items() if label not in before and held.is_permanent)
        self.moved = tuple(
            label for label, held in run.table.objects.items() if label not in before or before[label].zone != held.zone
        )
        # "Ana has A and Ben has B" speaks of two as "A and B" does.
        here = (*self.came_here, *came)
        if len(here) > 1:
            names = names_now(run.table)
            group = tuple(label for label in here if names.get(label) == names.get(here[-1]))
            here = group if len(group) > 1 and self.last in group else here
        self.those = here if len(here) > 1 and came else self.those
        self.came_here = () if self.text.is_stopped(end) else here
        said = " ".join(self.text.given[start:end].split())
        done = (Result.DONE, Result.NOTHING) if len(actions) > 2 else (Result.DONE,)
        self.taken += [*(note for given in actions for note in given.get(TAKEN, ())), *saved]
        self.taken += refusals_noted(said, run, len(self.run.steps), done)
        self.doubts |= {label: doubt for given in actions for label, doubt in given.get(DOUBT, ())}
        self.places += [(start, end)] * (len(run.steps) - len(self.run.steps))
        self.run = run
        return labels

    def _read(self, scene: Scene, start: int) -> tuple[int, int, list[Fields]]:
        """Read a sentence, at first with all its words and then without those that only lead to it."""
        wrong: WordsError | None = None
        ways = [(cursor, behind) for cursor in (self.text, self.loose) for behind in self._beginnings(cursor, start)]
        scenes = {behind: scene._replace(goes_on=behind if scene.goes_on >= 0 else -1) for _, behind in ways}
        paid = paid_ahead(self.text, self.text.skipped(start), self.players)
        if paid is not None:
            scenes[paid.end] = scene._replace(goes_on=paid.end, subject=paid.who or scene.subject)
        for cursor, behind in ways:
            found = sentence_at(scenes[behind], cursor, behind)
            if found is not None:
                return behind, found[0], caused_so(cause_named(cursor, start, self.pool), behind, found[1])
        for cursor, behind in ways if self.reads is read_sentence else ():
            try:
                return behind, *sentence_of_any_form(scenes[behind], cursor, behind)
            except WordsError as error:
                # Who got further knows better what is wrong; what was loosened only says so where it got further.
                wrong = error if wrong is None or error.start > wrong.start else wrong
        raise wrong or WordsError("this is not a sentence", self.text.given, start, start)

    def _beginnings(self, cursor: Cursor, start: int) -> Iterator[int]:
        """Give where a sentence may begin: at its first word, or behind what only leads to it."""
        first = cursor.skipped(start)
        yield first
        cause = cause_named(cursor, first, self.pool)
        if cause is not None:
            yield cause.end
        paid = paid_ahead(cursor, first, self.players)
        if paid is not None:
            yield paid.end
        opening = OPENINGS.match(cursor.text, first)
        if opening is not None and opening.end() > first:
            yield cursor.skipped(opening.end())

    def remember(self, fields: Fields, *, beside: bool = False) -> None:
        """Keep what was named last, and under which name a card came."""
        if fields["do"] == "place":
            self.placed[fields["as"]] = fields["card"]
        named = fields.get("as") if fields["do"] in MAKING else None
        if fields["do"] == "place" and beside and fields.get("zone") not in ("battlefield", "stack"):
            # What lies elsewhere is told for the sake of what is in play.
            named = self.last
        several = fields.get("objects") or fields.get("on")
        one = several[0] if isinstance(several, list | tuple) and len(several) == 1 else None
        # What is attached to something is spoken of no more: "it" is then what bears it.
        borne = fields.get("to") if fields["do"] == "attach" else None
        # What mutates becomes one object with that onto which it does (702.140c).
        about = fields.get(ABOUT) or (fields["onto"] if fields["do"] == "mutate" else None)
        self.acted = about or named or fields.get("object") or one or self.acted
        self.last = about or named or borne or fields.get("object") or one or self.last

    def _question(self, scene: Scene, found: re.Match[str]) -> None:
        self.text.start_at(self.at)
        try:
            asked = AskedInText(scene, self.text, found.start(1), found.end(1), self.reads).questions()
        except WordsError:
            words = " ".join(self.loose.text[found.start(1) : found.end(1)].split())
            if words in ("", found[1].strip()):
                raise
            try:
                asked = AskedInText(scene, Cursor(words, is_loose=True), 0, len(words), sentence_if_any).questions()
            except WordsError:
                asked = []
            if not asked:
                raise
        asked = asked_of_another(scene.table, self.asks, asked)
        self.asks += [msgspec.structs.replace(each, after=len(self.run.steps)) for each in asked]
        about = {each.object for each in asked if each.object}
        if len(about) == 1:  # Who asks goes on asking of the same.
            self.last = self.acted = next(iter(about))
        self.taken += [
            f"{label} is still on the stack, as nothing says that it resolves."
            for label, held in scene.table.objects.items()
            if held.is_spell and label not in about
        ]
