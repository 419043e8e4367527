import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { answerRandomly, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { LAND, placeId } from '../src/data/geography.ts';
import { NATION_OF, nationId } from '../src/data/pieces.ts';
import type { InvasionsEvent } from '../src/events.ts';
import { invasions } from '../src/index.ts';
import { stackLimit, stackSize } from '../src/rules/lands/stacking.ts';
import { provincesHeld } from '../src/rules/pieces/units.ts';
import { setup } from '../src/setup.ts';
import { BARBARIAN, isCivilised, NOBODY, type State } from '../src/state.ts';
import { Ledger } from './ledger.ts';

/** One game a seat count; `TABULA_SCALE=500` plays as many. */
const GAMES = Number(process.env.TABULA_SCALE ?? 1);

/** What tells of lost units. */
const LOSSES: ReadonlySet<InvasionsEvent['event']> = new Set<InvasionsEvent['event']>([
  ...(['disbanded', 'deserted', 'quell.failed', 'break.failed', 'raided'] as const),
  ...(['melee', 'shot', 'overrun', 'trapped', 'limes.fell', 'siege', 'battle.won'] as const),
  ...(['harried', 'fleet.lost', 'naval.won', 'naval.drawn', 'landing'] as const),
  ...([
    'evacuated',
    'refuge',
    'collapsed',
    'vanished',
    'united',
    'limites.ended',
    'appeared',
    'freed',
    'subdued',
  ] as const),
]);

/** A capital is a city of its nation, walled; nobody has two seats, and barbarians have no capital. */
function capitals(state: State): string[] {
  const { capital, horde, status } = state.nations;
  const wrong: string[] = [];
  capital.forEach((where, owner) => {
    if (where < 0) return;
    const name = `${nationId(owner)} in ${placeId(where)}`;
    if (state.lands.level[where] === 0 || state.lands.city[where] !== owner)
      wrong.push(`no city for the capital: ${name}`);
    if (state.lands.fortified[where] === 0) wrong.push(`a capital without walls: ${name}`);
    if (status[owner] <= BARBARIAN) wrong.push(`a barbarian capital: ${name}`);
    if (horde[owner] >= 0) wrong.push(`a horde beside a capital: ${name}`);
  });
  return wrong;
}

/** Whoever controls a built city holds it, and revolts are in provinces that can have them. */
function cities(state: State): string[] {
  const { level, city, control } = state.lands;
  const wrong: string[] = [];
  for (let where = 0; where < LAND; where++)
    if (level[where] > 0 && city[where] !== NOBODY && control[where] !== NOBODY && control[where] !== city[where])
      wrong.push(`${placeId(where)} is of ${nationId(city[where])}, and controlled by ${nationId(control[where])}`);
  return wrong;
}

/** XVII.A When a Movement is over nowhere stand more than may. */
function crowds(state: State, owner: number): string[] {
  return provincesHeld(state, owner).flatMap((where) =>
    stackSize(state, owner, where) > stackLimit(state, owner, where)
      ? [`${nationId(owner)}: ${stackSize(state, owner, where)} in ${placeId(where)}`]
      : [],
  );
}

/** The nations that lost units since they were last counted, if nothing that was told since then takes any. */
function silent(before: readonly number[], state: State, told: readonly InvasionsEvent[]): string[] {
  if (told.some(({ event }) => LOSSES.has(event))) return [];
  return before.flatMap((where, unit) => (where >= 0 && state.pieces.at[unit] < 0 ? [nationId(NATION_OF[unit])] : []));
}

/** A game in which every answer is watched. */
function watch(players: number, name: string): void {
  const told: InvasionsEvent[] = [];
  const run = Run.start(invasions, configure(invasions, players), seedFrom(`ledger ${name}`), {
    onEvent: (event) => told.push(event),
  });
  // Something may have happened before the first question.
  const start = setup(configure(invasions, players), Chance.fromSeed(seedFrom(name)));
  const ledger = new Ledger(start);
  let heard = 0;
  const listen = () => {
    for (; heard < told.length; heard++) ledger.hear(told[heard]);
  };
  listen();
  const chance = Chance.fromSeed(seedFrom(`answers ${name}`));
  let before = start.pieces.at;
  let late = false;
  for (let answers = 0; run.decision !== null; answers++) {
    const { active, stage } = run.state.activation;
    const { id } = answerRandomly(run, chance);
    listen();
    const { state } = run;
    const at = `${name}, answer ${answers} (${id}), turn ${state.clock.turn}`;
    expect(state.nations.treasury, `gold: ${at}`).toEqual(ledger.gold);
    expect(state.nations.points, `points: ${at}`).toEqual(ledger.points);
    if (stage === 'movement' && state.activation.stage === 'combat' && active === state.activation.active)
      expect(crowds(state, active), `after Movement: ${at}`).toEqual([]);
    if (!run.atCheckpoint) continue;
    expect([...capitals(state), ...cities(state)], at).toEqual([]);
    // What is under way may be told a question later.
    const lost = silent(before, state, told);
    late = lost.length > 0 && !late;
    if (late) continue;
    expect(lost, `lost without a word: ${at}`).toEqual([]);
    before = state.pieces.at.slice();
    told.length = 0;
    heard = 0;
  }
  expect(run.state.nations.status.some((_, owner) => isCivilised(run.state, owner))).toBe(true);
}

describe('the accounts of random games add up', () => {
  for (const players of [2, 3, 4])
    it(`gold, points, units, capitals and stacks in ${GAMES} games of ${players}`, { timeout: 60_000 * GAMES }, () => {
      shows('III.H.b', 'III.H.d', 'XIV.A.a', 'XVII.A.g');
      for (let i = 0; i < GAMES; i++) watch(players, `${players} ${i}`);
    });
});
