import { verifyCommitment } from '@tabula/engine';
import { drawLedger } from './draw.ts';
import { HUMAN } from './menu.ts';
import { resultLines } from './result-lines.ts';
import type { Ended, Session } from './session.ts';

/** The exit code of a program that Ctrl-C ends. */
const INTERRUPTED = 130;

/** What is said and offered when a session ends; tells the exit code. */
export async function endSession(session: Session, promised: string, ended: Ended): Promise<number> {
  switch (ended) {
    case 'over':
      await settle(session, promised);
      return 0;
    case 'quit':
      await offer(session);
      return 0;
    case 'input':
      return breakOff(session);
  }
}

/** The game is over: how it ended, and that the dice were those sealed at the start. */
async function settle(session: Session, promised: string): Promise<void> {
  const { match, desk, easel, lines, shelf } = session;
  const { words, speaker, paper } = easel;
  const { result, seed } = match;
  if (result === null) return;
  const fair = words(verifyCommitment(seed, promised) ? 'play.fair' : 'play.unfair', { seed, commitment: promised });
  const { ledger } = match.game.scene(match.seen(null).view);
  const figures = ledger === undefined ? [] : ['', ...drawLedger(ledger, easel)];
  const told = [paper.strong(words('play.over')), ...resultLines(result, speaker, words), ...figures, '', fair];
  say(session, [...desk.board(null), ...told]);
  const file = await lines.ask(words('play.keep', { file: shelf.file }));
  if (file !== null && !declines(file)) await saveGame(session, file);
}

async function offer(session: Session): Promise<void> {
  const { match, easel, lines, shelf } = session;
  if (match.answers.length === 0) return;
  const file = await lines.ask(easel.words('play.save-first', { file: shelf.file }));
  if (file === null || !declines(file)) await saveGame(session, file ?? '');
}

/** The input ended in the middle of a game, or Ctrl-C was pressed: what was played is not lost. */
function breakOff(session: Session): number {
  const { match, easel, shelf, seats, lines } = session;
  const { words } = easel;
  const code = lines.interrupted ? INTERRUPTED : 0;
  if (!match.answers.some(({ seat }) => seats[seat] === HUMAN)) {
    say(session, ['', words('play.not-begun', { again: `tabula play ${match.game.id}` })]);
    return code;
  }
  const problem = shelf.save();
  if (problem !== null) {
    say(session, ['', words('play.not-saved', { problem })]);
    return 1;
  }
  say(session, ['', words('play.saved', { file: shelf.file, resume: resumeCommand(shelf.file, seats) })]);
  return code;
}

/** Saves under a name, or under the match's own; asks before it writes over something else. */
export async function saveGame(session: Session, named: string): Promise<void> {
  const { match, easel, lines, shelf, seats } = session;
  const { words } = easel;
  const file = named.trim() || shelf.file;
  if (shelf.taken(file) && !agrees(await lines.ask(words('play.overwrite', { file })))) {
    say(session, [words('play.kept-old')]);
    return;
  }
  const problem = shelf.save(file);
  const saved = words(match.over ? 'play.saved-over' : 'play.saved', { file, resume: resumeCommand(file, seats) });
  say(session, [problem === null ? saved : words('play.not-saved', { problem })]);
}

function resumeCommand(file: string, seats: readonly string[]): string {
  return `tabula play --load ${/\s/.test(file) ? JSON.stringify(file) : file} --seats ${seats.join(',')}`;
}

function declines(line: string): boolean {
  return /^(n|no)$/i.test(line.trim());
}

function agrees(line: string | null): boolean {
  return line !== null && /^(y|yes|s|si|sì)$/i.test(line.trim());
}

function say({ terminal }: Session, lines: readonly string[]): void {
  terminal.output.write(`${lines.join('\n')}\n`);
}
