import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_ROWS } from '../../src/data/administration-cards.ts';
import { DIPLOMACY } from '../../src/data/diplomacy-cards.ts';
import { EVENT_ROWS } from '../../src/data/event-cards.ts';
import { en } from '../../src/text/messages.en.ts';
import { it as italian } from '../../src/text/messages.it.ts';

const keys = [
  ...EVENT_ROWS.map(({ id }) => `card.${id}`),
  ...DIPLOMACY.map(({ id }) => `envoy.${id}`),
  ...ADMINISTRATION_ROWS.map(({ id }) => `administration.${id}`),
];

describe('every card has its own text', () => {
  it('in English and in Italian, and the two are not the same', () => {
    for (const key of keys) {
      expect(en[`about.${key}`]?.length, key).toBeGreaterThan(10);
      expect(italian[`about.${key}`]?.length, key).toBeGreaterThan(10);
      expect(en[`about.${key}`], key).not.toBe(italian[`about.${key}`]);
    }
  });

  it('no two cards tell the same', () => {
    const texts = keys.filter((key) => !key.startsWith('administration')).map((key) => en[`about.${key}`]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('every private event has a moment at which it can be played, no public one has', () => {
    for (const { id, public: open, windows } of EVENT_ROWS) expect((windows?.length ?? 0) > 0, id).toBe(!open);
  });
});
