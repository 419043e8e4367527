/** XXV The words of the war at sea. */
export const fleets = {
  'event.fleet.lost': 'A fleet of the {nation} in {province} has no harbour within reach and is lost.',
  'event.naval.intercepted': 'The fleet of the {nation} catches the {enemy} in {province}.',
  'event.naval.failed': 'The fleet of the {nation} misses the {enemy} in {province}.',
  'event.naval.battle': 'Battle at sea in {province}: the {nation} against the {enemy}.',
  'event.naval.refused': 'The fleet of the {nation} refuses battle to the {enemy}.',
  'event.naval.won': 'The {nation} beat the {enemy} at sea in {province}: {hits} hits against {suffered}.',
  'event.naval.drawn':
    'Nobody wins at sea in {province}: the {nation} and the {enemy} hit {hits} and {suffered} times.',
  'event.sailed': 'The {nation} sail from {province} for {to}: {units}.',
  'event.landing': 'The {nation} reach the coast of {province} ({roll}).',
  'event.landing.failed': 'The sea throws the {nation} back from {province} ({roll}).',
  'event.harried':
    'Fleets of the {nation} fall on the boats of the {enemy} in {province}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'prompt.fleets': 'Which fleets of the {nation} leave {province}?',
  'prompt.naval': 'The {enemy} sail in {province}: does the fleet of the {nation} intercept? The chance is {chance} %.',
  'prompt.naval-battle': 'The {enemy} have caught the fleet of the {nation}: does it fight?',
  'prompt.aboard': 'Does a leader of the {nation} go aboard in {province}?',
  'prompt.launch': 'Where do the fleets of the {nation} appear?',
  'option.sail': 'By sea to {province}',
  'option.engage-at': 'Seek battle in {province}',
  'option.engage': 'Intercept',
  'option.pass': 'Let them pass',
  'option.fight': 'Fight',
  'option.refuse': 'Refuse battle',
} as const;
