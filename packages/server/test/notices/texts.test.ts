import { NOTICE_KINDS, type NoticeSettings } from '@tabula/protocol';
import { describe, expect, it } from 'vitest';
import { withoutLinks } from '../../src/common/names.ts';
import { nextAt, quietUntil } from '../../src/notices/day.ts';
import { MessageWriter } from '../../src/notices/message.ts';
import { NOTICE_TEXTS, othersInWords } from '../../src/notices/texts.ts';
import type { StoredTable } from '../../src/store/store.ts';

const named = { game: 'Byzantium', others: 'with Bruno', until: 'Thu 12 Mar, 12:00', about: 'Bruno' };

describe('what is said', () => {
  it.each(['en', 'it'] as const)('in %s is one or two whole sentences that name the game and the table', (language) => {
    const said = NOTICE_KINDS.map((kind) => NOTICE_TEXTS[language].sentences[kind](named));
    for (const sentence of said) {
      expect(sentence).toContain('Byzantium with Bruno');
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(/undefined| {2}|\{/);
    }
    expect(new Set(said).size).toBe(NOTICE_KINDS.length);
  });

  it('says no until where there is no clock, and names everybody', () => {
    const others = othersInWords(['Bruno', 'Carla', 'Dora'], 'it');
    expect(NOTICE_TEXTS.it.sentences.turn({ ...named, others, until: '' })).toBe(
      'Tocca a te: Byzantium con Bruno, Carla e Dora.',
    );
    expect(NOTICE_TEXTS.en.sentences.turn({ ...named, until: '' })).toBe('It is your turn: Byzantium with Bruno.');
  });
});

describe('a name that goes out of the house', () => {
  it.each([
    ['evil.example/now', 'evil example now'],
    ['https://evil.example', 'https evil example'],
    ['me@evil.example', 'me evil example'],
    ['@everyone', 'everyone'],
    ['Dr. Rossi', 'Dr. Rossi'],
    ['Ada & Bruno @ home', 'Ada & Bruno @ home'],
  ])('%s is no link and calls nobody', (name, shown) => {
    expect(withoutLinks(name)).toBe(shown);
  });

  it('is so in whatever is told of a table', () => {
    const seats = [
      { seat: 0, name: 'Ada', kind: 'human' },
      { seat: 1, name: 'evil.example', kind: 'human' },
    ];
    const stored = { table: { game: 'byzantium' }, seats } as unknown as StoredTable;
    const { others } = new MessageWriter({ games: [] }).named(stored, 0, { language: 'en' } as NoticeSettings, null);
    expect(others).toBe('with evil example');
  });
});

describe('a time of the day', () => {
  const rome = {
    language: 'it',
    zone: 'Europe/Rome',
    urgent: true,
    digest: '18:00',
    quiet: { from: '22:00', to: '07:30' },
  } as const;
  const at = (text: string) => Date.parse(text);

  it('is that of the zone, also in the night in which clocks are changed', () => {
    expect(nextAt(at('2026-01-10T12:00Z'), '18:00', 'Europe/Rome')).toBe(at('2026-01-10T17:00Z'));
    expect(nextAt(at('2026-01-10T17:00Z'), '18:00', 'Europe/Rome')).toBe(at('2026-01-11T17:00Z'));
    expect(nextAt(at('2026-03-28T22:00Z'), '07:30', 'Europe/Rome')).toBe(at('2026-03-29T05:30Z'));
    expect(nextAt(at('2026-10-24T22:00Z'), '07:30', 'Europe/Rome')).toBe(at('2026-10-25T06:30Z'));
  });

  it('is quiet from one to the other, over midnight or not', () => {
    expect(quietUntil(at('2026-01-10T20:59Z'), rome)).toBe(null);
    expect(quietUntil(at('2026-01-10T21:00Z'), rome)).toBe(at('2026-01-11T06:30Z'));
    expect(quietUntil(at('2026-01-11T06:29Z'), rome)).toBe(at('2026-01-11T06:30Z'));
    expect(quietUntil(at('2026-01-11T06:30Z'), rome)).toBe(null);
    expect(quietUntil(at('2026-01-11T12:00Z'), { ...rome, quiet: { from: '09:00', to: '17:00' } })).toBe(
      at('2026-01-11T16:00Z'),
    );
    expect(quietUntil(at('2026-01-11T12:00Z'), { ...rome, quiet: null })).toBe(null);
  });
});
