import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CALENDAR, type CalendarTurn, type Newcomer, type Reinforcement } from '../../src/data/calendar.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { rulebook } from '../../src/rulebook/index.ts';
import { headed, named, sortNamed, unitsSaid } from './statements.ts';

const chapter = rulebook.find(({ id }) => id === 'XLV');

/** The sentence of a turn that begins so, without its beginning and its full stop. */
function told(turn: number, opening: string): string | undefined {
  const sentence = chapter?.statements.find(({ id, en }) => id.startsWith(`XLV.${turn}.`) && en.startsWith(opening));
  return sentence?.en.slice(opening.length, -1);
}

const nations = (ids: readonly string[]) => ids.map((id) => named('nation', id)).join(', ');

function newcomerSaid({ nation, horde, units, places }: Newcomer): string {
  const name = named('nation', nation);
  if (horde !== undefined)
    return `${name} (horde in ${named('space', horde)}: ${unitsSaid(nation, units ?? {}).join(', ')})`;
  const stacks = (places ?? []).map(
    (one) =>
      `${named('space', one.province)}: ${[...unitsSaid(nation, one.units ?? {}), ...choice(one.any)].join(', ')}`,
  );
  return `${name} (${stacks.join('; ')})`;
}

function choice(any: number | undefined): string[] {
  return any === undefined ? [] : [`${any} of choice`];
}

function reinforcementSaid({ nation, units, any }: Reinforcement): string {
  const certain = unitsSaid(nation, units ?? {}).join(', ');
  return `${named('nation', nation)} ${[...(certain === '' ? [] : [certain]), ...choice(any)].join(' and ')}`;
}

function leadersSaid(turn: number): string[] {
  return LEADERS.filter(({ turns }) => turns.includes(turn)).map(
    ({ name, nation }) => `${name} (${named('nation', nation)})`,
  );
}

function sortsSaid(turn: number): string[] {
  return UNIT_SORTS.filter(({ from, traits }) => from === turn && turn > 1 && !traits.has('thema')).map(
    ({ nation, sort }) => `${sortNamed(nation, sort, 2)} (${named('nation', nation)})`,
  );
}

const sorted = (list: string | undefined, between: string) => (list === undefined ? [] : list.split(between).sort());
const each = (check: (turn: CalendarTurn) => void) => CALENDAR.forEach(check);

describe('the Calendar', () => {
  it('XLV has twelve turns of 25 years', () => {
    expect(CALENDAR.map(({ turn, year }) => `Turn ${turn}, ${year}`)).toEqual(
      CALENDAR.map(({ turn }) => headed(`XLV.${turn}.a`)),
    );
    expect(CALENDAR).toHaveLength(12);
  });

  it('XLV newcomers, where they enter and with what', () => {
    shows('XLV.2.b', 'XLV.3.b', 'XLV.4.b', 'XLV.5.b', 'XLV.6.b', 'XLV.7.c', 'XLV.9.b', 'XLV.12.b');
    each(({ turn, newcomers }) =>
      expect([turn, told(turn, 'There come: ')]).toEqual([
        turn,
        newcomers.length === 0 ? undefined : newcomers.map(newcomerSaid).join('; '),
      ]),
    );
  });

  it('XLV who invades', () => {
    shows(
      'XLV.1.c',
      'XLV.2.c',
      'XLV.3.c',
      'XLV.4.c',
      'XLV.5.c',
      'XLV.6.c',
      'XLV.7.d',
      'XLV.8.b',
      'XLV.9.c',
      'XLV.10.b',
      'XLV.11.b',
      'XLV.12.c',
    );
    each(({ turn, invasions }) =>
      expect([turn, invasions.length === 0 ? told(turn, 'Nobody ') : told(turn, 'Invaders: ')]).toEqual([
        turn,
        invasions.length === 0 ? 'invades' : nations(invasions),
      ]),
    );
  });

  it('XLV reinforcements', () => {
    shows(
      'XLV.2.d',
      'XLV.3.d',
      'XLV.4.d',
      'XLV.5.d',
      'XLV.6.d',
      'XLV.7.e',
      'XLV.8.c',
      'XLV.9.d',
      'XLV.10.c',
      'XLV.11.c',
      'XLV.12.d',
    );
    each(({ turn, reinforcements }) =>
      expect([turn, told(turn, 'Reinforcements: ')]).toEqual([
        turn,
        reinforcements.length === 0 ? undefined : reinforcements.map(reinforcementSaid).join('; '),
      ]),
    );
  });

  it('XLV leaders', () => {
    shows(
      'XLV.1.d',
      'XLV.2.e',
      'XLV.3.e',
      'XLV.4.e',
      'XLV.5.e',
      'XLV.6.e',
      'XLV.7.f',
      'XLV.8.d',
      'XLV.9.e',
      'XLV.10.d',
      'XLV.11.d',
      'XLV.12.e',
    );
    each(({ turn }) => expect([turn, sorted(told(turn, 'Leaders: '), ', ')]).toEqual([turn, leadersSaid(turn).sort()]));
  });

  it('XLV raids, in this order', () => {
    shows(
      'XLV.1.e',
      'XLV.2.f',
      'XLV.3.f',
      'XLV.4.f',
      'XLV.5.f',
      'XLV.6.f',
      'XLV.7.g',
      'XLV.8.e',
      'XLV.9.f',
      'XLV.10.e',
      'XLV.11.e',
      'XLV.12.f',
    );
    each(({ turn, raids }) =>
      expect([turn, told(turn, 'Raids: ')]).toEqual([turn, nations(raids).replace('Arabs, Arabs', 'Arabs twice')]),
    );
  });

  it('XLV units to be had from a turn on', () => {
    shows('XLV.2.g', 'XLV.3.g', 'XLV.4.g', 'XLV.5.g', 'XLV.6.g', 'XLV.7.h', 'XLV.8.f', 'XLV.9.g');
    each(({ turn }) =>
      expect([turn, sorted(told(turn, 'To be had from now on: '), ', ')]).toEqual([turn, sortsSaid(turn).sort()]),
    );
  });
});
