import type { Game } from '../../game/game.ts';
import type { RulesContext } from '../../rules/context.ts';
import type { Flow } from '../../rules/decision.ts';
import { option } from '../../rules/option.ts';

/** A heap of pebbles: take one, two or three; whoever takes the last one wins. */
export interface Heap {
  pebbles: number;
  active: number;
  readonly players: number;
}

const TAKE = [1, 2, 3].map((pebbles) => option('take', { pebbles }));
const LISTS = [0, 1, 2, 3].map((most) => TAKE.slice(0, most));
const PROMPT = { ask: 'take', rule: '1' };
const START = 10_000;

function* play(g: RulesContext<Heap>): Flow<void> {
  const { state } = g;
  while (state.pebbles > 1) {
    g.checkpoint();
    const { pebbles } = yield* g.choose(state.active, PROMPT, LISTS[Math.min(3, state.pebbles)]);
    state.pebbles -= pebbles;
    state.active = (state.active + 1) % state.players;
  }
}

/** The smallest game there is: what it costs is what the kernel costs. */
export const heap: Game<Heap> = {
  id: 'heap',
  version: 1,
  title: { en: 'Heap', it: 'Mucchio' },
  players: { min: 2, max: 6, usual: 2 },
  settings: {},
  nouns: {},
  messages: {
    en: {
      'prompt.take': 'Take pebbles',
      'option.take': '{pebbles, plural, one {# pebble} other {# pebbles}}',
      'ending.last': 'The heap is gone',
    },
    it: {
      'prompt.take': 'Prendi sassolini',
      'option.take': '{pebbles, plural, one {# sassolino} other {# sassolini}}',
      'ending.last': 'Il mucchio è finito',
    },
  },
  board: { spaces: [], links: [] },
  insight: { scale: 1, evaluate: (state, seat) => ((state.pebbles % 4 === 1) === (state.active === seat) ? -1 : 1) },
  setup: ({ players }) => ({ pebbles: START, active: 0, players }),
  play,
  copy: ({ pebbles, active, players }) => ({ pebbles, active, players }),
  view: (state) => ({ ...state }),
  result: ({ active, players }) => {
    const winner = (active + players - 1) % players;
    return {
      points: Array.from({ length: players }, (_, seat) => (seat === winner ? 1 : 0)),
      winners: [winner],
      ending: 'last',
    };
  },
  scene: () => ({ headline: [], pieces: [], tracks: [], trays: [], panels: [] }),
};
