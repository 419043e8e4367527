import { Chance, seedFrom } from '@tabula/engine';
import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { doctored } from './doctored.ts';
import { check } from './questions.ts';
import { anyKindOfAnswer } from './random.ts';
import { Watch } from './watch.ts';

const POSITIONS = sampled(process.env, 'positions', 175);
const ANSWERS = 40;

describe('armies that give way', () => {
  it(`in the battles of ${POSITIONS.length} crowded positions`, () => {
    const seen = new Map<string, number>();
    for (const i of POSITIONS) {
      const name = `crowd ${i}`;
      const chance = Chance.fromSeed(seedFrom(name));
      const watch = new Watch(name, doctored(name, true), Chance.fromSeed(seedFrom(`${name} dice`)));
      for (let k = 0; k < ANSWERS && watch.ask !== undefined; k++) {
        check(watch);
        seen.set(watch.ask.prompt.ask, (seen.get(watch.ask.prompt.ask) ?? 0) + 1);
        watch.answer(anyKindOfAnswer(watch.ask, chance, 'army'));
      }
      for (const [law, times] of watch.counts) seen.set(law, (seen.get(law) ?? 0) + times);
    }
    for (const often of ['retreat', 'retreat-to', 'a retreat takes a way with the fewest losses'])
      expect(seen.get(often) ?? 0, often).toBeGreaterThan(POSITIONS.length / 5);
    for (const rare of ['fleet-retreat', 'lose-on-retreat', 'fight'])
      expect(seen.get(rare) ?? 0, rare).toBeGreaterThan(POSITIONS.length / 50);
  });
});
