import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, type PlaceId, place } from '../../../src/data/geography.ts';
import { HUNNI, nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { mayTurnOnBarbarians } from '../../../src/rules/lands/aggression.ts';
import { relation } from '../../../src/rules/lands/relations.ts';
import { BARBARIAN, FEDERATE } from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, goals, HUNS, Story } from '../../story.ts';

const [FRANKS, ALEMANNI, VISIGOTHS, GEPIDS] = [
  nation('franci'),
  nation('alamanni'),
  nation('visigothi'),
  nation('gepidae'),
];

/** Barbarians on turn 4, where a story puts them. */
const wilds = (change: (p: Given) => void) =>
  given((p) => {
    p.empty().turn(4);
    for (const who of ['franci', 'alamanni', 'hunni', 'heruli', 'visigothi', 'gepidae'] as const)
      p.nation(who, { status: BARBARIAN, age: 3 });
    change(p);
  });
const turns = (change: (p: Given) => void, owner: number) =>
  Story.of(wilds(change), (g) => mayTurnOnBarbarians(g, owner));

describe('XII.D who breaks the peace of barbarian country', () => {
  const franks = (p: Given) => {
    p.horde('franci', 'lotharingia').units('franci', 'lotharingia', { 'francisca-infantry': 3 });
    p.horde('alamanni', 'agri-decumates').units('alamanni', 'rhenus', { infantry: 1 });
  };

  it('G310 may come from civilised land', () => {
    shows('G310', 'XII.D.k', 'G100');
    const story = turns(franks, FRANKS);
    expect(story.asked).toBe('aggression');
    expect(goals(story.state, FRANKS, 'lotharingia', 3)).not.toContain('rhenus');
    story.answer(HUNS, 'yes');
    expect(relation(story.state, FRANKS, ALEMANNI, place('rhenus'))).toBe('hostile');
    expect(goals(story.state, FRANKS, 'lotharingia', 3)).toContain('rhenus');
  });

  it('G310 is asked if a horde is all that stands there', () => {
    shows('G310', 'G309');
    const huns = (p: Given) => p.horde('hunni', 'moravia').units('hunni', 'moravia', { 'horse-archers': 3 });
    const lone = (p: Given) => huns(p).horde('heruli', 'galicia').units('heruli', 'noricum', { infantry: 3 });
    expect([turns(lone, HUNNI).asked, turns(huns, HUNNI).asked]).toEqual(['aggression', null]);
    // So may the horde declare hostility.
    expect(turns(lone, HUNNI).answer(HUNS, 'no').asked).toBe('oppose');
  });

  it('G159 others declare hostility from another area too, if either can come to the other', () => {
    shows('G159', 'XII.D.j');
    const asked = (at: PlaceId, from: PlaceId) => {
      const story = turns((p) => {
        p.horde('gepidae', at).units('gepidae', at, { infantry: 2 });
        p.turn(7).horde('visigothi', from).units('visigothi', from, { infantry: 3 });
      }, GEPIDS);
      if (story.asked === 'aggression') story.answer(story.run.decision?.asks[0].seat ?? 0, 'no');
      return story.asked;
    };
    expect(AREA_OF[place('tisia')]).not.toBe(AREA_OF[place('galicia')]);
    expect(asked('tisia', 'galicia')).toBe('oppose');
    // Those who can come are in civilised country, and nobody is near them there.
    expect([asked('tisia', 'naissus'), asked('tisia', 'lusitania')]).toEqual(['oppose', null]);
  });

  it('G310 is not asked for those whom no march of the turn reaches, unless the nation invades', () => {
    shows('G310');
    const far = (turn: number) =>
      turns((p) => {
        p.turn(turn).horde('visigothi', 'lusitania').units('visigothi', 'lusitania', { infantry: 3 });
        p.horde('gepidae', 'tisia').units('gepidae', 'tisia', { infantry: 2 });
      }, VISIGOTHS).asked;
    expect([far(7), far(2)]).toEqual([null, 'aggression']);
  });

  it('G310 may be a federate', () => {
    shows('G310', 'XXVIII.E.a');
    const story = turns((p) => {
      p.horde('visigothi', 'moesia-superior').units('visigothi', 'dacia', { infantry: 2 });
      p.horde('gepidae', 'tisia').units('gepidae', 'tisia', { infantry: 2 });
      bind(p.state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    }, VISIGOTHS);
    expect(relation(story.state, VISIGOTHS, GEPIDS, place('tisia'))).toBe('neutral');
    story.answer(GOTHS, 'yes');
    expect(relation(story.state, VISIGOTHS, GEPIDS, place('tisia'))).toBe('hostile');
    expect(relation(story.state, VISIGOTHS, ORIENTALI, place('tisia'))).toBe('friendly');
  });
});
