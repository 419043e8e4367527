import { Chance, Match, seedFrom } from '@tabula/engine';
import { playRandomly } from '@tabula/engine/testing';
import { loadGame } from '@tabula/games';
import { ask, newKey } from './client.mjs';
import { Table } from './table.mjs';

/** The sorts of tables that are played: people who gather first, people and bots, with a clock, and the end of a record. */
export const SORTS = ['people', 'bots', 'clock', 'record'];

/** How long people have at a table with a clock, in seconds. */
const TIME = 2;

/** How many answers before its end a record is played on. */
const TO_THE_END = [4, 40];

const records = new Map();

/** A whole game by chance, as text; one for each game and seed. */
async function recordOf(game, players, seed) {
  const name = `${game} ${players} ${seed}`;
  let text = records.get(name);
  if (text === undefined) {
    const match = Match.create(await loadGame(game), { players, seed: seedFrom(name) });
    playRandomly(match, Chance.fromSeed(seedFrom(`people ${name}`)));
    text = match.toString();
    records.set(name, text);
  }
  return text;
}

/** The answers of a record's text, one a line, as "seat option" with seats counted from 0. */
export function answersOf(record) {
  const lines = record.split('\n');
  const answers = lines.slice(lines.indexOf('') + 1).filter((line) => line !== '' && !line.startsWith('hash '));
  return answers.map((line) => {
    const space = line.indexOf(' ');
    return `${Number(line.slice(0, space)) - 1} ${line.slice(space + 1)}`;
  });
}

/** Makes a table of a sort; null if the server went away meanwhile. What it refuses is a mistake. */
export async function openTable(world, { id: game, players: { usual }, settings }, sort) {
  const { random } = world;
  const me = (seat) => ({ kind: 'me', name: `Seat ${seat}` });
  const seats = Array.from({ length: usual }, (_, seat) => me(seat));
  switch (sort) {
    case 'people': {
      const free = seats.map((seat, i) =>
        i === 0 ? seat : random.pick([seat, { kind: 'invited' }, { kind: 'open' }]),
      );
      const wish = { game, seats: free, settings: someSettings(settings, random) };
      return (await make(world, '/api/tables', wish)) ?? make(world, '/api/tables', { game, seats: free });
    }
    case 'bots': {
      const mixed = seats.map((seat, i) => (i % 2 === 1 ? { kind: 'bot', level: 'easy' } : seat));
      return make(world, '/api/tables', { game, seats: mixed, start: true });
    }
    case 'clock':
      return make(world, '/api/tables', { game, seats, start: true, time: TIME, public: true });
    case 'record': {
      const record = await recordOf(game, usual, random.below(3));
      const past = answersOf(record);
      const at = Math.max(0, past.length - random.between(...TO_THE_END));
      return make(world, '/api/records', { record, at }, past.slice(0, at));
    }
  }
}

/** One setting that is not the usual one, or none. */
function someSettings(settings, random) {
  const names = Object.keys(settings);
  if (names.length === 0 || random.oneIn(2)) return {};
  const name = random.pick(names);
  return { [name]: random.pick(settings[name].values) };
}

/** Plays on from a point of a finished game, as its table's fork or from its record. */
export async function playOn(world, table) {
  const at = world.random.below(table.standing.length);
  const past = table.standing.slice(0, at);
  if (world.random.oneIn(2)) return make(world, `/api/tables/${table.id}/fork`, { at }, past, table.spectator);
  return make(world, '/api/records', { record: table.record, at }, past);
}

/** The same people one seat further, with the secrets they have. */
export function rematchOf(world, table, info) {
  const before = (list, seat) => list[(seat + list.length - 1) % list.length];
  const secrets = table.secrets.map((_, seat) => before(table.secrets, seat));
  const { owner, spectator } = table;
  const next = new Table({ info, owner, spectator, secrets }, world.judge.onFault);
  next.bots = new Set(info.seats.flatMap(({ seat, kind }) => (kind === 'bot' ? [seat] : [])));
  if (info.status === 'lobby' && info.seats.every(({ kind }) => kind === 'human' || kind === 'bot'))
    next.fail('stuck', 'all seats of a rematch are filled and it has not started');
  return next;
}

/** Asks for a table; what was asked for when the server went away is kept, to be asked for again. */
function make(world, path, body, past = [], secret = undefined) {
  return ordered(world, { path, body: { ...body, key: newKey() }, past, secret });
}

/** A table that is asked for, the first time or again: the same key is the same table. Null if there is none yet. */
export async function ordered(world, order) {
  const { path, body, past, secret } = order;
  const became = await ask(world.url, 'POST', path, { body, secret });
  if (became.became === 'unknown') world.orders.push(order);
  if (became.became === 'unknown') return null;
  if (became.became === 'refused' && (world.stopping || became.code === 'setup')) return null;
  if (became.became !== 'done') throw new Error(`POST ${path}: ${became.code} ${JSON.stringify(became.body)}`);
  const { table: info, owner, spectator, seats, invites } = became.body;
  const secrets = info.seats.map(({ seat }) => seats.find((own) => own.seat === seat)?.secret ?? null);
  const table = new Table({ info, owner, spectator, secrets, past, lazy: info.time !== null }, world.judge.onFault);
  for (const invite of invites) table.invites.set(invite.seat, invite.secret);
  table.bots = new Set(info.seats.flatMap(({ seat, kind }) => (kind === 'bot' ? [seat] : [])));
  world.judge.acknowledged(table, 'create');
  return table;
}

/** Asks once more for a table that was asked for when the server went away: it is there once, and whole. */
export async function orderedAgain(world, order) {
  const table = await ordered(world, order);
  const twice = table && (await ordered(world, order));
  if (twice && twice.id !== table.id) table.fail('doubled', `asked again for it, table ${twice.id} was told`);
  return table;
}
