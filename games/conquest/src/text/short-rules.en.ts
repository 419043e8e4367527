/** The rules in short, by the chapters that the questions refer to. */
export const shortRulesEn = {
  'about.blurb': 'Two to six Caesars, legions, galleys, tribute and treason. The last one is emperor of Rome.',
  'about.time': '2 to 5 hours',
  'rules.1.title': 'What it is about',
  'rules.1.text':
    'Every player has one Caesar. Whose Caesar is captured is out, and the captor takes all that was his. The last Caesar wins; or all others agree to proclaim one.',
  'rules.2.title': 'Pieces',
  'rules.2.text':
    'Each colour has 1 Caesar, 4 Generals, 20 infantry, 20 cavalry, 6 catapults and 8 galleys. 16 cities, 16 fortifications and 20 roads are shared. What is lost can be bought again, leaders never.',
  'rules.3.title': 'The board',
  'rules.3.text':
    'Provinces are worth 5 or 10. Four straits join provinces across the sea: they are open unless another player’s galleys lie in that sea and he refuses.',
  'rules.4.title': 'Control and tribute',
  'rules.4.text':
    'A province stays yours when your troops leave. Your tribute is the sum of your provinces and 5 for each city.',
  'rules.5.title': 'Leaders and cities',
  'rules.5.text':
    'Land units move only with a leader. A beaten General is killed or kept for ransom, a captured Caesar ends the game for his player. Walls add two dice to the defence, one against catapults.',
  'rules.6.title': 'Set-up',
  'rules.6.text':
    'A home with a fortified city, Caesar, 4 Generals and 5 infantry. Macedonia begins; play goes round the sea.',
  'rules.7.title': 'A turn',
  'rules.7.text': 'Movement, combat, tribute, destruction of cities, purchase, placement.',
  'rules.8.title': 'Movement',
  'rules.8.text':
    'Leaders and cavalry have 2 points, infantry and catapults 1. A leader takes up to 7 units along and may drop and pick up others. A road of any length costs one point. Enemy units stop a legion unless their owner lets it pass.\nGalleys have 2 points, carry 7 units with a leader, and land them on another coast. Whoever boards or lands does not march in that turn.',
  'rules.9.title': 'Combat',
  'rules.9.text':
    'Battles are fought where legions meet. Five units and one more for each leader fight; each rolls a die and hits if it shows a unit of its kind, one die for each unit. The owner chooses his losses. Then the defender, then the attacker, fights on or retreats to a province of his own; cavalry pursues. Troops that landed cannot retreat.\nGalleys fight only if the player in turn wants it: two dice each, three rounds.',
  'rules.10.title': 'Conquest',
  'rules.10.text':
    'A land unit that stays in a province without enemy units takes it. Without his home a player has no tribute and buys nothing.',
  'rules.11.title': 'Tribute',
  'rules.11.text': 'You receive as many Talents as your tribute.',
  'rules.12.title': 'Destroying cities',
  'rules.12.text': 'You may destroy your own cities before you buy. Walls and roads go with them.',
  'rules.13.title': 'Purchase and inflation',
  'rules.13.text':
    'Infantry 10, cavalry 20, galley 20, catapult 30, city 30, fortification 20, both 50, road 10. When a tribute first reaches 105 all prices double, at 205 they triple, from the next turn of that player.',
  'rules.14.title': 'Placement and ransom',
  'rules.14.text':
    'Units and galleys appear in your home, cities in any province of yours, roads between cities of yours in neighbouring provinces. Captured Generals can be ransomed or exchanged.',
  'rules.15.title': 'Alliances',
  'rules.15.text':
    'Everything may be promised and nothing binds. Passage can be granted or refused each time, or by standing orders.',
} as const;
