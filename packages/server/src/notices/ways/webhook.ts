import type { WebhookKind } from '@tabula/protocol';
import { messageOf } from '../../common/errors.ts';
import type { Message } from '../message.ts';
import { type Letter, PostError, post, type Reach } from '../post.ts';
import { NOTICE_TEXTS } from '../texts.ts';
import { lost, readStatus, type Way } from './way.ts';

/** Messages to a service that has an address for them, in the words of each. */
export function webhookWay(house: string, reach: Reach): Way {
  return async ({ kind, address }, message) => {
    if (kind === 'push' || kind === 'mail') return lost('this is no webhook', { final: true });
    try {
      const { headers, body } = letter(kind, message, house);
      // Whoever is asked twice because the first answer was lost knows it by its key.
      const sent = await post(address, { headers: { ...headers, 'idempotency-key': message.key }, body }, reach);
      return readStatus(sent.status, sent.text);
    } catch (error) {
      return lost(messageOf(error), { final: error instanceof PostError && error.final });
    }
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function letter(kind: WebhookKind, message: Message, house: string): Letter {
  const lines = message.items.map(({ text, path }) => ({ text, url: `${house}${path}` }));
  switch (kind) {
    case 'discord': {
      const content = lines.map(({ text, url }) => `${plainForDiscord(text)} <${url}>`).join('\n');
      return {
        headers: JSON_TYPE,
        body: JSON.stringify({ content: content.slice(0, 2000), allowed_mentions: { parse: [] } }),
      };
    }
    case 'slack': {
      const open = NOTICE_TEXTS[message.language].open;
      const text = lines.map((line) => `${plainForSlack(line.text)} <${line.url}|${open}>`).join('\n');
      return { headers: JSON_TYPE, body: JSON.stringify({ text }) };
    }
    case 'ntfy': {
      const headers = {
        'content-type': 'text/plain; charset=utf-8',
        title: encodedWord(message.title),
        click: lines[0].url,
      };
      return { headers, body: lines.map(({ text }) => text).join('\n') };
    }
    case 'json': {
      const notices = message.items.map(({ path, ...item }) => ({ ...item, url: `${house}${path}` }));
      return { headers: JSON_TYPE, body: JSON.stringify({ key: message.key, title: message.title, notices }) };
    }
  }
}

/** Names are people's own: nothing in them is markup or calls anybody. */
function plainForDiscord(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<@]/g, (sign) => `\\${sign}`);
}

function plainForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A header has only ASCII (RFC 2047). */
function encodedWord(text: string): string {
  return `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}
