"""Each sentence that says where a value comes from, on a board that has it so.

A row is the edition, what happens, of which value of which object it is asked and, behind the number of the rule there,
the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place, play
from tests.rules.sentence_rows import BEAR, BRUNA, CARDS, DELVER, MELDED, NEW, OLD, hand
from tests.rules.test_mutate import FLIER

POOL = (
    *CARDS,
    FLIER,
    creature("Void", "Eldrazi", "2/2", "{R}", oracle_text="Devoid", keywords=["Devoid"]),
    creature("Two", "Elf", "2/2", "{G}", oracle_text="Flying, haste", keywords=["Flying", "Haste"]),
    creature("Stars", "Elf", "*/*"),
    creature("Hybrid", "Elf", "3/4", "{G/W}{2/U}"),
    creature("Pest", "Elf", "1/1", "{B/P}"),
    creature("Many", "Elf", "1/1", "{X}{G}"),
    creature("Root", "Plant", "*/*", oracle_text="Root's power and toughness are each equal to the number of Goblins."),
    {"name": "Car", "mana_cost": "{2}", "type_line": "Artifact — Vehicle", "power": "3", "toughness": "3"},
    {"name": "Sizeless", "mana_cost": "{1}", "type_line": "Creature — Ogre"},
)
BACK, FLIPPED = place("Delver of Secrets", face="back"), place("Akki Lavarunner", flipped=True)
ROOM, GOBLIN = place("Attic // Cellar"), place("Goblin", "g")
PROTOTYPED = (hand("Golem"), do("cast", "it", prototype=True))


def copying(original: str, **how: object) -> Record:
    return do("become_copy", "it", of=original, **how)


ROWS: dict[str, tuple[str, tuple[Record, ...], str, str]] = {
    # The card.
    "printed": (NEW, (BEAR,), "it.mana_cost", "202.1: The mana cost is printed on the card: {1}{G}."),
    "printed, a name": (NEW, (BEAR,), "it.name", "201.1: The name is printed on the card: Bear."),
    "printed, none": (NEW, (BEAR,), "it.supertypes", "205.1: The card has no supertypes."),
    "printed, not given": (
        NEW,
        (place("Sizeless", zone="hand"),),
        "it.power",
        "208.1: The power printed on the card is not known.",
    ),
    "owner": (NEW, (BEAR,), "it.owner", "108.3: Ana owns it; that never changes."),
    "color cost": (NEW, (BEAR,), "it.colors", "202.2: The symbols of its mana cost make it green."),
    "several colors": (
        NEW,
        (place("Dog Walker"),),
        "it.colors",
        "202.2c: Symbols of several colors make it each of them: white and red.",
    ),
    "color hybrid": (
        NEW,
        (place("Hybrid"),),
        "it.colors",
        "202.2d: A hybrid or Phyrexian symbol gives every color in it: white, blue and green.",
    ),
    "color indicator": (NEW, (BACK,), "it.colors", "202.2e: Its color indicator is blue."),
    "colorless": (
        NEW,
        (place("Sword"),),
        "it.colors",
        "202.2b: No symbol of a mana cost and no color indicator gives it a color: colorless.",
    ),
    "no mana cost": (
        NEW,
        (place("Wood"),),
        "it.mana_cost",
        "202.1b: It has no mana cost, which differs from {0} and cannot be paid.",
    ),
    "mana value sum": (NEW, (BEAR,), "it.mana_value", "202.3: The symbols of {1}{G} add up to mana value 2."),
    "mana value none": (NEW, (place("Wood"),), "it.mana_value", "202.3a: It has no mana cost, so its mana value is 0."),
    "mana value hybrid": (
        NEW,
        (place("Hybrid"),),
        "it.mana_value",
        "202.3f: A hybrid symbol counts as its largest part.",
    ),
    "mana value phyrexian": (NEW, (place("Pest"),), "it.mana_value", "202.3g: A Phyrexian symbol counts as 1."),
    "mana value x": (
        NEW,
        (hand("Many"), do("cast", "it", x=3)),
        "it.mana_value",
        "202.3e: On the stack X has the value chosen for it, 3.",
    ),
    "mana value x elsewhere": (
        NEW,
        (place("Many"),),
        "it.mana_value",
        "202.3e: Anywhere but on the stack X counts as 0.",
    ),
    "intrinsic mana ability": (
        NEW,
        (place("Wood"),),
        "it.abilities",
        "305.6: Each basic land type that it has, printed or not, gives it a mana ability.",
    ),
    "defined": (
        NEW,
        (place("Root"), place("Goblin", "g")),
        "it.power",
        "613.4a: An ability of its own defines its power: 1.",
    ),
    "sign is zero": (
        NEW,
        (place("Root"), do("effect", on=["it"], change={"lose_all_abilities": True})),
        "it.power",
        "208.5: The ability that defines its power is gone, so the printed star counts as 0: power 0.",
    ),
    "sign in a sum": (
        NEW,
        (place("Tarmogoyf"), do("effect", on=["it"], change={"lose_all_abilities": True})),
        "it.toughness",
        (
            "107.2: The ability that defines its toughness is gone, so the star of the printed 1+* counts as 0: "
            "toughness 1."
        ),
    ),
    "no size": (
        NEW,
        (place("Car"),),
        "it.power",
        "208.3: It is not a creature, so on the battlefield it has no power.",
    ),
    "size of nothing": (
        NEW,
        (place("Sword"), do("effect", on=["it"], change={"add_types": ["Creature"]})),
        "it.power",
        "208.5: Nothing gives the creature a power, so it is 0.",
    ),
    "loyalty counters": (
        NEW,
        (place("Jace, the Mind Sculptor"),),
        "it.loyalty",
        "306.5c: On the battlefield its loyalty is the number of loyalty counters on it: 3.",
    ),
    "defense counters": (
        NEW,
        (place("Invasion of Kylem"),),
        "it.defense",
        "310.4c: On the battlefield its defense is the number of defense counters on it: 5.",
    ),
    "chosen": (NEW, (BEAR, do("choose", "it", number=3)), "it.chosen", "607.2d: This was chosen for it: 3."),
    "marked": (NEW, (BEAR, do("designate", "it", as_="suspected")), "it.designations", "701.60b: It is suspected now."),
    # Faces.
    "front off the battlefield": (
        NEW,
        (hand("Delver of Secrets"),),
        "it.name",
        "712.8a: Only its front face counts in this zone: name Delver of Secrets.",
    ),
    "front face only": (
        NEW,
        (hand("Delver of Secrets"),),
        "it.face_up",
        "712.8a: Off the battlefield and the stack it has only its front face.",
    ),
    "substitute": (
        NEW,
        (place("Delver of Secrets", zone="hand", substitute=True),),
        "it.name",
        "713.4: The substitute card counts in every respect as the card it stands for: name Delver of Secrets.",
    ),
    "front up": (
        NEW,
        (DELVER,),
        "it.name",
        "712.8d: Its front face is up, so only that face counts: name Delver of Secrets.",
    ),
    "back up": (
        NEW,
        (BACK,),
        "it.name",
        "712.8e: Its back face is up, so only that face counts: name Insectile Aberration.",
    ),
    "turned over": (
        NEW,
        (DELVER, do("transform", "it")),
        "it.face_up",
        "701.27a: It was turned over, so its back face is up.",
    ),
    "entered face": (
        NEW,
        (hand("Delver of Secrets"), do("cast", "it")),
        "it.face_up",
        "712.11: It has had its front face up since it was put onto the stack.",
    ),
    "spell face up": (
        NEW,
        (hand("Delver of Secrets"), do("cast", "it")),
        "it.name",
        "712.8c: On the stack only the face that is up counts: name Delver of Secrets.",
    ),
    "modal face up": (
        NEW,
        (place("Valki, God of Lies", face="back"),),
        "it.name",
        "712.8f: It is modal, so it has only the values of the face that is up: name Tibalt, Cosmic Impostor.",
    ),
    "meld front": (
        NEW,
        (BRUNA,),
        "b.name",
        "712.8d: Alone, a meld card has only the values of its front face: name Bruna, the Fading Light.",
    ),
    "melded": (
        NEW,
        MELDED,
        "m.name",
        "712.8g: The melded permanent has only the values of the combined face: name Brisela, Voice of Nightmares.",
    ),
    "mana value of front": (
        NEW,
        (BACK,),
        "it.mana_value",
        "712.8e: The mana cost {U} of its front face gives its mana value, 1.",
    ),
    "mana value of back none": (
        OLD,
        (BACK,),
        "it.mana_value",
        "711.2b: With its back face up it has no mana cost, so its converted mana cost is 0.",
    ),
    "mana value of modal back": (
        NEW,
        (place("Valki, God of Lies", face="back"),),
        "it.mana_value",
        "712.8f: It is modal, so with its back face up it has that face's own mana value: 7.",
    ),
    "mana value of spell": (
        NEW,
        (place("Lunarch Veteran", zone="stack", face="back"),),
        "it.mana_value",
        "712.8c: The mana cost {W} of its front face gives the spell its mana value, 1.",
    ),
    "mana value melded": (
        NEW,
        MELDED,
        "m.mana_value",
        "712.8g: The front faces' mana costs count together, {5}{W}{W} and {2}{W}{W}: mana value 11.",
    ),
    "mana value of copied back": (
        NEW,
        (BEAR, place("Delver of Secrets", "d", face="back"), copying("d")),
        "it.mana_value",
        "712.8e: It copies a back face, which has no mana cost, so its mana value is 0.",
    ),
    "mana value of copied meld": (
        NEW,
        (BEAR, *MELDED, copying("m")),
        "it.mana_value",
        "712.8g: It copies a melded permanent, so its mana value is 0.",
    ),
    "copied face": (
        NEW,
        (BEAR, place("Delver of Secrets", "d", face="back"), copying("d")),
        "it.name",
        "707.8: Of a double-faced permanent only the face that was up is copied: name Insectile Aberration.",
    ),
    # Halves.
    "half on the stack": (
        NEW,
        (hand("Fire // Ice"), do("cast", "it", half="right")),
        "it.name",
        "709.3b: On the stack only the half that was cast counts: name Ice.",
    ),
    "halves combined": (
        NEW,
        (hand("Fire // Ice"),),
        "it.name",
        "709.4a: Off the stack the card has the values of both halves together: name Fire // Ice.",
    ),
    "fused": (
        NEW,
        (hand("Wear // Tear"), do("cast", "it", half="fused")),
        "it.name",
        "702.102b: A fused spell has the values of both halves together: name Wear // Tear.",
    ),
    "mana value of halves": (
        NEW,
        (hand("Fire // Ice"),),
        "it.mana_value",
        "202.3d: Both halves' mana costs count together, {2}{U}{R}: mana value 4.",
    ),
    "room both": (NEW, (ROOM,), "it.name", "709.5: Among its copiable values are both halves: name Attic // Cellar."),
    "room types": (
        NEW,
        (ROOM,),
        "it.types",
        "709.5a: Both halves share one type line, which stays whatever is locked: card type Enchantment.",
    ),
    "room shown": (
        NEW,
        (place("Attic // Cellar", unlocked=["left"]),),
        "it.name",
        "709.5: Only the unlocked halves of a Room count: name Attic.",
    ),
    "room locked": (
        NEW,
        (ROOM,),
        "it.name",
        "709.5: The name, mana cost and text of a locked half do not count: no name.",
    ),
    "room layer": (
        NEW,
        (ROOM,),
        "it.name",
        "613.1c: Locked halves are left out in layer 3 here, like changes of text; no rule names their layer.",
    ),
    "room both open": (
        NEW,
        (place("Attic // Cellar", unlocked=["left", "right"]),),
        "it.mana_cost",
        "709.4b: The mana costs of both halves count together: mana cost {3}{W}{B}.",
    ),
    "designations": (
        NEW,
        (place("Attic // Cellar", unlocked=["left"]),),
        "it.unlocked",
        "709.5c: It has the designation “left half unlocked”.",
    ),
    "room open": (
        NEW,
        (place("Attic // Cellar", unlocked=["left", "right"]),),
        "it.name",
        "709.5: Both halves are unlocked, so both count: name Attic // Cellar.",
    ),
    "flip upper": (
        NEW,
        (place("Akki Lavarunner"),),
        "it.name",
        "710.2: It is not flipped, so only its upper half counts: name Akki Lavarunner.",
    ),
    "flip lower": (
        NEW,
        (FLIPPED,),
        "it.name",
        "710.2: It is flipped, so only its lower half counts: name Tok-Tok, Volcano Born.",
    ),
    "flip keeps": (
        NEW,
        (FLIPPED,),
        "it.mana_cost",
        "710.1c: Flipping changes neither color nor mana cost: mana cost {3}{R}.",
    ),
    "copy status, unflipped": (
        NEW,
        (BEAR, place("Akki Lavarunner", "a"), copying("a")),
        "it.name",
        "707.3: Not flipped itself, it shows the upper half of what it copied: name Akki Lavarunner.",
    ),
    # Other sets.
    "inset normal": (
        NEW,
        (place("Walker"),),
        "it.name",
        "715.4: It is not on the stack as an Adventure, so it has its normal values: name Walker.",
    ),
    "prototyped": (
        NEW,
        PROTOTYPED,
        "it.mana_cost",
        "718.3b: Cast as a prototype, it has its second mana cost, power and toughness: mana cost {2}{G}.",
    ),
    "prototype leaves": (
        NEW,
        PROTOTYPED,
        "it.name",
        "718.5: Being cast as a prototype leaves this as it is printed: name Golem.",
    ),
    "prototype normal": (
        NEW,
        (place("Golem"),),
        "it.power",
        "718.4: It is not a prototyped spell or permanent, so it has its normal values: power 6.",
    ),
    "prototype copied": (
        NEW,
        (*PROTOTYPED, do("copy_spell", of="it", as_="c")),
        "c.mana_cost",
        "718.3c: It copies a prototyped spell, so it has that spell's second set of values: mana cost {2}{G}.",
    ),
    "prototyped permanent copied": (
        NEW,
        (*PROTOTYPED, do("resolve", "it"), do("create_token_copy", of="it", as_="t")),
        "t.mana_cost",
        (
            "718.3d: It copies Golem (it), which was cast as a prototype, so it has the prototype's values: mana cost "
            "{2}{G}."
        ),
    ),
    "face down values": (
        NEW,
        (place("Bear", face_down=True),),
        "it.name",
        "708.2: It is face down and has only the values listed for it: no name.",
    ),
    "face down cause": (
        NEW,
        (place("Bear", face_down="manifest"),),
        "it.power",
        "701.40a: A card that is manifested is a face-down 2/2 creature with no name and no mana cost: power 2.",
    ),
    "exiled face down": (
        NEW,
        (place("Bear", zone="exile", face_down=True),),
        "it.name",
        "406.3a: Exiled face down, it has no characteristics: no name.",
    ),
    "merged": (
        NEW,
        (BEAR, hand("Flier", "f"), do("mutate", "f", onto="it")),
        "it.name",
        "702.140e: Merged, it takes every value but its abilities from its topmost component: name Flier.",
    ),
    # Copies.
    "token copied": (
        NEW,
        (BEAR, do("create_token_copy", of="it", as_="t")),
        "t.name",
        "707.2: The token is a copy of Bear (it), so it has the copied values: name Bear.",
    ),
    "token values": (
        NEW,
        (do("create_token", card="Food token", as_="t"),),
        "t.subtypes",
        "111.3: The token has the values given by what made it: subtype Food.",
    ),
    "token named by subtypes": (
        NEW,
        (do("create_token", card="Food token", as_="t"),),
        "t.name",
        "111.4: It was given no name, so its name is its subtypes and the word Token: Food Token.",
    ),
    "token named by creature types": (
        "2011-09",
        (do("create_token", card="1/1 white Soldier creature token", as_="t"),),
        "t.name",
        "110.5c: It was given no name, so its name is its creature types: Soldier.",
    ),
    "color given": (
        NEW,
        (do("create_token", card="1/1 white Soldier creature token", as_="t"),),
        "t.colors",
        "111.3: What made it says that it is white.",
    ),
    "exception adds": (
        NEW,
        (BEAR, GOBLIN, copying("g", except_={"add_abilities": ["Haste"]})),
        "it.keywords",
        "707.9a: An exception to the copy effect also gives it haste.",
    ),
    "exception leaves": (
        NEW,
        (BEAR, place("Root", "r"), copying("r", except_={"power": 3, "toughness": 3})),
        "it.abilities",
        "707.9d: The exception decides its power and toughness, so the ability that would do so is not copied.",
    ),
    "excepted value stays": (
        NEW,
        (BEAR, place("Attic // Cellar", "r"), copying("r", except_={"name": "Twin"})),
        "it.name",
        "707.9b: Its name comes from an exception to the copy effect, so no lock takes it away: Twin.",
    ),
    "excepted ability stays": (
        NEW,
        (BEAR, place("Attic // Cellar", "r"), copying("r", except_={"add_abilities": ["Haste"]})),
        "it.abilities",
        "707.9a: What an exception to the copy effect added belongs to neither half, so no lock takes it away.",
    ),
    # Effects.
    "effect changes a word": (
        NEW,
        (place("Root"), do("effect", on=["it"], change={"text": {"from": "Goblin", "to": "Elf"}})),
        "it.abilities",
        "612.1: An effect changes “Goblin” to “Elf” in its rules text.",
    ),
    "effect goes on": (
        NEW,
        (BEAR, place("Awakening", "a"), place("Humbling", "h")),
        "it.power",
        "613.6: Humbling began to apply in an earlier layer, so it goes on although the ability is gone.",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_a_value_says_what_a_judge_says(row: tuple[str, tuple[Record, ...], str, str]) -> None:
    edition, actions, of, sentence = row
    label, _, key = of.partition(".")
    why = play(edition, *actions, cards=POOL)[label].why[key]
    assert sentence in [f"{reason.rules[0]}: {reason.says}" for reason in why]
