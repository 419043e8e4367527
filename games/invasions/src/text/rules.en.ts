/** The rules in short, by the chapters of the rulebook, which the questions refer to; and the card of the game. In English. */
export const rules = {
  'about.blurb':
    'Three centuries of migrations on 215 provinces: lead a whole side of nations that come, settle, rule and vanish, from Julian to the Caliphs.',
  'about.time': '8 to 12 hours',
  'rules.1.mark': 'I',
  'rules.1.title': 'What it is about',
  'rules.1.text':
    'Three centuries, from 350 to 650. You lead a side of nations that come, settle, rule, grow old and vanish. Nations of one side are no friends by nature. The side with most points wins.',
  'rules.2.mark': 'II',
  'rules.2.title': 'The map and the pieces',
  'rules.2.text':
    '215 provinces in 26 areas and 21 seas. Infantry, cavalry, archers on foot and on horseback, fleets; elite units stand two hits. Letters on a piece name its nation.',
  'rules.3.mark': 'III',
  'rules.3.title': 'Dice, leaders, hordes, cities',
  'rules.3.text':
    'A D10 shows 1 to 10; a D2 test succeeds on an even D10. Leaders add to combat, to the size of a stack, to administration and diplomacy. A horde is a barbarian people on the move. Cities have levels 1 to 3.\nIII.F A kingdom or empire lets its cities grow.\nIII.G A capital that was lost is placed anew.',
  'rules.4.mark': 'IV',
  'rules.4.title': 'The turn',
  'rules.4.text':
    'Time: status, reinforcements, events, raids, caravans, diplomacy. Administration: cards, revenues, purchases, revolts (not on turn 1). War: each nation moves, fights, goes on campaign. Barbarians act first, then kingdoms, then empires, the oldest of each first.',
  'rules.5.mark': 'V',
  'rules.5.title': 'Points and the end',
  'rules.5.text':
    'After turns 3, 6, 9 and the last one every nation scores the areas and provinces of its card. Federates score 3 a turn. The game ends after turn 12, or after turn 11 if Islam is born.',
  'rules.6.mark': 'VI',
  'rules.6.title': 'Status of nations',
  'rules.6.text':
    'Every nation grows older each turn. Barbarians of age 5 and more are tested, old kingdoms and empires fall into Decline, which costs gold and troubles sieges and loyalty.',
  'rules.7.mark': 'VII',
  'rules.7.title': 'Founding a kingdom',
  'rules.7.text':
    'Barbarians may found a kingdom from age 3.\nVII.B From age 5 a D10 of their age or less makes them settle.\nVII.D A new kingdom builds a city and its capital, chooses a faith and gets 20 gold, 10 more a turn later.',
  'rules.8.mark': 'VIII',
  'rules.8.title': 'Becoming an empire',
  'rules.8.text':
    'A kingdom that rules three areas reaches for the empire: a D10 with its bonuses of 8 or more. It begins young and without Decline.',
  'rules.9.mark': 'IX',
  'rules.9.title': 'Reinforcements',
  'rules.9.text':
    'The Calendar brings peoples, units and leaders.\nIX.B Whoever stands where a people arrives makes room, or finds refuge with a lord.\nIX.C Leaders take command where their units are.\nIX.D Some units are chosen when they come.\nIX.G Auxiliaries of a vanished people are lost.',
  'rules.10.mark': 'X',
  'rules.10.title': 'Events',
  'rules.10.text':
    'Each side draws a card: a public one happens, a private one is kept.\nX.B Private events are played at the moment that their text names; the enemy may answer with Intrigue. Caravans bring gold to those who hold their gates.',
  'rules.11.mark': 'XI',
  'rules.11.title': 'Raids',
  'rules.11.text':
    'Raiders strike provinces near by.\nXI.B Barbarians may raid instead of moving.\nXI.D A site without walls is plundered when the D10 is high enough; the raiders go home with gold.\nXI.G After a great success they may stay.',
  'rules.12.mark': 'XII',
  'rules.12.title': 'Control and friendship',
  'rules.12.text':
    'One unit holds a civilised province; barbarians need two units, or one and their horde, in barbarian country; civilised nations need three there. A city decides for its province. Empires rule areas by cities, kingdoms by provinces, barbarians by hordes.\nXII.D Allies and federates are friends; clients and vassals are neutral; all others are enemies. In barbarian country barbarians let each other pass, unless one attacks.',
  'rules.13.mark': 'XIII',
  'rules.13.title': 'Administration',
  'rules.13.text':
    'Kingdoms and empires draw two cards and one for each point of their ruler.\nXIII.D They pay for one type (passive, military, reform) and play one card of it.\nXIII.E It brings or costs gold and years, may bring a calamity, and says whether leaders act.',
  'rules.14.mark': 'XIV',
  'rules.14.title': 'Revenues',
  'rules.14.text':
    'Kingdoms live on provinces and cities and pay a gold for each unit; empires live on cities, areas and trade and pay nobody.\nXIV.J Whoever cannot pay is bankrupt: two years older, deeper in Decline, struck by a calamity.\nXIV.K A bankrupt empire of age 9 may collapse: a D10 of 9. Others rise from its ruins.',
  'rules.15.mark': 'XV',
  'rules.15.title': 'Purchases',
  'rules.15.text':
    'Units at the prices of the nation, one national unit a turn for the Romans (two from turn 8), auxiliaries freely. A fortified city costs 15.\nXV.B They are placed in provinces that one controls, within the limits of a stack.',
  'rules.16.mark': 'XVI',
  'rules.16.title': 'Revolts',
  'rules.16.text':
    'XVI.D The dice say who chooses the province; there is no revolt in a capital or where a leader is. It pays nothing and costs 1 gold, or 3.\nXVI.F Units there may quell it: a D10, one more for each, must reach 9; a failure costs a unit.',
  'rules.17.mark': 'XVII',
  'rules.17.title': 'Stacking',
  'rules.17.text':
    'Four units of a nation and its friends in a province, three in mountains, more with a good leader, one more in an Invasion.\nXVII.A Too many at the end of a Movement must go on, or are lost.',
  'rules.18.mark': 'XVIII',
  'rules.18.title': 'Movement',
  'rules.18.text':
    'XVIII.A Stack by stack. XVIII.B Three steps on foot, four on horseback, one more with a leader all the way.\nXVIII.D Units are dropped and picked up on the way. Enemies stop you, unless six overrun a single unit or twice as many clear the way.\nXVIII.G A whole people may migrate, without fighting. XVIII.H In an Invasion a nation moves and fights twice and takes its horde along.\nXVIII.I Limites stop everybody; alone they fall and may hit once. A strait takes the whole move.',
  'rules.19.mark': 'XIX',
  'rules.19.title': 'Reactions',
  'rules.19.text':
    'XIX.B Those who stand in a province that you enter may evade: a D10 must reach 9. The leader helps, walls +3, twice your numbers +3, less cavalry −1, a river, ridge or strait −2.\nXIX.A Then armies within three steps may intercept: a D10 must reach 6. The leader helps, the own capital +3, an empire +2, three steps −1, each ridge or strait −2. The intercepted attack at once; if they lose, their move is over.\nStanding orders answer for you.',
  'rules.20.mark': 'XX',
  'rules.20.title': 'Battle',
  'rules.20.text':
    'A white die for each unit; elite troops, cavalry, walls and discipline turn white dice black. White swords hit, red ones on open ground only. Archers shoot first; in mountains the defender may lie in wait.\nXX.E Leaders re-roll dice, the attacker first; a good one may give up a re-roll for a black die.\nXX.H A hit takes a unit or damages an elite one; owners choose.\nXX.K Both sides recover up to two units.\nXX.L The loser retreats up to three steps.',
  'rules.21.mark': 'XXI',
  'rules.21.title': 'Advanced battle',
  'rules.21.text':
    'An option: up to two melees with 2D6 each.\nXXI.D A re-roll may be given up for 2 on either roll.\nXXI.G After the first melee the defender, then the attacker, may leave it at that.',
  'rules.22.mark': 'XXII',
  'rules.22.title': 'Campaigns',
  'rules.22.text':
    'XXII.A After the battles leaders go on as many campaigns as they are good for. A campaign is a move and its battles; only the leader and those who join him march.',
  'rules.23.mark': 'XXIII',
  'rules.23.title': 'Fortified cities',
  'rules.23.text':
    'They and all capitals stop overruns, clearing and deep raids, do not fear terror, and help their defenders: 2 less for a besieger, at Constantinople more.',
  'rules.24.mark': 'XXIV',
  'rules.24.title': 'Sieges',
  'rules.24.text':
    'A barbarian leader who comes may frighten a city without walls: a D2. It does not stop him, unless he sacks it.\nXXIV.C A D10, one more roll for each point of the leader, must reach 7; walls and a fleet off the shore make it harder, Decline and civilised besiegers easier. An assault costs two hits and adds 1. On campaign a siege may be kept up.\nXXIV.D A city that falls may be sacked. XXIV.E Its walls may be razed, those of a capital never.',
  'rules.25.mark': 'XXV',
  'rules.25.title': 'Fleets',
  'rules.25.text':
    'XXV.A Fleets go four seas and stay within two of a port of their nation. XXV.B They may intercept others at sea.\nXXV.C A white die for each fleet; who is caught may refuse.\nXXV.D Three land units a fleet, two transports a turn. XXV.E A landing on a hostile coast needs a 5. XXV.F A hostile fleet bars a strait.',
  'rules.26.mark': 'XXVI',
  'rules.26.title': 'Alliances',
  'rules.26.text':
    'XXVI.A Allies of a turn are friends: they stack, move and fight together. Nobody is allied for longer.',
  'rules.27.mark': 'XXVII',
  'rules.27.title': 'Clients',
  'rules.27.text':
    'Minor kingdoms are clients of an empire: up to 2 gold a turn.\nXXVII.B They lend a unit for an activation.',
  'rules.28.mark': 'XXVIII',
  'rules.28.title': 'Foedus',
  'rules.28.text':
    'XXVIII.A An empire offers barbarians beside it two provinces and 3 gold a turn; they become federates, score 3 points a turn and lend a unit. Another player may refuse; it takes effect when they act.\nXXVIII.G From the next turn on federates may try to break it.',
  'rules.29.mark': 'XXIX',
  'rules.29.title': 'Vassals',
  'rules.29.text':
    'A horde whose defenders are lost submits. Its lord scores its land and has a gold a turn.\nXXIX.G A vassal may rise when its lord is weak.',
  'rules.30.mark': 'XXX',
  'rules.30.title': 'Diplomacy',
  'rules.30.text':
    'XXX.A Nations hold cards for their envoys and play them in the Diplomacy action, Bribery and some others later.\nXXX.B Alliance. XXX.C Treaty: a province is ceded. XXX.G Bribery lifts a siege. XXX.H Mercenaries are hired for an activation.',
  'rules.31.mark': 'XXXI',
  'rules.31.title': 'Religion',
  'rules.31.text':
    'Pagans and Arians do not revolt.\nXXXI.B A nation may be baptised; some gain by it. XXXI.C Heresies spread in areas that have a church; they cost gold.',
  'rules.32.mark': 'XXXII',
  'rules.32.title': 'Nations',
  'rules.32.text': 'Every nation’s sheet tells what it is, to whom it is tied, what it has and what its card wants.',
  'rules.33.mark': 'XXXIII',
  'rules.33.title': 'Places',
  'rules.33.text': 'Point at a province to see whose it is and who stands there. The magnifying glass finds any place.',
  'rules.34.mark': 'Romans',
  'rules.34.title': 'The Romans',
  'rules.34.text':
    'Both halves of the Empire are one on turns 1 and 2 and may move each other’s armies.\nRomans K Federates of a fallen West may go over to the East. Romans M The halves may be reunited.',
  'rules.35.mark': 'Byzantines',
  'rules.35.title': 'The East',
  'rules.35.text': 'Walls of Theodosius, Themata from turn 8.\nByzantines C Limites may be moved.',
  'rules.36.mark': 'Huns',
  'rules.36.title': 'The Huns',
  'rules.36.text':
    'They submit barbarians wherever they beat them. Nobody withstands the terror of Attila; when he is gone their empire breaks up.\nHuns D Their horsemen can be hired.',
  'rules.37.mark': 'Persians',
  'rules.37.title': 'The Persians',
  'rules.37.text': 'Their heavy cavalry is the equal of Rome’s. With three players the house keeps them.',
  'rules.38.mark': 'Goths',
  'rules.38.title': 'The Goths',
  'rules.38.text':
    'Goths A Visigoths and Ostrogoths lend each other units.\nGoths G Angles, Saxons and Jutes may become one nation.',
} as const;
