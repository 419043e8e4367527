/** What each request is for, and whose secret it needs; shown in /api/openapi.json. */
const SUMMARIES: Readonly<Record<string, readonly [string, ('owner' | 'seat' | 'any')?]>> = {
  'GET /api/games': ['The games, their settings, the levels of bots'],
  'POST /api/tables': ['Make a table'],
  'GET /api/tables': ['Public tables that wait or play'],
  'GET /api/tables/:id': ['How a table stands'],
  'DELETE /api/tables/:id': ['Delete a table that has not started or cannot be played on', 'owner'],
  'PATCH /api/tables/:id': ['Change settings before the start', 'owner'],
  'POST /api/tables/:id/claim': ['Sit down, with an invitation or on an open seat'],
  'PUT /api/tables/:id/seats/:seat': ['Say who sits there', 'owner'],
  'POST /api/tables/:id/leave': ['Get up; resign, once the game has started', 'seat'],
  'POST /api/tables/:id/absence': ['Vote on what is to be done about somebody who is absent', 'seat'],
  'POST /api/tables/:id/back': ['Take one\u2019s seat back from the regent', 'seat'],
  'POST /api/tables/:id/pause': ['Agree that all clocks stand still, or let them run', 'seat'],
  'POST /api/tables/:id/vacation': ['Leave for a vacation, or be back', 'seat'],
  'POST /api/tables/:id/start': ['Start the game', 'owner'],
  'POST /api/tables/:id/rematch': ['Play again, one seat further', 'seat'],
  'POST /api/mine': ['The tables somebody remembers'],
  'POST /api/tables/:id/answers': ['Answer', 'seat'],
  'POST /api/tables/:id/undo': ['Take the last answer back', 'seat'],
  'POST /api/tables/:id/rollback': ['Ask everybody to go back', 'seat'],
  'POST /api/tables/:id/vote': ['Agree to go back, or not', 'seat'],
  'GET /api/tables/:id/chat': ['What was said', 'any'],
  'POST /api/tables/:id/chat': ['Say something', 'seat'],
  'POST /api/tables/:id/path': ['Several answers as one', 'seat'],
  'POST /api/tables/:id/preview': ['Where a path of own answers would lead', 'seat'],
  'POST /api/tables/:id/odds': ['What may come of an option', 'seat'],
  'POST /api/tables/:id/hint': ['Advice', 'seat'],
  'GET /api/tables/:id/seen': ['The position as a seat or a spectator sees it; waits for news', 'any'],
  'GET /api/tables/:id/record': ['The record of a finished game, or of one that cannot be played on', 'any'],
  'GET /api/tables/:id/replay': ['Table and record of a finished game', 'any'],
  'POST /api/tables/:id/fork': ['Play on from a point of a finished game', 'any'],
  'POST /api/records': ['Make a table from a record'],
  'GET /api/notices': ['How somebody is told, by the key that his device made', 'any'],
  'PUT /api/notices': ['Change language, quiet hours, digest', 'any'],
  'DELETE /api/notices': ['Forget all of it', 'any'],
  'POST /api/notices/channels': ['Add a way to be told; it is tried first', 'any'],
  'PATCH /api/notices/channels/:channel': ['Switch a way on or off; what for', 'any'],
  'DELETE /api/notices/channels/:channel': ['Forget a way', 'any'],
  'POST /api/notices/channels/:channel/test': ['Try a way', 'any'],
  'PUT /api/notices/seats': ['What one seat tells', 'any'],
  'GET /healthz': ['Whether the server is well'],
  'GET /readyz': ['Whether requests may be sent here'],
};

export function described(method: string, url: string): object {
  const known = SUMMARIES[`${method} ${url}`];
  if (known === undefined) return {};
  const [summary, secret] = known;
  return {
    summary,
    ...(secret === undefined ? {} : { security: [{ secret: [] }], description: `Secret: ${secret}.` }),
  };
}
