"""Each sentence about permanents: what is attached, checked, designated, phased out or merged, where it is said."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place
from tests.rules.sentence_rows import BEAR, CARDS, CHECK, IN_HAND, INN, NEW, OLD, Row, hand, said_in
from tests.rules.test_mutate import FLIER
from tests.rules.test_replacing import says
from tests.rules.test_sentences_of_casting import NYMPH

GRAVE, ODD = (
    says(name, f"Enchant creature {which}", line="Enchantment — Aura")
    for name, which in (("Grave", "card in a graveyard"), ("Odd", "that lost a fight"))
)
PLAIN = says("Plain", "Whenever a creature enters, you gain 1 life.", line="Enchantment — Aura")
POLE = says(
    "Pole",
    "This Equipment can be attached only to a creature with toughness 3 or greater.\nEquip {2}",
    line="Artifact — Equipment",
)
KNIGHT = creature("Knight", "Knight", "2/2", oracle_text="Knight can't be equipped.")
BLIGHT = says("Blight", "Creatures get -1/-1 by moonlight.")
MOONLIT = says("Moonlit", "Noncreature artifacts are Equipment by moonlight.")
OLD_FORT = {**says("Old Fort", "", line="Battle"), "defense": "3"}
POOL = (*CARDS, GRAVE, ODD, PLAIN, POLE, KNIGHT, BLIGHT, MOONLIT, OLD_FORT, FLIER, NYMPH)
ARMED = (BEAR, place("Sword", "s"), do("attach", "s", to="it"))
GOBLIN, BOTH = place("Goblin", "g"), ["it", "g"]
BESTOWED = (
    place("Bear", "b"),
    hand("Nymph"),
    do("cast", "it", bestow=True),
    do("resolve", "it"),
    do("attach", "it", to="b"),
)


def named(word: str, **keys: object) -> Record:
    return do("designate", "it", as_=word, **keys)


ROWS: dict[str, Row] = {
    # Attached.
    "attached stamp": (NEW, ARMED, "613.7e: Attached to Bear, Sword has a new timestamp."),
    "attached already": (NEW, (*ARMED, do("attach", "s", to="it")), "701.3b: Sword is attached to Bear already."),
    "enchant not read": (
        NEW,
        (BEAR, place("Odd", "o"), do("attach", "o", to="it")),
        "701.3a: What Odd may enchant is not computed from its words; it is assumed that it may be there.",
    ),
    "cannot enchant": (
        NEW,
        (place("Bear", zone="graveyard"), place("Plain", "r"), do("attach", "r", to="it")),
        "303.4j: Plain cannot enchant Bear.",
    ),
    "cannot enchant by its words": (
        NEW,
        (place("Forest"), place("Mantle", "r"), do("attach", "r", to="it")),
        "303.4j: Mantle says “Enchant creature”, so it cannot enchant Forest.",
    ),
    "attaching not computed": (
        NEW,
        (place("Moonlit", "m"), BEAR, place("Sword", "s"), do("attach", "s", to="it")),
        "701.3b: Whether it can be attached there is not computed: “Noncreature artifacts are Equipment by moonlight.”",
    ),
    "attached only to others": (
        NEW,
        (BEAR, place("Pole", "p"), do("attach", "p", to="it")),
        "701.3b: By its own words Pole cannot be attached to Bear.",
    ),
    "never equipped": (
        NEW,
        (place("Knight"), place("Sword", "s"), do("attach", "s", to="it")),
        "701.3b: By an ability that affects it, Knight cannot be equipped with Sword.",
    ),
    "unattached": (
        NEW,
        (place("Bear", zone="graveyard"), place("Grave", "g"), do("attach", "g", to="it"), do("move", "it", to="hand")),
        "701.3d: Bear is gone, so Grave is attached to nothing now.",
    ),
    "several unattached": (
        NEW,
        (
            BEAR,
            *(place("Sword", label) for label in "st"),
            *(do("attach", label, to="it") for label in "st"),
            do("move", "it", to="hand"),
        ),
        "701.3d: Bear is gone, so Sword (s) and Sword (t) are attached to nothing now.",
    ),
    "bestow ends": (
        NEW,
        (*BESTOWED, do("move", "b", to="graveyard")),
        "702.103f: That ends the bestow effect: Nymph is no longer an Aura.",
    ),
    "bestowed Aura illegal": (
        INN,
        (*BESTOWED, do("effect", on=["b"], change={"set_types": ["Artifact"]}), CHECK),
        "702.102e: The bestowed Nymph is on what it cannot enchant, so it comes off and stops being an Aura.",
    ),
    "bestowed Aura protected from": (
        NEW,
        (*BESTOWED, do("effect", on=["b"], change={"add_abilities": ["Protection from enchantments"]}), CHECK),
        (
            "702.103f: The bestowed Nymph is on something that has protection from it, so it comes off and stops "
            "being an Aura."
        ),
    ),
    # State-based
    "older Role": (
        NEW,
        (
            BEAR,
            do("create_token", card="Royal Role token", as_="r"),
            do("attach", "r", to="it"),
            do("create_token", card="Monster Role token", as_="m"),
            do("attach", "m", to="it"),
            CHECK,
        ),
        "704.5z: Royal is not its controller's newest Role on that permanent, so it goes to the graveyard.",
    ),
    "defense 0, no Siege": (
        NEW,
        (place("Old Fort", counters={"defense": 1}), do("counters", "it", kind="defense", count=-1), CHECK),
        "704.5w: Old Fort's defense is 0, so it goes to the graveyard.",
    ),
    "counters cancel": (
        NEW,
        (place("Bear", counters={"+1/+1": 3, "-1/-1": 1}), CHECK),
        "704.5q: Bear has +1/+1 and -1/-1 counters, so one of each is taken off, and two +1/+1 counters remain.",
    ),
    "without life": (
        NEW,
        (BEAR, do("effect", on=["it"], change={"toughness": "-9"}), do("life", player="Ana", total=0), CHECK),
        "704.3: Ana loses the game for having 0 or less life; what follows from that is not computed.",
    ),
    "nothing to check": (NEW, (BEAR, CHECK), "704.3: State-based actions find nothing to do."),
    "state-based not computed": (
        NEW,
        (place("Blight", "b"), place("Bear", counters={"+1/+1": 2, "-1/-1": 1}), CHECK),
        "704.3: What state-based actions do with Bear is not computed: “Creatures get -1/-1 by moonlight.”",
    ),
    "end of turn": (NEW, (BEAR, do("end_turn")), "514.2: Effects that last until end of turn are over."),
    "effect begins": (
        NEW,
        (BEAR, do("effect", filter={"types": "Creature"}, change={"power": "+1"})),
        "611.2c: The effect is on Bear and on nothing that comes later.",
    ),
    "effect on named": (
        NEW,
        (BEAR, do("effect", on=["it"], change={"power": "+1"})),
        "611.2c: The effect is on Bear alone.",
    ),
    "active player orders": (
        INN,
        (BEAR, place("Goblin", "g"), do("turn_face_down", objects=["it", "g"])),
        "613.6j: Several objects get new timestamps at once, in the order that the active player chooses.",
    ),
    "untaps": (NEW, (place("Bear", tapped=True), do("untap", "it")), "701.26b: Bear is untapped."),
    "taps, several": (NEW, (BEAR, GOBLIN, do("tap", objects=BOTH)), "701.26a: Bear and Goblin are tapped."),
    "untaps, several": (
        NEW,
        (place("Bear", tapped=True), place("Goblin", "g", tapped=True), do("untap", objects=BOTH)),
        "701.26b: Bear and Goblin are untapped.",
    ),
    "already so, several": (
        NEW,
        (BEAR, GOBLIN, do("untap", objects=BOTH)),
        "701.26b: Bear and Goblin are untapped already.",
    ),
    "only permanents tap, several": (
        NEW,
        (IN_HAND, hand("Goblin", "g"), do("tap", objects=BOTH)),
        "701.26a: Only a permanent can be tapped or untapped, and Bear and Goblin are not permanents.",
    ),
    # Designated, phased out, merged.
    "made unprepared": (
        NEW,
        (place("Scholar"), named("prepared"), named("prepared", off=True)),
        "722.3b: Scholar is no longer prepared.",
    ),
    "is not prepared": (NEW, (BEAR, named("prepared", off=True)), "722.3b: Bear is not prepared."),
    "marks are of creatures": (
        NEW,
        (place("Anthem"), named("suspected")),
        "701.60b: Only a creature can be suspected, and Anthem is not one.",
    ),
    "ring-bearer does": (
        NEW,
        (BEAR, named("ring-bearer")),
        "701.54c: The Ring makes Bear legendary as long as it is a Ring-bearer.",
    ),
    "goaded": (
        NEW,
        (BEAR, named("goaded", player="Ben")),
        "701.15b: Bear is goaded by Ben until Ben's next turn.",
    ),
    "goaded already": (NEW, (BEAR, named("goaded"), named("goaded")), "701.15d: Ana has goaded Bear already."),
    "paired": (NEW, (BEAR, place("Goblin", "g"), named("paired", with_="g")), "702.95b: Bear and Goblin are paired."),
    "fights otherwise": (
        NEW,
        (BEAR, named("blocking"), named("attacking")),
        "508.1k: Bear is blocking, so it cannot be attacking too.",
    ),
    "subtype chosen": (
        NEW,
        (BEAR, do("choose", "it", creature_type="elf")),
        "205.3e: It is a creature type, as it must be.",
    ),
    # Phasing, mutate
    "phased out label": (
        NEW,
        (BEAR, do("phase_out", "it"), do("tap", "it")),
        "702.26b: Bear is phased out, so it is as if it were not there.",
    ),
    "effect passes phased out": (
        NEW,
        (BEAR, do("phase_out", "it"), do("effect", on=["it"], change={"power": "+1"})),
        "702.26e: Bear is phased out, so the effect does not include it.",
    ),
    "phases out with": (
        NEW,
        (*ARMED, do("phase_out", "it")),
        "702.26g: Sword is attached to Bear and phases out with it.",
    ),
    "phases in with": (
        NEW,
        (*ARMED, do("phase_out", "it"), do("phase_in", "it")),
        "702.26g: Sword phased out with Bear, so it phases in with it.",
    ),
    "is not phased out": (NEW, (BEAR, do("phase_in", "it")), "702.26c: Bear is not phased out."),
    "only permanents phase": (
        NEW,
        (IN_HAND, do("phase_out", "it")),
        "702.26b: Only a permanent can phase out, and Bear is not on the battlefield.",
    ),
    "attached as before": (
        NEW,
        (*ARMED, do("phase_out", "s"), do("phase_in", "s")),
        "702.26i: Sword comes back attached to Bear, as it was.",
    ),
    "no mutate": (OLD, (BEAR, hand("Flier", "f"), do("mutate", "f", onto="it")), "702.1: This edition has no mutate."),
    "cannot mutate": (
        NEW,
        (BEAR, hand("Goblin", "g"), do("mutate", "g", onto="it")),
        "702.140a: Goblin is not a spell or card with mutate that could merge with a creature.",
    ),
    "merged stays": (
        NEW,
        (BEAR, hand("Flier", "f"), do("mutate", "f", onto="it")),
        "730.2b: It is the same object as before, and nothing entered the battlefield.",
    ),
    "merged stays down": (
        NEW,
        (
            place("Lightning Bolt", face_down="manifest"),
            hand("Flier", "f"),
            do("mutate", "f", onto="it", on_top=False),
            do("turn_face_up", "it"),
        ),
        "730.2g: Ana's face-down creature is merged with an instant card, so it is revealed and stays face down.",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_permanents_says_what_a_judge_says(row: Row) -> None:
    assert row[2] in said_in(row, POOL)
