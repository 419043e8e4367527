import { join } from 'node:path';
import { Chance, canonical, History, isOrder, Match, rulesFingerprint, seedFrom, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { LibsqlStore, type Store } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { checkpointRow, readCheckpoint } from '../../src/restore/checkpoints.ts';
import { startOfLastTurn } from '../../src/restore/game-restorer.ts';
import { anyDeed, doIt, GAMES, HOUSE, PlayedTable, playedMatch, SCALE } from '../helpers/house-games.ts';
import { freshFolder, World } from '../helpers/world.ts';

/** All that anybody may know of a match. */
function knownToAll(match: Match): string {
  const eyes = [null, ...Array.from({ length: match.config.players }, (_, seat) => seat)];
  return canonical(
    eyes.map((eye) => {
      const { ask, ...seen } = match.seen(eye);
      const options = ask?.options.map(({ id }) => id);
      return { ...seen, options, barrier: eye === null ? null : match.barrier(eye) };
    }),
  );
}

describe.each(GAMES)('the events of %s', (id) => {
  it('tell after each of them what the match says: answers, secret answers, orders, timeouts, undos, roll-backs', async () => {
    const game = await loadGame(id);
    for (let number = 0; number < 2 * SCALE; number++) {
      const word = `${id} ${number}`;
      const players = game.players.min + (number % (1 + game.players.max - game.players.min));
      const match = Match.create(game, { players, seed: seedFrom(word) });
      const chance = Chance.fromSeed(seedFrom(`deeds of ${word}`));
      for (let i = 0; i < 120 && !match.over; i++) {
        doIt(match, anyDeed(match, chance));
        const history = new History(match.history.events);
        expect(history.answers).toEqual(match.answers);
        expect(history.decisionNumber).toBe(match.decisionNumber);
        if (i % 12 === 0 || match.over)
          expect(knownToAll(Match.restore(game, match.record(), history))).toBe(knownToAll(match));
      }
    }
  });

  it('tell the same from the checkpoint that a start would choose: what could be taken back can be', async () => {
    const game = await loadGame(id);
    const rules = rulesFingerprint(game);
    for (let number = 0; number < SCALE; number++) {
      const match = Match.create(game, { players: game.players.usual, seed: seedFrom(`${id} ${number}`) });
      const chance = Chance.fromSeed(seedFrom(`checkpoints of ${id} ${number}`));
      for (let i = 0; i < 100 && !match.over; i++) {
        doIt(match, anyDeed(match, chance));
        const checkpoint = checkpointRow(match, 0, startOfLastTurn(match.answers));
        if (checkpoint === undefined || match.over) continue;
        const kept = readCheckpoint({ checkpoint, earlier: [] }, rules);
        const restored = Match.restore(game, match.record(), new History(match.history.events), kept);
        expect(knownToAll(restored)).toBe(knownToAll(match));
      }
    }
  });

  it('tell it again to another server, for everybody who looks', async () => {
    let world = await World.open({ registry: HOUSE });
    let table = await PlayedTable.create(world, id);
    const chance = Chance.fromSeed(seedFrom(`a table of ${id}`));
    for (let part = 0; part < 3; part++) {
      for (let i = 0; i < 25; i++) if (!(await table.doAnything(chance, 7))) break;
      const before = await table.everything();
      world = await world.restarted({ registry: HOUSE });
      table = table.at(world);
      expect(await table.everything()).toEqual(before);
      expect(world.log).not.toContain('"level":50');
    }
  });
});

/** A disk that refuses the next events, if the test says so. */
async function failingDisk() {
  const disk = { fails: false };
  const real = await LibsqlStore.open(join(freshFolder(), 'tabula.db'));
  const store: Store = new Proxy(real, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (disk.fails && name === 'commit') throw new Error('SQLITE_IOERR: disk I/O error');
        return method.apply(target, args);
      };
    },
  });
  return { disk, store };
}

it.each(GAMES)('in %s what cannot be stored did not happen, also after an undo', async (id) => {
  const { disk, store } = await failingDisk();
  const world = await World.open({ registry: HOUSE, data: store });
  const table = await PlayedTable.create(world, id);
  const chance = Chance.fromSeed(seedFrom(`trouble at ${id}`));
  let undone = 0;
  for (let i = 0; i < 60 && undone < 6; i++) {
    const before = await table.everything();
    const seat = before.findIndex(({ viewers }) => viewers[0].barrier === null);
    if (seat >= 0 && chance.below(2) === 0) {
      expect((await table.undo(seat)).status).toBe(200);
      undone++;
      const undoneNow = await table.everything();
      const asked = undoneNow[0].waiting[0];
      const { decision, viewers } = undoneNow[asked];
      const option = chance.pick(viewers[0].ask?.options ?? []).id;
      disk.fails = true;
      expect((await table.answer(asked, decision, option)).status).toBe(503);
      expect((await table.undo(seat)).status).toBeGreaterThanOrEqual(409);
      disk.fails = false;
      expect(await table.everything()).toEqual(undoneNow);
      expect((await table.answer(asked, decision, option)).status).toBe(200);
    } else if (!(await table.doAnything(chance, 0))) break;
  }
  expect(undone).toBeGreaterThan(0);
});

/** The games with orders that one may give before one answers. */
const WITH_ORDERS = ['italia', 'invasions', 'conquest'];

/** Who could take back an answer of his, which is no order. */
function whoCanTakeBack(match: Match): number[] {
  const seats = Array.from({ length: match.config.players }, (_, seat) => seat);
  const last = (seat: number) => match.answers.findLast((answer) => answer.seat === seat);
  return seats.filter((seat) => match.barrier(seat) === null && !isOrder(last(seat)?.id ?? ''));
}

/**
 * A game whose last answer can be taken back, and of which a start would take no more out of the store than that turn; `then`: who
 * could take something back before it, others too.
 */
async function twoCouldTakeBack(id: string) {
  const game = await loadGame(id);
  for (let number = 0; number < 200; number++) {
    const match = Match.create(game, { players: game.players.usual, seed: seedFrom(`two of ${id} ${number}`) });
    const chance = Chance.fromSeed(seedFrom(`they of ${id} ${number}`));
    for (let i = 0; i < 200 && match.decision !== null; i++) {
      const then = whoCanTakeBack(match);
      const seat = chance.pick(waiting(match.decision));
      const orders = match.seen(seat).orders.flatMap(({ values }) => values);
      if (then.length > 0 && orders.length > 0) match.answer(seat, chance.pick(orders).id);
      match.answer(seat, chance.pick(match.decision.open(seat)?.options ?? []).id);
      if (match.over || match.barrier(seat) !== null || then.every((other) => other === seat)) continue;
      const start = startOfLastTurn(match.answers);
      if (checkpointRow(match, 0, start)?.answers === start) return { record: match.toString(), seat, then };
    }
  }
  throw new Error(`in ${id} nobody can`);
}

it.each(WITH_ORDERS)(
  'in %s whoever could take an answer back can do so again, when the next one, who had ordered something, has taken his back after a restart',
  async (id) => {
    const { record, seat, then } = await twoCouldTakeBack(id);
    const world = await World.open({ registry: HOUSE });
    const table = await PlayedTable.import(world, record);
    expect((await table.undo(seat)).status).toBe(200);
    const now = await table.everything();
    expect(then.map((one) => now[one].viewers[0].barrier)).toEqual(then.map(() => null));
  },
);

/** The games that ask several seats at once, in secret. */
const SECRET = ['oasis-road', 'mare-nostrum', 'conquest'];

it.each(SECRET)(
  'in %s a secret answer that was taken back stays taken back, however late its retry comes',
  async (id) => {
    const match = await untilSecret(id);
    const world = await World.open({ registry: HOUSE });
    const table = await PlayedTable.import(world, match.toString());
    const { waiting } = await table.seen(0);
    const [seat, other] = waiting;
    const { decision, viewers } = await table.seen(seat);
    const option = viewers[0].ask?.options[0].id ?? '';
    const others = await table.seen(other);
    expect((await table.answer(seat, decision, option)).status).toBe(200);
    expect((await table.undo(seat)).status).toBe(200);
    const late = await table.answer(seat, decision, option);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('"stale"')]);
    const open = await table.seen(seat);
    expect(open.viewers[0].ask).toEqual(viewers[0].ask);

    const again = table.at(await world.restarted({ registry: HOUSE }));
    expect((await again.answer(seat, decision, option)).status).toBe(409);
    expect(await again.seen(seat)).toEqual(open);
    // Whoever was asked together with him need not look again; and what he takes back he may choose again.
    expect((await again.answer(other, others.decision, others.viewers[0].ask?.options[0].id ?? '')).status).toBe(200);
    expect((await again.answer(seat, open.decision, option)).status).toBe(200);
  },
);

/** A game up to where at least two seats are asked together. */
async function untilSecret(id: string): Promise<Match> {
  for (let number = 0; number < 50; number++) {
    const whole = await playedMatch(id, `secret ${number}`, 800, 1);
    const { config, seed } = whole;
    const match = Match.create(whole.game, { ...config, seed });
    for (const { seat, id: option } of whole.answers) {
      const open = match.decision?.asks.filter((ask) => match.decision?.open(ask.seat) !== undefined) ?? [];
      if (open.length > 1 && open.length === match.decision?.asks.length) return match;
      match.answer(seat, option);
    }
  }
  throw new Error(`nobody is ever asked together in ${id}`);
}
