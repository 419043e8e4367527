import { describe, expect, it } from 'vitest';
import { checkAddress, post } from '../../src/notices/post.ts';
import { isPublic } from '../../src/notices/public-address.ts';
import { HttpSink } from './sinks.ts';

const letter = { headers: {}, body: 'hello' };

/** A name server that answers something else each time. */
function rebinding(...answers: readonly string[][]) {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    const found = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(name);
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, reach: { to: 'public', resolve } as const };
}

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '172.15.255.255',
    '100.128.0.1',
    '169.253.1.1',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://0/',
    'https://１２７.０.０.１/',
    'http://example.com/',
    'https://user:word@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is refused before anybody is asked', async (address) => {
    const { asked, reach } = rebinding(['8.8.8.8']);
    expect(() => checkAddress(address, reach)).toThrow();
    await expect(post(address, letter, reach)).rejects.toMatchObject({ name: 'PostError', final: true });
    expect(asked).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['::ffff:10.0.0.1']],
    [['8.8.8.8', '192.168.1.1']],
    [['fd00::1', '2606:4700::1111']],
  ])('that leads to %s is refused, and no line is made', async (found) => {
    const sink = await HttpSink.open();
    const { reach } = rebinding(found);
    const address = sink.url.replace('http://127.0.0.1', 'https://innocent.example');
    await expect(post(address, letter, reach)).rejects.toThrow('no address on the open net');
    expect(sink.received).toEqual([]);
  });

  it('is asked once: what was looked at is where the line goes, whatever it would answer the second time', async () => {
    // A public address that was given to nobody.
    const { asked, reach } = rebinding(['2fff::1'], ['127.0.0.1']);
    const sink = await HttpSink.open();
    const address = sink.url.replace('http://127.0.0.1', 'https://rebinding.example');
    const reached: unknown = await post(address, letter, reach).catch((error: Error) => error.cause ?? error);
    expect(asked).toEqual(['rebinding.example']);
    expect(sink.received).toEqual([]);
    expect(String(reached)).not.toContain('127.0.0.1');
  });

  it('that leads inside is told by the same words as one that leads nowhere', async () => {
    const told = (found: string[]) =>
      post('https://intranet.example/', letter, rebinding(found).reach).catch((error: Error) => error.message);
    expect(await told(['10.1.2.3'])).toBe(await told([]));
    const unknown = async () => {
      throw new Error('getaddrinfo ENOTFOUND intranet.example');
    };
    const reach = { to: 'public', resolve: unknown } as const;
    const nowhere = await post('https://intranet.example/', letter, reach).catch((error: Error) => error.message);
    expect(nowhere).toBe(await told(['10.1.2.3']));
    expect(nowhere).not.toContain('10.1.2.3');
  });

  it('of this machine is refused by the system’s own answer too', async () => {
    await expect(post('https://localhost:9/', letter, { to: 'public' })).rejects.toThrow('no address on the open net');
  });
});

describe('a redirection', () => {
  it('is an answer, and leads nowhere', async () => {
    const [here, inner] = [await HttpSink.open(), await HttpSink.open()];
    for (const status of [301, 302, 303, 307, 308]) {
      here.answer = () => status;
      here.location = `${inner.url}/secret`;
      expect(await post(here.url, letter, { to: 'any' })).toMatchObject({ status });
    }
    expect(here.received).toHaveLength(5);
    expect(inner.received).toEqual([]);
  });
});
