import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { freshFolder, me } from '../helpers/world.ts';
import { ownCertificate } from './certificate.ts';
import { Node } from './node.ts';
import { HttpSink, PushReader, vapidClaims } from './sinks.ts';

const MINUTE = 60_000;
const key = 'k'.repeat(32);

/** A server in a process of its own that trusts one certificate beside those that the world trusts. */
async function trusting(cert: string): Promise<Node> {
  const folder = freshFolder();
  const file = join(folder, 'trusted.pem');
  writeFileSync(file, cert);
  return Node.start(folder, 0, { NODE_EXTRA_CA_CERTS: file });
}

describe('what goes out by https', () => {
  it('arrives at a push service and at a webhook, and nowhere whose certificate is not its own', async () => {
    const known = ownCertificate('localhost');
    const [service, stranger] = [await HttpSink.open(known), await HttpSink.open(ownCertificate('localhost'))];
    const node = await trusting(known.cert);
    const browser = new PushReader(`${service.url}/push`);
    const add = (wish: protocol.NewChannel) => node.ask<protocol.ChannelTested>('POST', '/notices/channels', key, wish);
    expect(await add({ kind: 'push', name: 'Phone', subscription: browser.subscription })).toMatchObject({
      arrived: true,
    });
    expect(await add({ kind: 'json', url: `${service.url}/hook` })).toMatchObject({ arrived: true });
    const wrong = [`${stranger.url}/hook`, `${service.url.replace('localhost', '127.0.0.1')}/hook`];
    for (const url of wrong)
      expect(await add({ kind: 'json', url })).toMatchObject({
        arrived: false,
        error: expect.stringMatching(/certificate|altnames/),
      });
    expect(stranger.received).toEqual([]);

    const wish = { game: 'heap', seats: [me('Ada'), me('Bruno')], start: true };
    const made = await node.ask<protocol.NewTable>('POST', '/tables', undefined, wish);
    await node.ask('PUT', '/notices/seats', key, { table: made.table.id, secret: made.seats[0].secret, wants: 'all' });
    node.setAhead(2 * MINUTE);
    await expect.poll(() => service.received.length, { timeout: 60_000 }).toBe(4);
    const pushes = service.received.filter(({ path }) => path === '/push');
    const told = pushes.map((one) => browser.read(one));
    expect(told.at(-1)).toMatchObject({ path: `/t/${made.table.id}#since` });
    expect(vapidClaims(pushes[1])).toMatchObject({ aud: service.url });
    expect(service.notices('/hook').map(({ kind }) => kind)).toEqual(['turn']);
  });
});
