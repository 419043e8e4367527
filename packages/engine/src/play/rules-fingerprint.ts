import { Chance, seedFrom } from '../common/chance.ts';
import { checksum, fingerprint } from '../common/hash.ts';
import type { Seat } from '../common/seat.ts';
import { configure, type Game } from '../game/game.ts';
import { Run, waiting } from './run.ts';

/** How many answers each trial game has: with the usual number of players, and with any other. */
const USUAL_TRIAL = 300;
const OTHER_TRIAL = 60;

const known = new WeakMap<Game, string>();

/**
 * What the rules do, as a short name: a few games are played by lot, always the same ones, and how they go is summed up. Other
 * words, quicker code or a new picture leave it as it is; another price, another order of options or another state does not. (A hash
 * of the code would change with every comment, and no page could make it.) What these games never meet it cannot tell.
 */
export function rulesFingerprint(game: Game): string {
  const name = known.get(game) ?? fingerprint(trials(game));
  known.set(game, name);
  return name;
}

function trials(game: Game): string[] {
  const { min, max, usual } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.map((players) => trial(game, players, players === usual ? USUAL_TRIAL : OTHER_TRIAL));
}

/** A seat gives any order that it can. */
function order(run: Run, seat: Seat, luck: Chance): void {
  const { game, state } = run;
  const orders = game.standingOrders?.orders(game.view(state, seat), seat) ?? [];
  if (orders.length > 0) run.answer(seat, luck.pick(luck.pick(orders).values).id);
}

/** A game of so many answers; if the rules fail on the way, how they do. */
function trial(game: Game, players: number, answers: number): string {
  const sums: string[] = [];
  try {
    const luck = Chance.fromSeed(seedFrom(`trial of ${players}`));
    const run = Run.start(game, configure(game, players), seedFrom('trial of the rules'));
    for (let i = 0; i < answers && run.decision !== null; i++) {
      if (i % 20 === 0) {
        order(run, luck.below(players), luck);
        sums.push(checksum(run.state));
      }
      const seat = luck.pick(waiting(run.decision));
      const { id } = luck.pick(run.decision.open(seat)?.options ?? []);
      run.answer(seat, id);
    }
    sums.push(`${run.chance.used} ${checksum(run.state)}`);
  } catch (error) {
    sums.push(String(error));
  }
  return sums.join();
}
