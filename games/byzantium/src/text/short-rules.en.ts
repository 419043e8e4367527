/** The rules in short, by the chapters that the questions refer to. */
export const shortRulesEn = {
  'about.blurb': 'Lead a Byzantine and an Arab army at once. Only balanced glory counts in full.',
  'about.time': 'about 2 hours',
  'rules.1.title': 'What it is about',
  'rules.1.text':
    'Every player leads a Byzantine and an Arab army and wins points for both. At the end both scores count together, if the lower is at least half of the higher.',
  'rules.2.title': 'The turn',
  'rules.2.text':
    'Three turns. In each, players take actions one after the other until all have passed; then income and upkeep.',
  'rules.3.title': 'Actions',
  'rules.3.text':
    'One action at a time: take control of a city, reinforce, a special action, taxes, a church or mosque, move or attack with one army, or pass. Whoever passes first begins the next turn; when all others have passed, the last player has one more action.',
  'rules.4.title': 'Taking control',
  'rules.4.text':
    'Put a cube on a Byzantine or Arab city that nobody controls, and win a point for its faction. The cube comes free from your Cube Pool, or for 3 bezants from the Casualty Pool or an army. Your first Byzantine city lets your Byzantine army enter the map.',
  'rules.5.title': 'Reinforcing',
  'rules.5.text':
    'Add up to three cubes to the boxes of your armies: Elite, Main Army, Levy, Movement. At most one Elite cube in an action.',
  'rules.6.title': 'Special actions',
  'rules.6.text':
    'Each box can be filled once a turn: send the Bulgars, fortify, develop a city, become Emperor or Caliph (2 points), start a civil war, command a fleet. The Byzantine Fleet may stop Arabs at sea: they pay double and face its dice.',
  'rules.7.title': 'Taxes',
  'rules.7.text': 'Once a turn put cubes from your Cube Pool into the Taxes box: 2 bezants each, for either treasury.',
  'rules.8.title': 'Church and mosque',
  'rules.8.text': 'For 6 bezants and a cube: 2 points for that faction.',
  'rules.9.title': 'Moving',
  'rules.9.text':
    'An army enters in any city of its colour. It goes along a link for Movement cubes: roads 1; the sea 1 for Byzantines and 2 for Arabs; the desert 1, for Arabs only. A second link in the same action costs one more. From Constantinople a Byzantine army can sail to any coast of the Mediterranean or the Black Sea. Entering a city of another colour is an attack; you never attack yourself.',
  'rules.10.title': 'Combat',
  'rules.10.text':
    'Armies in the city may retreat; those that stay are fought. If none stays, the Levy of the controller may fight. Both roll a die for each Main Army cube (three at most) and each Elite cube; 4 and more hits, each hit takes a cube of the owner’s choice. Then Elite and Main Army are compared: the attacker must have more.\nThen the walls roll a die for each counter (Constantinople: 5, two cubes a hit). If the attacker is still stronger than the counters, he takes the city: one counter goes, he wins the counters left as points and as bezants, and puts a cube on it.',
  'rules.11.title': 'Bulgars',
  'rules.11.text':
    'Two cubes join them, then they attack a city on their way or grow by two more. What they take turns orange and gives points to the other faction of the player who sent them.',
  'rules.12.title': 'Passing, income and upkeep',
  'rules.12.text':
    'Who passes is out for this turn. Then each city held brings 2 bezants a counter to the treasury of its colour. Cubes cost: Elite 3, Levy 2, Main Army and Movement 1. A cube that cannot be paid leaves the game and costs a point.',
  'rules.13.title': 'The fall of Constantinople',
  'rules.13.text':
    'If an Arab army or the Bulgars take Constantinople, the game ends at once: 5 points, and only Arab points count.',
  'rules.14.title': 'The end',
  'rules.14.text':
    'After three turns each counter of a city you hold is a point for its faction. If your lower score is at least half of the higher, both count together; if not, only the higher counts.',
} as const;
