import { type Place, wayBetween } from '../../data/geography.ts';
import { type Counter, type LeaderNumber, NATION_OF, type Nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';
import { countOf } from '../lands/occupation.ts';
import { alliesOf, friendly, hostile } from '../lands/relations.ts';
import { facts, leadersAt, united, unitsAt } from '../pieces/units.ts';
import { type CardEffects, noCardEffects } from './card-effects.ts';

/** Of which nation a unit is, whatever its counter says, whom it serves, and for how long. */
interface Service {
  readonly nation: Nation;
  readonly employer: Nation;
  readonly term: number;
}

/** One side of a battle. */
export interface Side extends Ranks {
  readonly leaders: LeaderNumber[];
  readonly hordes: Nation[];
  hordeHit: boolean;
  /** XXI.G It gave up after the first melee. */
  conceded: boolean;
  /** Its units that serve another nation than that of their counter: mercenaries, and those that were taken over. */
  readonly service: Map<Counter, Service>;
  /** A Limes stands with it, and whether one has taken a hit (XVIII.I). */
  limes: boolean;
  limesLost: number;
  /** What cards have given it. */
  readonly boon: CardEffects;
  /** Units at the start, for recovery (XX.K, G48). */
  readonly start: number;
}

/** A battlefield: who fights whom, where, and how the attacker came there. */
export interface Field {
  readonly where: Place;
  readonly attacker: Side;
  readonly defender: Side;
  readonly intercepted: boolean;
  /** XX.F All attackers crossed a river, a ridge or a strait. */
  readonly crossed: boolean;
  readonly overStrait: boolean;
  /** XX.D They crossed a ridge or a river, so an ambush is certain (G81). */
  readonly exposed: boolean;
}

export interface Clash {
  readonly where: Place;
  readonly attacker: Nation;
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderNumber[];
  readonly intercepted: boolean;
}

/** XX.A The two sides: the attackers named, and all their enemies in the province who are friends of each other. */
export function fieldOf(state: State, { where, attacker, units, leaders, intercepted }: Clash): Field {
  const enemy = mainEnemy(state, attacker, where);
  const defenders = state.pieces.here[where].filter(
    (counter) =>
      !state.activation.aside.includes(counter) &&
      friendly(state, enemy, state.pieces.holder[counter], where) &&
      hostile(state, attacker, state.pieces.holder[counter], where),
  );
  const hordes: Nation[] = [];
  for (let owner = 0; owner < state.nations.horde.length; owner++)
    if (
      state.nations.horde[owner] === where &&
      hostile(state, attacker, owner, where) &&
      friendly(state, enemy, owner, where)
    )
      hordes.push(owner);
  const border = (counter: Counter) => wayBetween(state.rules.map, state.stacks.from[counter], where)?.border ?? 'open';
  const hard = (counter: Counter) => {
    const kind = state.stacks.from[counter] < 0 ? 'open' : border(counter);
    return kind === 'ridge' || kind === 'strait' || (kind === 'river' && !facts(counter).amphibious);
  };
  return {
    where,
    attacker: {
      owner: attacker,
      units: [...units],
      lost: [],
      leaders: [...leaders],
      hordes: state.nations.horde[attacker] === where ? [attacker] : [],
      hordeHit: false,
      conceded: false,
      service: serviceOf(state, units),
      limes: false,
      limesLost: 0,
      boon: noCardEffects(),
      start: units.length,
    },
    defender: {
      owner: enemy,
      units: defenders,
      lost: [],
      leaders: leadersOfSide(state, enemy, where, defenders, hordes),
      hordes,
      hordeHit: false,
      conceded: false,
      service: serviceOf(state, defenders),
      limes: state.lands.limes[where] !== NOBODY && hostile(state, attacker, state.lands.limes[where], where),
      limesLost: 0,
      boon: noCardEffects(),
      start: defenders.length,
    },
    intercepted,
    crossed: !intercepted && units.length > 0 && units.every(hard),
    overStrait:
      !intercepted &&
      units.length > 0 &&
      units.every((counter) => state.stacks.from[counter] >= 0 && border(counter) === 'strait'),
    exposed:
      units.length > 0 &&
      units.every((counter) => state.stacks.from[counter] >= 0 && ['ridge', 'river'].includes(border(counter))),
  };
}

/** XXXIV All that a nation and its allies have in a province and that does not stand aside: they fight and besiege as one nation. */
export function hostAt(state: State, owner: Nation, where: Place): { units: Counter[]; leaders: LeaderNumber[] } {
  const units: Counter[] = [];
  const leaders: LeaderNumber[] = [];
  for (const one of [owner, ...alliesOf(state, owner)]) {
    for (const counter of unitsAt(state, one, where))
      if (!state.activation.aside.includes(counter) && !units.includes(counter)) units.push(counter);
    for (const who of leadersAt(state, one, where)) if (!leaders.includes(who)) leaders.push(who);
  }
  return { units, leaders };
}

/** XX.E, J The leaders of every nation that fights on a side, those of the main one first. */
function leadersOfSide(
  state: State,
  main: Nation,
  where: Place,
  units: readonly Counter[],
  hordes: readonly Nation[],
): LeaderNumber[] {
  const leaders = leadersAt(state, main, where);
  for (const other of [...units.map((counter) => state.pieces.holder[counter]), ...hordes])
    if (!united(state, main, other))
      for (const who of leadersAt(state, other, where)) if (!leaders.includes(who)) leaders.push(who);
  return leaders;
}

/** The nations whose units stand on a side; the main one, if none does. */
export function nationsIn(state: State, { owner, units }: Ranks): Nation[] {
  const found = units.map((counter) => state.pieces.holder[counter]);
  return found.length === 0 ? [owner] : [...new Set(found)];
}

/** The enemy with most units in the province; a horde alone if there is no unit. */
export function mainEnemy(state: State, attacker: Nation, where: Place): Nation {
  let best: Nation = NOBODY;
  let most = 0;
  for (const counter of state.pieces.here[where]) {
    const owner = state.pieces.holder[counter];
    if (owner === best || !hostile(state, attacker, owner, where)) continue;
    const count = countOf(state, where, owner);
    if (count <= most) continue;
    best = owner;
    most = count;
  }
  if (best !== NOBODY) return best;
  return state.nations.horde.findIndex((at, owner) => at === where && hostile(state, attacker, owner, where));
}

/** Units of the side's own nation, both halves of Rome being one. */
export function isNational(state: State, side: Side, counter: Counter): boolean {
  return united(state, side.owner, state.pieces.nation[counter]);
}

/** XX.K, XXVII.B How those among some units serve who do not serve the nation of their counter. */
function serviceOf({ pieces: { holder, lent, nation } }: State, units: readonly Counter[]): Map<Counter, Service> {
  const service = new Map<Counter, Service>();
  for (const counter of units)
    if (holder[counter] !== NATION_OF[counter])
      service.set(counter, { nation: nation[counter], employer: holder[counter], term: lent[counter] });
  return service;
}

/** A stack by itself, as a side without an enemy: for sieges and retreats. */
export function loneField(state: State, attacker: Nation, where: Place, units: readonly Counter[]): Field {
  const side = (owner: Nation, ranks: readonly Counter[]): Side => ({
    owner,
    units: [...ranks],
    lost: [],
    leaders: ranks.length > 0 ? leadersOfSide(state, owner, where, ranks, []) : [],
    hordes: ranks.length > 0 && state.nations.horde[owner] === where ? [owner] : [],
    hordeHit: false,
    conceded: false,
    service: serviceOf(state, ranks),
    limes: false,
    limesLost: 0,
    boon: noCardEffects(),
    start: ranks.length,
  });
  return {
    where,
    attacker: side(attacker, units),
    defender: side(state.lands.city[where], []),
    intercepted: false,
    crossed: false,
    overStrait: false,
    exposed: false,
  };
}

/** III.D, G79 A horde that was alone from the start counts as a unit: one hit takes it. */
export function isAlive({ units, start, hordes, hordeHit }: Side): boolean {
  return units.length > 0 || (start === 0 && hordes.length > 0 && !hordeHit);
}

/** Whoever is hit: the units that still stand, and those that fell. */
export interface Ranks {
  readonly owner: Nation;
  readonly units: Counter[];
  readonly lost: Counter[];
}
