import { describe, expect, it } from 'vitest';
import { HttpSink } from '../../server/test/notices/sinks.ts';
import { browserPath, faults, House, KEPT, visiting } from './house.ts';

describe.skipIf(browserPath === undefined)('notices', () => {
  const house = new House(['--webhooks', 'any', '--public-url', 'http://tabula.example']);
  const visit = visiting(house, KEPT);

  it('are settled on one page: a way is tried and kept, what for, when not, by which table', async () => {
    const sink = await HttpSink.open();
    const { page, complaints } = await visit();
    await page.goto('/');
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ];
    const body = JSON.stringify({ game: 'oasis-road', seats, start: true });
    const headers = { 'content-type': 'application/json' };
    const made = await (await fetch(`${house.url}/api/tables`, { method: 'POST', headers, body })).json();
    const kept = [{ id: made.table.id, secrets: [made.seats[0].secret], seats: { 0: made.seats[0].secret } }];
    await page.evaluate((text) => localStorage.setItem('tabula.tables', text), JSON.stringify(kept));
    await page.getByRole('link', { name: 'Notices' }).click();
    await page.getByText('Everything is off until you switch it on').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Service').selectOption('json');
    await page.getByLabel('Address of the webhook').fill(`${sink.url}/nobody`);
    sink.answer = () => 500;
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('It did not arrive: it answered 500').waitFor();
    sink.answer = () => 204;
    await page.getByLabel('Address of the webhook').fill(`${sink.url}/ada`);
    await page.getByRole('button', { name: 'Add' }).click();
    const chat = page.getByLabel('Somebody wrote in the chat, Webhook');
    await chat.waitFor();
    await expect.poll(() => chat.isChecked()).toBe(false);
    await chat.click();
    await expect.poll(() => chat.isChecked()).toBe(true);
    await page.getByLabel('Quiet hours, on').click();
    await page.getByLabel('from').waitFor();
    const table = page.getByLabel(/The Oasis Road Bruno/);
    await expect.poll(() => table.inputValue()).toBe('all');
    await table.selectOption('none');
    await page.getByRole('button', { name: 'Test all' }).click();
    await page.getByText('It was sent.').waitFor();
    expect(sink.received.map(({ path }) => path)).toEqual(['/nobody', '/ada', '/ada']);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('heading', { name: 'Ore di silenzio' }).waitFor();
    await page.reload();
    await page.getByLabel('Qualcuno ha scritto nella chat, Webhook').waitFor();
    await expect.poll(() => page.getByLabel('Qualcuno ha scritto nella chat, Webhook').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel(/Bruno/).inputValue()).toBe('none');
    if (process.env.TABULA_PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.TABULA_PICTURES}/notices.png` });
    expect(complaints).toEqual([]);
  });

  it('that are pushed are shown once, however often they come, and say where they lead', async () => {
    const { page } = await visit({ permissions: ['notifications'] });
    await page.goto('/about');
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations;
        if (found !== undefined) resolve(found.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    const registrationId = await registered;
    const data = JSON.stringify({
      title: 'Byzantium with Bruno',
      body: 'It is your turn',
      path: '/t/abc',
      tag: 'same',
    });
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
          title,
          body,
          tag,
          data,
        })),
      );
    for (let time = 0; time < 2; time++)
      await session.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
    await expect
      .poll(shown)
      .toEqual([{ title: 'Byzantium with Bruno', body: 'It is your turn', tag: 'same', data: { path: '/t/abc' } }]);
  });
});
