"""The numbers of the concepts: one row a concept, one column an edition, as the five rules texts number them.

A row has ``-`` where the edition has no such rule. Several numbers in one cell are cited together, the most specific
first. No other module writes a rule number.
"""

from __future__ import annotations

from inspector.rules.edition.concepts import Concept

EDITION_COLUMNS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")

_TABLE = """
# double-faced cards
faces are separate sets                | 711.2         | 711.4         | 712.4         | 712.8         | 712.8
front only, off the battlefield        | 711.2a        | 711.4a        | 712.4a        | 712.8a        | 712.8a
front face up, on the battlefield | 711.2a 711.3 | 711.4a 711.5 | 712.4c | 712.8d | 712.8d
back face up | 711.2b 711.3 | 711.4b 711.5 | 712.4d | 712.8e | 712.8e
back face's mana value                 | 711.2b 202.3a | 711.4b 202.3a | 712.4d 202.3b | 712.8e 202.3b | 712.8e 202.3b
modal: face that is up                 | -             | -             | 712.4e        | 712.8f        | 712.8f
what can transform                     | 701.25a 711.1 | 701.25a 711.1 | 712.5         | 712.9         | 712.9
told to transform without a second face | 701.25a       | 701.25a       | 701.28c       | 701.27c       | 701.27c
to transform is to turn over           | 701.25b       | 701.25b       | 701.28a       | 701.27a       | 701.27a
transforming is not turning face up    | 701.25c       | 701.25c       | 701.28b       | 701.27b       | 701.27b
transforms into                        | -             | 701.25d       | 701.28e       | 701.27e       | 701.27e
transformed already: ignored           | -             | -             | 701.28f       | 701.27f       | 701.27f
not to an instant or sorcery face      | -             | -             | 712.6 701.28d | 712.10 701.27d | 712.10 701.27d
face on the stack                      | 711.4         | 711.6         | 712.7         | 712.11        | 712.11
told to enter transformed              | -             | 711.7         | 712.10a       | 712.14a       | 712.14a
face down, then up: front              | -             | 711.8a        | 712.11a       | 712.15a       | 712.15a
cannot be turned face down             | 711.6         | 711.9         | 712.12        | 712.16        | 712.16
exiled face down                       | 711.9d        | 711.10        | 712.13        | 712.17        | 712.17
no new object                          | 711.7         | 711.11        | 712.14        | 712.18        | 712.18
naming a face                          | 711.8         | 711.12        | 712.15 201.3d | 712.19 201.4d | 712.19 201.4d
looking at both faces                  | 711.1c        | 711.2         | 712.2         | 712.6         | 712.6
as this transforms                     | -             | -             | 712.16        | 712.20        | 712.20
kinds of double-faced cards            | 711.1         | 711.1         | 712.1         | 712.1         | 712.1
front-face spell                       | 711.2a        | 711.4a        | 712.4b        | 712.8c        | 712.8c
modal: front face up                   | -             | -             | 712.4e        | 712.8f 712.8d | 712.8f 712.8d
back-face spell                        | -             | -             | 712.4b        | 712.8c        | 712.8c
back-face spell's mana value           | -             | -             | 712.4b 202.3b | 712.8c 202.3b | 712.8c 202.3b
copy of a back-face spell: mana value 0 | -            | -             | 712.4b 202.3b | 202.3b        | 202.3b
copy of a back face: mana value 0      | 711.2b 202.3a | 711.4b 202.3a | 712.4d 202.3b | 712.8e 202.3b | 712.8e 202.3b
modal back face's mana value           | -             | -             | 712.4e        | 712.8f        | 712.8f
casting transformed                    | 711.4         | 711.6         | 712.7         | 712.11a       | 712.11a
permission on the front face           | -             | -             | 712.7b        | 712.11d       | 712.11d
choosing a face to cast                | -             | -             | 712.7         | 712.11b       | 712.11b
only the face that will be up is judged | -             | -             | 712.7a        | 712.11c       | 712.11c
choosing a land face                   | -             | -             | 712.8         | 712.12        | 712.12
casting face down                      | 711.4         | 711.8         | 712.11        | 712.15        | 712.15
face on entering from the stack        | 711.5         | 711.7         | 712.9         | 712.13        | 712.13
told to enter with an instant back up  | -             | -             | -             | 712.13a       | 712.13a
face on entering from elsewhere        | 711.5         | 711.7         | 712.10        | 712.14        | 712.14
modal card whose front is no permanent | -             | -             | 712.10b       | 712.14b       | 712.14b
transformed permanent                  | -             | -             | -             | 701.27g       | 701.27g
converting                             | -             | -             | -             | 701.28a       | 701.28a
converting without a second face       | -             | -             | -             | 701.28c       | 701.28c
converting to an instant or sorcery    | -             | -             | -             | 701.28d       | 701.28d
converted already: ignored             | -             | -             | -             | 701.28e       | 701.28e
face down: cannot transform            | -             | 711.8a        | 712.11a       | 712.15a       | 712.15a
# casting, entering, being seen
unflipped values | 709.2 709.1a | 709.2 709.1a | 710.2 710.1a | 710.2 710.1a | 710.2 710.1a
converting is not turning face up | - | - | - | 701.28b | 701.28b
multicolored | 202.2c | 202.2c | 202.2c | 202.2c | 202.2c
melded cards arranged | - | - | 713.4a | 712.21a | 712.21a
melded cards exiled | - | - | 713.4b | 712.21b | 712.21b
melded cards found | - | - | 713.4c | 712.21c | 712.21c
melded cards counted | - | - | 713.4e | 712.21e | 712.21e
casting a spell | 601.2a | 601.2a | 601.2a | 601.2a | 601.2a
hidden zones | 400.2 | 400.2 | 400.2 | 400.2 | 400.2
only permanents have status | 110.6d | 110.6d | 110.5d | 110.5d | 110.5d
not cast face down otherwise | 702.35c 707.1 | 702.36d 707.1 | 702.37d 708.1 | 702.37d 708.1 | 702.37d 708.1
disguise: needed to cast face down | - | - | - | 702.168c | 702.168c
exiled face down: unseen | 406.3 | 406.3 | 406.3 | 406.3 | 406.3
melded cards enter together | - | - | 713.8 | 712.14c | 712.14c
modal cards | - | - | 712.1 | 712.3 | 712.3
copy of a permanent spell enters | - | - | 111.11 608.3b | 111.13 608.3f | 111.13 608.3f
effects on a permanent spell go on | 400.7a | 400.7a | 400.7a | 400.7a | 400.7a
copy of a split card | - | - | 709.3c | 709.3c | 709.3c
copy of a melded permanent: mana value 0 | - | - | 713.3b 202.3c | 712.8g 202.3c | 712.8g 202.3c
meld pair of Host | - | - | - | 712.5a | 712.5a
meld pair of Hanweir | - | - | - | 712.5b | 712.5b
meld pair of Brisela | - | - | - | 712.5c | 712.5c
meld pair of Mishra | - | - | - | 712.5d | 712.5d
meld pair of Urza | - | - | - | 712.5e | 712.5e
meld pair of Titania | - | - | - | 712.5f | 712.5f
meld pair of Ragnarok | - | - | - | 712.5g | 712.5g
# meld, stand-ins
meld: the action                       | -             | -             | 701.37a 713.2 | 701.42a 712.4a | 701.42a 712.4a
meld: what cannot be melded | - | - | 701.37b 701.37c | 701.42b 701.42c | 701.42b 701.42c
meld: pairs                            | -             | -             | 713.1a        | 712.5         | 712.5
melded permanent leaves                | -             | -             | 713.4         | 712.21        | 712.21
hidden zones: sleeve or stand-in       | 711.9         | 711.3         | 712.3         | 712.7         | 712.7
stand-in: card set aside               | 711.9a 103.1a | 711.3b 103.1a | 714.3 103.2a  | 713.3 103.2a  | 713.3 103.2a
stand-in: is the card                  | 711.9c        | 711.3c        | 714.4         | 713.4         | 713.4
stand-in: replaced in public           | 711.9d        | 711.3d        | 714.5         | 713.5         | 713.5
melded permanent's values              | -             | -             | 713.3b        | 712.8g        | 712.8g
melded permanent's mana value          | -             | -             | 713.3b 202.3c | 712.8g 202.3c | 712.8g 202.3c
meld card: front only                  | -             | -             | 713.3a        | 712.8a        | 712.8a
meld card on the stack | - | - | 713.7 713.3a | 712.8b | 712.8b
meld card on the battlefield           | -             | -             | 713.3a        | 712.8d        | 712.8d
half of a combined face                | -             | -             | 713.1b        | 712.4b        | 712.4b
meld card told to transform            | -             | -             | 713.1b        | 712.9         | 712.4c
meld card enters front up              | -             | -             | 713.8         | 712.14        | 712.14
naming a meld card | - | - | 713.11 | 712.19 | 712.19
naming a combined face                 | -             | -             | 713.11        | 712.19 201.4e | 712.19 201.4e
looking at a meld card                 | -             | -             | 713.5         | 712.6         | 712.6
# copies
copiable values                        | 706.2         | 706.2         | 707.2         | 707.2         | 707.2
copied color and abilities, once       | 706.2a        | 706.2a        | 707.2a        | 707.2a        | 707.2a
original changed later                 | 706.2         | 706.2         | 707.2b        | 707.2b        | 707.2b
copy through the copy's status         | 706.3         | 706.3         | 707.3         | 707.3         | 707.3
becomes a copy: did not enter          | 706.4         | 706.4         | 707.4         | 707.4         | 707.4
enters as a copy                       | 706.5         | 706.5         | 707.5         | 707.5         | 707.5
choices are not copied                 | 706.6         | 706.6         | 707.6         | 707.6         | 707.6
copy of a double-faced permanent | 706.8 711.3 | 706.8 711.5 | 707.8 | 707.8 | 707.8
token copy of a double-faced object    | -             | -             | -             | 707.8a        | 707.8a
exception: added ability               | 706.9a        | 706.9a        | 707.9a        | 707.9a        | 707.9a
exception: altered value               | 706.9c        | 706.9c        | 707.9b        | 707.9b        | 707.9b
exception: own value kept              | 706.9b        | 706.9b        | 707.9c        | 707.9c        | 707.9c
exception: CDA, color indicator not copied | 706.9d        | 706.9d        | 707.9d        | 707.9d        | 707.9d
copy of a spell                        | 706.10        | 706.10        | 707.10        | 707.10        | 707.10
copy of a spell or card off the stack| 706.10a 704.5e| 706.10a 704.5e| 707.10a 704.5e | 707.10a 704.5e | 707.10a 704.5e
copy of a permanent spell | - | - | 707.10f | 707.10f | 707.10f
copy of a double-faced permanent spell | - | - | - | 707.10g | 707.10g
casting a copy of a card               | 706.12        | 706.12        | 707.12        | 707.12        | 707.12
# layers
starting values                        | 613.1         | 613.1         | 613.1         | 613.1         | 613.1
layer 1a: copies | 706.2 613.1a | 706.2 613.1a | 707.2 613.2a 613.1a | 707.2 613.2a 613.1a | 707.2 613.2a 613.1a
layer 1b: face down | 707.2 706.2 | 707.2 706.2 | 708.2 613.2b 613.1a | 708.2 613.2b 613.1a | 708.2 613.2b 613.1a
copiable values stand after layer 1    | 706.2         | 706.2         | 613.2c        | 613.2c        | 613.2c
layer 7a: defining                     | 613.3a        | 613.3a        | 613.4a        | 613.4a        | 613.4a
layer 7b: set                          | 613.3b        | 613.3b        | 613.4b        | 613.4b        | 613.4b
layer 7c: change                       | 613.3c        | 613.3c        | 613.4c        | 613.4c        | 613.4c
layer 7: counters                      | 613.3d        | 613.3d        | 613.4c        | 613.4c        | 613.4c
layer 7: switch                        | 613.3e        | 613.3e        | 613.4d        | 613.4d        | 613.4d
one effect in several layers           | 613.5         | 613.5         | 613.6         | 613.6         | 613.6
timestamp of a static ability          | 613.6a        | 613.6a        | 613.7a        | 613.7a        | 613.7a
timestamp order                        | 613.6         | 613.6         | 613.7         | 613.7         | 613.7
timestamp of a resolved effect         | 613.6b        | 613.6b        | 613.7b        | 613.7b        | 613.7b
timestamp on entering a zone           | 613.6c        | 613.6c        | 613.7d        | 613.7d        | 613.7d
timestamp on being attached            | 613.6d        | 613.6d        | 613.7e        | 613.7e        | 613.7e
attaching | 701.3a | 701.3a | 701.3a | 701.3a | 701.3a
what cannot be attached does not move | 701.3b | 701.3b | 701.3b | 701.3b | 701.3b
attached already | 701.3b | 701.3b | 701.3b | 701.3b | 701.3b
only Auras, Equipment and Fortifications are attached | 701.3a | 701.3b | 701.3b | 701.3b | 701.3b
becoming unattached | 701.3d | 701.3d | 701.3d | 701.3d | 701.3d
Aura does not move | 303.4h | 303.4j | 303.4j | 303.4j | 303.4j
Aura that can enchant nothing | 303.4d | 303.4d | 303.4d | 303.4d | 303.4d
Equipment goes on creatures | 301.5 | 301.5 | 301.5 | 301.5 | 301.5
Equipment that can equip nothing | 301.5c | 301.5c | 301.5c | 301.5c | 301.5c
Fortification goes on lands | 301.6 | 301.6 | 301.6 | 301.6 | 301.6
timestamp on turning face up or down   | -             | 613.6e        | 613.7f        | 613.7f        | 613.7f
timestamp on transforming              | -             | 613.6f        | 613.7g        | 613.7g        | 613.7g
timestamps at once                     | 613.6g        | 613.6j        | 613.7k        | 613.7m        | 613.7m
dependency                             | 613.7a        | 613.7a        | 613.8a        | 613.8a        | 613.8a
what depends waits                     | 613.7b 613.7  | 613.7b 613.7  | 613.8b 613.8  | 613.8b 613.8  | 613.8b 613.8
set of objects is fixed                | 611.2c        | 611.2c        | 611.2c        | 611.2c        | 611.2c
amounts are fixed | 611.2d 608.2g | 611.2d 608.2g | 611.2d 608.2h | 611.2d 608.2h | 611.2d 608.2h
static ability looks anew              | 611.3a        | 611.3a        | 611.3a        | 611.3a        | 611.3a
intrinsic mana ability                 | 305.6         | 305.6         | 305.6         | 305.6         | 305.6
basic land type takes abilities        | 305.7         | 305.7         | 305.7         | 305.7         | 305.7
characteristic-defining abilities      | 604.3         | 604.3         | 604.3         | 604.3         | 604.3
characteristic-defining abilities first | 613.2         | 613.2         | 613.3         | 613.3         | 613.3
noncreature has no power or toughness  | 208.3         | 208.3         | 208.3         | 208.3         | 208.3
a sign that nothing defines            | 208.2a        | 208.2a        | 208.2a        | 208.2a        | 208.2a
no value counts as 0                   | 107.2         | 107.2         | 208.5         | 208.5         | 208.5
name changes are text changes          | -             | -             | 612.7         | 612.8         | 612.8
changeling                             | 702.71a       | 702.72a       | 702.73a       | 702.73a       | 702.73a
devoid                                 | -             | 702.113a      | 702.114a      | 702.114a      | 702.114a
timestamp of counters                  | -             | -             | 613.7c        | 613.7c        | 613.7c
keyword counters                       | -             | -             | 122.1b        | 122.1b        | 122.1b
counters on power and toughness        | 121.1a        | 121.1a        | 122.1a        | 122.1a        | 122.1a
counters                               | 121.1         | 121.1         | 122.1         | 122.1         | 122.1
token that cannot enter                | 110.5d        | 110.5d        | 111.5         | 111.5         | 111.5
aftermath                              | -             | -             | 702.127a      | 702.127a      | 702.127a
megamorph                              | -             | 702.36b       | 702.37b       | 702.37b       | 702.37b
exiled face down: no characteristics   | -             | 406.3         | 406.3a        | 406.3a        | 406.3a
planeswalker uniqueness                | 704.5j        | 704.5j        | -             | -             | -
defense 0: graveyard                   | -             | -             | -             | 704.5v        | 704.5v
melded: never face down                | -             | -             | 713.10        | 712.16        | 712.16
disguise: casting                      | -             | -             | -             | 702.168b      | 702.168b
disguise: turning up                   | -             | -             | -             | 702.168d      | 702.168d
state-based actions                    | 704.3         | 704.3         | 704.3         | 704.3         | 704.3
text changes                           | 612.1         | 612.1         | 612.1         | 612.1         | 612.1
text changes spare names | 612.2 | 612.2 | 612.2 | 612.2 | 612.2
layer 2: control                       | 613.1b        | 613.1b        | 613.1b        | 613.1b        | 613.1b
layer 3: text                          | 613.1c        | 613.1c        | 613.1c        | 613.1c        | 613.1c
layer 4: types                         | 613.1d        | 613.1d        | 613.1d        | 613.1d        | 613.1d
layer 5: colors                        | 613.1e        | 613.1e        | 613.1e        | 613.1e        | 613.1e
layer 6: abilities                     | 613.1f        | 613.1f        | 613.1f        | 613.1f        | 613.1f
# face down
only the listed values                 | 707.2         | 707.2         | 708.2         | 708.2         | 708.2
2/2 by default                         | 707.2a        | 707.2a        | 708.2a        | 708.2a        | 708.2a
face down already                      | -             | -             | -             | 708.2b        | 708.2b
put onto the battlefield face down     | 707.3         | 707.3         | 708.3         | 708.3         | 708.3
cast face down                         | 707.4         | 707.4         | 708.4         | 708.4         | 708.4
morph: casting                         | 702.35b       | 702.36c       | 702.37c       | 702.37c       | 702.37c
who may look                           | 707.5         | 707.5         | 708.5         | 708.5         | 708.5
turning face up: who may               | 707.7 115.2b  | 707.7 115.2b  | 708.7 116.2b  | 708.7 116.2b  | 708.7 116.2b
turning face up: morph cost            | 702.35d       | 702.36e       | 702.37e       | 702.37e       | 702.37e
turning face up: what it does          | 707.8         | 707.8         | 708.8         | 708.8         | 708.8
as this is turned face up              | 707.11        | 707.11        | 708.11        | 708.11        | 708.11
revealed on leaving                    | 707.9         | 707.9         | 708.9         | 708.9         | 708.9
face-down permanent becomes a copy     | 707.10        | 707.10        | 708.10        | 708.10        | 708.10
manifest                               | -             | 701.31a       | 701.34a       | 701.40a       | 701.40a
manifest: instant or sorcery stays down | -             | 701.31e       | 701.34f       | 701.40g       | 701.40g
cloak                                  | -             | -             | -             | 701.58a       | 701.58a
cloak: instant or sorcery stays down   | -             | -             | -             | 701.58g       | 701.58g
manifest: turned up for its mana cost  | -             | 701.31b       | 701.34b       | 701.40b       | 701.40b
manifest: turned up for its morph cost | -             | 701.31c       | 701.34c       | 701.40c       | 701.40c
manifest: turned up for its disguise cost | -             | -             | -             | 701.40d       | 701.40d
cloak: turned up for its mana cost     | -             | -             | -             | 701.58b       | 701.58b
cloak: turned up for its morph cost    | -             | -             | -             | 701.58c       | 701.58c
cloak: turned up for its disguise cost | -             | -             | -             | 701.58d       | 701.58d
# split cards
off the stack: two sets / combined     | 708.2         | 708.2         | 709.4         | 709.4         | 709.4
answers to one question                | 708.5         | 708.5         | 709.4         | 709.4         | 709.4
colors off the stack                   | 708.3         | 708.3         | 709.4b        | 709.4b        | 709.4b
types and abilities of both halves     | -             | -             | 709.4c        | 709.4c        | 709.4c
mana value off the stack               | 708.2 708.5   | 708.2 708.5   | 202.3d 709.4b | 202.3d 709.4b | 202.3d 709.4b
mana value of the cast half            | 708.2         | 708.2         | 202.3d        | 202.3d        | 202.3d
choosing the half to cast              | 708.2a        | 708.2a        | 709.3         | 709.3         | 709.3
only the cast half                     | 708.2         | 708.2         | 709.3b        | 709.3b        | 709.3b
only the chosen half is judged         | -             | 708.2a        | 709.3a        | 709.3a        | 709.3a
chosen name of a split card            | 708.7 201.3   | 708.7 201.3   | 709.4a 201.3b | 709.4a 201.4b | 709.4a 201.4b
two names                              | -             | -             | 709.4a        | 709.4a        | 709.4a
fusing: from the hand only             | -             | 702.101a      | 702.102a      | 702.102a      | 702.102a
fused spell's values | - | 702.101b 708.2 | 702.102b 709.4d | 702.102b 709.4d | 702.102b 709.4d
fused spell's mana value               | -             | 702.101b 708.2 | 202.3d        | 202.3d        | 202.3d
fused spell's total cost               | -             | 702.101c      | 702.102c      | 702.102c      | 702.102c
fused spell: left half first           | -             | 702.101d      | 702.102d      | 702.102d      | 702.102d
locked halves                          | -             | -             | -             | 709.5         | 709.5
unlocking: special action              | -             | -             | -             | 709.5e 116.2m | 709.5e 116.2m
door unlocked on entering              | -             | -             | -             | 709.5d        | 709.5d
unlocking by an effect                 | -             | -             | -             | 709.5f        | 709.5f
locking by an effect                   | -             | -             | -             | 709.5g        | 709.5g
what is impossible is ignored | 101.3 | 101.3 | 101.3 | 101.3 | 101.3
halves share one type line             | -             | -             | -             | 709.5a        | 709.5a
Room spell keeps both halves           | -             | -             | -             | 709.5b        | 709.5b
unlocked designations                  | -             | -             | -             | 709.5c        | 709.5c
half unlocked                          | -             | -             | -             | 709.5h        | 709.5h
fully unlocked                         | -             | -             | -             | 709.5i        | 709.5i
# flip cards
flipped values | 709.2 709.1b | 709.2 709.1b | 710.2 710.1b | 710.2 710.1b | 710.2 710.1b
flip: color and mana cost stay         | 709.1c        | 709.1c        | 710.1c        | 710.1c        | 710.1c
flip: one way                          | 709.4         | 709.4         | 710.4         | 710.4         | 710.4
chosen name of a flip card             | 709.5 201.3   | 709.5 201.3   | 710.5 201.3c  | 710.5 201.4c  | 710.5 201.4c
# general
choosing a card name                   | 201.3         | 201.3         | 201.3         | 201.4         | 201.4
colors from the mana cost              | 202.2         | 202.2         | 202.2         | 202.2         | 202.2
colors of a hybrid symbol               | 202.2d        | 202.2d        | 202.2d        | 202.2d        | 202.2d
color indicator                        | 202.2e 204.2  | 202.2e 204.2  | 202.2e 204.2  | 202.2e 204.2  | 202.2e 204.2
mana value                             | 202.3         | 202.3         | 202.3         | 202.3         | 202.3
no mana cost: mana value 0             | 202.3a        | 202.3a        | 202.3a        | 202.3a        | 202.3a
no mana cost                           | 202.1b        | 202.1b        | 202.1b        | 202.1b        | 202.1b
no mana cost: cannot be paid           | 117.6         | 117.6         | 118.6         | 118.6         | 118.6
status                                 | 110.6         | 110.6         | 110.5         | 110.5         | 110.5
status is no characteristic            | 110.6a        | 110.6a        | 110.5a        | 110.5a        | 110.5a
status on entering                     | 110.6b        | 110.6b        | 110.5b        | 110.5b        | 110.5b
status is kept                         | 110.6c        | 110.6c        | 110.5c        | 110.5c        | 110.5c
zone change: a new object              | 400.7         | 400.7         | 400.7         | 400.7         | 400.7
outside the game: untouched | 400.10c | 400.10c | 400.11c | 400.11c | 400.11c
tapping                                | 701.17a       | 701.17a       | 701.21a       | 701.26a       | 701.26a
untapping                              | 701.17b       | 701.17b       | 701.21b       | 701.26b       | 701.26b
token off the battlefield              | 110.5f 704.5d | 110.5f 704.5d | 111.7 704.5d  | 111.7 704.5d  | 111.7 704.5d
token that left the battlefield | 110.5g | 110.5g | 111.8 | 111.8 | 111.8
legend rule                            | 704.5k        | 704.5k        | 704.5j        | 704.5j        | 704.5j
counters cancel out                    | 704.5r        | 704.5r        | 704.5q        | 704.5q        | 704.5q
attached creature                      | 704.5q        | 704.5q        | 704.5p        | 704.5p        | 704.5p
attached, but no Aura, Equipment or Fortification | 704.5q | 704.5q | 704.5p | 704.5p | 704.5p
Equipment on an illegal permanent      | 704.5p        | 704.5p        | 704.5n        | 704.5n        | 704.5n
Aura without a legal object            | 704.5n        | 704.5n        | 704.5m        | 704.5m        | 704.5m
world rule                             | 704.5m        | 704.5m        | 704.5k        | 704.5k        | 704.5k
final chapter: sacrificed | - | - | 704.5s 715.4 | 704.5s 714.4 | 704.5s 714.4
one Role of each player | - | - | - | 704.5y 303.7a | 704.5z 303.7a
toughness 0: graveyard                 | 704.5f        | 704.5f        | 704.5f        | 704.5f        | 704.5f
loyalty 0: graveyard                   | 704.5i        | 704.5i        | 704.5i        | 704.5i        | 704.5i
name                                   | 201.1         | 201.1         | 201.1         | 201.1         | 201.1
mana cost                              | 202.1         | 202.1         | 202.1         | 202.1         | 202.1
type line                              | 205.1         | 205.1         | 205.1         | 205.1         | 205.1
color is set by an effect              | 105.3         | 105.3         | 105.3         | 105.3         | 105.3
types in addition                      | 205.1b        | 205.1b        | 205.1b        | 205.1b        | 205.1b
types are set                          | 205.1a        | 205.1a        | 205.1a        | 205.1a        | 205.1a
subtype needs its type | 205.3d | 205.3d | 205.3d | 205.3d | 205.3d
text box                               | 207.1         | 207.1         | 207.1         | 207.1         | 207.1
power and toughness                    | 208.1         | 208.1         | 208.1         | 208.1         | 208.1
printed loyalty                        | 209.1         | 209.1         | 209.1         | 209.1         | 209.1
printed defense                        | -             | -             | -             | 210.1         | 210.1
colorless                              | 202.2b        | 202.2b        | 202.2b        | 202.2b        | 202.2b
values of a token                      | 110.5b        | 110.5b        | 111.3         | 111.3         | 111.3
X in a mana cost                       | 202.3b        | 202.3b        | 202.3e        | 202.3e        | 202.3e
hybrid symbol in a mana cost           | 202.3c        | 202.3c        | 202.3f        | 202.3f        | 202.3f
Phyrexian symbol in a mana cost        | 202.3d        | 202.3d        | 202.3g        | 202.3g        | 202.3g
loyalty on entering                    | 306.5b        | 306.5b        | 306.5b        | 306.5b        | 306.5b
loyalty on the battlefield             | 306.5c        | 306.5c        | 306.5c        | 306.5c        | 306.5c
defense on entering                    | -             | -             | -             | 310.4b        | 310.4b
defense on the battlefield             | -             | -             | -             | 310.4c        | 310.4c
owner                                  | 108.3         | 108.3         | 108.3         | 108.3         | 108.3
controller                             | 110.2         | 110.2         | 110.2         | 110.2         | 110.2
playing a land                         | 305.1         | 305.1         | 305.1         | 305.1         | 305.1
a land is never cast                   | 305.9         | 305.9         | 305.9         | 305.9         | 305.9
resolving permanent spell | 608.3 | 608.3 | 608.3 | 608.3a 608.3 | 608.3a 608.3
top of the stack resolves | 405.5 | 405.5 | 405.5 | 405.5 | 405.5
resolving instant or sorcery           | 608.2k        | 608.2k        | 608.2m        | 608.2n        | 608.2n
until end of turn                      | 514.2         | 514.2         | 514.2         | 514.2         | 514.2
an instant cannot enter                | 304.4         | 304.4         | 304.4         | 304.4         | 304.4
a sorcery cannot enter                 | 307.4         | 307.4         | 307.4         | 307.4         | 307.4
instants and sorceries stay            | 400.4a        | 400.4a        | 400.4a        | 400.4a        | 400.4a
More Than Meets the Eye                | -             | -             | -             | 702.162a      | 702.162a
disturb                                | -             | -             | 702.146a      | 702.146a      | 702.146a
disturb: enters back up                | -             | -             | 702.146b      | 702.146b      | 702.146b
daybound                               | -             | -             | 702.145b      | 702.145b      | 702.145b
daybound: front up at night            | -             | -             | 702.145c      | 702.145c      | 702.145c
daybound: makes it day                 | -             | -             | 702.145d      | 702.145d      | 702.145d
nightbound                             | -             | -             | 702.145e      | 702.145e      | 702.145e
nightbound: back up by day             | -             | -             | 702.145f      | 702.145f      | 702.145f
nightbound: makes it night             | -             | -             | 702.145g      | 702.145g      | 702.145g
day and night                          | -             | -             | 724.1         | 729.1         | 731.1
# cast as another set of values: insets, prototypes, bestow
adventurer card: normal values | - | - | 716.4 | 715.4 | 715.4
omen card: normal values | - | - | - | 720.4 | 720.4
preparation card: normal values | - | - | - | - | 722.4
casting as an Adventure | - | - | 716.3 | 715.3 | 715.3
casting as an Omen | - | - | - | 720.3 | 720.3
preparation cards are not cast by their inset | - | - | - | - | 722.3
only the Adventure is judged | - | - | 716.3a | 715.3a | 715.3a
only the Omen is judged | - | - | - | 720.3a | 720.3a
Adventure spell's values | - | - | 716.3b | 715.3b | 715.3b
Omen spell's values | - | - | - | 720.3b | 720.3b
copy of a prepare spell is cast | - | - | - | - | 722.3c
Adventure spell copied | - | - | 716.3c | 715.3c | 715.3c
Omen spell copied | - | - | - | 720.3c | 720.3c
prepare spell copied | - | - | - | - | 722.3d
Adventure: exiled as it resolves | - | - | 716.3d | 715.3d | 715.3d
Omen: shuffled away as it resolves | - | - | - | 720.3d | 720.3d
prototype | - | - | - | 702.160a | 702.160a
casting prototyped | - | - | - | 718.3 | 718.3
prototype: its values are judged | - | - | - | 718.3a | 718.3a
prototyped values | - | - | - | 718.3b | 718.3b
prototyped spell copied | - | - | - | 718.3c | 718.3c
prototyped permanent copied | - | - | - | 718.3d | 718.3d
prototype card: normal values | - | - | - | 718.4 | 718.4
bestow | - | 702.102a | 702.103a | 702.103a | 702.103a
bestowed: an Aura | - | 702.102a | 702.103b | 702.103b | 702.103b
bestowed: its values are judged | - | 702.102c | 702.103d | 702.103d | 702.103d
bestowed spell copied | - | - | 702.103c | 702.103c | 702.103c
bestowed Aura comes off | - | 702.102e | 702.103f | 702.103f | 702.103f
choices of a spell | 601.2b | 601.2b | 601.2b | 601.2b | 601.2b
permission to cast | 601.5 | 601.2e | 601.3 | 601.3 | 601.3
# as it enters: what its own words say
enters with something, or as something | 614.1c | 614.1c | 614.1c | 614.1c | 614.1c
enters in some way | 614.1d | 614.1d | 614.1d | 614.1d | 614.1d
as it would be on the battlefield | 614.12 | 614.12 | 614.12 | 614.12 | 614.12
Saga: a lore counter as it enters | - | - | 715.3a | 714.3a | 714.3a
# what there is in an edition
card types there are | 300.1 | 300.1 | 300.1 | 300.1 | 300.1
# levels and living metal
level symbol with a range | 710.2a | 710.2a | 711.2a | 711.2a | 711.2a
level symbol and up | 710.2b | 710.2b | 711.2b | 711.2b | 711.2b
living metal | - | - | - | 702.161a | 702.161a
# names of insets
naming an Adventure | - | - | 716.5 | 715.5 | 715.5
naming an Omen | - | - | - | 720.5 | 720.5
naming a prepare spell | - | - | - | - | 722.5
names of adventurer cards | - | - | 201.3f | 201.4f | 201.4f
# what a prototype leaves
prototype: the rest stays | - | - | - | 718.5 | 718.5
# designations: Class levels, prepared
Class levels | - | - | 717.2a | 716.2a | 716.2a
a level is a designation | - | - | 717.2b | 716.2b | 716.2b
becoming prepared | - | - | - | - | 722.3a
becoming unprepared | - | - | - | - | 722.3b
"""


def _read(table: str) -> dict[Concept, dict[str, tuple[str, ...]]]:
    numbers: dict[Concept, dict[str, tuple[str, ...]]] = {}
    for line in table.splitlines():
        if not line or line.startswith("#"):
            continue
        label, *cells = (cell.strip() for cell in line.split("|"))
        row = zip(EDITION_COLUMNS, cells, strict=True)
        numbers[Concept(label)] = {key: tuple(cell.split()) for key, cell in row if cell != "-"}
    return numbers


_NUMBERS = _read(_TABLE)


def numbers(concept: Concept, edition_key: str) -> tuple[str, ...]:
    """Give the rule numbers of a concept in an edition, the most specific first; empty where it has none.

    ``edition_key`` is one of ``EDITION_COLUMNS`` (``"2026-08"``).
    """
    return _NUMBERS[concept].get(edition_key, ())


def concepts_in(edition_key: str) -> tuple[Concept, ...]:
    """List the concepts that exist in an edition, in the order of the table."""
    return tuple(concept for concept in Concept if edition_key in _NUMBERS[concept])
