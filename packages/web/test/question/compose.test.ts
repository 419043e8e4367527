import { bundle, type Option, option, unbundle } from '@tabula/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  type Composing,
  type Counts,
  composedOptions,
  composingOf,
  fixedSize,
  keyOf,
  sizeOf,
  stepped,
} from '../../src/question/compose.ts';
import { NO_NOTES, pretend } from '../pretend.ts';

const KINDS = ['infantry', 'cavalry', 'catapult'] as const;
const game = pretend(
  {
    pieces: { infantry: { form: 'plate' }, cavalry: { form: 'plate' }, catapult: { form: 'plate' } },
    options: { march: { compose: 'units' }, storm: { compose: 'units' } },
  },
  { units: 'unit+', to: 'space' },
);

function composing(options: readonly Option[]): Composing {
  const made = composingOf(game, options);
  if (made === null) throw new Error('nothing to put together');
  return made;
}

/** All bundles of at most so many of each kind and at most `most` in all; with `just`, of that many. */
function allOf(of: readonly number[], most: number, just = false): Option[] {
  const options: Option[] = [];
  for (let i = 0; i <= of[0]; i++)
    for (let c = 0; c <= of[1]; c++)
      for (let k = 0; k <= of[2]; k++)
        if (just ? i + c + k === most : i + c + k <= most)
          options.push(option('march', { units: bundle({ infantry: i, cavalry: c, catapult: k }) }));
  return options;
}

const lists = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 1, max: 7 }),
    fc.boolean(),
  )
  .map(([of, most, just]) => allOf(of, most, just))
  .filter((options) => options.length > 1 && options.some(({ units }) => units !== 'none'));

describe('what is put together', () => {
  it('is not there when no option is a bundle', () => {
    expect(composingOf(game, [option('done')])).toBeNull();
  });

  it('knows how many of each kind can be taken, in the order in which the game names its pieces', () => {
    const { things, noun } = composing([
      option('march', { units: '2*catapult' }),
      option('march', { units: '5*infantry+cavalry' }),
      option('done'),
    ]);
    expect(noun).toBe('unit');
    expect(things).toEqual([
      { id: 'infantry', most: 5 },
      { id: 'cavalry', most: 1 },
      { id: 'catapult', most: 2 },
    ]);
  });

  it('begins with what the game calls usual, and else with as much as can be', () => {
    const options = allOf([5, 4, 1], 7);
    const made = composing(options);
    expect(sizeOf(beginning(made, NO_NOTES))).toBe(7);
    const usual = option('march', { units: '4*cavalry' });
    expect(beginning(made, { [usual.id]: { usual: true } })).toEqual(new Map([['cavalry', 4]]));
  });

  it('keeps what goes to different places with the same bundle together', () => {
    const made = composing([
      option('march', { units: '2*infantry', to: 'creta' }),
      option('storm', { units: '2*infantry', to: 'asia' }),
      option('march', { units: 'infantry', to: 'creta' }),
    ]);
    const both = composedOptions(made, new Map([['infantry', 2]]));
    expect(both.map(({ to }) => to)).toEqual(['creta', 'asia']);
    expect(composedOptions(made, new Map([['infantry', 3]]))).toEqual([]);
  });

  it('confirms exactly what is listed: the options of a bundle have just these things', () => {
    fc.assert(
      fc.property(
        lists,
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
        (options, wanted) => {
          const counts = new Map(KINDS.map((kind, i): [string, number] => [kind, wanted[i]]));
          const fitting = options.filter(({ units }) => keyOf(unbundle(String(units))) === keyOf(counts));
          expect(composedOptions(composing(options), counts)).toEqual(fitting);
        },
      ),
    );
  });

  it('can never be led astray: after any steps something that is listed can still come of it', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(1, -1)), { maxLength: 25 });
    fc.assert(
      fc.property(lists, steps, (options, taken) => {
        const made = composing(options);
        let counts: Counts = beginning(made, NO_NOTES);
        for (const [kind, by] of taken) {
          const before = counts.get(kind) ?? 0;
          const next = stepped(made, counts, kind, by);
          if (next === null) continue;
          expect(Math.sign((next.get(kind) ?? 0) - before)).toBe(by);
          counts = next;
          const reached = made.bundles.some((listed) =>
            KINDS.every((id) => (counts.get(id) ?? 0) <= (listed.get(id) ?? 0)),
          );
          expect(reached).toBe(true);
        }
      }),
    );
  });

  it('leads to every bundle that is listed, step by step from the beginning', () => {
    fc.assert(
      fc.property(lists, (options) => {
        const made = composing(options);
        const seen = new Set<string>();
        const open: Counts[] = [beginning(made, NO_NOTES)];
        for (let counts = open.pop(); counts !== undefined; counts = open.pop()) {
          if (seen.has(keyOf(counts))) continue;
          seen.add(keyOf(counts));
          for (const kind of KINDS)
            for (const by of [1, -1]) {
              const next = stepped(made, counts, kind, by);
              if (next !== null) open.push(next);
            }
        }
        for (const listed of made.bundles) expect(seen).toContain(keyOf(listed));
      }),
      { numRuns: 40 },
    );
  });

  it('makes room where just so many are asked for: one more of this is one less of another', () => {
    const made = composing(allOf([3, 3, 3], 4, true));
    expect(fixedSize(made)).toBe(4);
    const full: Counts = new Map([
      ['infantry', 3],
      ['cavalry', 1],
    ]);
    const next = stepped(made, full, 'catapult', 1);
    expect(next?.get('catapult')).toBe(1);
    expect(sizeOf(next ?? new Map())).toBe(4);
    expect(composedOptions(made, next ?? new Map())).toHaveLength(1);
  });

  it('changes from one kind of payment to another with one click', () => {
    const made = composing([
      option('march', { units: 'infantry+cavalry+catapult' }),
      option('march', { units: '3*infantry' }),
    ]);
    const mixed = beginning(made, NO_NOTES);
    expect(keyOf(mixed)).toBe('catapult*1+cavalry*1+infantry*1');
    expect(stepped(made, mixed, 'infantry', 1)).toEqual(new Map([['infantry', 3]]));
    expect(stepped(made, new Map([['infantry', 3]]), 'cavalry', 1)?.get('cavalry')).toBe(1);
  });
});
