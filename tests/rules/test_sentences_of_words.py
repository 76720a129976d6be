"""Each sentence about what words of cards forbid, what they do as something enters, and where they send things."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place
from tests.rules.sentence_rows import BEAR, CARDS, IN_HAND, LOSES_ALL, NEW, Row, hand, said_in
from tests.rules.test_going import would
from tests.rules.test_replacing import GATE, GIVER, SLITH, WAKER, WILD, WILDER, ZABAZ, says

PACE = "Each player can't cast more than one spell each turn."
BOG = "Lands can't enter the battlefield."
CAGE = "Creature cards in graveyards and libraries can't enter the battlefield."
COUNTERS = ZABAZ["oracle_text"]
HALL = (
    "If one or more creature tokens would be created under your control, those tokens plus an additional Clue token "
    "are created instead."
)

ONCE = says("Once", "This spell can't be copied.", line="Sorcery")
FAREWELL = says("Farewell", "Draw a card. Exile Farewell.", line="Sorcery")
PERHAPS = says("Perhaps", "Draw a card. If you do, exile Perhaps.", line="Sorcery")
SOUL = creature("Soul", "Spirit", "1/1", oracle_text=would("Soul", "be put into a graveyard from anywhere", "exile it"))
SLEEPER = creature(
    "Sleeper", "Kavu", "8/8", oracle_text="This creature enters under the control of an opponent of your choice."
)
HIDER = creature(
    "Hider", "Kavu", "1/1", oracle_text="As this creature enters, turn all other nontoken creatures face down."
)
DOCTOR = creature(
    "Doctor",
    "Human",
    "0/0",
    oracle_text=(
        "You may have Doctor enter as a copy of any green creature card in a graveyard that was put there from your "
        "library this turn."
    ),
)
RIOTER = creature("Rioter", "Ogre", "3/3", oracle_text="Riot", keywords=["Riot"])
STAYER = creature(
    "Stayer",
    "Bear",
    "2/2",
    oracle_text="Counters remain on Stayer as it moves to any zone other than a player's hand or library.",
)
MAYBE = creature("Maybe", "Bear", "2/2", oracle_text="If Maybe would die under a full moon, exile it instead.")
MOONLIT = land("Gate", oracle_text="Gate enters tapped unless the moon is full.")
MORE = says("More", would("a creature", "die", "exile it and destroy an artifact"))
OTHERS = (
    says("Sleep", "Creatures enter asleep and tapped."),
    says("Pace", PACE),
    says("Bog", BOG, line="Artifact"),
    says("Cage", CAGE, line="Artifact"),
    says("Hall", HALL),
)
POOL = (
    *CARDS,
    *OTHERS,
    ONCE,
    FAREWELL,
    PERHAPS,
    SOUL,
    SLEEPER,
    HIDER,
    DOCTOR,
    RIOTER,
    STAYER,
    MAYBE,
    MOONLIT,
    MORE,
    GATE,
    GIVER,
    SLITH,
    WAKER,
    WILD,
    WILDER,
    ZABAZ,
)
EITHER = (
    "616.1: Its controller chooses in which order these apply, and nobody has said which it was: "
    "a copy of Wild or a copy of Wilder."
)
HUMBLING, DIES, ENTERS = place("Humbling", "h"), do("move", "it", to="graveyard"), do("put_onto_battlefield", "it")


def beside(name: str) -> Record:
    return place(name, name)


ROWS: dict[str, Row] = {
    # What words forbid.
    "playing not judged": (
        NEW,
        (beside("Pace"), IN_HAND, do("cast", "it")),
        f"101.2: Whether Pace forbids it is not computed: “{PACE}”",
    ),
    "own words forbid": (
        NEW,
        (hand("Once"), do("cast", "it"), do("copy_spell", of="it", as_="c")),
        "101.2: Nothing happens to Once, since its own words forbid it: “This spell can't be copied.”",
    ),
    "words forbid": (
        NEW,
        (beside("Bog"), hand("Forest"), ENTERS),
        f"101.2: Nothing happens to Forest, since Bog forbids it: “{BOG}”",
    ),
    "may not enter face down": (
        NEW,
        (beside("Cage"), place("Forest", zone="library"), do("cloak", "it")),
        f"701.58f: Face down, Forest is a creature card, so it stays where it is, since Cage lets none enter: “{CAGE}”",
    ),
    # How it enters.
    "words of entering lost, taken": (
        NEW,
        (HUMBLING, hand("Slith"), ENTERS),
        (
            "614.12: On the battlefield Slith would not have these words because of Humbling, so they do nothing: "
            "“This creature enters with two +1/+1 counters on it.”"
        ),
    ),
    "words of entering lost": (
        NEW,
        (hand("Slith"), do("cast", "it"), LOSES_ALL, do("resolve", "it")),
        (
            "614.12: On the battlefield Slith would not have these words, so they do nothing: “This creature "
            "enters with two +1/+1 counters on it.”"
        ),
    ),
    "no words of copying left, taken": (
        NEW,
        (HUMBLING, place("Bear", "b"), hand("Clone"), do("put_onto_battlefield", "it", as_copy_of="b")),
        (
            "614.12: On the battlefield Clone would not have the ability that lets it enter as a copy, because of "
            "Humbling."
        ),
    ),
    "no words of copying left": (
        NEW,
        (
            *(place("Bear", "b"), hand("Clone"), do("cast", "it"), LOSES_ALL),
            do("resolve", "it", as_copy_of="b"),
        ),
        "614.12: On the battlefield Clone would not have the ability that lets it enter as a copy.",
    ),
    "original not judged": (
        NEW,
        (place("Bear", "b", "graveyard"), hand("Doctor"), do("put_onto_battlefield", "it", as_copy_of="b")),
        f"614.1c: Whether it may be a copy of this depends on what no board tells: “{DOCTOR['oracle_text']}”",
    ),
    "does as it enters": (
        NEW,
        (place("Bear", "b"), hand("Hider"), ENTERS),
        (
            "614.1c: Its words do this as it enters: “As this creature enters, turn all other nontoken creatures "
            "face down.”"
        ),
    ),
    "enters under control": (
        NEW,
        (hand("Sleeper"), do("put_onto_battlefield", "it", choose={"player": "Ben"})),
        f"614.1d: By its own words it enters under the control of Ben: “{SLEEPER['oracle_text']}”",
    ),
    "untapped by others": (
        NEW,
        (beside("Waker"), hand("Slow Gate"), ENTERS),
        "614.1d: By the words of Waker it enters untapped: “Lands you control enter untapped.”",
    ),
    "copy by others": (
        NEW,
        (beside("Wild"), IN_HAND, ENTERS),
        "614.1d: By the words of Wild it enters as a copy: “Creatures you control enter as a copy of this creature.”",
    ),
    "order not chosen": (
        NEW,
        (beside("Wild"), beside("Wilder"), IN_HAND, ENTERS),
        EITHER,
    ),
    "order not chosen for a token": (
        NEW,
        (BEAR, beside("Wild"), beside("Wilder"), do("create_token_copy", of="it", as_="t")),
        EITHER,
    ),
    "counters by others": (
        NEW,
        (beside("Giver"), IN_HAND, ENTERS),
        (
            "614.1d: Because of Giver it enters with one or more additional counters: “Each other creature "
            "you control enters with an additional +1/+1 counter on it.”"
        ),
    ),
    "counters by the other of two of one name": (
        NEW,
        (place("Giver", "g1"), place("Giver", "g2"), IN_HAND, ENTERS),
        (
            "614.1d: Because of Giver (g2) it enters with one or more additional counters: “Each other creature "
            "you control enters with an additional +1/+1 counter on it.”"
        ),
    ),
    "entering of others not computed": (
        NEW,
        (beside("Sleep"), IN_HAND, ENTERS),
        "614.1d: What Sleep says about how others enter is not computed: “Creatures enter asleep and tapped.”",
    ),
    "counters of others not computed": (
        NEW,
        (beside("Odd Words"), BEAR, do("counters", "it", kind="+1/+1")),
        f"614.1a: What Odd Words makes of these counters is not computed: “{COUNTERS}”",
    ),
    "haste instead": (
        NEW,
        (hand("Rioter"), ENTERS, do("choose", "it", counters={})),
        "614.1c: Rioter has haste instead.",
    ),
    "counters remain": (
        NEW,
        (place("Stayer", counters={"+1/+1": 2}), do("move", "it", to="exile")),
        "122.1: By its own words the counters on Stayer remain on it.",
    ),
    "tokens added": (
        NEW,
        (beside("Hall"), do("create_token", card="1/1 white Soldier creature token", as_="t")),
        f"614.1a: By the words of Hall others are created as well: “{HALL}”",
    ),
    # Going elsewhere.
    "goes elsewhere itself": (
        NEW,
        (place("Soul"), DIES),
        f"614.1a: By its own words Soul goes to exile instead: “{SOUL['oracle_text']}”",
    ),
    "puts itself": (
        NEW,
        (hand("Farewell"), do("cast", "it"), do("resolve", "it")),
        "608.2c: By its own words Farewell puts itself into exile as it resolves: “Exile Farewell.”",
    ),
    "may put itself elsewhere": (
        NEW,
        (hand("Perhaps"), do("cast", "it"), do("resolve", "it")),
        "614.1a: Whether Perhaps goes elsewhere by its own words is not computed: “If you do, exile Perhaps.”",
    ),
    "does more instead": (
        NEW,
        (beside("More"), BEAR, DIES),
        "614.1a: What else More does is not carried out: “destroy an artifact.”",
    ),
    "said to be so": (
        NEW,
        (hand("Gate"), do("play_land", "it"), do("untap", "it")),
        "701.26b: Gate is untapped, as was just said.",
    ),
    "said to stay": (NEW, (place("Maybe"), DIES, DIES), "614.1a: Maybe stays there, as was just said."),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_the_words_of_cards_says_what_a_judge_says(row: Row) -> None:
    assert row[2] in said_in(row, POOL)
