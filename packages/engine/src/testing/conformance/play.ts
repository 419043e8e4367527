import { canonical } from '../../common/hash.ts';
import type { Match } from '../../play/match.ts';
import { waiting } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Answer, Ask, Decision } from '../../rules/decision.ts';
import { argsOf, isDeed, type Option } from '../../rules/option.ts';
import { isOrder } from '../../rules/standing-orders.ts';
import { check, demandSame, positionOf } from './check.ts';
import type { Trial } from './sample.ts';

/** However it is played, the game ends, keeps its laws on the way and says who has won. */
export function endsByTheRules<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats } = trial;
  trial.invariant();
  while (!match.over) {
    trial.step();
    trial.invariant();
  }
  const { result } = match;
  check(result !== null, 'the game is over and has no result');
  const { points, winners, ending } = result;
  check(
    points.length === seats.length && points.every(Number.isFinite),
    `the points are ${canonical(points)} for ${seats.length} seats`,
  );
  check(winners.length > 0, 'nobody has won');
  check(
    winners.every((seat) => seats.includes(seat)) && new Set(winners).size === winners.length,
    `the winners are ${canonical(winners)} of ${seats.length} seats`,
  );
  check(ending !== '', 'the result does not say how the game ended');
}

/** Whoever is asked has a choice, and every option can be told from the others and written into a record. */
export function asksProperly<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats } = trial;
  for (; match.decision !== null; trial.step()) {
    const { asks } = match.decision;
    const asked = asks.map(({ seat }) => seat);
    check(new Set(asked).size === asked.length, `seats ${asked.join(', ')} are asked: one of them twice`);
    check(
      asked.every((seat) => seats.includes(seat)),
      `seats ${asked.join(', ')} are asked, there are ${seats.length}`,
    );
    check(waiting(match.decision).length > 0, 'the game waits for nobody');
    asks.forEach((ask) => {
      checkAsk(ask, match.decision);
    });
  }
}

/** One seat's part of a decision: it names its rule, its options differ, and nothing is offered and barred at once. */
export function checkAsk(ask: Ask, decision: Decision | null): void {
  const { prompt, options, seat } = ask;
  check(prompt.ask !== '' && prompt.rule !== '', `the prompt ${canonical(prompt)} names no question or no rule`);
  const ids = new Set(options.map(({ id }) => id));
  check(
    ids.size === options.length,
    `"${prompt.ask}" offers the same twice: ${options.map(({ id }) => id).join(', ')}`,
  );
  if (decision?.open(seat) && !prompt.formal && !options.every(isDeed))
    check(options.length > 1, `"${prompt.ask}" asks for a choice of one`);
  options.forEach(checkOption);
  check(
    options.every(({ id }) => !isOrder(id)),
    `"${prompt.ask}" lists a standing order: those are given at any time`,
  );
  check(
    prompt.fallback === undefined || ids.has(prompt.fallback),
    `"${prompt.ask}" falls back on "${prompt.fallback}", which is not offered`,
  );
  for (const { option, reason, rule } of ask.barred?.() ?? []) {
    checkOption(option);
    check(!ids.has(option.id), `"${option.id}" is offered and barred at once`);
    check(reason !== '' && rule !== '', `"${option.id}" is barred without a reason or a rule`);
  }
}

function checkOption(option: Option): void {
  const made = [option.kind, ...Object.values(argsOf(option))].join(' ');
  check(option.id === made, `an option's id is its kind and its arguments: "${made}", not "${option.id}"`);
  check(/^\S+(?: \S+)*$/.test(option.id), `"${option.id}" cannot stand in a record: its blanks or breaks are lost`);
}

/** In whatever order secret answers come in, the same follows. */
export function takesSecretsInAnyOrder<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, chance } = trial;
  for (; match.decision !== null; trial.step()) {
    const { decision } = match;
    const seats = waiting(decision);
    if (seats.length < 2 || !trial.looksClosely()) continue;
    const answers = seats.map((seat) => ({ seat, id: chance.pick(decision.open(seat)?.options ?? []).id }));
    const expected = after(match, answers);
    for (const order of [answers.toReversed(), chance.shuffle(answers.slice())])
      demandSame(
        after(match, order),
        expected,
        `secret answers given in the order of seats ${order.map(({ seat }) => seat + 1).join(', ')} lead elsewhere`,
      );
  }
}

/** The position and the events that come of these answers. */
function after<S, E extends GameEvent, V>(match: Match<S, E, V>, answers: readonly Answer[]): string {
  const told: unknown[] = [];
  const run = match.fork({ onEvent: (event, to) => told.push({ event, to: to ?? null }) });
  for (const { seat, id } of answers) run.answer(seat, id);
  return positionOf(run) + canonical(told);
}
