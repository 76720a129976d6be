"""What the words of effects ask besides types and names is asked again where an action changed it."""

from __future__ import annotations

import pytest

from inspector.rules import ActingNow, words_now
from inspector.rules.layers.computed_tables import scratches
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import Record, do, place, play
from tests.rules.test_only_what_changed import asking, board, values, whole

OTHER_CREATURES = {"types": "Creature", "other": "it"}
PAIR = do("designate", "bear", as_="paired", with_="goblin")


@pytest.mark.parametrize(
    ("before", "light", "label", "key", "value"),
    [
        # 122.1: a counter is asked for, which gives power itself.
        (
            (asking({"counters": {"+1/+1": ">=1"}}, {"add_abilities": ["Flying"]}),),
            do("counters", "bear", kind="+1/+1", count=1),
            *("bear", "keywords", ("Flying",)),
        ),
        # And one counts those on its source, for another object (611.3a).
        (
            (asking({"types": "Creature"}, {"power": {"counters": "loyalty", "on": "self"}}),),
            do("counters", "anthem", kind="loyalty", count=3),
            *("bear", "power", 6),
        ),
        (
            (
                asking({"types": "Creature"}, {"power": "+2"})
                | {"if": {"value": {"counters": "oil", "on": "self"}, "is": 1}},
            ),
            do("counters", "anthem", kind="oil", count=1),
            *("bear", "power", 5),
        ),
        # 607.2d: the same words speak of another choice.
        (
            (do("choose", "anthem", creature_type="Goblin"), asking({"chosen": "creature type"}, {"power": "+2"})),
            do("choose", "anthem", creature_type="Bear"),
            *("bear", "power", 5),
        ),
        (
            (do("choose", "anthem", color="R"), asking({"types": "Creature"}, {"set_chosen": "color"})),
            do("choose", "anthem", color="U"),
            *("goblin", "colors", ("U",)),
        ),
        # 702.95c: the partner of a creature is its partner no more.
        (
            (
                PAIR,
                do("effect", source="bear", filter={"types": "Creature", "other": "paired"}, change={"power": "+2"}),
            ),
            do("designate", "bear", as_="paired", with_="goblin", off=True),
            *("goblin", "power", 4),
        ),
        # 613.4b: in layer 7b the goblin's power is 4, as it was 1; in the end it is 2 both times.
        (
            (
                place("Angel", "angel"),
                asking({"subtypes": "Angel"}, {"power": "-3"}),
                asking({"types": "Creature"}, {"set_toughness": {"of": "power", "on": "goblin"}}),
            ),
            do("become_copy", "goblin", of="angel"),
            *("bear", "toughness", 5),
        ),
        # 201.2a: all creatures have two names still, and those besides the goblin have one more.
        (
            (
                place("Bear", "second"),
                asking({"types": "Creature"}, {"power": {"distinct": "names", "among": OTHER_CREATURES}}),
            ),
            do("become_copy", "second", of="goblin"),
            *("goblin", "power", 4),
        ),
        # A card type more in the graveyard (Tarmogoyf's kind of number), and a player's devotion without the goblin.
        (
            (asking({"types": "Creature"}, {"power": {"distinct": "card types", "among": {"zone": "graveyard"}}}),),
            do("move", "goblin", to="graveyard"),
            *("bear", "power", 4),
        ),
        (
            (asking({"types": "Creature"}, {"power": {"devotion": ["R"]}}),),
            do("move", "goblin", to="graveyard"),
            *("bear", "power", 3),
        ),
    ],
)
def test_what_words_ask_besides_is_asked_again(
    before: tuple[Record, ...], light: Record, label: str, key: str, value: object
) -> None:
    played = board(*before)
    assert getattr(played[label], key) != value
    after = played.then(light)
    assert getattr(after[label], key) == value
    assert values(scratches(after.table)) == whole(after.table)


MARK = {**creature("Mark", "", "0/0", "{U}", oracle_text="Enchant creature"), "type_line": "Enchantment — Aura"}


@pytest.mark.parametrize(
    "ability",
    [
        {"filter": {"types": "Creature"}, "change": {"power": {"count": {"attached_to": "it"}}}},
        {"filter": {"enchanted": True}, "change": {"power": "+1"}},
        {"filter": {"types": "Creature", "modified": True}, "change": {"power": "+1"}},
        {"filter": {"types": "Creature"}, "change": {"power": "+1"}, "if": {"count": {"enchanted": True}, "is": 1}},
    ],
    ids=str,
)
def test_303_4b_an_aura_that_does_nothing_is_asked_for_by_what_it_enchants(ability: Record) -> None:
    counting = do("effect", source="goblin", **ability)
    setup = (place("Bear", "bear"), place("Goblin", "goblin"), place("Mark", "mark"), counting)
    played = play("2026-08", *setup, cards=[*ALL, MARK])
    assert played["bear"].power == 2
    after = played.then(do("attach", "mark", to="bear"))
    assert after["bear"].power == 3
    assert values(scratches(after.table)) == whole(after.table)
    back = after.then(do("move", "mark", to="graveyard"))
    assert back["bear"].power == 2
    assert values(scratches(back.table)) == whole(back.table)


LORD = creature("Lord", "Goblin", "2/2", oracle_text="Other Goblins get +1/+1 and have flying.")


@pytest.mark.parametrize(
    ("light", "touches"),
    [
        (do("tap", "lord"), ("goblin",)),
        (do("counters", "lord", kind="+1/+1", count=1), ("goblin",)),
        (place("Goblin", "second"), ("goblin", "second")),
        (do("become_copy", "bear", of="goblin"), ("bear", "goblin")),
        (do("move", "goblin", to="graveyard"), ()),
        (do("move", "lord", to="graveyard"), ()),
    ],
)
def test_604_2_what_a_lord_does_is_told_as_it_is_after_an_action(light: Record, touches: tuple[str, ...]) -> None:
    """Its words act on those there are now, also where only what changed was computed."""
    setup = (place("Bear", "bear"), place("Goblin", "goblin"), place("Lord", "lord"))
    played = play("2026-08", *setup, cards=[*ALL, LORD])
    scratches(played.table)
    ((words, *_),) = words_now(played.then(light).table, "lord")
    assert tuple(sorted(words.touches)) == touches
    assert (words.state is ActingNow.ACTS) is bool(touches)
