"""Each sentence about casting, entering, counters and going elsewhere, on a board from which it arises.

A row is what happens and, behind the number of the rule in the edition, the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.outcomes import said_by
from tests.rules.playing import do, place
from tests.rules.test_cast_as import ADVENTURER, GOLEM, OMEN, SCHOLAR
from tests.rules.test_replacing import (
    EFFECTS,
    GATE,
    KEEPER,
    NEVER,
    ORB,
    PLUS_ONE,
    SLITH,
    TWICE,
    WAKER,
    says,
)

NYMPH = creature(
    "Nymph", "Nymph", "1/1", oracle_text="Bestow {3}{G}\nEnchanted creature gets +1/+1.", keywords=["Bestow"]
)
NYMPH["type_line"] = "Enchantment Creature — Nymph"
VOID = says("Void", "If a card would be put into a graveyard from anywhere, exile it instead.")
FOG = says("Fog", "If a goblin would be put into a graveyard at dusk, bury it under leaves instead.")
STORY = {"name": "Story", "mana_cost": "{2}", "type_line": "Enchantment — Saga", "oracle_text": "I — Draw a card."}
CARDS = (
    creature(
        "Slow Slith",
        "Slith",
        "1/1",
        oracle_text="This creature enters tapped.\nThis creature enters with two +1/+1 counters on it.",
    ),
    *ALL,
    ADVENTURER,
    OMEN,
    SCHOLAR,
    GOLEM,
    NYMPH,
    VOID,
    FOG,
    STORY,
    EFFECTS,
    GATE,
    KEEPER,
    NEVER,
    ORB,
    PLUS_ONE,
    SLITH,
    TWICE,
    WAKER,
)
_OF_TOKENS = EFFECTS["oracle_text"].splitlines()[1]
BEAR, IN_HAND = place("Bear"), place("Bear", zone="hand")
ENTERS = do("put_onto_battlefield", "it")
DIES = do("move", "it", to="graveyard")


def in_hand(card: str) -> Record:
    return place(card, zone="hand")


NEW = {
    "no inset": (
        (IN_HAND, do("cast", "it", inset=True)),
        "715.3: Bear has no Adventure or other second spell that could be cast.",
    ),
    "cast inset": (
        (in_hand("Walker"), do("cast", "it", inset=True)),
        "715.3: It is cast as an Adventure and has only the Adventure's values on the stack: Long Walk.",
    ),
    "face down and more": (
        (in_hand("Walker"), do("cast", "it", inset=True, face_down="morph")),
        "708.4: Cast face down, Walker has only the values listed for it, so its second spell cannot be chosen too.",
    ),
    "two ways to cast": (
        (in_hand("Walker"), do("cast", "it", inset=True, prototype=True)),
        "601.2b: Walker is cast as its second spell or as its prototype, never as both.",
    ),
    "set up as two": (
        (place("Walker", zone="stack", inset=True, face="front"),),
        "601.2b: Walker // Long Walk can have only one of its sets of values, never two at once.",
    ),
    "inset off the stack": (
        (place("Walker", zone="hand", inset=True),),
        "715.4: Only on the stack does Walker // Long Walk have the values of its second spell.",
    ),
    "cast prepare spell": (
        (place("Scholar"), do("designate", "it", as_="prepared"), do("cast", "it", inset=True, as_copy="c")),
        "722.3c: A copy of Scholar's prepare spell is cast: Short Lesson.",
    ),
    # It may be a copy of something else by now.
    "cast prepare spell kept": (
        (
            *(place("Scholar"), do("designate", "it", as_="prepared"), place("Bear", "b")),
            *(do("become_copy", "it", of="b"), do("cast", "it", inset=True, as_copy="c")),
        ),
        "722.3c: The copy that has been in exile since Bear (it) became prepared is cast: Short Lesson.",
    ),
    "prepared by another": (
        (
            place("Scholar"),
            do("designate", "it", as_="prepared"),
            do("cast", "it", inset=True, as_copy="c", player="Ben"),
        ),
        "722.3c: Only the player who controls the prepared permanent may cast its copy, not Ben.",
    ),
    "prepared already": (
        (place("Scholar"), do("designate", "it", as_="prepared"), do("designate", "it", as_="prepared")),
        "722.3a: Scholar is prepared already, and does not become so again.",
    ),
    "cast bestowed": (
        (in_hand("Nymph"), do("cast", "it", bestow=True)),
        "702.103b: Cast bestowed, Nymph is an Aura that enchants a creature.",
    ),
    "no such keyword": (
        (IN_HAND, do("cast", "it", bestow=True)),
        "702.103a: Bear has no bestow ability, so it cannot be cast that way.",
    ),
    "copied as it was cast": (
        (in_hand("Walker"), do("cast", "it", inset=True), do("copy_spell", of="it", as_="c")),
        "715.3c: The copy has the values that Long Walk was cast with.",
    ),
    "resolves inset": (
        (in_hand("Walker"), do("cast", "it", inset=True), do("resolve", "it")),
        "715.3d: Long Walk was cast as an Adventure, so it is put into exile instead of the graveyard.",
    ),
    "resolves inset copy": (
        (in_hand("Walker"), do("cast", "it", inset=True), do("copy_spell", of="it", as_="c"), do("resolve", "c")),
        "715.3d: The copy is an Adventure too, so Long Walk (c) goes into exile instead of the graveyard.",
    ),
    "resolves shuffled": (
        (in_hand("Seer"), do("cast", "it", inset=True), do("resolve", "it")),
        "720.3d: Dark Sign was cast as an Omen, so it is shuffled into its owner's library.",
    ),
    "resolves shuffled copy": (
        (in_hand("Seer"), do("cast", "it", inset=True), do("copy_spell", of="it", as_="c"), do("resolve", "c")),
        "720.3d: The copy is an Omen too, so Dark Sign (c) is shuffled into its owner's library.",
    ),
    "enters tapped": ((in_hand("Slow Gate"), ENTERS), "614.1d: By its own words it enters tapped."),
    "tapped by others": (
        (place("Orb", "orb"), IN_HAND, ENTERS),
        "614.1d: By the words of Orb it enters tapped: “Permanents enter tapped.”",
    ),
    "enters with a lore counter": (
        (in_hand("Story"), ENTERS),
        "714.3a: As a Saga it enters with a lore counter.",
    ),
    "enters with counters": (
        (in_hand("Slith"), ENTERS),
        "614.1c: By its own words it enters with two +1/+1 counters.",
    ),
    "also enters with counters": (
        (in_hand("Slow Slith"), ENTERS),
        "614.1c: It also enters with two +1/+1 counters.",
    ),
    "copied with counters": (
        (
            BEAR,
            do("create_token_copy", of="it", as_="t", except_={"counters": {"lore": 2}}),
        ),
        "614.1c: As an exception to the copy effect it also enters with two lore counters.",
    ),
    "counters changed": (
        (place("One More", "more"), BEAR, do("counters", "it", kind="+1/+1")),
        f"614.1a: One More changes how many counters there will be: “{PLUS_ONE['oracle_text']}”",
    ),
    "counters come to": (
        (place("One More", "more"), BEAR, do("counters", "it", kind="+1/+1")),
        "122.6: So it gets two +1/+1 counters.",
    ),
    "counters would come": (
        (place("Never", "never"), in_hand("Slith"), ENTERS),
        "614.1c: By its own words it would enter with two +1/+1 counters.",
    ),
    "counters forbidden": (
        (place("Never", "never"), BEAR, do("counters", "it", kind="+1/+1")),
        "101.2: Never forbids such counters: “Counters can't be put on creatures or lands.”",
    ),
    "counters none left": (
        (place("Never", "never"), in_hand("Slith"), ENTERS),
        "122.6: So it gets none.",
    ),
    "counters none put": (
        (place("Never", "never"), BEAR, do("counters", "it", kind="+1/+1")),
        "122.1: So no counter is put on Bear.",
    ),
    "order not chosen": (
        (place("One More", "more"), place("Twice", "twice"), BEAR, do("counters", "it", kind="+1/+1")),
        (
            "616.1: Its controller chooses in which order these apply, and nobody has said which it "
            "was: three +1/+1 counters or four +1/+1 counters."
        ),
    ),
    "counters chosen": (
        (
            place("One More", "more"),
            place("Twice", "twice"),
            BEAR,
            do("counters", "it", kind="+1/+1"),
            do("choose", "it", counters={"+1/+1": 4}),
        ),
        "614.1c: Of the orders still open, one was chosen in which Bear gets four +1/+1 counters.",
    ),
    "counters not open": (
        (BEAR, do("choose", "it", counters={"+1/+1": 4})),
        "616.1: In no order do the replacement effects give Bear four +1/+1 counters, so that cannot be chosen.",
    ),
    "tokens changed": (
        (place("Season", "season"), BEAR, do("create_token_copy", of="it", as_="t")),
        f"614.1a: Season changes how many tokens there will be: “{_OF_TOKENS}”",
    ),
    "more tokens": (
        (place("Season", "season"), BEAR, do("create_token_copy", of="it", as_="t")),
        "614.1a: So two such tokens are created.",
    ),
    "goes elsewhere": (
        (place("Void", "void"), BEAR, DIES),
        (
            "614.1a: By the words of Void, Bear goes to exile instead: “If a card would be put into a "
            "graveyard from anywhere, exile it instead.”"
        ),
    ),
    "graveyard of others not computed": (
        (place("Fog", "fog"), place("Goblin"), DIES),
        (
            "614.1a: Whether Fog makes Goblin go elsewhere instead is not computed: “If a goblin would "
            "be put into a graveyard at dusk, bury it under leaves instead.”"
        ),
    ),
    "stun counter": (
        (place("Bear", tapped=True, counters={"stun": 1}), do("untap", "it")),
        "122.1d: Instead of untapping, Bear loses a stun counter and stays tapped.",
    ),
    "finality counter": (
        (place("Bear", counters={"finality": 1}), DIES),
        "122.1h: With a finality counter on it, Bear is exiled instead.",
    ),
    "commander elsewhere": (
        (place("Tovolar, Dire Overlord"), do("designate", "it", as_="commander"), do("move", "it", to="hand")),
        "903.9b: Tovolar, Dire Overlord is a commander, so its owner may put it into the command zone instead.",
    ),
    "commander there": (
        (place("Tovolar, Dire Overlord"), do("designate", "it", as_="commander"), do("move", "it", to="command")),
        "903.9b: A commander that would go to a hand or a library may be put into the command zone instead.",
    ),
    "commander back": (
        (place("Tovolar, Dire Overlord"), do("designate", "it", as_="commander"), DIES, do("check_state")),
        "903.9a: Tovolar, Dire Overlord is a commander, so its owner may put it into the command zone.",
    ),
}


@pytest.mark.parametrize("row", NEW.values(), ids=NEW)
def test_a_sentence_about_casting_and_entering_says_what_a_judge_says(row: tuple[tuple[Record, ...], str]) -> None:
    actions, sentence = row
    assert sentence in said_by(*actions, cards=CARDS)


@pytest.mark.parametrize(
    ("edition", "actions", "sentence"),
    [
        (
            "2016-01",
            (place("Invasion of Kylem", zone="hand"),),
            (
                "300.1: In this edition there are no battles, so Invasion of Kylem // Valor's Reach Tag "
                "Team cannot be in the game."
            ),
        ),
    ],
)
def test_what_an_edition_lacks_is_said(edition: str, actions: tuple[Record, ...], sentence: str) -> None:
    assert sentence in said_by(*actions, cards=CARDS, edition=edition)
