"""What people write on cards of their own in everyday words: what may touch a value is not passed over (613).

Each line of the first text says of somebody what they are, have, get or may do; none of the second does, as those speak
of acts, costs, counters, or of what is done only as it is used.
"""

from __future__ import annotations

from inspector.reading import unread_sentences

_TOUCHING = """
While it is day, 1/1.
Your army marches: creatures you control gain vigilance.
When attacking, gets +2/+0.
When blocked, it has first strike.
Always 7/7.
At least 2/2.
At most 4 power.
As strong as your hand size.
Elves are better.
Every land is a swamp too.
Creatures other than Dragons lose flying.
The smallest creature becomes the largest.
Equipped creature remembers flying.
Turn to stone: enchanted creature is an artifact.
Curse: creatures get -1/-1.
As long as it rains, all creatures have flying.
Other players' Goblins are Elves.
Teammates' creatures are also Angels.
Equal to the strongest creature in power.
Has power X, X being your lands.
This makes creatures blue.
Every creature takes the form of a Sheep.
Creatures' power and toughness equal 3.
Turns creatures you control blue.
Creatures can't fly.
House rule: creatures are 1/1.
When this is in play, all creatures are blue.
Goblins +1.
Shrinks if you have no cards in hand.
You control every Bear in play.
In the graveyard: counts as a Zombie.
Is never a creature on your turn.
Makes all Goblins bigger.
Creatures made by this are green.
This turns Forests into Islands.
Each creature's power equals its toughness.
Your Goblins count as black.
Adds one to the power of all creatures.
This gives all Elves trample.
Removes all abilities from enchanted creature.
Creatures lose one power.
All Bears gain the ability to fly.
Nothing can fly anymore.
Creatures' power can't be greater than 2.
Enchanted creature would be a 5/5.
Creatures with flying will lose it.
Treat creatures as though they had flying.
Plays all creatures as 1/1.
Chosen creatures have flying.
Attached creature flies.
Blocking creatures shrink by one.
Attackers hit for double their power.
Creature cards in your hand cost {1}.
All creatures have mana value 1.
Each creature in the game is blue.
The number on each creature's power box goes up by one.
P/T equal to your life total.
Instead of their types all creatures are Frogs.
Creatures you control enter as copies of this.
Creatures enter the battlefield with +1 power.
Each counter on a creature is worth +2/+2.
Dies as a Zombie.
Cards in your hand have cycling {2}.
Creatures deal double damage and are red.
Tokens are made as 2/2s.
Treasures are made creatures.
Transform every land into a 2/2.
Tapped creatures are weaker.
Each turn creatures grow by +1/+1.
The player who has most life has bigger creatures.
Your opponents have weaker creatures.
Each player's creatures have haste.
Damage doubles power.
Triggers give creatures flying.
Returns creatures to their printed size.
Revealed creatures are blue.
Skips the power of creatures.
Draws flying from all creatures.
Put a +2/+2 bonus on every creature.
Combine all Bears into a 10/10.
Commander creatures are bigger.
Counter-intuitively, all creatures are Walls.
Minimum toughness is 2.
The result is that creatures are black.
Would-be Goblins are Goblins.
Banned creatures are 0/0.
All creatures that attack you become 1/1.
Spells you cast are red.
Whatever enters becomes an artifact.
Bears: bigger.
Half power for everyone's creatures.
+2 toughness.
Trample to all.
All blue.
Swaps power and toughness.
Acts as a copy of the strongest creature.
Has whatever abilities its neighbors have.
For every Goblin, +1/+1.
Unless you pay {1} each turn, creatures are 0/1.
May count as a Goblin.
You may have all creatures be blue.
Each player chooses the color of their creatures.
You turn Bears into Elves.
My creatures are unblockable and green.
House rule — no creature can have more than 4 power.
Anything that can attack is a Warrior.
Whoever controls this has +1/+1 creatures.
If you attacked this turn, Bears are larger.
Before combat, all creatures are 1/1.
Whenever this is tapped, all Elves have reach.
They'll have flying.
Bears aren't animals.
Creatures don't have flying.
Lands don't count as lands.
Creatures should be blue.
Creatures ought to be bigger.
Allows your Bears to fly.
Causes all creatures to become artifacts.
Stops abilities of creatures.
Nullifies creature abilities.
Ignore all creature types.
Replace power with toughness.
Paints all creatures blue.
Pumps your team +1/+1.
Nerfs Goblins.
Halves the power of each creature.
Raises power by 1.
Reduces the power of creatures by 2.
Add 1 to each creature's power.
Trades its power for toughness.
Share flying with your other creatures.
Copies the abilities of other Bears.
Has all the types.
Is also an Elf.
Isn't a Bear during your turn.
You take over enchanted creature.
Your opponent's creatures are yours.
Wearer gets +2/+2.
Equipped guy gets +1/+1.
The creature wearing this has haste.
Nontoken creatures are tokens.
Cards have no names.
All names are the same.
Legends are no longer legendary.
All lands lose basic.
Planeswalkers are creatures.
Tapped: 5/5.
Tokens and nontokens alike get +1/+1.
Both tokens and nontokens are artifacts.
3/3 instead while you control a Forest.
Aura effect - nearby creatures gain +1/+1.
2 or more Bears: Bears get +1/+1.
Three or more lands: creatures get +1/+1.
10+ life: Your creatures have flying.
When this enters, draw a card. Your Bears have trample.
Whenever you gain life, draw a card. All lands are Swamps.
{T}: Add {G}. Creatures you control get +1/+1.
{2}: Regenerate. Other creatures are black.
Blue. Legendary. Artifact.
Really a land.
All creatures switch sides.
Angels → 5/5
Sliver rules: every creature has each other creature's keywords.
At all times, creatures are green.
When there are five creatures, they're all green.
"""
_HARMLESS = """
You get an extra turn if you win the flip.
Lands can't be destroyed.
Whenever you draw, gain 1 life.
In your upkeep, this may become a copy of target creature, but keeps its color and this ability.
Flying
Ward {2}
Equip Knight {1}
Flashback {2}{R}
Protection from black and from red
Crew 2
Storm
{T}: Add one mana of any color.
{2}{R}: It gets +2/+0 until end of turn.
{T}: Target creature gains flying until end of turn.
{T}: Target creature gains flying until end of turn. It has haste this turn.
{T}: Draw a card. Activate only if this creature is attacking.
When this enters, choose a creature. That creature gets +1/+1.
When there are no creatures, sacrifice this.
3 mana: This creature gets +2/+2 until end of turn.
{1}, {T}: Make a 1/1 Wizard.
Pay 2 life: Untap this creature.
Discard a card: This creature gains haste until end of turn.
+1: Draw a card.
When this creature enters, make a 1/1 Wizard.
When this dies, make two 1/1 Bears.
Whenever this creature attacks, your creatures get +1/+1 until end of turn.
Each upkeep, put a +1/+1 counter on every creature of yours.
At the end of each turn, all creatures become blue.
When you cast a spell, make her prepared.
(This creature makes everything blue.)
This creature can't block.
Creatures can't attack you.
This creature can block only creatures with flying.
Spells you cast cost {1} less.
You may look at the top card of your library any time.
You may play one more land each turn.
You may play lands from your graveyard.
You may cast creature spells from your graveyard.
You can't gain life.
Your opponents can't cast spells during your turn.
If a creature would die, exile it instead.
If a source would deal damage, it deals double that damage instead.
Damage can't be prevented.
This creature enters with two +1/+1 counters on it.
If tokens are made, make twice as many.
Skip your draw step.
Untap all creatures you control during each other player's untap step.
Permanents don't untap during their controllers' untap steps.
Lands don't trigger abilities.
A deck can have any number of cards named this.
Combat damage is dealt by toughness.
Players play with their hands revealed.
Play with the top card of your library revealed.
If you tap a land for mana, add one more mana of that type.
Creatures can attack this turn they come in.
Creature tokens are made twice.
Cast this only during your turn.
You can play lands off the top of your library.
Your opponents play with their hands open.
Each player draws an extra card each turn.
At the start of your turn, lose 1 life.
At the start of combat, your creatures get +1/+0 until end of turn.
When it comes into play, draw a card.
Whenever you play a land, make a 1/1 Plant.
When it dies, return it to your hand.
Tap two Elves: It gets +2/+2 until end of turn.
Twice each turn, you may untap it.
Your lands produce double mana.
Whenever a land is tapped for mana, it makes one more.
Spells cost {1} more.
No player may cast more than one spell each turn.
Players can't draw more than one card each turn.
Nobody can gain life.
Creatures attack you if able.
It must attack every turn.
It must attack each turn if able.
It can't attack alone.
It can't be blocked by more than one creature.
It can't be sacrificed.
Damage to creatures is doubled.
It doesn't untap.
Tokens enter tapped.
It comes into play tapped.
It starts with 3 counters on it.
Sacrifice it at the end of turn.
Discard your hand at the end of each turn.
Dead creatures go to exile.
There is no combat phase on odd turns.
Players take their turns in reverse.
You win the game if you have 50 life.
Legend rule doesn't apply to your permanents.
Enchant land you control
Suspend 3—{R}
Mutate {3}{G}
Buyback {4}
"""


def _marked(sentence: str) -> bool:
    return bool(unread_sentences((sentence,), ("Odd Thing",)))


def test_whoever_says_of_somebody_what_they_are_may_change_values() -> None:
    assert [line for line in _TOUCHING.strip().splitlines() if not _marked(line)] == []


def test_whoever_only_acts_pays_or_counts_changes_none() -> None:
    assert [line for line in _HARMLESS.strip().splitlines() if _marked(line)] == []
