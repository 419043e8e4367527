// What a browser does for the house where no page of it can: it keeps the page for a time without a network, shows what was
// pushed, and opens the table. It knows no version: `parts.json` of the house says what belongs to the one that is served.

/** Files whose name changes with their content: whatever has the same address is the same. */
const PARTS = 'tabula-parts';
/** The first page and what lies beside it: of one version, all of whose parts are kept. */
const SHELL = 'tabula-shell';
/** What each kept version consists of. */
const LISTS = 'tabula-lists';

/** How many parts are fetched at once, and how long, in milliseconds, the first page is waited for before the kept one is shown. */
const AT_ONCE = 6;
const PATIENCE_MS = 5000;

/** What is no page: it is never answered from here. */
const INNER = /^\/(?:api|metrics|healthz|readyz)(?:\/|$)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Pages that are open are served from now on; what an earlier version of this file kept goes. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tabula-') && ![PARTS, SHELL, LISTS].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || INNER.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(firstPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (pathname !== '/parts.json') event.respondWith(beside(request));
});

/** From the network, as long as there is one that answers: so nobody sees an old version who need not. */
async function firstPage(request) {
  const kept = await caches.match('/', { cacheName: SHELL });
  if (kept === undefined) return fetch(request);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const found = await fetch(request, { signal: patience.signal });
    // Something before the house answers for it.
    return [502, 503, 504].includes(found.status) ? kept : found;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

async function part(request) {
  const kept = await caches.match(request, { cacheName: PARTS });
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok) {
    const copy = found.clone();
    // If there is no room for it, it is fetched again the next time.
    caches
      .open(PARTS)
      .then((parts) => parts.put(request, copy))
      .catch(() => {});
  }
  return found;
}

/** Icons, the manifest: the new one if it can be had. */
async function beside(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: SHELL });
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keep') return;
  const [port] = event.ports;
  const work = navigator.locks.request('tabula-keeping', keep).then(
    (version) => port?.postMessage({ kept: version }),
    (error) => port?.postMessage({ failed: String(error) }),
  );
  event.waitUntil(work);
});

/** Keeps every part of the version that the house serves, then its first page, and lets go of versions that nobody looks at. */
async function keep() {
  const { version, files, beside: others } = await (await sound('/parts.json', { cache: 'no-store' })).json();
  const parts = await caches.open(PARTS);
  const there = new Set((await parts.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !there.has(file));
  while (missing.length > 0)
    await Promise.all(missing.splice(0, AT_ONCE).map(async (file) => parts.put(file, await sound(file))));
  const page = await sound('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  // The house may be renewed in this very moment: then the next one who asks keeps the new version.
  if (!(await page.clone().text()).includes(version)) throw new Error('the first page is of another version');
  const shell = await caches.open(SHELL);
  for (const file of others) await shell.put(file, await sound(file));
  await shell.put('/', page);
  await letGo(parts, version, files);
  return version;
}

/** A page holds the lock of its version as long as it is open. */
async function letGo(parts, version, files) {
  const lists = await caches.open(LISTS);
  await lists.put(`/${version}`, Response.json(files));
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name.replace(/^tabula-page-/, '')));
  const wanted = new Set();
  for (const request of await lists.keys()) {
    const name = new URL(request.url).pathname.slice(1);
    if (name !== version && !open.has(name)) await lists.delete(request);
    else for (const file of await (await lists.match(request)).json()) wanted.add(file);
  }
  for (const request of await parts.keys()) if (!wanted.has(new URL(request.url).pathname)) await parts.delete(request);
}

async function sound(address, options) {
  const found = await fetch(address, options);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

/** The same thing, should it come twice, takes its own place; the badge counts the tables of which something is shown. */
async function show({ title, body, path, tag }) {
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
  const shown = await self.registration.getNotifications();
  await navigator.setAppBadge?.(new Set(shown.map((one) => one.tag)).size);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** The page that shows it already, or a new one; never one of another house. */
async function open(address) {
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (known === undefined ? self.clients.openWindow(address.href) : known.focus());
}
