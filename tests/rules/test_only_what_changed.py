"""What is computed anew because only that changed is what the whole computation gives."""

from __future__ import annotations

import random
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.cards import Filter
from inspector.rules import (
    VALUE_KEYS,
    RulesError,
    Table,
    all_characteristics,
    characteristics,
    perform,
    questions_of,
    words_now,
)
from inspector.rules.layers import computed_tables
from inspector.rules.layers.computed_tables import known_of, scratches
from inspector.rules.layers.layers import computation, computed
from inspector.rules.layers.own_reach import READ_OF_ATTACHED, READ_OF_OBJECTS, READ_OF_OTHERS, READ_OF_VALUES
from inspector.rules.values.scratch import Scratch
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, Record, do, place, play, read
from tests.rules.test_properties import ACTIONS, QUICK, action, labels, run, setups

KINDS = st.sampled_from(["+1/+1", "-1/-1", "+2/+0", "flying", "loyalty", "charge", "level"])
LIGHT = st.one_of(
    action("tap", object=labels),
    action("untap", object=labels),
    action("counters", object=labels, kind=KINDS, count=st.integers(-1, 2)),
    action(
        "effect",
        source=labels,
        filter=st.sampled_from(
            [{"tapped": True}, {"power": "<=2"}, {"types": "Creature"}, {"not": {"tapped": True}, "types": "Creature"}]
        ),
        change=st.sampled_from(
            [
                *({"power": "+1"}, {"switch_power_toughness": True}, {"set_power": 4}, {"add_types": ["Artifact"]}),
                {"set_toughness": {"count": {"tapped": True}}},
                {"set_power": {"count": {"power": ">=3"}}},
            ]
        ),
    ),
)
games = st.tuples(setups(), st.lists(st.one_of(LIGHT, LIGHT, ACTIONS), max_size=14)).map(
    lambda drawn: [*drawn[0], *drawn[1]]
)
_NOT_COMPARED = ("speaks", "sound", "finished", "object", "chosen", "happened", "keeps_record", "halves")
SLOTS = tuple(name for name in Scratch.__slots__ if name not in _NOT_COMPARED)


def asking(wanted: Record, change: Record) -> Record:
    """An effect of the anthem."""
    return do("effect", source="anthem", filter=wanted, change=change)


def values(every: dict[str, Scratch]) -> dict[str, list[object]]:
    """All values of all objects, in the order of the table."""
    return {label: [one.object, *(getattr(one, name) for name in SLOTS)] for label, one in every.items()}


def whole(table: Table) -> dict[str, list[object]]:
    """The values of a table that nothing is known of."""
    return values(computed(msgspec.structs.replace(table), reasons=False))


def finished(table: Table) -> dict[str, list[object]]:
    """The values of all objects as they are told."""
    return {label: [now.value(key) for key in VALUE_KEYS] for label, now in all_characteristics(table).items()}


def with_nothing_kept(table: Table) -> Table:
    """An equal table on whose objects nothing hangs that was found before."""
    objects = {label: msgspec.structs.replace(held) for label, held in table.objects.items()}
    return msgspec.structs.replace(table, objects=objects)


@pytest.mark.parametrize("edition", EDITION_KEYS)
@QUICK
@given(records=games)
def test_after_every_action_of_a_random_game_the_values_are_those_of_a_whole_computation(
    edition: str, records: list[Record]
) -> None:
    table = run(edition, []).table
    for record in records:
        scratches(table)
        try:
            table, _ = perform(table, read(record))
        except RulesError:
            continue
        found = scratches(table)
        assert values(found) == whole(table)
        assert list(found) == list(table.objects)


# Cards whose effects keep to each object, and what is done to them; other boards are computed as a whole.
_SEVERAL = (
    *("Runeclaw Bear", "Delver of Secrets", "Flight", "Maro", "Mayor of Avabruck", "Woodland Changeling", "Clone"),
    *("Akki Lavarunner", "Bottomless Pool // Locker Room", "Exalted Angel", "Optimus Prime, Hero", "Dryad Arbor"),
    *("Tarmogoyf", "Bonesplitter"),
)
_ASKED: tuple[Record, ...] = (
    *({"types": "Creature"}, {"types": "Creature", "controller": "you"}, {"controller": "opponent"}, {"colors": "U"}),
    *({"power": ">=3"}, {"subtypes": "Human"}, {"tapped": True}, {"not": {"token": True}}, {"zone": "graveyard"}),
    *({"face_down": True}, {"keywords": "Flying"}, {"name": "Runeclaw Bear"}, {"counters": "any"}, {"modified": True}),
    *(
        {"owner": "opponent"},
        {"counters": {"oil": ">=1"}},
        {"counters": {"+1/+1": ">=1"}},
        {"number_of_colors": ">=1"},
        {"historic": True},
    ),
    *({"all_types": ["Artifact", "Creature"]}, {"has_abilities": False}, {"designated": "prepared"}),
    *({"chosen": "creature type"}, {"chosen": "color"}, {"attached_to": "self"}, {"other": "attached"}),
    *({"enchanted": True}, {"types": "Creature", "not": {"modified": True}}, {"equipped": False}),
)
_GIVEN: tuple[Record, ...] = (
    *({"power": "+1"}, {"set_power": 4, "set_toughness": 1}, {"switch_power_toughness": True}, {"set_colors": ["R"]}),
    *({"set_power": {"count": {"types": "Creature"}}}, {"set_toughness": {"count": {"zone": "graveyard"}}}),
    *({"add_abilities": ["Flying"]}, {"remove_abilities": ["Flying"]}, {"lose_all_abilities": True}, {"name": "X"}),
    *({"add_types": ["Artifact"]}, {"remove_types": ["Creature"]}, {"add_subtypes": ["Zombie"]}, {"control": "you"}),
    *({"all_creature_types": True}, {"control": "Ben"}, {"set_power": {"count": {"tapped": True}}}),
    *({"power": {"count": {"tapped": True}}}, {"toughness": {"greatest": "power", "among": {"types": "Creature"}}}),
    *({"power": {"counters": "oil", "on": "self"}}, {"toughness": {"counters": "oil", "on": "it"}}),
    *({"power": {"counters": "oil", "among": {"types": "Creature"}}}, {"set_power": {"life": "you"}}),
    *({"set_power": {"distinct": "card types", "among": {"zone": "graveyard"}}}, {"add_chosen": "creature type"}),
    *({"power": {"greatest": "mana value", "among": {"types": "Creature"}}}, {"set_chosen": "color"}),
    *(
        {
            "set_toughness": {
                "sum": [{"counters": "oil", "on": "it"}, {"distinct": "colors", "among": {"other": "self"}}]
            }
        },
    ),
    *({"power": {"distinct": "names", "among": {"types": "Creature", "other": "it"}}}, {"power": {"devotion": ["G"]}}),
    *({"toughness": {"of": "colors", "on": "it"}}, {"power": {"count": {"types": "Creature", "other": "it"}}}),
    *({"power": {"count": {"attached_to": "self"}}}, {"power": {"count": {"attached_to": "it"}}}),
    *({"power": {"of": "mana value", "on": "attached"}}, {"toughness": {"of": "power", "on": "self"}}),
)
_IF: tuple[Record, ...] = (
    {},
    {},
    {},
    {"if": {"count": {"tapped": True}, "is": ">=1"}},
    {"if": {"self": {"tapped": True}}},
    {"if": {"self": {"counters": {"oil": ">=1"}}}},
    {"if": {"value": {"counters": "oil", "on": "self"}, "is": ">=2"}},
    {"if": {"value": {"distinct": "colors", "among": {"types": "Creature"}}, "is": ">=2"}},
    {"if": {"value": {"life": "you"}, "is": ">=20"}},
    {"if": {"value": {"of": "power", "on": "self"}, "is": ">=3"}},
)


# Effects that wait for others, or could end them (613.8a), and one that hangs on a condition.
_WAITING: tuple[Record, ...] = (
    do("effect", source="o1", filter={"types": "Artifact"}, change={"add_subtypes": ["Zombie"]}),
    do("effect", source="o2", filter={"subtypes": "Human"}, change={"add_types": ["Artifact"]}),
    do("effect", source="o3", filter={"types": "Creature", "controller": "Ben"}, change={"lose_all_abilities": True}),
    do("effect", source="o4", filter={"keywords": "Flying"}, change={"add_abilities": ["Haste"]}),
    do("effect", source="o5", filter={"subtypes": "Zombie"}, change={"add_abilities": ["Flying"]}),
    do("effect", source="o6", filter={"power": ">=4"}, change={"set_power": 1}),
    do(
        "effect",
        source="o7",
        filter={"types": "Creature"},
        change={"power": "+1", "add_abilities": ["Trample"]},
        **{"if": {"count": {"types": "Creature", "controller": "you"}, "is": ">=4"}},
    ),
)


def some_ability(chance: random.Random, source: str) -> Record:
    """A static ability of an object."""
    asked, change, player = chance.choice(_ASKED), chance.choice(_GIVEN), chance.choice(["Ana", "Ben"])
    return do("effect", source=source, filter=asked, change=change, player=player, **chance.choice(_IF))


def some_action(chance: random.Random) -> Record:
    """An action on any of nine objects and two tokens, or an effect on some of them."""
    one = chance.choice([*LABELS_OF_NINE, *LABELS_OF_NINE, "n1", "n2"])
    other, change = chance.choice(LABELS_OF_NINE), chance.choice(_GIVEN)
    asked, player = chance.choice(_ASKED), chance.choice(["Ana", "Ben"])
    kind = chance.choice(["+1/+1", "flying", "level", "-1/-1", "oil", "loyalty"])
    ways = (
        do("tap", one),
        do("counters", one, kind=kind, count=chance.choice([-1, 1, 2])),
        do("counters", one, kind=kind, count=1),
        do("transform", one),
        do("flip", one),
        do("turn_face_down", one),
        do("turn_face_up", one, by="effect"),
        do("attach", one, to=other, player=player),
        do("attach", "o0", to=other),
        do("move", one, to=chance.choice(["graveyard", "hand", "exile"])),
        do("put_onto_battlefield", one, player=player),
        do("put_onto_battlefield", one),
        do("become_copy", one, of=other, until=chance.choice(["end of turn", "forever"])),
        do("create_token_copy", as_=chance.choice(["n1", "n2"]), of=other),
        do("end_turn"),
        do("check_state"),
        do("unlock", one, half=chance.choice(["left", "right"]), by="effect"),
        some_ability(chance, one),
        do("effect", source=one, on=chance.choice(["attached", "self", ["self", other], "paired"]), change=change),
        do("choose", one, creature_type=chance.choice(["Human", "Bear", "Shapeshifter"])),
        do("choose", one, color=chance.choice("WUG")),
        do("designate", one, as_="prepared"),
        do("designate", one, as_="paired", with_=other),
        do("life", player=player, total=chance.choice([3, 20])),
        do("effect", filter=asked, change=change, until="end of turn", player=player),
        do("effect", on=[one], change=change, until="end of turn"),
    )
    return chance.choice(ways)


LABELS_OF_NINE = tuple(f"o{number}" for number in range(9))


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_few_objects_computed_anew_among_many_have_the_values_and_proofs_of_a_whole_computation(
    edition: str, wholes: list[Table]
) -> None:
    few = waiting = conditional = 0
    for game in range(GAMES):
        chance = random.Random(f"{edition}, game {game}")
        table, seen = run(edition, []).table, set[tuple[str, ...]]()
        cards = ["Flight", *chance.choices(_SEVERAL, k=len(LABELS_OF_NINE) - 1)]
        setup = [
            place(card, label, chance.choice(["battlefield"] * 4 + ["graveyard", "hand"]), player="Ana")
            for label, card in zip(LABELS_OF_NINE, cards, strict=True)
        ]
        if game % 2:
            setup += chance.sample(_WAITING, k=3)
        else:
            setup += [some_ability(chance, label) for label in chance.sample(LABELS_OF_NINE, k=game % 6)]
        for number, record in enumerate((*setup, *(some_action(chance) for _ in range(25)))):
            scratches(table)
            wholes.clear()
            try:
                table, _ = perform(table, read(record))
            except RulesError:
                continue
            assert values(scratches(table)) == whole(table), record
            assert list(scratches(table)) == list(table.objects)
            assert_counted_by_name(table, seen)
            if not wholes and number >= len(setup):
                few += 1
                waiting += any(there.waiting for there in known_of(table).plan.layers.values())
                conditional += bool(known_of(table).plan.conditional)
            told = finished(table)
            assert number % 5 or told == finished(with_nothing_kept(table)), record
        one = chance.choice(list(table.objects))
        now, fresh = characteristics(table, one), characteristics(msgspec.structs.replace(table), one)
        assert (now, now.proof, now.why) == (fresh, fresh.proof, fresh.why)
        assert told_of(table, one) == told_of(msgspec.structs.replace(table), one)
    assert few > 5 * GAMES
    # Also where effects could wait for others, or have conditions.
    assert min(waiting, conditional) > GAMES


def told_of(table: Table, label: str) -> object:
    """What is told of the words of an object, and asked."""
    return words_now(table, label), questions_of(table, label)


def assert_counted_by_name(table: Table, seen: set[tuple[str, ...]]) -> None:
    """How many objects have a name is kept from table to table; ``seen`` are the names that there ever were."""
    now = [tuple(one.names) for one in scratches(table).values()]
    seen.update(now)
    assert {names: known_of(table).often(list(names)) for names in seen} == {names: now.count(names) for names in seen}


GAMES = 20


@pytest.fixture
def wholes(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables that were computed as a whole since."""
    seen: list[Table] = []

    def counting(table: Table, *args: object, **keys: object) -> object:
        seen.append(table)
        return original(table, *args, **keys)  # type: ignore[arg-type]

    original = computation
    monkeypatch.setattr(computed_tables, "computation", counting)
    return seen


def board(*more: Record) -> Played:
    """A bear, a goblin and an anthem, of which the values are known."""
    played = play(
        "2026-08", place("Bear", "bear"), place("Goblin", "goblin"), place("Anthem", "anthem"), *more, cards=ALL
    )
    scratches(played.table)
    return played


@pytest.mark.parametrize(
    "light",
    [
        do("tap", "bear"),
        do("counters", "bear", kind="+1/+1", count=2),
        do("counters", "goblin", kind="loyalty", count=1),
        do("counters", "anthem", kind="-1/-1", count=1),
        do("counters", "bear", kind="flying", count=1),
        do("turn_face_down", "bear"),
        do("move", "goblin", to="graveyard"),
        do("become_copy", "goblin", of="bear"),
        do("effect", on=["bear"], change={"power": "+3"}, until="end of turn"),
        do("create_token_copy", as_="token", of="bear"),
    ],
)
def test_what_changes_one_permanent_costs_no_whole_computation(light: Record, wholes: list[Table]) -> None:
    played = board()
    wholes.clear()
    after = played.then(light).table
    assert values(scratches(after)) == whole(after)
    assert wholes == []


def test_what_changed_once_changes_once_more_from_there(wholes: list[Table]) -> None:
    played = board(do("effect", change={"switch_power_toughness": True}, on=["goblin"], until="forever"))
    wholes.clear()
    for light in (do("counters", "goblin", kind="+2/+0", count=1), do("tap", "goblin"), do("untap", "goblin")):
        played = played.then(light)
        assert values(scratches(played.table)) == whole(played.table)
    assert (played["goblin"].power, played["goblin"].toughness) == (2, 4)
    assert wholes == []


@pytest.mark.parametrize(
    ("effect", "light"),
    [
        (asking({"tapped": True}, {"power": "+1"}), do("tap", "bear")),
        (asking({"types": "Creature", "not": {"tapped": True}}, {"power": "+1"}), do("tap", "bear")),
        (asking({"power": ">=4"}, {"switch_power_toughness": True}), do("counters", "bear", kind="+1/+1", count=2)),
        (asking({"types": "Creature"}, {"set_power": {"count": {"tapped": True}}}), do("tap", "goblin")),
    ],
)
def test_where_an_effect_asks_for_what_changed_the_whole_is_computed(effect: Record, light: Record) -> None:
    played = board(effect)
    before = values(scratches(played.table))
    after = played.then(light).table
    assert values(scratches(after)) == whole(after)
    assert [row[1:] for row in before.values()] != [row[1:] for row in values(scratches(after)).values()]


@pytest.mark.parametrize(
    ("effect", "light", "label", "key", "value"),
    [
        # 613.8a: what is an artifact is known only once the newer effect has applied.
        (
            asking({"types": "Artifact"}, {"add_subtypes": ["Zombie"]}),
            do("effect", on=["bear"], change={"add_types": ["Artifact"]}),
            *("bear", "subtypes", ("Bear", "Zombie")),
        ),
        # 201.2a: another object is asked for its name.
        (
            asking({"same_name_as": "goblin"}, {"set_power": 7}),
            do("become_copy", "goblin", of="bear"),
            *("bear", "power", 8),
        ),
    ],
    ids=["613.8a", "201.2a"],
)
def test_an_effect_that_waits_for_another_or_asks_another_object_leaves_nothing_as_it_was(
    effect: Record, light: Record, label: str, key: str, value: object
) -> None:
    played = board(effect)
    assert getattr(played[label], key) != value
    after = played.then(light)
    assert getattr(after[label], key) == value
    assert values(scratches(after.table)) == whole(after.table)


# What is an artifact gets a subtype only where the newer effect makes it one (613.8a); nobody touches the bear.
WAITS = (
    asking({"types": "Artifact"}, {"add_subtypes": ["Zombie"]}),
    asking({"subtypes": "Goblin"}, {"add_types": ["Artifact"]}),
)
# The anthem's newer abilities could be taken in layer 6, as those of any creature are (613.6, 613.8a).
TAKES = (
    asking({"types": "Creature"}, {"lose_all_abilities": True}),
    asking({"types": "Creature"}, {"add_abilities": ["Flying"]}),
)
# And what hangs on how many there are (604.1).
COUNTS = (asking({"types": "Creature"}, {"power": "+1"}) | {"if": {"count": {"types": "Creature"}, "is": ">=2"}},)


@pytest.mark.parametrize("effects", [WAITS, TAKES, COUNTS], ids=["waits", "takes", "counts"])
@pytest.mark.parametrize(
    "light",
    [
        do("effect", on=["bear"], change={"set_colors": ["R"], "power": "+1"}, until="end of turn"),
        do("become_copy", "bear", of="bear"),
        do("effect", on=["bear"], change={"control": "Ben"}),
        do("turn_face_down", "bear"),
    ],
)
def test_where_effects_wait_what_none_of_them_hangs_on_is_computed_alone(
    effects: tuple[Record, ...], light: Record, wholes: list[Table]
) -> None:
    played = board(*effects)
    wholes.clear()
    after = played.then(light).table
    assert values(scratches(after)) == whole(after)
    assert wholes == []


@pytest.mark.parametrize(
    ("effects", "light", "label", "key", "value"),
    [
        # 613.8a: the goblin is an artifact by one effect, so a Zombie by the other; as a Bear it is neither.
        (WAITS, do("become_copy", "goblin", of="bear"), "goblin", "subtypes", ("Bear",)),
        (WAITS, do("become_copy", "bear", of="goblin"), "bear", "subtypes", ("Goblin", "Zombie")),
        # 613.6: the anthem becomes a creature, and loses the ability that gave flying before it could begin.
        (
            TAKES,
            do("effect", on=["anthem"], change={"add_types": ["Creature"]}, until="end of turn"),
            *("bear", "keywords", ()),
        ),
        # 604.1: one creature is not two.
        (COUNTS, do("move", "goblin", to="graveyard"), "bear", "power", 3),
        (COUNTS, do("effect", on=["goblin"], change={"remove_types": ["Creature"]}), "bear", "power", 3),
    ],
)
def test_where_effects_wait_and_one_of_these_changes_the_others_change_too(
    effects: tuple[Record, ...], light: Record, label: str, key: str, value: object
) -> None:
    played = board(*effects)
    assert getattr(played[label], key) != value
    after = played.then(light)
    assert getattr(after[label], key) == value
    assert values(scratches(after.table)) == whole(after.table)


def test_613_8a_an_effect_that_was_lost_and_is_back_comes_where_others_wait_for_it() -> None:
    """As long as the goblin is a copy it has not the ability that an action gave it (707.2)."""
    played = board(
        do("effect", source="goblin", filter={"subtypes": "Bear"}, change={"add_abilities": ["Flying"]}),
        asking({"keywords": "Flying"}, {"add_abilities": ["Haste"]}),
        do("become_copy", "goblin", of="goblin", until="end of turn"),
    )
    assert played["bear"].keywords == ()
    after = played.then(do("end_turn"))
    assert after["bear"].keywords == ("Flying", "Haste")
    assert values(scratches(after.table)) == whole(after.table)


LORD = creature("Lord", "Goblin", "2/2", oracle_text="Other Goblins get +1/+1 and have flying.")
AT_ONCE = ("Lord", "Goblin", "Humbling", "Awakening", "Red Moon")


def test_613_8a_objects_that_come_before_anybody_looks_wait_for_each_other() -> None:
    """A Goblin, its lord and what takes the lord's ability, laid out together: nobody looked in between."""
    wrong = []
    for names in permutations(AT_ONCE, 3):
        looked = play("2026-08", place("Bear", "bear"), cards=[*ALL, LORD])
        scratches(looked.table)
        then = looked.then(*(place(name, name) for name in names)).table
        wrong += [] if values(scratches(then)) == whole(then) else [names]
    assert wrong == []


def test_in_the_turn_of_another_player_nothing_is_taken_over(wholes: list[Table]) -> None:
    """Living metal acts in its controller's turn only (702.161a)."""
    played = play("2026-08", place("Optimus Prime, Hero", face="back"))
    assert "Creature" in played["it"].types
    wholes.clear()
    other = played.table.followed_by(msgspec.structs.replace(played.table, players=("Ben", "Ana")))
    assert "Creature" not in scratches(other)["it"].types
    assert wholes == [other]


def test_every_quality_of_a_filter_is_known_here() -> None:
    # One that stands in none of these leads to a whole computation.
    assert {*READ_OF_VALUES, *READ_OF_OBJECTS, *READ_OF_ATTACHED, *READ_OF_OTHERS} < set(Filter.__struct_fields__)
    assert not READ_OF_VALUES & READ_OF_OBJECTS
