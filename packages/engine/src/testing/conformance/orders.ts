import { canonical } from '../../common/hash.ts';
import type { Seat } from '../../common/seat.ts';
import type { Match } from '../../play/match.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Order } from '../../rules/standing-orders.ts';
import { check, demandSame, posed, positionOf } from './check.ts';
import type { Trial } from './sample.ts';

const IN_A_ROW = 4;

/**
 * A standing order can be given by anybody at any time, is in force at once, changes nothing of what is asked, stands in
 * the record, and the game ends all the same.
 */
export function obeysOrders<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats, chance } = trial;
  let given = 0;
  while (!match.over) {
    if (trial.looksClosely()) {
      // Several in a row: a later one about the same thing takes the place of an earlier one.
      for (let i = 0; i < IN_A_ROW; i++) {
        const seat = chance.pick(seats);
        const orders = match.seen(seat).orders;
        orders.forEach(checkOrder);
        if (orders.length === 0) continue;
        give(match, seat, chance.pick(chance.pick(orders).values).id);
        given++;
        trial.invariant();
      }
    }
    trial.step();
  }
  check(given > 0, 'nobody could ever give a standing order');
}

/** Nobody knows what another has ordered: not by his view, nor by what he may take back, nor by what he imagines. */
export function keepsOrdersToTheirSeats<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match, seats, chance } = trial;
  const eyes = [null, ...seats];
  const seenBy = (eye: Seat | null, since: number) => {
    const { ask, ...seen } = match.seen(eye, since);
    const asked = ask && { prompt: ask.prompt, options: ask.options };
    return canonical({ ...seen, ask: asked, barrier: eye === null ? null : match.barrier(eye) });
  };
  for (; match.decision !== null; trial.step()) {
    if (!trial.looksClosely()) continue;
    const seat = chance.pick(seats);
    const { length } = match.answers;
    const others = eyes.filter((eye) => eye !== seat);
    const before = others.map((eye) => seenBy(eye, length));
    for (const { id } of match.seen(seat).orders.map(({ values }) => chance.pick(values))) {
      match.answer(seat, id);
      others.forEach((eye, i) => {
        demandSame(seenBy(eye, length), before[i], `"${id}" of seat ${seat + 1} shows elsewhere`);
      });
    }
    const dreamer = chance.pick(seats);
    const known = ({ state, decision }: Pick<Match<S, E, V>['run'], 'state' | 'decision'>) => {
      const ask = decision?.open(dreamer);
      return canonical({ view: game.view(state, dreamer), options: ask?.options ?? [] });
    };
    demandSame(
      known(match.run.imagine(dreamer, chance)),
      known(match.run),
      `seat ${dreamer + 1} imagines a world that it knows not to be, once others have given orders`,
    );
  }
}

function checkOrder({ name, values, now }: Order): void {
  check(values.length > 1, `the order "${name.say}" leaves no choice`);
  for (const { kind, id } of values) check(kind === 'order', `the order "${id}" is of the kind "${kind}"`);
  check(
    values.some(({ id }) => id === now),
    `"${now}" is in force and not among ${canonical(values.map(({ id }) => id))}`,
  );
}

function give<S, E extends GameEvent, V>(match: Match<S, E, V>, seat: number, id: string): void {
  const asked = canonical(posed(match.decision) ?? null);
  match.answer(seat, id);
  check(
    match.seen(seat).orders.some(({ now }) => now === id),
    `"${id}" was given and is not in force`,
  );
  demandSame(canonical(posed(match.decision) ?? null), asked, `"${id}" changed what is asked`);
  demandSame(positionOf(match.fork()), positionOf(match.run), `"${id}" leads elsewhere when it is played again`);
}
