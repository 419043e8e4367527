import { expect } from 'vitest';
import { CALENDAR } from '../src/data/calendar.ts';
import { LAST_LIMITES } from '../src/data/figures.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { nation, nationId } from '../src/data/pieces.ts';
import { ALLIANCE, PACT } from '../src/rules/lands/relations.ts';
import { isMinor } from '../src/rules/nations/dependants.ts';
import { united } from '../src/rules/pieces/units.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  EMPIRE,
  FEDERATE,
  FREE,
  NOBODY,
  PHASES,
  type Phase,
  type State,
  VASSAL,
} from '../src/state.ts';

/** XXVI-XXX What nations are to each other keeps within its bounds, after every answer. */
export function tiesHold(state: State): void {
  expect([...dependence(state), ...foedera(state), ...deals(state)]).toEqual([]);
}

/** XXVII-XXIX Who may depend on whom. */
function dependence({ ties, nations }: State): string[] {
  return ties.bond.flatMap((bond, owner) => {
    const lord = ties.lord[owner];
    const wrong = (what: string) => [`${nationId(owner)} ${what}`];
    if (bond === FREE) return lord === NOBODY ? [] : wrong('is free and has a lord');
    if (lord === NOBODY || lord === owner) return wrong('has no lord');
    if (nations.status[owner] === ABSENT || nations.status[lord] === ABSENT) return wrong('or its lord is not in play');
    if (nations.status[owner] === EMPIRE) return wrong('is an empire and depends on another');
    if (ties.lord[lord] === owner) return wrong('is the lord of its lord');
    if (bond === CLIENT && !isMinor(owner)) return wrong('is a client and no minor kingdom');
    if (bond === FEDERATE && nations.status[owner] !== BARBARIAN) return wrong('is a federate and not barbarian');
    if (bond !== CLIENT && (ties.bond[lord] === VASSAL || ties.bond[lord] === FEDERATE))
      return wrong('serves one who may have neither vassals nor federates');
    return [];
  });
}

/** XXVIII Every Foedus is a federate's, and what is ceded is so by one. */
function foedera({ ties, lands, nations }: State): string[] {
  const wrong: string[] = [];
  const ceded = new Set<string>();
  for (let i = 0; i < ties.foedera.length; i += 3) {
    const [federate, first, second] = ties.foedera.slice(i, i + 3);
    if (ties.bond[federate] !== FEDERATE) wrong.push(`${nationId(federate)} has a Foedus and is no federate`);
    ceded.add(`${federate} ${first}`).add(`${federate} ${second}`);
  }
  ties.bond.forEach((bond, owner) => {
    if (bond === FEDERATE && !ties.foedera.some((who, i) => i % 3 === 0 && who === owner))
      wrong.push(`${nationId(owner)} is a federate without a Foedus`);
  });
  lands.foedus.forEach((federate, where) => {
    if (federate !== NOBODY && !ceded.has(`${federate} ${where}`)) wrong.push(`${where} is ceded by no Foedus`);
  });
  ties.pledge.forEach((empire, owner) => {
    if (empire !== NOBODY && nations.status[owner] !== BARBARIAN && nations.status[owner] !== ABSENT)
      wrong.push(`${nationId(owner)} has pledged a Foedus and is not barbarian`);
  });
  return wrong;
}

const before = (phase: Phase, other: Phase) => PHASES.indexOf(phase) < PHASES.indexOf(other);

/** XXVI.B, XXX Alliances are between the free; pacts end with the second activation, everything with the turn. */
function deals(state: State): string[] {
  const { ties, clock, activation, nations } = state;
  const wrong: string[] = [];
  const hasActed = (owner: number) => clock.queue.findIndex((one) => united(state, one, owner)) < clock.next;
  for (let i = 0; i < ties.deals.length; i += 3) {
    const [a, b, deal] = ties.deals.slice(i, i + 3);
    const names = `${nationId(a)} and ${nationId(b)}`;
    if (deal === ALLIANCE && (ties.bond[a] !== FREE || ties.bond[b] !== FREE))
      wrong.push(`${names} are allies and not free`);
    if (clock.phase === 'military' && deal === PACT && hasActed(a) && hasActed(b))
      wrong.push(`${names} have a pact that is over: turn ${clock.turn}`);
    if (nations.status[a] === ABSENT || nations.status[b] === ABSENT) wrong.push(`one of ${names} is not in play`);
    if (before(clock.phase, 'events')) wrong.push(`${names} have agreed on something before the Events of the turn`);
  }
  if (clock.phase !== 'military' && activation.partners.length > 0) wrong.push('allies act out of their time');
  return wrong;
}

/** XLV What the Calendar has brought, and what it has taken away. */
export function calendarHolds(state: State): void {
  const { clock, nations, lands, pieces } = state;
  if (clock.phase === 'over') return;
  const wrong: string[] = [];
  if (clock.turn < 1 || clock.turn > CALENDAR.length + 1) wrong.push(`turn ${clock.turn}`);
  const arrived = before('reinforcements', clock.phase) ? clock.turn : clock.turn - 1;
  for (const { turn, newcomers } of CALENDAR)
    for (const { nation: id } of newcomers)
      if (turn <= arrived && nations.status[nation(id)] === ABSENT && nations.vanished[nation(id)] === 0)
        wrong.push(`${id} have not come on turn ${turn}`);
  const limites = clock.turn > LAST_LIMITES + 1 || (clock.turn > LAST_LIMITES && before('purchases', clock.phase));
  if (limites && lands.limes.some((owner) => owner !== NOBODY)) wrong.push('a Limes has outlived its time');
  LEADERS.forEach(({ id, turns }, who) => {
    const early = id === 'theodosius' && clock.turn === 2;
    if (
      pieces.leaderAt[who] >= 0 &&
      turns.length > 0 &&
      arrived === clock.turn &&
      !turns.includes(clock.turn) &&
      !early
    )
      wrong.push(`${id} is there on turn ${clock.turn}`);
  });
  expect(wrong).toEqual([]);
}
