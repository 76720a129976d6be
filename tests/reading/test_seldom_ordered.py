"""Orders of spells in words that few cards have: what they touch, and what they leave as it is (608.2c)."""

from __future__ import annotations

import pytest

from inspector.reading import ARRIVES, COMES, ENTERS, GOES, OWN, Whom, instructions, unread_sentences

CREATURE = Whom(types=("Creature",))
FROG = Whom(types=("Creature",), subtypes=("Frog",), colors=("G",))
OTHERS = (Whom(types=("Planeswalker",)), Whom(types=("Battle",)))
DEAD_FROG = Whom(subtypes=("Frog",), zones=("graveyard",), controller="you")
DEAD_CAVE = Whom(subtypes=("Cave",), zones=("graveyard",), controller="you")
DEAD_LAND = Whom(types=("Land",), zones=("graveyard",), controller="you")
LIBRARY = Whom(zones=("library",), controller="you")
THEIR_HAND = Whom(zones=("hand",), controller="opponent")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        # Damage that a player may have dealt to them, or that is replaced, hits nothing else (614.1a).
        ("Any player may have Zap deal 6 damage to them.", []),
        ("If a source would deal damage to a creature this turn, it deals 2 damage to that creature instead.", []),
        # 608.2c: "that permanent" is the one of which was spoken; who discards more has nothing go elsewhere.
        (
            "You gain life equal to the power of target creature. An opponent gains control of that permanent.",
            [("controller", (CREATURE,))],
        ),
        ("That player discards three cards instead.", [("zone", (Whom(zones=("hand",)),))]),
        ("That creature enters with a +1/+1 counter on it.", [(ENTERS, (CREATURE,))]),
        ("If target creature would die this turn, exile it instead.", [(GOES, (CREATURE,))]),
        ("One or two target creatures each get +1/+0 until end of turn.", [("power", (CREATURE,))]),
        # Each of what was created is as much spoken of as "it".
        ("Create two 0/0 green Frog creature tokens. Put X +1/+1 counters on each of them.", [("counters", (FROG,))]),
        # A land that is still one is nothing that it was not; what was a Frog may be one again.
        (
            "Target land becomes a 3/3 creature until end of turn. It's still a land.",
            [("power", (Whom(types=("Land",)),))],
        ),
        # "Black or red" is said of the whole row, and one of the two alone of nothing.
        (
            "Exile target creature or planeswalker that's black or red.",
            [("zone", (CREATURE, Whom(types=("Planeswalker",))))],
        ),
        ("Put your commander into your hand from the command zone.", [("zone", (Whom(zones=(), controller="you"),))]),
        (
            "Choose any target. Zap deals 2 damage to each of them.",
            [("zone", (CREATURE, *OTHERS)), ("loyalty", OTHERS)],
        ),
        # 601.2f: what is paid in place of a mana cost, whose spell that is says nothing of where it was.
        (
            "You may sacrifice two Mountains rather than pay this spell's mana cost.",
            [("zone", (Whom(subtypes=("Mountain",), controller="you"),))],
        ),
        ("Zap deals 2 damage to each creature except for creatures you control.", [("zone", (CREATURE,))]),
        (
            "Create a 0/0 green Frog creature token. It has “When this token dies, destroy target land.”",
            [("abilities", (FROG,))],
        ),
        # A row of kinds of cards goes on behind its commas; what reduces a life total hits nothing.
        (
            "Return up to one target Frog card, a target Cave card, and a target land card from your graveyard.",
            [("zone", (DEAD_FROG, DEAD_CAVE, DEAD_LAND))],
        ),
        # 603.7a: what triggers for a time, said before it; of what is no combat nobody says when it happens.
        ("Until end of turn, whenever a creature is dealt damage, destroy it.", [("zone", (CREATURE,))]),
        # 120.1: each of two sources has its own words for whom it deals damage.
        ("Instead that source deals that much damage to you and Zap deals 2 damage to that source's controller.", []),
        ("Damage that would reduce your life total to less than 3 reduces it to 3 instead.", []),
        ("Shuffle your library, then reveal cards from the top of it.", [("zone", (Whom(zones=("library",)),))]),
        (
            "Destroy target black or red creature that's attacking or blocking.",
            [("zone", (Whom(types=("Creature",), colors=("B",)), Whom(types=("Creature",), colors=("R",))))],
        ),
        (
            "Destroy up to one target artifact, enchantment, or tapped creature.",
            [("zone", (Whom(types=("Artifact",)), Whom(types=("Enchantment",)), CREATURE))],
        ),
        (
            "Target opponent exiles a creature they control and their graveyard.",
            [("zone", (CREATURE, Whom(zones=("graveyard",))))],
        ),
        # Where it came from is no less in doubt for what is done to what came.
        (
            "Manifest the top card of your library, then tap it.",
            [("tapped", (Whom(zones=()),)), ("zone", (LIBRARY,))],
        ),
        (
            "Each player chooses up to two cards in their hand, then shuffles the rest into their library.",
            [("zone", (Whom(zones=("hand",)),))],
        ),
        (
            "Target artifact, creature, or land phases out.",
            [("zone", (Whom(types=("Artifact",)), CREATURE, Whom(types=("Land",))))],
        ),
        (
            "Exile target Frog, creature with flying, or enchantment.",
            [("zone", (Whom(subtypes=("Frog",)), CREATURE, Whom(types=("Enchantment",))))],
        ),
        # Neither "this turn" nor "this way" is the spell itself, and what it chose is still spoken of.
        (
            "Choose target creature. If it was dealt damage this turn, Zap deals 3 damage to it and you gain 3 life.",
            [("zone", (CREATURE,))],
        ),
        (
            "Zap deals 3 damage to target creature. If a creature is dealt damage this way, it gets +5/+0.",
            [("zone", (CREATURE,)), ("power", (CREATURE,))],
        ),
        # Of several that are dealt damage the players alone are none; what goes beside the card itself goes too.
        (
            "Each land deals 2 damage to its controller, then each creature deals 2 damage to itself.",
            [("zone", (CREATURE,))],
        ),
        (
            "Untap target creature. If this spell was kicked, it gets +1/+0 until end of turn.",
            [("tapped", (CREATURE,)), ("power", (CREATURE,))],
        ),
        (
            "Exile Zap and four cards named Zap from your graveyard.",
            [("zone", (OWN, Whom(zones=("graveyard",))))],
        ),
        (
            "Reveal a card in your hand, then put that card onto the battlefield.",
            [("zone", (Whom(zones=("hand",), controller="you"),))],
        ),
        # 724.1b: all that is on the stack is exiled.
        ("End the turn.", [("zone", (Whom(zones=("stack",)),))]),
        ("Look at twice X cards from the top of your library. Put X of them into your hand.", [("zone", (LIBRARY,))]),
        # 121.1: who draws does so from a library, and nobody speaks of what was drawn.
        ("Draw two cards.", [("zone", (LIBRARY,))]),
        ("Each opponent draws a card.", [("zone", (Whom(zones=("library",), controller="opponent"),))]),
        (
            "Target creature gains reach until end of turn. Draw a card. Untap it.",
            [("abilities", (CREATURE,)), ("zone", (LIBRARY,)), ("tapped", (CREATURE,))],
        ),
        ("Skip your next draw step.", []),
        # Whoever is told to does it with cards of their own, from the hand of which the words before speak.
        (
            "Each opponent exiles cards from the top of their library until they exile a land card.",
            [("zone", (Whom(zones=("library",), controller="opponent"),))],
        ),
        ("Target opponent exiles a card from their hand.", [("zone", (THEIR_HAND,))]),
        ("Target opponent reveals their hand. That player exiles a card from it.", [("zone", (THEIR_HAND,))]),
        (
            "Return two creature cards of that type from your graveyard to your hand.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",), controller="you"),))],
        ),
        # Where a player may be chosen instead, an object may be (115.1).
        ("Target creature or player gains flying until end of turn.", [("abilities", (CREATURE,))]),
        # Counters lie on cards in exile as well (122.1), and what was moved may be moved on.
        (
            "Exile the top two cards of your library. Put a time counter on each of those cards that has suspend.",
            [("zone", (LIBRARY,)), ("counters", (Whom(zones=("exile",)),))],
        ),
        (
            "Target player discards a card. Then they put it onto the battlefield.",
            [("zone", (Whom(zones=("hand",)),)), ("zone", (Whom(zones=("hand",)),))],
        ),
        ("Draw a card from an opponent's library.", [("zone", (Whom(zones=("library",), controller="opponent"),))]),
        # 701.14a: whom a token fights was there before; what was revealed lies in a library.
        (
            (
                "For each creature your opponents control, create a 2/2 green Frog creature token. Each of those tokens"
                " fights a different one of those creatures."
            ),
            [("zone", (CREATURE,)), ("zone", (FROG,))],
        ),
        (
            (
                "Target opponent reveals the top card of their library. Untap target land. Put all land cards revealed"
                " this way into their graveyard."
            ),
            [
                ("zone", (Whom(zones=("library",), controller="opponent"),)),
                ("tapped", (Whom(types=("Land",)),)),
                ("zone", (Whom(types=("Land",), zones=("library",)),)),
            ],
        ),
        (
            "Tap two target creatures. Put a stun counter on either of them.",
            [("tapped", (CREATURE,)), ("counters", (CREATURE,))],
        ),
        # Of what was revealed, what is chosen lies in a library, and is of no other kind than is said.
        (
            "Reveal the top two cards of your library. Put all Frog cards from among them onto the battlefield.",
            [("zone", (LIBRARY,)), ("zone", (Whom(subtypes=("Frog",), zones=("library",), controller="you"),))],
        ),
        (
            "Reveal the top two cards of your library. Put a card from the chosen pile into your hand.",
            [("zone", (LIBRARY,)), ("zone", (LIBRARY,))],
        ),
        # Who looks and puts nothing anywhere moves nothing; whose library it was is known of what is put from it.
        ("Look at the top two cards of your library. You may shuffle.", []),
        (
            "Search your library for a Frog card and reveal it. Put that card onto the battlefield.",
            [("zone", (Whom(subtypes=("Frog",), zones=("library",), controller="you"),))] * 2,
        ),
        (
            "Target player discards all nonland cards.",
            [("zone", (Whom(zones=("hand",), no_types=("Land",)),))],
        ),
        (
            "Return two target cards that share a color from your graveyard to your hand.",
            [("zone", (Whom(zones=("graveyard",), controller="you"),))],
        ),
        (
            "Discard any number of creature cards.",
            [("zone", (Whom(types=("Creature",), zones=("hand",), controller="you"),))],
        ),
        ("Discard an Island card and another card.", [("zone", (Whom(zones=("hand",), controller="you"),))]),
        ("Target player discards a land card or two cards.", [("zone", (Whom(zones=("hand",)),))]),
        (
            "Creatures you control get +1/+0. If you control a Frog, those creatures also gain haste.",
            [
                ("power", (Whom(types=("Creature",), controller="you"),)),
                ("abilities", (Whom(types=("Creature",), controller="you"),)),
            ],
        ),
        ("+ {1} — Untap all creatures you control.", [("tapped", (Whom(types=("Creature",), controller="you"),))]),
        ("Target player activates a mana ability of each land they control.", [("tapped", (Whom(types=("Land",)),))]),
        ("You ante the top card of your library.", [("zone", (LIBRARY,))]),
        (
            "Put a Frog card from your hand into play under target opponent's control.",
            [("zone", (Whom(subtypes=("Frog",), zones=("hand",), controller="you"),))],
        ),
        # 608.2g, 305.9: what somebody may cast or play as it resolves; a permission for a time moves nothing.
        (
            "You may cast a Frog spell from your hand without paying its mana cost.",
            [("zone", (Whom(subtypes=("Frog",), no_types=("Land",), zones=("hand",), controller="you"),))],
        ),
        ("Until end of turn, you may cast Frogs from your hand without paying their mana costs.", []),
        ("You may cast this card from your graveyard.", []),
        # 723.1: who controls a player controls no object by that.
        (
            "Choose a card from target opponent's hand. You control that player. The player plays that card.",
            [("zone", (Whom(zones=("hand",), controller="opponent"),))],
        ),
        (
            "You may discard a card or sacrifice a land.",
            [
                ("zone", (Whom(types=("Land",), controller="you"),)),
                ("zone", (Whom(zones=("hand",), controller="you"),)),
            ],
        ),
        (
            "Return up to one target Frog, Elf, or Wizard creature card from your graveyard to your hand.",
            [
                (
                    "zone",
                    tuple(
                        Whom(types=types, subtypes=(kind,), zones=("graveyard",), controller="you")
                        for kind, types in (("Frog", ()), ("Elf", ()), ("Wizard", ("Creature",)))
                    ),
                )
            ],
        ),
        # Those who did something do it with what is theirs (608.2f).
        (
            "Each player who named no number discards a card, then draws a card.",
            [("zone", (Whom(zones=("hand",)),)), ("zone", (Whom(zones=("library",)),))],
        ),
        (
            "Each opponent who controls a Frog loses 1 life, then sacrifices a creature.",
            [("zone", (Whom(types=("Creature",), controller="opponent"),))],
        ),
        (
            "Each opponent may put a charge counter on each creature they control.",
            [("counters", (Whom(types=("Creature",), controller="opponent"),))],
        ),
        ("Triple target creature's power until end of turn.", [("power", (CREATURE,))]),
        # What would be dealt is prevented, and nothing is dealt (615.1).
        ("If a spell would cause a source to deal damage to target creature this turn, prevent that damage.", []),
    ],
)
def test_what_seldom_words_order(words: str, told: list[tuple[str, tuple[Whom, ...]]]) -> None:
    found = [one.unread for one in instructions((words,), ("Zap",)) if one.unread.keys != (COMES,)]
    assert [(one.keys[0], one.whom) for one in found] == told


def test_a_paragraph_with_an_ability_word_speaks_of_what_the_one_before_named() -> None:
    first = "Search your library for a land card, put it into your hand, then shuffle."
    morbid = "Morbid — You may put that card onto the battlefield instead if a creature died this turn."
    keys = [one.unread.keys for one in instructions((first, morbid), ("Zap",)) if "Morbid" in one.unread.text]
    assert keys == [(COMES,), ("zone", ARRIVES)]


def test_what_was_returned_without_a_target_is_spoken_of_where_it_is_then() -> None:
    words = "Return each creature card from your graveyard to the battlefield. Each of them is a 1/1 Frog."
    _, said = [one for one in instructions((words,), ("Zap",)) if one.unread.keys != (COMES,)]
    assert (said.unread.keys, said.unread.whom, said.of_what_came) == (
        ("power", "toughness", "subtypes"),
        (CREATURE,),
        True,
    )


def test_a_spell_that_is_called_as_what_it_does_does_it() -> None:
    for name, words in (("Manifest Dread", "Manifest dread."), ("Surveil 2", "Surveil 2.")):
        assert [one.unread.keys for one in instructions((words,), (name,))] == [(COMES,), ("zone",)]


def test_614_1c_what_may_become_a_copy_as_it_enters_says_nothing_of_its_kind() -> None:
    words = "As this artifact enters, you may have it become a copy of any Frog on the battlefield."
    assert [one.whom for one in unread_sentences((words,), ("Old Toad",))] == [(OWN,)]
