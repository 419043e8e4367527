import { BotPool, botByName, Memory, Pondering, type Ponders } from '@tabula/bots';
import { type Game, Match, parseRecord, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { canWin, chanceOf, offered, smallHeap } from './tables.ts';

const FREE = { cancelled: () => false };
const PEBBLES = 12;

/** The heap, where the other one is asked; the bot at seat 1 has thought in some slices. */
function pondered(slices: number) {
  const game: Game = smallHeap(PEBBLES) as unknown as Game;
  const match = Match.create(game, { players: 2, seed: seedFrom('heap') });
  const memory = new Memory();
  const recall = () => memory.recall(game, parseRecord(match.toString()));
  const bot = botByName('hard');
  const known = recall();
  for (let i = 0; i < slices; i++) known.pondering(1, bot).think(chanceOf(`slice ${i}`), 30, FREE);
  return { match, recall, bot };
}

describe('a bot that thinks while others do', () => {
  it('has thought about what comes, if it foresaw it', () => {
    const { match, recall, bot } = pondered(12);
    const foreseen = offered(match.decision, 0).flatMap((id) => {
      match.answer(0, id);
      const thought = recall().foreseen(1, bot);
      const left = PEBBLES - Number(id.split(' ')[1]);
      match.undo(0);
      return thought === undefined ? [] : [{ left, best: thought.judged[0].id, milliseconds: thought.milliseconds }];
    });
    // What was thought is used once: the first that came.
    expect(foreseen.length).toBeLessThanOrEqual(1);
    const fresh = [1, 2, 3].flatMap((take) => {
      const again = pondered(12);
      again.match.answer(0, `take ${take}`);
      const thought = again.recall().foreseen(1, again.bot);
      return thought === undefined ? [] : [{ left: PEBBLES - take, thought }];
    });
    expect(fresh.length).toBeGreaterThan(0);
    for (const { left, thought } of fresh) {
      expect(thought.milliseconds).toBeGreaterThan(0);
      const taken = Number(thought.judged[0].id.split(' ')[1]);
      if (canWin(left)) expect(canWin(left - taken)).toBe(false);
    }
  });

  it('knows nothing of what it did not foresee', () => {
    const { match, recall, bot } = pondered(0);
    match.answer(0, 'take 1');
    expect(recall().foreseen(1, bot)).toBeUndefined();
  });

  it('stops at once when it is called off', () => {
    const match = Match.create(duel, { players: 2, seed: seedFrom('off') });
    const seat = match.decision?.asks[0].seat ?? 0;
    const thought = new Pondering(match.fork({ keep: true }), 1 - seat, botByName('hard'));
    const begun = performance.now();
    thought.think(chanceOf('off'), 60_000, { cancelled: () => performance.now() - begun > 20 });
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('foresees the same whatever is hidden from it', () => {
    // The other's cards, and the order of the heap, are changed about: to the bot's seat both games look the same.
    const game: typeof duel = {
      ...duel,
      redeal: (state, seat, chance) => {
        const piles = [state.deck, ...state.hands.filter((_, other) => other !== seat)];
        const hidden = piles.flat().sort((a, b) => a - b);
        for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = hidden.pop() ?? 0;
        duel.redeal?.(state, seat, chance);
      },
    };
    const thoughts = [false, true].map((swapped) => {
      const match = Match.create(game, { players: 2, seed: seedFrom('hidden') });
      const run = match.fork({ keep: true });
      if (swapped) run.state.deck.reverse();
      const seen: string[] = [];
      const bot = botByName('hard');
      if (bot.ponders === undefined) throw new Error('it does not ponder');
      const ponders: Ponders = {
        ...bot.ponders,
        judge: (world, seat) => {
          seen.push(JSON.stringify(world.game.view(world.state, seat)));
          return [];
        },
      };
      const watching = { ...bot, ponders };
      const thought = new Pondering(run, 1, watching);
      for (let i = 0; i < 6; i++) thought.think(chanceOf(`slice ${i}`), 1000, FREE);
      return seen;
    });
    expect(thoughts[1]).toEqual(thoughts[0]);
  });
});

describe('a pool with time to spare', () => {
  const registry = new URL('./registry.mjs', import.meta.url);

  it('thinks about a table where others are asked, and whoever needs a worker has it at once', async () => {
    const pool = new BotPool({ registry, size: 1, ponder: 60_000 });
    const match = Match.create(duel, { players: 2, seed: seedFrom('pool') });
    let asked = 0;
    const record = () => {
      asked++;
      return match.toString();
    };
    pool.ponder('table', { position: 1, bots: [{ seat: 1, bot: 'hard' }], record });
    pool.ponder('table', { position: 1, bots: [{ seat: 1, bot: 'hard' }], record });
    const seat = match.decision?.asks[0].seat ?? 0;
    const answer = await pool.think({ record: match.toString(), seat, seed: seedFrom('pool'), bot: 'greedy' });
    expect(offered(match.decision, seat)).toContain(answer);
    pool.ponder('table', null);
    expect(asked).toBe(1);
    await pool.close();
  });

  it('does not think about anything if nobody says how long', async () => {
    const pool = new BotPool({ registry, size: 1 });
    let asked = 0;
    pool.ponder('table', { position: 1, bots: [{ seat: 1, bot: 'hard' }], record: () => `${asked++}` });
    expect(asked).toBe(0);
    await pool.close();
  });
});
