import { shows } from '@tabula/engine/testing';
import { expect, it } from 'vitest';
import { CITIES, cityNamed } from '../../src/data/cities.ts';
import { given, Story } from '../story.ts';

/** Byzantine army of so many cubes in Constantinople, attacked from Adrianople; Edessa is the last Byzantine city. */
function attacked(cubes: number): Story {
  const state = given((position) => {
    for (const { id, colour } of CITIES)
      if (colour === 'byzantine' && id !== 'constantinople' && id !== 'edessa') position.city(id, 'arab', 1);
    position.player(1, {
      claimed: true,
      byzantine: { elite: 0, main: cubes, movement: 0, at: cityNamed('constantinople') },
    });
    position.player(0, { arab: { at: cityNamed('adrianople') } });
  });
  return new Story(state, 1, 1, 1, 1, 1).answer(0, 'army arab', 'attack constantinople');
}

it('R 25, R 41: an army sails from Constantinople to an enemy coast if that is the shortest way home', () => {
  shows('R 25');
  const story = attacked(4);
  expect(story.offered(1)).toEqual(['stand', 'retreat']);
  story.answer(1, 'retreat');
  expect(
    story.events.filter(({ event }) => event === 'retreated').map((event) => 'city' in event && event.city),
  ).toEqual(['antioch', 'edessa']);
  expect(story.player(1).byzantine.main).toBe(3);
});
