import type { NoticeOptions, NoticeProblem } from '@tabula/server';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import type { TextKey, Words } from '../texts/index.ts';

/** What is said of a house on the command line. */
export interface GivenHouse {
  readonly publicUrl?: readonly string[];
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly pushContact?: string;
  readonly webhooks?: string;
  readonly engine?: readonly string[];
}

/** Under which addresses a house is known, and how it reaches those who do not look. */
export interface HouseSettings {
  readonly publicUrls: readonly string[];
  readonly notices: NoticeOptions;
  /** Engines of other people, by name, with the command of each. */
  readonly engines: Readonly<Record<string, string>>;
}

const PROBLEMS: Readonly<Record<NoticeProblem, TextKey>> = {
  smtp: 'house.smtp',
  'mail-from': 'house.mail-from',
  'mail-url': 'house.mail-url',
  'push-contact': 'house.push-contact',
  'public-url': 'house.public-url',
};

const REACHES = ['off', 'public', 'any'] as const;

/** By flags, else by the environment (where a password is seen by fewer). Whatever is wrong with it is said in one sentence each. */
export async function houseSettings(given: GivenHouse, { terminal, words }: Context): Promise<HouseSettings> {
  const { env } = terminal;
  const publicUrls = given.publicUrl ?? (env.TABULA_PUBLIC_URL ?? '').split(/\s+/).filter((word) => word !== '');
  for (const word of publicUrls) if (!URL.canParse(word)) throw new UsageError(words('error.public-url', { word }));
  const reach = given.webhooks ?? (env.TABULA_WEBHOOKS || 'public');
  const webhooks = REACHES.find((one) => one === reach);
  if (webhooks === undefined)
    throw new UsageError(words('house.webhooks', { word: reach, reaches: REACHES.join(', ') }));
  const smtp = given.smtp ?? (env.TABULA_SMTP || undefined);
  const [url] = publicUrls;
  const usual = url === undefined ? undefined : `Tabula <tabula@${new URL(url).hostname}>`;
  const mailFrom = given.mailFrom ?? (env.TABULA_MAIL_FROM || usual);
  const pushContact = given.pushContact ?? (env.TABULA_PUSH_CONTACT || undefined);
  const notices = { smtp, mailFrom, pushContact, webhooks };
  const { noticeProblems } = await import('@tabula/server');
  const problems = noticeProblems(notices, publicUrls).map((problem) => words(PROBLEMS[problem]));
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const engines = enginesOf(
    given.engine ?? (env.TABULA_ENGINES ?? '').split('\n').filter((line) => line.trim() !== ''),
    words,
  );
  return { publicUrls, notices, engines };
}

const ENGINE_FORM = /^\s*([a-z0-9-]{1,32})=(.+)$/;

/** "name=command", one for each engine that may sit at a table. */
function enginesOf(list: readonly string[], words: Words): Record<string, string> {
  return Object.fromEntries(
    list.map((text) => {
      const [, name, command] = ENGINE_FORM.exec(text) ?? [];
      if (name === undefined || command === undefined) throw new UsageError(words('house.engine', { text }));
      return [name, command];
    }),
  );
}
