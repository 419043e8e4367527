import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { AREAS, BOARD, type SpaceId } from '../../src/data/areas.ts';
import { LEADERS } from '../../src/data/names.ts';
import { italia } from '../../src/index.ts';
import { bookOf, type State } from '../../src/state/state.ts';

const indexOf = (id: string) => BOARD.spaces.findIndex((space) => space.id === id);
const pieces = (state: State, nation: number, id: string) => {
  const first = (nation * BOARD.spaces.length + indexOf(id)) * 8;
  return state.units.slice(first, first + 8);
};
const soldiers = (state: State, nation: number, id: string) =>
  pieces(state, nation, id)
    .slice(0, 6)
    .reduce((sum, count) => sum + count);
const limitOf = (id: string) => (AREAS.find((area) => area.id === id)?.terrain === 'highland' ? 2 : 3);

/** 8.4 Where the leader stands who is on campaign, or will be in this turn. */
function freeArea(state: State, nation: number): number {
  if (nation !== state.nation) return -1;
  if (state.turn.leader >= 0) return state.leaderAt[state.turn.leader];
  const operation = bookOf(state).cards[nation].operations?.find(({ round }) => round === state.round);
  return operation?.kind === 'campaign' ? state.leaderAt[LEADERS.indexOf(operation.leader)] : -1;
}

/** 8.1, 8.4, 8.6 One more than the limit, and one more in the capital, which may be named at any moment. */
function room(state: State, nation: number, id: string): number {
  if (freeArea(state, nation) === indexOf(id)) return 99;
  const fixed = bookOf(state).cards[nation].capital;
  const capital = fixed === undefined || fixed === id ? 1 : 0;
  return limitOf(id) + 1 + capital - soldiers(state, nation, id);
}

/** 10.5, 12.3.1, 12.3.2.3 Where a side of a battle may retreat to, found by asking every place of the board. */
function refuges(state: State, nation: number, from: string): string[] {
  const card = bookOf(state).cards[nation];
  const defends = nation !== state.nation;
  const campaigns = !defends && state.turn.leader >= 0;
  const foe = bookOf(state).cards.findIndex(
    (_, other) =>
      other !== nation &&
      state.overlord[other] !== nation &&
      state.overlord[nation] !== other &&
      pieces(state, other, from).some((count) => count > 0),
  );
  const led = pieces(state, nation, from)[7] > 0;
  const linked = (id: string, kinds: readonly string[]) =>
    BOARD.links.some(
      ({ a, b, kind }) => kinds.includes(kind) && ((a === id && b === from) || (b === id && a === from)),
    );
  if (!led && soldiers(state, nation, from) === 0) return [];
  return BOARD.spaces.flatMap(({ id }): SpaceId[] => {
    if (linked(id, ['coast'])) {
      const [fleets, cargo] = [pieces(state, nation, id)[6], soldiers(state, nation, id)];
      return fleets > 0 && (led || cargo < 2 * fleets) ? [id] : [];
    }
    if (!linked(id, ['land', 'strait'])) return [];
    const home = card.standardEntries?.some((entry) => entry === id) ?? false;
    const always = card.alwaysRetreatsTo?.some((area) => area === id) ?? false;
    if (AREAS.find((area) => area.id === id)?.kind === 'entry' && !home && !always) return [];
    const others = bookOf(state).cards.flatMap((other, number) => {
      if (number === nation || pieces(state, number, id).every((count) => count === 0)) return [];
      const entry = AREAS.find((area) => area.id === id)?.kind === 'entry';
      return entry && !other.standardEntries?.some((own) => own === id) ? [] : [number];
    });
    const subjects = others.every((other) => state.overlord[other] === nation && other !== foe);
    if (others.length > 0 && !(campaigns && subjects && state.gold[nation] > 0)) return [];
    if (campaigns && state.turn.reactedFrom.includes(foe * 64 + indexOf(id))) return [];
    const own = pieces(state, nation, id).some((count) => count > 0);
    const cameFrom = state.turn.entries.includes(indexOf(id) * 64 + indexOf(from));
    if (defends && !own && cameFrom && !always) return [];
    return led || room(state, nation, id) > 0 ? [id] : [];
  });
}

describe('an oracle that asks every place agrees on where a side may retreat', () => {
  for (const players of [3, 4])
    it(`many battles of ${players}-player games`, () => {
      let seen = 0;
      let defenders = 0;
      let armies = 0;
      for (let i = 0; seen < 150 || (armies < 6 && i < 60); i++) {
        const run = Run.start(italia, configure(italia, players), seedFrom(`flight ${players} ${i}`));
        const chance = Chance.fromSeed(seedFrom(`flight choices ${players} ${i}`));
        while (run.decision !== null) {
          const { state } = run;
          const [{ seat, options, prompt }] = run.decision.asks;
          // Damaged knights are known to the battle only.
          const plain = prompt.ask === 'retreat' && prompt.rule === '10.5';
          const nation = bookOf(state).find(String(prompt.args?.nation));
          const from = String(prompt.args?.area);
          if (plain && pieces(state, nation, from)[4] === 0) {
            const offered = options.filter(({ kind }) => kind === 'retreat-to').map(({ area }) => String(area));
            expect(offered.sort(), `from ${from}`).toEqual(refuges(state, nation, from).sort());
            if (nation !== state.nation) defenders += 1;
            if (nation === state.nation && state.turn.leader >= 0) armies += 1;
            seen += 1;
          }
          run.answer(seat, chance.pick(options).id);
        }
      }
      expect(defenders).toBeGreaterThan(10);
      expect(armies).toBeGreaterThan(5);
    });
});
