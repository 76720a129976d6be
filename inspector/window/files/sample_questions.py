"""What a sample asks, made of what it expects: its title tells the answer, which whoever opens it is to find."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import listed_words
from inspector.rules import EDITIONS, Place
from inspector.scenario import ObjectExpectation, Scenario
from inspector.scenario.words import TableNames

_MOST_BESIDE: Final = 2
# Each value with the words by which a title speaks of it, and how it is asked for; the more telling first.
_ASKS: Final[tuple[tuple[str, str, str], ...]] = (
    ("mana_value", r"mana values?", "What is the mana value of {it}"),
    ("mana_cost", r"mana costs?|costs?", "What is the mana cost of {it}"),
    ("unlocked", r"doors?|unlock|lock", "Which doors of {it} are unlocked"),
    ("controller", r"controls?|controller", "Who controls {it}"),
    ("colors", r"colou?rs?|colorless|white|blue|black|red|green", "What color is {it}"),
    ("power", r"\d+/\d+|power|toughness|size|as large|bigger|smaller", "How large is {it}"),
    ("toughness", r"toughness", "How large is {it}"),
    ("keywords", r"flying|haste|abilit|lifelink|trample|keeps|loses|gains", "What abilities does {it} have"),
    ("abilities", r"abilit|words|text", "What abilities does {it} have"),
    ("subtypes", r"types?|is an? |subtypes?", "What types does {it} have"),
    ("types", r"types?|creature|land|artifact|enchantment|planeswalker|battle", "What types does {it} have"),
    ("face_up", r"face|faces|turns? over|transforms?|back|front", "Which face of {it} is up"),
    ("names", r"names?|called", "What is {it} called"),
    ("name", r"names?|called|copy|copies", "What is {it} called"),
    ("loyalty", r"loyalty", "What is the loyalty of {it}"),
    ("zone", r"graveyard|exile|hand|battlefield|stays|leaves|ceases", "Where is {it}"),
)
_VALUES: Final = {
    "mana_value": "the mana value",
    "mana_cost": "the mana cost",
    "unlocked": "the doors",
    "controller": "the controller",
    "colors": "the colors",
    "power": "the size",
    "toughness": "the size",
    "keywords": "the abilities",
    "abilities": "the abilities",
    "subtypes": "the type line",
    "types": "the type line",
    "face_up": "the faces",
    "names": "the name",
    "name": "the name",
    "loyalty": "the loyalty",
    "zone": "the zone",
}
_NUMBERS: Final = re.compile(r"\d{3}\.\d+[a-z]?(?:-ex\d+)?")
_PREFIX: Final = re.compile(r"^(?P<edition>20\d\d-\d\d)?[^:]*\b\d{3}\.[^:]*:|^20\d\d-\d\d:")


class _Asked(NamedTuple):
    """One value of one object: its label, the card as which it was placed, the value's key, how it is asked for."""

    label: str
    card: str
    key: str
    form: str


def asks(scenario: Scenario) -> str:
    """The question that a sample puts: of a card that its title names, the value that this tells, under its rules."""
    names, best = _names(scenario), _best(scenario)
    if best is None:
        some = [_short(name) for name in names][: _MOST_BESIDE + 1]
        words, others = f"What becomes of {listed_words(some)}" if some else "What happens here", []
    else:
        card, form = best.card, best.form
        words, others = form.format(it=_short(card)), [_short(name) for name in names if name != card]
    if best is not None and others and len(others) <= _MOST_BESIDE:
        # "Clone and Runeclaw Bear: how large is Clone?", as one lays the cards down and asks.
        words = f"{listed_words([_short(best.card), *others])}: {words[0].lower()}{words[1:]}"
    return f"{words}{_under(scenario.edition)}?"


def question_sentence(scenario: Scenario, names: TableNames) -> str:
    """The same question as a sentence of a board in words, of one object by a name that tells no answer."""
    best = _best(scenario)
    if best is None:
        # A token or what two cards become was not placed.
        made = (each.label for each in scenario.expect if isinstance(each, ObjectExpectation))
        return next((f'What is "{label}"?' for label in made if label in names.table.objects), "What happens?")
    told = (_short(best.card), best.card, f'"{best.label}"')
    # Where nothing else means it alone, what it is called now does.
    phrase = next((each for each in told if names.meant(each) == [best.label]), None) or names.phrase(best.label)
    return f"{best.form.format(it=phrase)}?"


def looks_at(scenario: Scenario) -> str:
    """What decides a sample: the value of the card that is asked for, and the rules by which its title goes."""
    best, rules = _best(scenario), rules_told(scenario.title)
    value = "what became of all" if best is None else f"{_VALUES.get(best.key, best.key)} of {_short(best.card)}"
    numbers = f", and at rule{'s' * (len(rules) > 1)} {listed_words(list(rules))}" if rules else ""
    return f"Look at {value}{numbers}."


def cards_shown(scenario: Scenario) -> tuple[str, ...]:
    """The names of the cards of a sample, that of which it asks first."""
    best, names = _best(scenario), _names(scenario)
    return tuple(sorted(names, key=lambda name: best is None or name != best.card))


def _names(scenario: Scenario) -> tuple[str, ...]:
    return tuple(dict.fromkeys(action.card for action in scenario.actions if isinstance(action, Place)))


def _best(scenario: Scenario) -> _Asked | None:
    """Of what is asked, and how: what the title speaks of, else the first thing that is expected."""
    told = _PREFIX.sub("", scenario.title).casefold()
    named = {action.label: action.card for action in scenario.actions if isinstance(action, Place)}
    found: list[tuple[bool, bool, int, int, _Asked]] = []
    objects = [each for each in scenario.expect if isinstance(each, ObjectExpectation) and each.label in named]
    for place, expected in enumerate(objects):
        card = named[expected.label]
        is_named = any(_short(face).casefold() in told for face in (card, *card.split(" // ")))
        for rank, (key, words, form) in enumerate(_ASKS):
            # What is not double-faced has no face that is up, and is not asked for one.
            if key in expected.values and not (key == "face_up" and expected.values[key] is None):
                is_told = re.search(rf"\b(?:{words})", told) is not None
                found.append((not is_told, not is_named, rank, place, _Asked(expected.label, card, key, form)))
    return min(found)[4] if found else None


def _short(name: str) -> str:
    return name.partition(" // ")[0]


def _under(edition: str) -> str:
    """The year of the rules, where they are not those in force."""
    return "" if edition == EDITIONS[-1].key else f" under the rules of {edition[:4]}"


def rules_told(title: str) -> tuple[str, ...]:
    """The numbers of the rules with which a title begins."""
    found = _PREFIX.match(title)
    return tuple(_NUMBERS.findall(found[0])) if found is not None else ()
