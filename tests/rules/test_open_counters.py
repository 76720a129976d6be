"""Counters of which somebody has to say how many they are: chosen as it enters, or by an order (614.1c, 616.1)."""

from __future__ import annotations

from functools import reduce
from itertools import permutations

import pytest

from inspector.rules import NEWEST, WHICH_COUNTERS, questions_of
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import DONE, ILLEGAL, Played, do, place, play

PLUS = "+1/+1"
SIZE = {"power", "toughness"}


def enchantment(name: str, text: str) -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": text}


MORE = "If one or more +1/+1 counters would be put on a creature you control,"
CARDS = [
    BEAR,
    creature("Rioter", "Ogre", "3/3", oracle_text="Riot"),
    creature("Demon", "Demon", "4/2", oracle_text="Unleash (It can't block with a +1/+1 counter.)"),
    creature("Paid", "Satyr", "3/3", oracle_text="Tribute 2"),
    creature("Thirsty", "Vampire", "1/1", oracle_text="Bloodthirst 3"),
    creature("Glutton", "Worm", "1/1", oracle_text="Devour 2"),
    creature("Rows", "Cleric", "1/1", oracle_text="Amplify 3"),
    creature("Colors", "Golem", "0/0", oracle_text="Sunburst"),
    creature("Modules", "Golem", "0/0", oracle_text="Modular—Sunburst"),
    creature("Wordy", "Elf", "1/1", oracle_text="This creature enters with a +1/+1 counter on it for each odd dream."),
    creature("Rabbit", "Rabbit", "1/2", oracle_text="Ravenous"),
    creature("Slith", "Slith", "1/1", oracle_text="This creature enters with two +1/+1 counters on it."),
    creature("Greatest", "Elf", "*/9", oracle_text="Greatest's power is equal to the greatest power among Ogres."),
    enchantment("Rhythm", "Nontoken creatures you control have riot."),
    enchantment("One More", f"{MORE} that many plus one +1/+1 counters are put on it instead."),
    enchantment("Twice", f"{MORE} twice that many +1/+1 counters are put on it instead."),
]


def entering(card: str, *others: str, edition: str = NEWEST.key, **how: object) -> Played:
    there = [place(other, f"other {at}") for at, other in enumerate(others)]
    enters = do("put_onto_battlefield", "it", **how)
    return play(edition, *there, place(card, zone="hand"), enters, cards=CARDS)


def in_doubt(played: Played) -> set[str]:
    return {key for one in (*played["it"].not_computed, *played["it"].depends) for key in one.keys}


@pytest.mark.parametrize(
    ("card", "others", "open_keys", "most"),
    [
        ("Rioter", (), {*SIZE, "keywords", "abilities"}, 1),
        ("Demon", (), SIZE, 1),
        ("Paid", (), SIZE, 2),
        ("Thirsty", (), SIZE, 3),
        # Two others can be devoured (702.82a).
        ("Glutton", ("Bear", "Bear", "One More"), SIZE, 5),
        ("Rows", (), SIZE, 36),
        ("Colors", (), SIZE, 5),
        ("Modules", (), SIZE, 5),
        ("Wordy", (), SIZE, 10),
        # What others give it counts as it enters (614.12).
        ("Bear", ("Rhythm",), {*SIZE, "keywords", "abilities"}, 1),
        ("Slith", ("Twice", "One More"), SIZE, 6),
    ],
)
def test_until_it_is_said_the_values_are_in_doubt_and_the_ways_are_offered(
    card: str, others: tuple[str, ...], open_keys: set[str], most: int
) -> None:
    played = entering(card, *others)
    assert in_doubt(played) == {"counters", *open_keys}
    (question,) = questions_of(played.table, "it")
    assert question.asks == WHICH_COUNTERS
    assert max(dict(way).get(PLUS, 0) for way in question.options) == most  # type: ignore[call-overload]


def test_what_is_chosen_counts_and_leaves_nothing_open() -> None:
    played = entering("Rioter")
    with_counter = played.then(do("choose", "it", counters={PLUS: 1}))
    assert (with_counter["it"].power, with_counter["it"].keywords, in_doubt(with_counter)) == (4, ("Riot",), set())
    hasty = played.then(do("choose", "it", counters={}))
    assert (hasty["it"].power, set(hasty["it"].keywords), in_doubt(hasty)) == (3, {"Riot", "Haste"}, set())
    assert questions_of(hasty.table, "it") == ()
    # It may be said as it enters, too.
    assert entering("Rioter", choose={"counters": {PLUS: 1}})["it"].power == 4


def test_702_136a_only_who_takes_no_counter_has_haste() -> None:
    unleashed = entering("Demon", choose={"counters": {}})
    assert (unleashed["it"].keywords, unleashed["it"].power) == (("Unleash",), 4)


def test_616_1_the_order_may_be_said_and_only_one_that_there_is() -> None:
    played = entering("Slith", "Twice", "One More")
    assert played["it"].counters == {PLUS: 5}
    chosen = played.then(do("choose", "it", counters={PLUS: 6}))
    assert (chosen["it"].counters, chosen.last.result, in_doubt(chosen)) == ({PLUS: 6}, DONE, set())
    for counters in ({PLUS: 4}, {}, {PLUS: 6, "charge": 1}):
        refused = played.then(do("choose", "it", counters=counters))
        assert (refused.last.result, "616.1" in refused.last.rules) == (ILLEGAL, True)
    again = chosen.then(do("choose", "it", counters={PLUS: 6}))
    assert again.last.result == ILLEGAL


@pytest.mark.parametrize(
    ("words", "open_keys", "ways"),
    [
        ("This creature escapes with three +1/+1 counters on it.", SIZE, [{}, {PLUS: 3}]),
        (
            "This creature escapes with your choice of a trample counter or a +1/+1 counter on it.",
            {*SIZE, "keywords"},
            [],
        ),
        ('This creature escapes with "{T}: Draw a card."', {"keywords", "abilities"}, []),
    ],
)
def test_702_138b_only_what_was_cast_from_a_graveyard_may_have_escaped(
    words: str, open_keys: set[str], ways: list[dict[str, int]]
) -> None:
    card = creature("Runaway", "Spider", "1/2", oracle_text=words)
    by_zone = {
        zone: play(
            NEWEST.key, place("Runaway", "it", zone), do("cast", "it"), do("resolve", "it"), cards=[*CARDS, card]
        )
        for zone in ("hand", "graveyard")
    }
    assert in_doubt(by_zone["hand"]) == set()
    assert in_doubt(by_zone["graveyard"]) >= open_keys
    if ways:
        (question,) = questions_of(by_zone["graveyard"].table, "it")
        assert [dict(way) for way in question.options] == ways  # type: ignore[call-overload]


def test_what_was_put_on_it_since_stays() -> None:
    played = entering("Slith", "Twice", "One More").then(do("counters", "it", kind="charge"))
    both = played.then(do("choose", "it", counters={PLUS: 6}))
    assert both["it"].counters == {PLUS: 6, "charge": 1}
    # Each time that counters are put on it is asked by itself, the oldest first.
    twice = played.then(do("counters", "it", kind=PLUS), do("choose", "it", counters={PLUS: 6}))
    assert (twice["it"].counters[PLUS], in_doubt(twice)) == (9, {"counters", *SIZE})
    assert twice.then(do("choose", "it", counters={PLUS: 4}))["it"].counters[PLUS] == 10


def test_what_only_words_tell_may_be_any_number() -> None:
    played = entering("Wordy")
    assert (played["it"].counters, "is not computed" in played.last.says) == ({}, True)
    assert played.then(do("choose", "it", counters={PLUS: 41}))["it"].power == 42
    assert played.then(do("choose", "it", counters={"charge": 1})).last.result == ILLEGAL


def test_702_156a_ravenous_goes_by_x_of_the_spell() -> None:
    cast = play(NEWEST.key, place("Rabbit", zone="hand"), do("cast", "it", x=3), do("resolve", "it"), cards=CARDS)
    assert (cast["it"].counters, in_doubt(cast)) == ({PLUS: 3}, set())
    assert entering("Rabbit")["it"].counters == {}


def test_a_new_object_asks_nothing_of_the_old() -> None:
    gone = entering("Demon").then(do("move", "it", to="hand"), do("move", "it", to="graveyard"))
    assert questions_of(gone.table, "it") == ()


def test_what_goes_by_a_value_that_is_open_is_in_doubt_with_it() -> None:
    others = entering("Rioter", "Greatest")
    (told,) = others["other 0"].not_computed
    assert (told.source, "power" in told.keys) == ("it", True)
    assert tuple(others.then(do("choose", "it", counters={PLUS: 1}))["other 0"].not_computed) == ()


def test_616_1_so_many_orders_that_they_are_not_tried_leave_the_number_open() -> None:
    played = entering("Slith", *["Twice"] * 4, *["One More"] * 4)
    (question,) = questions_of(played.table, "it")
    assert in_doubt(played) == {"counters", *SIZE}
    assert (question.asks, question.words.rpartition(": ")[2]) == (WHICH_COUNTERS, "more ways than are tried")


def test_616_1_up_to_six_effects_are_tried_in_every_order_and_of_more_the_number_is_open() -> None:
    each = {"Twice": lambda number: 2 * number, "One More": lambda number: number + 1}
    names = ["Twice"] * 3 + ["One More"] * 3
    orders = {reduce(lambda number, name: each[name](number), order, 2) for order in permutations(names)}
    (question,) = questions_of(entering("Slith", *names).table, "it")
    assert [dict(way) for way in question.options] == [{PLUS: number} for number in sorted(orders)]  # type: ignore[call-overload]
    (question,) = questions_of(entering("Slith", *names, "Twice").table, "it")
    assert question.words.endswith("more ways than are tried")


def test_616_1_what_adds_to_each_kind_adds_to_those_that_are_there_as_it_applies() -> None:
    """The own counter, the added one and what adds to both can be put in three orders, as it needs some to add to."""
    kinds = "those kinds of counters"
    both = f"that many plus one of each of {kinds} are put on that permanent instead."
    winder = enchantment("Winder", f"If one or more counters would be put on a creature you control, {both}")
    more = "Each other creature you control enters with an additional +1/+1 counter on it."
    cards = [winder, creature("Giver", "Elf", "1/1", oracle_text=more)]
    cards.append(creature("Oily", "Elf", "1/1", oracle_text="This creature enters with an oil counter on it."))
    there = (place("Giver", "giver"), place("Winder", "winder"), place("Oily", zone="hand"))
    played = play(NEWEST.key, *there, do("put_onto_battlefield", "it"), cards=cards)
    (question,) = questions_of(played.table, "it")
    ways = [dict(way) for way in question.options]  # type: ignore[call-overload]
    assert len(ways) == 3
    for way in ({PLUS: 1, "oil": 2}, {PLUS: 2, "oil": 1}, {PLUS: 2, "oil": 2}):
        assert way in ways
    # Of one kind each order comes to the same.
    alone = play(NEWEST.key, *there[1:], do("put_onto_battlefield", "it"), cards=cards)
    assert (questions_of(alone.table, "it"), alone["it"].counters) == ((), {"oil": 2})
