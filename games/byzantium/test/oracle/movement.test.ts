import { Chance, seedFrom } from '@tabula/engine';
import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES, GRAPH } from '../../src/data/cities.ts';
import { copy, type State } from '../../src/state.ts';
import { invariant, quietInvariant } from '../invariants.ts';
import { across, COASTS, DESERTS, PRINTED, ROADS, SEAS } from './atlas.ts';
import { doctored } from './doctored.ts';
import { type March, marchOptions, steps } from './movement.ts';
import { armyCubes, IDS } from './position.ts';
import { check } from './questions.ts';
import { Watch } from './watch.ts';

const POSITIONS = sampled(process.env, 'positions', 250);
const ON_THE_MARCH = ['enter', 'move', 'fleet', 'pay-double'];

/** The march after a step that no fleet can oppose; nothing if the army dies of it or must fight. */
function after(state: State, march: March, id: string): March | undefined {
  const step = steps(state, march).find((each) => each.id === id);
  if (step === undefined || step.attack || step.opposed) return undefined;
  const paid = step.fare + step.surcharge;
  const lost = state.players[march.seat][march.faction].movement - march.cubes + paid;
  if (armyCubes(state.players[march.seat][march.faction]) === lost) return undefined;
  return { ...march, at: step.to, cubes: march.cubes - paid, links: march.links + 1 };
}

/** Goes every way an army can go in one action and compares what is offered at every step of it. */
function walk(name: string, position: State, answers: readonly string[], seen: Map<string, number>): void {
  const watch = new Watch(name, copy(position), Chance.fromSeed(seedFrom(name)));
  for (const id of answers.slice(0, -1)) watch.answer(id);
  const { march } = watch;
  const last = answers.at(-1) ?? '';
  const next = march === undefined ? undefined : after(watch.run.state, march, last);
  watch.answer(last);
  const { ask } = watch;
  if (next !== undefined && marchOptions(position, next).length > 1)
    watch.demand(ask?.prompt.ask === 'move' && ask.seat === next.seat, 'an army that can go on is asked');
  if (ask === undefined || watch.run.atCheckpoint || !ON_THE_MARCH.includes(ask.prompt.ask)) return;
  check(watch);
  seen.set(ask.prompt.ask, (seen.get(ask.prompt.ask) ?? 0) + 1);
  for (const { id } of ask.options) walk(name, position, [...answers, id], seen);
}

describe('the map', () => {
  it('is the printed one', () => {
    for (const city of IDS) {
      const { colour, value, sail } = CITIES[GRAPH.index(city)];
      expect([colour, value, sail ?? false]).toEqual([...PRINTED[city], COASTS.includes(city)]);
      const ways = GRAPH.ways(GRAPH.index(city)).map(({ to, kind }) => `${kind} ${IDS[to]}`);
      const printed = Object.entries({ road: ROADS, desert: DESERTS, sea: SEAS }).flatMap(([kind, links]) =>
        across(links, city).map((to) => `${kind} ${to}`),
      );
      expect([...ways].sort()).toEqual(printed.sort());
    }
  });
});

describe('where an army can go', () => {
  it(`every way of both armies in ${POSITIONS.length} doctored positions`, () => {
    const seen = new Map<string, number>();
    for (const i of POSITIONS) {
      const name = `march ${i}`;
      const position = doctored(name);
      invariant(position);
      quietInvariant(position);
      const watch = new Watch(name, copy(position), Chance.fromSeed(seedFrom(name)));
      if (watch.ask === undefined || watch.ask.seat !== position.active || watch.ask.prompt.ask !== 'action') continue;
      check(watch);
      for (const { id, kind } of watch.ask.options) if (kind === 'army') walk(name, position, [id], seen);
    }
    for (const ask of ON_THE_MARCH) expect(seen.get(ask) ?? 0, ask).toBeGreaterThan(POSITIONS.length / 50);
  });
});
