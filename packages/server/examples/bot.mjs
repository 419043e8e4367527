// A bot in 50 lines: sits down at an open seat of a table and plays at random until the game is over.
// node bot.mjs <server> <table id> [name]        It needs nothing but Node: see ../../protocol/PROTOCOL.md.
import { randomBytes } from 'node:crypto';

const [server, table, name = 'Example bot'] = process.argv.slice(2);
if (table === undefined) {
  console.error('node bot.mjs <server, like http://127.0.0.1:7777> <table id> [name]');
  process.exit(2);
}
let secret;

/** One request to the table; undefined if there is no news. What goes wrong on the way is tried again. */
async function ask(method, path, body) {
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(`${server}/api/tables/${table}${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(secret && { authorization: `Bearer ${secret}` }),
        },
        body: body && JSON.stringify(body),
      });
      if (response.status === 204) return undefined;
      const reply = await response.json();
      if (response.ok) return reply;
      if (response.status === 409) return undefined; // somebody was faster: look again
      if (response.status !== 429 && response.status !== 503) throw new Error(reply.error.message);
    } catch (error) {
      if (tries === 10 || !(error instanceof TypeError)) throw error; // fetch throws a TypeError if nobody answers
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * tries));
  }
}

/** The place for cleverness. `view` is what this seat sees, in the words of the game. */
function choose(options, _view) {
  return options[Math.floor(Math.random() * options.length)];
}

// With a secret of its own making it may ask twice, and sits down once.
const claimed = await ask('POST', '/claim', { name, secret: randomBytes(24).toString('base64url') });
if (claimed === undefined) throw new Error('there is no open seat');
secret = claimed.secret;
const { seat } = claimed;
let after = '';
for (let over = false; !over; ) {
  const game = await ask('GET', `/seen?seat=${seat}&wait=25${after}`);
  if (game === undefined) continue;
  after = `&after=${game.seq}`;
  const [{ ask: question, view }] = game.viewers;
  if (question)
    await ask('POST', '/answers', { seat, decision: game.decision, option: choose(question.options, view).id });
  over = game.result !== null;
  if (over) console.log(`seat ${seat}: ${game.result.points[seat]} points, winners ${game.result.winners.join(', ')}`);
}
