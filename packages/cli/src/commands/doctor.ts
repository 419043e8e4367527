import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnosis } from '@tabula/server';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { databaseAddress, withFolder } from '../folder.ts';
import type { Words } from '../texts/index.ts';

interface Given {
  readonly mend?: boolean;
  readonly records?: string;
  readonly database?: string;
}

/** tabula doctor: looks whether the tables of a folder or a database can all be played on, and mends what can be mended. */
export function doctor(context: Context, done: (code: number) => void): Command {
  const { words } = context;
  return new Command('doctor')
    .description(words('help.doctor'))
    .argument('[folder]', words('help.doctor-folder'))
    .option('--database <address>', words('help.database'))
    .option('--mend', words('help.mend'))
    .option('--records <folder>', words('help.records'))
    .action(async (folder: string | undefined, given: Given) => done((await run(folder, given, context)) ? 0 : 1));
}

/** True if every table can be played on, or only wants other rules. */
async function run(word: string | undefined, given: Given, context: Context): Promise<boolean> {
  const { terminal, words } = context;
  const address = databaseAddress({ ...given, ...(word === undefined ? {} : { data: word }) }, context);
  if (address === undefined && word === undefined) throw new UsageError(words('error.home'));
  const folder = resolve(terminal.folder, word ?? '');
  const mend = given.mend === true;
  const records = given.records ?? (mend ? join(folder, 'beyond-help') : undefined);
  const server = await import('@tabula/server');
  const examined =
    address === undefined
      ? server.examineFolder(folder, terminal.registry, mend)
      : server.examineDatabase(address, terminal.registry, mend);
  const counts = { sound: 0, damaged: 0, 'other-rules': 0, 'beyond-help': 0 };
  await withFolder(context, async () => {
    for await (const diagnosis of examined) {
      counts[diagnosis.state]++;
      if (diagnosis.state === 'sound') continue;
      const kept = keep(diagnosis, records === undefined ? undefined : resolve(terminal.folder, records));
      terminal.output.write(`${sentence(diagnosis, mend, words)}\n`);
      if (kept !== undefined) terminal.output.write(`  ${words('doctor.record', { file: kept })}\n`);
    }
  });
  const { sound, damaged, 'other-rules': others, 'beyond-help': lost } = counts;
  terminal.output.write(`${words(mend ? 'doctor.sum-mended' : 'doctor.sum', { sound, damaged, others, lost })}\n`);
  return lost === 0 && (mend || damaged === 0);
}

/** How a table is, in words; why a game cannot be played on is for who debugs, as the server's log has it. */
function sentence(diagnosis: Diagnosis, mend: boolean, words: Words): string {
  const { table, game, answers, holds, state, wrongUndos, badCheckpoints, why } = diagnosis;
  const parts = [
    words('doctor.table', { table, game, answers, holds }),
    words(state === 'damaged' && mend ? 'doctor.mended' : `doctor.${state}`),
    ...(wrongUndos > 0 ? [words('doctor.undos', { count: wrongUndos })] : []),
    ...(badCheckpoints ? [words('doctor.checkpoints')] : []),
    ...(why === '' ? [] : [why]),
  ];
  return parts.join('; ');
}

/** Writes the record of a table beyond help into a file that is only for who runs the server: it has the seed. */
function keep({ table, record }: Diagnosis, folder: string | undefined): string | undefined {
  if (record === null || folder === undefined) return undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${table}.tabula`);
  writeFileSync(file, record, { mode: 0o600 });
  return file;
}
