"""Words of everyday English in which people tell a story around a board. Alone they tell nothing of it.

What is made of these, of little words and of players is talk: it is left out, and named where it is.
"""

from __future__ import annotations

from typing import Final

from inspector.scenario.words.gist_lexicon import word_set

EVERYDAY: Final = word_set("""
    trigger triggers triggered triggering reached top sank spent paid invested drew tutored searched fetched
    bought opened sleeved devotion rooms tokens flyers flyer
    at beginning cleanup upkeep phase effect effects combat rulling commander half massive war replayed paying middle
    very meanwhile enabler deck library graveyard able about above absolute absolutely accident across action active
    actual admit advance afraid after afternoon age ago agree agreed agrees ahead alas almost along always amazing
    among amount angry annoyed annoying answered answers anybody anyone anything anyway apart apparently appreciate
    april argue argued argues arguing argument around arrogant aside asked asking asks aunt august autumn away awesome
    awful awkward back bad badly barely based basics beat beautiful because bed beer been before begin beginner behalf
    behind believe believed believes best bet better between beyond big birthday bit blame book bored boring bother
    bottom boy brain brew bright brilliant bring broke broken brother brought buddies buddy budget build built busy
    but buy cafe call called calling calls came care careful case casual casually caught cause caused certain
    certainly champion championship chance chaos chapter chat check checked cheap cheating child choice clarification
    clarify classic clear clearly clever clock close club coin cold colleague comment common community competitive
    complain complained complains complete completely complicated concerned confident confirm confused confusing
    confusion consider convinced cool corner correct correctly cost cousin crazy cruel cube curious current cute dad
    dark date daughter day days dead deal dear debate december decent decide decided decides decks definitely
    desperate detail details difference different difficult dinner disagree disagreed disagrees discord discuss
    discussed discussing discussion dispute doubt draft drafting dream drew drive drunk dude due dumb during each
    earlier early easily east easy edh else embarrassed embarrassing ended ends enough entire entirely especially
    evening event eventually ever every everybody everyone everything exact exactly example excited exciting excuse
    expect expected expecting expects experience experienced expert explain explained explains explanation extra
    extremely eye eyes face facebook fact fair fairly fairness family famous fan far fast father favorite fear feature
    february feel feels felt few figure figured final finally finals find fine finish finished fnm followed following
    food fool foolish forever forget forgetting forgot format formats forum found four freak free fresh friday friend
    friends front frustrating fun funny further future game games gang garage general generally gentleman gentlemen
    girl girlfriend glad god good google gosh got great greatly greedy group guess guessed guesses guessing gut guy
    guys habit hand happen happened happening happens happily happy hard hardly hate hates head headache hear heard
    heart heck held hello help helped helps hence hero history hit hobby hold holding home honest honestly hope hoped
    hopes hoping horrible host hot hour hours house however huge human hundred hurt husband idea ideas idiot imagine
    important impossible incidentally including inside insist insisted insists instance instant interaction
    interactions interested interesting internet involved irrelevant issue january job join joke joking judges july
    june jury keen kid kidding kids kill kind kitchen knew know knowing known knows lady lame last lastly lately later
    latest laughed laughing laughs lazy leads league learn learned learning least leave legacy less lesson lets lgs
    life light liked likely likes line list literally little live lives local locally logic long longer look looked
    looking looks lord loser losing lost lot lots loud love loved lovely loves low lucky lunch luckily mad made
    madness main maker man march match matter matters maybe mean meaning means meant member men mention mentioned
    merely mess messy met might mind minute minutes misread missed missing mistake mixed modern mom moment monday
    money month months mood morning mostly mother move much multiplayer must mystery name nasty naturally near nearly
    necessarily need needed needs nephew nervous nevertheless new newbie news next nice niece night nights nobody none
    nope normal normally note nothing notice noticed notices november now nowadays number obvious obviously occurs
    october odd official often oh ok old older oldest once online only opinion opinions opposite order otherwise ours
    outside over overall own page paid pain panic paper part participants particular particularly party pass passed
    past patience patient pause pauper pay people perfect perfectly perhaps person personally phone picture piece pile
    pity place places plain plan planned planning plans played player players playgroup plays please pleased plus pod
    point points polite politely poor pop popular position possible possibly post posted practice precise precisely
    prefer prepared prerelease present pretty previous previously price pro probably problem promise proper properly
    proud prove public puzzled puzzling quarter question questions quick quickly quiet quite quote rage random rarely
    rather reach reaction read reading ready real realize realized realizes really reason reasons recent recently
    recognize reddit refuse refused refuses regard regarding regret regular related relevant remember remind reminded
    replied reply report request rest result right risk roommate round rounds rude rule ruled rules ruling rulings
    rulebook run sad sadly safe said sake same sanity saturday saw say saying says scared scenario school science
    scoop screwed seat second secondly secret see seem seemed seems seen self sense september serious seriously
    session settle several shall shame share shocked shop short shortly shot should shouted shrug shuffle shuffled shy
    sick side sideboard sigh silly simple simplicity simply since sir sister sit situation situations six size skill
    sleep slightly slow slowly small smart smile smiled smiles smiling smug social solid solution solve somehow
    someone something sometime sometimes somewhat son soon sorry sort sound sounds source speak specific specifically
    spent spicy spite spot spouse staff stage stall standard standing stands start started starts state statement
    states stay step stick still stop story straight strange stranger strategy stream streamer stressed strict strong
    stubborn stuck stuff stupid subject such sudden suddenly suggest suggested suggests summer sunday super supposedly
    sure surely surprise surprised swear sweet table tables take takes talk talked talking talks tapping taught teach
    teacher team technical technically tell telling tells ten tense terrible terribly test text than thank thankfully
    thanks that's theme theory therefore thing things think thinking thinks third thirdly though thought thoughts
    thousand three thrilled throw throughout thursday tie tight till time times tip tired today together told tomorrow
    tonight too took topic total totally touch tough tournament tournaments trade tradition tried tries trouble true
    truly trust truth try trying tuesday turns twice twitch two type ugh ultimately unclear uncle underestimated
    understand understanding understands understood unfair unfortunately unhappy unless unlike unlikely unlucky unsure
    unusual upset use used useful usual usually value various version video view vintage visit voice vote wait waiting
    wake walk walks wall wanna want wanted wanting wants was waste watch watched watching wednesday week weekend
    weekly weeks weird well went whatever whenever whether while whole whom why wide wife win winner winning wins
    winter wisdom wise wish within woman won wonder wondered wonderful wondering wonders word words work worked
    working works world worried worry worse worst worth wow write writes writing written wrong wrote yeah year years
    yes yesterday yet young younger youtube zero not never no nor neither isn't doesn't didn't won't aren't can't
    couldn't wouldn't haven't hasn't hadn't weren't wasn't don't cannot against despite for from in instead into like
    of off on out up us until via without with what's who's how's here's let's there's it's he's she's i'm i've i'll
    i'd we're they're you you're your yours yourself myself ourselves themselves more most first
""")
