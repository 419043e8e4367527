import type { Seat } from '../../common/seat.ts';
import type { Game } from '../../game/game.ts';
import type { GameEvent, RulesContext } from '../../rules/context.ts';
import type { Flow } from '../../rules/decision.ts';
import { option } from '../../rules/option.ts';

/** Two neighbours with a bridge each: whoever wants to cross must be let, and each may settle that beforehand. */
export interface Bridge {
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

function* play(g: RulesContext<Bridge>): Flow<void> {
  const { state } = g;
  while (state.crossings < 8) {
    g.checkpoint();
    const { kind } = yield* g.choose(state.active, { ask: 'go', rule: '1' }, [CROSS, REST]);
    state.crossings += 1;
    if (kind === 'cross' && (yield* isLet(g, 1 - state.active))) state.points[state.active] += 1;
    state.active = 1 - state.active;
  }
}

function* isLet(g: RulesContext<Bridge>, owner: Seat): Flow<boolean> {
  const policy = g.state.policy[owner];
  if (policy !== 'ask') return policy === 'always';
  return (yield* g.choose(owner, { ask: 'let', rule: '2', fallback: 'bar' }, [LET, BAR])).kind === 'let';
}

function copy({ crossings, active, policy, points }: Bridge): Bridge {
  return { crossings, active, policy: policy.slice(), points: points.slice() };
}

function forget({ policy }: Bridge, seat: Seat | null): void {
  for (let other = 0; other < policy.length; other++) if (other !== seat) policy[other] = 'ask';
}

const en = {
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

const it = {
  seat: 'Posto {number}',
  'prompt.go': 'Passi il ponte?',
  'prompt.let': 'Lo lasci passare?',
  'option.cross': 'Passa',
  'option.rest': 'Riposa',
  'option.let': 'Lascialo passare',
  'option.bar': 'Fermalo',
  'option.order': '{word, select, ask {Chiedimelo} always {Sempre} other {Mai}}',
  'order.bridge': 'Chi passa il mio ponte',
  'ending.eight': 'Gli otto giorni sono finiti.',
};

export const bridge: Game<Bridge, GameEvent, Bridge> = {
  id: 'bridge',
  version: 1,
  title: { en: 'Bridge', it: 'Ponte' },
  players: { min: 2, max: 2, usual: 2 },
  settings: {},
  nouns: { by: 'seat' },
  messages: { en, it },
  board: { spaces: [], links: [] },
  insight: { scale: 1, evaluate: ({ points }, seat) => points[seat] - points[1 - seat] },
  standingOrders: {
    orders: ({ policy }, seat) => [
      { name: { say: 'order.bridge' }, values: VALUES, now: `order bridge ${policy[seat]}` },
    ],
    give: (state, seat, order) => {
      for (const { id, word } of VALUES) if (id === order.id) state.policy[seat] = word;
    },
    forget,
  },
  setup: () => ({ crossings: 0, active: 0, policy: ['ask', 'ask'], points: [0, 0] }),
  play,
  copy,
  view: (state, seat) => {
    const seen = copy(state);
    forget(seen, seat);
    return seen;
  },
  result: ({ points }) => ({ points, winners: [0, 1], ending: 'eight' }),
  scene: () => ({ headline: [], pieces: [], tracks: [], trays: [], panels: [] }),
};
