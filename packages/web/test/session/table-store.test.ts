import { type Game, Match, option, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientError } from '../../src/client/client-error.ts';
import { Listeners } from '../../src/client/listeners.ts';
import type { TableSource } from '../../src/client/source.ts';
import { openFight, type PlayedTable } from '../../src/session/table-model.ts';
import { TableStore } from '../../src/session/table-store.ts';
import { pretend } from '../pretend.ts';
import { stateOf } from '../table-state.ts';

const byzantium = await loadGame('byzantium');

/** The same, with no sheets: each answer is given as it is. */
const { look } = pretend({});
const stepwise: Game = look === undefined ? byzantium : { ...byzantium, look };

/** A table whose state is set by hand, and which remembers what was asked of it. */
class SetTable implements TableSource {
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly answer = vi.fn<TableSource['answer']>(async () => {});
  readonly undo = vi.fn<TableSource['undo']>(async () => {});
  readonly hint = vi.fn<TableSource['hint']>(async () => ({ id: 'none', value: 0.5, options: [] }));
  readonly go = vi.fn<TableSource['go']>(async () => {});
  readonly preview = vi.fn<TableSource['preview']>(async () => {
    throw new Error('nobody looks ahead here');
  });
  readonly odds = vi.fn<TableSource['odds']>(async () => null);
  readonly chat = vi.fn<TableSource['chat']>(async () => {});
  readonly vote = vi.fn<TableSource['vote']>(async () => {});
  readonly rollback = vi.fn<TableSource['rollback']>(async () => {});
  readonly attend = vi.fn<TableSource['attend']>(async () => {});
  readonly record = vi.fn<TableSource['record']>(async () => '');
  state: PlayedTable;

  constructor(state: PlayedTable) {
    this.state = state;
  }

  close(): void {}

  say(state: PlayedTable): void {
    this.state = state;
    this.#listeners.tell();
  }
}

interface Opened {
  readonly source: SetTable;
  readonly store: TableStore;
  readonly match: Match;
  /** Somebody answers with the first option that he has. */
  next(): void;
}

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function open(game: Game = stepwise, seats: readonly number[] = [0, 1, 2]): Opened {
  const match = Match.create(game, { players: 3, seed: seedFrom('store') });
  const state = stateOf(match, seats);
  const source = new SetTable(state);
  const store = new TableStore(source, game, state);
  leaving.push(store.open());
  source.preview.mockImplementation(async ({ seat, decision, path }) => {
    const { ask, ...seen } = match.preview(seat, path);
    return { ...seen, ask: ask && { decision, prompt: ask.prompt, options: ask.options, barred: [] } };
  });
  const next = () => {
    const ask = match.decision?.asks[0];
    if (ask === undefined) throw new Error('nobody is asked');
    match.answer(ask.seat, ask.options[0].id);
    source.say(stateOf(match, seats, source.state));
  };
  return { source, store, match, next };
}

describe('what ends or destroys something', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const cautious = pretend({ options: { pass: { final: true }, claim: { closes: true } } }).look;
  const guarded: Game = cautious === undefined ? byzantium : { ...byzantium, look: cautious };

  it('has the last keys, whatever the rules list first', () => {
    const { store } = open(guarded);
    const kinds = (store.model.choices?.options ?? []).map(({ kind }) => kind);
    const first = kinds.findIndex((kind) => kind === 'pass' || kind === 'claim');
    expect(first).toBeGreaterThan(0);
    expect(new Set(kinds.slice(first))).toEqual(new Set(['pass', 'claim']));
  });

  it('is not made ready in the first 400 ms of a question, by whatever hand', () => {
    vi.useFakeTimers();
    const { store, source } = open(guarded);
    const pass = store.model.choices?.options.find(({ kind }) => kind === 'pass');
    if (pass === undefined) throw new Error('nobody may pass');
    vi.advanceTimersByTime(399);
    store.commands.take(pass);
    expect(store.interaction.confirming).toBeNull();
    vi.advanceTimersByTime(1);
    store.commands.take(pass);
    expect(store.interaction.confirming).toBe(pass.id);
    expect(source.answer).not.toHaveBeenCalled();
    store.commands.take(pass);
    expect(source.answer).toHaveBeenCalledTimes(1);
  });

  it('is not done then either, where it needs no second word; and each question has its own first moment', () => {
    vi.useFakeTimers();
    const { store, source, next } = open(guarded);
    const closing = () => store.model.choices?.options.find(({ kind }) => kind === 'claim');
    const first = closing();
    if (first === undefined) throw new Error('nothing to claim');
    store.commands.take(first);
    expect(source.answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    store.commands.take(first);
    expect(source.answer).toHaveBeenCalledTimes(1);
    next();
    expect(store.interaction.fresh).toBe(true);
    vi.advanceTimersByTime(400);
    expect(store.interaction.fresh).toBe(false);
  });
});

describe('a table', () => {
  it('shows the question of the seat that is asked, and looks with its eyes', () => {
    const { store, match } = open();
    const seat = match.decision?.asks[0]?.seat;
    expect(store.model.me).toBe(seat);
    expect(store.model.choices?.seat).toBe(seat);
    expect(store.interaction.question).toBe(store.model.viewer.ask);
  });

  it('tells only of what has changed: what stays is the same object', () => {
    const { store, source } = open();
    const { scene, choices, fight, leaders } = store.model;
    source.say({ ...source.state, chat: [{ id: 1, seat: 0, name: 'Anna', text: 'salve', at: 0 }] });
    store.dispatch({ type: 'point', space: 'constantinople' });
    expect(store.model.chat).toHaveLength(1);
    expect(store.model.scene).toBe(scene);
    expect(store.model.choices).toBe(choices);
    expect(store.model.fight).toBe(fight);
    expect(store.model.leaders).toBe(leaders);
  });

  it('answers the decision that was shown, not the one that is open by now', async () => {
    const { store, source, match } = open();
    const choices = store.model.choices;
    const shown = store.model.position.decision;
    if (choices === null) throw new Error('nobody is asked');
    // The table goes on behind the back of the page.
    match.answer(choices.seat, choices.options[0].id);
    source.state = stateOf(match, [0, 1, 2], source.state);
    store.commands.take(choices.options[0]);
    expect(source.answer).toHaveBeenCalledWith({
      seat: choices.seat,
      decision: shown,
      option: choices.options[0].id,
    });
  });

  it('gives one answer at a time, and forgets it with the next question', () => {
    const { store, source, next } = open();
    const first = store.model.choices?.options[0];
    if (first === undefined) throw new Error('nobody is asked');
    store.commands.take(first);
    store.commands.take(first);
    expect(source.answer).toHaveBeenCalledTimes(1);
    expect(store.interaction.pending).toBe(first.id);
    next();
    expect(store.interaction.pending).toBeNull();
  });

  it('says why an answer was refused, and lets it be given again', async () => {
    const { store, source } = open();
    source.answer.mockRejectedValueOnce(new ClientError('stale', 'decision 1 is settled, 2 is open'));
    const first = store.model.choices?.options[0] ?? option('none');
    const told = new Promise<void>((resolve) => {
      store.subscribe(() => {
        if (store.interaction.notice !== null) resolve();
      });
    });
    store.commands.take(first);
    await told;
    expect(store.interaction).toMatchObject({ pending: null, notice: { error: 'stale' } });
  });

  it('tells for whom the clock answered, once', () => {
    const { store, source } = open();
    const position = store.model.position;
    const late = { ...position, seq: position.seq + 1, last: { kind: 'timeout' as const, seat: 2 } };
    source.say({ ...source.state, position: late });
    expect(store.interaction.notice).toEqual({ late: 2 });
    store.commands.closeNotice();
    source.say({ ...source.state, position: { ...late } });
    expect(store.interaction.notice).toBeNull();
  });
});

describe('commands', () => {
  it('stay the same for good', () => {
    const { store, next } = open();
    const { commands } = store;
    next();
    expect(store.commands).toBe(commands);
  });

  it('take a place with one meaning, and lay several open', () => {
    const { store, source } = open();
    const target = [...(store.model.choices?.targets.values() ?? [])][0];
    if (target === undefined) throw new Error('no place can be chosen');
    const other = option('other', { city: target.space });
    store.commands.choose([...target.options, other], target.space);
    expect(store.interaction.openPlace).toBe(target.space);
    expect(source.answer).not.toHaveBeenCalled();
    store.commands.pick(target.space);
    expect(source.answer).toHaveBeenCalledTimes(1);
  });

  it('of a spectator ask nothing of the table', () => {
    const { store, source } = open(stepwise, []);
    store.commands.undo();
    store.commands.say('salve');
    store.commands.vote(true);
    expect(store.model.me).toBeNull();
    expect([source.undo, source.chat, source.vote].every((one) => one.mock.calls.length === 0)).toBe(true);
  });
});

describe('a sheet', () => {
  const planned = (store: TableStore, wanted: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (wanted()) resolve();
      };
      store.subscribe(look);
      look();
    });
  const first = (store: TableStore, kind: string) => {
    const found = store.model.choices?.options.find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`nobody is asked for "${kind}"`);
    return found;
  };

  it('is opened by an option, and nothing is given before the gold button', async () => {
    const { store, source } = open(byzantium);
    const claim = first(store, 'claim');
    store.commands.take(claim);
    await planned(store, () => store.model.plan?.end != null);
    expect(source.answer).not.toHaveBeenCalled();
    expect(source.go).not.toHaveBeenCalled();
    store.commands.givePlan();
    expect(source.go).toHaveBeenCalledTimes(1);
    expect(source.go.mock.calls[0][0].path).toEqual([claim.id, 'take pool']);
  });

  it('looks only along what is new when something is changed', async () => {
    const { store, source } = open(byzantium);
    store.commands.take(first(store, 'reinforce'));
    await planned(store, () => store.model.plan !== null);
    const main = store.model.choices?.options.find(({ id }) => /^place .* main$/.test(id)) ?? option('none');
    const counted = () => store.model.plan?.steps.filter(({ option }) => option.kind === 'place').length ?? 0;
    for (let cubes = 1; cubes <= 2; cubes++) {
      store.commands.countPlan(main, 1);
      await planned(store, () => counted() === cubes);
    }
    const paths = source.preview.mock.calls.map(([{ path }]) => path.join());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is put away by undo, which asks nothing of the table', async () => {
    const { store, source } = open(byzantium);
    store.commands.take(first(store, 'reinforce'));
    await planned(store, () => store.model.plan !== null);
    expect(store.model.choices?.ask.prompt.ask).toBe('reinforce');
    store.commands.undo();
    expect(store.model.plan).toBeNull();
    expect(store.model.choices?.ask.prompt.ask).toBe('action');
    expect(source.undo).not.toHaveBeenCalled();
  });

  it('is gone with the question it belongs to', async () => {
    const { store, next } = open(byzantium);
    store.commands.take(first(store, 'reinforce'));
    await planned(store, () => store.model.plan !== null);
    next();
    expect(store.model.plan).toBeNull();
  });
});

describe('a finger', () => {
  it('only looks with its first tap, wherever it means something at the table', () => {
    const { store, source } = open();
    const [target] = store.model.choices?.targets.values() ?? [];
    if (target === undefined) throw new Error('no place can be chosen');
    store.commands.point(target.space);
    store.commands.pick(target.space, true);
    store.commands.pick(target.space, true);
    expect(source.answer).not.toHaveBeenCalled();
    expect(store.interaction.tapped).toBe(target.space);
    store.commands.point(null);
    expect(store.interaction.tapped).toBe(target.space);
    store.commands.take(target.options[0]);
    expect(source.answer).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a fight', () => {
  const fight = (over: boolean, seats: readonly number[]) => ({
    start: 4,
    events: [{ event: 'attacked' }, { event: 'conquered' }],
    attacker: 0,
    place: null,
    rolls: [],
    over,
    seats: new Set(seats),
  });
  const model = (store: TableStore, shown: ReturnType<typeof fight>, log: number) => ({
    ...store.model,
    me: 0,
    fight: shown,
    log: Array.from({ length: log }, (_, at) => ({ event: { event: 'passed' }, at })),
  });

  it('lies open to whoever had a part in it until he puts it away, whatever he is asked', () => {
    const { store } = open();
    expect(store.model.choices).not.toBeNull();
    expect(openFight(model(store, fight(true, [0, 1]), 30), 3)).not.toBeNull();
    expect(openFight(model(store, fight(true, [0, 1]), 30), 4)).toBeNull();
  });

  it('passes by the others: while it is fought, and a moment longer', () => {
    const { store } = open();
    expect(openFight(model(store, fight(false, [1, 2]), 30), 3)).not.toBeNull();
    expect(openFight(model(store, fight(true, [1, 2]), 6), 3)).toBeNull();
    const idle = { ...model(store, fight(true, [1, 2]), 7), choices: null };
    expect(openFight(idle, 3)).not.toBeNull();
    expect(openFight({ ...model(store, fight(true, [1, 2]), 30), choices: null }, 3)).toBeNull();
  });
});

describe('what changes everything', () => {
  it('is said to everybody, once', () => {
    const { look: solemn } = pretend({ grave: ['passed'] });
    const { store, source } = open(solemn === undefined ? stepwise : { ...stepwise, look: solemn });
    const told = { event: { event: 'passed', by: 1 }, at: 1 };
    const viewers = source.state.position.viewers.map((one) => ({ ...one, log: [...one.log, told] }));
    source.say({ ...source.state, position: { ...source.state.position, seq: 9, viewers } });
    expect(store.interaction.notice).toEqual({ grave: [{ event: 'passed', by: 1 }] });
    store.commands.closeNotice();
    source.say({ ...source.state });
    expect(store.interaction.notice).toBeNull();
  });
});
