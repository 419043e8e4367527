import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What came to a sink. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real HTTP server that takes whatever is posted: a webhook, or a push service. */
export class HttpSink {
  readonly url: string;
  readonly received: Received[] = [];
  /** What it answers; null: never. */
  answer: (received: Received) => number | null = () => 204;
  location = '';

  private constructor(url: string) {
    this.url = url;
  }

  /** With a certificate it is a sink for https, under its name on this machine. */
  static async open(secure?: { readonly key: string; readonly cert: string }): Promise<HttpSink> {
    const server = secure === undefined ? createServer() : createSecureServer(secure);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = portOf(server.address());
    const sink = new HttpSink(secure === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`);
    server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      sink.received.push(one);
      const status = sink.answer(one);
      if (status === null) return;
      if (sink.location !== '') response.setHeader('location', sink.location);
      response.writeHead(status).end(status < 300 ? '' : 'no such thing');
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return sink;
  }

  /** The texts of all notices that came as plain JSON, tests aside; those that came twice with the same key once. */
  notices(path = ''): { readonly key: string; readonly kind: string; readonly text: string; readonly table: string }[] {
    const known = new Set<unknown>();
    return this.received.flatMap((one) => {
      if (!one.path.startsWith(path) || known.has(one.headers['idempotency-key'])) return [];
      known.add(one.headers['idempotency-key']);
      const { key, notices } = JSON.parse(String(one.body));
      return notices
        .filter(({ kind }: { kind: string }) => kind !== 'test')
        .map((notice: object) => ({ ...notice, key }));
    });
  }
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return address;
}

/** A browser's end of a push subscription: its keys, and what it reads of what came (RFC 8291, RFC 8188). */
export class PushReader {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  read({ body }: Received): { title: string; body: string; path: string; tag: string; key: string } {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const prk = createHmac('sha256', salt).update(ikm).digest();
    const expand = (label: string, bytes: number) =>
      createHmac('sha256', prk).update(`Content-Encoding: ${label}\0\u0001`).digest().subarray(0, bytes);
    const cipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** What a push service checks of who sends: the claims, if the signature is that of the key (RFC 8292). */
export function vapidClaims({ headers: { authorization = '' } }: Received): { aud: string; sub: string; key: string } {
  const { t = '', k = '' } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(',')
      .map((part) => part.trim().split('=')),
  );
  const [head, claims, signature] = t.split('.');
  const point = Buffer.from(k, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const sound = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!sound) throw new Error('the signature is wrong');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key: k };
}

/** A mail as it was handed over. */
export interface ReceivedMail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly raw: string;
}

/** A mail server that takes everything and delivers nothing. */
export class SmtpSink {
  readonly url: string;
  readonly mails: ReceivedMail[] = [];
  /** What it says to a recipient: 250 is yes. */
  answer = 250;

  private constructor(url: string) {
    this.url = url;
  }

  static async open(port = 0): Promise<SmtpSink> {
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      sink.#serve(socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const sink = new SmtpSink(`smtp://127.0.0.1:${portOf(server.address()).port}`);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return sink;
  }

  #serve(socket: Socket): void {
    let [left, to, mail] = ['', '', null as string | null];
    socket.write('220 sink\r\n');
    socket.on('data', (part) => {
      left += String(part);
      for (;;) {
        const end = mail === null ? left.indexOf('\r\n') : left.indexOf('\r\n.\r\n');
        if (end < 0) return;
        const line = left.slice(0, end);
        left = left.slice(end + (mail === null ? 2 : 5));
        if (mail !== null) {
          this.mails.push(parsed(to, line));
          mail = null;
          socket.write('250 kept\r\n');
        } else if (/^data/i.test(line)) {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (/^rcpt/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          socket.write(this.answer === 250 ? '250 yes\r\n' : `${this.answer} no such mailbox\r\n`);
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 sink\r\n');
      }
    });
  }
}

function parsed(to: string, raw: string): ReceivedMail {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodedWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  );
  const body = rest.join('\r\n\r\n').replace(/^\.\./gm, '.');
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquoted(body.replace(/=\r\n/g, ''))
        : body;
  return { to, headers, text: text.replaceAll('\r\n', '\n'), raw };
}

function unquoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

function decodedWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, form: string, word: string) =>
      form.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );
}
