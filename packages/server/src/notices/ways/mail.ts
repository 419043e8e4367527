import { createTransport } from 'nodemailer';
import { messageOf } from '../../common/errors.ts';
import type { Message } from '../message.ts';
import { NOTICE_TEXTS } from '../texts.ts';
import { ARRIVED, lost, type Sent, type Way } from './way.ts';

/** How long, in milliseconds, a mail server may take for anything. */
const MAIL_MS = 10_000;

/** Where mail is handed over, and in whose name. */
export interface MailSettings {
  /** smtp://user:password@host:587 */
  readonly smtp: string;
  readonly from: string;
}

/** A mail as it is handed over: text, because nobody has to trust it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands mails to the server of the house. */
export class MailDesk {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #domain: string;

  constructor({ smtp, from }: MailSettings) {
    this.#transport = createTransport({
      url: smtp,
      connectionTimeout: MAIL_MS,
      greetingTimeout: MAIL_MS,
      socketTimeout: MAIL_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
    this.#domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  }

  /** Whether the server can be reached and takes our name and password; fails with the reason if not. */
  async verify(): Promise<void> {
    await this.#transport.verify();
  }

  /** Sent twice, because it was not known whether it had arrived, it has the same name: most mailboxes show it once. */
  async send({ to, subject, text, key, headers = {} }: Mail): Promise<Sent> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${key}@${this.#domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return ARRIVED;
    } catch (error) {
      const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
      return lost(messageOf(error), { final: code >= 500 });
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** Mails that say how to get no more of them: by a button of the mail program (RFC 8058) or on a page. */
export function mailWay(desk: MailDesk, house: string, unsubscribeAt: (channel: string) => string): Way {
  return ({ id, address }, message) => {
    const leave = unsubscribeAt(id);
    const headers = { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    return desk.send({
      to: address,
      subject: subjectOf(message),
      text: textOf(message, house, leave),
      key: message.key,
      headers,
    });
  };
}

function subjectOf({ items, title }: Message): string {
  return items.length === 1 ? items[0].text : title;
}

function textOf({ items, language }: Message, house: string, leave: string): string {
  const texts = NOTICE_TEXTS[language];
  const lines = items.map(({ text, path }) => `${text}\n${house}${path}\n`);
  return `${lines.join('\n')}\n-- \n${texts.why(house)}\n${texts.unsubscribe}: ${leave}\n`;
}
