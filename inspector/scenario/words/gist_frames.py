"""Who and what takes part in what a clause tells: what it is done to, by whom, and with, on, into what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from inspector.scenario.words.gist_clause import Clause
from inspector.scenario.words.gist_deed import Deed, NotRebuiltError
from inspector.scenario.words.gist_deeds import DEEDS, Retelling
from inspector.scenario.words.gist_heard import SaidOfClause, see_all_heard
from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_things import Noun, Recognised
from inspector.scenario.words.gist_zones import says_only_from_where


@dataclass
class Scheme:
    """Who and what takes part in a clause: what it is done to (``of``), by whom, and with, on, into what."""

    verb: str
    passive: bool = False
    who: str = ""
    actor: list[Noun] = field(default_factory=list)
    of: list[Noun] = field(default_factory=list)
    other: list[Noun] = field(default_factory=list)
    behind: SaidOfClause[list[Noun]] = field(default_factory=lambda: SaidOfClause({}))
    values: SaidOfClause[list[str]] = field(default_factory=lambda: SaidOfClause({}))
    flags: SaidOfClause[str] = field(default_factory=lambda: SaidOfClause({}))
    # What was told already of what is named in the clause.
    told_beside: list[str] = field(default_factory=list)
    # Whose turn it is, where that is told.
    turn_of: str = ""

    def first(self, *prepositions: str) -> list[Noun]:
        """Give the things behind the first of some prepositions that there is."""
        return next((self.behind[each] for each in prepositions if self.behind.get(each)), [])

    def value(self, kind: str) -> str:
        """Give the first value of a kind; empty without one."""
        return next(iter(self.values.get(kind, [])), "")

    def see_all_heard(self) -> None:
        """See that all was heard that the clause says; raises NotRebuiltError where something is lost."""
        see_all_heard(self.verb, self.values, self.flags, self.behind)

    @property
    def until(self) -> str:
        """Give the words for how long it lasts."""
        return " until end of turn" if "DURATION" in self.flags else ""

    @property
    def patient(self) -> list[Noun]:
        """Give what it happens to, which of some verbs is the subject: what resolves, dies, transforms."""
        return self.of or self.actor


def do(
    work: Retelling,
    name: str,
    frame: Scheme,
    of: list[Noun],
    other: list[Noun] | None = None,
    values: list[str] | None = None,
) -> None:
    """Let one thing happen, by its name in the table of deeds; raises NotRebuiltError where it happens to nothing."""
    if not of:
        raise NotRebuiltError
    DEEDS[name](work, Deed(of, other or [], frame.who, values or [], frame.until))


def lies(work: Retelling, noun: Noun) -> str:
    """Give the zone in which something lies; empty where it is nowhere yet."""
    held = work.context.names.table.objects.get(noun.label)
    return "" if held is None else held.zone


# Of these the subject is what it happens to.
_ITSELF: Final = word_set("""
    resolve comes enter die dies persist transform flip turn phases phasesin phase mutate untap tap attack go join
    unmorph morph
""")


_COMES: Final = word_set("comes enter join return")
_DONE_TO_THINGS: Final = word_set("blink exile kill bounce transform flip turn tap untap copy clone animate")


def name_subject(work: Retelling, clause: Clause) -> None:
    """Take "it" that does something as what was named before what is told beside."""
    if clause.beside and "faceup" not in clause.flags:
        clause.subject = [each if each.value == "copy" else work.resolved(each) for each in clause.subject]


def say_of_all(clause: Clause) -> None:
    """Say of all that a clause lists whose they are: "Humility and Opalescence are both under my control"."""
    sides = [fact.flags["under_of"] for fact in clause.beside if {*fact.flags} == {"under_of"}]
    if sides and clause.verb in ("", "be") and len(clause.subject) > 1:
        clause.flags["under_of"] = sides[0]
        clause.beside = [fact for fact in clause.beside if {*fact.flags} != {"under_of"}]
    lying = [fact for fact in clause.beside if fact.verb == "be" and {*fact.values} == {"ZONE"}]
    if len(lying) == 1 and lying[0].subject == clause.subject[-1:] and not clause.verb and len(clause.subject) > 1:
        # "With Humility and Opalescence in play": both, and in this order (613.7).
        clause.values |= lying[0].values
        clause.beside = [fact for fact in clause.beside if fact is not lying[0]]


def framed(work: Retelling, clause: Clause) -> Scheme:
    """Give who and what takes part in a clause, pronouns as what they mean; raises NotRebuiltError."""
    passive = clause.verb.endswith("!")
    verb = clause.verb.removesuffix("!")
    frame = Scheme(verb, passive, values=SaidOfClause(_values_of(clause, verb)), flags=SaidOfClause(clause.flags))
    if verb not in ("", "be", "have") and any(each.startswith("no ") for each in clause.values.get("COUNTERS", [])):
        # To lose or to get no counters is more than to have none.
        raise NotRebuiltError
    if verb == "turn_of":
        frame.turn_of = clause.subject[0].value
        return frame
    who, things = _parted(work, clause.subject)
    frame.who = who or frame.flags.get("under_of", "")
    but = tuple(each.name for each in things)
    rows = [_parted(work, row, but) for row in clause.objects]
    given_to = [each for each, _ in rows if each]
    if verb in _DONE_TO_THINGS and not passive and things and given_to:
        # "Felidar Guardian blinks him" blinks no player.
        raise NotRebuiltError
    objects = [nouns for _, nouns in rows if nouns]
    _take_behind(work, clause, frame, things)
    for noun in (each for row in objects for each in row if verb == "steal" and given_to):
        # "He steals Serra Angel from Cleo."
        noun.whose = noun.whose or given_to[0]
    if not passive and verb == "cast" and things and not who and not objects:
        passive = frame.passive = True
    if passive:
        same = [each for each in objects if not _one_card(work, things, each)]
        frame.of, frame.other = things, next(iter(same), [])
    else:
        frame.actor = things
        frame.of, frame.other = [*objects, [], []][:2]
        if not frame.of and verb in _ITSELF and not frame.who:
            frame.of, frame.actor = frame.actor, []
    if verb == "give" and not passive:
        # "I give my Bears Flight": they get it.
        frame.actor, frame.of, frame.other = frame.of, frame.other, []
    if verb == "pump":
        frame.actor, frame.of = frame.of, frame.first("with", "by")
    if given_to and "control" in frame.flags:
        frame.who, frame.verb, frame.of, frame.actor = given_to[0], "steal", frame.actor, []
    return frame


def _values_of(clause: Clause, verb: str) -> dict[str, list[str]]:
    """Give what a clause says besides things; from where something comes back is no place to which it comes."""
    if verb in _COMES and says_only_from_where(clause.row):
        return {kind: said for kind, said in clause.values.items() if kind != "ZONE"}
    return clause.values


def _take_behind(work: Retelling, clause: Clause, frame: Scheme, things: list[Noun]) -> None:
    """Take what stands behind prepositions: by whom, and with, on, into what."""
    for preposition, row in clause.behind.items():
        if preposition == "attached" and _is_on_itself(frame.verb, things, row):
            continue
        if preposition == "to" and f"response to {row[0].words}".lower() in work.said.sentence.lower():
            # Nothing is done to what something responds to.
            continue
        work.needs = "permanent" if preposition == "attached" and not work.needs else work.needs
        player, nouns = _parted(work, row, tuple(each.name for each in things))
        work.needs = "" if work.needs == "permanent" else work.needs
        if player and (preposition in ("by", "under") or (preposition == "to" and not clause.verb)):
            # "One Serra Angel for him" is his.
            frame.who = player
        if nouns:
            frame.behind[preposition] = nouns


def _is_on_itself(verb: str, things: list[Noun], row: list[Recognised]) -> bool:
    """Whether what is on "her" is on who has it: "my Angel has a Pacifism stuck on her"."""
    return verb in ("have", "get") and bool(things) and all(each.kind == "it" for each in row)


def _one_card(work: Retelling, of: list[Noun], others: list[Noun]) -> bool:
    cards = [work.card_of(each) for each in (*of[:1], *others[:1])]
    return len(cards) == 2 and cards[0] is not None and cards[0] == cards[1]


def _parted(work: Retelling, row: list[Recognised], but: tuple[str, ...] = ()) -> tuple[str, list[Noun]]:
    """Give the player and the things of a row."""
    who, nouns = "", []
    for token in row:
        if token.kind == "P":
            who = token.value
        elif token.kind == "PO":
            noun = token.noun or work.it()
            is_owner = "owner" in f"{token.value} {token.words}".lower()
            who = work.owner(noun) if is_owner else work.controller(noun)
        else:
            nouns += work.resolved(token, but).nouns
    return who, nouns
