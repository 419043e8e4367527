import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { AREAS, BOARD } from '../../src/data/areas.ts';
import { italia } from '../../src/index.ts';
import { bookOf, type State } from '../../src/state/state.ts';

/** What the oracle knows of a position, by names, counted afresh from the pieces. */
class Eyes {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  index(area: string): number {
    return BOARD.spaces.findIndex(({ id }) => id === area);
  }

  pieces(nation: number, area: string): number[] {
    const first = (nation * BOARD.spaces.length + this.index(area)) * 8;
    return this.state.units.slice(first, first + 8);
  }

  soldiers(nation: number, area: string): number {
    return this.pieces(nation, area)
      .slice(0, 6)
      .reduce((sum, count) => sum + count);
  }

  /** Soldiers of the active nation who have moved there and move no more. */
  arrived(area: string): number {
    const first = this.index(area) * 8;
    return this.state.turn.moved.slice(first, first + 6).reduce((sum, count) => sum + count);
  }

  isThere(nation: number, area: string): boolean {
    return this.pieces(nation, area).some((count) => count > 0);
  }

  /** 10.0 In an entry area nations meet only if both call it home. */
  others(nation: number, area: string): number[] {
    const { cards } = bookOf(this.state);
    const entry = AREAS.find(({ id }) => id === area)?.kind === 'entry';
    const home = (who: number) => cards[who].standardEntries?.some((id) => id === area) ?? false;
    return cards.flatMap((_, other) => {
      if (other === nation || !this.isThere(other, area)) return [];
      return entry && !(home(nation) && home(other)) ? [] : [other];
    });
  }

  allied(a: number, b: number): boolean {
    return this.state.overlord[a] === b || this.state.overlord[b] === a;
  }

  enemy(nation: number, area: string): number | undefined {
    return this.others(nation, area).find((other) => !this.allied(nation, other));
  }
}

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
      for (let i = 0; seen < 250; i++) {
        const run = Run.start(italia, configure(italia, players), seedFrom(`oracle ${players} ${i}`));
        const chance = Chance.fromSeed(seedFrom(`oracle choices ${players} ${i}`));
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
