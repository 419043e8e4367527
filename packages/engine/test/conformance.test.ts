import type { Game, GameEvent } from '@tabula/engine';
import { Match, parseRecord } from '@tabula/engine';
import { type ConformanceOptions, conformance, duel, heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import * as broken from './broken-games.ts';

describe('duel keeps the contract', () => {
  for (const { name, run } of conformance(duel)) it(name, run);
});

describe('heap keeps the contract', () => {
  for (const { name, run } of conformance(heap, { games: 1, players: [2, 6], positions: 5 })) it(name, run);
});

/** Runs one check over a few games; what it says if it fails. */
function complaint<S, E extends GameEvent, V>(
  name: string,
  game: Game<S, E, V>,
  options: ConformanceOptions<S> = {},
): string | null {
  const check = conformance(game, { games: 4, bound: 500, ...options }).find((one) => one.name === name);
  if (check === undefined) throw new Error(`there is no check "${name}"`);
  try {
    check.run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('random games come to an end by the rules', () => {
  const check = 'random games come to an end by the rules';
  it('catches a game without an end', () => {
    expect(complaint(check, broken.endless)).toMatch(/does not end within 500 answers/);
  });
  it('catches a dead end', () => {
    expect(complaint(check, broken.deadEnd)).toMatch(/dead end: "take"/);
  });
  it('catches a game that nobody wins', () => {
    expect(complaint(check, broken.nobodyWins)).toMatch(/nobody has won/);
  });
  it('catches a winner who does not play', () => {
    expect(complaint(check, broken.strangerWins)).toMatch(/the winners are \[7\] of 2 seats/);
  });
  it('catches points that are no numbers', () => {
    expect(complaint(check, broken.pointless)).toMatch(/the points are \[null,null\]/);
  });
  it('catches a broken law of the game', () => {
    const invariant = (state: { points: readonly number[] }) => {
      if (state.points.some((points) => points > 1)) throw new Error('too rich');
    };
    expect(complaint(check, duel, { invariant })).toMatch(/^too rich/);
  });
  it('tries every value of every setting', () => {
    expect(complaint(check, broken.unplayableSetting)).toMatch(/sorted decks are lost\nduel, . players, deck sorted/);
  });
  it('tells the game that failed, so that it can be replayed', () => {
    const text = complaint(check, broken.endless, { players: [3], seed: 'mine' }) ?? '';
    expect(text).toMatch(/heap, 3 players, seed "mine 1", after answer 500/);
    const record = parseRecord(text.slice(text.indexOf('tabula record')));
    expect(Match.replay(broken.endless, record).answers).toHaveLength(500);
  });
});

describe('whoever is asked has a real choice of well-made options', () => {
  const check = 'whoever is asked has a real choice of well-made options';
  it('catches an option that is offered twice', () => {
    expect(complaint(check, broken.offersTwice)).toMatch(/offers the same twice: take 1, take 1/);
  });
  it('catches a choice of one that is asked', () => {
    expect(complaint(check, broken.formality)).toMatch(/asks for a choice of one/);
  });
  it('catches a prompt without its rule', () => {
    expect(complaint(check, broken.ruleless)).toMatch(/names no question or no rule/);
  });
  it('catches an id that does not say what the option is', () => {
    expect(complaint(check, broken.misnamed)).toMatch(/"take 1", not "grab 1"/);
  });
  it('catches an id that a record cannot hold', () => {
    expect(complaint(check, broken.gaping)).toMatch(/cannot stand in a record/);
  });
  it('catches a seat that is not at the table', () => {
    expect(complaint(check, broken.asksStranger)).toMatch(/seats 9 are asked/);
  });
  it('catches an option that is offered and barred', () => {
    expect(complaint(check, broken.offersBarred)).toMatch(/"take 2" is offered and barred/);
  });
});

describe('nothing is thrown or shown by a choice that nobody made', () => {
  const check = 'nothing is thrown or shown by a choice that nobody made';
  it('catches dice and discoveries that follow a choice of one', () => {
    const deeds = true;
    expect(complaint(check, broken.throwsUnasked, { deeds })).toMatch(
      /"throw" was taken without asking, and throws dice/,
    );
    expect(complaint(check, broken.showsUnasked, { deeds })).toMatch(/"throw" was taken without asking, and shows/);
  });
  it('lets them follow a deed that somebody chose, and any other answer', () => {
    expect(complaint(check, broken.asksBefore, { deeds: true })).toBeNull();
    expect(complaint(check, broken.throwsForAnAnswer, { deeds: true })).toBeNull();
  });
});

describe('the gate refuses what is not offered', () => {
  const check = 'the gate refuses what is not offered';
  it('catches a decision that reads answers kindly', () => {
    expect(complaint(check, broken.kindGate)).toMatch(/passed the gate/);
  });
  it('catches a decision that hears anybody', () => {
    expect(complaint(check, broken.openGate)).toMatch(/passed the gate|not as wrong-seat/);
  });
});

describe('a record replays to the same game', () => {
  it('catches luck that is not the seed’s', () => {
    expect(complaint('a record replays to the same game', broken.ownLuck)).toMatch(/leads elsewhere|came out as/);
  });
});

describe('every checkpoint holds all there is', () => {
  const check = 'every checkpoint holds all there is';
  it('catches a local that lives across checkpoints', () => {
    expect(complaint(check, broken.forgetful)).toMatch(/differ after answer|leads to another decision/);
  });
});

describe('the state is plain data and a copy shares nothing with it', () => {
  const check = 'the state is plain data and a copy shares nothing with it';
  it('catches a shallow copy', () => {
    expect(complaint(check, broken.shallowCopy)).toMatch(/copy.hands is the very object/);
  });
  it('catches a copy that forgets something', () => {
    expect(complaint(check, broken.lossyCopy)).toMatch(/a copy of the state is not equal/);
  });
  it('catches what JSON does not keep', () => {
    expect(complaint(check, broken.holds(new Map()))).toMatch(/state.extra is a Map/);
    expect(complaint(check, broken.holds(undefined))).toMatch(/state.extra is undefined/);
    expect(complaint(check, broken.holds(Number.NaN))).toMatch(/state.extra is NaN/);
    expect(complaint(check, broken.holds(-0))).toMatch(/state.extra is -0/);
    expect(complaint(check, broken.holds([() => 1]))).toMatch(/state.extra\[0\] is function/);
    expect(complaint(check, broken.holds(new Date(0)))).toMatch(/state.extra is a Date/);
  });
  it('catches one object in two places', () => {
    const coin = { worth: 1 };
    expect(complaint(check, broken.holds([coin, coin]))).toMatch(
      /state.extra\[1\] and state.extra\[0\] are one object/,
    );
  });
  it('lets plain data pass', () => {
    expect(complaint(check, broken.holds([{ worth: 1 }, null, 'x', false, 0.5]))).toBeNull();
  });
});

describe('a fork and its game go their own ways', () => {
  it('catches a shallow copy', () => {
    expect(complaint('a fork and its game go their own ways', broken.shallowCopy)).toMatch(/fork/);
  });
});

describe('undo leads back exactly, or is refused', () => {
  const check = 'undo leads back exactly, or is refused';
  it('catches a shallow copy', () => {
    expect(complaint(check, broken.shallowCopy)).toMatch(/undo of "bury|not among/);
  });
  it('catches a local that lives across checkpoints', () => {
    expect(complaint(check, broken.forgetful)).toMatch(/undo of|taken back and given again/);
  });
});

describe('to look changes nothing', () => {
  const check = 'to look changes nothing';
  it('catches a view that sorts the hand it shows', () => {
    expect(complaint(check, broken.sortingView)).toMatch(/read only|frozen|not extensible/);
  });
  it('lets a scene say the same twice', () => {
    expect(complaint(check, broken.repeatingScene)).toBeNull();
  });
  it('catches a scene, a judgement or a reason that changes what it looks at', () => {
    expect(complaint(check, broken.touchingScene)).toMatch(/read only/);
    expect(complaint(check, broken.touchingInsight)).toMatch(/read only/);
    expect(complaint(check, broken.touchingPolicy)).toMatch(/read only/);
    expect(complaint(check, broken.touchingReasons)).toMatch(/read only/);
  });
  it('catches a view that is never the same twice', () => {
    expect(complaint(check, broken.fickleView)).toMatch(/two looks at the same position differ/);
  });
  it('catches a judgement that is no number', () => {
    expect(complaint(check, broken.clueless)).toMatch(/evaluation for seat 1 is NaN/);
  });
  it('catches a policy that answers what is not there', () => {
    expect(complaint(check, broken.wildPolicy)).toMatch(/the policy answers 99 of/);
  });
});

describe('secret answers', () => {
  it('catches that the first to answer has an advantage', () => {
    expect(complaint('secret answers count in any order', broken.quickDraw)).toMatch(/lead elsewhere/);
  });
  it('catches an order that others see', () => {
    expect(complaint('a standing order is known to its seat alone', broken.openOrders)).toMatch(
      /"order bridge \w+" of seat . shows elsewhere/,
    );
  });
  it('catches that an answer shows before all are in', () => {
    expect(complaint('secret answers and private events stay private', broken.quickDraw)).toMatch(/shows elsewhere/);
  });
});

describe('a seat imagines only what might be', () => {
  it('catches that no checkpoint follows a card that was drawn', () => {
    expect(complaint('a seat imagines only what might be', broken.noCheckpoints)).toMatch(/imagines a world|not among/);
  });
});

describe('words', () => {
  it('catches a message that one language lacks', () => {
    const check = 'both languages have the same messages';
    expect(complaint(check, broken.noItalian)).toMatch(/"event.won" is said in en, but not in it/);
    expect(complaint(check, broken.unreadable)).toMatch(/"never.used" in en is not a message/);
  });
  it('catches things without a name', () => {
    const check = 'settings and places have names';
    expect(complaint(check, broken.without(duel, 'setting.deck.sorted'))).toMatch(/no message "setting.deck.sorted"/);
    expect(complaint(check, broken.unnamedSpace)).toMatch(/no message "space.rome"/);
  });
  it('catches what cannot be said', () => {
    const check = 'whatever happens can be said';
    for (const key of ['event.buried', 'option.draw', 'prompt.spoils', 'reason.not-now', 'ending.rounds'])
      expect(complaint(check, broken.without(duel, key))).toMatch(`no message "${key}" in en`);
    expect(complaint(check, broken.saying('event.drew', '{by} draws {what}.'))).toMatch(/what/);
    expect(complaint(check, broken.saying('event.drew', "'{'by'}' draws."))).toMatch(/not filled in: "\{by\} draws."/);
    expect(complaint(check, broken.saying('event.drew', '{n, select, other {}}'))).toMatch(/n/);
    expect(complaint(check, broken.unknownNoun)).toMatch(/no message "card.\d+"/);
    expect(complaint(check, broken.wordlessScene)).toMatch(/no message "headline"/);
    expect(complaint(check, broken.wordlessPiece)).toMatch(/no message "piece.pawn"/);
  });
});

describe('views hide what a seat may not know', () => {
  const check = 'views hide what a seat may not know';
  it('catches a view that shows the hands of others', () => {
    expect(complaint(check, broken.leakingView)).toMatch(/view of seat 1 shows what is hidden from seat 1/);
  });
  it('catches a view that shows a spectator more than the seats', () => {
    expect(complaint(check, broken.leakingToSpectators)).toMatch(/view of a spectator shows what is hidden/);
  });
  it('catches a deal that deals nothing, because it would prove nothing', () => {
    expect(complaint(check, broken.idleRedeal)).toMatch(/never changes anything/);
  });
});

describe('where nothing is hidden all see the same', () => {
  it('catches hidden hands in a game that never deals them anew', () => {
    const check = 'where nothing is hidden all see the same';
    expect(complaint(check, broken.secretWithoutDeal)).toMatch(/without redeal\(\) the view of seat 1 differs/);
  });
});

describe('what shows something hidden cannot be taken back', () => {
  const check = 'what shows something hidden cannot be taken back';
  it('catches a card that is drawn without reveal()', () => {
    expect(complaint(check, broken.secretDraw)).toMatch(/by "draw" seat . learns something hidden/);
  });
  it('catches an event that shows everybody a card from a hand', () => {
    expect(complaint(check, broken.tellsTooMuch)).toMatch(/by "bury \d+" seat . learns something hidden/);
  });
});
