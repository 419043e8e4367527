import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SmtpSink } from '../../server/test/notices/sinks.ts';
import { freshFolder, tiny } from './run.ts';

describe('tabula serve --check', () => {
  it('says what a house without settings can do, makes nothing, and is content', async () => {
    const folder = freshFolder();
    const { out, code } = await tiny('serve --check --data tables', { folder });
    expect(code).toBe(0);
    expect(out).toBe(
      [
        `Tables: ${join(folder, 'tables')}.`,
        'People see: only the address of this machine; without --public-url there is no mail, and there are no webhooks or feeds.',
        'Push: only for browsers on this machine; others need a --public-url with https.',
        'Webhooks: none.',
        'Mail: none; --smtp names a server.',
        'All is well.',
        '',
      ].join('\n'),
    );
    expect(existsSync(join(folder, 'tables'))).toBe(false);
  });

  it('tries the mail server, by flag or by environment, and never says its password', async () => {
    const smtp = await SmtpSink.open();
    const env = { TABULA_SMTP: smtp.url, TABULA_PUBLIC_URL: 'https://games.example', TABULA_WEBHOOKS: 'any' };
    const well = await tiny('serve --check --lang it', { env });
    expect(well.code).toBe(0);
    expect(well.out).toContain(
      `Posta: attraverso ${new URL(smtp.url).host}, da Tabula <tabula@games.example>; risponde.`,
    );
    expect(well.out).toContain('Push: sì, a nome di https://games.example.');
    expect(well.out).toContain('anche reti interne');
    const words = 'serve --check --public-url https://games.example --smtp smtp://me:hidden@127.0.0.1:1';
    const { out, code } = await tiny(words);
    expect(code).toBe(1);
    expect(out).toContain('Mail: 127.0.0.1:1 does not take any: ');
    expect(out).toContain('Something is not well.');
    expect(out).not.toContain('hidden');
  });

  it('does not start, nor check, by settings that mean nothing', async () => {
    const wrong = [
      '--smtp mail.example --public-url https://games.example',
      '--smtp smtp://mail.example',
      '--smtp smtp://mail.example --public-url https://games.example --mail-from nobody',
      '--push-contact me@games.example',
      '--public-url ftp://games.example',
      '--public-url https://games.example,https://other.example',
      '--public-url https://games.example/tabula',
      '--webhooks everywhere',
    ];
    expect(await tiny(`serve --port 0 ${wrong[0]}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--smtp is an address'),
    });
    expect(await tiny(`serve --port 0 ${wrong[1]}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('mail needs --public-url'),
    });
    for (const words of wrong.slice(2)) expect((await tiny(`serve --check ${words}`)).code, words).toBe(2);
  });

  it('names a home that cannot be used', async () => {
    const { out, code } = await tiny('serve --check --data /dev/null/tables');
    expect(code).toBe(1);
    expect(out).toContain('Tables: /dev/null/tables cannot be used: ');
    const other = await tiny('serve --check --database postgres://nobody:hidden@127.0.0.1:1/none');
    expect(other.code).toBe(1);
    expect(other.out).toContain('Tables: 127.0.0.1:1/none cannot be used: ');
    expect(other.out).not.toContain('hidden');
  });

  it('starts every engine that is named, and says which of them does not answer', async () => {
    const env = { TABULA_ENGINES: 'one=/nowhere/no-engine' };
    const { out, code } = await tiny('serve --check --data tables --lang it', { env });
    expect(out).toContain('Motore one: /nowhere/no-engine non si può avviare.\n');
    expect(code).toBe(1);
    const wrong = await tiny('serve --check --engine One=x');
    expect(wrong.err).toContain('--engine is name=command');
    expect(wrong.code).toBe(2);
  });
});
