import { shows } from '@tabula/engine/testing';
import { expect, it } from 'vitest';
import { cityNamed } from '../../src/data/cities.ts';
import { given, Story } from '../story.ts';

it('R 65 a cube is not bought from the box it goes to', () => {
  shows('R 65');
  const story = new Story(
    given((position) => {
      position.player(0, { pool: 0, casualties: 0, arab: { main: 8, treasury: 9 } });
    }),
  );
  story.answer(0, 'reinforce', 'place arab main');
  expect(story.offered(0)).toContain('take arab-movement');
  expect(story.offered(0)).not.toContain('take arab-main');
});

it('R 66 the last cube of an army does not pay for its own civil war', () => {
  shows('R 66');
  const alone = (main: number) =>
    new Story(
      given((position) => {
        position.player(0, {
          pool: 0,
          casualties: 3,
          arab: { elite: 0, main, movement: 0, treasury: 9, at: cityNamed('mecca') },
        });
      }),
    ).answer(0, 'army arab', 'civil-war');
  expect(alone(1).offered(0)).not.toContain('take arab-main');
  expect(alone(2).offered(0)).toContain('take arab-main');
});

it('R 67 a fleet that always acts closes the sea before anybody thinks of retreating', () => {
  shows('R 67');
  const attacked = (fleetOrder: 'ask' | 'always') => {
    const story = new Story(
      given((position) => {
        for (const id of ['athens', 'smyrna', 'leucosia'] as const) position.city(id, 'byzantine', 2);
        position.city('candia', 'arab', 1).city('alexandria', 'arab', 1);
        position.player(0, { claimed: true, byzantine: { at: cityNamed('athens') }, fleetOrder });
        position.player(1, { arab: { main: 1, movement: 1, at: cityNamed('candia') } });
        position.special('fleet-byzantine', 0);
      }),
      ...(fleetOrder === 'ask' ? [] : [1, 1, 1, 1, 1, 1]),
    );
    return story.answer(0, 'army byzantine', 'attack candia');
  };
  expect(attacked('ask').asked).toEqual({ seat: 1, ask: 'retreat' });
  expect(attacked('always').asked?.ask).not.toBe('retreat');
});
