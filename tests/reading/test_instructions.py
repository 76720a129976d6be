"""What a spell that resolves might change, and of whom: never less than its words allow (608.2c)."""

from __future__ import annotations

import pytest

from inspector.reading import COMES, Whom, instructions

CREATURE = Whom(types=("Creature",))
YOURS = Whom(types=("Creature",), controller="you")
THEIRS = Whom(types=("Creature",), controller="opponent")
DEAD = Whom(types=("Creature",), zones=("graveyard",))
SIZE = ("power", "toughness")
LIBRARY = Whom(zones=("library",), controller="you")
SPELL = Whom(zones=("stack",))
ANY_TARGET = (Whom(types=("Planeswalker",)), Whom(types=("Battle",)))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "Destroy target nonartifact, nonblack creature.",
            [("zone", (Whom(types=("Creature",), no_types=("Artifact",), no_colors=("B",)),))],
        ),
        ("Destroy all nonwhite creatures.", [("zone", (Whom(types=("Creature",), no_colors=("W",)),))]),
        # 701.9a, 701.17a: from a hand, from a library; whose it is where that is said.
        (
            "Draw two cards, then discard two cards.",
            [("zone", (Whom(zones=("hand",), controller="you"),)), ("zone", (LIBRARY,))],
        ),
        ("Discard a card.", [("zone", (Whom(zones=("hand",), controller="you"),))]),
        ("Each opponent discards a card.", [("zone", (Whom(zones=("hand",), controller="opponent"),))]),
        ("Each player discards a card.", [("zone", (Whom(zones=("hand",)),))]),
        ("Target player mills three cards.", [("zone", (Whom(zones=("library",)),))]),
        ("Mill two cards.", [("zone", (Whom(zones=("library",), controller="you"),))]),
        # What is put or shuffled somewhere goes there from where it is.
        ("Put target creature on top of its owner's library.", [("zone", (CREATURE,))]),
        ("Put up to two target lands into their owners' hands.", [("zone", (Whom(types=("Land",)),))]),
        (
            "Put any number of target creature cards from your graveyard on top of your library.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",), controller="you"),))],
        ),
        (
            "Put a creature card from your hand onto the battlefield.",
            [("zone", (Whom(types=("Creature",), zones=("hand",), controller="you"),))],
        ),
        ("Target player shuffles their graveyard into their library.", [("zone", (Whom(zones=("graveyard",)),))]),
        ("Shuffle target enchantment into its owner's library.", [("zone", (Whom(types=("Enchantment",)),))]),
        (
            "Put target card from a graveyard on your choice of the top or bottom of a library.",
            [("zone", (Whom(zones=("graveyard",)),))],
        ),
        (
            "Target creature's owner puts it on their choice of the top or bottom of a library.",
            [("zone", (CREATURE,))],
        ),
        (
            "The owner of target enchantment shuffles it into their library.",
            [("zone", (Whom(types=("Enchantment",)),))],
        ),
        ("Each player shuffles the cards from their hand into their library.", [("zone", (Whom(zones=("hand",)),))]),
        (
            "Destroy target artifact, creature, or land.",
            [("zone", (Whom(types=("Artifact",)), CREATURE, Whom(types=("Land",))))],
        ),
        (
            "Tap all creatures, all lands, and all artifacts.",
            [("tapped", (CREATURE, Whom(types=("Land",)), Whom(types=("Artifact",))))],
        ),
        ("1—9 | Zap deals 3 damage to each creature.", [("zone", (CREATURE,))]),
        # 701.21a: nobody sacrifices what they do not control.
        ("Sacrifice a creature.", [("zone", (YOURS,))]),
        ("As an additional cost to cast this spell, sacrifice a creature.", [("zone", (YOURS,))]),
        ("Each player sacrifices a creature.", [("zone", (CREATURE,))]),
        # 701.21a: nobody can sacrifice what they do not control.
        ("Target opponent sacrifices a creature.", [("zone", (THEIRS,))]),
        ("Each opponent loses 2 life unless that player sacrifices a creature.", [("zone", (THEIRS,))]),
        (
            "Target opponent sacrifices a creature, then you sacrifice a creature.",
            [("zone", (THEIRS,)), ("zone", (YOURS,))],
        ),
        ("Choose target player. That player sacrifices a creature.", [("zone", (CREATURE,))]),
        (
            "Target opponent sacrifices a creature. Then repeat this process for a land.",
            [("zone", (THEIRS,)), ("zone", (Whom(types=("Land",), controller="opponent"),))],
        ),
        # Whose they are is said of the whole row; what has an article of its own is another.
        (
            "Exile target artifact or creature you control.",
            [("zone", (Whom(types=("Artifact",), controller="you"), YOURS))],
        ),
        ("Destroy target artifact and target creature you control.", [("zone", (Whom(types=("Artifact",)), YOURS))]),
        (
            "Exile target creature card from an opponent's graveyard.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",), controller="opponent"),))],
        ),
        # Which spells are countered is said by what stands before "that", "if" and "unless".
        (
            "Counter target blue instant spell.",
            [("zone", (Whom(zones=("stack",), types=("Instant",), colors=("U",)),))],
        ),
        (
            "Counter target artifact, creature, or planeswalker spell.",
            [
                (
                    "zone",
                    tuple(Whom(zones=("stack",), types=(word,)) for word in ("Artifact", "Creature", "Planeswalker")),
                )
            ],
        ),
        ("Counter target spell that targets a creature you control.", [("zone", (SPELL,))]),
        ("Counter target spell unless its controller pays {1} for each creature you control.", [("zone", (SPELL,))]),
        # Whole zones, and what is named beside the top of a library.
        ("Exile target opponent's graveyard.", [("zone", (Whom(zones=("graveyard",), controller="opponent"),))]),
        ("Exile the top card of your library.", [("zone", (Whom(zones=("library",), controller="you"),))]),
        (
            "Exile target creature and the top card of your library.",
            [("zone", (CREATURE, Whom(zones=("library",), controller="you")))],
        ),
        (
            "Each player shuffles their hand and graveyard into their library.",
            [("zone", (Whom(zones=("hand", "graveyard")),))],
        ),
        (
            "Players sacrifice lands and discard cards.",
            [("zone", (Whom(types=("Land",)),)), ("zone", (Whom(zones=("hand",)),))],
        ),
        ("Zap deals 2 damage to each opponent and each creature they control.", [("zone", (THEIRS,))]),
        (
            "Search your library and graveyard for a card named Frog and exile it.",
            [("zone", (Whom(zones=("graveyard", "library"), controller="you"),))],
        ),
        (
            "Destroy target creature an opponent controls. Tap each creature that player controls.",
            [("zone", (THEIRS,)), ("tapped", (THEIRS,))],
        ),
        # 201.5: a name with a colon is no cost.
        ("Zap Rules: Meteor deals 7 damage to each creature.", [("zone", (Whom(types=("Creature",)),))]),
        # 701.14a: of two that fight, one may be who was spoken of before.
        (
            "Target creature you control gains flying. It fights target creature an opponent controls.",
            [("abilities", (YOURS,)), ("zone", (THEIRS,)), ("zone", (YOURS,))],
        ),
        # 105.2: how many colors they have.
        ("Destroy all permanents that are one or more colors.", [("zone", (Whom(colored=(1, 5)),))]),
        ("Destroy target multicolored creature.", [("zone", (Whom(types=("Creature",), colored=(2, 5)),))]),
        ("Exile target colorless creature.", [("zone", (Whom(types=("Creature",), colored=(0, 0)),))]),
        ("Switch target creature's power and toughness until end of turn.", [("power", (CREATURE,))]),
        ("Choose up to two creatures you control. Those permanents phase out.", [("zone", (YOURS,))]),
        (
            "Target opponent reveals their hand. You choose a noncreature card from it. They discard that card.",
            [("zone", (Whom(no_types=("Creature",), zones=("hand",), controller="opponent"),))],
        ),
        (
            "Put a face-up exiled card an opponent owns into their graveyard.",
            [("zone", (Whom(zones=("exile",)),))],
        ),
        (
            "Target player reveals their hand. You choose a card from it. They shuffle that card into their library.",
            [("zone", (Whom(zones=("hand",)),))],
        ),
        ("Put onto the battlefield all creature cards in all graveyards.", [("zone", (DEAD,))]),
        # 702.145b, 702.145e: as night or day comes these are turned over.
        ("It becomes night.", [("name", (Whom(keyword="Daybound"),))]),
        ("If it's night, it becomes day.", [("name", (Whom(keyword="Nightbound"),))]),
        # 701.60c: a suspected creature has menace.
        ("Suspect up to one target creature.", [("designations", (CREATURE,))]),
        # 701.15a, 701.54a: who is goaded, and who is the Ring-bearer, are marks that creatures bear.
        ("Goad target creature.", [("designations", (CREATURE,))]),
        ("Scry 1. The Ring tempts you.", [("designations", (YOURS,))]),
        (
            "Creatures get -1/-0 until end of turn. They're no longer suspected.",
            [
                ("power", (CREATURE,)),
                ("designations", (CREATURE,)),
            ],
        ),
        # Whom control is gained of stands behind the verb.
        ("You gain control of target artifact until end of turn.", [("controller", (Whom(types=("Artifact",)),))]),
        # What would be dealt is prevented, or dealt elsewhere.
        ("Prevent all damage that would be dealt to planeswalkers you control this turn.", []),
        ("Double target creature's power until end of turn.", [("power", (CREATURE,))]),
        ("Double the power and toughness of each creature you control.", [("power", (YOURS,))]),
        # Counters by whatever word: 701.34a, 701.39a, 701.41a, 701.47a, 701.50a, 701.66a.
        ("Distribute three +1/+1 counters among up to three target creatures.", [("counters", (CREATURE,))]),
        ("Remove all -1/-1 counters from target creature.", [("counters", (CREATURE,))]),
        ("Remove up to five counters from target permanent.", [("power", (Whom(),))]),
        ("Move all counters from target creature onto another target creature.", [("power", (CREATURE,))]),
        ("Put a +1/+1 counter, a reach counter, and a hope counter on target creature.", [("counters", (CREATURE,))]),
        ("Proliferate.", [("power", (Whom(counter="any"),))]),
        ("Scry 1, then bolster 2.", [("power", (YOURS,))]),
        ("Support 2.", [("power", (CREATURE,))]),
        ("Amass Orcs 2.", [("subtypes", (Whom(subtypes=("Army",), controller="you"),))]),
        ("Earthbend 3.", [("types", (Whom(types=("Land",), controller="you"),))]),
        ("Target creature you control connives.", [("counters", (YOURS,))]),
        # Nothing tells what of a library that is.
        (
            "Look at the top four cards of your library, then put the rest on the bottom of your library.",
            [("zone", (LIBRARY,))],
        ),
        # 701.38a: that for which is voted; the choices of a vote are no orders.
        (
            "Each player votes for a nonland permanent an opponent controls. Exile each permanent with the most votes.",
            [("zone", (Whom(no_types=("Land",), controller="opponent"),))],
        ),
        ("Each player votes for return or embark. If return gets more votes, you gain 1 life.", []),
        (
            "Each player votes for yes or no. If yes gets more votes or the vote is tied, counter the spell.",
            [("zone", (SPELL,))],
        ),
        # 123.3: which sticker it is nobody says.
        ("You may put a sticker on a nonland permanent you own.", [("name", (Whom(no_types=("Land",)),))]),
        # 109.2: what is called a card and no more is neither a permanent nor a spell.
        (
            "Exile that card.",
            [("zone", (Whom(zones=("hand", "graveyard", "library", "exile", "command", "outside")),))],
        ),
        # What was chosen before is what is done to it later, from where it was chosen.
        (
            "Target player reveals their hand. You choose a card from it and exile that card.",
            [("zone", (Whom(zones=("hand",)),))],
        ),
        (
            "Each opponent chooses a creature card in their graveyard. Put those cards onto the battlefield.",
            [("zone", (DEAD,))],
        ),
        (
            "Choose target creature card in a graveyard. You gain 3 life. Return it to its owner's hand.",
            [("zone", (DEAD,))],
        ),
        (
            "Choose target creature. It can't block this turn. Destroy all lands. Untap that creature.",
            [("zone", (Whom(types=("Land",)),)), ("tapped", (CREATURE,))],
        ),
        ("Each player chooses up to two creatures, then sacrifices the rest.", [("zone", (CREATURE,))]),
        ("Choose three lands. Return the rest to their owners' hands.", [("zone", (Whom(types=("Land",)),))]),
        (
            "Look at target player's hand and choose a card from it. Put it on top of that player's library.",
            [("zone", (Whom(zones=("hand",)),))],
        ),
        (
            "Target player reveals their hand. Put a creature card from it onto the battlefield.",
            [("zone", (Whom(types=("Creature",), zones=("hand",)),))],
        ),
        (
            "Search target player's graveyard, hand, and library for two cards and exile them.",
            [("zone", (Whom(zones=("graveyard", "hand", "library")),))],
        ),
        (
            "Reveal an artifact card you own from outside the game, then put that card into your hand.",
            [("zone", (Whom(types=("Artifact",), zones=("outside",)),))],
        ),
        # A quality, a number, a mode or a library has no object chosen that lies here.
        ("Choose a creature type. Put those cards into your hand.", []),
        ("Choose land or nonland. Put that card into your hand.", []),
        ("Choose target creature. Reveal the top card of your library. Put it into your hand.", [("zone", (LIBRARY,))]),
        # What is created lies nowhere yet, and neither does what comes from a library; what is said of it touches it.
        (
            "Create two 1/1 red Goblin creature tokens. They gain haste until end of turn.",
            [("abilities", (Whom(types=("Creature",), subtypes=("Goblin",), colors=("R",)),))],
        ),
        (
            "Create a 2/2 black Zombie creature token. Exile it at the beginning of the next end step.",
            [("zone", (Whom(types=("Creature",), subtypes=("Zombie",), colors=("B",)),))],
        ),
        (
            "Exile the top card of your library. Put it into your hand.",
            [("zone", (Whom(zones=("library",), controller="you"),))],
        ),
        ("Reveal the top five cards of your library. Exile all other cards revealed this way.", [("zone", (LIBRARY,))]),
        # "That creature" may be another than the token between.
        (
            "Put a charge counter on target artifact. Create a Treasure token. Destroy that creature.",
            [
                ("counters", (Whom(types=("Artifact",)),)),
                ("zone", (CREATURE,)),
            ],
        ),
        # Within a sentence "it" is its target, and "itself" its subject.
        (
            "Untap target creature and gain control of it until end of turn.",
            [("controller", (CREATURE,)), ("tapped", (CREATURE,))],
        ),
        ("Each creature deals 2 damage to itself.", [("zone", (CREATURE,))]),
        # What a number is taken from nobody is told to do anything with.
        ("Zap deals damage to target creature equal to the number of Mountains you control.", [("zone", (CREATURE,))]),
        ("Destroy each creature with power less than the number of lands you control.", [("zone", (CREATURE,))]),
        ("Zap deals damage to target creature equal to the number of cards in your hand.", [("zone", (CREATURE,))]),
        (
            "Destroy target creature with power less than the number of cards in its controller's graveyard.",
            [("zone", (CREATURE,))],
        ),
        (
            "Destroy target creature with power less than 3 and target land.",
            [("zone", (CREATURE, Whom(types=("Land",))))],
        ),
        (
            "Target creature you control deals damage equal to its power to any target.",
            [("zone", (CREATURE,)), ("loyalty", ANY_TARGET)],
        ),
        (
            "Exile all creatures with power 3 or less from the battlefield and all creature cards from graveyards.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard", "battlefield")),))],
        ),
        ("Zap deals 2 damage to each of up to two target creatures.", [("zone", (CREATURE,))]),
        (
            "Zap deals 3 damage divided as you choose among one, two, or three target creatures.",
            [("zone", (CREATURE,))],
        ),
        # 601.2d: damage that is divided is dealt to each of those among whom it is.
        ("Zap deals 3 damage divided as you choose among any number of target creatures.", [("zone", (CREATURE,))]),
        (
            "Zap deals 2 damage divided as you choose among one or two targets.",
            [("zone", (CREATURE,)), ("loyalty", ANY_TARGET)],
        ),
        (
            "Zap deals 6 damage divided as you choose among any number of targets.",
            [("zone", (CREATURE,)), ("loyalty", ANY_TARGET)],
        ),
        (
            "Put a +1/+1 counter on target creature if there are four cards in your graveyard.",
            [("counters", (CREATURE,))],
        ),
        (
            "Reveal the top card of your library. Put all creature cards revealed this way into your hand.",
            [("zone", (LIBRARY,))],
        ),
        # 701.14a: both of those that fight are dealt damage.
        (
            "Target creature you control fights target creature you don't control.",
            [("zone", (THEIRS,)), ("zone", (YOURS,))],
        ),
        (
            "Untap target creature you control. Then it fights target creature you don't control.",
            [("tapped", (YOURS,)), ("zone", (THEIRS,)), ("zone", (YOURS,))],
        ),
        # One of two things that may be done each has its own.
        (
            "Target opponent sacrifices a creature or discards a card.",
            [("zone", (THEIRS,)), ("zone", (Whom(zones=("hand",), controller="opponent"),))],
        ),
        ("Tap one or two target creatures.", [("tapped", (CREATURE,))]),
        # What was done is asked, and not ordered once more.
        ("Zap deals 3 damage to each player who didn't sacrifice a permanent this way.", []),
        ("If you return two or more lands this way, exile all creatures.", [("zone", (CREATURE,))]),
        ("Turn a pile of your choice face up.", []),
        # 702.148a: with cleave, what stands in square brackets is left out.
        (
            "Destroy target [attacking] creature.",
            [
                ("zone", (Whom(types=("Creature",), attacking=True),)),
                ("zone", (CREATURE,)),
            ],
        ),
        # What is said of the controller of a target is said of it too; within quotation marks nothing is a target.
        (
            "Target creature's controller sacrifices it, then creates a 1/1 green Elf creature token.",
            [("zone", (CREATURE,))],
        ),
        (
            'Untap target creature. It gains "Whenever this creature attacks, destroy target land."',
            [("tapped", (CREATURE,)), ("abilities", (CREATURE,))],
        ),
        # A card type is no card (109.2).
        ("Exchange control of two target permanents that share a card type.", [("controller", (Whom(),))]),
        (
            "Reveal the top five cards of your library. Choose a land card from among them. Put it into your hand.",
            [("zone", (LIBRARY,))],
        ),
        # 701.65a, 701.44a, 701.56a: keyword actions of which the words do not tell what they change.
        ("Airbend target creature.", [("zone", (CREATURE,))]),
        ("Target creature you control explores.", [("counters", (YOURS,)), ("zone", (Whom(zones=("library",)),))]),
        ("Time travel.", [("counters", (Whom(counter="time"),))]),
        # Who does something is named before it.
        ("Target player untaps all lands they control.", [("tapped", (Whom(types=("Land",)),))]),
        ("You untap up to six lands.", [("tapped", (Whom(types=("Land",)),))]),
        ("If they don't, they tap all lands.", [("tapped", (Whom(types=("Land",)),))]),
        (
            "Exchange your hand and graveyard.",
            [("zone", (Whom(zones=(zone,), controller="you"),)) for zone in ("hand", "graveyard")],
        ),
        (
            "Target opponent puts the top ten cards of their library into their graveyard.",
            [("zone", (Whom(zones=("library",), controller="opponent"),))],
        ),
        ("Choose target spell. Counter that spell unless its controller pays {1}.", [("zone", (SPELL,))]),
        (
            "Remove target attacking creature from combat.",
            [("designations", (Whom(types=("Creature",), attacking=True),))],
        ),
        ("Choose a kind of counter. Put a counter of that kind on each creature you control.", [("power", (YOURS,))]),
        ("Double the number of +1/+1 counters on each creature you control.", [("counters", (YOURS,))]),
        # Who has the fewest controls no more of them than that.
        ("Each player chooses a number of lands equal to those of the player who controls the fewest.", []),
        ("Tap up to two target creatures.", [("tapped", (CREATURE,))]),
        ("Those creatures fight each other.", [("zone", (CREATURE,))]),
        ("Exile target player's graveyard.", [("zone", (Whom(zones=("graveyard",)),))]),
        (
            "Return up to two target creature cards from your graveyard to your hand.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",), controller="you"),))],
        ),
        ("Gain control of target creature.", [("controller", (CREATURE,))]),
        ("Counter target spell.", [("zone", (Whom(zones=("stack",)),))]),
        ("Zap deals 3 damage to any target.", [("zone", (CREATURE,)), ("loyalty", ANY_TARGET)]),
        ("Put a flying counter on target creature.", [("counters", (CREATURE,))]),
        ("Zap deals 3 damage to target player.", []),
        ("Zap deals 2 damage to each opponent.", []),
        ("Zap deals 2 damage to each opponent and you gain 2 life.", []),
        ("Zap deals 2 damage to each opponent and each creature.", [("zone", (CREATURE,))]),
        ("You gain life equal to the damage dealt to you this turn.", []),
        ("Create a 2/2 black Zombie creature token.", []),
        ("Exile Zap with three time counters on it.", []),
        ("When you next cast a creature spell this turn, destroy target land.", [("zone", (Whom(types=("Land",)),))]),
    ],
)
def test_what_words_might_change_and_of_whom(words: str, told: list[tuple[str, tuple[Whom, ...]]]) -> None:
    found = [one.unread for one in instructions((words,), ("Zap",)) if one.unread.keys != (COMES,)]
    assert [(one.keys[0], one.whom) for one in found] == told


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Return to the Grave", "Return target creature card from your graveyard to the battlefield."),
        ("Destroy by Night", "Destroy target creature."),
        ("It Was Nothing", "Choose target creature. It gains haste until end of turn."),
        ("They Rose at Dawn", "Creatures get +1/+1 until end of turn. They gain haste until end of turn."),
    ],
)
def test_a_name_that_begins_with_a_verb_or_a_little_word_is_not_found_in_other_sentences(name: str, words: str) -> None:
    # 201.5: only the name itself means the object, and a short form only of a legend's.
    assert [one.unread.text for one in instructions((words,), (name,))] == [
        one.unread.text for one in instructions((words,), ("Zap",))
    ]
    assert all(one.unread.whom != (Whom(own=True),) for one in instructions((words,), (name,)))


def test_each_kind_of_counters_that_is_put_changes_what_it_changes() -> None:
    (told,) = instructions(("Put a +1/+1 counter, a reach counter, and a hope counter on target creature.",), ("Zap",))
    assert set(told.unread.keys) == {"counters", "power", "toughness", "abilities", "keywords"}


def test_a_card_that_is_called_as_what_it_does_does_so() -> None:
    (told,) = instructions(("Exile target creature.",), ("Exile",))
    assert (told.unread.keys, told.unread.whom) == (("zone",), (CREATURE,))


def test_122_1b_a_counter_of_a_keyword_in_two_words_gives_that_keyword() -> None:
    (told,) = instructions(("Put a double strike counter on target creature.",), ("Zap",))
    assert set(told.unread.keys) == {"counters", "abilities", "keywords"}
    assert told.unread.whom == (CREATURE,)


def test_701_54c_a_ring_bearer_is_legendary_and_701_60c_a_suspected_creature_has_menace() -> None:
    found = instructions(("Suspect target creature. The Ring tempts you.",), ("Zap",))
    assert [set(one.unread.keys) for one in found] == [
        {"designations", "abilities", "keywords"},
        {"designations", "supertypes"},
    ]


@pytest.mark.parametrize(
    ("words", "spares"),
    [
        ("Destroy target creature.", True),
        ("Zap deals 3 damage to target creature.", True),
        ("Exile target creature.", False),
        ("Return target creature to its owner's hand.", False),
        ("Put target creature on top of its owner's library.", False),
        ("Target player sacrifices a creature.", False),
        ("Target creature phases out.", False),
    ],
)
def test_702_12b_what_is_indestructible_is_spared_by_destroying_and_damage_alone(words: str, spares: bool) -> None:
    (told,) = instructions((words,), ("Zap",))
    assert (told.unread.spares == "Indestructible", told.unread.whom) == (spares, (CREATURE,))


@pytest.mark.parametrize("head", ["Spree", "Tiered", "Choose one —"])
def test_702_172a_702_183a_modes_listed_under_a_keyword_or_an_order_may_be_chosen(head: str) -> None:
    mark = "+ {2} —" if head == "Spree" else "•"
    found = instructions((head, f"{mark} Destroy target creature.", f"{mark} You gain 1 life."), ("Zap",))
    moved = [one.unread for one in found if one.unread.keys != (COMES,)]
    assert [(one.keys, one.whom) for one in moved] == [(("zone",), (CREATURE,))]


def test_what_is_listed_under_other_keywords_is_nothing_that_a_spell_does() -> None:
    assert instructions(("When Zap enters, choose one —", "• Destroy target creature."), ("Zap",)) == ()


def test_a_size_and_a_creature_type_that_are_chosen_are_both_in_doubt() -> None:
    (told,) = instructions(
        ("Target creature has that base power and toughness and becomes that creature type.",), ("Zap",)
    )
    assert set(told.unread.keys) == {"power", "toughness", "subtypes"}
