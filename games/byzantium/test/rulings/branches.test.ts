import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, given, JERRY, SIMON, Story } from '../story.ts';

describe('rare branches', () => {
  it('10.7.1 an army whose last cube pays for something else is destroyed', () => {
    shows('0.7.a', '10.7.1.a');
    const state = given((position) =>
      position.army(SIMON, 'arab', 'mecca', { main: 1 }).player(SIMON, { pool: 0, casualties: 0 }),
    );
    const story = new Story(state).answer(SIMON, 'claim nicaea', 'take arab-main');
    expect(story.at('nicaea').by).toBe(SIMON);
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'arab' }]);
  });

  it('10.7.2 a destroyed army comes back once it has a cube', () => {
    shows('10.7.2.a');
    const state = given((position) =>
      position.player(SIMON, { claimed: true, byzantine: { elite: 0, main: 0, movement: 0 } }).passed(ANDY),
    );
    const story = new Story(state);
    expect(story.offered(SIMON)).not.toContain('army byzantine');
    story.answer(SIMON, 'reinforce', 'place byzantine movement', 'take pool', 'done').answer(JERRY, 'pass');
    expect(story.offered(SIMON)).toContain('army byzantine');
    story.answer(SIMON, 'army byzantine', 'enter constantinople', 'stay');
    expect(story.where(SIMON, 'byzantine')).toBe('constantinople');
  });

  it('5.1 a cube may move from one box of the card to another, for 3 bezants; not into its own box', () => {
    shows('3.5.2.a', '3.5.2.b', 'R 65');
    const state = given((position) => position.player(SIMON, { pool: 0, casualties: 0 }));
    const story = new Story(state).answer(SIMON, 'reinforce', 'place arab main');
    expect(story.offered(SIMON)).not.toContain('take arab-main');
    story.answer(SIMON, 'take byzantine-elite', 'done');
    expect(story.player(SIMON)).toMatchObject({
      byzantine: { elite: 0, treasury: 15 },
      arab: { main: 9, treasury: 2 },
    });
  });

  it('5.1 when the money is gone after a cube the action ends by itself', () => {
    const state = given((position) =>
      position.player(SIMON, { pool: 0, byzantine: { treasury: 0 }, arab: { treasury: 5 } }),
    );
    const story = new Story(state).answer(SIMON, 'reinforce', 'place arab levy', 'take casualties');
    expect(story.player(SIMON).arab).toMatchObject({ levy: 1, treasury: 2 });
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('10.4.1 an Arab city is defended by the Arab Levy', () => {
    shows('10.4.1.a', '10.4.3.b');
    const state = given((position) =>
      position
        .city('damascus', 'arab', 2, { by: ANDY })
        .player(ANDY, { arab: { levy: 2 }, byzantine: { levy: 0 } })
        .army(SIMON, 'byzantine', 'antioch', { main: 2, movement: 1 }),
    );
    const story = new Story(state, 1, 1, 1, 1).answer(SIMON, 'army byzantine', 'attack damascus');
    story.answer(ANDY, 'levy-fight');
    expect(story.told('battle.held')).toMatchObject([{ strength: 2, against: 2 }]);
    expect(story.where(SIMON, 'byzantine')).toBe('antioch');
  });

  it('11.4 a Levy can stop the Bulgars, whose attack then just ends', () => {
    shows('11.4.a');
    const state = given((position) =>
      position
        .bulgars(0)
        .city('adrianople', 'byzantine', 2, { by: ANDY })
        .player(ANDY, { byzantine: { levy: 2 } }),
    );
    const story = new Story(state, 1, 1, 6, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack adrianople', 'take pool').answer(ANDY, 'levy-fight');
    expect(story.told('battle.held')).toMatchObject([{ force: 'bulgars', strength: 1, against: 2 }]);
    expect(story.state.bulgars).toBe(1);
    expect(story.at('adrianople')).toMatchObject({ colour: 'byzantine', counters: 2, by: ANDY });
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('R 54 an Emperor who sends the Bulgars to Constantinople does not defend it', () => {
    shows('R 54');
    const state = given((position) => position.city('adrianople', 'bulgar', 1).special('emperor', SIMON));
    const story = new Story(state, 1, 1, 1, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack constantinople', 'take pool');
    expect(story.result.winners).toEqual([SIMON]);
  });

  it('R 32 own army and another’s in the way of the Bulgars: the own one goes first, the other decides', () => {
    shows('R 32');
    const state = given((position) =>
      position.army(SIMON, 'byzantine', 'adrianople', { main: 1 }).army(JERRY, 'byzantine', 'adrianople', { main: 2 }),
    );
    const story = new Story(state, 1, 1, 1, 1, 1, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack adrianople', 'take pool');
    expect(story.asked).toEqual({ seat: SIMON, ask: 'retreat-to' });
    story.answer(SIMON, 'retreat-to constantinople').answer(JERRY, 'stand', 'retreat-to thessalonica');
    expect(story.where(SIMON, 'byzantine')).toBe('constantinople');
    expect(story.where(JERRY, 'byzantine')).toBe('thessalonica');
  });

  it('13.1 the game ends in the middle of the turn, whoever else could still act', () => {
    shows('2.1.c', '13.1.a');
    const state = given((position) =>
      position.city('adrianople', 'arab', 1).army(SIMON, 'arab', 'adrianople', { main: 6, movement: 1 }),
    );
    const story = new Story(state, 1, 1, 1, 1, 1).answer(SIMON, 'army arab', 'attack constantinople');
    expect(story.run.over).toBe(true);
    expect(story.told('income')).toEqual([]);
    expect(story.told('garrisoned')).toEqual([]);
    expect(story.state).toMatchObject({ phase: 'over', turn: 1, conqueror: SIMON });
  });
});
