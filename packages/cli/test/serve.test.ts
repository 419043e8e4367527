import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder, tabula, tiny } from './run.ts';
import { Served } from './served.ts';

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));

describe('tabula serve', () => {
  it('says where it is, serves the games of the house, and stops when it is asked to', async () => {
    const folder = freshFolder();
    const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--lang', 'it'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said]: unknown[] = await once(server.stdout, 'data');
    const [url = ''] = /http:\S+/.exec(String(said)) ?? [];
    expect(String(said)).toMatch(/Tabula \d+\.\d+\.\d+ è su http:\/\/127\.0\.0\.1:/);
    const response = await fetch(`${url}/api/games`);
    expect(await response.text()).toContain('"id":"byzantium"');
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(existsSync(join(folder, 'tabula-data', 'tabula.db'))).toBe(true);
  });

  it('says why it cannot', async () => {
    const { err, code } = tabula('serve --port 0 --data /dev/null/tables');
    expect(code).toBe(1);
    expect(err).toContain('tabula: the server cannot start: the folder /dev/null/tables cannot be written: ');
    for (const wrong of ['--port many', '--public-url games.example', '--log loud'])
      expect((await tiny(`serve ${wrong}`)).code, wrong).toBe(2);
  });

  it('names the port that is taken, and the server that uses the folder', async () => {
    const folder = freshFolder();
    const server = await Served.start(folder);
    const { port } = new URL(server.url);
    expect((await tiny(`serve --port ${port} --data ${freshFolder()}`)).err).toContain(`port ${port} is taken`);
    const { err, code } = await tiny(`serve --port 0 --data ${folder} --lang it`);
    expect(code).toBe(1);
    expect(err).toContain(`un altro server (pid ${server.process.pid}) usa questa cartella`);
    await server.stop();
  });

  it('says which version it is', () => {
    expect(tabula('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});
