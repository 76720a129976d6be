"""By which values each state-based action is judged: where one of these is in doubt, so is the action (704).

Each row is a board on which an action would be done with the object "it", and the values by which its rule judges it;
that any other value is in doubt leaves what would put it away as sure as it was.
"""

from __future__ import annotations

import msgspec
import pytest

from inspector.reading import ALL_KEYS, OWN, Unread
from inspector.rules import Table, perform, state_based_doubts
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import DONE, NOT_COMPUTED, Played, Record, do, place, play, read

NEW = "2026-08"


def _card(name: str, line: str, text: str = "", **keys: str) -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": line, "oracle_text": text, **keys}


CARDS = (
    *ALL,
    _card("Walker", "Planeswalker — Rowan", loyalty="3"),
    _card("Invasion", "Battle — Siege", defense="3"),
    _card("Raid", "Battle", defense="3"),
    {**creature("Hero", "Human", "2/2"), "type_line": "Legendary Creature — Human"},
    _card("Realm", "World Enchantment"),
    _card("Tale", "Enchantment — Saga", "I — Draw a card.\nII — Draw a card."),
    _card("Guise", "Enchantment — Aura Role", "Enchant creature"),
    _card("Wings", "Enchantment — Aura", "Enchant creature"),
    _card("Axe", "Artifact — Equipment", "Equip {1}"),
    {**creature("Dreamer", "Human", "2/2"), "oracle_text": "Dreamer can't have more than two dream counters on it."},
)
ON_BEAR = (place("Bear", "bear"), do("attach", "it", to="bear"))
NO_CREATURE = do("effect", on=["bear"], change={"set_types": ["Artifact"]})
SMALL = {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1}
# What had triggered has left the stack by then (704.5s, 704.5v).
LATER = do("turn", player="Ben")
# The edition, what is on the table, and the values by which the rule judges.
GOING: dict[str, tuple[str, tuple[Record, ...], set[str]]] = {
    "704.5f": (
        NEW,
        (place("Bear"), do("effect", on=["it"], change={"set_toughness": 0})),
        {"zone", "types", "toughness"},
    ),
    # 306.5c: on the battlefield its loyalty is the number of its loyalty counters.
    "704.5i": (
        NEW,
        (place("Walker"), do("counters", "it", kind="loyalty", count=-3)),
        {"zone", "types", "loyalty", "counters"},
    ),
    # 310.4c: so is the defense of a battle; which rule puts it away hangs on whether it is a Siege.
    "704.5v": (
        NEW,
        (place("Invasion"), do("counters", "it", kind="defense", count=-3), LATER),
        {"zone", "types", "subtypes", "defense", "counters"},
    ),
    "704.5v, no Siege": (
        NEW,
        (place("Raid"), do("counters", "it", kind="defense", count=-3)),
        {"zone", "types", "subtypes", "defense", "counters"},
    ),
    # 704.5j in 2011: each planeswalker of a subtype that is on the battlefield twice.
    "704.5j in 2011": (
        "2011-09",
        (place("Walker"), place("Walker", "other")),
        {"zone", "types", "subtypes", "controller"},
    ),
    "704.5j": (
        NEW,
        (place("Hero"), place("Hero", "other")),
        {"zone", "supertypes", "name", "controller"},
    ),
    "704.5k": (NEW, (place("Realm"), place("Realm", "newer")), {"zone", "supertypes"}),
    "704.5s": (
        NEW,
        (place("Tale"), do("counters", "it", kind="lore", count=2), LATER),
        {"zone", "subtypes", "abilities", "counters"},
    ),
    "704.5z": (
        NEW,
        (place("Guise"), *ON_BEAR, place("Guise", "newer"), do("attach", "newer", to="bear")),
        {"zone", "subtypes", "controller"},
    ),
    "704.5m": (NEW, (place("Wings"), *ON_BEAR, NO_CREATURE), {"zone", "types", "subtypes"}),
}
_NO_OTHERS = {"704.5m": ("abilities", "keywords", "controller", "colors", "name", "supertypes", "mana_value")}


def _in_doubt(table: Table, key: str) -> Table:
    """Let words that nobody read be about one value of the object."""
    held = table.object("it")
    words = Unread(text="It is otherwise by moonlight.", keys=(key,), whom=(OWN,), zones=())
    held = msgspec.structs.replace(held, told_unread=(words,))
    return msgspec.structs.replace(table, objects={**table.objects, "it": held})


def _checked(played: Played, key: str) -> tuple[Table, str, str]:
    table, outcome = perform(_in_doubt(played.table, key), read(do("check_state")))
    return table, str(outcome.result), outcome.says + outcome.not_computed


@pytest.mark.parametrize("rule", GOING)
def test_704_3_what_would_go_stays_where_a_value_is_in_doubt_by_which_its_rule_judges_it(rule: str) -> None:
    edition, actions, keys = GOING[rule]
    played = play(edition, *actions, cards=CARDS)
    assert played.then(do("check_state"))["it"].zone == "graveyard"
    for key in sorted({*ALL_KEYS, "zone", "counters"}):
        if key not in keys and key in _NO_OTHERS.get(rule, ()):
            continue
        table, _, told = _checked(played, key)
        assert (table.object("it").zone, "moonlight" in told) == (
            ("battlefield", True) if key in keys else ("graveyard", False)
        ), key


# What changes an object where it stays, and what becomes of it.
CHANGING: dict[str, tuple[tuple[Record, ...], set[str]]] = {
    "704.5q": ((place("Bear", counters={"+1/+1": 2, "-1/-1": 1}),), {"counters"}),
    # What it may have at most its own ability says.
    "704.5r": ((place("Dreamer", counters={"dream": 3}),), {"abilities", "counters"}),
    "704.5n": ((place("Axe"), *ON_BEAR, NO_CREATURE), {"zone", "types", "subtypes"}),
    # What reconfigure lets be attached as a creature is told by its abilities.
    "704.5p": (
        (place("Axe"), *ON_BEAR, do("effect", on=["it"], change=SMALL)),
        {"types", "keywords"},
    ),
    "704.5p, as nothing": (
        (place("Axe"), *ON_BEAR, do("effect", on=["it"], change={"set_subtypes": ["Clue"]})),
        {"types", "subtypes"},
    ),
}


@pytest.mark.parametrize("rule", CHANGING)
def test_704_3_what_would_change_stays_as_it_is_where_a_value_is_in_doubt_by_which_its_rule_judges_it(
    rule: str,
) -> None:
    actions, keys = CHANGING[rule]
    played = play(NEW, *actions, cards=CARDS)
    changed = played.then(do("check_state")).table.object("it")
    before = played.table.object("it")
    assert (changed.counters, changed.attached_to) != (before.counters, before.attached_to)
    for key in sorted({*keys, "colors", "mana_cost"}):
        table, result, _ = _checked(played, key)
        held, expected = table.object("it"), before if key in keys else changed
        assert (held.counters, held.attached_to) == (expected.counters, expected.attached_to), key
        assert result == (NOT_COMPUTED if key in keys else DONE), key
        assert ("it" in state_based_doubts(_in_doubt(played.table, key))) is (key in keys), key
