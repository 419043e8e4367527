/** Words of private events, diplomacy cards and pacts, in English. */
export const cards = {
  'event.card.played': 'The {side} play the card {card}.',
  'event.card.thwarted': 'The {side} thwart {card} by Intrigue.',
  'event.card.stands': 'The {side} try Intrigue against {card}, in vain.',
  'event.plot.failed': 'A plot against {leader} fails ({roll}).',
  'event.sedition': 'Sedition keeps {leader} at home this turn ({roll}).',
  'event.defected': 'A unit of the {nation} goes over to the {enemy}: {units}.',
  'event.deserted': 'The {nation} are left by {units}.',
  'event.forced-march': 'The stack of the {nation} in {province} marches a step farther.',
  'event.night-march': 'The stack of the {nation} in {province} marches by night.',
  'event.youth': 'The {nation} see a renaissance.',
  'event.repaired': 'The {nation} restore {units}.',
  'event.coalition': 'The {nation} and the {enemy} join in a coalition this turn.',
  'event.tie.broken': 'What tied the {nation} and the {enemy} is broken.',
  'event.tie.holds': 'The {nation} and the {enemy} hold together.',
  'event.ceded': 'The {nation} cede {province} to the {enemy}.',
  'event.served': 'A unit of the {enemy} serves the {nation} in {province}.',
  'event.united': 'The {nation} become one with the {lord}.',
  'event.card.taken': 'The {side} take a card at random from the {from}.',
  'event.limes.moved': 'The Limes of {province} is moved to {to}.',
  'event.spied': 'Spies of {by} look into the cards of the {side}.',
  'event.spy.saw': 'Your spies saw {card}.',
  'event.card.lost': 'The spies take away {card}.',
  'event.spy.envoy': 'Spies intercept a courier of the {nation}.',
  'event.spy.got': 'You now hold the diplomacy card {envoy}.',
  'prompt.cards': 'The {side} may play private events. Which one?',
  'prompt.battle-card': 'Before the battle of the {nation} against the {enemy} in {province}: do you play a card?',
  'prompt.help': 'Whom does {card} help?',
  'prompt.thwart': 'The {side} have played {card}: do you thwart it by Intrigue? It takes a D2.',
  'prompt.waverer': 'Which unit of the {nation} do you entice away?',
  'prompt.victim': 'Against whom is {card} aimed?',
  'prompt.nation': 'For which nation is {card}?',
  'prompt.which-stack': 'Which stack of the {nation} makes use of {card}?',
  'prompt.spy': 'On whom do your spies look?',
  'prompt.pact': 'Which of your nations seeks an ally, or which tie shall be broken?',
  'prompt.league': 'Who belongs to the coalition?',
  'prompt.relieve': 'The {nation} besiege {province}: do you help the city?',
  'prompt.claim': 'Which province must the {enemy} cede to the {nation}?',
  'prompt.garrison': 'From where do the {nation} send a garrison to {to}?',
  'prompt.hire-huns': 'Do the {nation} hire a unit of the Huns for 3 gold?',
  'prompt.serve': 'Do the {nation} let a unit serve the {lord} for 3 gold?',
  'prompt.goths': 'Do the {nation} lend a unit to the {lord} for this activation?',
  'prompt.leave-foedus': 'The power of the {lord} is shaken: do the {nation} break their Foedus?',
  'prompt.change-lord': 'The empire falls: do the {nation} become federates of the {lord}?',
  'prompt.reunite': 'Shall West and East be one empire again?',
  'prompt.merge': 'Shall Angles and Saxons become one nation?',
  'prompt.move-limes': 'Where does the Limes of {province} follow the border?',
  'prompt.collect': 'Do the {nation} claim the points of their baptism now ({points})?',
  'prompt.sea-card': 'The {nation} are at sea, bound for {province}: do you play a card?',
  'prompt.storm': 'The {enemy} intercept the {nation} in {province}: does a storm part them?',
  'outcome.taken': 'the attacker wins',
  'outcome.repelled': 'the attack fails',
  'figure.losses': 'own losses',
  'figure.enemy-losses': 'enemy losses',
  'prompt.walls': 'Where do the {nation} build walls for 5 gold?',
  'prompt.plunder-card': 'The {nation} have plundered: do you play a card for more?',
  'prompt.loyal': '{calamity} threatens the {nation}: do you play a card against it?',
  'option.pass': 'Play no card',
  'option.event': 'Play {card}',
  'option.hire-huns': 'Hire a Hun unit',
  'option.collect': 'Claim them now',
  'option.move-limes': 'Move the Limes to {province}',
  'option.help': 'Help {whose}',
  'option.entice': 'Entice {unit} away',
  'option.kill': 'Plot against {leader}',
  'option.stack-at': 'Use it in {province}',
  'option.youth': 'Rejuvenate the {nation}',
  'option.break-free': 'Free the {nation}',
  'option.repair': 'Restore two units of the {nation}',
  'option.levy': 'Raise infantry of the {nation}',
  'option.subsidy': 'Give the {nation} 5 gold',
  'option.spy-on': 'Look at the cards of the {side}',
  'option.spy-envoy': 'Take a diplomacy card of the {nation}',
  'option.cheap-walls': 'Build walls in {province}',
  'option.break-tie': 'Part the {nation} from the {enemy}',
  'order.cards': 'When I can play an event card',

  'about.card.abundance': 'Every civilised nation gains 1 gold for each granary it controls in peace.',
  'about.card.alliance':
    'In the Events action: one of your active nations and another are allies this turn. Another player must agree; two of your own need a D2. Or break an alliance or the tie of an active client on a D2.',
  'about.card.ambush':
    'Before a battle in forest, swamp or mountains: the defender shoots first, as from an ambush, with one more white die. In mountains not against a leader who knows them.',
  'about.card.assassination':
    'In the Events action, in your Movement or before a battle: name an enemy leader, who dies on 7 or more (+2 if the nation is in Decline).',
  'about.card.barbarian-coalition':
    'In the Events action: up to three free barbarian nations in the same or neighbouring areas are allies this turn. One is yours; other players must agree.',
  'about.card.caravan':
    'This turn the exceptional caravan brings 10 gold, the others 5; barbarians draw two plunder markers.',
  'about.card.cavalry-charge':
    'Before a battle on plain, steppe or desert: a side with cavalry exchanges one more white die for a black one.',
  'about.card.city-growth':
    'One of your cities, or a site of yours in a civilised area, rises a level, up to 3. If you have none, any unsacked city does.',
  'about.card.conscription':
    'In the Events action or in Purchases: one of your nations gets a standard infantry at its horde or capital, free of charge and limit.',
  'about.card.crossing': 'Before a battle: river, ridge or strait cost the attacker nothing.',
  'about.card.defection':
    'Before a battle: one mercenary or auxiliary of the enemy leaves. On a D2 it fights for you, else it goes home.',
  'about.card.dice':
    'Before a battle: two more re-rolls. In a siege: one more roll. When you intercept or evade: a failed roll is repeated.',
  'about.card.expert-navigation': '+2 to a landing, or a re-roll in a battle at sea.',
  'about.card.famine':
    'In an area drawn by lot provinces without a granary give nothing this turn and cities half a gold; a nation with more than four units there loses one.',
  'about.card.forced-march': 'In your Movement: all units of one stack move a step farther.',
  'about.card.fortifications':
    'In Purchases: walls for a city for 5 gold instead of 15. Or, when a city is besieged: −1 to the rolls.',
  'about.card.heresy': 'A heresy breaks out in an area drawn by lot, even in that of a capital.',
  'about.card.heroism':
    'Before a battle: one hit of the melee does no harm, and your leader survives the loss of his stack.',
  'about.card.inspired-command': 'Before a battle or siege: a leader counts one more combat bonus, up to 3.',
  'about.card.intrigue': 'When another player plays a private event against you: on a D2 it has no effect.',
  'about.card.loyal-troops':
    'Cancels a usurper, a mutiny or a desertion in one of your nations. Or, before a battle: you recover one unit more.',
  'about.card.mercenaries':
    'In your Movement: a barbarian nation whose horde is in or beside your areas lends a unit for this activation, for 3 gold. Barbarians, who cannot spend gold, pay nothing.',
  'about.card.night-march': 'In your Movement: one stack cannot be intercepted.',
  'about.card.obstinate-defence': 'Before a battle: the defender has one more white die and wins if losses are equal.',
  'about.card.plague':
    'In an area drawn by lot every stack of three or more units loses one, and the largest city drops a level.',
  'about.card.plunder':
    'When you sack a city, plunder a caravan or raid with great success: draw one more plunder marker.',
  'about.card.reaction': '+3 to one interception or evasion, or a second roll if it fails.',
  'about.card.renaissance':
    'In the Events action or in your Movement: one of your nations breaks its Foedus or vassalage without a test, or a civilised one grows a space younger (or lowers its Decline).',
  'about.card.reserve': 'The discards are shuffled into the deck, and a card is drawn again.',
  'about.card.revolt': 'A province of an area drawn by lot rises in revolt; the dice say who chooses it.',
  'about.card.sedition':
    'In the Events action or in your Movement: an enemy leader of a civilised nation does nothing this turn, and on a 10 is gone.',
  'about.card.shortage':
    'In an area drawn by lot: the civilised nation with the most cities there buys no units this turn and loses 2 gold.',
  'about.card.siege-engines': 'Before a siege: +2 to its rolls.',
  'about.card.spies':
    'In your Movement: look at a player’s events and discard one at random, or take a random diplomacy card from a nation.',
  'about.card.storm': '−3 to a landing, or a transport does not sail, or an interception at sea fails.',
  'about.card.subsidies': 'In the Events action or in Purchases: one of your nations gains 5 gold.',
  'about.card.surprise': 'Before a battle: one more white die in the melee.',
  'about.card.terror':
    'A city without walls surrenders to your barbarian leader; one with walls, unless it is a capital, on a D2.',
  'about.card.treason':
    'In your Movement: a nation of yours breaks its Foedus or vassalage without a test. Or, before a siege: +3 to its rolls.',
  'about.card.veterans':
    'Before a battle: two standard units count as elite. Or, in the Events action or in Purchases: an active civilised nation restores two damaged elite units.',

  'about.envoy.alliance':
    'Offer a free nation an alliance for this turn; another player decides, your own nation needs a D2. A minor kingdom becomes your client on a D2. Or break an alliance or a client’s tie on a D2.',
  'about.envoy.treaty':
    '5 gold: no war between the two this turn, and the other cedes a province beside you (no capital, horde or granary).',
  'about.envoy.marriage':
    '2 gold: the other lends a unit for your next activation, and scores 2 points if it does not attack you in its own.',
  'about.envoy.tribute': '10 gold: no war between the two this turn.',
  'about.envoy.foedus': 'A barbarian nation must accept a Foedus.',
  'about.envoy.bribe': '1 gold to the besieger: a siege is lifted.',
  'about.envoy.mercenary': '3 gold: a barbarian nation beside your areas lends a unit for your next activation.',
  'about.envoy.nullity': 'No effect. But nobody knows that you hold it.',
} as const;
