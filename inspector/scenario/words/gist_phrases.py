"""Reads what belongs to one clause: the things it names, what is said of each, and what stands behind its verb."""

from __future__ import annotations

from typing import Final, NamedTuple

from inspector.scenario.words.gist_beside import goes_onto, is_same, lie_apart, only_front_named, said_to_turn_over
from inspector.scenario.words.gist_cards import copies_others
from inspector.scenario.words.gist_clause import (
    FLAGS,
    LISTING,
    NAMED_THINGS,
    PREPOSITIONS,
    SAID_BESIDE,
    VALUES,
    Clause,
    NotAClauseError,
    is_verb,
)
from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_things import Recognised

# With these what stands behind is what something happens with, and says nothing of the thing before it.
_DONE_WITH: Final = word_set("""
    equip equip! enchant enchant! hit hit! kill kill! destroy destroy! exile exile! bounce bounce! blink blink!
    mutate mutate! steal steal! gain pump pump! animate animate! copy copy! turn turn! transform! flip!
""")
# With these "on" says to what something is done.
_DONE_ON: Final = word_set("""
    animate cast cast! play play! resolve resolve! use use! put put! attach attach! equip equip! bestow bestow! mutate
    mutate! move be go hit get comes enter enchant enchant! have have! clone remove remove! become steal steal!
""")
_IN_PLAY: Final = "on the battlefield"
_COMES: Final = word_set("comes enter join resolve cast play hit")
_HALVES: Final = frozenset(("half", "side", "door", "face", "part"))
_RELATIVE: Final = frozenset(("which", "who", "that"))
_STANDING: Final = frozenset(("", "be", "have", "have!", "wear", "copy"))


class Phrases:
    """Reads parts of clauses from the tokens of a sentence."""

    def __init__(self, tokens: list[Recognised]) -> None:
        """Take the tokens."""
        self.tokens = tokens
        # Whether a clause that cannot be read stands as unread beside the others.
        self.is_lenient = False
        # Whether a place was named before what lies there: "in my hand, Clone, and on the battlefield, Humility".
        self.leads = False
        # Where the clause begins that is read, with all that is left out before it.
        self.begun = 0
        self.left_out: list[Recognised] = []
        # What tells nothing of a board.
        self.talk: list[list[Recognised]] = []

    def kind(self, at: int) -> str:
        """Give the kind of a token; empty behind the last."""
        return self.tokens[at].kind if 0 <= at < len(self.tokens) else ""

    def value(self, at: int) -> str:
        """Give the value of a token; empty behind the last."""
        return self.tokens[at].value if 0 <= at < len(self.tokens) else ""

    def skipped(self, at: int, end: int) -> int:
        """Leave out words of everyday English."""
        while at < end and self.kind(at) in ("talk", "odd", "can", "ask", "begin", "end", "whole", "whose"):
            self.left_out.append(self.tokens[at])
            at += 1
        return at

    def beside(self, at: int, clause: Clause) -> int:
        """Take one value or flag into a clause, or leave it out."""
        token = self.tokens[at]
        if token.kind in VALUES:
            clause.values.setdefault(token.kind, []).append(token.value)
        elif token.kind in FLAGS:
            clause.flags[token.kind] = token.value or token.words
        else:
            self.left_out.append(token)
        return at + 1

    # Behind a verb.

    def rest(self, at: int, end: int, clause: Clause) -> int:
        """Read what stands behind a verb, as far as it belongs to it."""
        while at < end:
            kind = self.kind(at)
            behind = at
            if kind == "JOIN":
                behind = self.goes_on(at, end, clause)
            elif kind in NAMED_THINGS:
                behind = self.object(at, end, clause)
            elif kind in PREPOSITIONS:
                behind = self.preposition(at, end, clause)
            elif kind in VALUES | FLAGS | SAID_BESIDE:
                behind = self.beside(at, clause)
            elif kind in ("who", "habit"):
                behind = at + 1
            elif kind == "aside":
                behind = self.aside(at, end)
            elif kind == "unknown":
                raise NotAClauseError
            else:
                return self.another_verb(at, end, clause)
            if behind == at:
                return at
            at = behind
        return at

    def object(self, at: int, end: int, clause: Clause) -> int:
        """Read a thing behind a verb; one that the next verb is about begins another clause."""
        if self.is_verb_behind(at, end) and (clause.objects or clause.behind or self.kind(at) == "P"):
            return at
        row, behind = self.things(at, end, clause)
        clause.objects.append(row)
        return behind

    def aside(self, at: int, end: int) -> int:
        """Leave out what somebody thinks, hopes or says while doing something, up to the next clause."""
        begun = at
        while at < end and not (
            self.kind(at) == "JOIN" and self.kind(at + 1) in NAMED_THINGS and self.is_verb_behind(at + 1, end)
        ):
            at += 1
        self.talk.append(self.tokens[begun:at])
        return at

    def another_verb(self, at: int, end: int, clause: Clause) -> int:
        """Read a second verb of a clause: ``has Clone enter``, ``uses it to copy``, ``gets it to transform``."""
        whose = clause.objects[-1] if clause.objects and clause.verb in ("have", "make", "get") else clause.subject
        is_finite = clause.verb == "have" and self.tokens[at].words.endswith("s")
        if not whose or is_finite:
            # "My opponent who has Humility plays ..." goes on about who has it.
            return at
        players = [each.value for each in clause.subject if each.kind == "P"]
        if clause.objects and clause.verb in ("make", "get") and players:
            # "I make Clone copy it": it does so, and lies there as theirs where it lies nowhere yet.
            for noun in (noun for each in whose for noun in each.nouns if not noun.label):
                noun.whose = noun.whose or players[0]
            clause.verb, clause.subject, clause.objects = "", whose, []
        more = Clause(self.tokens[at].kind, whose)
        at = self.rest(at + 1, end, more)
        more.join = "then"
        clause.beside.append(more)
        return at

    def goes_on(self, at: int, end: int, clause: Clause) -> int:
        """Give where a clause goes on behind a comma or "and"; the same place where it does not."""
        if self.value(at) not in LISTING:
            return at
        behind = at
        while behind < end and self.kind(behind) == "JOIN" and self.value(behind) in LISTING:
            behind += 1
        kind, last = self.kind(behind), self.kind(at - 1)
        if (
            kind in VALUES
            and last in (kind, "attached", "it", "abilities")
            and not is_verb(self.kind(behind + 1) or "it")
        ):
            return behind
        if kind in (
            "first",
            "second",
            "DURATION",
            "abilities",
            "facedown",
            "transformed",
            "under_of",
            "copying",
        ) and not is_verb(self.kind(behind + 1)):
            return behind
        if kind == "COUNTERS" and clause.verb in ("lose", "remove"):
            return behind
        if kind == "ZONE" and not self.leads and (behind + 1 >= end or self.kind(behind + 1) == "JOIN"):
            return behind
        if kind == "attached" and clause.verb and self.kind(behind + 1) in NAMED_THINGS:
            return behind
        return at

    def is_verb_behind(self, at: int, end: int) -> bool:
        """Whether a thing that is named is what the next verb is about."""
        place = at + 1
        while place < end and self.kind(place) in ("talk", "can"):
            place += 1
        kind = self.kind(place)
        return place < end and is_verb(kind) and kind not in ("have!", "enchant!", "equip!", "attach!")

    def preposition(self, at: int, end: int, clause: Clause) -> int:
        """Read a preposition with what stands behind it."""
        kind, place = self.kind(at), self.skipped(at + 1, end)
        behind = self.kind(place)
        target = self._as_target(kind, place)
        if target:
            clause.behind["attached"] = [self.tokens[place]]
            return target
        if behind in NAMED_THINGS:
            if kind == "as" and self.is_verb_behind(place, end):
                return at
            row, place = self.things(place, end, clause)
            was_there = clause.verb in _COMES and self.kind(place) == "ZONE" and lie_apart(row)
            if kind == "with" and (was_there or self._lies_elsewhere(row, place)):
                # "Humility comes down with Opalescence on the table": that was there before.
                clause.beside.append(Clause("be", row, values={"ZONE": [self.value(place)]}))
                return self._lying_besides(place + 1, end, clause, is_subject=False)
            clause.behind.setdefault(kind, []).extend(row)
            return place
        if behind == "NUMBER" and self.kind(place + 1) in ("PRED", "ZONE"):
            # "With five Vampires", "with 5 cards in my hand": which cards these are, nobody says.
            raise NotAClauseError
        if behind in VALUES:
            clause.flags.setdefault(kind, "")
            return place
        self.left_out.append(self.tokens[at])
        return at + 1

    def _lying_besides(self, at: int, end: int, clause: Clause, *, is_subject: bool) -> int:
        """Read more that lies somewhere: "with a Forest in my graveyard and a Clone in my hand"."""
        while self.kind(at) == "JOIN" and self.value(at) in LISTING and self.kind(at + 1) == "N":
            lies = Clause("be")
            lies.subject, place = self.things(at + 1, end, lies)
            if self.kind(place) != "ZONE" or (is_verb(self.kind(place + 1)) and not is_subject):
                return at
            lies.values["ZONE"] = [self.value(place)]
            clause.beside.append(lies)
            at = place + 1
        return at

    def _lies_elsewhere(self, row: list[Recognised], at: int) -> bool:
        """Whether a place follows that is not the battlefield, in which things lie, and to which nothing goes."""
        is_elsewhere = self.kind(at) == "ZONE" and self.value(at) != _IN_PLAY
        return is_elsewhere and (self.tokens[at].words.lower().startswith("in ") or lie_apart(row))

    def _as_target(self, kind: str, place: int) -> int:
        """Give what stands behind ``with Tarmogoyf as its target``; 0 without that."""
        is_target = kind == "with" and [self.kind(place + 1), self.kind(place + 2)] == ["as", "hit"]
        return place + 3 if is_target else 0

    # Things that are named.

    def things(
        self,
        at: int,
        end: int,
        clause: Clause,
        *,
        is_subject: bool = False,
        is_aside: bool = False,
        is_worn: bool = False,
    ) -> tuple[list[Recognised], int]:
        """Read one thing or a list of them, with what is said of each where it is named."""
        found: list[Recognised] = []
        while True:
            row, behind = self._made_of_another(at, end, clause)
            if row:
                return [*found, *row], behind
            token = self.tokens[at]
            found.append(token)
            # "An Insectile Aberration (a transformed Delver of Secrets)" is one.
            if at + 1 < end and is_same(token, self.tokens[at + 1]):
                at += 1
                only_front_named(self.tokens[at])
            at = self.said_of(token, at + 1, end, clause, is_subject=is_subject)
            place = at
            while place < end and self.kind(place) == "JOIN" and self.value(place) in LISTING:
                place += 1
            aside = self._ends_aside(place + 1, end) if is_subject and self.kind(place) == "cast" else 0
            if aside and self.value(at) == ",":
                # "Turn to Frog, cast afterwards, resolves": it is told when it resolves.
                return found, aside
            if place > at and self.kind(place) in ("to", "of") and self.kind(place + 1) == "N":
                place += 1
            if self.kind(place) == "it" and self.tokens[place].words.lower() == "one":
                # "Two Grizzly Bears, one has a +1/+1 counter": one of these, and nothing beside them.
                return found, at
            if place == at or self.kind(place) not in ("N", "P", "it", "PO"):
                return found, at
            if is_same(token, self.tokens[place]):
                clause.beside += said_to_turn_over(token, self.tokens[place])
                # "Gisela, the Broken Blade, ..." named once more by what it is now.
                return found, place + 1 + (self.value(place + 1) == "," and self.kind(place + 1) == "JOIN")
            lists = is_subject and not is_aside and not clause.verb and self.is_list(at, place)
            # "Serra Angel with Flight and Bonesplitter attacks."
            lists = lists or (is_worn and goes_onto(token) and goes_onto(self.tokens[place]))
            if token.kind != "N" or self.kind(place) == "P" or (self.is_verb_behind(place, end) and not lists):
                return found, at
            at = place

    def _made_of_another(self, at: int, end: int, clause: Clause) -> tuple[list[Recognised], int]:
        """Read what is named by another thing: who controls it, a half of it, a token that is a copy of it."""
        if self.kind(at) == "controller_of":
            row, behind = self.things(at + 1, end, clause)
            return [row[0]._replace(kind="PO", value=self.tokens[at].words)], behind
        kinds = tuple(self.kind(at + more) for more in (1, 2, 3))
        if kinds == ("talk", "of", "N") and self.value(at + 1) in _HALVES:
            # "The Bottomless Pool half of Bottomless Pool // Locker Room" is called by that half.
            return [self.tokens[at]], at + 4
        if self.kind(at) != "token_of":
            return [], at
        copied = Clause("create", [each for each in clause.subject if each.kind in ("P", "PO")])
        copied.behind["copying"], behind = self.things(at + 1, end, copied)
        clause.beside.append(copied)
        return [self.tokens[at]._replace(kind="it", value="copy")], behind

    def _ends_aside(self, at: int, end: int) -> int:
        """Give what stands behind the comma that ends a remark without a thing in it; 0 where it is none."""
        while at < end and self.kind(at) in ("talk", "second", "first", "NUMBER"):
            at += 1
        return at + 1 if at < end and self.kind(at) == "JOIN" and self.value(at) == "," else 0

    def is_list(self, at: int, place: int) -> bool:
        """Whether what joins two subjects lists them."""
        return any(self.value(each) in ("and", "plus", "+", "&", ",") for each in range(at, place))

    # What is said of a thing behind its name.

    def said_of(self, token: Recognised, at: int, end: int, clause: Clause, *, is_subject: bool) -> int:
        """Read all that is said of a thing behind its name."""
        here = _Here(token, clause, end, is_subject=is_subject)
        while at < end:
            fact = Clause("be", [token])
            takers = (self._counters, self._half_open, self._chosen, self._on_or_under, self._as_it_lies, self._owned)
            behind = next((taken for take in takers if (taken := take(here, at, fact))), 0)
            if not behind and self._begins_relative(at, end):
                fact, behind = self._relative(here, at)
            if not behind:
                return at
            clause.beside.append(fact)
            at = behind
        return at

    def _counters(self, here: _Here, at: int, fact: Clause) -> int:
        """Read ``with two +1/+1 counters on it``."""
        if (self.kind(at), self.kind(at + 1)) != ("with", "COUNTERS"):
            return 0
        found = [self.value(at + 1)]
        at = self._on_it(at + 2, here.end)
        while self.kind(at) == "JOIN" and self.kind(at + 1) == "COUNTERS":
            found.append(self.value(at + 1))
            at = self._on_it(at + 2, here.end)
        fact.values["COUNTERS"] = found
        if at + 1 < here.end and self.value(at) in ("and", "plus") and goes_onto(self.tokens[at + 1]):
            # "With two +1/+1 counters and Flight."
            fact.behind["with"] = [self.tokens[at + 1]]
            at = self._on_it(at + 2, here.end)
        return at

    def _half_open(self, here: _Here, at: int, fact: Clause) -> int:
        """Read ``with the Locker Room door unlocked``."""
        half = self._half(here.token, at) if self.kind(at) == "with" else ""
        if not half:
            return 0
        fact.values["COUNTERS"] = [f"its {half} door unlocked"]
        at += 2
        while at < here.end and self.kind(at) in ("talk", "odd", "unlock", "unlock!", "be"):
            at += 1
        return at

    def _chosen(self, _here: _Here, at: int, fact: Clause) -> int:
        """Read ``with blue named`` and ``naming blue``."""
        kinds = tuple(self.kind(at + more).removesuffix("!") for more in (0, 1, 2))
        if kinds == ("with", "PRED", "choose"):
            fact.verb, fact.values = "choose", {"PRED": [self.value(at + 1)]}
            return at + 3
        if kinds[:2] == ("choose", "PRED") and self.tokens[at].words.endswith("ing"):
            fact.verb, fact.values = "choose", {"PRED": [self.value(at + 1)]}
            return at + 2
        return 0

    def _on_or_under(self, here: _Here, at: int, fact: Clause) -> int:
        """Read what it bears, what it is attached to, which effect it is under, what it is a copy of."""
        kind, behind, verb = self.kind(at), self.kind(at + 1), here.clause.verb
        is_target = self.kind(at - 2) == "attached"
        if kind == "copy" and self.tokens[at].words.lower() == "copying" and (is_target or verb not in _DONE_ON):
            # "I tap my Clone copying Serra Angel", "I cast Flight on my Clone copying Serra Angel".
            kind = "copying"
        stands = here.is_subject or verb in ("", "have")
        known = {
            "bearing": behind in NAMED_THINGS,
            "with": behind == "N" and verb not in _DONE_WITH,
            "under": behind == "N" and stands,
            "of": behind in ("N", "it") and here.token.noun is not None and copies_others(here.token.noun.card),
            "copying": behind in NAMED_THINGS
            and (stands or self.kind(at) == "copy" or verb in ("be", "transform") or self._is_relative(at)),
            "attached": behind in ("N", "it") and stands and verb not in _DONE_ON,
        }
        if known.get(kind):
            is_worn = here.is_subject and kind in ("with", "bearing")
            row, place = self.things(at + 1, here.end, fact, is_worn=is_worn)
            if kind == "with" and self._lies_elsewhere(row, place):
                # "Svogthos with three creatures in my graveyard": these lie there.
                fact.subject, fact.values["ZONE"] = row, [self.value(place)]
                return self._lying_besides(place + 1, here.end, here.clause, is_subject=here.is_subject)
            fact.behind["copying" if kind == "of" else kind] = row
            if kind == "bearing" and (self.kind(place), self.kind(place + 1)) == ("by", "P"):
                # "... enchanted with Control Magic by Ben."
                fact.behind["by"], place = [self.tokens[place + 1]], place + 2
            if kind != "with":
                return place
            behind_it = self._on_it(place, here.end)
            if behind_it > place:
                fact.flags["on_it"] = ""
            return behind_it
        return 0

    def _is_relative(self, at: int) -> bool:
        """Whether words say of the thing before them what it is: "my Clone that's copying his Angel"."""
        return self.tokens[at].words.lower().startswith(("that ", "that's ", "which ", "who ", "who's "))

    def _as_it_lies(self, here: _Here, at: int, fact: Clause) -> int:
        """Read how and where it lies."""
        kind = self.kind(at)
        if kind in ("transformed", "facedown", "under_of") and (here.is_subject or here.clause.verb in ("have", "")):
            fact.flags[kind] = self.value(at)
            return at + 1
        if kind == "ZONE" and here.is_subject:
            fact.values["ZONE"] = [self.value(at)]
            return at + 1
        return 0

    def _owned(self, here: _Here, at: int, fact: Clause) -> int:
        """Read ``I control`` and ``controlled by Ana``."""
        kinds = tuple(self.kind(at + more) for more in (0, 1, 2))
        ends = at + 2 >= here.end or kinds[2] in ("JOIN", "ZONE", "copying") or (here.is_subject and is_verb(kinds[2]))
        if kinds[:2] == ("P", "have") and ends:
            fact.verb, fact.subject, fact.objects = "have", [self.tokens[at]], [[here.token]]
            return at + 2
        if kinds[:2] == ("have!", "by") and kinds[2] in ("P", "PO") and here.is_subject:
            fact.verb, fact.subject, fact.objects = "have", [self.tokens[at + 2]], [[here.token]]
            return at + 3
        return 0

    def _relative(self, here: _Here, at: int) -> tuple[Clause, int]:
        """Read what ``which`` or ``that`` begins; what happens behind a comma happens afterwards."""
        joined = self.kind(at) == "JOIN"
        fact, place = self.relative(here.token, at + 1 + joined, here.end)
        happens = fact.verb not in _STANDING or (fact.verb == "copy" and fact.subject[0].kind == "P")
        ends = place + (joined and self.kind(place) == "JOIN" and self.value(place) == ",")
        # "Humility, which Ben played, is exiled": what stands in commas before the verb came before it.
        is_before = here.is_subject and is_verb(self.kind(ends))
        fact.join = "then" if joined and happens and not is_before else ""
        return fact, ends

    def _half(self, token: Recognised, at: int) -> str:
        """Give which half of a Room the next name is, where it is one; else nothing."""
        noun = token.noun
        if noun is None or noun.card is None or "Room" not in noun.card.front.type_line.subtypes:
            return ""
        said = " ".join(each.words for each in self.tokens[at + 1 : at + 2]).lower()
        halves = zip(("left", "right"), noun.card.faces, strict=False)
        return next((half for half, face in halves if face.name.lower() in said), "")

    def _on_it(self, at: int, end: int) -> int:
        """Skip ``on it`` behind what something has."""
        if at < end and self.kind(at) == "attached":
            return at + 2 if self.kind(at + 1) in ("it", "P") else at if self.kind(at + 1) == "N" else at + 1
        return at

    def _begins_relative(self, at: int, end: int) -> bool:
        if self.kind(at) == "JOIN" and self.value(at) == ",":
            at += 1
        word = self.tokens[at].words.lower() if at < end else ""
        if self.kind(at) not in ("who", "ask") or word not in _RELATIVE:
            return False
        return at + 1 < end and (
            is_verb(self.kind(at + 1)) or self.kind(at + 1) in ("P", "PO", "talk", "can", "bearing", "copying")
        )

    def relative(self, token: Recognised, at: int, end: int) -> tuple[Clause, int]:
        """Read what ``which`` or ``that`` begins, about the thing before it."""
        at = self.skipped(at, end)
        fact = Clause("", [token])
        if self.kind(at) in ("P", "PO") and is_verb(self.kind(at + 1)):
            fact.subject, fact.objects, fact.verb = [self.tokens[at]], [[token]], self.kind(at + 1)
            return fact, self.rest(at + 2, end, fact)
        fact.verb = self.kind(at)
        return fact, self.rest(at + 1, end, fact)


class _Here(NamedTuple):
    """Of what something is said, in which clause, up to where, and whether it is the subject."""

    token: Recognised
    clause: Clause
    end: int
    is_subject: bool
