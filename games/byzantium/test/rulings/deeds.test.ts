import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { BULGAR_REACH, CITIES } from '../../src/data/cities.ts';
import { ANDY, given, SIMON, Story } from '../story.ts';

describe('3.1 what an action comes to is chosen, never done by a click on something else', () => {
  it('a civil war that is all an army can do', () => {
    const story = new Story(given((position) => position.army(SIMON, 'arab', 'mecca', { main: 8 })));
    story.answer(SIMON, 'army arab');
    expect(story.offered(SIMON)).toEqual(['civil-war']);
    expect(story.told('siege.rolled')).toEqual([]);
  });

  it('an attack, or a move, that is the only way out', () => {
    const leaves = (thessalonica: 'arab' | 'byzantine') =>
      new Story(
        given((position) =>
          position
            .city('dyrrachium', 'byzantine', 1, { by: SIMON })
            .city('thessalonica', thessalonica, 2)
            .army(SIMON, 'byzantine', 'dyrrachium', { main: 8, movement: 1 }),
        ),
      ).answer(SIMON, 'army byzantine');
    expect(leaves('arab').offered(SIMON)).toEqual(['attack thessalonica']);
    expect(leaves('byzantine').offered(SIMON)).toEqual(['move thessalonica']);
  });

  it('the Bulgars before Constantinople, when nothing else is left to attack', () => {
    const story = new Story(
      given((position) => {
        for (const city of BULGAR_REACH)
          if (CITIES[city].id !== 'constantinople') position.city(CITIES[city].id, 'bulgar', 1);
        position.bulgars(11);
      }),
    ).answer(SIMON, 'special bulgars');
    expect(story.offered(SIMON)).toEqual(['bulgars-attack constantinople']);
    expect(story.state.bulgars).toBe(11);
  });

  it('the only city to develop or to fortify, and a pass when nothing else can be done', () => {
    const last = given((position) => {
      for (const { id, colour } of CITIES) if (colour === 'arab' && id !== 'mecca') position.city(id, 'arab', 3);
      position.city('athens', 'byzantine', 2, { by: SIMON });
    });
    expect(new Story(last).answer(SIMON, 'special develop-arab').offered(SIMON)).toEqual(['develop mecca']);
    expect(new Story(last).answer(SIMON, 'special fortify').offered(SIMON)).toEqual(['fortify athens']);
  });
});

it('R 49 the question to the Bulgars says how many cubes join, and whether more may', () => {
  shows('R 49');
  const asked = (bulgars: number) =>
    new Story(given((position) => position.bulgars(bulgars))).answer(SIMON, 'special bulgars').run.decision?.asks[0]
      .prompt.args;
  expect([7, 8, 10, 11].map(asked)).toEqual([
    { cubes: 2, grow: 'yes' },
    { cubes: 2, grow: 'no' },
    { cubes: 1, grow: 'no' },
    { cubes: 0, grow: 'no' },
  ]);
});

it('6.3 a civil war is no action of its own: whoever looks for it among the special actions learns where it is', () => {
  shows('6.3.1.b');
  const story = new Story(given((position) => position.special('civil-war-byzantine', ANDY)));
  const barred = story.run.decision?.asks[0].barred?.() ?? [];
  const wars = barred.filter(({ option }) => option.id.includes('civil-war'));
  expect(wars.map(({ option, reason, rule }) => [option.id, reason, rule])).toEqual([
    ['special civil-war-byzantine', 'box-taken', '6.1'],
    ['special civil-war-arab', 'with-an-army', '6.3'],
  ]);
});
