/** The rules in short, by the chapters that the questions refer to. */
export const shortRulesEn = {
  'about.blurb': 'Trade, build and fight round the Middle Sea. Four heroes or wonders win, or the Pyramids.',
  'about.time': 'about 2 hours',
  'rules.1.title': 'What it is about',
  'rules.1.text':
    'Whoever first owns four heroes and wonders in any mix wins at once; so does whoever builds the Pyramids. Your civilization’s own hero counts.',
  'rules.2.title': 'Set-up',
  'rules.2.text':
    'Introductory: your player aid says what stands where, and you have your hero. Advanced: 36 points for whatever you like in your capital and next to it. Civilizations without a player are neutral and only defend.',
  'rules.3.title': 'Turn and roles',
  'rules.3.text':
    'A turn is commerce, construction, military. Before it, the roles are dealt anew: most caravans and markets make the Director of Commerce, most cities and temples the Political Leader, most units the Military Leader. The holder keeps a tie; a tie of others he decides.',
  'rules.4.title': 'Commerce',
  'rules.4.text':
    'A city gives a tax, two with a temple; a caravan gives its good, two with a market. Then the Director says how many cards everybody offers. All offers are shown together; the Director takes a card of somebody, who takes one of somebody else, and so on. No more than two exchanges in a row between the same two. Who ends a card short gets one from the Director.',
  'rules.5.title': 'Construction',
  'rules.5.text':
    'The Political Leader says who builds next. Pay with taxes only, or with goods that are all different, exactly the cost: influence, city, caravan, legion, trireme, fortress 3; temple, market 6; hero, wonder 9; Pyramids 12. Build where your marker already stood and no enemy is; new markers go next to your lands, also over a chain of your triremes. You keep at most two taxes.',
  'rules.6.title': 'Military',
  'rules.6.text':
    'The Military Leader says who moves next. First triremes, one space each, and battles at sea if you like; then legions, one province or along a chain of your triremes. Where they meet other land units they fight one round: a die for each legion, 6 for a fortress, a loss for every 5 points. Alone in an enemy’s province you pillage a building, occupy buildings for their income, or put a legion on the marker to convert the province in the next construction phase.',
  'rules.7.title': 'End',
  'rules.7.text': 'The purchase that wins ends the game at once, so the order of building can decide it.',
} as const;
