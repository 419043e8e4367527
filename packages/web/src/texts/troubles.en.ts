/** What is wrong, and what to do: as a line beside what was tried, and as a page of its own. */
export const troublesEn = {
  'link.stalled': 'The server cannot go on with this table for now; it tries again by itself.',
  'error.offline': 'The server does not answer. Try again in a moment.',
  'error.busy': 'The server has too much to do. Nothing happened: try again in a moment.',
  'error.too-many': 'That was too much at once. Try again in a minute.',
  'error.lost-seat': 'This seat is no longer yours in this browser. Ask whoever made the table for a new link.',
  'error.cross-origin': 'The server does not know this address and lets no page from here in.',
  'error.not-found': 'There is no such table.',
  'error.other-rules': 'This game was begun by other rules than the server has now.',
  'error.broken': 'The stored game is damaged and cannot go on.',
  'error.missing-part': 'A part of this page did not come. Load it again.',
  'trouble.offline': 'The server does not answer',
  'trouble.offline.why': 'It may be restarting, or this device is offline. This page tries again by itself.',
  'trouble.missing-part': 'A new version is here',
  'trouble.missing-part.why':
    'The server was updated while this page was open. Load it again: nothing of the game is lost.',
  'trouble.cross-origin': 'The server does not know this address',
  'trouble.cross-origin.why':
    'Whoever runs it can mend that: start it with --public-url {address}, and let a proxy in front of it pass on the Host header.',
  'trouble.too-many': 'Too much at once',
  'trouble.too-many.why': 'The server accepts no more from here for now. This page tries again by itself.',
  'trouble.crowd': 'Too many pages are open',
  'trouble.crowd.why': 'The server accepts no more connections from here. Close some pages, then load this one again.',
  'trouble.sent-away': 'The server has closed the line',
  'trouble.sent-away.why': 'It did not understand this page. Load it again.',
  'trouble.other-rules': 'This game was begun by other rules',
  'trouble.other-rules.why':
    'The server has another version of the game now and cannot play on. Whoever runs it can go back to the version before; the record of the game can be saved.',
  'trouble.broken': 'This table is damaged',
  'trouble.broken.why':
    'What is stored of it cannot be played on. {answers, plural, one {One answer holds} other {# answers hold}}: the record up to there can be saved, and played on as a new table.',
  'trouble.other': 'That did not work',
  'trouble.other.why': 'Load the page again. If that does not help, tell whoever runs the server: {code}.',
};
