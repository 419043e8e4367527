import type { NoticeOptions } from '../options.ts';
import type { Reach } from './post.ts';

/** How this house reaches people, as its settings are meant. */
export interface NoticeHouse {
  /** The address that people see, without a slash at its end; null: only this machine knows it. */
  readonly url: string | null;
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  readonly webhooks: boolean;
  readonly reach: Reach;
  /** Whom a push service may write to. */
  readonly contact: string;
}

/** What is wrong with a setting. */
export type NoticeProblem = 'smtp' | 'mail-from' | 'mail-url' | 'push-contact' | 'public-url';

const SMTP = /^smtps?:\/\//;

/** Everything that is wrong with the settings, before anything is started by them. */
export function noticeProblems(options: NoticeOptions, publicUrls: readonly string[]): NoticeProblem[] {
  const { smtp, mailFrom, pushContact } = options;
  const problems: NoticeProblem[] = [];
  if (publicUrls.some((url) => !isWebAddress(url))) problems.push('public-url');
  if (smtp !== undefined) {
    if (!SMTP.test(smtp) || !URL.canParse(smtp) || new URL(smtp).hostname === '') problems.push('smtp');
    if (!/^(?:[^<>@\r\n]+<)?[^<>@\s]+@[^<>@\s]+>?$/.test(mailFrom ?? '')) problems.push('mail-from');
    if (publicUrls.length === 0) problems.push('mail-url');
  }
  if (pushContact !== undefined && !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(pushContact))
    problems.push('push-contact');
  return problems;
}

/** A whole house has it, not a path of one; a comma means that somebody named several in one word. */
function isWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, href, host } = new URL(url);
  return /^https?:$/.test(protocol) && href === `${origin}/` && !host.includes(',');
}

/** The settings as they are meant; whoever starts a server with wrong ones is told which. */
export function noticeHouse(options: NoticeOptions = {}, publicUrls: readonly string[] = []): NoticeHouse {
  const problems = noticeProblems(options, publicUrls);
  if (problems.length > 0) throw new Error(`these settings of notices are wrong: ${problems.join(', ')}`);
  const { smtp, mailFrom = '', pushContact, webhooks = 'public' } = options;
  const [first] = publicUrls;
  const url = first === undefined ? null : new URL(first).origin;
  const secure = url?.startsWith('https:') ? url : 'mailto:nobody@localhost.invalid';
  return {
    url,
    mail: smtp === undefined ? null : { smtp, from: mailFrom },
    webhooks: webhooks !== 'off' && url !== null,
    reach: { to: webhooks === 'any' ? 'any' : 'public' },
    contact: pushContact ?? secure,
  };
}
