"""Spells that people cast on something: what their words do, what they leave undone, and what comes in response."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.scenario.words import BoardInWords, answers_to, board_from_words, sentences_of

POOL = bundled_cards()
BEARS = "Ben has Grizzly Bears on the battlefield."


def told(text: str) -> BoardInWords:
    """The board of a text that can be read."""
    return board_from_words(text, POOL)


def actions(text: str) -> tuple[str, ...]:
    """The canonical sentences of a text behind its first."""
    run = told(text).run
    return sentences_of(run, run.actions, 1)


def answers(text: str) -> str:
    found = told(text)
    return " ".join(answers_to(found.scenario, found.run, found.asks))


FROG = "Grizzly Bears loses all abilities, becomes a Frog, becomes blue and has base power and toughness 1/1"
CAST = ("Ana has Turn to Frog in hand.", "Ana casts Turn to Frog.")


@pytest.mark.parametrize(
    "said",
    [
        "I cast Turn to Frog on my opponent's Bears.",
        "I Turn to Frog his Bears.",
        "Ben's Bears gets hit by my Turn to Frog.",
        "I hit the Bears with Turn to Frog!",
        "Turn to Frog on the Bears.",
    ],
)
def test_a_spell_does_to_its_target_what_its_words_say(said: str) -> None:
    assert actions(f"{BEARS} {said}") == (
        *CAST,
        "Turn to Frog resolves.",
        f"{FROG} until end of turn [Turn to Frog].",
    )


@pytest.mark.parametrize(
    "said",
    [
        "I cast Turn to Frog on his Bears. In response he puts a +1/+1 counter on it.",
        "I cast Turn to Frog on his Bears. Ben responds with a +1/+1 counter on it. Then it resolves.",
        "I cast Turn to Frog on his Bears and Ben puts a +1/+1 counter on it in response.",
        "In response to my Turn to Frog on Ben's Bears, he puts a +1/+1 counter on it.",
    ],
)
def test_what_is_done_in_response_comes_before_the_spell_resolves(said: str) -> None:
    assert actions(f"{BEARS} {said}") == (
        *CAST,
        "Put one +1/+1 counter on Grizzly Bears.",
        "Turn to Frog resolves.",
        f"{FROG} until end of turn [Turn to Frog].",
    )


def test_what_of_a_spell_is_not_carried_out_is_told_and_makes_no_answer_certain() -> None:
    bolt = f"{BEARS} I bolt it."
    assert "Lightning Bolt says “3 damage to any target”, which is not carried out here." in told(bolt).taken
    assert answers(f"{bolt} Does it die?").startswith("Not computed: damage by Lightning Bolt may decide it.")
    # Damage alone changes no value.
    assert "Not computed" not in answers(f"{bolt} How big is it?")
    journey = f"{BEARS} I cast Otherworldly Journey on it. Where is it?"
    assert "Not computed: Otherworldly Journey: “it comes back in the next end step" in answers(journey)


def test_a_copied_spell_is_red_where_the_card_says_so() -> None:
    assert actions("Ben has Ice on the stack. I cast Fork on it.")[-1] == "Ana copies Ice, except it's red."


def test_what_somebody_thinks_is_left_out_and_told_and_what_they_wonder_is_asked() -> None:
    claim = told(f"{BEARS} My opponent claims that it is a 5/5.")
    assert [len(claim.run.actions), *claim.taken] == [
        1,
        "“My opponent claims that it is a 5/5” says nothing of the board, and is left out.",
    ]
    assert answers(f"{BEARS} My opponent wants to know if it can fly.").startswith("No. Grizzly Bears has no keyword")


def test_one_of_several_that_are_alike_is_any_and_the_other_is_the_one_left() -> None:
    two = "I have Glorious Anthem and two Grizzly Bears. One of them gets a +1/+1 counter."
    assert answers(f"{two} How big is the other?").startswith("Grizzly Bears 2's power is 3.")
    assert answers(f"{two} How big are they?").count("power is") == 2


def test_a_spell_that_nobody_let_resolve_is_told_to_wait() -> None:
    waits = "Turn to Frog is still on the stack, as nothing says that it resolves."
    assert waits in told(f"{BEARS} I cast Turn to Frog. How big are the Bears?").taken


THEFT = {"name": "Theft", "type_line": "Instant", "mana_cost": "{R}"}


@pytest.mark.parametrize(
    ("words", "sentences"),
    [
        (
            "Gain control of target creature until end of turn. It gains flying until end of turn. Untap it.",
            (
                "Ana gains control of Grizzly Bears until end of turn [Theft].",
                "Grizzly Bears gains flying until end of turn [Theft].",
                "Grizzly Bears is untapped.",
            ),
        ),
        (
            "Untap target creature and gain control of it until end of turn. (It can attack.)",
            ("Grizzly Bears is untapped.", "Ana gains control of Grizzly Bears until end of turn [Theft]."),
        ),
        (
            "Put two +1/+1 counters on target creature and untap it. You gain 3 life.",
            ("Put two +1/+1 counters on Grizzly Bears.", "Grizzly Bears is untapped."),
        ),
    ],
)
def test_each_order_of_a_spell_is_carried_out(words: str, sentences: tuple[str, ...]) -> None:
    """608.2c; control that nobody took was a wrong answer without a mark."""
    pool = CardIndex((*bundled_cards(), card_from_scryfall({**THEFT, "oracle_text": words})))
    found = board_from_words(f"{BEARS} Ana casts Theft on Grizzly Bears. Who controls Grizzly Bears?", pool)
    assert sentences_of(found.run, found.run.actions, 4) == sentences


@pytest.mark.parametrize(
    ("players", "who", "whose", "said"),
    [
        ("Ana, Ben", "Ana", "you", "you control"),
        ("Ana, Ben", "Ana", "your opponents", "your opponents control"),
        ("Ana, Ben", "Ben", "you", "Ben controls"),
        ("Ana, Ben", "Ben", "your opponents", "Ana controls"),
        ("Ana, Ben, Cleo", "Ben", "you", "Ben controls"),
        # Each other player is an opponent (102.3): of two no name says it.
        ("Ana, Ben, Cleo", "Ben", "your opponents", ""),
    ],
)
def test_the_words_of_a_spell_mean_its_controller_and_their_opponents(
    players: str, who: str, whose: str, said: str
) -> None:
    """ "You" in Ben's spell is Ben (109.5)."""
    effect = f"Creatures {whose} control get +1/+1 until end of turn"
    words = {**THEFT, "oracle_text": f"Destroy target creature. {effect}."}
    pool = CardIndex((*bundled_cards(), card_from_scryfall(words)))
    board = f"Players: {players}. Ana has Grizzly Bears. Ben has Elite Vanguard. {who} casts Theft on Grizzly Bears."
    found = board_from_words(board, pool)
    last = sentences_of(found.run, found.run.actions, 1)[-1]
    undone = f"Theft says “{effect}”, which is not carried out here."
    if said:
        assert last == f"Creatures {said} get +1/+1 until end of turn [Theft]."
    else:
        assert "Creatures" not in last
    assert (undone in found.taken) is not bool(said)


def test_a_doubt_is_told_once_and_a_second_line_of_an_answer_begins_with_its_words() -> None:
    told = answers(f"{BEARS} Ana casts Malakir Rebirth on Grizzly Bears. Is Grizzly Bears a creature?")
    assert not any(sentence.startswith((".", " .")) for sentence in told.split("\n"))
    assert ". ." not in told
    assert told.count("Not computed") == len({*told.split("Not computed")[1:]})


@pytest.mark.parametrize(
    "again",
    ["It resolves.", "The spell resolves.", "Turn to Frog resolves.", "Then it resolves.", "My Turn to Frog resolves."],
)
def test_that_a_spell_resolves_may_be_said_though_its_target_says_it(again: str) -> None:
    """The second resolving was called illegal: "Grizzly Bears is not on the stack"."""
    once = told(f"{BEARS} I cast Turn to Frog on his Bears.")
    twice = told(f"{BEARS} I cast Turn to Frog on his Bears. {again}")
    assert twice.run.actions == once.run.actions
    assert not any("illegal" in note for note in twice.taken)


def test_that_another_spell_resolves_is_not_the_same_said_again() -> None:
    board = told(f"Ana has Clone on the stack. {BEARS} I cast Turn to Frog on his Bears. Clone resolves.")
    assert board.run.table.objects["Clone"].is_permanent


def test_what_the_rules_call_exiling_is_no_card_of_that_name() -> None:
    """ "Ben exiles it" cast the card Exile."""
    exile = {"name": "Exile", "type_line": "Instant", "mana_cost": "{W}", "oracle_text": "Destroy target creature."}
    pool = CardIndex((*bundled_cards(), card_from_scryfall(exile)))
    said = board_from_words(f"{BEARS} Ana exiles it.", pool)
    assert sentences_of(said.run, said.run.actions, 1) == ("Grizzly Bears is exiled.",)


def test_that_a_target_is_not_judged_is_told_where_something_may_stand_against_it() -> None:
    """115.1: what has protection, or what the words leave out, is taken as a target, and that is said."""
    guarded = told(f"{BEARS} Grizzly Bears gains protection from blue. I cast Turn to Frog on his Bears.")
    assert any("is not judged here" in note for note in guarded.taken)
    assert not any("is not judged here" in note for note in told(f"{BEARS} I cast Turn to Frog on his Bears.").taken)
