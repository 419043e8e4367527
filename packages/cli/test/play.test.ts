import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord } from '@tabula/engine';
import { bridge, duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { freshFolder, tiny } from './run.ts';

/** Enough first options for a whole duel, then "no" to the offer to keep the record. */
const ONES = Array.from({ length: 6 }, () => '1');

/** How often a text stands in another. */
function times(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe('a whole game in the terminal', () => {
  it('says what the bots are like, in either language, and knows no more to give away than there is', async () => {
    const seats = '--seats human,search:20-200:trader';
    const { out, code } = await tiny(`play duel --seed 7 ${seats}`, { input: ONES });
    expect(code).toBe(0);
    expect(out).toContain('(search:20-200:trader)');
    expect(out).toContain('is Hiram: likes a full chest, and spends late.');
    const italian = await tiny(`play duel --seed 7 ${seats} --lang it`, { input: ONES });
    expect(italian.out).toContain('è Hiram: ama la cassa piena, e spende tardi.');
    const { err } = await tiny('play duel --seats human,hard-900', { input: ONES });
    expect(err).toContain('"hard-200" gives 200 Elo away');
  });

  it('is played in English', async () => {
    const { out, err, code } = await tiny('play duel --seed 7 --seats human,random', { input: ONES });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('At the table: Seat 1 (you), Seat 2 (random)');
    expect(out).toContain('Deck: shuffled');
    expect(out).toContain('[1] Seat 1: Play a card');
    expect(times(out, 'wins the clash.')).toBe(3);
    expect(out).toContain('Three clashes are fought.');
    expect(out).toContain('The seed fits the seal: the dice were fair.');
  });

  it('is played in Italian, with not one line of English', async () => {
    const { out, code } = await tiny('play duel --seed 7 --seats human,random --lang it', { input: ['?', ...ONES] });
    expect(code).toBe(0);
    expect(out).toContain('Al tavolo: Posto 1 (tu), Posto 2 (random)');
    expect(out).toContain('[1] Posto 1: Gioca una carta');
    expect(out).toContain('Pesca una carta: si pesca dopo lo scontro [1]');
    expect(times(out, 'vince lo scontro.')).toBe(3);
    expect(out).toContain('i dadi erano onesti');
    expect(out).not.toMatch(/\b(the|Seat|Play|wins?|points|answer|Type)\b/);
  });

  it('shows the seal at the start that fits the seed at the end', async () => {
    const { out } = await tiny('play duel --seats human,random', { input: ONES });
    const [, promised] = /The dice are sealed:\s+([0-9a-f]{64})/.exec(out) ?? [];
    expect(promised).toBeDefined();
    expect(out).toContain(`Seal: ${promised}`);
  });

  it('has the same dice and the same bots for the same seed', async () => {
    const game = async () => (await tiny('play duel --seed 11 --seats human,search:20', { input: ONES })).out;
    expect(await game()).toBe(await game());
  });

  it('is watched when only bots play', async () => {
    const { out, code } = await tiny('play duel --seats random,greedy --names Ada,Bruno');
    expect(code).toBe(0);
    expect(times(out, 'wins the clash.')).toBe(3);
    expect(out).toMatch(/(Ada|Bruno) wins\.|share the victory/);
  });

  it('is begun at once where there is only one', async () => {
    const { out } = await tiny('play', { input: ['q'], games: [duel] });
    expect(out).not.toContain('Which game?');
    expect(out).toContain('[1] Seat 1: Play a card');
  });

  it('asks which game when there are several', async () => {
    const { out } = await tiny('play', { input: ['5', '1', 'q', 'n'] });
    expect(out).toContain('Which game?');
    expect(out).toContain('A number from 1 to 2, please.');
    expect(out).toContain('Play a card');
  });
});

describe('what can be typed', () => {
  const heap = async (...input: string[]) =>
    (await tiny('play heap --seats human,human --names Ada,Bruno', { input })).out;

  it('an answer by number, by its own words, or by their beginning', async () => {
    const out = await heap('take 2', '3 peb', '2');
    expect(out.match(/(Ada|Bruno): (?=Take)/g)).toEqual(['Ada: ', 'Bruno: ', 'Ada: ', 'Bruno: ']);
    expect((await tiny('play heap --seats human,human', { input: ['2', 's a', 'q'] })).code).toBe(0);
  });

  it('something unclear or wrong changes nothing and is explained', async () => {
    const out = await heap('take', '4', 'castle');
    expect(out).toContain('"take" could be: 1 pebble / 2 pebbles / 3 pebbles');
    expect(out).toContain('"4" is neither one of the answers nor a command');
    expect(out).toContain('"castle" is neither');
    expect(out).not.toContain('Bruno: Take');
  });

  it('undo takes an answer back', async () => {
    const out = await heap('3', 'u', '2', 's kept', 'q');
    expect(times(out, 'Taken back.')).toBe(1);
    expect(out.match(/(Ada|Bruno): (?=Take)/g)).toEqual(['Ada: ', 'Bruno: ', 'Ada: ', 'Bruno: ']);
  });

  it('undo says why when it cannot', async () => {
    expect(await heap('u')).toContain('There is nothing to take back.');
    const secret = (await tiny('play duel --seed 7 --seats human,human', { input: ['', '1', '', 'u', 'q', 'n'] })).out;
    expect(secret).toContain('somebody else has answered since');
    const thrown = (await tiny('play duel --seed 7 --seats human,random', { input: ['2', 'u'] })).out;
    expect(thrown).toMatch(/This cannot be taken back: (dice were rolled|something hidden|somebody else)/);
  });

  it('? tells the commands, and what is not possible now and why', async () => {
    const { out } = await tiny('play duel --seats human,random', { input: ['?'] });
    expect(out).toMatch(/^ {2}u {2}undo/m);
    expect(out).toContain('Draw a card: cards are drawn after the clash [1]');
  });

  it('h asks a bot for advice, o for the odds', async () => {
    const { out } = await tiny('play duel --seed 7 --seats human,random', { input: ['h', 'o', 'o 1'] });
    expect(out).toMatch(/I would choose \d\. Play \d+ \(chance of winning about \d+%\)/);
    expect(out).toContain('Odds of which answer?');
    expect(out).toContain('This answer leads to no fight.');
  });

  it('b, p or players, and l show the board, the players and the log again', async () => {
    const { out } = await tiny('play duel --seed 7 --seats human,random', {
      input: ['l', 'players', 'p', 'b', '1', 'l'],
    });
    expect(out).toContain('Nothing has happened yet.');
    expect(times(out, 'Seat 2 (random) · 0 points')).toBeGreaterThanOrEqual(4);
    expect(times(out, '· Seat 1 plays')).toBe(2);
  });
});

describe('standing orders', () => {
  const play = (input: readonly string[]) =>
    tiny('play bridge --seats human,human', { input: [...input, 'q', 'n'], games: [bridge] });

  it('are shown, and given by their number', async () => {
    const { out } = await play(['r', 'r 2', 'rest', 'cross']);
    expect(out).toContain('Crossing my bridge:  [1 Ask me]   2 Always   3 Never');
    expect(out).toContain('Crossing my bridge:  1 Ask me   [2 Always]   3 Never');
    expect(out).not.toContain('Let him?');
  });

  it('may be wrong or not there', async () => {
    expect((await play(['r 9'])).out).toContain('There is no order 9.');
    expect((await tiny('play duel --seats human,random', { input: ['r', 'q', 'n'] })).out).toContain(
      'nothing to settle',
    );
  });
});

describe('saving', () => {
  it('s writes a record that replays, and --load goes on from it', async () => {
    const folder = freshFolder();
    const first = await tiny('play duel --seed 7 --seats human,random --names Ada,Bruno', {
      folder,
      input: ['1', 's my.tabula', 'q', 'n'],
    });
    expect(first.out).toContain('Go on with: tabula play --load my.tabula --seats human,random');
    const saved = parseRecord(readFileSync(join(folder, 'my.tabula'), 'utf8'));
    expect(Match.replay(duel, saved).over).toBe(false);

    const second = await tiny('play --load my.tabula --seats human,random', { folder, input: ONES });
    expect(second.out).toContain('Ada (you)');
    expect(second.out).toContain('Three clashes are fought.');
    expect((await tiny('replay my.tabula', { folder })).out).toContain('The game is not over.');
  });

  it('at the end the whole record can be kept', async () => {
    const folder = freshFolder();
    const answers =
      (await tiny('play duel --seed 7 --seats human,random', { folder, input: ONES })).out.match(/^> 1$/gm)?.length ??
      0;
    await tiny('play duel --seed 7 --seats human,random', { folder, input: [...ONES.slice(0, answers), 'end.tabula'] });
    expect((await tiny('replay end.tabula', { folder })).out).toContain('Three clashes are fought.');
  });

  it('asks before it writes over a file of somebody else', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ada');
    const input = ['1', 's letter.txt', 'n', 's letter.txt', 'y', 's letter.txt', 'q', 'n'];
    const { out } = await tiny('play heap --seats human,human', { folder, input });
    expect(times(out, 'letter.txt is there already.')).toBe(2);
    expect(times(out, 'Not saved.')).toBe(1);
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toMatch(/^tabula record 1/);
  });

  it('says so when a file cannot be written, and the game goes on', async () => {
    const { out, code } = await tiny('play heap --seats human,human', { input: ['s no/such/folder', '1', 'q', 'n'] });
    expect(out).toContain('Could not be saved:');
    expect(out).toContain('Seat 2: Take pebbles');
    expect(code).toBe(0);
  });

  it('the end of the input loses nothing', async () => {
    const folder = freshFolder();
    const { out, code } = await tiny('play heap --seats human,human', { folder, input: ['1', '2'] });
    const [file] = readdirSync(folder);
    expect(out).toContain(`Go on with: tabula play --load ${file} --seats human,human`);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, file), 'utf8')).toContain('\n1 take 1\n2 take 2\n');
  });

  it('a game that nobody has begun leaves nothing behind', async () => {
    const folder = freshFolder();
    const { out, code } = await tiny('play heap --seats human,human', { folder });
    expect(out).toContain('Begin again with: tabula play heap');
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a record that does not replay is not played on', async () => {
    const folder = freshFolder();
    await tiny('play heap --seats human,human', { folder, input: ['1', 's a', 'q', 'n'] });
    const text = readFileSync(join(folder, 'a'), 'utf8');
    writeFileSync(join(folder, 'b'), text.replace('1 take 1', '1 take 9'));
    const { err, code } = await tiny('play --load b', { folder });
    expect(err).toMatch(/b:\d+: "take 9" is not among/);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'a'))).toBe(true);
  });
});

describe('several people at one keyboard', () => {
  it('a curtain falls between secret hands, and nobody is told what is not his to know', async () => {
    const { out } = await tiny('play duel --seed 7 --seats human,human --names Ada,Bruno', { input: ['', '1', ''] });
    const [, ada, bruno] = out.split('press Enter.');
    expect(out).toContain('It is the turn of Ada. When only Ada is looking, press Enter.');
    const cards = (text: string): string[] => text.match(/Play \d+/g) ?? [];
    expect(cards(ada)).toHaveLength(5);
    expect(cards(bruno)).toHaveLength(5);
    expect(cards(bruno).filter((card) => cards(ada).includes(card))).toEqual([]);
    expect(bruno).not.toContain('Ada plays');
  });

  it('there is none where nothing is secret', async () => {
    const { out } = await tiny('play heap --seats human,human', { input: ['1', '1'] });
    expect(out).not.toContain('press Enter');
  });
});
