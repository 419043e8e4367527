import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREAS, BOARD } from '../../src/data/areas.ts';
import { italia } from '../../src/index.ts';
import { bookOf, type State } from '../../src/state/state.ts';
import { Eyes } from './eyes.ts';

const POSITIONS = sampled(process.env, 'positions', 125);

/** 9.0 to 9.4, 9.7 Walks every path of a unit, step by step, and notes where it may stop. */
function destinations(state: State, nation: number, from: string): Set<string> {
  const eyes = new Eyes(state);
  const { cards } = bookOf(state);
  const card = cards[nation];
  const operation = card.operations?.find(({ round }) => round === state.round);
  const invasion = operation?.kind === 'great-invasion';
  const extra = operation?.kind === 'great-invasion' && state.turn.half === 0 ? (operation.extraMovement ?? 0) : 0;
  const found = new Set<string>();
  const neighbours = (area: string, kind: string) =>
    BOARD.links.flatMap((link) =>
      link.kind !== kind ? [] : link.a === area ? [link.b] : link.b === area ? [link.a] : [],
    );
  const mayEnter = (area: string) => {
    if (AREAS.find(({ id }) => id === area)?.kind !== 'entry') return true;
    if (card.standardEntries?.some((id) => id === area)) return true;
    const { entryAllowed } = card;
    if (entryAllowed === undefined || !entryAllowed.areas.some((id) => id === area)) return false;
    return entryAllowed.rounds === 'any' || entryAllowed.rounds.includes(state.round);
  };
  const limit = (area: string) =>
    (AREAS.find(({ id }) => id === area)?.terrain === 'highland' ? 2 : 3) +
    1 +
    (eyes.pieces(nation, area)[7] > 0 ? 1 : 0) +
    (invasion ? 1 : 0);
  const mayStop = (area: string) => {
    if (eyes.others(nation, area).some((other) => eyes.allied(nation, other))) return false;
    return eyes.enemy(nation, area) === undefined || eyes.soldiers(nation, area) < limit(area);
  };
  const mayGoOn = (area: string) => {
    const city = state.city[eyes.index(area)] === 1;
    const friends = eyes.others(nation, area).some((other) => eyes.allied(nation, other));
    // An attacked city is not the attacker's.
    const own = eyes.isThere(nation, area) && eyes.enemy(nation, area) === undefined;
    const road = city && (own || (state.rules.alliedCityRoads && friends));
    if (AREAS.find(({ id }) => id === area)?.terrain === 'highland' && !road) return false;
    const enemy = eyes.enemy(nation, area);
    if (enemy === undefined) return true;
    const defenders = eyes.soldiers(enemy, area);
    const needed = defenders === 0 ? 1 : defenders * (city ? 1 : 2);
    return eyes.arrived(area) >= needed;
  };
  const walk = (area: string, left: number) => {
    if (left === 0) return;
    for (const next of neighbours(area, 'land')) {
      if (next === from || !mayEnter(next)) continue;
      if (mayStop(next)) found.add(next);
      if (mayGoOn(next)) walk(next, left - 1);
    }
  };
  const moves = [2, 2, 3, 3, 3, 2];
  const here = eyes.pieces(nation, from);
  moves.forEach((move, kind) => {
    if (here[kind] - state.turn.moved[eyes.index(from) * 8 + kind] <= 0) return;
    walk(from, move + extra);
    for (const over of neighbours(from, 'strait')) if (mayStop(over)) found.add(over);
  });
  return found;
}

describe('an oracle that walks every path agrees on where stacks may go', () => {
  for (const players of [3, 4])
    it(`hundreds of positions of ${players}-player games`, () => {
      let seen = 0;
      let attacks = 0;
      for (let i = 0; seen < POSITIONS.length; i++) {
        const run = Run.start(italia, configure(italia, players), seedFrom(`oracle ${players} ${POSITIONS[0]} ${i}`));
        const chance = Chance.fromSeed(seedFrom(`oracle choices ${players} ${POSITIONS[0]} ${i}`));
        while (run.decision !== null) {
          const [{ seat, options, prompt }] = run.decision.asks;
          if (prompt.ask === 'where' && prompt.rule === '9.0' && chance.below(3) === 0) {
            const offered = options
              .filter(({ kind }) => kind === 'go' || kind === 'attack')
              .map(({ area }) => String(area));
            const right = destinations(run.state, run.state.nation, String(prompt.args?.area));
            expect(offered.sort(), `from ${prompt.args?.area}`).toEqual([...right].sort());
            attacks += options.filter(({ kind }) => kind === 'attack').length;
            seen += 1;
          }
          run.answer(seat, chance.pick(options).id);
        }
      }
      expect(attacks).toBeGreaterThan(60);
    });
});
