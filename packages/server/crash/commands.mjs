import { ask } from './client.mjs';

/** Where a request of a seat goes over HTTP; over the socket its name is enough. */
const PATHS = { answer: 'answers', undo: 'undo', rollback: 'rollback', vote: 'vote', chat: 'chat' };

/** What of the table's info a request may have changed, if nobody knows whether it happened. */
export const TOUCHES = {
  answer: ['rollback'],
  undo: ['rollback'],
  rollback: ['rollback'],
  vote: ['rollback'],
  chat: [],
  claim: ['seats', 'rollback'],
  seat: ['seats', 'rollback'],
  leave: ['seats', 'rollback'],
  change: ['settings', 'public', 'time'],
  start: ['status', 'waiting', 'commitment', 'seq', 'answers', 'result'],
  rematch: ['rematch'],
};

/** Kinds of requests that make an event of the game. */
export const MAKES_EVENT = new Set(['answer', 'undo']);

/** Kinds of requests after which all who are asked may have agreed to roll back; together they do it once. */
export const MAY_ROLL_BACK = new Set(['rollback', 'vote', 'leave', 'seat']);

/** A standing order is given like an answer, and may be given again. */
export function isOrder(option) {
  return option?.startsWith('order ') === true;
}

/** What a seat does in a game, by HTTP or over the socket. */
export async function act(world, table, kind, body, bySocket) {
  const secret = table.secrets[body.seat];
  const path = `/api/tables/${table.id}/${PATHS[kind]}`;
  return send(world, table, { kind, body }, () =>
    bySocket ? table.page.request({ type: kind, ...body }) : ask(world.url, 'POST', path, { body, secret }),
  );
}

/** What is done around a game, by HTTP. */
export async function manage(world, table, kind, method, path, said = {}) {
  return send(world, table, { kind, body: said.body ?? {} }, () =>
    ask(world.url, method, `/api/tables/${table.id}${path}`, said),
  );
}

/** Sends a request and takes what became of it into the model. */
async function send(world, table, request, deliver) {
  table.underWay++;
  const became = await deliver();
  table.underWay--;
  table.tell(
    `${request.kind} ${JSON.stringify(request.body)} -> ${became.became} ${became.code ?? became.body?.seq ?? ''}`,
  );
  switch (became.became) {
    case 'done':
      world.judge.acknowledged(table, request.kind);
      learn(table, request, became.body);
      break;
    case 'unknown':
      table.unresolved.push(request);
      break;
    case 'broken':
      table.fail('dead', `${request.kind} got ${became.code}`);
      break;
    case 'silent':
      table.fail('stuck', became.code);
      break;
    case 'refused':
      world.judge.refused(request.kind, became.code);
      break;
  }
  return became;
}

/** What an acknowledged request changes. */
function learn(table, { kind, body }, reply) {
  if (MAY_ROLL_BACK.has(kind)) table.voted = true;
  switch (kind) {
    case 'answer':
      table.acknowledge('answer', body, reply);
      table.lastAnswer = { body, seq: reply.seq };
      break;
    case 'undo':
      table.acknowledge('undo', { seat: body.seat, option: '' }, reply);
      break;
    case 'chat':
      // Over the socket the message itself comes before it is acknowledged.
      if (reply.text !== undefined) table.hearChat(reply);
      break;
    case 'claim':
    case 'seat':
      table.hearInfo(reply.table);
      break;
    case 'rematch':
      table.hearInfo({ ...table.info, rematch: reply.id });
      break;
    default:
      // Over the socket the table was told of before.
      if (reply.status === undefined) break;
      table.hearInfo(reply);
      // A page at another node is told of it in a moment: people wait until they see it.
      table.seq = Math.max(table.seq, reply.seq);
  }
}
