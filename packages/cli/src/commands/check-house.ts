import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { engineProblem } from '@tabula/bots';
import type { Context } from '../context.ts';
import { messageOf } from '../errors.ts';
import { folderProblem } from '../folder.ts';
import type { TextKey } from '../texts/index.ts';
import type { HouseSettings } from './house-settings.ts';

/** Where the tables of a house are: a folder, or a database. */
export interface HouseHome {
  readonly folder: string;
  readonly database: string | undefined;
}

/**
 * tabula serve --check: says what the settings come to, a sentence each, and tries what can be tried without starting. True if a server
 * could be started by them and would reach everybody it promises to.
 */
export async function checkHouse(house: HouseSettings, home: HouseHome, context: Context): Promise<boolean> {
  const { terminal, words } = context;
  let sound = true;
  const say = (key: TextKey, named: Readonly<Record<string, string>> = {}) =>
    terminal.output.write(`${words(key, named)}\n`);
  const fail = (key: TextKey, named: Readonly<Record<string, string>>) => {
    sound = false;
    say(key, named);
  };
  const problem = await homeProblem(home, context);
  const { placeOf } = await import('@tabula/server');
  const place = home.database === undefined ? home.folder : placeOf(home.database);
  if (problem === undefined) say('check.home', { place });
  else fail('check.no-home', { place, problem });
  sayReach(house, say);
  const { smtp, mailFrom: from = '' } = house.notices;
  if (smtp === undefined) say('check.no-mail');
  else {
    const error = await mailProblem(smtp, from);
    const { host } = new URL(smtp);
    if (error === undefined) say('check.mail', { host, from });
    else fail('check.mail-fails', { host, problem: error });
  }
  for (const [name, command] of Object.entries(house.engines)) {
    const fault = await engineProblem(command);
    if (fault === undefined) say('check.engine', { name, command });
    else fail('check.engine-fails', { name, command, problem: words(`engine.${fault.code}`) });
  }
  say(sound ? 'check.well' : 'check.unwell');
  return sound;
}

/** What people see, and by which ways they are told. */
function sayReach(
  { publicUrls, notices }: HouseSettings,
  say: (key: TextKey, named?: Record<string, string>) => void,
): void {
  const [url] = publicUrls;
  if (url === undefined) say('check.no-url');
  else say('check.url', { urls: publicUrls.join(', ') });
  if (url?.startsWith('https:')) say('check.push', { contact: notices.pushContact ?? url });
  else say('check.no-push');
  const { webhooks = 'public' } = notices;
  if (webhooks === 'off' || url === undefined) say('check.webhooks-off');
  else say(webhooks === 'any' ? 'check.webhooks-any' : 'check.webhooks-public');
}

/** Nothing is made or changed by looking. */
async function homeProblem({ folder, database }: HouseHome, { words }: Context): Promise<string | undefined> {
  try {
    if (database !== undefined) {
      const { PostgresStore } = await import('@tabula/server');
      await (await PostgresStore.open(database)).close();
      return undefined;
    }
    let known = folder;
    while (!existsSync(known) && dirname(known) !== known) known = dirname(known);
    accessSync(known, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return folderProblem(error, words);
  }
}

async function mailProblem(smtp: string, from: string): Promise<string | undefined> {
  const { MailDesk } = await import('@tabula/server');
  const desk = new MailDesk({ smtp, from });
  try {
    await desk.verify();
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    desk.close();
  }
}
