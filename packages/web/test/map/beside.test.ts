import { describe, expect, it } from 'vitest';
import { freestSide } from '../../src/map/beside.ts';

const room = { left: 8, top: 44, right: 900, bottom: 560 };
const card = [200, 60] as const;
const place = [400, 300] as const;

describe('a card about a place', () => {
  it('stands at its right while nothing else can be chosen there', () => {
    const { left } = freestSide(place, card, room, [[300, 300]]);
    expect(left).toBeGreaterThan(place[0]);
  });

  it('stands at its left where that covers fewer places that can be chosen', () => {
    const { left } = freestSide(place, card, room, [
      [480, 300],
      [560, 310],
    ]);
    expect(left + card[0]).toBeLessThan(place[0]);
  });

  it('keeps off what lies around the middle of a place: its plates, its odds', () => {
    const { left } = freestSide(place, card, room, [[430, 340]]);
    expect(left + card[0]).toBeLessThan(place[0]);
  });

  it('stands below where both sides are taken', () => {
    const { top } = freestSide(place, card, room, [
      [500, 300],
      [300, 300],
    ]);
    expect(top).toBeGreaterThan(place[1]);
  });

  it('never covers its own place, and stays in the window', () => {
    const corner = [890, 50] as const;
    const { left, top } = freestSide(corner, card, room, []);
    expect(left).toBeGreaterThanOrEqual(room.left);
    expect(left + card[0]).toBeLessThan(corner[0]);
    expect(top).toBeGreaterThanOrEqual(room.top);
  });
});
