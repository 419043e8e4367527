import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../../../src/data/geography.ts';
import { nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { type Given, GOTHS, given, HUNS, movingUnopposed as moving, ROMANS, type Story } from '../../story.ts';

const [ALEMANNI, VISIGOTHS] = [nation('alamanni'), nation('visigothi')];

describe('a crowd', () => {
  /** The first unit of a stack goes, with no leader. */
  const send = (story: Story, seat: number, from: PlaceId, to: PlaceId) => {
    story.answer(seat, `from ${from}`);
    if (story.asked === 'lead') story.answer(seat, 'unled');
    if (story.asked === 'stack') story.answer(seat, story.offered(seat, 'take')[0]);
    return story.answer(seat, `to ${to}`);
  };

  it('IV.3.A, XVIII.A, G98 waits while others move: only the Movement cannot end', () => {
    shows('XVIII.A.g', 'XVIII.A.m', 'XVII.A.g', 'G98');
    const story = moving(
      given((p) => {
        p.empty().turn(2).units('orientali', 'thracia', { legion: 6 });
        p.units('orientali', 'bythinia', { equites: 1 }).units('orientali', 'mare-aegeum', { classis: 1 });
      }),
      ORIENTALI,
    );
    expect(story.offered(ROMANS)).toEqual(
      expect.arrayContaining(['from thracia', 'from bythinia', 'from mare-aegeum']),
    );
    expect(story.offered(ROMANS)).not.toContain('done');
    send(story, ROMANS, 'bythinia', 'pontus');
    expect(story.offered(ROMANS)).not.toContain('done');
    story.answer(ROMANS, 'from thracia', 'take 2*orientali-legion', 'to macedonia');
    expect(story.offered(ROMANS)).toContain('done');
  });

  it('XI.C, G98 at the horde does not keep its nation from a raid, unless it can shift to a province of its own', () => {
    shows('XI.C.c', 'G98');
    const rhine = (change: (p: Given) => void = () => {}) =>
      moving(
        given((p) => {
          p.empty().turn(4).units('alamanni', 'austrasia', { infantry: 5 }).horde('alamanni', 'austrasia');
          p.city('treveria', 'romani', 2).city('neustria', 'romani', 2);
          change(p);
        }),
        ALEMANNI,
      );
    expect(rhine().offered(HUNS)).toContain('raid-instead');
    const shifts = rhine((p) => p.units('alamanni', 'rhenus', { infantry: 2 }));
    expect(shifts.offered(HUNS)).not.toContain('raid-instead');
    expect(send(shifts, HUNS, 'austrasia', 'rhenus').offered(HUNS)).toContain('raid-instead');
  });

  it('XVIII.H, G98 lets the horde of an Invasion and a leader elsewhere go first', () => {
    shows('XVIII.A.g', 'G98');
    const story = moving(
      given((p) => {
        p.empty().turn(4).units('visigothi', 'hypanis', { infantry: 5 }).horde('visigothi', 'hypanis');
        p.units('visigothi', 'dacia', { archers: 1 }).leader('alaricus', 'dacia');
      }),
      VISIGOTHS,
    );
    expect(story.offered(GOTHS)).toEqual(expect.arrayContaining(['from hypanis', 'from dacia']));
    expect(story.offered(GOTHS)).not.toContain('done');
  });
});
