import type { Chance } from '../../common/chance.ts';
import { waiting } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import { check, demandEqual } from './check.ts';
import type { Trial } from './sample.ts';

/** A position is plain data, and a copy of it is equal and shares nothing. */
export function copiesPlainData<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match } = trial;
  for (;;) {
    if (match.over || trial.looksClosely()) {
      const { state } = match;
      const originals = demandTree(state, 'state');
      const copy = game.copy(state);
      demandEqual(copy, state, 'a copy of the state is not equal to it');
      for (const [part, where] of demandTree(copy, 'copy'))
        check(!originals.has(part), `${where} is the very object that the original has: the copy shares it`);
    }
    if (match.over) return;
    trial.step();
  }
}

type Parts = Map<object, string>;

/** Walks a state, which must be a tree of plain data; all its objects, with the way to each. */
function demandTree(value: unknown, where: string): Parts {
  const parts: Parts = new Map();
  demandPlain(value, where, (part, here) => {
    const twin = parts.get(part);
    check(twin === undefined, `${here} and ${twin} are one object: read back from JSON they would be two`);
    parts.set(part, here);
  });
  return parts;
}

/** Walks a value that must survive being written as JSON and read back. */
function demandPlain(value: unknown, where: string, visit?: (part: object, where: string) => void): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    check(Number.isFinite(value) && !Object.is(value, -0), `${where} is ${Object.is(value, -0) ? '-0' : value}`);
    return;
  }
  check(typeof value === 'object', `${where} is ${typeof value}: it is lost when written as JSON`);
  visit?.(value, where);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) demandPlain(value[i], `${where}[${i}]`, visit);
    return;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  check(kind === Object.prototype || kind === null, `${where} is a ${value.constructor.name}, not plain data`);
  for (const [name, part] of Object.entries(value)) demandPlain(part, `${where}.${name}`, visit);
}

function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** To look changes nothing: whatever shows, lists or judges works on a frozen position, and twice alike. */
export function looksWithoutTouching<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match, seats, chance } = trial;
  for (;;) {
    if (match.over || trial.looksClosely()) {
      const { state, decision } = match.fork();
      freeze(state);
      for (const seat of [null, ...seats]) {
        const view = game.view(state, seat);
        demandPlain(view, 'view');
        demandEqual(game.view(state, seat), view, 'two looks at the same position differ');
        freeze(view);
        const scene = game.scene(view);
        demandPlain(scene, 'scene');
        demandEqual(game.scene(view), scene, 'two scenes of the same view differ');
        if (seat !== null)
          demandEqual(
            game.forecast?.(view, seat),
            game.forecast?.(view, seat),
            'two forecasts of the same view differ',
          );
      }
      for (const seat of seats) {
        const value = game.insight.evaluate(state, seat);
        check(Number.isFinite(value), `the evaluation for seat ${seat + 1} is ${value}`);
      }
      for (const ask of decision?.asks ?? []) {
        const barred = () => ask.barred?.() ?? [];
        demandEqual(barred(), barred(), 'two looks at what is barred differ');
      }
      demandPolicy(trial, chance.split());
      if (match.over) game.result(state);
    }
    if (match.over) return;
    trial.step();
  }
}

/** The quick answer of a game's policy is one of the options, and asking for it changes nothing. */
function demandPolicy<S, E extends GameEvent, V>({ game, match }: Trial<S, E, V>, chance: Chance): void {
  const { state, decision } = match.fork();
  if (decision === null || decision.asks.length > 1 || game.insight.policy === undefined) return;
  freeze(state);
  const index = game.insight.policy(state, decision, chance);
  const [seat] = waiting(decision);
  const { length } = decision.open(seat)?.options ?? [];
  check(Number.isInteger(index) && index >= 0 && index < length, `the policy answers ${index} of ${length} options`);
}
