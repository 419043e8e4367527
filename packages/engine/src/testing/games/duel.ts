import type { Seat } from '../../common/seat.ts';
import type { Game } from '../../game/game.ts';
import type { RulesContext } from '../../rules/context.ts';
import type { Flow } from '../../rules/decision.ts';
import { option } from '../../rules/option.ts';

/**
 * A small game with everything that is hard to keep honest: hidden hands, a face-down deck, secret simultaneous
 * choices, dice and a private event. Three rounds: all play a card at once, the highest scores (dice break ties), and the
 * winner may draw a card or bury one of his own.
 */
export interface Duel {
  round: number;
  winner: Seat | null;
  readonly hands: number[][];
  readonly points: number[];
  readonly deck: number[];
}

export interface DuelView {
  readonly round: number;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly points: readonly number[];
  readonly deckSize: number;
}

export type DuelEvent =
  | { event: 'played'; by: Seat; card: number }
  | { event: 'rolled'; by: Seat; die: number }
  | { event: 'won'; by: Seat }
  | { event: 'drew'; by: Seat }
  | { event: 'saw'; card: number }
  | { event: 'buried'; by: Seat };

const ROUNDS = 3;
const CARDS = 20;
const HAND = 5;
const PLAY = Array.from({ length: CARDS }, (_, card) => option('play', { card }));
const DRAW = option('draw');
const BURY = Array.from({ length: CARDS }, (_, card) => option('bury', { card }));

function* play(g: RulesContext<Duel, DuelEvent>): Flow<void> {
  const { state } = g;
  while (state.round <= ROUNDS) {
    g.checkpoint();
    if (state.winner === null) yield* clash(g);
    else yield* spoils(g, state.winner);
  }
}

function* clash(g: RulesContext<Duel, DuelEvent>): Flow<void> {
  const { state } = g;
  const asks = state.hands.map((hand, seat) => ({
    seat,
    prompt: { ask: 'play', rule: '1' },
    options: hand.map((card) => PLAY[card]),
    barred: () => [{ option: DRAW, reason: 'not-now', rule: '1' }],
  }));
  const played = (yield* g.chooseTogether(asks)).map(({ card }) => card);
  played.forEach((card, by) => {
    state.hands[by].splice(state.hands[by].indexOf(card), 1);
    g.emit({ event: 'played', by, card });
  });
  const best = Math.max(...played.map((card) => card >> 2));
  const tied = played.flatMap((card, by) => (card >> 2 === best ? [by] : []));
  state.winner = tied.length === 1 ? tied[0] : rollOff(g, tied);
  state.points[state.winner] += 1;
  g.emit({ event: 'won', by: state.winner });
}

function rollOff(g: RulesContext<Duel, DuelEvent>, tied: readonly Seat[]): Seat {
  const rolls = tied.map((by) => {
    const [die] = g.roll(1);
    g.emit({ event: 'rolled', by, die });
    return die;
  });
  return tied[rolls.indexOf(Math.max(...rolls))];
}

function* spoils(g: RulesContext<Duel, DuelEvent>, by: Seat): Flow<void> {
  const { state } = g;
  const bury = state.hands[by].map((card) => BURY[card]);
  const answer = yield* g.choose(by, { ask: 'spoils', rule: '2' }, [DRAW, ...bury]);
  if (answer.kind === 'draw') {
    const card = g.draw(state.deck);
    if (card !== undefined) {
      state.hands[by].push(card);
      g.emit({ event: 'saw', card }, [by]);
    }
    g.emit({ event: 'drew', by });
  } else {
    const hand = state.hands[by];
    state.deck.unshift(...hand.splice(hand.indexOf(answer.card), 1));
    g.emit({ event: 'buried', by });
  }
  state.round += 1;
  state.winner = null;
}

export const duel: Game<Duel, DuelEvent, DuelView> = {
  id: 'duel',
  version: 1,
  title: { en: 'Duel', it: 'Duello' },
  players: { min: 2, max: 4, usual: 2 },
  settings: { deck: { values: ['shuffled', 'sorted'] } },
  nouns: { by: 'seat' },
  messages: {
    en: {
      seat: 'Seat {number}',
      'prompt.play': 'Play a card',
      'prompt.spoils': 'Draw or bury',
      'option.play': 'Play {card}',
      'option.draw': 'Draw a card',
      'option.bury': 'Bury {card}',
      'reason.not-now': 'cards are drawn after the clash',
      'event.played': '{by} plays {card}.',
      'event.rolled': '{by} rolls {die}.',
      'event.won': '{by} wins the clash.',
      'event.drew': '{by} draws a card.',
      'event.saw': 'It is {card}.',
      'event.buried': '{by} buries a card.',
      'setting.deck': 'Deck',
      'setting.deck.shuffled': 'shuffled',
      'setting.deck.sorted': 'sorted',
      'ending.rounds': 'Three clashes are fought.',
    },
    it: {
      seat: 'Posto {number}',
      'prompt.play': 'Gioca una carta',
      'prompt.spoils': 'Pesca o sotterra',
      'option.play': 'Gioca {card}',
      'option.draw': 'Pesca una carta',
      'option.bury': 'Sotterra {card}',
      'reason.not-now': 'si pesca dopo lo scontro',
      'event.played': '{by} gioca {card}.',
      'event.rolled': '{by} tira {die}.',
      'event.won': '{by} vince lo scontro.',
      'event.drew': '{by} pesca una carta.',
      'event.saw': 'È {card}.',
      'event.buried': '{by} sotterra una carta.',
      'setting.deck': 'Mazzo',
      'setting.deck.shuffled': 'mescolato',
      'setting.deck.sorted': 'ordinato',
      'ending.rounds': 'I tre scontri sono finiti.',
    },
  },
  board: { spaces: [], links: [] },
  insight: {
    scale: 1,
    evaluate: ({ points }, seat) => points[seat] - Math.max(...points.filter((_, other) => other !== seat)),
  },
  setup: ({ players, settings }, chance) => {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    if (settings.deck === 'shuffled') chance.shuffle(deck);
    const hands = Array.from({ length: players }, () => deck.splice(-HAND));
    return { round: 1, winner: null, hands, points: hands.map(() => 0), deck };
  },
  play,
  copy: ({ round, winner, hands, points, deck }) => ({
    round,
    winner,
    hands: hands.map((hand) => hand.slice()),
    points: points.slice(),
    deck: deck.slice(),
  }),
  view: ({ round, hands, points, deck }, seat) => ({
    round,
    hand: seat === null ? [] : hands[seat].slice(),
    handSizes: hands.map((hand) => hand.length),
    points: points.slice(),
    deckSize: deck.length,
  }),
  redeal: ({ hands, deck }, seat, chance) => {
    const others = hands.filter((_, other) => other !== seat);
    const hidden = chance.shuffle([...deck, ...others.flat()]);
    for (const pile of [deck, ...others]) for (let i = 0; i < pile.length; i++) pile[i] = hidden.pop() ?? 0;
  },
  result: ({ points }) => {
    const most = Math.max(...points);
    return { points, winners: points.flatMap((p, seat) => (p === most ? [seat] : [])), ending: 'rounds' };
  },
  scene: (view) => ({
    headline: [],
    pieces: [],
    tracks: [],
    trays: [],
    panels: view.points.map((total, seat) => ({ seat, badges: [], total, rows: [] })),
  }),
};
