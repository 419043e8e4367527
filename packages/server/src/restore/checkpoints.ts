import { createHash } from 'node:crypto';
import { type LogEntry, type Match, rulesFingerprint, type SnapshotJson, type StoredCheckpoint } from '@tabula/engine';
import type { CheckpointChain, CheckpointRow, LogPart } from '../store/store.ts';

/** The last checkpoint of a match within its first `most` answers, as it is stored after one that had told so much. */
export function checkpointRow(match: Match, told: number, most = Infinity): CheckpointRow | undefined {
  const mark = match.checkpoints.findLast(({ answers }) => answers <= most);
  if (mark === undefined) return undefined;
  const { answers, events, snapshot } = mark;
  const position = JSON.stringify({ state: snapshot.state, chance: snapshot.chance.toJSON() });
  const log = JSON.stringify(match.log.slice(told, events));
  const rules = rulesFingerprint(match.game);
  return { answers, told, position, log, positionSum: sumOf(position), logSum: sumOf(log), rules };
}

/**
 * Reads a checkpoint that these rules have made. It is a cache: what was cut off, changed, or comes from other rules or from before there
 * were checksums is refused, and the record is played from its beginning.
 */
export function readCheckpoint({ checkpoint, earlier }: CheckpointChain, rules: string): StoredCheckpoint {
  const { answers, position, positionSum } = checkpoint;
  if (checkpoint.rules !== rules) throw new Error(`the checkpoint after ${answers} answers was made by other rules`);
  if (positionSum !== sumOf(position)) throw new Error(`the checkpoint after ${answers} answers is damaged`);
  const parsed: SnapshotJson = JSON.parse(position);
  const log = [...earlier, checkpoint].slice(firstOfChain([...earlier, checkpoint])).reduce(append, []);
  return { answers, position: parsed, log };
}

/** The log begins with the last part that had nothing before it: what is stored before that is of no concern. */
function firstOfChain(parts: readonly LogPart[]): number {
  return parts.findLastIndex(({ told }) => told === 0);
}

function append(log: LogEntry[], { told, log: text, logSum }: LogPart): LogEntry[] {
  if (told > log.length || logSum !== sumOf(text)) throw new Error(`the log is damaged after ${told} entries`);
  const own: LogEntry[] = JSON.parse(text);
  log.splice(told, log.length, ...own);
  return log;
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
