"""Each sentence that says of an object why words do nothing now, what is not computed, and how others see it."""

from __future__ import annotations

import pytest

from inspector.rules import words_now
from tests.rules.cards_for_tests import Record, creature, room
from tests.rules.playing import do, place, play
from tests.rules.sentence_rows import CARDS, IN_HAND, NEW, hand
from tests.rules.test_replacing import says

POOL = (
    *CARDS,
    creature("Lord", "Goblin", "2/2", oracle_text="Other Goblins you control get +1/+1."),
    creature("Host", "Elf", "2/2", oracle_text="As long as you control three or more Goblins, Host gets +2/+2."),
    creature("Riddle", "Sphinx", "2/2", oracle_text="Creatures get +1/+1 for each omen that you remember."),
    creature("Star", "Elf", "*/*", oracle_text="Draw a card."),
    creature("Loose", "Bear", "2/2", oracle_text="If Loose would die under a full moon, exile it instead."),
    creature("Paid", "Satyr", "3/3", oracle_text="Tribute 2"),
    creature("Dreamer", "Elf", "1/1", oracle_text="Dreamer enters with a +1/+1 counter on it for each odd dream."),
    creature("Greatest", "Elf", "*/9", oracle_text="Greatest's power is equal to the greatest power among Ogres."),
    {"name": "Sizeless", "mana_cost": "{1}", "type_line": "Creature — Ogre"},
    {"name": "Nobody", "mana_cost": "{3}", "type_line": "Legendary Planeswalker — Nobody"},
    {"name": "Craft", "mana_cost": "{2}", "type_line": "Artifact — Spacecraft", "oracle_text": "8+ | Flying"},
    says("Twist", "Target creature becomes a Frog by moonlight.", line="Instant"),
    says("Forge", "If one or more tokens would be created by moonlight, a Squirrel is created as well."),
    says("Ban", "Creatures lose all abilities."),
    room(
        {"name": "Closet", "mana_cost": "{1}", "oracle_text": "Creatures get +1/+1."},
        {"name": "Loft", "mana_cost": "{2}", "oracle_text": "Creatures have flying."},
    ),
)
ENTERS, DIES = do("put_onto_battlefield", "it"), do("move", "it", to="graveyard")
Row = tuple[tuple[Record, ...], str]

ROWS: dict[str, Row] = {
    # Why words do nothing now.
    "words on nothing": ((place("Lord"),), "Nothing that these words affect is there now."),
    "words elsewhere": ((hand("Lord"),), "These words do nothing while Lord is in its owner's hand."),
    "words condition": ((place("Host"),), "These words do nothing now: you control fewer than three Goblins."),
    "words locked": ((place("Closet // Loft", unlocked=["right"]),), "The half that has these words is locked."),
    "words taken": ((place("Lord"), place("Ban", "b")), "Ban took this ability."),
    # What is not computed.
    "unread words": ((place("Riddle"),), "The program does not compute what these words do."),
    "unread sign": ((place("Star"),), "Nothing that the program computes tells what the sign stands for."),
    "unread station": ((place("Craft"),), "The program computes such a line only on a card that has station."),
    "unread instruction": (
        (hand("Twist", "t"), do("cast", "t"), place("Bear"), do("resolve", "t")),
        "The spell resolved, and nobody has said what these words did; add it as an effect.",
    ),
    "unread going": ((place("Loose"), DIES), "Whether it went elsewhere by these words is not computed."),
    "left to the owner": (
        (place("Tovolar, Dire Overlord"), do("designate", "it", as_="commander"), DIES, do("check_state")),
        "Nobody has said whether its owner did so.",
    ),
    "unread of tokens": (
        (place("Forge", "forge"), do("create_token", card="Food token", as_="it")),
        "Whether another token was created by these words is not computed.",
    ),
    "unread of counters": (
        (hand("Dreamer"), ENTERS),
        "How many counters these words give was not settled as they were put on.",
    ),
    "counters not said": (
        (hand("Paid"), ENTERS),
        "Nobody has said which counters it got; these are the fewest that it can have.",
    ),
    "number not given": ((place("Nobody"),), "The data of this card leaves out the loyalty printed on it."),
    "waits elsewhere": (
        (place("Sizeless", "ogre"), place("Greatest")),
        "It depends on something that this may change.",
    ),
    # How others see it.
    "looks like": ((IN_HAND,), "400.2: A player who may not look at it sees only a card back."),
    "sleeve": (
        (hand("Delver of Secrets"),),
        "712.7: In a sleeve or as a substitute card, it looks like any other card: a card back.",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_a_doubt_says_what_a_judge_says(row: Row) -> None:
    actions, sentence = row
    played = play(NEW, *actions, cards=POOL)
    it = played["it"]
    said = [one.why for one in (*it.not_computed, *it.depends)]
    said += [words.why for paragraph in words_now(played.table, "it") for words in paragraph]
    said += [f"{why.rules[0]}: {why.says}" for why in it.why.get("looks_like", ())]
    assert sentence in said
