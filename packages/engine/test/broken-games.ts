import {
  type Decision,
  deed,
  type Flow,
  type Game,
  type GameEvent,
  type Messages,
  option,
  RulesContext,
} from '@tabula/engine';
import { bridge, type Duel, type DuelEvent, duel, type Heap, heap } from '@tabula/engine/testing';

/** Games that break one promise each, for the conformance suite to find. */

const TAKE = [1, 2, 3].map((pebbles) => option('take', { pebbles }));
const PROMPT = { ask: 'take', rule: '1' };
const SMALL = 12;

/** A heap of twelve pebbles whose turn is played another way. */
function heapWith(turn: (g: RulesContext<Heap>) => Flow<number>): Game<Heap> {
  return {
    ...heap,
    setup: ({ players }) => ({ pebbles: SMALL, active: 0, players }),
    *play(g) {
      const { state } = g;
      while (state.pebbles > 0) {
        g.checkpoint();
        state.pebbles -= yield* turn(g);
        state.active = (state.active + 1) % state.players;
      }
    },
  };
}

export const endless = heapWith(function* (g) {
  yield* g.choose(g.state.active, PROMPT, TAKE);
  return 0;
});

export const deadEnd = heapWith(function* (g) {
  return (yield* g.choose(g.state.active, PROMPT, g.state.pebbles < 4 ? [] : TAKE)).pebbles;
});

export const nobodyWins = { ...heap, result: () => ({ points: [0, 0], winners: [], ending: 'last' }), ...forTwo() };
export const strangerWins = { ...heap, result: () => ({ points: [0, 0], winners: [7], ending: 'last' }), ...forTwo() };
export const pointless = {
  ...heap,
  result: () => ({ points: [Number.NaN, Number.NaN], winners: [0], ending: 'last' }),
  ...forTwo(),
};

function forTwo(): Pick<Game<Heap>, 'players' | 'setup'> {
  return { players: { min: 2, max: 2, usual: 2 }, setup: () => ({ pebbles: SMALL, active: 0, players: 2 }) };
}

export const unplayableSetting: typeof duel = {
  ...duel,
  setup: (config, chance) => {
    if (config.settings.deck === 'sorted') throw new Error('sorted decks are lost');
    return duel.setup(config, chance);
  },
};

export const offersTwice = heapWith(function* (g) {
  return (yield* g.choose(g.state.active, PROMPT, [TAKE[0], option('take', { pebbles: 1 })])).pebbles;
});

export const ruleless = heapWith(function* (g) {
  return (yield* g.choose(g.state.active, { ask: 'take', rule: '' }, TAKE)).pebbles;
});

export const misnamed = heapWith(function* (g) {
  return (yield* g.choose(g.state.active, PROMPT, [{ ...TAKE[0], id: 'grab 1' }, TAKE[1]])).pebbles;
});

export const gaping = heapWith(function* (g) {
  yield* g.choose(g.state.active, PROMPT, [option('take', { pebbles: 1, whose: '' }), TAKE[1]]);
  return 1;
});

export const asksStranger = heapWith(function* (g) {
  return (yield* g.choose(9, PROMPT, TAKE)).pebbles;
});

export const offersBarred = heapWith(function* (g) {
  const barred = () => [{ option: TAKE[1], reason: 'greed', rule: '1' }];
  return (yield* g.choose(g.state.active, PROMPT, TAKE, barred)).pebbles;
});

/** Asks by a choice whose gate is kept in another way. */
function heapWithGate(take: (choice: Decision, seat: number, id: string) => boolean): Game<Heap> {
  return heapWith(function* (g) {
    const choice = g.choose(g.state.active, PROMPT, TAKE);
    yield { asks: choice.asks, open: (by) => choice.open(by), take: (seat, id) => take(choice, seat, id) };
    const answer = choice.next();
    return answer.done ? answer.value.pebbles : 0;
  });
}

export const kindGate = heapWithGate((choice, seat, id) => choice.take(seat, id.trim()));
export const openGate = heapWithGate((choice, _seat, id) => choice.take(choice.asks[0].seat, id));

export const formality = heapWith(function* ({ state }) {
  const ask = { seat: state.active, prompt: PROMPT, options: TAKE.slice(0, 1) };
  yield { asks: [ask], open: (by) => (by === state.active ? ask : undefined), take: () => true };
  return 1;
});

/** After its pebbles a seat is asked for the one thing that is left to do; then a die is thrown, or a pebble is shown. */
function heapThatGoesOn(after: (g: RulesContext<Heap>) => Flow<void>): Game<Heap> {
  return heapWith(function* (g) {
    const { pebbles } = yield* g.choose(g.state.active, PROMPT, TAKE);
    yield* after(g);
    return pebbles;
  });
}

const THROW = option('throw');
const DARE = deed(option('dare'));
const DO = { ask: 'do', rule: '1' };

export const throwsUnasked = heapThatGoesOn(function* (g) {
  yield* g.choose(g.state.active, DO, [THROW]);
  g.roll(1);
});
export const showsUnasked = heapThatGoesOn(function* (g) {
  yield* g.choose(g.state.active, DO, [THROW]);
  g.reveal();
});
export const asksBefore = heapThatGoesOn(function* (g) {
  yield* g.choose(g.state.active, DO, [DARE]);
  yield* g.choose(g.state.active, DO, [THROW]);
  g.roll(1);
});
export const throwsForAnAnswer = heapWith(function* (g) {
  yield* g.choose(g.state.active, DO, [THROW]);
  const { pebbles } = yield* g.choose(g.state.active, PROMPT, TAKE);
  g.roll(1);
  return pebbles;
});

let games = 0;
export const ownLuck: Game<Heap> = {
  ...heap,
  setup: ({ players }) => {
    games += 1;
    return { pebbles: SMALL + games, active: 0, players };
  },
};

/** Every third turn of the play takes one more: the count lives in the rules, not in the state. */
export const forgetful: Game<Heap> = {
  ...heap,
  setup: ({ players }) => ({ pebbles: 50, active: 0, players }),
  *play(g) {
    const { state } = g;
    for (let turn = 1; state.pebbles > 0; turn++) {
      g.checkpoint();
      state.pebbles -= (yield* g.choose(state.active, PROMPT, TAKE)).pebbles + (turn % 3 === 0 ? 1 : 0);
      state.active = (state.active + 1) % state.players;
    }
  },
};

export const shallowCopy: typeof duel = { ...duel, copy: (state) => ({ ...state }) };
export const lossyCopy: typeof duel = { ...duel, copy: (state) => ({ ...duel.copy(state), round: 1 }) };

/** A heap that keeps something odd beside its pebbles. */
export function holds(extra: unknown): Game<Heap & { extra: unknown }> {
  return {
    ...heap,
    setup: ({ players }) => ({ pebbles: SMALL, active: 0, players, extra }),
    copy: (state) => ({ ...state, extra: structuredCopy(extra) }),
    view: ({ pebbles }) => ({ pebbles }),
  };
}

/** A deep copy that keeps whatever cannot be copied. */
function structuredCopy(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

export const sortingView: typeof duel = {
  ...duel,
  view: (state, seat) => {
    if (seat !== null) state.hands[seat].sort((a, b) => a - b);
    return duel.view(state, seat);
  },
};

const SCORE = { say: 'prompt.play' };
/** Not broken at all: the same words stand twice in the scene. */
export const repeatingScene: typeof duel = {
  ...duel,
  scene: (view) => ({ ...duel.scene(view), headline: [SCORE, SCORE] }),
};
export const touchingScene: typeof duel = { ...duel, scene: (view) => duel.scene(Object.assign(view, { round: 0 })) };
export const touchingInsight: typeof duel = {
  ...duel,
  insight: { ...duel.insight, evaluate: (state) => (state.round += 1) },
};
export const touchingPolicy: typeof duel = {
  ...duel,
  insight: {
    ...duel.insight,
    policy: (state) => {
      state.round += 1;
      return 0;
    },
  },
};
export const touchingReasons = heapWith(function* (g) {
  const { state } = g;
  const barred = () => {
    state.pebbles += 1;
    return [];
  };
  return (yield* g.choose(state.active, PROMPT, TAKE, barred)).pebbles;
});

let looks = 0;
export const fickleView: typeof heap = { ...heap, view: (state) => ({ ...state, looks: ++looks }) };
export const clueless: typeof duel = { ...duel, insight: { ...duel.insight, evaluate: () => Number.NaN } };
export const wildPolicy: typeof duel = { ...duel, insight: { ...duel.insight, policy: () => 99 } };

/** All choose at once, but whoever is quicker gets a pebble at once. */
export const quickDraw = heapWith(function* (g) {
  const { state } = g;
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const all = g.chooseTogether(seats.map((seat) => ({ seat, prompt: PROMPT, options: TAKE })));
  let first: number | null = null;
  yield {
    asks: all.asks,
    open: (seat) => all.open(seat),
    take: (seat, id) => {
      const complete = all.take(seat, id);
      if (first === null) state.pebbles -= 1;
      first ??= seat;
      return complete;
    },
  };
  state.active = first ?? 0;
  return 3;
});

/** The duel with another ear at the table. */
function duelHeard(ear: (g: DuelTable) => Partial<Ear>): typeof duel {
  return {
    ...duel,
    play: (g) =>
      duel.play(
        new RulesContext(g.state, g.chance, {
          event: (event, to) => g.emit(event, to),
          checkpoint: () => g.checkpoint(),
          reveal: () => g.reveal(),
          ...ear(g),
        }),
      ),
  };
}

type DuelTable = RulesContext<Duel, DuelEvent>;
type Ear = ConstructorParameters<typeof RulesContext<Duel, DuelEvent>>[2];

const nothing = () => {};
export const noCheckpoints = duelHeard(() => ({ checkpoint: nothing }));
export const secretDraw = duelHeard(() => ({ reveal: nothing }));
export const tellsTooMuch = duelHeard((g) => ({
  event: (event, to) => {
    g.emit(event, to);
    if (event.event === 'buried') g.emit({ event: 'saw', card: g.state.deck[0] });
  },
}));

/** The game without one of its messages, in both languages. */
export function without<S, E extends GameEvent, V>(game: Game<S, E, V>, key: string): Game<S, E, V> {
  const strip = (messages: Messages) => Object.fromEntries(Object.entries(messages).filter(([name]) => name !== key));
  return { ...game, messages: { en: strip(game.messages.en), it: strip(game.messages.it) } };
}

/** The duel with another message, in both languages. */
export function saying(key: string, words: string): typeof duel {
  const { en, it } = duel.messages;
  return { ...duel, messages: { en: { ...en, [key]: words }, it: { ...it, [key]: words } } };
}

export const noItalian: typeof duel = {
  ...duel,
  messages: { en: duel.messages.en, it: without(duel, 'event.won').messages.it },
};
export const unreadable = saying('never.used', '{by draws');
export const unknownNoun: typeof duel = { ...duel, nouns: { ...duel.nouns, card: 'card' } };
export const unnamedSpace: typeof duel = {
  ...duel,
  board: { spaces: [{ id: 'rome', region: 'latium' }], links: [] },
};
export const wordlessScene: typeof duel = {
  ...duel,
  scene: (view) => ({ ...duel.scene(view), headline: [{ say: 'headline' }] }),
};
export const wordlessPiece: typeof duel = {
  ...duel,
  scene: (view) => ({ ...duel.scene(view), pieces: [{ at: 'rome', kind: 'pawn' }] }),
};

/** Shows what the next seat holds, as if it were one's own. */
export const leakingView: typeof duel = {
  ...duel,
  view: (state, seat) => duel.view(state, seat === null ? null : (seat + 1) % state.hands.length),
};
export const leakingToSpectators: typeof duel = { ...duel, view: (state, seat) => duel.view(state, seat ?? 0) };
export const idleRedeal: typeof duel = { ...duel, redeal: nothing };

/** Hands are hidden, but nobody says so. */
const { redeal, ...openly } = duel;
export const secretWithoutDeal: typeof duel = openly;

/** Shows everybody what each has ordered. */
export const openOrders: typeof bridge = { ...bridge, view: (state) => bridge.copy(state) };
