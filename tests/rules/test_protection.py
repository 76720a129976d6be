"""Protection stops attaching (702.16c, 702.16d; 702.15 in 2011), and so does "can't be enchanted" or "equipped"."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS, NEWEST
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOTHING, do, place, play

NEW = NEWEST.key
AURA = {"name": "Red Wings", "mana_cost": "{R}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
SWORD = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
BLADE = {"name": "Blade", "mana_cost": "{W}{R}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
SHROUD = {
    **AURA,
    "name": "Shroud",
    "oracle_text": "Enchant creature\nEnchanted creature can't be enchanted by other Auras.",
}


def knight(text: str) -> Record:
    return creature("Knight", "Knight", "2/2", oracle_text=text, keywords=["Protection", "Flying"])


ENCHANTING = by_edition("702.15c 704.5n", "702.16c 704.5n", *["702.16c 704.5m"] * 3)
EQUIPPING = by_edition("702.15d 704.5p", "702.16d 704.5p", *["702.16d 704.5n"] * 3)


@ENCHANTING
def test_702_16c_an_aura_of_the_quality_cannot_enchant_and_goes(edition: str, rules: list[str]) -> None:
    cards = (AURA, knight("Flying, protection from red"), creature("Bear", "Bear", "2/2"))
    board = play(edition, place("Knight", "it"), place("Red Wings", "wings"), place("Bear", "bear"), cards=cards)
    refused = board.then(do("attach", "wings", to="it"))
    assert (refused.last.result, rules[0] in refused.last.rules, refused.last.rules[0][:5]) == (NOTHING, True, "303.4")
    gained = board.then(
        do("attach", "wings", to="bear"), do("effect", on=["bear"], change={"add_abilities": ["Protection from red"]})
    )
    assert gained["wings"].state_based == (rules[1],)
    assert gained.then(do("check_state"))["wings"].zone == "graveyard"


@EQUIPPING
def test_702_16d_equipment_of_the_quality_comes_off_and_stays(edition: str, rules: list[str]) -> None:
    cards = (BLADE, SWORD, creature("Bear", "Bear", "2/2"), knight("Protection from red"))
    board = play(edition, place("Knight", "it"), place("Blade", "blade"), place("Sword", "sword"), cards=cards)
    refused = board.then(do("attach", "blade", to="it"))
    assert (refused.last.result, refused.last.rules[0]) == (NOTHING, rules[0])
    assert board.then(do("attach", "sword", to="it")).last.result == DONE
    later = board.then(place("Bear", "bear"), do("attach", "blade", to="bear"))
    later = later.then(do("effect", on=["bear"], change={"add_abilities": ["Protection from white"]}))
    assert later["blade"].state_based == (rules[1],)
    assert later.then(do("check_state"))["blade"].zone == "battlefield"


@pytest.mark.parametrize(
    ("text", "aura", "blade", "sword"),
    [
        ("Protection from black", DONE, DONE, DONE),
        ("Protection from black and from red", NOTHING, NOTHING, DONE),
        ("Protection from white, from blue, and from black", DONE, NOTHING, DONE),
        ("Protection from black, from blue, and from red", NOTHING, NOTHING, DONE),
        ("Protection from red (Nothing red can be attached to this.)", NOTHING, NOTHING, DONE),
        ("This creature can’t be enchanted.", NOTHING, DONE, DONE),
        ("Protection from everything", NOTHING, NOTHING, NOTHING),
        ("Protection from artifacts", DONE, NOTHING, NOTHING),
        ("Protection from enchantments", NOTHING, DONE, DONE),
        ("Protection from all colors", NOTHING, NOTHING, DONE),
        ("Protection from multicolored", DONE, NOTHING, DONE),
        ("Protection from monocolored", NOTHING, DONE, DONE),
        ("Protection from Equipment", DONE, NOTHING, NOTHING),
        ("Protection from Goblins", DONE, DONE, DONE),
        ("Protection from enchantment permanents", NOTHING, DONE, DONE),
        ("Protection from noncreature permanents", NOTHING, NOTHING, NOTHING),
        ("Protection from legendary creatures", DONE, DONE, DONE),
        ("Protection from snow", DONE, DONE, DONE),
        ("Protection from nonartifacts", NOTHING, DONE, DONE),
        ("Protection from from", DONE, DONE, DONE),
        ("Protection from instants and from sorceries", DONE, DONE, DONE),
        ("Protection from the chosen color", NOTHING, NOTHING, DONE),
        ("Protection from the last chosen color", NOTHING, NOTHING, DONE),
        ("Other creatures you control have protection from red.", DONE, DONE, DONE),
        ("This creature can't be enchanted.", NOTHING, DONE, DONE),
        ("Knight can't be equipped or enchanted.", NOTHING, NOTHING, NOTHING),
        ("This creature can't be equipped.", DONE, NOTHING, NOTHING),
        ("Creatures your opponents control can't be equipped.", DONE, DONE, DONE),
    ],
)
def test_702_16_each_quality_is_asked_of_what_would_be_attached(text: str, aura: str, blade: str, sword: str) -> None:
    cards = (AURA, BLADE, SWORD, knight(text))
    things = (place("Red Wings", "aura"), place("Blade", "blade"), place("Sword", "sword"))
    board = play(NEW, place("Knight", "it", choose={"color": "R"}), *things, cards=cards)
    results = [board.then(do("attach", label, to="it")).last.result for label in ("aura", "blade", "sword")]
    assert results == [aura, blade, sword]


@pytest.mark.parametrize(
    ("types", "quality", "keeps_off"),
    [
        ("Elf", "Elves", True),
        ("Elf", "Elf creatures", True),
        ("Elf", "non-Elf creatures", False),
        ("Elf", "Goblins", False),
        ("Goblin", "non-Elf creatures", True),
        ("Time Lord", "Time Lords", True),
        ("Assembly-Worker", "Assembly-Workers", True),
        ("Werewolf", "Werewolves", True),
        ("Werewolf", "Wolves", False),
        ("Elf", "Equipment", True),
        ("Elf", "artifact creatures", True),
        ("Elf", "creatures", True),
        ("Elf", "permanents", True),
        ("Elf", "legendary permanents", False),
        ("Elf", "snow permanents", True),
        ("Elf", "noncreature artifacts", False),
        ("Elf", "nonsnow creatures", False),
    ],
)
def test_702_16a_a_quality_of_types_is_asked_of_all_that_it_names(types: str, quality: str, keeps_off: bool) -> None:
    """702.151a: an Equipment with reconfigure can be attached although it is a creature."""
    line = f"Snow Artifact Creature — {types} Equipment"
    golem = {"name": "Golem", "mana_cost": "{1}", "type_line": line, "power": "1", "toughness": "1"}
    cards = (
        {**golem, "oracle_text": "Reconfigure {1}", "keywords": ["Reconfigure"]},
        knight(f"Protection from {quality}"),
    )
    board = play(NEW, place("Knight", "it"), place("Golem", "golem"), do("attach", "golem", to="it"), cards=cards)
    assert board.last.result == (NOTHING if keeps_off else DONE)


CROWN = {"name": "Crown", "mana_cost": "{2}", "type_line": "Legendary Artifact — Equipment"}
CROWN["oracle_text"] = "Equipped creature gets +1/+1.\nEquip {1}"


@pytest.mark.parametrize(
    ("text", "in_doubt"),
    [
        ("Protection from modified permanents (Nothing modified can be attached to this.)", True),
        ("Protection from odd mana values", True),
        ("Protection from modified permanents and from artifacts", False),
        ("Protection from snow permanents and from Dragons", False),
        ("Protection from God creatures, from sorceries, and from Ben", False),
        ("Protection from legendary permanents", False),
    ],
)
def test_702_16a_a_quality_that_is_not_read_leaves_open_whether_it_keeps_off(text: str, in_doubt: bool) -> None:
    cards = (CROWN, knight(text), creature("Bear", "Bear", "2/2"))
    placed = (place("Knight", "it"), place("Crown", "crown"), place("Bear", "bear", player="Ben"))
    board = play(NEW, *placed, do("attach", "crown", to="it"), cards=cards)
    told = board.last.says
    assert (text.split(" (", maxsplit=1)[0] in told) is in_doubt
    assert (board.last.result == DONE) is not any(word in text for word in ("artifacts", "legendary"))
    assert any("power" in one.keys for one in board["it"].not_computed) is in_doubt
    assert not board["bear"].not_computed
    assert bool(list(board["crown"].not_computed)) is in_doubt


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        # 704.5m: an Aura that cannot be on it is put into a graveyard; 704.5n: Equipment comes off and stays.
        ("Enchantment — Aura", ("zone",)),
        ("Artifact — Equipment", ()),
    ],
)
def test_704_5m_704_5n_what_may_be_kept_off_may_go_or_come_off(line: str, keys: tuple[str, ...]) -> None:
    text = "Protection from modified permanents"
    thing = {"name": "Thing", "mana_cost": "{2}", "type_line": line}
    thing["oracle_text"] = "Enchant creature" if "Aura" in line else "Equip {1}"
    placed = (place("Knight", "it"), place("Thing", "thing"), do("attach", "thing", to="it"))
    board = play(NEW, *placed, cards=(thing, knight(text)))
    (told,) = board["thing"].not_computed
    assert (told.text, told.source, told.keys) == (text, "it", keys)
    # On nothing it is kept off nothing.
    assert not play(NEW, *placed[:2], cards=(thing, knight(text)))["thing"].not_computed


@pytest.mark.parametrize(
    ("text", "thing", "says"),
    [
        ("Protection from black, from blue, and from red", "Red Wings", "protection from red, so Red Wings cannot"),
        ("Flying, protection from Equipment", "Sword", "protection from Equipment, so Sword cannot"),
        ("Protection from everything", "Sword", "protection from everything, so Sword cannot"),
        ("Protection from Ben", "Red Wings", "protection from Ben, so Red Wings cannot"),
    ],
)
def test_702_16_the_quality_that_keeps_it_off_is_named_as_it_is_spelled(text: str, thing: str, says: str) -> None:
    cards = (AURA, SWORD, knight(text))
    board = play(NEW, place("Knight", "it"), place(thing, "thing", player="Ben"), cards=cards)
    told = board.then(do("attach", "thing", to="it")).last.says
    assert f"Knight has {says} be attached to it." in told


@pytest.mark.parametrize("quality", ["each opponent", "your opponents", "each of your opponents"])
@pytest.mark.parametrize(("player", "result"), [("Ana", DONE), ("Ben", NOTHING)])
def test_702_16_protection_from_opponents_is_from_what_they_control(quality: str, player: str, result: str) -> None:
    cards = (AURA, knight(f"Protection from {quality}"))
    board = play(NEW, place("Knight", "it"), place("Red Wings", "wings", player=player), cards=cards)
    assert board.then(do("attach", "wings", to="it")).last.result == result


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_303_4_an_aura_keeps_others_off_and_stays_itself(edition: str) -> None:
    cards = (AURA, SHROUD, creature("Bear", "Bear", "2/2"))
    board = play(edition, place("Bear"), place("Shroud", "shroud"), place("Red Wings", "wings"), cards=cards)
    on = board.then(do("attach", "shroud", to="it"))
    assert (on.last.result, on["shroud"].state_based) == (DONE, ())
    assert on.then(do("attach", "wings", to="it")).last.result == NOTHING
    assert on.then(place("Bear", "free"), do("attach", "wings", to="free")).last.result == DONE


def test_701_3b_what_cannot_be_equipped_leads_where_nothing_else_does() -> None:
    board = play(
        NEW, place("Knight", "it"), place("Sword", "sword"), cards=(SWORD, knight("This creature can't be equipped."))
    )
    refused = board.then(do("attach", "sword", to="it")).last
    assert (refused.result, refused.rules[0]) == (NOTHING, "701.3b")


def ward(quality: str, then: str = " This effect doesn't remove this Aura.") -> Record:
    text = f"Enchant creature\nEnchanted creature has protection from {quality}.{then}"
    return {"name": "Ward", "mana_cost": "{R}", "type_line": "Enchantment — Aura", "oracle_text": text}


@pytest.mark.parametrize(
    ("card", "goes"),
    [(ward("red"), False), (ward("red", ""), True), (ward("the chosen color"), False), (ward("blue", ""), False)],
)
def test_702_16n_an_aura_stays_where_its_own_effect_says_that_it_does_not_remove_it(card: Record, goes: bool) -> None:
    cards = (card, AURA, creature("Bear", "Bear", "2/2"))
    board = play(NEW, place("Bear", "bear"), place("Ward", "ward"), do("choose", "ward", color="R"), cards=cards)
    worn = board.then(do("attach", "ward", to="bear"))
    assert (bool(worn["ward"].state_based), bool(worn["ward"].why["state_based"])) == (goes, goes)
    # From another effect the same protection removes it.
    gained = worn.then(do("effect", on=["bear"], change={"add_abilities": ["Protection from red"]}))
    assert gained["ward"].state_based


@pytest.mark.parametrize(
    ("spares", "mine", "theirs"),
    [
        (" This effect doesn't remove Auras.", False, False),
        (" This effect doesn't remove Auras and Equipment you control that are already attached to it.", False, True),
        (" This effect doesn't remove this Aura.", True, True),
        ("", True, True),
    ],
)
def test_702_16n_what_else_is_attached_already_is_spared_as_the_effect_says(
    spares: str, mine: bool, theirs: bool
) -> None:
    cards = (ward("red", spares), AURA, creature("Bear", "Bear", "2/2"))
    placed = (place("Bear", "bear"), place("Red Wings", "mine"), place("Red Wings", "theirs", player="Ben"))
    on = (do("attach", "mine", to="bear"), do("attach", "theirs", to="bear"))
    worn = play(NEW, *placed, *on, place("Ward", "ward"), do("attach", "ward", to="bear"), cards=cards)
    assert (bool(worn["mine"].state_based), bool(worn["theirs"].state_based)) == (mine, theirs)


def test_607_2d_protection_is_from_the_color_chosen_for_the_source_and_from_none_before() -> None:
    cards = (ward("the chosen color"), creature("Bear", "Bear", "2/2"))
    board = play(NEW, place("Bear", "bear"), place("Ward", "ward"), do("attach", "ward", to="bear"), cards=cards)
    assert "Protection" not in str(board["bear"].value("keywords"))
    chosen = board.then(do("choose", "ward", color="G"))
    assert "Protection from green" in str(chosen["bear"].value("abilities"))


MAKER = {"name": "Maker", "mana_cost": "{W}", "type_line": "Enchantment"}


@pytest.mark.parametrize(
    ("says", "choose", "of", "aura"),
    [
        ("the chosen player", {"player": "Ben"}, "Ben", NOTHING),
        ("the chosen player", {"player": "Ben"}, "Ana", DONE),
        ("the chosen card type", {"card_type": "Enchantment"}, "Ana", NOTHING),
        ("the chosen card type", {"card_type": "Artifact"}, "Ana", DONE),
        ("its colors", {"color": "R"}, "Ana", DONE),
    ],
)
def test_702_16a_what_was_chosen_for_another_is_what_it_protects_from(
    says: str, choose: dict[str, str], of: str, aura: str
) -> None:
    maker = {**MAKER, "oracle_text": f"Creatures you control have protection from {says}."}
    cards = (AURA, maker, creature("Bear", "Bear", "2/2", "{G}"))
    board = play(NEW, place("Maker", "maker", choose=choose), place("Bear"), cards=cards)
    assert board["it"].keywords == ("Protection",)
    assert board.then(place("Red Wings", "wings", player=of), do("attach", "wings", to="it")).last.result == aura


def test_702_16a_whom_it_is_protected_from_is_known_though_nothing_of_theirs_is_there() -> None:
    cards = (AURA, CROWN, knight("Protection from Ben"))
    there = (place("Knight", "it"), place("Red Wings", "wings"), place("Crown", "crown"))
    board = play(NEW, *there, do("attach", "wings", to="it"), do("attach", "crown", to="it"), cards=cards)
    assert [(one.result, "not computed" in one.says) for one in board.outcomes[-2:]] == [(DONE, False)] * 2
    assert not any(board[label].not_computed for label in ("wings", "crown", "it"))


def test_702_16c_keywords_that_semicolons_part_are_those_of_one_row() -> None:
    cards = (AURA, SWORD, knight("Protection from red; flying"))
    there = (place("Knight", "it"), place("Red Wings", "wings"), place("Sword", "sword"))
    board = play(NEW, *there, do("attach", "wings", to="it"), do("attach", "sword", to="it"), cards=cards)
    assert [(one.result, "not computed" in one.says) for one in board.outcomes[-2:]] == [
        (NOTHING, False),
        (DONE, False),
    ]
    grounded = board.then(do("effect", on=["it"], change={"remove_abilities": ["Flying"]}, called="Fall"))
    assert grounded["it"].abilities == ("Protection from red",)
    assert grounded["it"].why["abilities"][0].says == "Fall takes away flying."


def test_702_16a_its_colors_are_those_that_it_has_now() -> None:
    maker = {**MAKER, "oracle_text": "Each creature has protection from its colors."}
    cards = (AURA, maker, creature("Goblin", "Goblin", "2/2", "{R}"))
    board = play(NEW, place("Maker", "maker"), place("Goblin"), place("Red Wings", "wings"), cards=cards)
    assert board.then(do("attach", "wings", to="it")).last.result == NOTHING


def test_what_may_have_protection_by_words_that_are_not_read_may_not_have_what_is_on_it() -> None:
    wings = {**AURA, "oracle_text": "Enchant creature\nEnchanted creature gets +1/+1."}
    maker = {**MAKER, "oracle_text": "Creatures you control have protection from moonlight."}
    cards = (wings, maker, creature("Bear", "Bear", "2/2"))
    on = (place("Red Wings", "wings"), place("Bear"), do("attach", "wings", to="it"))
    assert play(NEW, *on, cards=cards)["it"].not_computed == ()
    told = play(NEW, *on, place("Maker", "maker"), cards=cards)["it"].not_computed
    assert {key for one in told for key in one.keys} == {"keywords", "abilities", "power", "toughness"}


# 702.16a: what may be a quality, and which of the three has it: a red Aura, a colorless Equipment, a red-white one.
QUALITIES: dict[str, tuple[bool, bool, bool]] = {
    "white": (False, False, True),
    "red": (True, False, True),
    "green": (False, False, False),
    "all colors": (True, False, True),
    "each color": (True, False, True),
    "colored": (True, False, True),
    "monocolored": (True, False, False),
    "multicolored": (False, False, True),
    "colorless": (False, True, False),
    # 202.3: the mana values are 1, 1 and 2.
    "mana value 2 or greater": (False, False, True),
    "converted mana cost 1 or less": (True, True, False),
    "mana value 1": (True, True, False),
    "mana value 3 or greater": (False, False, False),
    "everything": (True, True, True),
    "artifacts": (False, True, True),
    "enchantments": (True, False, False),
    "creatures": (False, False, False),
    "Auras": (True, False, False),
    "Equipment": (False, True, True),
    "Ana": (True, True, True),
    "Ben": (False, False, False),
    "each opponent": (False, False, False),
    "its colors": (False, False, False),
    "Goblins": (False, False, False),
}


@pytest.mark.parametrize("quality", QUALITIES)
def test_702_16a_a_quality_is_a_color_a_type_a_player_or_everything(quality: str) -> None:
    cards = (AURA, SWORD, BLADE, knight(f"Protection from {quality}"))
    board = play(
        NEW,
        place("Knight", "it"),
        *(place(str(card["name"])) | {"as": card["name"]} for card in cards[:3]),
        cards=cards,
    )
    for card, has_it in zip(cards, QUALITIES[quality], strict=False):
        name = str(card["name"])
        assert board.then(do("attach", name, to="it")).last.result == (NOTHING if has_it else DONE), name


@pytest.mark.parametrize(("quality", "result"), [("artifacts", NOTHING), ("colorless", NOTHING), ("red", DONE)])
def test_702_16d_a_fortification_cannot_fortify_a_land_with_protection_from_it(quality: str, result: str) -> None:
    fort = {"name": "Fort", "mana_cost": "{1}", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
    grove = {"name": "Grove", "type_line": "Land", "oracle_text": f"Protection from {quality}"}
    board = play(NEW, place("Grove", "it"), place("Fort", "fort"), cards=(fort, grove))
    told = board.then(do("attach", "fort", to="it")).last
    assert (told.result, told.rules[0] == "702.16d") == (result, result == NOTHING)


@pytest.mark.parametrize(
    ("types", "quality", "result"),
    [
        (["Goblin"], "Goblins", NOTHING),
        (["Elf"], "Elves", NOTHING),
        (["Elf"], "Goblins", DONE),
        (["Dwarf"], "Elves", DONE),
        (["Werewolf"], "Werewolves", NOTHING),
    ],
)
def test_702_16a_a_creature_type_is_a_quality_in_its_plural(types: list[str], quality: str, result: str) -> None:
    """An Equipment that is also a creature cannot be attached; one whose subtype is said can (205.3m)."""
    living = {"name": "Living Aura", "mana_cost": "{R}", "type_line": f"Kindred Enchantment — {types[0]} Aura"}
    cards = ({**living, "oracle_text": "Enchant creature"}, knight(f"Protection from {quality}"))
    board = play(NEW, place("Knight", "it"), place("Living Aura", "aura"), do("attach", "aura", to="it"), cards=cards)
    assert board.last.result == result


@pytest.mark.parametrize(("quality", "result"), [("Ana", DONE), ("Ben", NOTHING), ("each opponent", NOTHING)])
def test_702_16k_protection_from_a_player_is_from_what_that_player_controls(quality: str, result: str) -> None:
    cards = (SWORD, knight(f"Protection from {quality}"))
    board = play(NEW, place("Knight", "it"), place("Sword", "sword", player="Ben"), cards=cards)
    assert board.then(do("attach", "sword", to="it")).last.result == result


def test_702_16_its_colors_are_those_it_has_now() -> None:
    cards = (AURA, knight("Protection from its colors"))
    board = play(NEW, place("Knight", "it"), place("Red Wings", "aura"), cards=cards)
    assert board.then(do("attach", "aura", to="it")).last.result == DONE
    red = board.then(do("effect", on=["it"], change={"set_colors": ["R"]}))
    assert red.then(do("attach", "aura", to="it")).last.result == NOTHING
