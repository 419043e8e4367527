/** The words of the war at sea (XXV), and of some other moments of war. */
export const war = {
  'event.fleet.lost': 'A fleet of the {nation} in {province} has no harbour within reach and is lost.',
  'event.naval.intercepted': 'The fleet of the {nation} catches the {enemy} in {province}.',
  'event.naval.failed': 'The fleet of the {nation} misses the {enemy} in {province}.',
  'event.naval.battle': 'Battle at sea in {province}: the {nation} against the {enemy}.',
  'event.naval.refused': 'The fleet of the {nation} refuses battle to the {enemy}.',
  'event.naval.won':
    'The {nation} beat the {enemy} at sea in {province}: {hits, plural, one {# hit} other {# hits}} against {suffered}.',
  'event.naval.drawn': 'Nobody wins at sea in {province}; hits: the {nation} {hits}, the {enemy} {suffered}.',
  'event.sailed': 'The {nation} sail from {province} for {to}: {units}.',
  'event.landing': 'The {nation} reach the coast of {province} ({roll}).',
  'event.landing.failed': 'The sea throws the {nation} back from {province} ({roll}).',
  'event.harried':
    'Fleets of the {nation} fall on the boats of the {enemy} in {province}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'prompt.fleets': 'Which fleets of the {nation} leave {province}?',
  'prompt.naval': 'The {enemy} sail in {province}: does the fleet of the {nation} intercept? The chance is {chance}%.',
  'prompt.naval-battle': 'The {enemy} have caught the fleet of the {nation}: does it fight?',
  'prompt.aboard': 'Does a leader of the {nation} go aboard in {province}?',
  'prompt.launch': 'Where do the fleets of the {nation} appear?',
  'option.sail': 'Sail to {province}',
  'option.engage-at': 'Seek battle in {province}',
  'option.engage': 'Intercept',
  'option.let-pass': 'Let them pass',
  'option.fight': 'Fight',
  'option.refuse': 'Refuse battle',
  'event.limes.hit': 'The Limes of {province} takes a hit for the {nation} and falls.',
  'prompt.hit-limes':
    '{hits, plural, one {# hit} other {# hits}} on the {nation} in {province}: does one fall on the Limes?',
  'event.foedus.agreed': 'The {nation} accept a Foedus with the {lord}; it takes effect when they act.',
  'event.foedus.lapsed': 'The Foedus of the {nation} with the {lord} comes to nothing.',
  'prompt.camp': 'In which province of the Foedus do the {nation} camp?',
  'prompt.settlers': 'Which units of the {nation} settle in {province}?',
  'prompt.make-room': 'Which units of the {nation} leave {province} to their federates?',
  'prompt.withdraw': 'The {enemy} have broken the Foedus: which units of the {nation} leave {province}?',
  'prompt.entry':
    'Where does the horde of the {nation} arrive: as the Calendar says, or with those who settled before?',
  'prompt.leads-too': 'Does {leader} go with them to {province}, too?',
  'prompt.flees': 'Does {leader} flee with them to {to}?',
  'prompt.overrun': 'Do the {nation} overrun the single unit in {province}, for an extra step?',
  'prompt.clear': 'Do the {nation} just hold the enemy in {province}, so that others may pass, and fight later?',
  'prompt.spread': 'Do units of the {nation} end beside their horde in {province}?',
  'prompt.straggle': 'Do others of the {nation} in {province} get away to a province on the way?',
  'event.siege.kept': 'The {nation} keep up the siege of {province}.',
  'prompt.keep-up': 'Do the {nation} keep up the siege of {province} until the next campaign?',
  'prompt.besiegers': 'Which units of the {nation} stay before {province}?',
  'event.opposed': 'The {nation} will not let the {enemy} pass this turn.',
  'prompt.oppose': 'The {enemy} act: do the {nation} declare hostility to them for this turn?',

  // What stands behind dice
  'chip.dice': '{white} white, {black} black',
  'chip.open': 'white and red swords hit',
  'chip.closed': 'only white swords hit: no open ground',

  // What follows from a march
  'follow.crowd':
    '{province}: {count, plural, one {# unit} other {# units}} over the limit of {limit}, lost when the movement ends',
  'follow.intercept':
    'The {nation} may intercept in {province}, {count, plural, one {with one stack} other {with # stacks}}',
  'follow.empty': '{province} is left without a unit',
} as const;
