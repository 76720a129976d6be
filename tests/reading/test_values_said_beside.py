"""Which values everyday words may change, and of whom: a mark that names one of two tells that the other is certain.

Each row is said of a table on which all of these lie; a value or a group more is needless, one less is silence (613).
"""

from __future__ import annotations

import pytest

from inspector.reading import Unread, Whom, unread_sentences

_SIZE = {"power", "toughness"}
_GIVEN = {"abilities", "keywords"}
# What is said of somebody, and the values of which it is said.
_VALUES = [
    # One verb for several values.
    ("Your creatures all have trample and +1/+0.", {"power"} | _GIVEN),
    ("Creatures you control have haste, +1/+1 and trample.", _SIZE | _GIVEN),
    ("Creatures you control has +1/+1.", _SIZE),
    ("This has +1/+1 for every Forest in play.", _SIZE),
    ("Enchanted guy gets +2/+2 and flies.", _SIZE | _GIVEN),
    ("Creatures you control get +1/+1, and they fly.", _SIZE | _GIVEN),
    ("Creature gets +3/+3 and trample.", _SIZE | _GIVEN),
    ("Equipped guy: +2/+2, trample.", _SIZE | _GIVEN),
    ("Bears you control get +1/+0 & first strike.", {"power"} | _GIVEN),
    ("Goblins have -1/-1 and no flying.", _SIZE | _GIVEN),
    ("It's a 0/1 now and has lost everything.", _SIZE | _GIVEN),
    ("Elves get +1/+1 while Goblins lose flying.", _SIZE | _GIVEN),
    # What they are taken for.
    ("All creatures are considered blue.", {"colors"}),
    ("All creatures are treated as legendary.", {"supertypes"}),
    ("Each land is considered a Mountain.", {"subtypes"} | _GIVEN),
    ("Each creature is treated as though it were black.", {"colors"}),
    ("Your creatures are all treated like they have trample.", _GIVEN),
    ("Creatures you control are immune to red.", _GIVEN),
    # Their names.
    ("Every creature's name becomes Bob.", {"name"}),
    ("The name of each creature is Bob.", {"name"}),
    # What is taken away, and what holds "when" it is so.
    ("All abilities of creatures are removed.", _GIVEN),
    ("Remove all abilities from all creatures.", _GIVEN),
    ("All keywords are removed from creatures.", _GIVEN),
    ("Creature types are removed.", {"subtypes"}),
    ("When a creature is green it gets +2/+2.", _SIZE),
    ("When you control a Forest, this gets +1/+1.", _SIZE),
    ("Whenever it's your turn, this gets +2/+0.", {"power"}),
    ("Whenever a creature is tapped its power is 0.", {"power"}),
    ("You control your opponents' Zombies.", {"controller"}),
    ("Creatures you control get +1/+1 and maybe flying.", _SIZE | _GIVEN),
]
_CREATURES = Whom(types=("Creature",))
# Of these each must be meant; nothing here asks for more than its words do.
_GROUPS = [
    ("All lands are considered to be artifacts too.", [Whom(types=("Land",))]),
    ("Elves are treated as Goblins.", [Whom(subtypes=("Elf",))]),
    ("You control your opponents' Zombies.", [Whom(subtypes=("Zombie",))]),
    ("+1/+1 for all your creatures.", [Whom(own=True), _CREATURES]),
    ("-1/-1 to the creatures of your opponents.", [Whom(own=True), _CREATURES]),
    ("+2/+0 and trample to everything you own.", [Whom(own=True), Whom()]),
    ("+1/+1 for your whole team.", [Whom(own=True), Whom()]),
    (
        "Red creatures get -1/-1 while green creatures get +1/+1.",
        [Whom(types=("Creature",), colors=(color,)) for color in "RG"],
    ),
    ("Elves have haste while Goblins have defender.", [Whom(subtypes=("Elf",)), Whom(subtypes=("Goblin",))]),
    ("Everything's an artifact.", [Whom()]),
    # The same for others, or more.
    *(
        (words, [Whom(subtypes=("Elf",)), Whom(subtypes=("Goblin",))])
        for words in (
            "Elves get +1/+1, Goblins +2/+2.",
            "Elves get +1/+1, and Goblins +2/+2.",
            "Elves have flying, Goblins haste.",
            "Elves have flying and Goblins too.",
            "Elves have flying and so do Goblins.",
            "Elves have flying, as do Goblins.",
            "Elves have flying, same for Goblins.",
        )
    ),
    ("Creatures you control have lifelink and so do your lands.", [Whom(types=("Land",))]),
    ("Elves get +1/+1, yours +2/+2.", [Whom()]),
    # What only some are or have, the others lose.
    ("Only Elves are green.", [Whom()]),
    ("Only Elves can have flying.", [Whom()]),
    ("Nothing but Elves has flying.", [Whom()]),
]


def _of(sentence: str) -> tuple[Unread, ...]:
    return unread_sentences((sentence,), ("Odd Thing",))


def test_every_value_that_is_said_beside_a_verb_is_marked_with_it() -> None:
    missing = {
        sentence: values - {key for one in _of(sentence) for key in one.keys}
        for sentence, values in _VALUES
        if not values <= {key for one in _of(sentence) for key in one.keys}
    }
    assert missing == {}


@pytest.mark.parametrize(("sentence", "groups"), _GROUPS)
def test_all_of_whom_it_is_said_are_meant(sentence: str, groups: list[Whom]) -> None:
    found = {group for one in _of(sentence) for group in one.whom}
    assert {*groups} <= found


def test_a_size_that_counts_others_is_not_for_them() -> None:
    assert all(one.whom == (Whom(own=True),) for one in _of("+1/+1 for each Elf you control."))


def test_what_triggers_or_is_done_once_is_no_state() -> None:
    assert [
        words
        for words in (
            "When this creature is dealt damage, it gets +1/+1 until end of turn.",
            "Whenever a creature enters under your control, if it was unearthed, it gets +3/+0.",
            "When you have no cards in hand, sacrifice this.",
            "When a land is destroyed, your opponent loses 2 life.",
            "Remove all counters from all permanents.",
            "Remove a counter from this: It gets +1/+1 until end of turn.",
            "Activated abilities of creatures can't be activated.",
        )
        if _of(words)
    ] == []


_LIMITS = """
This doesn't affect Elves.
This doesn't apply to your Elves.
It doesn't count for Elves.
This ability doesn't work on Elves.
This only affects your Elves.
Applies only to Elves.
This stops if you have no Forest.
It ends when you have no Forest.
Activate only if you have a Forest.
Max +2/+2.
Elves are immune to this.
Pay {1} or this stops.
"""


def test_what_limits_the_sentence_before_marks_all_that_this_speaks_of() -> None:
    """A sentence is followed with those of its paragraph, which may modify it (608.2c)."""
    for limit in _LIMITS.strip().splitlines():
        found = [one for one in _of(f"Creatures get +1/+1. {limit}") if one.text == limit]
        assert any({*one.keys} >= _SIZE and _CREATURES in one.whom for one in found), limit


def test_nothing_before_it_nothing_is_limited() -> None:
    assert _of("You have no maximum hand size. This doesn't affect Elves.") == ()
    assert [one.text for one in _of("Odd Thing is all colors. This ability doesn't affect its color identity.")] == [
        "Odd Thing is all colors."
    ]
