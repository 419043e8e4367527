import { describe, expect, it } from 'vitest';
import { tabula, tiny } from './run.ts';

const COMMANDS = ['migrate', 'copy', 'doctor', 'games', 'play', 'simulate', 'engine', 'replay', 'bench'];

describe('help', () => {
  it('lists every command', async () => {
    const { out, code } = tabula('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  it.each(COMMANDS)('tells what %s can be told', async (command) => {
    const { out, err, code } = await tiny(`${command} --help`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: tabula ${command}`);
  });

  it('speaks Italian to whoever asks, or whose system does', async () => {
    expect((await tiny('simulate --help --lang it')).out).toContain('Uso: tabula simulate');
    expect(tabula('play --help', { env: { LANG: 'it_IT.UTF-8' } }).out).toContain('mostra questo aiuto');
  });
});

describe('wrong words get a message on stderr and exit code 2', () => {
  const cases: readonly [words: string, message: RegExp][] = [
    ['simulat duel', /no command "simulat".*simulate/],
    ['simulate', /"game" is missing/],
    ['simulate chess', /no game "chess"; there are duel, heap/],
    ['simulate duel --gmes 5', /no option "--gmes".*--games/],
    ['simulate duel --games', /"--games <number>" needs a value/],
    ['simulate duel --games many', /--games needs a whole number.*"many"/],
    ['simulate duel --players 9', /duel is for 2 to 4 players, not 9/],
    ['simulate duel --players 3 --seats random,random', /2 seats, but 3 play/],
    ['simulate duel --seats wizard', /no bot "wizard".*random/],
    ['simulate duel --set deck', /key=value.*"deck"/],
    ['simulate duel --set decks=sorted', /no setting "decks"; it has deck/],
    ['simulate duel --set deck=marked', /cannot be "marked"; it can be shuffled, sorted/],
    ['play duel --seats human,wizard', /no bot "wizard"/],
    ['play duel --lang tlh', /no language "tlh"; there are en, it/],
    ['play duel heap', /too many words/],
    ['play --load a.tabula --players 3', /--players is for a new game/],
    ['play --load nowhere.tabula', /cannot read nowhere\.tabula/],
    ['replay nowhere.tabula', /cannot read nowhere\.tabula/],
    ['bench chess', /no game "chess"/],
  ];

  it.each(cases)('tabula %s', async (words, message) => {
    const { out, err, code } = await tiny(words);
    expect(err).toMatch(message);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });

  it('also in Italian', async () => {
    const { err, code } = await tiny('simulate chess --lang it');
    expect(err).toContain('non c’è un gioco "chess"');
    expect(code).toBe(2);
  });
});

describe('games', () => {
  it('lists what can be played, and with which options', async () => {
    const { out } = await tiny('games');
    expect(out).toMatch(/^duel +Duel +2-4$/m);
    expect(out).toContain('  deck=shuffled|sorted\n    Deck\n');
    expect((await tiny('games --lang it')).out).toMatch(/^duel +Duello +2-4$/m);
    expect(JSON.parse((await tiny('games --json')).out)).toMatchObject([{ id: 'duel' }, { id: 'heap' }]);
  });
});
