import { type Flow, type Game, option, type RulesContext } from '@tabula/engine';

/** A game of six turns for looking into the kernel: two answers a turn, and a checkpoint only at the head of a turn. */
export interface Dicey {
  turn: number;
  readonly rolls: number[];
  readonly held: number[];
}

const HOLD = option('hold');
const ROLL = option('roll');
const PEEK = option('peek');
const BREAK = option('break');
const OPTIONS = [HOLD, ROLL, PEEK, BREAK];
const TURNS = 6;

function* play(g: RulesContext<Dicey>): Flow<void> {
  const { state } = g;
  while (state.turn < TURNS) {
    g.checkpoint();
    const seat = state.turn % 2;
    yield* act(g, seat);
    yield* act(g, seat);
    state.turn += 1;
  }
}

function* act(g: RulesContext<Dicey>, seat: number): Flow<void> {
  const { kind } = yield* g.choose(seat, { ask: 'act', rule: '1' }, OPTIONS);
  g.emit({ event: 'acted', by: seat });
  if (kind === 'hold') g.state.held.push(seat);
  if (kind === 'roll') g.state.rolls.push(...g.roll(1, 1000));
  if (kind === 'peek') g.reveal();
  if (kind === 'break') {
    g.state.held.push(99);
    throw new Error('the table broke');
  }
}

const words = {
  'prompt.act': 'Act',
  'option.hold': 'Hold',
  'option.roll': 'Roll',
  'option.peek': 'Peek',
  'option.break': 'Break',
  'event.acted': '{by} acts.',
  'ending.turns': 'Six turns are over.',
  seat: 'Seat {number}',
};

export const dicey: Game<Dicey> = {
  id: 'dicey',
  version: 3,
  title: { en: 'Dicey', it: 'Dadi' },
  players: { min: 2, max: 2, usual: 2 },
  settings: {},
  nouns: { by: 'seat' },
  messages: { en: words, it: words },
  board: { spaces: [], links: [] },
  insight: { scale: 1, evaluate: () => 0 },
  setup: () => ({ turn: 0, rolls: [], held: [] }),
  play,
  copy: ({ turn, rolls, held }) => ({ turn, rolls: rolls.slice(), held: held.slice() }),
  view: (state) => state,
  result: () => ({ points: [0, 0], winners: [0, 1], ending: 'turns' }),
  scene: () => ({ headline: [], pieces: [], tracks: [], trays: [], panels: [] }),
};
