import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_COST, ADMINISTRATION_ROWS, type Effect } from '../../src/data/administration-cards.ts';
import { CALAMITIES } from '../../src/data/calamities.ts';
import { DIPLOMACY } from '../../src/data/diplomacy-cards.ts';
import { EVENT_ROWS } from '../../src/data/event-cards.ts';
import { rulebook } from '../../src/rulebook/index.ts';
import { en } from '../../src/text/messages.en.ts';
import { it as it_ } from '../../src/text/messages.it.ts';
import { headed, named, said } from './statements.ts';

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
const CALAMITY = new Map(CALAMITIES.map((id, i) => [id, headed(`XLII.${i + 1}.a`)]));

/** "age +1, gold +2, Revolt, leaders stay" */
function effectSaid({ age, gold, calamity, leaders }: Effect): string {
  const parts = [
    ...(age === 0 ? [] : [`age ${signed(age)}`]),
    ...(gold === 0 ? [] : [`gold ${signed(gold)}`]),
    ...(calamity === null ? [] : [CALAMITY.get(calamity) ?? calamity]),
    leaders ? 'leaders act' : 'leaders stay',
  ];
  return parts.join(', ');
}

const TYPE = { passive: 'Passive', military: 'Military', reform: 'Reform' } as const;

describe('the cards', () => {
  it('XLIV every administration card does in each age what its sentence says', () => {
    shows(
      'XLIV.1.a',
      'XLIV.2.a',
      'XLIV.3.a',
      'XLIV.4.a',
      'XLIV.5.a',
      'XLIV.6.a',
      'XLIV.7.a',
      'XLIV.8.a',
      'XLIV.9.a',
      'XLIV.10.a',
      'XLIV.11.a',
      'XLIV.12.a',
      'XLIV.13.a',
      'XLIV.14.a',
      'XLIV.15.a',
      'XLIV.16.a',
      'XLIV.17.a',
      'XLIV.18.a',
    );
    ADMINISTRATION_ROWS.forEach(({ id, type, young, mature, old }, i) => {
      expect(headed(`XLIV.${i + 1}.a`)).toBe(named('administration', id));
      expect(said(`XLIV.${i + 1}.a`)).toBe(
        `${TYPE[type]}. Young: ${effectSaid(young)}. Mature: ${effectSaid(mature)}. Old: ${effectSaid(old)}.`,
      );
    });
    expect(ADMINISTRATION_ROWS).toHaveLength(18);
  });

  it('XLIV how many there are of each type, and what it costs', () => {
    shows('XLIV.a', 'XLIV.b');
    const count = (type: keyof typeof TYPE) => ADMINISTRATION_ROWS.filter((card) => card.type === type).length;
    expect([count('passive'), count('military'), count('reform')]).toEqual([7, 7, 4]);
    expect(ADMINISTRATION_COST).toEqual({
      passive: { kingdom: 5, empire: 10 },
      military: { kingdom: 10, empire: 20 },
      reform: { kingdom: 20, empire: 25 },
    });
  });

  it('XLIII 72 events, 18 of them public; each kind has its sentence under its first number', () => {
    shows('XLIII.a');
    const sum = (list: readonly { copies: number }[]) => list.reduce((total, { copies }) => total + copies, 0);
    expect([sum(EVENT_ROWS), sum(EVENT_ROWS.filter((row) => row.public))]).toEqual([72, 18]);
    let next = 1;
    for (const { first, copies, public: open } of EVENT_ROWS) {
      expect(first).toBe(next);
      next += copies;
      expect(said(`XLIII.${first}.a`)).toMatch(new RegExp(`^${copies} ${open ? 'public' : 'private'}\\.`));
    }
    const chapter = rulebook.find(({ id }) => id === 'XLIII');
    expect(chapter?.statements.filter(({ id }) => /^XLIII\.\d/.test(id))).toHaveLength(EVENT_ROWS.length);
  });

  it('XLIII the text of every card says what its sentence says, in both languages', () => {
    for (const { id, first } of EVENT_ROWS) {
      const number = `XLIII.${first}.a`;
      // The sentence may add how the card is handled at this table.
      const begins = (text: string, card: string) => text.startsWith(card.replace(/\.$/, ''));
      const english = said(number).replace(/^\d+ (public|private)\. /, '');
      const italian = said(number, 'it').replace(/^\d+ (pubblic|privat)[ahe]+\. /, '');
      expect([id, begins(english, en[`about.card.${id}`])]).toEqual([id, true]);
      expect([id, begins(italian, it_[`about.card.${id}`])]).toEqual([id, true]);
    }
  });

  it('XXX.A 18 diplomacy cards: how many of each, and what they cost', () => {
    shows('XXX.A.b', 'XXX.C.b', 'XXX.D.b', 'XXX.E.b', 'XXX.G.b', 'XXX.H.c', 'G25');
    const table = Object.fromEntries(DIPLOMACY.map(({ id, copies, gold }) => [id, [copies, gold]]));
    expect(table).toEqual({
      alliance: [3, 0],
      treaty: [1, 5],
      marriage: [2, 2],
      tribute: [2, 10],
      foedus: [2, 0],
      bribe: [3, 1],
      mercenary: [4, 3],
      nullity: [1, 0],
    });
    const sections = ['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
    expect(sections.map((letter) => /\((\d) card/.exec(headed(`XXX.${letter}.a`))?.[1])).toEqual(
      DIPLOMACY.map(({ copies }) => String(copies)),
    );
  });
});
