import { type Flow, type Game, Match, option, parseRecord, type Seat, type Table } from '@tabula/engine';
import { conformance } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

/** Two neighbours with a bridge each: whoever wants to cross must be let, and each may settle that beforehand. */
interface Bridge {
  crossings: number;
  active: Seat;
  readonly policy: ('ask' | 'always' | 'never')[];
  readonly points: number[];
}

const CROSS = option('cross');
const REST = option('rest');
const LET = option('let');
const BAR = option('bar');
const VALUES = (['ask', 'always', 'never'] as const).map((word) => option('order', { about: 'bridge', word }));

function* play(g: Table<Bridge>): Flow<void> {
  const { state } = g;
  while (state.crossings < 8) {
    g.checkpoint();
    const { kind } = yield* g.choose(state.active, { ask: 'go', rule: '1' }, [CROSS, REST]);
    state.crossings += 1;
    if (kind === 'cross' && (yield* isLet(g, 1 - state.active))) state.points[state.active] += 1;
    state.active = 1 - state.active;
  }
}

function* isLet(g: Table<Bridge>, owner: Seat): Flow<boolean> {
  const policy = g.state.policy[owner];
  if (policy !== 'ask') return policy === 'always';
  return (yield* g.choose(owner, { ask: 'let', rule: '2', fallback: 'bar' }, [LET, BAR])).kind === 'let';
}

const words = {
  seat: 'Seat {number}',
  'prompt.go': 'Cross?',
  'prompt.let': 'Let him?',
  'option.cross': 'Cross',
  'option.rest': 'Rest',
  'option.let': 'Let him',
  'option.bar': 'Bar him',
  'option.order': '{word, select, ask {Ask me} always {Always} other {Never}}',
  'order.bridge': 'Crossing my bridge',
  'ending.eight': 'Eight days are over.',
};

const bridge: Game<Bridge> = {
  id: 'bridge',
  version: 1,
  title: { en: 'Bridge', it: 'Ponte' },
  players: { min: 2, max: 2, usual: 2 },
  settings: {},
  nouns: { by: 'seat' },
  messages: { en: words, it: words },
  board: { spaces: [], links: [] },
  insight: { scale: 1, evaluate: ({ points }, seat) => points[seat] - points[1 - seat] },
  standing: {
    orders: (_, seat) => [{ name: { say: 'order.bridge' }, values: VALUES, now: `order bridge ${now(_, seat)}` }],
    give: (state, seat, order) => {
      for (const { id, word } of VALUES) if (id === order.id) state.policy[seat] = word;
    },
  },
  setup: () => ({ crossings: 0, active: 0, policy: ['ask', 'ask'], points: [0, 0] }),
  play,
  copy: ({ crossings, active, policy, points }) => ({
    crossings,
    active,
    policy: policy.slice(),
    points: points.slice(),
  }),
  view: (state) => structuredClone(state),
  result: ({ points }) => ({ points, winners: [0, 1], ending: 'eight' }),
  scene: () => ({ headline: [], pieces: [], tracks: [], trays: [], panels: [] }),
};

function now(view: unknown, seat: Seat): string {
  return typeof view === 'object' && view !== null && 'policy' in view && Array.isArray(view.policy)
    ? String(view.policy[seat])
    : 'unknown';
}

const start = () => Match.create(bridge, { players: 2, seed: 'ab'.repeat(16) });

describe('bridge keeps the contract', () => {
  for (const { name, run } of conformance(bridge, { games: 12 })) it(name, run);
});

describe('a standing order', () => {
  it('is given out of turn, and spares its owner the question', () => {
    const match = start();
    match.answer(1, 'order bridge always');
    expect(match.seen(0).waiting).toEqual([0]);
    match.answer(0, 'cross');
    expect(match.state.points).toEqual([1, 0]);
    expect(match.seen(1).ask?.prompt.ask).toBe('go');
  });

  it('can be withdrawn between two moves', () => {
    const match = start();
    for (const [seat, id] of [
      [1, 'order bridge always'],
      [0, 'cross'],
      [1, 'rest'],
      [1, 'order bridge never'],
      [0, 'cross'],
    ] as const)
      match.answer(seat, id);
    expect(match.state.points).toEqual([1, 0]);
  });

  it('stands in the record', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross');
    const text = match.toString();
    expect(text).toContain('\n2 order bridge never\n1 cross\n');
    expect(Match.replay(bridge, parseRecord(text)).hash()).toBe(match.hash());
  });

  it('leaves an answer that is on its way as good as it was', () => {
    const match = start();
    const { step } = match.seen(0);
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross', step);
    expect(match.state.crossings).toBe(1);
  });

  it('can be taken back', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.undo(1);
    expect(match.seen(1).orders.map(({ now }) => now)).toEqual(['order bridge ask']);
    expect(match.answers).toEqual([]);
  });

  it('is refused from nobody, about nothing, and after the end', () => {
    const match = start();
    expect(() => match.answer(2, 'order bridge never')).toThrow('there is no seat 3');
    expect(() => match.answer(-1, 'order bridge never')).toThrow('there is no seat 0');
    expect(() => match.answer(0, 'order moon never')).toThrow('no order that seat 1 can give');
    for (let i = 0; i < 8; i++) match.answer(i % 2, 'rest');
    expect(match.seen(0).orders).toEqual([]);
    expect(() => match.answer(0, 'order bridge never')).toThrow('the game is over');
  });
});
