// The plan of the house. Read it from top to bottom: whatever stands lower may import from what stands higher, types
// included, and never the other way round. `npm test` holds every import to it (scripts/check-plan.mjs).

/** The packages, the lowest first, and what each may know of the others. */
export const PACKAGES = {
  engine: [],
  atlas: [],
  protocol: [],
  'games/*': ['engine'],
  registry: ['engine', 'games/*'],
  bots: ['engine'],
  server: ['engine', 'bots', 'protocol', 'registry'],
  web: ['engine', 'atlas', 'bots', 'protocol', 'registry'],
  cli: ['engine', 'atlas', 'bots', 'registry', 'server'],
};

/** The rooms of every game: one skeleton. What a game has no use for it leaves out. */
export const GAME = [
  'data', // the tables a player could proof-read; cards in folders of their own
  'settings.ts', // what can be settled before the game
  'state.ts', // what is true now
  'options.ts', // every answer there can be
  'events.ts', // everything that can happen
  'rules', // the book, chapter by chapter
  'view.ts', // what a seat may know
  'standing-orders.ts', // what a seat may settle beforehand
  'insight', // what bots know
  'scene', // what it looks like
  'text', // the words
  'rulebook', // the book in our own words
  'index.ts', // the game
];

/** The folders (and single files) of each package, in order; a game that is not named here has the plain skeleton. */
export const FOLDERS = {
  engine: [
    'common', // seats, errors, hashes, chance
    'rules', // what a rule is written with: options, decisions, boards, the context of a flow
    'game', // what a game provides: contract, messages, scene, look, rulebook
    'play', // a game being played: run, match, record
    'index.ts',
    'testing/games', // tiny games for the tests of the house
    'testing/play', // random play, loaded dice
    'testing/conformance', // the contract that every game keeps
    'testing/stories', // positions, answers, what is said of them
    'testing',
  ],
  atlas: [
    'model',
    'geography',
    'draw',
    'png.ts',
    'index.ts',
    'raster',
    'lines',
    'regions',
    'names',
    'check',
    'build',
    'command.ts',
  ],
  protocol: [
    'changes.ts',
    'parts.ts',
    'errors.ts',
    'clock.ts',
    'paces.ts',
    'phrases.ts',
    'lobby.ts',
    'tables.ts',
    'game.ts',
    'commands.ts',
    'socket.ts',
    'notices.ts',
    'rings.ts',
    'index.ts',
  ],
  registry: ['index.ts'],
  bots: ['players', 'advice', 'analysis', 'contests', 'training', 'engines', 'workers', 'index.ts', 'browser.ts'],
  server: [
    'common',
    'store',
    'options.ts',
    'restore',
    'notices', // what is told to those who do not look: when, in which words, by which way
    'rings', // who holds what, on whichever device, and the ways back
    'lobby', // who plays together by a link, and tables that come to nothing
    'engine-seats.ts', // engines of other people, by the names that the operator gave them
    'tables',
    'http',
    'socket',
    'services.ts',
    'server.ts',
    'index.ts',
  ],
  web: [
    'texts', // the page's own words
    'ui', // glyphs, switches, dialogs: things that know no game
    'client', // where games come from: the server, or a match in this page
    'question', // what a question offers, without React
    'session', // who looks, what he is doing
    'board', // the map
    'panels', // what stands beside it
    'log',
    'map', // what lies over the map
    'prompt', // the question, seen
    'table', // all of it together
    'pages/public', // tables and circles that others may see
    'pages/installed', // the page itself: kept, renewed, on the home screen
    'pages/replay/analysis', // a finished game looked at again
    'pages/replay',
    'pages/notices',
    'pages/devices',
    'pages',
    'app.tsx',
    'main.tsx',
  ],
  cli: [
    'errors.ts',
    'texts',
    'terminal.ts',
    'context.ts',
    'version.ts',
    'arguments.ts',
    'folder.ts',
    'registry.ts',
    'bots.ts',
    'speaker.ts',
    'text-layout.ts',
    'progress.ts',
    'bench',
    'play',
    'simulate',
    'arena',
    'commands',
    'program.ts',
    'index.ts',
  ],
  'games/italia': GAME.flatMap((room) => {
    if (room === 'data') return ['data', 'data/cards/republic', 'data/cards/migrations', 'data/book'];
    if (room === 'state.ts') return ['state'];
    if (room !== 'rules') return [room];
    return ['pieces', 'points', 'battle', 'economy', 'movement', 'nations', 'campaign', 'turn'].map(
      (part) => `rules/${part}`,
    );
  }),
  'games/invasions': GAME.flatMap((room) => {
    if (room === 'standing-orders.ts') return ['standing-orders.ts', 'secrets.ts'];
    if (room === 'state.ts') return ['state', 'state/position.ts', 'state/changes', 'state.ts'];
    if (room === 'events.ts') return ['card-events.ts', 'events.ts'];
    if (room !== 'rules') return [room];
    const parts = [
      'pieces',
      'lands',
      'setup.ts',
      'nations',
      'diplomacy',
      'cards',
      'treasury',
      'battle',
      'siege',
      'movement',
      'sea',
      'activation',
      'turn',
    ];
    return parts.map((part) => (part === 'setup.ts' ? part : `rules/${part}`));
  }),
};

/** More files than this in one folder are two chapters. */
export const MOST_FILES = 25;
