"""Reads the tokens of a sentence of everyday English as clauses, from the first to the last."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inspector.scenario.words.gist_clause import (
    ALONE,
    IDLE_VERBS,
    LISTING,
    NAMED_THINGS,
    SAID_BESIDE,
    UNREAD,
    Clause,
    NotAClauseError,
    is_verb,
    tells_nothing,
)
from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_phrases import Phrases
from inspector.scenario.words.gist_things import Recognised

_OF_TALK: Final = SAID_BESIDE | UNREAD | word_set("P PRED to of into as with by from over under first second attached")
_NOBODY: Final = word_set("nobody neither no-one nothing")
# What something may be "with", and what is said of that.
_BORNE: Final = word_set("N ZONE COUNTERS attached it")
# With these a clause goes on about the subject of the one before, without a verb.
_GOES_ON: Final = frozenset(("bearing", "copying", "attached", "transformed", "facedown"))

# With these nothing happens.
_STANDING: Final = word_set("be have have! enchant! equip! attach!")


def _is_headline(clause: Clause, row: list[Recognised]) -> bool:
    """Whether a card is only mentioned among words that tell nothing: an old lover of Rise of the Eldrazi."""
    said = bool(clause.verb or clause.objects or clause.behind or clause.values or clause.flags or clause.beside)
    return not said and row[-1].kind in ("talk", "odd") and len(clause.subject) == 1


def _is_done(row: list[Recognised]) -> bool:
    """Whether a row ends with a word that nobody knows, and that says what its things did: "the Angel frobbed"."""
    return row[-1].kind == "odd" and row[-1].words.islower() and row[-1].words.endswith(("ed", "s"))


def _is_place(clause: Clause) -> bool:
    """Whether a clause only tells where the things lie that follow."""
    said = (
        clause.verb not in ("", "be")
        or clause.subject
        or clause.objects
        or clause.behind
        or clause.flags
        or clause.beside
    )
    return not said and set(clause.values) == {"ZONE"}


def _goes_on_having(clause: Clause, who: str) -> bool:
    """Take what only lies somewhere behind what a player has as theirs: "Ben has Clone in hand, Forest in exile"."""
    lies = any(
        fact.verb == "be" and {*fact.values} == {"ZONE"} for fact in (replace(clause, verb="be"), *clause.beside)
    )
    if not lies or clause.verb or any(each.kind != "N" for each in clause.subject):
        return False
    for noun in (noun for token in clause.subject for noun in token.nouns if not noun.label):
        noun.whose = noun.whose or who
    return True


def _says_again(clause: Clause, before: Clause) -> bool:
    """Whether a clause says again of others what happened before: "I tap the Angel and Ben his Bears"."""
    said = clause.verb or clause.behind or clause.values or clause.flags or clause.beside
    is_aside = clause.row[0].kind in ("with", "under")
    return not said and not is_aside and is_verb(before.verb) and before.verb not in _STANDING


def _of_another(clause: Clause, player: Recognised) -> Clause:
    """Say the same of another player, who has things of their own: "Ana and Ben each control ..."."""
    rows = [
        [each if each.noun is None else each._replace(noun=replace(each.noun, is_another=True)) for each in row]
        for row in clause.objects
    ]
    return replace(clause, subject=[player], objects=rows)


def _of_all(clause: Clause, others: list[Recognised]) -> list[Clause]:
    """Give a clause once for each player of whom it tells, those before an "and" first."""
    if not others:
        return [clause]
    if not clause.subject:
        raise NotAClauseError
    return [_of_another(clause, each) for each in (*others, clause.subject[0])]


class Clauses(Phrases):
    """Reads the tokens of one sentence as clauses."""

    # Who has what was told last, as long as more of it is listed.
    has = ""

    def told(self, at: int, end: int) -> list[Clause]:
        """Give the clauses of tokens that tell something; raises NotAClauseError."""
        found: list[Clause] = []
        join = ""
        counters: list[str] = []
        others: list[Recognised] = []
        place: dict[str, list[str]] = {}
        self.begun = at
        end = self._without_kinds(at, self._without_asides(at, end))
        while at < end:
            kind = self.kind(at)
            if kind == "JOIN":
                self.begun = at + 1
            if kind == "P" and self.value(at + 1) == "and" and self.kind(at + 2) == "P":
                # "Ana and Ben each control ..."
                others.append(self.tokens[at])
                at += 2
            elif kind == "JOIN":
                value = self.value(at)
                join = join if value in LISTING else value
                at += 1
            elif behind := self._without_talk(at, end, is_first=not found):
                # "Ben and I talk, ..."
                others = [] if kind == "P" else others
                at = behind
            elif kind in ALONE:
                found.append(Clause(kind, [self.tokens[at]], join=join))
                at, join = at + 1, ""
            elif kind == "PRED" and self._is_named_next(at, end):
                while self.kind(at) != "N":
                    counters += [self.value(at)] if self.kind(at) == "COUNTERS" else []
                    at += 1
            else:
                clause, at = self._one_or_unread(at, end, found[-1] if found else None)
                self.begun = at
                if clause is not None and _is_place(clause):
                    # "In the graveyards there are, in total, two cards."
                    place = clause.values
                    self.leads = True
                elif clause is not None:
                    clause.beside += (
                        [Clause("be", clause.subject[:1], values={"COUNTERS": counters})] if counters else []
                    )
                    if clause.verb in ("", "be", "have") and "ZONE" not in clause.values:
                        clause.values |= place
                    place, self.leads = {}, False
                    clause.join, join, counters = join, "", []
                    found += _of_all(clause, others)
                    others = []
        return found

    def _one_or_unread(self, at: int, end: int, before: Clause | None) -> tuple[Clause | None, int]:
        """Read one clause; one that cannot be read stands as unread where that is allowed."""
        kept = len(self.left_out)
        try:
            clause, behind = self._one(at, end, before)
        except NotAClauseError:
            if not self.is_lenient:
                raise
        else:
            if clause is not None and not (self.has and _goes_on_having(clause, self.has)):
                self.has = next(
                    (each.value for each in clause.subject if each.kind == "P" and clause.verb == "have"), ""
                )
            if clause is not None and self.is_lenient:
                clause.row = self.tokens[self.begun : behind]
            return clause, behind
        self.left_out = self.left_out[:kept]
        behind = at + 1
        while behind < end and not self._begins_next(behind):
            behind += 1
        # A verb that nobody knows stands before it.
        return Clause("unread", row=self.tokens[self.begun : behind]), behind

    def _begins_next(self, at: int) -> bool:
        """Whether at a joining word the next clause begins, and not only the next thing of a list."""
        if self.kind(at) != "JOIN":
            return False
        ahead = (self.kind(place) for place in range(at + 1, len(self.tokens)))
        named = next((kind for kind in ahead if kind not in ("talk", "odd", "NUMBER")), "")
        return self.value(at) not in LISTING or named in ("P", "it", "PO") or is_verb(named)

    def _one(self, at: int, end: int, before: Clause | None) -> tuple[Clause | None, int]:
        """Read one clause; one that tells nothing of a board is talk."""
        kept, said = len(self.left_out), len(self.talk)
        if self._is_unknown_verb(at):
            raise NotAClauseError
        clause, behind = self.clause(at, end, before)
        row = clause.row = self.tokens[at:behind]
        if clause.subject and not clause.verb and _is_done(row):
            raise NotAClauseError
        habit = any(each.kind == "habit" for each in row)
        if tells_nothing(clause) or habit or _is_headline(clause, row):
            self.left_out = self.left_out[:kept]
            # What is left out within it is left out with it.
            self.talk[said:] = [row]
            return None, behind
        if before is not None and not (clause.verb or clause.subject or clause.objects):
            # Where a Room is named before a colon, "only the left door is unlocked" is said of it.
            if not (before.verb or before.values or before.behind):
                before.values = clause.values
                return None, behind
            clause.subject = before.subject
        if before is not None and self.value(at - 1) in LISTING and _says_again(clause, before):
            raise NotAClauseError
        return clause, behind

    def _without_talk(self, at: int, end: int, *, is_first: bool) -> int:
        """Leave out what tells nothing; gives what stands behind it, or 0."""
        kind = self.kind(at)
        behind = self._talk_ends(at, end)
        if self.value(at) in _NOBODY and not behind:
            behind = next((place for place in range(at, end) if self.kind(place) == "JOIN"), end)
            behind = behind if all(self.kind(place) not in NAMED_THINGS for place in range(at, behind)) else 0
        if kind == "habit" or (kind == "talk" and self.value(at) == "before" and is_first):
            # What used to be, and before what it happens, is not there.
            behind = at
            while behind < end and self.kind(behind) != "JOIN":
                behind += 1
        if behind:
            if self._is_left_hanging(at, behind, end):
                raise NotAClauseError
            self.talk.append(self.tokens[at:behind])
            return behind
        if kind == "unknown" and at and self.kind(at - 1) != "JOIN":
            # It belongs to what was said: "I Mind Control Henk's Sheoldred".
            return 0
        if kind in SAID_BESIDE | UNREAD and not self._is_unknown_verb(at):
            self.left_out.append(self.tokens[at])
            return at + 1
        return 0

    def _is_left_hanging(self, at: int, behind: int, end: int) -> bool:
        """Whether a player stands alone before what is told of things: "Ben, with Humility, ..." may be about Ben's."""
        place = next((place for place in range(behind, end) if self.kind(place) != "JOIN"), end)
        return {each.kind for each in self.tokens[at:behind]} == {"P"} and place < end and self.kind(place) != "P"

    def _talk_ends(self, at: int, end: int) -> int:
        """Give where talk ends that goes on to the next comma: "nobody was happy"; 0 where it tells something."""
        begun = at
        if self.kind(at) == "PRED" and self.value(at) in ("tapped", "untapped"):
            return 0
        while at < end and (self.kind(at) in _OF_TALK or self.kind(at) in IDLE_VERBS):
            at += 1
        if self.kind(begun) == "P" and (self._is_heading(begun) or self._begins_relative(begun + 1, end)):
            return 0
        return at if at >= end or self.kind(at) == "JOIN" else 0

    def _without_asides(self, at: int, end: int) -> int:
        """Leave out what stands between a player and the verb: "My opponent, hoping to win, plays ..."."""
        end = self._without_commas(at, self._with_what(at, end))
        for place in range(at, end):
            behind = self._resumed(place, end)
            if behind:
                aside = self.tokens[place + 1 + (self.value(place + 1) == ",") : behind - 1]
                self.talk += [aside] if aside else []
                del self.tokens[place + 1 : behind]
                end -= behind - place - 1
        return end

    def _without_kinds(self, at: int, end: int) -> int:
        """Leave out of what kind a thing is that is named next: "Ben has a legendary creature, Lazav"."""
        for place in range(at, end):
            behind = place + 2
            while self.kind(behind) == "PRED" and self.value(behind) not in ("tapped", "untapped"):
                behind += 1
            is_kind = (self.kind(place), self.kind(place + 1)) == ("P", "have") and behind > place + 2
            if is_kind and self.value(behind) in (",", ":", "-") and self.kind(behind + 1) == "N":
                del self.tokens[place + 2 : behind + 1]
                end -= behind - place - 1
        return end

    def _with_what(self, at: int, end: int) -> int:
        """Take what a player is "with" in commas as what they have: "My opponent, with Humility, plays ..."."""
        if (self.kind(at), self.value(at + 1), self.kind(at + 2), self.kind(at + 3)) != ("P", ",", "with", "N"):
            return end
        place = self._with_ends(at + 3, end)
        if not place:
            return end
        player, has = self.tokens[at], self.tokens[at + 2]._replace(kind="have", value="has")
        self.tokens[at : place + 1] = [player, has, *self.tokens[at + 3 : place], self.tokens[place], player]
        return end

    def _with_ends(self, at: int, end: int) -> int:
        """Give the comma between what something is "with" and its verb; 0 without one."""
        while at < end and (self.kind(at) in _BORNE or self.value(at) in ("and", "&")):
            at += 1
        return at if self.value(at) == "," and is_verb(self.kind(at + 1)) else 0

    def _without_commas(self, at: int, end: int) -> int:
        """Take what a thing is "with" in commas as said of it: "Serra Angel, with Flight, attacks"."""
        for place in reversed(range(at, end - 3)):
            begins = (self.kind(place), self.value(place + 1), self.kind(place + 2)) == ("N", ",", "with")
            ends = self._with_ends(place + 3, end) if begins else 0
            if ends > place + 3:
                del self.tokens[ends], self.tokens[place + 1]
                end -= 2
        return end

    def _resumed(self, at: int, end: int) -> int:
        """Give where the verb of a player stands behind an aside in commas; 0 without one."""
        has_comma = self.value(at + 1) == ","
        begins = place = at + 1 + has_comma
        while place < end and self.value(place) != "," and self.kind(place) not in NAMED_THINGS:
            place += 1
        # "Ben hoping to win, plays ...": without the first comma nothing is done in it.
        is_aside = has_comma or not any(is_verb(self.kind(each)) for each in range(begins, place))
        is_aside = is_aside and self.kind(at) == "P" and self.value(place) == ","
        return place + 1 if is_aside and is_verb(self.kind(place + 1)) else 0

    def _is_unknown_verb(self, at: int) -> bool:
        """Whether a word that nobody knows does something with what follows: "... and frobnicates Grizzly Bears"."""
        ends = ("s", "ed", "ing")
        return self.kind(at) == "odd" and self.kind(at + 1) in ("N", "it") and self.tokens[at].words.endswith(ends)

    def _is_heading(self, at: int) -> bool:
        """Whether a player heads what they have: "Ben: Humility, Opalescence"."""
        return self.kind(at) == "heading" or (self.kind(at) == "P" and self.value(at + 1) in (":", "-"))

    def _is_named_next(self, at: int, end: int) -> bool:
        """Whether a kind of thing is followed by which it is: ``a Room card, Bottomless Pool // Locker Room, ...``."""
        place = at + 1
        while place < end and self.kind(place) in ("PRED", "talk", "odd", "JOIN", "with", "COUNTERS"):
            place += 1
        return self.kind(place) == "N" and self.kind(place - 1) == "JOIN"

    def _by_whom(self, at: int, clause: Clause) -> int:
        """Take who does what follows: "By Ben Humility is played"; gives the place behind."""
        if (self.kind(at), self.kind(at + 1)) != ("by", "P"):
            return at
        clause.behind["by"] = [self.tokens[at + 1]]
        return at + 2

    def clause(self, at: int, end: int, before: Clause | None = None) -> tuple[Clause, int]:
        """Read one clause; one that begins with its verb has the subject of the one before."""
        clause = Clause()
        begun = at = self._by_whom(at, clause)
        if self.kind(at) in ("with", "under", "by") and self.kind(at + 1) in NAMED_THINGS:
            # "With Humility on the battlefield" tells what is there; what does something behind it is not listed.
            clause.subject, at = self.things(at + 1, end, clause, is_subject=True, is_aside=True)
            is_over = self.kind(at) in NAMED_THINGS and self.is_verb_behind(at, end)
            return clause, at if is_over else self.rest(at, end, clause)
        while at < end and self.kind(at) in (
            "ZONE",
            "COUNTERS",
            "DURATION",
            "first",
            "second",
            "under_of",
            *SAID_BESIDE,
        ):
            at = self.beside(at, clause)
        if (self.kind(at), self.kind(at + 1), self.kind(at + 2)) == ("PRED", "be", "N"):
            # "The other creatures are Serra Angel and Grizzly Bears" tells what is there.
            clause.subject, at = self.things(at + 2, end, clause, is_subject=True)
            return clause, self.rest(at, end, clause)
        if self._is_heading(at):
            # "Me: Humility, Opalescence" lists what somebody has.
            clause.subject, clause.verb = [self.tokens[at]._replace(kind="P")], "have"
            at += 1
            while self.kind(at) == "JOIN":
                at += 1
            return clause, self.rest(at, end, clause)
        goes_on = "COUNTERS" not in clause.values and (is_verb(self.kind(at)) or self.kind(at) in _GOES_ON)
        if self.kind(at) in NAMED_THINGS:
            clause.subject, at = self.things(at, end, clause, is_subject=True)
            at = self.skipped(at, end)
        elif goes_on and before is not None:
            clause.subject = before.subject
        if at < end and is_verb(self.kind(at)):
            clause.verb = self.tokens[at].kind
            at = self.rest(at + 1, end, clause)
        elif self.kind(at - 1) == "odd" and self.kind(at) in NAMED_THINGS:
            # A verb that nobody knows.
            raise NotAClauseError
        elif clause.subject:
            at = self.rest(at, end, clause)
        if at == begun or not (clause.subject or clause.objects or clause.values):
            raise NotAClauseError
        return clause, at
