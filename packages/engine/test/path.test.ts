import { type Match as AnyMatch, History, Match, Refusal, RuleFault, seedFrom } from '@tabula/engine';
import { bridge, duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { dicey } from './dicey.ts';

const SEED = seedFrom('paths');

const freshDicey = () => Match.create(dicey, { players: 2, seed: SEED });
const freshDuel = () => Match.create(duel, { players: 2, seed: SEED, settings: { deck: 'sorted' } });
const freshBridge = () => Match.create(bridge, { players: 2, seed: SEED });

function refusal(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('a preview', () => {
  it('says what is asked after a path of own answers, and what would be told', () => {
    const match = freshDicey();
    const seen = match.preview(0, ['hold']);
    expect(seen).toMatchObject({ walked: 1, end: null, view: { held: [0] }, events: [{ event: 'acted', by: 0 }] });
    expect(seen.ask?.options.map(({ id }) => id)).toEqual(['hold', 'roll', 'peek', 'break']);
    expect(match.state.held).toEqual([]);
    expect(match.answers).toEqual([]);
  });

  it('stops before dice and before what shows something, and keeps what they would be to itself', () => {
    const match = freshDicey();
    expect(match.preview(0, ['roll'])).toMatchObject({ walked: 0, end: 'chance', view: { rolls: [] }, events: [] });
    expect(match.preview(0, ['hold', 'peek', 'hold'])).toMatchObject({
      walked: 1,
      end: 'revealed',
      view: { held: [0] },
    });
    expect(match.preview(0, ['hold', 'roll']).ask?.prompt.ask).toBe('act');
  });

  it('stops where another seat is asked', () => {
    const seen = freshDicey().preview(0, ['hold', 'hold', 'hold']);
    expect(seen).toMatchObject({ walked: 2, end: 'other-seat', ask: null, view: { held: [0, 0], turn: 1 } });
  });

  it('stops before the end of the game', () => {
    const match = freshBridge();
    for (let day = 0; day < 7; day++) match.answer(day % 2, 'rest');
    expect(match.preview(1, ['rest'])).toMatchObject({ walked: 0, end: 'over', view: { crossings: 7 } });
  });

  it('is for whoever is asked, and for what is offered', () => {
    const match = freshDicey();
    expect(refusal(() => match.preview(1, ['hold']))).toBe('wrong-seat');
    expect(refusal(() => match.preview(0, ['fly']))).toBe('not-offered');
    expect(refusal(() => freshBridge().preview(0, ['order bridge never']))).toBe('not-offered');
  });

  it('tells nothing of what others have ordered', () => {
    const match = freshBridge();
    const before = match.preview(0, ['cross']);
    expect(before).toMatchObject({ walked: 1, end: 'other-seat' });
    match.answer(1, 'order bridge always');
    expect(match.preview(0, ['cross'])).toEqual(before);
  });

  it('tells nothing of what others have answered in secret', () => {
    const match = freshDuel();
    const look = () => JSON.stringify(match.preview(0, ['play 17']));
    const before = look();
    expect(JSON.parse(before)).toMatchObject({ walked: 0, end: 'other-seat' });
    match.answer(1, 'play 12');
    expect(look()).toBe(before);
  });
});

describe('several answers as one', () => {
  it('are all taken, each as the rules know it, and all of them taken back', () => {
    const match = freshDicey();
    match.answerAll(0, ['hold', 'hold']);
    expect(match.answers).toEqual([
      { seat: 0, id: 'hold' },
      { seat: 0, id: 'hold' },
    ]);
    expect(match.toString()).toContain('1 hold\n1 hold\n');
    expect(match.undo(0)).toBe(0);
    expect(match.answers).toEqual([]);
    expect(match.state).toMatchObject({ turn: 0, held: [] });
    expect(refusal(() => match.undo(0))).toBe('no-undo');
  });

  it('stay together where everybody goes back', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    match.answer(0, 'hold');
    match.answerAll(1, ['hold', 'hold']);
    expect([0, 1, 2, 3, 4].map((count) => match.history.wholeBefore(count))).toEqual([0, 1, 2, 2, 4]);
  });

  it('are taken back apart from the answers before them', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    match.answer(0, 'hold');
    match.answerAll(1, ['hold', 'hold']);
    expect(match.undo(1)).toBe(2);
    match.answerAll(1, ['hold', 'hold']);
    expect(match.answers).toHaveLength(4);
    match.undo(1);
    expect(match.answers).toHaveLength(2);
    match.undo(0);
    expect(match.answers).toHaveLength(1);
  });

  it('are none of them taken if one is not offered', () => {
    const match = freshDicey();
    expect(refusal(() => match.answerAll(0, ['hold', 'fly']))).toBe('not-offered');
    expect(refusal(() => match.answerAll(0, ['hold', 'hold', 'hold']))).toBe('not-offered');
    expect(match.answers).toEqual([]);
    expect(match.history.seq).toBe(0);
    expect(match.state.held).toEqual([]);
  });

  it('may throw dice with the last one only; then nothing of it is taken back', () => {
    const match = freshDicey();
    expect(refusal(() => match.answerAll(0, ['roll', 'hold']))).toBe('not-offered');
    expect(refusal(() => match.answerAll(0, ['peek', 'hold']))).toBe('not-offered');
    match.answerAll(0, ['hold', 'roll']);
    expect(match.barrier(0)).toBe('chance');
    expect(refusal(() => match.undo(0))).toBe('no-undo');
  });

  it('are for the decision that was shown', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    expect(refusal(() => match.answerAll(0, ['hold', 'hold'], 0))).toBe('stale');
  });

  it('are known again by a retry, together only', () => {
    const match = freshDicey();
    match.answerAll(0, ['hold', 'hold'], 0);
    const known = (history: History, path: string[]) => history.taken(0, 0, path)?.answers;
    for (const history of [match.history, new History(match.history.events)]) {
      expect(known(history, ['hold', 'hold'])).toBe(2);
      expect(known(history, ['hold'])).toBeUndefined();
      expect(known(history, ['hold', 'peek'])).toBeUndefined();
      expect(history.undoStart(0)).toBe(0);
    }
  });

  it('are still one when the match is brought back from its events', () => {
    const match = freshDicey();
    match.answerAll(0, ['hold', 'hold']);
    const { game, config, seed } = match;
    const head = { game: game.id, version: game.version, config, seed, names: [] };
    const again: AnyMatch = Match.restore(game, head, new History(match.history.events));
    again.undo(0);
    expect(again.answers).toEqual([]);
  });

  it('of a secret decision stand alone', () => {
    expect(refusal(() => freshDuel().answerAll(0, ['play 17', 'play 16']))).toBe('not-offered');
  });

  it('leave everything as it was if a rule fails, and say with which record', () => {
    const match = freshDicey();
    try {
      match.answerAll(0, ['hold', 'break']);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RuleFault);
      expect(error instanceof RuleFault && error.record).toContain('1 hold\n1 break\n');
    }
    expect(match.answers).toEqual([]);
    expect(match.state.held).toEqual([]);
  });
});
