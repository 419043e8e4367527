import { Chance, Run, seedFrom } from '@tabula/engine';
import { answerRandomly, sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { LAND, PLACES, placeId } from '../../src/data/geography.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { NATION_ROWS, type NationId } from '../../src/data/nations.ts';
import { LEADER_NATION, nation, SORTS, SORTS_OF } from '../../src/data/pieces.ts';
import type { InvasionsEvent } from '../../src/events.ts';
import { invasions } from '../../src/index.ts';
import { movement, renewFleets, renewSteps } from '../../src/rules/activation/orders.ts';
import { refreshControl } from '../../src/rules/lands/control.ts';
import { copy, deploy, move, NOBODY, type State, VASSAL } from '../../src/state.ts';
import { type Game, gameInTheMiddle, playOnTo } from './games.ts';
import { type Column, marches, stepsOf } from './marches.ts';
import { countersAt, holderOf, isFree, isFriendlyGround, isOwn } from './position.ts';
import { beside, fleetGoals, seasOf, voyages } from './voyages.ts';

const POSITIONS = sampled(process.env, 'positions', 8);
/** Stacks that are tried in each position. */
const STACKS = 4;
const EXHAUSTED = 99;
const NATIONS_ASKED = 200;

/** Some units of the nation that moves, in one province, perhaps with a leader. */
function columnIn(state: State, owner: number, chance: Chance): Column | undefined {
  const places = Array.from({ length: LAND }, (_, at) => at).filter((at) => ownUnits(state, owner, at).length > 0);
  if (places.length === 0) return undefined;
  const from = places[chance.below(places.length)];
  const all = ownUnits(state, owner, from);
  const units = all.filter(() => chance.below(3) > 0);
  const leaders = LEADERS.flatMap((_, who) =>
    state.pieces.leaderAt[who] === from && isOwn(state, owner, LEADER_NATION[who]) && state.pieces.idle[who] === 0
      ? [who]
      : [],
  );
  const lead = leaders.length > 0 && chance.below(3) > 0 ? leaders[chance.below(leaders.length)] : undefined;
  return { owner, from, units: units.length > 0 ? units : all, lead };
}

/** The nations that have fleets. */
const SEAFARERS = NATION_ROWS.flatMap((_, owner) =>
  SORTS_OF[owner].some((sort) => SORTS[sort].kind === 'fleet') ? [owner] : [],
);
const MOST_MUSTERED = 9;

/** A position made of another: a nation with fleets has gathered an army on one of its coasts, and fleets in the seas around. */
function harbourIn(state: State, chance: Chance): { world: State; column: Column } | undefined {
  const owners = SEAFARERS.filter((owner) => state.nations.status[owner] > 0 && state.ties.bond[owner] !== VASSAL);
  if (owners.length === 0) return undefined;
  const owner = owners[chance.below(owners.length)];
  const world = copy(state);
  const isCoast = (at: number) => seasOf(at).length > 0 && isFriendlyGround(world, owner, at);
  const coasts = Array.from({ length: LAND }, (_, at) => at).filter(isCoast);
  if (coasts.length === 0) return undefined;
  const from = coasts[chance.below(coasts.length)];
  const all = Array.from({ length: LAND }, (_, at) => ownUnits(world, owner, at)).flat();
  const units = all.slice(0, 1 + chance.below(MOST_MUSTERED));
  for (const unit of units) move(world, unit, from);
  const seas = seasOf(from);
  const waters = [...seas, ...seas, ...beside(seas[chance.below(seas.length)])];
  for (const sort of SORTS_OF[owner])
    if (SORTS[sort].kind === 'fleet')
      for (const sea of waters) if (chance.below(2) > 0) deploy(world, sort, 1 + chance.below(2), sea);
  world.clock.phase = 'military';
  Object.assign(world.activation, { active: owner, marching: NOBODY, stage: 'movement' });
  renewFleets(world, owner);
  renewSteps(world, owner);
  refreshControl(world);
  return { world, column: { owner, from, units, lead: undefined } };
}

function ownUnits(state: State, owner: number, at: number): number[] {
  return countersAt(state, at).filter((unit) => isOwn(state, owner, holderOf(state, unit)) && isFree(unit));
}

/** Where the rules would let exactly this stack go, by land and by sea; nothing if it cannot be put together. */
function offered(state: State, column: Column): { to: string[]; sail: string[] } | undefined {
  const { owner, from, units, lead } = column;
  const world = copy(state);
  for (const unit of countersAt(world, from))
    if (isOwn(world, owner, holderOf(world, unit)) && !units.includes(unit)) world.stacks.steps[unit] = EXHAUSTED;
  const events: InvasionsEvent[] = [];
  const chance = Chance.fromSeed(seedFrom('where to'));
  const run = new Run(
    { ...invasions, play: (g) => movement(g, owner) },
    { state: world, chance },
    { onEvent: (event) => events.push(event) },
  );
  const wanted = { move: `from ${placeId(from)}`, lead: lead === undefined ? 'unled' : `lead ${LEADERS[lead].id}` };
  let taken = units.length === 1 ? 1 : 0;
  let sent = false;
  for (let tries = 0; tries < 6 && run.decision !== null; tries++) {
    const [{ seat, prompt, options }] = run.decision.asks;
    const ids = options.map(({ id }) => id);
    // Where too many stand together they move first, whoever is meant.
    if (prompt.args?.province !== undefined && prompt.args.province !== placeId(from)) return undefined;
    if (prompt.ask === 'to') return taken === units.length ? pick(ids) : undefined;
    // Asked once more: the stack found nowhere to go.
    if (prompt.ask === 'move' && sent) return taken === units.length ? NOWHERE_TO_GO : undefined;
    const picks = prompt.ask === 'stack' || prompt.ask === 'fleets';
    sent ||= picks || prompt.ask === 'move';
    const id = picks ? largest(ids) : prompt.ask === 'move' ? wanted.move : wanted.lead;
    if (picks) taken = sizeOf(id);
    if (!ids.includes(id)) return undefined;
    run.answer(seat, id);
    // A choice of one is no choice: the stack is on its way already.
    const [only] = events.flatMap((one) => (one.event === 'moved' || one.event === 'sailed' ? [one] : []));
    if (only !== undefined) return only.event === 'moved' ? { to: [only.to], sail: [] } : { to: [], sail: [only.to] };
  }
  return undefined;
}

const NOWHERE_TO_GO = { to: [], sail: [] };
const pick = (ids: readonly string[]) => ({
  to: ids.filter((id) => id.startsWith('to ')).map((id) => id.slice(3)),
  sail: ids.filter((id) => id.startsWith('sail ')).map((id) => id.slice(5)),
});
const sizeOf = (id: string) =>
  id === 'take none'
    ? 0
    : id
        .slice('take '.length)
        .split('+')
        .reduce((sum, part) => sum + Number(/^(\d+)\*/.exec(part)?.[1] ?? 1), 0);
const largest = (ids: readonly string[]) =>
  ids.reduce((best, id) => (id.startsWith('take ') && sizeOf(id) > sizeOf(best) ? id : best), 'take none');

const nationOf = (run: Game) => nation(run.decision?.asks[0].prompt.args?.nation as NationId);

/** Somebody is asked what to move who has fleets, and is on no campaign. */
function hasFleets(run: Game): boolean {
  const { state, decision } = run;
  if (decision?.asks[0].prompt.ask !== 'move' || state.activation.marching !== NOBODY) return false;
  const owner = nationOf(run);
  return SEAS.some((sea) => countersAt(state, sea).some((fleet) => isOwn(state, owner, holderOf(state, fleet))));
}

const SEAS = Array.from({ length: PLACES - LAND }, (_, i) => LAND + i);

describe('every way of a stack, by land and by sea', () => {
  it(`in ${POSITIONS.length} positions of bots and of chance`, { timeout: 0 }, () => {
    let compared = 0;
    for (const number of POSITIONS) {
      const chance = Chance.fromSeed(seedFrom(`stacks ${number}`));
      const run = gameInTheMiddle(number);
      if (!playOnTo(run, chance, 'move')) continue;
      const owner = nationOf(run);
      const { state } = run;
      // XVIII.A.k The vassals of nomads have bounds of their own; on campaign only the leader marches.
      if (state.activation.marching !== NOBODY || state.ties.bond[owner] === VASSAL) continue;
      for (let i = 0; i < STACKS; i++) {
        const column = columnIn(state, owner, chance);
        if (column === undefined || stepsOf(state, column) <= 0) continue;
        const found = offered(state, column);
        if (found === undefined) continue;
        compared += 1;
        const about = `position ${number}, ${column.owner} from ${placeId(column.from)} ${column.units} led by ${column.lead}`;
        expect(found.to.sort(), about).toEqual([...marches(state, column)].map(placeId).sort());
        expect(found.sail.sort(), about).toEqual([...voyages(state, column)].map(placeId).sort());
      }
    }
    expect(compared).toBeGreaterThan(POSITIONS.length / 2);
  });

  it(`with full holds, in ${POSITIONS.length} positions`, { timeout: 0 }, () => {
    let compared = 0;
    for (const number of POSITIONS) {
      const chance = Chance.fromSeed(seedFrom(`holds ${number}`));
      const { state } = gameInTheMiddle(number);
      for (let i = 0; i < STACKS; i++) {
        const muster = harbourIn(state, chance);
        if (muster === undefined || muster.column.units.length === 0) continue;
        const { world, column } = muster;
        const found = offered(world, column);
        if (found === undefined) continue;
        compared += 1;
        const about = `position ${number}, ${column.owner} from ${placeId(column.from)} ${column.units} led by ${column.lead}`;
        expect(found.sail.sort(), about).toEqual([...voyages(world, column)].map(placeId).sort());
      }
    }
    expect(compared).toBeGreaterThan(POSITIONS.length / 2);
  });

  it(`of fleets, in ${POSITIONS.length} positions`, { timeout: 0 }, () => {
    let compared = 0;
    for (const number of POSITIONS) {
      const chance = Chance.fromSeed(seedFrom(`fleets ${number}`));
      const run = gameInTheMiddle(number);
      // Few nations have fleets: the game goes on until one of them moves.
      for (let i = 0; i < NATIONS_ASKED && playOnTo(run, chance, 'move') && !hasFleets(run); i++)
        answerRandomly(run, chance);
      if (run.decision === null || !hasFleets(run)) continue;
      const owner = nationOf(run);
      const { state } = run;
      for (let sea = LAND; sea < PLACES; sea++) {
        const fleets = countersAt(state, sea)
          .filter((fleet) => isOwn(state, owner, holderOf(state, fleet)))
          .slice(0, 1 + chance.below(2));
        if (fleets.length === 0) continue;
        const found = offered(state, { owner, from: sea, units: fleets, lead: undefined });
        if (found === undefined) continue;
        compared += 1;
        const about = `position ${number}, ${owner} from ${placeId(sea)} ${fleets}`;
        const goals = [...fleetGoals(state, owner, sea, fleets)].map(placeId);
        expect(found.to.sort(), about).toEqual(goals.sort());
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});
