import type { Flow } from '@tabula/engine';
import { AREA_ROWS } from '../../data/areas.ts';
import type { CalamityId } from '../../data/calamities.ts';
import { areaAt, areaId, IN_AREA, type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Nation, nationId, ORIENTALI, ROMANI, SIDE_OF } from '../../data/pieces.ts';
import { CALM, GOLD, HERESY_IN, MUTINY_AT, optionsOf, prompt, RECOVER_DECLINE } from '../../options.ts';
import { decay, EMPIRE, isCivilised, knowsHeresies, RELIGIONS, type State, touchAll } from '../../state.ts';
import { federatesMayLeave } from '../diplomacy/foedus.ts';
import { provincesOf } from '../lands/realms.ts';
import { chooser, PLAGUE, revolt, rollArea } from '../nations/revolts.ts';
import { grow, lowerDecline, raiseDecline } from '../nations/status.ts';
import { loseGold, winGold } from '../pieces/gold.ts';
import { keepAtHome, rulerOf, slay } from '../pieces/leaders.ts';
import { loseUnit } from '../pieces/losses.ts';
import { ask, askSide, d2, d10, type Invasions } from '../pieces/table.ts';
import { facts, leadersAt, seatOfPower, unitsAt, unitsOf } from '../pieces/units.ts';
import { holdsCards, kindsFor, mayPlay, playCard } from './hand.ts';

/** A calamity strikes a nation; it counts against an empire that collapses (XIV.K). */
export function* calamity(g: Invasions, owner: Nation, id: CalamityId): Flow<void> {
  g.emit({ event: 'calamity', nation: nationId(owner), calamity: id });
  if (LOYAL.includes(id) && (yield* staysLoyal(g, owner, id))) return;
  if (id !== 'loyalty') g.state.nations.calamities[owner] += 1;
  const flow = EFFECTS[id](g, owner);
  if (flow !== undefined) yield* flow;
}

/** Calamities that Loyal Troops turn away. */
const LOYAL: readonly CalamityId[] = ['usurper', 'mutiny', 'desertion'];

function* staysLoyal(g: Invasions, owner: Nation, id: CalamityId): Flow<boolean> {
  const side = SIDE_OF[owner];
  if (!holdsCards(g.state, side)) return false;
  const question = prompt('loyal', 'X.B', { nation: nationId(owner), calamity: id });
  const kind = yield* mayPlay(g, side, kindsFor(g.state, side, 'calamity'), question);
  return kind !== undefined && (yield* playCard(g, side, kind, []));
}

const EFFECTS: Readonly<Record<CalamityId, (g: Invasions, owner: Nation) => Flow<void> | undefined>> = {
  *revolt(g, owner) {
    yield* revolt(g, owner);
  },
  *'double-revolt'(g, owner) {
    yield* revolt(g, owner);
    yield* revolt(g, owner);
  },
  heresy,
  intolerance,
  usurper,
  inaction: (g, owner) => {
    keepAtHome(g.state, owner, true);
    return undefined;
  },
  corruption: (g, owner) => {
    loseGold(g, owner, Math.ceil(g.state.nations.treasury[owner] / 2));
    return undefined;
  },
  desertion,
  mutiny,
  plague,
  *decadence(g, owner) {
    if (g.state.nations.age[owner] >= OLD) raiseDecline(g, owner);
    else yield* grow(g, owner, 1);
  },
  loyalty,
};

const OLD = 9;

/** The areas in which a nation controls something, in the order of the map. */
function areasWith(state: State, owner: Nation): number[] {
  const { control } = state.lands;
  return IN_AREA.flatMap((provinces, number) => (provinces.some((where) => control[where] === owner) ? [number] : []));
}

/** III.G, XXXI.C A heresy in one of the nation's areas, never in that of anybody's capital; pagans have none. */
function* heresy(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!knowsHeresies(state, owner)) return;
  const spared = areasOfSeats(state);
  if (state.nations.status[owner] === EMPIRE) {
    const number = rollArea(g, owner, spared);
    if (number >= 0) placeHeresy(g, number);
    return;
  }
  const areas = areasWith(state, owner).filter((number) => !spared.includes(number));
  if (areas.length === 0) return;
  const { area } = yield* askSide(g, chooser(g), prompt('heresy', 'XXXI.C'), optionsOf(HERESY_IN, areas));
  placeHeresy(
    g,
    AREA_ROWS.findIndex(({ id }) => id === area),
  );
}

/** Those with a capital or, in place of one (VII.D), the horde of a kingdom. */
function areasOfSeats(state: State): number[] {
  return state.nations.capital.map((_, owner) => (isCivilised(state, owner) ? areaAt(seatOfPower(state, owner)) : -1));
}

export function placeHeresy(g: Invasions, number: number): void {
  g.state.lands.heresy[number] = 2;
  g.emit({ event: 'heresy', area: areaId(number) });
}

const MOST_REVOLTS = 3;

/** One revolt where another religion lives, and one more for each heresy, three at most; each costs a gold. */
function* intolerance(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const areas = areasWith(state, owner);
  const religion = RELIGIONS[state.nations.religion[owner]];
  const foreign = areas.filter((number) => (AREA_ROWS[number].religion ?? religion) !== religion);
  const heresies = areas.filter((number) => state.lands.heresy[number] > 0).length;
  const revolts = Math.min(MOST_REVOLTS, 1 + heresies);
  let placed = 0;
  for (let i = 0; i < revolts; i++) if (yield* revolt(g, owner, foreign.length > 0 ? foreign : undefined)) placed += 1;
  loseGold(g, owner, placed);
}

const USURPER_ROLL = 6;

/** An usurper rises: heresies, Decline and a weak ruler help him. */
export function* usurper(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const ruler = rulerOf(state, owner);
  const strength = ruler === undefined ? 0 : LEADERS[ruler].combat;
  const heresies = areasWith(state, owner).filter((number) => state.lands.heresy[number] > 0).length;
  const roll = d10(g) + Math.min(3, heresies) + state.nations.decline[owner] + (strength === 0 ? 1 : -strength);
  if (roll < USURPER_ROLL) {
    g.emit({ event: 'usurper.fell', nation: nationId(owner), roll });
    yield* loseUnit(g, owner, unitsOf(state, owner), prompt('lose', 'XLII.5', { nation: nationId(owner) }));
    loseGold(g, owner, 3);
    return;
  }
  g.emit({ event: 'usurper.rose', nation: nationId(owner), roll });
  if (ruler !== undefined && LEADERS[ruler].turns.length > 0) yield* slay(g, ruler);
  if (owner === ROMANI || owner === ORIENTALI) {
    state.clock.usurped = state.clock.turn;
    touchAll(state);
  }
  yield* grow(g, owner, 1);
  loseGold(g, owner, 5);
  yield* revolt(g, owner);
  yield* federatesMayLeave(g, owner);
}

function landUnits(state: State, owner: Nation): number[] {
  return unitsOf(state, owner).filter((counter) => facts(counter).kind !== 'fleet');
}

/** One unit outside the capital deserts, two of an empire; auxiliaries and mercenaries first. */
function* desertion(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const count = state.nations.status[owner] === EMPIRE ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const outside = unitsOf(state, owner).filter((counter) => state.pieces.at[counter] !== seatOfPower(state, owner));
    const hired = outside.filter((counter) => facts(counter).auxiliary || state.pieces.nation[counter] !== owner);
    const among = hired.length > 0 ? hired : outside;
    yield* loseUnit(g, owner, among, prompt('lose', 'XLII.8', { nation: nationId(owner) }));
  }
}

/** The largest stack stays where it is this turn; a leader with it dies on a failed D2. */
function* mutiny(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const places = [...new Set(landUnits(state, owner).map((counter) => state.pieces.at[counter]))].sort((a, b) => a - b);
  const size = (where: Place) => unitsAt(state, owner, where).length;
  const most = Math.max(0, ...places.map(size));
  const largest = places.filter((where) => size(where) === most);
  if (largest.length === 0) return;
  const question = prompt('mutiny', 'XLII.9', { nation: nationId(owner) });
  const { province } = yield* ask(g, owner, question, optionsOf(MUTINY_AT, largest));
  const where = largest.find((one) => placeId(one) === province) ?? largest[0];
  state.stacks.mutineers.push(...unitsAt(state, owner, where));
  g.emit({ event: 'mutiny', nation: nationId(owner), province: placeId(where) });
  for (const who of leadersAt(state, owner, where))
    if (d2(g)) state.stacks.captives.push(who);
    else yield* slay(g, who);
}

/** The two largest cities give nothing this turn and drop a level. */
function plague(g: Invasions, owner: Nation): undefined {
  const { state } = g;
  const cities = provincesOf(state, owner).filter((where) => state.lands.level[where] > 0);
  cities.sort((a, b) => state.lands.level[b] - state.lands.level[a] || a - b);
  for (const where of cities.slice(0, 2)) {
    state.lands.barren[where] = PLAGUE;
    shrink(g, where);
  }
}

/** A city drops a level, though not below 1. */
export function shrink(g: Invasions, where: Place): void {
  const { state } = g;
  if (state.lands.level[where] <= 1) return;
  decay(state, where);
  g.emit({ event: 'city.shrank', province: placeId(where), level: state.lands.level[where] });
}

/** The favourable one: a revolt ends, or Decline falls, or 3 gold. */
function* loyalty(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const revolts = provincesOf(state, owner).filter((where) => state.lands.revolt[where] > 0);
  const options = [GOLD, ...(state.nations.decline[owner] > 0 ? [RECOVER_DECLINE] : []), ...optionsOf(CALM, revolts)];
  const answer = yield* ask(g, owner, prompt('loyalty', 'XLII.12', { nation: nationId(owner) }), options);
  if (answer.kind === 'gold') winGold(g, owner, 3);
  else if (answer.kind === 'recover-decline') lowerDecline(g, owner);
  else {
    const where = revolts.find((one) => placeId(one) === answer.province) ?? revolts[0];
    state.lands.revolt[where] = 0;
    g.emit({ event: 'calm', province: placeId(where) });
  }
}
