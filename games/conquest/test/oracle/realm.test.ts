import { Chance, type Option, Run, seedFrom, waiting } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import { isIn, pair, type State } from '../../src/state.ts';
import { doctored } from './doctored.ts';
import { armyOf, controllerOf, generalsOf, LANDS, nameOf, seats, tributeOf } from './position.ts';
import { inTheBox, Prices, projects } from './realm.ts';

const DEALS = /^(offer|claim|done)/;

/** How many different levies a player can pay for out of his box. */
function levies(state: State, seat: number): number {
  const [infantry, cavalry, catapults] = inTheBox(state, seat);
  const times = state.inflation + 1;
  let count = 0;
  for (let a = 0; a <= infantry; a++)
    for (let b = 0; b <= cavalry; b++)
      for (let c = 0; c <= catapults; c++)
        if (a + b + c > 0 && times * (10 * a + 20 * b + 30 * c) <= state.money[seat]) count++;
  return count;
}

/** Plays a doctored game at random and looks at tribute, purchases and prices all the way. */
function watch(name: string, answers: number, counted: { lists: number; tributes: number; rises: number }): void {
  const chance = Chance.fromSeed(seedFrom(`realm ${name}`));
  const events: ConquestEvent[] = [];
  const start = doctored(`realm ${name}`);
  const prices = new Prices(start);
  const run: Run<State, ConquestEvent> = new Run(
    conquest,
    { state: start, chance: chance.split() },
    { onEvent: (event) => events.push(event) },
  );
  for (let i = 0; i < answers && run.decision !== null; i++) {
    const { state } = run;
    const { active } = state;
    const money = state.money.slice();
    const seat = chance.pick(waiting(run.decision));
    const options: readonly Option[] = run.decision.open(seat)?.options ?? [];
    const { ask } = run.decision.asks[0].prompt;
    if (ask.startsWith('build')) {
      const offered = options.map(({ id }) => id).filter((id) => !DEALS.test(id));
      expect(offered.sort()).toEqual(projects(state, seat));
      counted.lists++;
    }
    if (ask === 'levy' && options[0].kind === 'levy') expect(options).toHaveLength(levies(state, seat));
    events.length = 0;
    run.answer(seat, chance.pick(options).id);
    // Tribute is what the board shows, for whoever holds his home.
    const caesars = events.some(({ event }) => event.startsWith('caesar.'));
    for (const event of events) {
      if (event.event === 'turn.began') prices.turnOf(event.by);
      if (event.event !== 'tribute' || caesars) continue;
      expect(event.talents).toBe(tributeOf(state, event.by));
      expect(state.control[state.home[event.by]]).toBe(event.by);
      if (state.active === event.by) expect(state.money[event.by]).toBe(money[event.by] + event.talents);
      counted.tributes++;
    }
    for (const one of seats(state)) expect(state.tribute[one]).toBe(tributeOf(state, one));
    if (caesars) return;
    prices.markers(state, active);
    if (state.inflation > 0 && events.some(({ event }) => event === 'inflation')) counted.rises++;
    expect(state.inflation).toBe(prices.level);
  }
}

describe('tribute, purchases and prices, against a second book-keeper', () => {
  it('lists what can be destroyed and bought, pays the tribute, raises prices on time', () => {
    shows('2.2.a', '5.6.a', '11.1.a', '13.1.a', '14.3.a', '14.4.a');
    const counted = { lists: 0, tributes: 0, rises: 0 };
    for (const i of sampled(process.env, 'positions', 15)) watch(`${i}`, 150, counted);
    expect(counted.lists).toBeGreaterThan(200);
    expect(counted.tributes).toBeGreaterThan(60);
    expect(counted.rises).toBeGreaterThan(1);
  });
});

/** Everything that is somebody's: money, units by province, Generals on the board, provinces, colours, galleys. */
function estate(state: State, seat: number) {
  return {
    money: state.money[seat],
    units: LANDS.map((at) => armyOf(state, seat, at)),
    generals: LANDS.reduce((sum, at) => sum + generalsOf(state, seat, at), 0),
    provinces: LANDS.filter((at) => controllerOf(state, at) === seat).length,
    galleys: state.galley.owner.filter((owner) => owner === seat).length,
    aboard: state.galley.owner.reduce(
      (sum, owner, ship) => (owner === seat ? sum + state.galley.generals[ship] : sum),
      0,
    ),
    colours: state.colours[seat],
    dead: state.dead[seat],
  };
}

describe('9.22 a captured Caesar', () => {
  it('all that the loser had is the victor’s, in some dozen captures of lone Caesars', () => {
    shows('9.22.a', '9.22.b', '9.22.c', '9.22.d', '9.22.f', 'R-RAN-7');
    let captures = 0;
    for (let i = 0; i < 400 && captures < 25; i++) {
      const state = doctored(`caesar ${i}`, { players: 3 + (i % 3) });
      const [victor, loser] = [state.active, (state.active + 1) % state.players];
      // The loser's Caesar stands alone where a unit of the victor is.
      const camp = LANDS.find((at) => armyOf(state, victor, at) > 0);
      if (camp === undefined) continue;
      state.galley.caesar.fill(0);
      for (const seat of seats(state)) state.caesar[seat] = state.home[seat];
      state.caesar[loser] = state.control.findIndex((_, at) => nameOf(at) === camp);
      state.phase = 'leaders';
      const before = [estate(state, victor), estate(state, loser)];
      const captive = (a: number, b: number) => state.prisoners[pair(state, a, b)];
      const thirds = seats(state).filter((seat) => seat !== victor && seat !== loser);
      const held = thirds.map((third) => [
        captive(victor, third) + captive(loser, third),
        captive(third, victor) + captive(third, loser),
      ]);
      const freed = captive(victor, loser) + captive(loser, victor);
      const run: Run<State, ConquestEvent> = new Run(conquest, { state, chance: Chance.fromSeed(seedFrom(`${i}`)) });
      while (
        run.decision?.asks[0].prompt.ask === 'lone-leaders' ||
        run.decision?.asks[0].prompt.ask === 'lone-caesar'
      ) {
        const { args } = run.decision.asks[0].prompt;
        const take = run.decision.asks[0].prompt.ask === 'lone-caesar' && args?.whom === loser;
        const gained = [estate(state, victor), estate(state, loser)];
        run.answer(victor, take ? 'capture' : 'leave');
        if (!take) continue;
        expect(gained).toEqual(before);
        captures++;
        const [mine, his] = before;
        const after = estate(state, victor);
        expect(isIn(state, loser)).toBe(false);
        expect(after.units).toEqual(mine.units.map((count, at) => count + his.units[at]));
        expect(after.provinces).toBe(mine.provinces + his.provinces);
        expect([after.galleys, after.colours, after.dead]).toEqual([
          mine.galleys + his.galleys,
          mine.colours + his.colours,
          mine.dead + his.dead,
        ]);
        expect(after.generals + after.aboard).toBe(mine.generals + mine.aboard + his.generals + his.aboard + freed);
        expect(estate(state, loser).units.every((count) => count === 0)).toBe(true);
        expect(state.money[loser]).toBe(0);
        expect(
          thirds.map((third) => [
            captive(victor, third) + captive(loser, third),
            captive(third, victor) + captive(third, loser),
          ]),
        ).toEqual(held);
        expect(thirds.flatMap((third) => [captive(loser, third), captive(third, loser)])).toEqual(
          thirds.flatMap(() => [0, 0]),
        );
        break;
      }
    }
    expect(captures).toBeGreaterThan(10);
  });
});
