/** The rules in short, by the chapters of the rulebook, which the questions refer to. */
export const shortRulesEn = {
  'about.blurb': 'Lead a whole colour of nations that rise and fall over ten rounds of Italian history.',
  'about.time': '4 to 6 hours',
  'rules.1.title': 'What it is about',
  'rules.1.text':
    'Nations come, conquer, submit and vanish. Each has a card that says when it arrives, what it may do and what it scores. You lead all nations of your colour; whoever has most points after ten rounds wins.',
  'rules.2.title': 'Board and pieces',
  'rules.2.text':
    'Land areas are plain, highland or marsh. Entry areas lead into Italy and Africa. Infantry hits on 7, legions on 6, consular legions, knights and elephants on 5, fleets on 9, with a die of ten sides.',
  'rules.3.title': 'Two games',
  'rules.3.text': 'Italia I is for three players and ends with Sulla; Italia II is for four and ends with the Franks.',
  'rules.4.title': 'Set-up',
  'rules.4.text': 'The cards say what stands where. Nobody has gold.',
  'rules.5.title': 'The turn',
  'rules.5.text':
    'Nations act in a fixed order. A turn is income and purchase, placement, movement, combat. Nations of one colour are no friends: they fight when they meet.',
  'rules.6.title': 'Income and purchase',
  'rules.6.text':
    'One gold for each area and one for each city. Infantry, legions and fleets cost 4, consular legions, knights and elephants 6, a city 6, in highland or marsh 8. At most ten gold are kept. A subject pays half of its income to its overlord. Rome may have one consular legion for two cities.',
  'rules.7.title': 'Placement',
  'rules.7.text':
    'One bought land unit in each own area; a nation with one area puts all there. Fleets come in any sea off the own coast. Then the reinforcements of the card arrive. A leader stays until the placement of his nation’s next turn.',
  'rules.8.title': 'Stacking',
  'rules.8.text':
    'Three units in an area, two in highland, one more in the capital, which you may name wherever you like. Attackers: one more, one more with a leader, one more in a great invasion. Leaders do not count. What is too much is removed after movement and after combat.',
  'rules.9.title': 'Movement',
  'rules.9.text':
    'Infantry and elephants move two areas, legions and knights three, leaders three; units that start with a leader go one further. Highland stops everybody but those with a leader and those who hold its city. Enemies stop you, unless twice as many units are left with them (as many, if they have a city). A strait is a whole move. A fleet sails two seas and carries two units.',
  'rules.10.title': 'Combat',
  'rules.10.text':
    'All units roll at once, and each names the kind it aims at. Attackers have −1 in highland and marsh and −2 against a city; leaders give +2, command of the sea +1; defenders have +2 in the first round against a landing. After each round first the attacker, then the defender may retreat.\nA city gained from another player may be plundered for 4 gold or for points. A raid is one round for the same prize: then the raiders must go. A ruin is rebuilt by giving up a unit.\nSea battles are announced before all others.',
  'rules.11.title': 'Points',
  'rules.11.text':
    'Cards give points for areas, cities and regions after certain rounds, and at once for enemies eliminated, cities plundered, nations subdued.',
  'rules.12.title': 'Invasions, campaigns, submission',
  'rules.12.text':
    'A great invasion is two moves and two combats. On a campaign a leader and his army move again for a gold piece each time; others near him may react: join the battle, or move one stack one area. A gold piece and a unit block an area.\nA nation with few areas may, or must, submit to an attacker its card names: they no longer fight, it pays half of its income and keeps half of its points.',
  'rules.13.title': 'Italia I',
  'rules.13.text':
    'Nobody keeps Roma before round 10. Romans are afraid of elephants three times. Hannibal starts in the Alps, and subjects of Rome near him may revolt. Round 10 is the civil war: Optimates, Populares and Romans move in turn, one gold piece a move; legions go over to Sulla and Marius.',
  'rules.14.title': 'Italia II',
  'rules.14.text':
    'Roman Foederati desert to Foederati and Ostrogoths. Knights stand two hits, and damaged ones cannot retreat. The Patrimonium converts two units in a game. Charlemagne becomes emperor in the Pope’s Roma.',
} as const;
