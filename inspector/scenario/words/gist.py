"""What a sentence most probably means that cannot be read: it is rebuilt in canonical words from what is recognised.

Nothing is taken so: it is proposed, as it is rebuilt, and a person accepts it. What is left out is named: talk, and
what of a question is not understood. Where what is told has a verb that nobody knows, or one that needs something
else, nothing is rebuilt, as without it the board would be another; or, where that is asked for, it stands as not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from inspector.scenario.words.gist_asked import questions_asked, without_what_is_said
from inspector.scenario.words.gist_cards import is_spell_called, way_onto
from inspector.scenario.words.gist_clause import HANGS_ON, PREPOSITIONS, VALUES, Clause, NotAClauseError, is_verb
from inspector.scenario.words.gist_clauses import Clauses
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_frames import framed, name_subject, say_of_all
from inspector.scenario.words.gist_happens import FRAMES
from inspector.scenario.words.gist_lexicon import CARDS_FOR_NOUNS, DENYING, word_set
from inspector.scenario.words.gist_parts import (
    SentencePart,
    around,
    as_they_happen,
    asked_before,
    asks_of_unknown,
    asks_unsigned,
    counts_what_follows,
    is_either,
    is_event,
    is_talk,
    means_two,
    orders,
    parted,
)
from inspector.scenario.words.gist_spoken import Speaking
from inspector.scenario.words.gist_things import Context, Noun, Recognised, RecognisedSentence
from inspector.scenario.words.gist_tokens import recognised
from inspector.scenario.words.gist_unread import say_unread
from inspector.scenario.words.gist_zones import is_unknown_place, says_only_from_where

_MOST_ASKED: Final = 3
# So begins what is told of words that are left out.
LEAVES_OUT: Final = "leaves out "
KEEPS_UNREAD: Final = "marks as not read "
# Who does one of these does it with what is their own.
_GOING: Final = frozenset(("go", "put"))
_OWN: Final = word_set(
    "have cast play meld animate transform flip turn crew morph unmorph mutate tap untap manifest cloak"
)
_LAYS_OUT: Final = re.compile(
    r"\bha(?:s|ve)\b.* (?:on the (?:battlefield|board)|in (?:hand|(?:the|my|his|her) graveyard))$"
)
_SO_MANY_CARDS: Final = re.compile(r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) cards\b", re.IGNORECASE)
_STAYS: Final = re.compile(r"\b(?:stays?|remains?|left|survivors?|survives?|keep|happens?|true|right|both)\b")


class Rebuilt(NamedTuple):
    """A sentence in other words, and what these do that nobody sees in them: what is left out, what stands in."""

    words: str
    does: tuple[str, ...]


class Rebuilding(Speaking):
    """Rebuilds one sentence: what it tells first, then what it asks."""

    def __init__(self, context: Context, said: RecognisedSentence) -> None:
        """Take what was recognised in the sentence."""
        super().__init__(context, said)
        self.asked_after: list[str] = []
        self.years: list[str] = []
        self.asked: list[str] = []
        # Whether what cannot be read is kept as that beside the rest; and what was.
        self.is_lenient = False
        self.unread: list[str] = []
        # Whether what is told is only supposed, for a question.
        self.supposes = False
        # To what something happened last, before anything is asked.
        self.happened: Noun | None = None

    # Whole sentences.

    def sentences(self, *, is_question: bool) -> str:
        """Give the sentence in canonical words; raises NotRebuiltError."""
        is_question = self.supposes = is_question or asks_unsigned(self.said)
        for token in self.said.tokens:
            if token.kind == "rules":
                self.under(token.value)
        tokens = [each for each in self.said.tokens if each.kind != "rules"]
        if not is_question and self.is_only_talk(tokens) and not orders(tokens):
            self.left_out.append(self.said.sentence.strip(" .,;"))
            return " ".join(f"Under the rules of {year}?" for year in self.years)
        parts = parted(tokens, is_question=is_question or orders(tokens))
        missed: list[SentencePart] = []
        for part in parts:
            if not part.asks:
                self.told += self.asked
                self.asked = []
                self.tell_before(parts, part)
            else:
                if asks_of_unknown(part.tokens):
                    raise NotRebuiltError
                alone = [each for each in part.tokens if each.kind in ("turn_ends", "sba", "day", "night", "turn_of")]
                if alone:
                    self.told += self.asked
                    self.asked = []
                    self.tell(alone)
                if not self.ask(part._replace(tokens=[each for each in part.tokens if each not in alone])):
                    missed.append(part)
        self.miss_nothing(parts)
        self.told += self.asked
        if missed and not any(each.endswith("?") for each in self.told):
            self.ask_everything(missed)
        self.left_out += [self.said.words_of(part.tokens) for part in missed]
        asks = any(each.endswith("?") for each in self.told)
        said = [*self.told, *(f"Under the rules of {year}?" for year in self.years if asks)]
        if is_question and not any(each.endswith("?") for each in said):
            # "And after I unlock the other door?"
            said.append(f"What is {self.ref(self.it())}?")
        if means_two(self.told):
            raise NotRebuiltError
        once = [each for at, each in enumerate(said) if each not in said[max(at - 1, 0) : at] or not each.endswith("?")]
        return " ".join(once)

    def tell_before(self, parts: list[SentencePart], part: SentencePart) -> None:
        """Tell what is so, or what happens, before what is asked of it."""
        spoken = [*self.spoken]
        self.spoken += asked_before(parts, part)
        self.put_under(parts, part)
        self.tell(part.tokens)
        self.topic(part.tokens)
        if any(each.asks and each.tokens[0].start < part.tokens[0].start for each in parts) and "".join(
            self.told[-1:]
        ).endswith(" dies."):
            # "What's its power when the Bears dies?" asks of what is still there.
            self.spoken = spoken

    def put_under(self, parts: list[SentencePart], told: SentencePart) -> None:
        """Say what lies there before something is done: "Is Mutavault under Humility a 2/2 when I animate it?"."""
        if not any(is_event(each.kind) for each in told.tokens):
            return
        asks = [each.tokens for each in parts if each.asks and each.tokens[0].start < told.tokens[0].start]
        for before, token in (two for row in asks for two in pairwise(row)):
            if before.kind == "under" and token.noun is not None:
                self.put_there(token.noun)

    def miss_nothing(self, parts: list[SentencePart]) -> None:
        """See that each card that is named is told or named as left out; raises NotRebuiltError for one that is not."""
        said = " ".join((*self.told, *self.asked, *self.left_out)).casefold()
        tells = [token for part in parts if not part.asks for token in part.tokens]
        for token in (token for token in self.said.tokens if token not in tells):
            called = [name for noun in token.nouns for name in (noun.name, token.words, *noun.names)]
            if not any(noun.label for noun in token.nouns) and not any(name.casefold() in said for name in called):
                # "Is it blue after Turn to Frog?" asks of what is not told here.
                self.left_out += [token.words] if token.nouns else []
        for token in tells:
            for noun in token.nouns:
                names = (noun.name, *noun.names, token.words)
                if noun.label or noun.name in self.there or any(each.casefold() in said for each in names):
                    continue
                if self.is_on_the_stack and way_onto(noun.card) == "spell" and "response" in self.said.sentence:
                    # That to which something responds.
                    self.left_out.append(token.words)
                    continue
                if not self.is_lenient:
                    raise NotRebuiltError
                part = next(each.tokens for each in parts if token in each.tokens)
                # What is done with a card that nothing tells of is not read; a card that is only named lies there.
                self.tell_unread(part if any(is_verb(each.kind) for each in part) else [token])

    def topic(self, tokens: list[Recognised]) -> None:
        """Where things are only listed, the first is what is asked about: "Chameleon Colossus + Humility: ..."."""
        first = next(iter(tokens), None)
        listed = all(each.kind in ("N", "JOIN", "ZONE", "under", "NUMBER", "COUNTERS", "talk") for each in tokens)
        if first is not None and first.noun is not None and listed:
            self.about = first.noun

    def ask(self, part: SentencePart) -> bool:
        """Ask what a part asks; gives whether it was understood."""
        kept = [*self.told], [*self.there], self.spoken, [*self.left_out]
        try:
            asked = questions_asked(self, part.tokens)
        except (NotRebuiltError, NotAClauseError):
            self.told, self.there, self.spoken, self.left_out = kept
            # What is asked next of "it" is asked of this.
            self.about = next((noun for token in part.tokens for noun in token.nouns), self.about)
            return False
        self.asked += asked
        return True

    def ask_everything(self, missed: list[SentencePart]) -> None:
        """Ask what each thing is of which something is asked that is not understood."""
        nouns = [noun for part in missed for token in part.tokens for noun in token.nouns] or self.stand_ins(missed)
        said = " ".join(self.said.words_of(part.tokens) for part in missed if part.tokens).lower()
        gets = any(each.kind == "get" for part in missed for each in part.tokens)
        if gets and self.happened is not None:
            # "If I Clone it, do I get the Rat or Nighteyes?"
            nouns = [self.happened]
        if _STAYS.search(said):
            labels = [each for each, held in self.context.names.table.objects.items() if held.zone == "battlefield"]
            here = [*labels, *dict.fromkeys(self.there)]
            self.told += [f"What happens to {self.called(each)}?" for each in here[:_MOST_ASKED]]
            return
        for part in missed:
            self.tell_what_is_said_of(part.tokens)
        there = [each for each in nouns if each.label or each.name in self.there]
        every = (there or [each for each in nouns if each.card is not None] or [self.it()])[:_MOST_ASKED]
        for noun in every:
            self.put_there(noun)
        for noun in every:
            words = f"What is {self.ref(noun)}?"
            if words not in self.told:
                self.told.append(words)

    def tell_what_is_said_of(self, row: list[Recognised]) -> None:
        """Tell what a question says of things where it names them, though what it asks of them is not understood."""
        kept = [*self.told], [*self.there], self.spoken, [*self.left_out]
        try:
            without_what_is_said(self, row)
        except (NotRebuiltError, NotAClauseError):
            self.told, self.there, self.spoken, self.left_out = kept

    def called(self, label: str) -> str:
        """Give what an object is called, or a card that only comes with this sentence."""
        return self.context.names.phrase(label) if label in self.context.names.table.objects else label

    def of_kind(self, word: str) -> list[Noun]:
        """Give what of a kind of thing lies on the battlefield: creatures, lands."""
        kind = word.removesuffix("s")
        found = [Noun(label=each, name=each) for each in self.context.names.table.objects]
        return [
            each
            for each in found
            if (card := self.card_of(each)) is not None
            and kind in {said.lower() for said in (*card.front.type_line.types, *card.front.type_line.subtypes)}
        ]

    def stand_ins(self, missed: list[SentencePart]) -> list[Noun]:
        """Give a card for a kind of thing of which is asked, as for lands a Forest."""
        for token in (each for part in missed for each in part.tokens if each.kind == "PRED"):
            here = self.of_kind(token.value)
            if here:
                return here
            card = self.context.pool.find(CARDS_FOR_NOUNS.get(token.value, ""))
            if card is not None:
                self.said = self.said._replace(stands_in=f"takes a {card.name} for “{token.words}”")
                noun = Noun(name=card.front.name, card=card)
                self.put_there(noun)
                return [noun]
        return []

    def tell(self, tokens: list[Recognised]) -> None:
        """Say what tokens tell as sentences; what is only talk is left out."""
        if self.is_only_talk(tokens):
            if any(each.kind != "JOIN" for each in tokens):
                self.left_out.append(self.said.words_of(tokens))
            return
        is_lenient, self.is_lenient = self.is_lenient, False
        for row in [] if is_either(tokens) else self.readings(tokens):
            kept = [*self.told], [*self.there], self.spoken, [*self.left_out]
            try:
                self._told(row)
            except (NotRebuiltError, NotAClauseError):
                self.told, self.there, self.spoken, self.left_out = kept
                continue
            finally:
                self.is_lenient = is_lenient
            return
        if not self.is_lenient:
            raise NotRebuiltError
        if is_either(tokens):
            self.tell_unread(tokens)
        else:
            self._told_as_far_as_read(tokens)

    def is_only_talk(self, row: list[Recognised]) -> bool:
        """Whether a row tells nothing of a board; of "three cards" their number counts."""
        return is_talk(row) and _SO_MANY_CARDS.search(self.said.up_to_next(row)) is None

    def readings(self, tokens: list[Recognised]) -> Iterator[list[Recognised]]:
        """Give the ways in which tokens may be meant: he and they are players or what was spoken of."""
        yield tokens
        swapped = [each._replace(kind="it") if self.may_be_a_thing(each) else each for each in tokens]
        if swapped != tokens:
            yield swapped

    def may_be_a_thing(self, token: Recognised) -> bool:
        """Whether a word for somebody may mean what was spoken of; "they" is said of several, or of Bears."""
        if token.kind != "P" or token.words.lower() not in _EITHER:
            return False
        if token.words.lower() != "they":
            return True
        label = self.context.last
        last = self.about or Noun(label=label, name=self.context.names.shown.get(label) or label)
        if len(self.those([token])) > 1 or last.count > 1:
            return True
        objects = self.context.names.table.objects
        here = [label for label, held in objects.items() if held.zone == "battlefield" and label != last.label]
        # Bears alone are "they"; beside the Angel that was told before them nobody knows.
        return last.name.endswith("s") and not any(objects[each].owner == self.owner(last) for each in here)

    def _told_as_far_as_read(self, tokens: list[Recognised]) -> None:
        """Tell tokens in that one of the ways in which they may be meant of which least stands as not read."""
        kept = [*self.told], [*self.there], self.spoken, [*self.left_out], [*self.unread]
        found = []
        for row in self.readings(tokens):
            self.told, self.there, self.spoken, self.left_out, self.unread = ([*each] for each in kept)
            self._told(row)
            found.append((self.told, self.there, self.spoken, self.left_out, self.unread))
        best = min(found, key=lambda each: sum(map(len, each[4])))
        self.told, self.there, self.spoken, self.left_out, self.unread = best

    def _told(self, tokens: list[Recognised]) -> None:
        grammar = Clauses(tokens)
        grammar.is_lenient = self.is_lenient
        clauses = grammar.told(0, len(tokens))
        for row in grammar.talk:
            if self.is_only_talk(row) or any(each.kind == "habit" for each in row):
                self.left_out.append(self.said.words_of(row))
            elif not self.is_lenient:
                raise NotRebuiltError
            else:
                self.tell_unread(row)
        for token in grammar.left_out:
            is_missed = is_unknown_place(tokens, token) or counts_what_follows(tokens, token)
            if is_missed or {token.value, token.words.lower()} & _TURNING:
                row = around(tokens, token)
                if is_talk(row) and not any(each.kind in VALUES for each in row):
                    # "Nobody did anything."
                    self.left_out.append(self.said.words_of(row))
                    continue
                if not self.is_lenient:
                    raise NotRebuiltError
                self.tell_unread(tokens)
                return
            if token.kind in ("talk", "ask", "odd", "NUMBER"):
                self.left_out.append(token.words)
        for clause in as_they_happen(clauses):
            kept = [*self.told], [*self.there], self.spoken, [*self.left_out]
            try:
                self.tell_clause(clause)
            except (NotRebuiltError, NotAClauseError):
                if not self.is_lenient or not clause.row:
                    raise
                self.told, self.there, self.spoken, self.left_out = kept
                self.tell_unread(clause.row)
        self.happened = self.about

    def tell_unread(self, row: list[Recognised]) -> None:
        """Say that a row was not read, of what it names; all of these lie there, but for what only resolves.

        Raises NotRebuiltError for one that lays out a card which nobody knows.
        """
        said = self.said.up_to_next(row)
        words = (
            (said if _SO_MANY_CARDS.search(said) else self.said.words_of(row))
            .strip(" .,;:")
            .replace('"', "'")
            .replace("“", "‘")
            .replace("”", "’")
        )
        if self.is_only_talk(row):
            self.left_out.append(words)
            return
        if _LAYS_OUT.search(words) and any(each.kind == "unknown" and each.words[:1].isupper() for each in row):
            # A card that nobody knows is missing from the board: no words about the rest make up for it.
            raise NotRebuiltError
        who = ""
        for at, token in enumerate(row):
            # Whose it is tells the player named last before it: "Ana frobs while Ben casts Clone".
            who = token.value if token.kind == "P" else who
            under = next((each.value for each in row[at + 1 : at + 2] if each.kind == "under_of"), "")
            for noun in token.nouns:
                if not noun.label and not is_spell_called(self.card_of(noun), noun.name):
                    self.put_there(noun, under or who)
                    self.about = self.about if any(each.kind == "it" for each in row) and self.about else noun
        nouns = [noun for token in row for noun in token.nouns]
        before = [each for each in self.said.tokens if each.start < row[0].start]
        happens = "and" in [each.value for each in before[-1:]] and any(is_event(each.kind) for each in before)
        only_named = not happens and all(each.kind in _ONLY_NAMES for each in row)
        if only_named and all(each.label or each.name in self.there for each in nouns):
            # It is only named, and lies there now; behind what happens that may be said of it too.
            return
        if row[0].kind in HANGS_ON:
            # Of whom it is said stands before it: "..., both equipped with Bonesplitter".
            row = [each for each in self.said.tokens if each.noun is not None or each in row]
        elif any(each.kind in ("unknown", "whose", "PRED") for each in row):
            # Whatever that is may be named behind it: "on my commander, the 5-color Kenrith".
            for noun in (noun for token in self.said.tokens for noun in token.nouns):
                if not noun.label and not is_spell_called(self.card_of(noun), noun.name):
                    self.put_there(noun)
            row = [*row, *(each for each in self.said.tokens if each.noun is not None and each not in row)]
        said = say_unread(self, row, words)
        if said not in self.told:
            self.say(said)
            self.unread.append(words)

    def own(self, clause: Clause, who: str) -> None:
        """Take what a player has or plays as theirs, where nothing says whose it is."""
        for token in (token for row in clause.objects for token in row):
            is_said = _WHOSE.match(token.words) is not None
            for noun in token.nouns:
                noun.whose = noun.whose or (who if not noun.label else self.owner(noun) if is_said else "")

    def tell_clause(self, clause: Clause) -> None:
        """Say what one clause tells, behind what is said of the things in it."""
        who = next((each.value for each in clause.subject if each.kind == "P"), "")
        if clause.verb in _OWN:
            self.own(clause, who)
        # "... casts Giant Growth on it, which resolves" is told by the casting.
        say_of_all(clause)
        name_subject(self, clause)
        beside = [fact for fact in clause.beside if not (fact.verb == "resolve" and clause.verb == "cast")]
        later = [fact for fact in beside if fact.join == "then"]
        begun = len(self.told)
        for fact in beside:
            if fact.join != "then":
                self.tell_clause(fact)
        self.needs = "face down" if "faceup" in clause.flags else ""
        frame = framed(self, clause)
        frame.told_beside = self.told[begun:]
        does = FRAMES.get(frame.verb)
        if does is None or (not self.supposes and any(_MAY_BE.search(each.words) for each in clause.row)):
            # What may or would happen does not happen by that.
            raise NotRebuiltError
        if len({*clause.values.get("ZONE", [])}) > 1 or (frame.verb in _GOING and says_only_from_where(clause.row)):
            # From where it comes to where it goes is more than one place of it; "from the graveyard" is no way into it.
            raise NotRebuiltError
        before = len(self.told)
        try:
            does(self, frame)
        except IndexError as nothing:
            # There is nothing to which it happens.
            raise NotRebuiltError from nothing
        frame.see_all_heard()
        nouns = [noun for token in clause.things for noun in token.nouns]
        if before == len(self.told) and not nouns and not any(each.kind == "it" for each in clause.things):
            # A verb without anything to which it happens tells what is not known here.
            raise NotRebuiltError
        lies = before == len(self.told) and all(noun.label for noun in nouns)
        if clause.flags.keys() & {"first", "second"} and (lies or len(nouns) > 1):
            # That what lies there came in another order is not told by anything; nor which of several came first.
            raise NotRebuiltError
        if "first" in clause.flags and not before and self.context.names.table.objects:
            # Before what lies there already, it came earlier.
            raise NotRebuiltError
        if "first" in clause.flags:
            self.told = [*self.told[before:], *self.told[:before]]
        for fact in later:
            self.tell_clause(fact)

    def under(self, year: str) -> None:
        """Ask under the rules of a year; empty for the newest."""
        self.years += [year] if year and year not in self.years else []


# What stands behind such a word is not what it would be without it.
_TURNING: Final = DENYING | word_set(
    "dies against despite instead than until without respectively teammate teammates ally"
)
# What tells of things how they hang together is more than their names.
_ONLY_NAMES: Final = (PREPOSITIONS | {"N", "JOIN"}) - HANGS_ON
_MAY_BE: Final = re.compile(r"\b(?:would|might|may|could|can|should|must|shall|wants?)\b", re.IGNORECASE)
_WHOSE: Final = re.compile(r"(?:my|his|her|their|\w+'s) ", re.IGNORECASE)
_EITHER: Final = frozenset(("he", "she", "they", "him"))


def rebuilt(context: Context, sentence: str, *, is_question: bool, is_lenient: bool = False) -> Rebuilt | None:
    """Give a sentence in canonical words, with what it leaves out; None where what it tells is not understood.

    Where that is lenient, what is not understood stands in it as not read.
    """
    said = recognised(context, sentence, is_question=is_question)
    if said is None:
        return None
    work = Rebuilding(context, said)
    work.is_lenient = is_lenient
    try:
        words = work.sentences(is_question=is_question)
    except (NotRebuiltError, NotAClauseError):
        return None
    every = [*dict.fromkeys(work.left_out)]
    whole = (*every, *work.unread)
    apart = [each for each in every if not any(each != other and each in other for other in whole)]
    does = [*(f"{LEAVES_OUT}“{each}”" for each in apart), *(f"{KEEPS_UNREAD}“{each}”" for each in work.unread)]
    return Rebuilt(words, (*does, *([work.said.stands_in] if work.said.stands_in else ())))
