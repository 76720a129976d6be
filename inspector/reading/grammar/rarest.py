"""Forms of one card or two each: keywords given alike, what nothing on the desk tells, steps of a turn."""

from __future__ import annotations

import msgspec

from inspector.cards import Condition, Count, Definition, Filter
from inspector.cards.effects import AbilitiesOf, KindOfAbilities
from inspector.reading.grammar.abilities import Abilities
from inspector.reading.grammar.conditions import When
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.meant import ONE_OBJECT, Meant, Subject
from inspector.reading.grammar.parts import ChangePart, part
from inspector.reading.grammar.qualities import Qualities, Quality, filter_of, listed
from inspector.reading.grammar.sentences import Meaning, meaning_of

# --- protection from what hangs on the table or was chosen: the ability is had, whatever that is

for _quality in (
    "the colors of permanents you control",
    "each color that's not in your commander's color identity",
    "each mana value among artifacts you control",
    "each mana value of the chosen quality",
    "each mana value other than the chosen number",
    "each of the exiled card's card types",
):
    says("quality", _quality.replace("'s ", " 's "), _quality, value=_quality)

# --- where, and of what kind

says("any zone", "in each player 's hand", value="hand")
says("adjective", "outlaw", value=Quality("outlaw", ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")))


@form("subject", "{many} and {nouns} you control")
def _types_and_subtypes_of_yours(one: Filter, nouns: Quality) -> Subject | None:
    """Objects of a card type and those of a subtype: whose they are is said of the whole row."""
    types = {*listed(one.types or ()), *listed(one.all_types or ())}
    plain = {name for name in one.__struct_fields__ if getattr(one, name) is not None} <= {"types", "all_types"}
    if nouns.key != "subtypes" or nouns.several is False or not types or not plain:
        return None
    yours = msgspec.structs.replace(one, controller="you")
    return Meant(filter=yours), Meant(filter=Filter(subtypes=nouns.value, controller="you", not_=one))


# --- amounts that nothing on the desk tells

_LARGEST = "the most cards in hand"
_IN_THE_LARGEST_HAND = f"cards in the hand of the opponent with {_LARGEST}"
for _words, _many in (
    ("your speed", "your speed"),
    (
        "the number of lands defending player controls",
        "lands defending player controls",
    ),
    (
        f"the number of {_IN_THE_LARGEST_HAND}",
        _IN_THE_LARGEST_HAND,
    ),
    ("the number of Forests sacrificed as it entered", "Forests sacrificed as it entered"),
):
    says("amount", _words, value=Count(said=_many))
for _one, _many in (
    ("player who has lost the game", "players who have lost the game"),
    (
        "land on the battlefield with the same name as the exiled card",
        "lands on the battlefield with the same name as the exiled card",
    ),
):
    says("counted", f"each {_one}", value=Count(said=_many))


@form(
    "definition",
    "{myself} 's power is equal to the last chosen number and its toughness is equal to {number} minus that number",
)
def _of_a_number_chosen(own: bool, number: int) -> Definition:
    del own
    return Definition(
        power=Count(said="last chosen number"), toughness=Count(said="last chosen number", times=-1, plus=number)
    )


# --- the steps of a turn

for _step in ("upkeep", "draw step", "combat", "end step"):
    says("step", _step, value=f"it's your {_step}" if _step != "combat" else "it's combat on your turn")


@form("sentence", "(during|on) your {step} , {subject} {all predicates}")
def _during_a_step(step: str, subject: Subject, does: ChangePart) -> Meaning | None:
    return meaning_of(subject, does, When(Condition(said=step)))


# --- "The same is true for" a row of keywords: each where what the first asks for it holds of it


@form("condition", "an exiled {things} has {keyword}")
def _exiled_with_keyword(things: Qualities, keyword: str) -> When | None:
    wanted = filter_of((*things, Quality("zone", "exile"), Quality("keywords", keyword)))
    return None if wanted is None else When(Condition(count=wanted, is_=">=1"))


@form(
    "sentence",
    "(as long as|while|if) {conditions} , {subject} has {keyword} . the same is true for {keywords in a row}",
)
def _each_keyword_alike(when: When, subject: Subject, first: str, more: Abilities) -> Meaning | None:
    if subject not in ONE_OBJECT:
        return None
    every = [_one_alike(when, subject, first, keyword) for keyword in (first, *more)]
    statics = tuple(static for meaning in every if meaning is not None for static in meaning.statics)
    return None if None in every else Meaning(statics, None, subject)


@form("sentence", "{subject} has {keyword} (as long as|while) {conditions} . the same is true for {keywords in a row}")
def _each_keyword_alike_behind(subject: Subject, first: str, when: When, more: Abilities) -> Meaning | None:
    return _each_keyword_alike(when, subject, first, more)


# Abilities of one name that each say more (702.11d, 702.14a, 702.16a): what is had is that of the other object.
_OF_KINDS: dict[str, KindOfAbilities] = {"Landwalk": "landwalk", "Protection": "protection", "Hexproof": "hexproof"}


def _one_alike(when: When, subject: Subject, first: str, keyword: str) -> Meaning | None:
    kind, asked = _OF_KINDS.get(keyword), when.condition.count
    if kind is None or (keyword == "Hexproof" and when.condition.said is not None):
        alike = _with_keyword(when, first, keyword)
        return None if alike is None else meaning_of(subject, part(add_abilities=(keyword,)), alike)
    if asked is None or asked.keywords != first or when.condition.is_ != ">=1":
        return None
    among = msgspec.structs.replace(asked, keywords=None)
    return meaning_of(subject, part(abilities_of=AbilitiesOf(among=among, kind=kind)))


def _with_keyword(when: When, first: str, keyword: str) -> When | None:
    """The condition that asks for another keyword than the first."""
    condition = when.condition
    if condition.said is not None:
        words = condition.said.replace(f" {first.lower()}", f" {keyword.lower()}")
        return None if first.lower() not in condition.said else When(Condition(said=words), when.about)
    if condition.count is None or condition.count.keywords != first:
        return None
    wanted = msgspec.structs.replace(condition.count, keywords=keyword)
    return When(msgspec.structs.replace(condition, count=wanted), when.about)


@form("keywords in a row", "{keyword} , {keywords in a row}")
def _more_keywords(one: str, more: Abilities) -> Abilities:
    return (one, *more)


@form("keywords in a row", "{keyword} , and {keyword}", "{keyword} and {keyword}")
def _last_keywords(one: str, other: str) -> Abilities:
    return one, other
