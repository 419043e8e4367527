import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, type Given, given, SIMON, Story } from '../story.ts';

describe('rulings on the Bulgars', () => {
  const balkans = (change: (position: Given) => void = () => {}, settings: Record<string, string> = {}) =>
    given((start) => change(start.city('adrianople', 'bulgar', 1)), settings);

  it('R 34 Bulgars must win at Constantinople; then 5 Arab points, and only Arab points count', () => {
    shows('R 34', '11.8.a', '13.1.a', '13.1.b');
    const state = balkans((position) => position.player(ANDY, { byzantine: { points: 60 }, arab: { points: 14 } }));
    const story = new Story(state, 1, 1, 4, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack constantinople', 'take pool');
    expect(story.told('siege.won')).toMatchObject([{ force: 'bulgars', strength: 7, walls: 5 }]);
    expect(story.run.over).toBe(true);
    expect(story.result).toEqual({ points: [15, 14, 10], winners: [SIMON], ending: 'constantinople' });
  });

  it('R 34 a Bulgar attack on Constantinople that fails ends nothing', () => {
    shows('R 34');
    const story = new Story(balkans(), 1, 4, 4, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack constantinople', 'take pool');
    expect(story.told('siege.failed')).toMatchObject([{ strength: 5, walls: 5 }]);
    expect(story.state.bulgars).toBe(5);
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  for (const { before, after } of [
    { before: 9, after: 11 },
    { before: 10, after: 11 },
    { before: 11, after: 11 },
  ])
    it(`R 49 ${before} Bulgars become ${after}, and must attack`, () => {
      shows('R 49', '11.1.a', '11.2.a');
      const story = new Story(
        balkans((position) => position.bulgars(before)),
        ...[1, 1, 1],
      );
      story.answer(SIMON, 'special bulgars');
      expect(story.offered(SIMON)).not.toContain('bulgars-grow');
      story.answer(SIMON, 'bulgars-attack thessalonica', 'take pool');
      expect(story.state.bulgars).toBe(after);
      expect(story.at('thessalonica')).toMatchObject({ colour: 'bulgar', counters: 2 });
    });

  const own = (position: Given) =>
    position.city('thessalonica', 'byzantine', 3, { by: SIMON }).army(SIMON, 'byzantine', 'thessalonica', { main: 3 });

  it('R 32 bulgarsMayAttackOwn on: the own army must retreat, the own Levy does not fight, the points count', () => {
    shows('R 32');
    const story = new Story(balkans(own), 1, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack thessalonica', 'take pool');
    expect(story.offered(SIMON)).toEqual(['retreat-to athens', 'retreat-to dyrrachium']);
    story.answer(SIMON, 'retreat-to athens');
    expect(story.told('levy.raised')).toEqual([]);
    expect(story.at('thessalonica')).toMatchObject({ colour: 'bulgar', counters: 2, by: -1 });
    expect(story.player(SIMON)).toMatchObject({ casualties: 13, arab: { points: 12 }, byzantine: { levy: 2 } });
  });

  it('R 32 an own army that cannot get away is destroyed', () => {
    const trapped = (position: Given) =>
      own(position)
        .army(SIMON, 'byzantine', 'thessalonica', { main: 1 })
        .city('athens', 'bulgar', 1)
        .city('dyrrachium', 'bulgar', 1);
    const story = new Story(balkans(trapped), 1, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack thessalonica', 'take pool');
    expect(story.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'byzantine' }]);
    expect(story.where(SIMON, 'byzantine')).toBeNull();
  });

  it('R 32 bulgarsMayAttackOwn off: neither one’s own city nor one’s own army is a target', () => {
    shows('R 32');
    const settings = { bulgarsMayAttackOwn: 'off' };
    const city = new Story(balkans(own, settings)).answer(SIMON, 'special bulgars');
    expect(city.offered(SIMON)).toEqual(['bulgars-attack constantinople', 'bulgars-grow']);
    const army = (position: Given) => position.army(SIMON, 'byzantine', 'constantinople', { main: 3 });
    const other = new Story(balkans(army, settings)).answer(SIMON, 'special bulgars');
    expect(other.offered(SIMON)).toEqual(['bulgars-attack thessalonica', 'bulgars-grow']);
  });

  it('R 50 against a Byzantine city that nobody holds the Arab treasury pays', () => {
    shows('R 50', '11.6.a');
    const state = given((position) => position.player(SIMON, { pool: 0, arab: { treasury: 2 } }).bulgars(8));
    expect(new Story(state).offered(SIMON)).not.toContain('special bulgars');
    const paid = given((position) => position.player(SIMON, { pool: 0, arab: { treasury: 3 } }));
    const story = new Story(paid, 1, 1).answer(
      SIMON,
      'special bulgars',
      'bulgars-attack adrianople',
      'take casualties',
    );
    expect(story.player(SIMON)).toMatchObject({ arab: { treasury: 0, points: 11 }, byzantine: { treasury: 15 } });
  });

  it('11.5 against an Arab city the Byzantine treasury pays and the Byzantine track scores', () => {
    shows('11.5.b', '11.6.a');
    const state = given((position) => position.city('adrianople', 'arab', 2, { by: ANDY }));
    const story = new Story(state, 1, 1).answer(
      SIMON,
      'special bulgars',
      'bulgars-attack adrianople',
      'take casualties',
    );
    expect(story.at('adrianople')).toMatchObject({ colour: 'bulgar', counters: 1, by: -1 });
    expect(story.player(SIMON)).toMatchObject({
      byzantine: { treasury: 12, points: 11 },
      arab: { treasury: 5, points: 10 },
    });
  });

  it('11.7 an army that attacks a Bulgar city fights them all first, then the city', () => {
    shows('11.7.a');
    const army = (position: Given) => position.army(SIMON, 'byzantine', 'constantinople', { main: 9, movement: 1 });
    const story = new Story(balkans(army), 6, 6, 6, 1, 1, 1, 1).answer(SIMON, 'army byzantine', 'attack adrianople');
    expect(story.told('battle.won')).toMatchObject([{ strength: 9, against: 4 }]);
    story.answer(SIMON, 'take pool');
    expect(story.at('adrianople')).toMatchObject({ colour: 'byzantine', counters: 1, by: SIMON });
    expect(story.player(SIMON).byzantine).toMatchObject({ points: 10, treasury: 15 });
    expect(story.state.bulgars).toBe(4);
  });

  it('11.7 beaten by the Bulgars the army goes back, and the city is not besieged', () => {
    shows('10.5.4.b', '11.7.a');
    const army = (position: Given) => position.army(SIMON, 'byzantine', 'constantinople', { main: 7, movement: 1 });
    const story = new Story(balkans(army), 1, 1, 1, 1, 1, 1).answer(SIMON, 'army byzantine', 'attack adrianople');
    expect(story.told('battle.held')).toMatchObject([{ strength: 7, against: 7 }]);
    expect(story.told('siege.rolled')).toEqual([]);
    expect(story.where(SIMON, 'byzantine')).toBe('constantinople');
  });

  it('R 59 Bulgars without a cube: no battle, the siege at once', () => {
    shows('R 59');
    const army = (position: Given) =>
      position.bulgars(0).army(SIMON, 'byzantine', 'constantinople', { main: 3, movement: 1 });
    const story = new Story(balkans(army), 1).answer(SIMON, 'army byzantine', 'attack adrianople', 'take pool');
    expect(story.told('rolled')).toEqual([]);
    expect(story.at('adrianople').by).toBe(SIMON);
  });

  it('11.6 a cube bought from the last of an army in the attacked city destroys that army first', () => {
    const last = (position: Given) =>
      position.army(SIMON, 'byzantine', 'thessalonica', { main: 1 }).player(SIMON, { pool: 0 });
    const story = new Story(balkans(last), 1, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack thessalonica', 'take byzantine-main');
    expect(story.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'byzantine' }]);
    expect(story.told('retreated')).toEqual([]);
    expect(story.at('thessalonica').colour).toBe('bulgar');
  });
});
