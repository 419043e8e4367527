import { type Flow, type Game, type GameEvent, option, type RulesContext } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';

interface Raid {
  left: number;
  loot: number;
}

const RAID = option('raid');
const WAIT = option('wait');
const FIGHT = option('fight');
const FLEE = option('flee');
const PROMPT = { ask: 'raid', rule: '1' };

/**
 * Three times: wait, or raid. A raid's die of 5 or 6 wins two, of 3 or 4 loses one; at 1 or 2 the raider may flee, for
 * nothing, or fight on, for which the second die must be a 6.
 */
function* play(g: RulesContext<Raid>): Flow<void> {
  const { state } = g;
  while (state.left > 0) {
    g.checkpoint();
    const { kind } = yield* g.choose(0, PROMPT, [WAIT, RAID]);
    if (kind === 'raid') yield* raid(g);
    state.left -= 1;
  }
}

function* raid(g: RulesContext<Raid>): Flow<void> {
  const [die] = g.roll(1);
  let won = die >= 5 ? 2 : -1;
  if (die <= 2) {
    const { kind } = yield* g.choose(0, { ask: 'pursued', rule: '2' }, [FIGHT, FLEE]);
    won = kind === 'flee' ? 0 : g.roll(1)[0] === 6 ? 2 : -1;
  }
  g.state.loot += won;
  g.emit({ event: 'raided', won });
}

/** A fight of many rounds: after each die that is neither a 6 nor a 1, fight on or flee. */
function* rounds(g: RulesContext<Raid>): Flow<void> {
  g.checkpoint();
  g.state.left = 0;
  g.emit({ event: 'met' });
  for (;;) {
    const { kind } = yield* g.choose(0, { ask: 'pursued', rule: '2' }, [FIGHT, FLEE]);
    const [die] = kind === 'flee' ? [0] : g.roll(1);
    if (die > 1 && die < 6) continue;
    g.emit({ event: 'raided', won: die === 6 ? 2 : -die });
    return;
  }
}

const { standingOrders: _none, ...frame } = heap;

/** A raider who by habit stays at home, and flees when he can. */
export const raids: Game<Raid, GameEvent> = {
  ...frame,
  id: 'raids',
  insight: {
    scale: 3,
    evaluate: ({ loot }) => loot,
    policy: (_state, { asks: [{ options }] }) => Math.max(0, options.indexOf(FLEE)),
    outcome: ([event]) => {
      if (event?.event !== 'raided') return undefined;
      const won = Number(event.won);
      return { outcome: won > 0 ? 'won' : won < 0 ? 'lost' : 'fled', figures: { won } };
    },
  },
  setup: () => ({ left: 3, loot: 0 }),
  play,
  copy: ({ left, loot }) => ({ left, loot }),
  view: (state) => ({ ...state }),
  redeal: () => {},
  result: ({ loot }) => ({ points: [loot, 0], winners: [loot > 0 ? 0 : 1], ending: 'last' }),
};

/** The same raider in a fight that can last. */
export const longRaid: Game<Raid, GameEvent> = {
  ...raids,
  id: 'long-raid',
  look: {
    styles: {},
    pieces: {},
    options: {},
    cells: {},
    slots: {},
    labels: {},
    fights: { begin: ['met'], end: ['raided'] },
  },
  insight: {
    ...raids.insight,
    outcome: (events) => raids.insight.outcome?.(events.filter(({ event }) => event === 'raided')),
  },
  play: rounds,
};
