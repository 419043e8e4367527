import { Chance, seedFrom } from '@tabula/engine';
import { answerRandomly, sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import type { NationId } from '../../src/data/nations.ts';
import { LEADER_NATION, nation } from '../../src/data/pieces.ts';
import type { InvasionsEvent } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { type Flight, refuges } from './flights.ts';
import { type Game, gameInTheMiddle, playOnTo } from './games.ts';
import { countersAt, friends, holderOf, hostileUnits, isFree, isOwn, type Land } from './position.ts';

const POSITIONS = sampled(process.env, 'positions', 3);
/** Questions that are looked at in each game. */
const QUESTIONS = 6;

const ownAt = (state: State, owner: number, at: Land) =>
  countersAt(state, at).filter((unit) => isOwn(state, owner, holderOf(state, unit)));
const leadersOf = (state: State, owner: number, at: Land) =>
  state.pieces.leaderAt.flatMap((where, who) => (where === at && isOwn(state, owner, LEADER_NATION[who]) ? [who] : []));

/** The question at hand, and what it is about. */
function question(run: Game) {
  const [{ prompt, options }] = run.decision?.asks ?? [];
  const { nation: who, province } = prompt.args as { nation: NationId; province: PlaceId };
  const verb = prompt.ask === 'evade' ? 'evade-to ' : 'retreat-to ';
  const offered = options.flatMap(({ id }) => (id.startsWith(verb) ? [id.slice(verb.length)] : []));
  return { owner: nation(who), at: place(province), offered: offered.sort() };
}

const about = (number: number, what: string, flight: Flight) =>
  `position ${number}, ${what} of ${flight.owner} from ${placeId(flight.from)} ${flight.units}`;

describe('where one may get away to', () => {
  it(`those who flee, in ${POSITIONS.length} games`, { timeout: 0 }, () => {
    let compared = 0;
    for (const number of POSITIONS) {
      const chance = Chance.fromSeed(seedFrom(`flights ${number}`));
      const run = gameInTheMiddle(number);
      for (let i = 0; i < QUESTIONS && playOnTo(run, chance, 'evade'); i++) {
        const { state } = run;
        const { owner, at, offered } = question(run);
        const units = ownAt(state, owner, at);
        const leaders = leadersOf(state, owner, at);
        const flight: Flight = { owner, from: at, units, leaders, beaten: false, forbidden: [], aside: [] };
        if (units.every(isFree)) {
          compared += 1;
          const found = [...refuges(state, flight)].map(placeId).sort();
          expect(offered, about(number, 'flight', flight)).toEqual(found);
        }
        answerRandomly(run, chance);
      }
    }
    expect(compared).toBeGreaterThan(POSITIONS.length);
  });

  it(`those who were beaten, in ${POSITIONS.length} games`, { timeout: 0 }, () => {
    let compared = 0;
    for (const number of POSITIONS) {
      const chance = Chance.fromSeed(seedFrom(`retreats ${number}`));
      const fields: { attacker: number; at: Land; origins: Land[] }[] = [];
      /** XX.L.h Who fled where, and from where their enemies had come. */
      const fled: { owner: number; to: Land; origins: readonly Land[] | undefined }[] = [];
      let game: Game | undefined;
      const hear = (event: InvasionsEvent) => {
        if (event.event === 'activated') {
          fields.length = 0;
          fled.length = 0;
        }
        if (event.event === 'retreated') {
          const lost = fields.findLast((one) => one.at === place(event.province));
          fled.push({ owner: nation(event.nation), to: place(event.to), origins: lost?.origins });
        }
        if (event.event !== 'battle' || game === undefined) return;
        const { state } = game;
        // In the middle of a Movement only the stack that was intercepted fights.
        if (state.activation.stage !== 'combat') return;
        const [attacker, at] = [nation(event.nation), place(event.province)];
        const units = countersAt(state, at).filter((unit) => friends(state, attacker, holderOf(state, unit), at));
        fields.push({ attacker, at, origins: units.map((unit) => state.stacks.from[unit]) });
      };
      game = gameInTheMiddle(number, hear);
      for (let i = 0; i < QUESTIONS && playOnTo(game, chance, 'retreat'); i++) {
        const { state } = game;
        const { owner, at, offered } = question(game);
        const field = fields.findLast((one) => one.at === at && state.activation.stage === 'combat');
        const units = ownAt(state, owner, at);
        const attacks = [state.activation.active, ...state.activation.partners].some((one) => isOwn(state, owner, one));
        // Friends who were beaten together go each his own way: one nation's units are looked at.
        const alone = countersAt(state, at).every(
          (unit) => units.includes(unit) || !friends(state, owner, holderOf(state, unit), at),
        );
        // Who takes up a retreat again was not beaten here, and some of them may stay.
        const beaten = hostileUnits(state, owner, at).length > 0;
        // Those who stood aside, and those who did not, go each their own way too.
        const waiting = units.filter((unit) => state.activation.aside.includes(unit)).length;
        const past = fled.filter((one) => waiting > 0 && one.owner === owner && one.to === at);
        const together =
          waiting === 0 || (waiting === units.length && past.every(({ origins }) => origins !== undefined));
        if (field !== undefined && beaten && together && !attacks && alone && units.length > 0 && units.every(isFree)) {
          // Leaders of friends whose own units are gone retreat with the stack (XX.L).
          const leaders = state.pieces.leaderAt.flatMap((where, who) =>
            where === at && friends(state, owner, LEADER_NATION[who], at) ? [who] : [],
          );
          const { aside } = state.activation;
          const forbidden = [...field.origins, ...past.flatMap(({ origins }) => origins ?? [])];
          const flight: Flight = { owner, from: at, units, leaders, beaten: true, forbidden, aside };
          compared += 1;
          const found = [...refuges(state, flight)].map(placeId).sort();
          expect(offered, about(number, 'retreat', flight)).toEqual(found);
        }
        // The rest of this retreat is not looked at: others of the stack may find less room.
        while (['retreat', 'retreaters', 'rearguard'].includes(game.decision?.asks[0].prompt.ask ?? ''))
          answerRandomly(game, chance);
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});
