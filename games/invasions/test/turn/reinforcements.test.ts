import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { distancesFrom, type PlaceId, place, waysFrom } from '../../src/data/geography.ts';
import { leader, nation, PERSAE, ROMANI, sortNamed } from '../../src/data/pieces.ts';
import { refugesFrom } from '../../src/rules/diplomacy/evacuation.ts';
import { evacuate } from '../../src/rules/diplomacy/refuge.ts';
import { mayRevolt } from '../../src/rules/nations/revolts.ts';
import { lend } from '../../src/rules/pieces/mercenaries.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { post, reinforce } from '../../src/rules/turn/reinforcements.ts';
import { deploy, encamp, FOR_GOOD, KINGDOM, NOWHERE } from '../../src/state.ts';
import { type Given, GOTHS, given, PERSIANS, ROMANS, Story } from '../story.ts';

const [VISIGOTHS, GEPIDS, FRANKS] = [nation('visigothi'), nation('gepidae'), nation('franci')];

describe('IX.B those who make room', () => {
  /** Roman units in Neustria, where the Franks appear. */
  const neustria = (units: Readonly<Record<string, number>>, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).units('romani', 'neustria', units);
      change(p);
    });

  it('go towards their capital or horde if they can', () => {
    shows('IX.B.c');
    const state = neustria({ legion: 1 });
    const home = distancesFrom(state.rules.map, state.nations.capital[ROMANI]);
    const open = refugesFrom(state, ROMANI, place('neustria'));
    expect(open.length).toBeGreaterThan(0);
    for (const to of open) expect(home[to]).toBeLessThan(home[place('neustria')]);
    expect(open.length).toBeLessThan(waysFrom(state.rules.map, place('neustria')).length);
  });

  it('keep to the stacking limits; what finds no room is removed', () => {
    shows('IX.B.d', 'IX.B.e', 'XVII.A.d');
    const state = neustria({ legion: 3, limitanei: 1 });
    const neighbours = waysFrom(state.rules.map, place('neustria')).map(({ to }) => to);
    // Everywhere around stand strangers, but for one place with room for two.
    const [free, ...full] = neighbours;
    const strangers = [VISIGOTHS, nation('vandali'), nation('ostrogothi')].map((id) => sortNamed(id, 'infantry'));
    for (const [i, where] of full.entries()) expect(deploy(state, strangers[i % 3], 1, where)).toBe(1);
    deploy(state, sortNamed(ROMANI, 'equites'), 2, free);
    const story = Story.of(state, (g) => evacuate(g, FRANKS, place('neustria'))).anyhow();
    expect(story.told('evacuated')).toMatchObject([{ nation: 'romani', province: 'neustria', lost: 2 }]);
    expect([story.units('romani', 'neustria'), unitsAt(state, ROMANI, free).length]).toEqual([0, 4]);
  });

  it('are neither intercepted nor do they evade: only their player is asked, and where to', () => {
    shows('IX.B.m');
    const state = neustria({ legion: 1 }, (p) =>
      p.units('visigothi', 'aquitania', { infantry: 3 }).leader('alaricus', 'aquitania'),
    );
    const story = Story.of(state, (g) => evacuate(g, FRANKS, place('neustria')));
    const asked = new Set<string>();
    while (story.run.decision !== null) {
      const [{ seat, prompt, options }] = story.run.decision.asks;
      asked.add(`${seat} ${prompt.ask}`);
      story.answer(seat, options[0].id);
    }
    expect([...asked].every((one) => one === `${ROMANS} leave-for`)).toBe(true);
    expect(story.told('intercepted')).toEqual([]);
  });

  it('a people that finds refuge brings as many as fit; the others are removed', () => {
    shows('IX.B.g');
    const state = given((p) => {
      p.empty().turn(4).horde('vandali', 'dacia').units('vandali', 'dacia', { infantry: 5 });
    });
    for (const { to } of waysFrom(state.rules.map, place('dacia')))
      deploy(state, sortNamed(nation('ostrogothi'), 'infantry'), 1, to);
    const story = Story.of(state, (g) => evacuate(g, GEPIDS, place('dacia')));
    const [first] = story.offered(PERSIANS);
    story.answer(PERSIANS, first);
    while (story.asked !== null) story.answer(GOTHS, story.offered(GOTHS)[0]);
    const refuge = first.slice('leave-for '.length) as PlaceId;
    const room = story.units('vandali', refuge);
    expect([room >= 3, room <= 4, story.units('vandali', 'dacia')]).toEqual([true, true, 0]);
    expect(story.told('evacuated').at(-1)).toMatchObject({ nation: 'vandali', lost: 5 - room });
  });
});

describe('IX.C leaders', () => {
  it('come to any province of their nation, empty ones too, where they keep the peace', () => {
    shows('IX.C.b', 'IX.C.a');
    const state = given((p) => p.turn(3));
    expect(unitsAt(state, ROMANI, place('vasconia')).length + unitsAt(state, ROMANI, place('arvernia')).length).toBe(0);
    const story = Story.of(state, (g) => post(g, ROMANI, leader('stilicho')));
    expect(story.offered(ROMANS)).toContain('post arvernia');
    expect(story.offered(ROMANS)).not.toContain('post thracia');
    expect(mayRevolt(state, place('arvernia'))).toBe(true);
    story.answer(ROMANS, 'post arvernia');
    expect(mayRevolt(state, place('arvernia'))).toBe(false);
  });
});

describe('IX.G a nation that has vanished', () => {
  it('is one of which nothing is left but men who serve others: each of these loses one', () => {
    shows('IX.G.a');
    const state = given((p) => {
      p.empty()
        .turn(5)
        .nation('visigothi', { status: KINGDOM })
        .units('visigothi', 'dacia', { infantry: 2, archers: 1 });
    });
    const [first, second, third] = unitsAt(state, VISIGOTHS, place('dacia'));
    lend(state, first, ROMANI, place('latium'), FOR_GOOD);
    lend(state, second, ROMANI, place('latium'), FOR_GOOD);
    lend(state, third, PERSAE, place('chaldea'), FOR_GOOD);
    const held = () => [
      unitsAt(state, ROMANI, place('latium')).length,
      unitsAt(state, PERSAE, place('chaldea')).length,
    ];
    expect(held()).toEqual([2, 1]);
    encamp(state, VISIGOTHS, place('dacia'));
    const alive = new Story(structuredClone(state), Chance.fromSeed(seedFrom('goths')), (g) => reinforce(g, VISIGOTHS));
    expect(alive.told('disbanded')).toEqual([]);
    encamp(state, VISIGOTHS, NOWHERE);
    Story.of(state, (g) => reinforce(g, VISIGOTHS)).anyhow();
    expect(held()).toEqual([1, 0]);
  });
});
