import { type Game, type GameRecord, Match, newSeed, seedFrom } from '@tabula/engine';
import { Command } from 'commander';
import { configOf, listOf, seedOf, settingsOf, wholeNumber } from '../arguments.ts';
import { botNamed } from '../bots.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { endSession } from '../play/end-session.ts';
import { introduction } from '../play/introduction.ts';
import { Lines } from '../play/lines.ts';
import { HUMAN } from '../play/menu.ts';
import { SaveFile } from '../play/save-file.ts';
import { Screen } from '../play/screen.ts';
import type { Session } from '../play/session.ts';
import { SessionLoop } from '../play/session-loop.ts';
import { Thinking } from '../play/thinking.ts';
import { gameNamed } from '../registry.ts';
import { speakerFor } from '../speaker.ts';
import { TextLayout } from '../text-layout.ts';
import { located, readRecord } from './replay.ts';

interface Given {
  readonly players?: string;
  readonly seats?: string;
  readonly names?: string;
  readonly set?: string;
  readonly seed?: string;
  readonly load?: string;
}

const USUAL_BOT = 'normal';

/** What a saved game has settled already. */
const NEW_GAME_ONLY = ['players', 'names', 'set', 'seed'] as const;

/** tabula play: a game in the terminal. */
export function play(context: Context, done: (code: number) => void): Command {
  const { words } = context;
  return new Command('play')
    .description(words('help.play'))
    .argument('[game]', words('help.play-game'))
    .option('--players <number>', words('help.players'))
    .option('--seats <who,...>', words('help.seats'))
    .option('--names <name,...>', words('help.names'))
    .option('--set <key=value,...>', words('help.settings'))
    .option('--seed <word>', words('help.seed'))
    .option('--load <file>', words('help.load'))
    .action(async (id: string | undefined, given: Given) => {
      const lines = new Lines(context.terminal);
      try {
        done(await run(id, given, context, lines));
      } finally {
        lines.close();
      }
    });
}

async function run(id: string | undefined, given: Given, context: Context, lines: Lines): Promise<number> {
  const fixed = NEW_GAME_ONLY.find((name) => given.load !== undefined && given[name] !== undefined);
  if (fixed !== undefined) throw new UsageError(context.words('error.load-fixed', { option: `--${fixed}` }));
  const record = given.load === undefined ? undefined : readRecord(given.load, context);
  if (record !== undefined && id !== undefined && id !== record.game)
    throw new UsageError(context.words('error.other-game', { game: record.game, file: given.load ?? '' }));
  const named = record?.game ?? id ?? (await chosenGame(context, lines));
  if (named === null) return 0;
  const game = await gameNamed(context.terminal.registry, named, context.words);
  const session = laidOut(game, record, given, context, lines);
  const promised = session.match.seen(null).commitment;
  try {
    context.terminal.output.write(`${introduction(session, context.language, promised).join('\n')}\n`);
    return await endSession(session, promised, await new SessionLoop(session).run());
  } catch (error) {
    if (session.match.answers.length > 0 && session.shelf.save() === null)
      context.terminal.errors.write(`${context.words('play.rescued', { file: session.shelf.file })}\n`);
    throw error;
  } finally {
    await session.thinking.close();
  }
}

/** With one game there is nothing to choose; with several the user is asked. */
async function chosenGame({ terminal, language, words }: Context, lines: Lines): Promise<string | null> {
  const { games } = terminal.registry;
  if (games.length === 1) return games[0].id;
  const listed = games.map(({ title }, i) => `  ${i + 1}  ${title[language]}`);
  terminal.output.write(`${[words('play.which'), ...listed].join('\n')}\n`);
  for (;;) {
    const line = (await lines.ask(words('play.input')))?.trim();
    if (line === undefined) return null;
    const game = games[Number(line) - 1] ?? games.find((known) => known.id === line);
    if (game !== undefined) return game.id;
    terminal.output.write(`${words('play.which-number', { count: games.length })}\n`);
  }
}

/** Puts everything on the table: the match, the seats, what draws and what thinks. */
function laidOut(game: Game, record: GameRecord | undefined, given: Given, context: Context, lines: Lines): Session {
  const { terminal, language, words } = context;
  const match =
    record === undefined ? newMatch(game, given, words) : located(given.load ?? '', () => Match.replay(game, record));
  const seats = seatsFor(given, match.config.players, words);
  const players = seats.map((word) => (word === HUMAN ? null : botNamed(word, words)));
  const speaker = speakerFor(game, language, match.names, words);
  const paper = TextLayout.of(terminal.output, terminal.env);
  const alone = seats.filter((word) => word === HUMAN).length === 1;
  const note = (seat: number) =>
    seats[seat] === HUMAN ? (alone ? ` (${words('play.you')})` : '') : ` (${seats[seat]})`;
  const easel = { game, speaker, paper, words, note };
  const luck = given.seed === undefined ? newSeed() : seedFrom(`${given.seed} bots`);
  return {
    match,
    seats,
    terminal,
    easel,
    desk: new Screen(match, game.title[language], easel),
    lines,
    shelf: new SaveFile(match, terminal.folder, given.load),
    thinking: new Thinking(match, players, terminal.registry, luck),
  };
}

function newMatch(game: Game, given: Given, words: Context['words']): Match {
  const listed = listOf(given.seats).length;
  const players = given.players === undefined ? undefined : wholeNumber(given.players, '--players', 1, words);
  const config = configOf(game, players ?? (listed > 1 ? listed : undefined), settingsOf(given.set, words), words);
  const names = listOf(given.names);
  if (names.length > config.players)
    throw new UsageError(words('error.names', { names: names.length, players: config.players }));
  return Match.create(game, { ...config, names, ...(given.seed === undefined ? {} : { seed: seedOf(given.seed) }) });
}

/** The first seat is a person's and the others bots', unless somebody says otherwise. */
function seatsFor(given: Given, players: number, words: Context['words']): string[] {
  const listed = listOf(given.seats);
  if (listed.length > players) throw new UsageError(words('error.seats', { seats: listed.length, players }));
  return Array.from(
    { length: players },
    (_, seat) => listed[seat] ?? (listed.length === 0 && seat === 0 ? HUMAN : USUAL_BOT),
  );
}
