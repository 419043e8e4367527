import { ask } from './client.mjs';
import { isOrder } from './commands.mjs';

const PATHS = { answer: 'answers', undo: 'undo', chat: 'chat', claim: 'claim' };

async function again(url, table, kind, body, secret) {
  const reply = await ask(url, 'POST', `/api/tables/${table.id}/${PATHS[kind]}`, { body, secret });
  table.tell(`again ${kind} ${JSON.stringify(body)} -> ${reply.became} ${reply.code ?? reply.body?.seq ?? ''}`);
  if (reply.became === 'broken') table.fail('dead', `${kind} got ${reply.code}`);
  if (reply.became === 'silent') table.fail('stuck', reply.code);
  return reply;
}

/** The last answer that was acknowledged, sent again: the same success, no second answer. */
export async function sendLastAgain(url, table) {
  const last = table.lastAnswer;
  if (last === null || last.seq !== table.seq || table.secrets[last.body.seat] === null) return;
  // An order may be given again as often as one likes.
  if (isOrder(last.body.option)) return;
  const { became, code, body } = await again(url, table, 'answer', last.body, table.secrets[last.body.seat]);
  if (became !== 'done') table.fail('lost', `a retry of acknowledged event ${last.seq} got ${code}`);
  else if (body.seq !== last.seq)
    table.fail('doubled', `a retry of acknowledged event ${last.seq} became event ${body.seq}`);
}

/** What was on the way is sent again, as pages do, where that is harmless by the protocol. */
export async function sendAllAgain(url, table) {
  for (const { kind, body } of table.unresolved) {
    if (table.fault !== null) return;
    if (kind === 'claim') await claimAgain(url, table, body);
    const secret = table.secrets[body.seat];
    if (secret === null || kind === 'claim' || PATHS[kind] === undefined || isOrder(body.option)) continue;
    const reply = await again(url, table, kind, body, secret);
    if (reply.became !== 'done') continue;
    if (kind === 'chat') saidOnce(table, body, reply.body);
    else table.acknowledge(kind, { seat: body.seat, option: body.option ?? '' }, reply.body);
  }
}

/** Whoever claims again with the secret he made gets his seat, whether the first time was heard or not. */
async function claimAgain(url, table, body) {
  const { became, code } = await again(url, table, 'claim', body);
  if (became !== 'done') return table.fail('lost', `a claim of seat ${body.seat}, made again, got ${code}`);
  table.secrets[body.seat] = body.secret;
  table.rejoins = true;
}

function saidOnce(table, { text }, said) {
  table.hearChat(said);
  const times = [...table.chat.values()].filter((known) => JSON.parse(known).text === text).length;
  if (times > 1) table.fail('doubled', `"${text}" was said ${times} times`);
}
