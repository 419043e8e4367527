// What a browser does for the house while no page of it is open: it shows what was pushed, and opens the table.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  // The same thing, should it come twice, takes its own place.
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { path } }));
});

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
