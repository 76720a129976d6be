"""What the words of an object do now: which sentences act, and why the others do not."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import ActingNow, WordsNow, words_now
from tests.rules.cards_for_tests import BEAR, GOBLIN, HUMILITY, Record, creature, room
from tests.rules.playing import Played, do, play

NOTE = "Draw a card."
CARDS = [
    BEAR,
    GOBLIN,
    HUMILITY,
    creature("Lord", "Goblin", "2/2", oracle_text=f"Flying\nOther Goblins you control get +1/+1. {NOTE}"),
    creature("Root", "Plant", "*/*", oracle_text="Root's power and toughness are each equal to the number of Goblins."),
    creature("Half", "Plant", "*/3", oracle_text="Half's power is equal to the number of Goblins."),
    creature("Wall", "Wall", "3/*", oracle_text="Wall's toughness is equal to the number of Goblins."),
    creature("Courier", "Golem", "3/3", oracle_text="Courier is all colors."),
    creature("Host", "Elf", "2/2", oracle_text="As long as you control three or more Goblins, Host gets +2/+2."),
    creature("Gloat", "Imp", "2/2", oracle_text="As long as an opponent lost life this turn, Gloat gets +1/+0."),
    creature("Riddle", "Sphinx", "2/2", oracle_text="Creatures get +1/+1 for each omen that you remember."),
    {"name": "Wings", "type_line": "Enchantment — Aura", "oracle_text": "Enchanted creature has flying."},
    {"name": "Wastes", "type_line": "Enchantment", "oracle_text": "Nonbasic lands are Mountains."},
    {"name": "Keep", "type_line": "Land", "oracle_text": "Creatures you control get +1/+1."},
    room(
        {"name": "Closet", "mana_cost": "{1}", "oracle_text": "Creatures get +1/+1."},
        {"name": "Cellar", "mana_cost": "{2}", "oracle_text": "Creatures have flying."},
    ),
]


def put(card: str, label: str = "", zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    return {"do": "place", "card": card, "as": label or card.lower(), "zone": zone, **keys}


def told(played: Played, label: str, word: str) -> WordsNow:
    """The words in which a word stands, of those that an object has."""
    paragraphs = words_now(played.table, label)
    there = ["".join(part.text for part in parts) for parts in paragraphs]
    assert set(played[label].abilities) <= set(there)
    # There is no part without a word.
    assert all(part.text for parts in paragraphs for part in parts)
    (found,) = [part for parts in paragraphs for part in parts if word in part.text]
    return found


GOBLINS = (put("Goblin"), put("Goblin", "second"))
ROOM = put("Closet // Cellar", "room", unlocked=["right"])
SAID: Record = {"do": "condition", "object": "gloat", "says": "an opponent lost life this turn"}
CASES: dict[str, tuple[tuple[Record, ...], str, str, ActingNow, str, tuple[str, ...]]] = {
    "a lord and a Goblin": ((put("Lord"), *GOBLINS), "lord", "Other", ActingNow.ACTS, "", ("goblin", "second")),
    "a lord alone": ((put("Lord"),), "lord", "Other", ActingNow.IDLE, "is there now", ()),
    "no static ability": ((put("Lord"), *GOBLINS), "lord", NOTE, ActingNow.TEXT, "", ()),
    "a lord in a hand": ((put("Lord", zone="hand"), *GOBLINS), "lord", "Other", ActingNow.IDLE, "owner's hand", ()),
    "a lord in a hand beside an equal one": (
        (put("Lord", "other"), put("Lord", zone="hand"), *GOBLINS),
        *("lord", "Other", ActingNow.IDLE, "owner's hand", ()),
    ),
    "taken away": ((put("Lord"), *GOBLINS, put("Humbling")), "lord", "Other", ActingNow.IDLE, "Humbling took", ()),
    # What was done to it besides, before or since, took none of these words.
    "taken away, and larger since": (
        (put("Lord"), put("Humbling"), do("effect", on=["lord"], change={"power": "+1"}, called="Growth")),
        *("lord", "Other", ActingNow.IDLE, "Humbling took", ()),
    ),
    "a keyword taken away before the rest": (
        (
            put("Lord"),
            do("effect", on=["lord"], change={"remove_abilities": ["Flying"]}, called="Net"),
            put("Humbling"),
        ),
        *("lord", "Flying", ActingNow.IDLE, "Net took", ()),
    ),
    "the rest taken away": (
        (
            put("Lord"),
            do("effect", on=["lord"], change={"remove_abilities": ["Flying"]}, called="Net"),
            put("Humbling"),
        ),
        *("lord", "Other", ActingNow.IDLE, "Humbling took", ()),
    ),
    "a keyword taken away": ((put("Lord"), put("Humbling")), "lord", "Flying", ActingNow.IDLE, "Humbling took", ()),
    "defines": ((put("Root", zone="graveyard"),), "root", "Root", ActingNow.ACTS, "", ("root",)),
    "defines no more": ((put("Root"), put("Humbling")), "root", "Root", ActingNow.IDLE, "Humbling took", ()),
    "defines one part no more": ((put("Half"), put("Humbling")), "half", "Half", ActingNow.IDLE, "Humbling took", ()),
    "defines the other part no more": (
        (put("Wall"), put("Humbling")),
        *("wall", "Wall", ActingNow.IDLE, "Humbling took", ()),
    ),
    # 604.3, 613.6: it defines a color in layer 5, and abilities are taken in layer 6.
    "defines colors": ((put("Courier"),), "courier", "colors", ActingNow.ACTS, "", ("courier",)),
    "defined colors": ((put("Courier"), put("Humbling")), "courier", "colors", ActingNow.ACTS, "", ("courier",)),
    "defines colors in a hand": (
        (put("Courier", zone="hand"),),
        *("courier", "colors", ActingNow.ACTS, "", ("courier",)),
    ),
    "condition fails": (
        (put("Host"), *GOBLINS),
        "host",
        "Host",
        ActingNow.IDLE,
        "you control fewer than three Goblins",
        (),
    ),
    "condition holds": ((put("Host"), *GOBLINS, put("Goblin", "third")), "host", "Host", ActingNow.ACTS, "", ("host",)),
    "not said": ((put("Gloat"),), "gloat", "Gloat", ActingNow.WAITS, "an opponent lost life this turn", ()),
    "said yes": ((put("Gloat"), {**SAID, "holds": True}), "gloat", "Gloat", ActingNow.ACTS, "", ("gloat",)),
    "said no": ((put("Gloat"), {**SAID, "holds": False}), "gloat", "Gloat", ActingNow.IDLE, "an opponent lost", ()),
    "unattached": ((put("Wings"), put("Bear")), "wings", "Enchanted", ActingNow.IDLE, "attached to nothing", ()),
    "attached": (
        (put("Wings"), put("Bear"), do("attach", "wings", to="bear")),
        *("wings", "Enchanted", ActingNow.ACTS, "", ("bear",)),
    ),
    "a locked half": ((ROOM, put("Bear")), "room", "+1/+1", ActingNow.IDLE, "half that has these words is locked", ()),
    "the other half, locked": (
        (put("Closet // Cellar", "room", unlocked=["left"]), put("Bear")),
        *("room", "flying", ActingNow.IDLE, "half that has these words is locked", ()),
    ),
    "an unlocked half that lost its words": (
        (ROOM, put("Bear"), do("effect", on=["room"], change={"lose_all_abilities": True}, called="Hush")),
        *("room", "flying", ActingNow.IDLE, "Hush took", ()),
    ),
    "an unlocked half": ((ROOM, put("Bear")), "room", "flying", ActingNow.ACTS, "", ("bear",)),
    "taken by a land type": (
        (put("Keep"), put("Wastes"), put("Bear")),
        "keep",
        "+1",
        ActingNow.IDLE,
        "Wastes took",
        (),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_each_sentence_tells_what_it_does_now(case: str) -> None:
    actions, label, word, state, why, touches = CASES[case]
    found = told(play("2026-08", *actions, cards=CARDS), label, word)
    assert (found.state, found.touches) == (state, touches)
    assert (why in found.why) if why else not found.why


def test_words_not_read_are_marked_and_tell_what_they_may_touch() -> None:
    found = told(play("2026-08", put("Riddle"), put("Bear"), cards=CARDS), "riddle", "omen")
    assert found.state is ActingNow.UNREAD
    assert "bear" in found.touches
    assert found.why


def test_what_began_in_an_earlier_layer_acts_on_although_its_ability_is_gone() -> None:
    """It makes creatures Goblins in layer 4; the ability is taken in layer 6 (613.6)."""
    cards = [BEAR, HUMILITY, creature("Maker", "Goblin", "1/1", oracle_text="Other creatures are Goblins.")]
    found = told(play("2026-08", put("Maker"), put("Bear"), put("Humbling"), cards=cards), "maker", "Other")
    assert (found.state, found.touches) == (ActingNow.ACTS, ("bear",))


def test_an_effect_that_a_file_tells_stands_for_the_words_of_its_object() -> None:
    """Such an effect stands in their place, and they were said not to be there; one beside them does not."""
    goblins: Record = {"source": "lord", "filter": {"subtypes": ["Goblin"]}, "change": {"toughness": "+1"}}
    board = play("2026-08", put("Lord"), put("Bear"), put("Goblin"), cards=CARDS)
    found = told(board.then(do("effect", **goblins)), "lord", "Other")
    assert (found.state, found.touches, found.why) == (ActingNow.ACTS, ("lord", "goblin"), "")
    found = told(board.then(do("effect", **goblins, besides=True)), "lord", "Other")
    assert (found.state, found.touches) == (ActingNow.ACTS, ("goblin",))


def test_a_paragraph_of_several_sentences_is_divided_into_its_parts_and_no_other_words() -> None:
    words = ("Other Goblins get +1/+1.", " Draw a card. ", "Bears get +1/+0.", " Draw two cards.")
    played = play(
        "2026-08",
        put("Chief"),
        *GOBLINS,
        put("Bear"),
        cards=[*CARDS, creature("Chief", "Elf", "2/2", oracle_text="".join(words))],
    )
    (parts,) = words_now(played.table, "chief")
    assert tuple(part.text for part in parts) == words
    assert [part.touches for part in parts] == [("goblin", "second"), (), ("bear",), ()]


DATA: list[Record] = [
    creature(
        "Drill",
        "Soldier",
        "2/2",
        oracle_text="Drill gets +1/+1 for each Goblin.",
        static=[{"on": "self", "change": {"power": "+1", "toughness": "+1"}}],
    ),
    creature(
        "Rooted",
        "Plant",
        "*/2",
        oracle_text="Rooted's power is equal to the number of creatures.",
        definition={"power": {"count": {"types": "Creature"}}},
    ),
    creature("Mover", "Plant", "2/2", oracle_text="Mover gets +1/+1 for each Goblin."),
]


@pytest.mark.parametrize(("card", "size"), [("Drill", (3, 3)), ("Rooted", (2, 2)), ("Mover", (2, 3))])
def test_604_1_words_that_name_their_object_do_what_its_record_or_a_file_says(card: str, size: tuple[int, int]) -> None:
    more = do("effect", source="it", on="self", change={"toughness": "+1"})
    more = more if card == "Mover" else do("check_state")
    played = play("2026-08", put(card, "it"), put("Goblin"), more, cards=[*CARDS, *DATA])
    assert (played["it"].power, played["it"].toughness) == size
    found = told(played, "it", card)
    assert (found.state, found.touches, found.why) == (ActingNow.ACTS, ("it",), "")


def test_words_that_are_there_and_do_nothing_are_not_said_to_be_gone() -> None:
    """A file may say that what it gives does nothing that is computed: the ability is there all the same."""
    given = do("effect", on=["bear"], change={"add_abilities": ["Creatures you control have haste."], "add_static": []})
    found = told(play("2026-08", put("Bear"), given, cards=CARDS), "bear", "haste")
    assert (found.state, found.why) == (ActingNow.TEXT, "")


def test_a_change_of_text_is_followed() -> None:
    change: Record = {"do": "effect", "on": ["lord"], "change": {"text": {"from": "Goblin", "to": "Bear"}}}
    found = told(play("2026-08", put("Lord"), put("Bear"), *GOBLINS, change, cards=CARDS), "lord", "Other")
    assert found.text == "Other Bears you control get +1/+1."
    assert found.touches == ("bear",)


RAIN = "As long as an opponent lost life this turn, creatures you control get +1/+0."
MOON = "Bears lose all abilities by moonlight.\nGoblins lose all abilities by starlight."


def test_what_the_words_of_another_object_wait_for_is_not_what_these_wait_for() -> None:
    """Of the second it was said; the first, with the same words, waits and may touch both."""
    rain = creature("Rain", "Imp", "2/2", oracle_text=RAIN)
    said: Record = {"do": "condition", "object": "second", "says": "an opponent lost life this turn", "holds": False}
    played = play("2026-08", put("Rain", "first"), put("Rain", "second"), said, cards=[rain])
    assert [told(played, label, "opponent").state for label in ("first", "second")] == [
        ActingNow.WAITS,
        ActingNow.IDLE,
    ]


def test_words_not_read_touch_those_of_whom_they_are_told_whatever_else_is_told_of_these() -> None:
    moon = creature("Moony", "Imp", "2/2", oracle_text=MOON)
    there = (put("Moony"), put("Riddle"), put("Bear"), put("Goblin"))
    played = play("2026-08", *there, cards=[*CARDS, moon])
    touched = {
        word: {"bear", "goblin"}.intersection(told(played, label, word).touches)
        for label, word in (("moony", "moonlight"), ("moony", "starlight"), ("riddle", "omen"))
    }
    assert touched == {"moonlight": {"bear"}, "starlight": {"goblin"}, "omen": {"bear", "goblin"}}


def test_604_1_a_condition_that_holds_is_no_reason_for_doing_nothing() -> None:
    text = "As long as you control a creature, Elephants you control get +1/+1."
    host = creature("Mahout", "Human", "2/2", oracle_text=text)
    found = told(play("2026-08", put("Mahout"), cards=[host]), "mahout", "Elephants")
    assert (found.state, "is there now" in found.why, "creature" in found.why) == (ActingNow.IDLE, True, False)


def test_a_paragraph_that_an_effect_gave_is_told_beside_its_own() -> None:
    """604.1: what it was given acts as what is printed on it does."""
    given = do("effect", on=["lord"], change={"add_abilities": ["Bears get +1/+0."]}, called="Gift")
    played = play("2026-08", put("Lord"), *GOBLINS, put("Bear"), given, cards=CARDS)
    for word, touches in (("Bears", ("bear",)), ("Other", ("goblin", "second"))):
        found = told(played, "lord", word)
        assert (found.state, found.touches, found.why) == (ActingNow.ACTS, touches, "")


def test_of_what_a_file_says_only_what_stands_for_the_words_tells_what_they_do() -> None:
    def says(kind: str, **more: object) -> Record:
        return do("effect", source="lord", filter={"subtypes": [kind]}, change={"toughness": "+1"}, **more)

    played = play("2026-08", put("Lord"), put("Bear"), put("Goblin"), says("Goblin"), cards=CARDS)
    beside = played.then(says("Bear", besides=True))
    assert (told(beside, "lord", "Other").touches, beside["bear"].toughness) == (("lord", "goblin"), 3)
    # Of two that stand for them, of which one touches nothing, nobody knows which of them these words are.
    found = told(played.then(says("Elephant")), "lord", "Other")
    assert (found.state, found.touches, found.why) == (ActingNow.TEXT, (), "")
    both = told(played.then(says("Bear")), "lord", "Other")
    assert (both.state, both.touches) == (ActingNow.ACTS, ("lord", "goblin", "bear"))
    # What is no static ability stays text, whatever a file says of the others.
    assert {told(played, "lord", word).state for word in ("Flying", NOTE)} == {ActingNow.TEXT}


@pytest.mark.parametrize("goblins", [0, 1])
def test_words_that_were_taken_and_given_again_are_there(goblins: int) -> None:
    """613.7: the newer effect gives the ability, and what it does is all that is left to ask."""
    text = "Other Goblins you control have haste."
    lord = creature("Chief", "Goblin", "2/2", oracle_text=text)
    again = do("effect", on=["chief"], change={"add_abilities": [text]}, called="Gift")
    taken = do("effect", on=["chief"], change={"lose_all_abilities": True}, called="Hush")
    played = play("2026-08", put("Chief"), *GOBLINS[:goblins], taken, again, cards=[*CARDS, lord])
    found = told(played, "chief", "Other")
    assert (found.state, found.touches) == ((ActingNow.ACTS, ("goblin",)) if goblins else (ActingNow.IDLE, ()))
    assert "took" not in found.why


def test_709_5_of_a_room_one_half_may_be_told_by_its_record_alone() -> None:
    grows: Record = {"filter": {"types": "Creature"}, "change": {"power": "+1"}}
    halves = (
        {"name": "Closet", "mana_cost": "{1}", "oracle_text": "Creatures get +1/+0.", "static": [grows]},
        {"name": "Attic", "mana_cost": "{2}", "oracle_text": "Creatures have flying."},
    )
    there = (put("Closet // Attic", "room", unlocked=["left"]), put("Bear"))
    found = told(play("2026-08", *there, cards=[BEAR, room(*halves)]), "room", "+1/+0")
    assert (found.state, found.touches) == (ActingNow.ACTS, ("bear",))
