import type { Game } from '../../game/game.ts';
import type { GameEvent } from '../../rules/context.ts';
import { check } from './check.ts';
import { asksBeforeDeeds } from './deeds.ts';
import { refusesWhatIsNotOffered } from './gate.ts';
import { namesItsThings, saysWhatHappens, speaksBothLanguages, Words } from './messages.ts';
import { keepsOrdersToTheirSeats, obeysOrders } from './orders.ts';
import { previewsWhatComes, previewsWhatMayBeKnown } from './paths.ts';
import { copiesPlainData, looksWithoutTouching } from './plain.ts';
import { asksProperly, endsByTheRules, takesSecretsInAnyOrder } from './play.ts';
import { forks, replays, resumes, undoes } from './replay.ts';
import { type Check, type ConformanceOptions, Sample } from './sample.ts';
import { barsWhatShows, hidesInViews, imaginesWhatMightBe, keepsSecrets, showsAllTheSame } from './secrecy.ts';

export type { Check, ConformanceOptions } from './sample.ts';

/**
 * The contract that every game keeps, as checks that play random games. It knows no test runner: a game's test says
 * `for (const { name, run } of conformance(game)) it(name, run)`.
 */
export function conformance<S, E extends GameEvent, V>(
  game: Game<S, E, V>,
  options: ConformanceOptions<S> = {},
): Check[] {
  const sample = new Sample(game, options);
  const checks: Check[] = [
    { name: 'random games come to an end by the rules', run: () => sample.each(endsByTheRules) },
    { name: 'whoever is asked has a real choice of well-made options', run: () => sample.each(asksProperly) },
    { name: 'the gate refuses what is not offered', run: () => sample.few(refusesWhatIsNotOffered) },
    { name: 'a record replays to the same game', run: () => sample.few(replays) },
    { name: 'every checkpoint holds all there is', run: () => sample.few(resumes) },
    { name: 'the state is plain data and a copy shares nothing with it', run: () => sample.few(copiesPlainData) },
    { name: 'a fork and its game go their own ways', run: () => sample.few(forks) },
    { name: 'undo leads back exactly, or is refused', run: () => sample.few(undoes) },
    { name: 'a path leads where it was seen to lead, and is gone as one', run: () => sample.few(previewsWhatComes) },
    { name: 'a path shows nothing that its seat may not know', run: () => sample.few(previewsWhatMayBeKnown) },
    { name: 'to look changes nothing', run: () => sample.few(looksWithoutTouching) },
    { name: 'secret answers count in any order', run: () => sample.few(takesSecretsInAnyOrder) },
    { name: 'secret answers and private events stay private', run: () => sample.few(keepsSecrets) },
    { name: 'a seat imagines only what might be', run: () => sample.few(imaginesWhatMightBe) },
    { name: 'both languages have the same messages', run: () => speaksBothLanguages(game) },
    { name: 'settings and places have names', run: () => namesItsThings(game) },
    {
      name: 'whatever happens can be said',
      run: () => {
        const words = new Words(game);
        sample.each((trial) => saysWhatHappens(trial, words));
      },
    },
  ];
  if (options.deeds)
    checks.push({
      name: 'nothing is thrown or shown by a choice that nobody made',
      run: () => asksBeforeDeeds(game, (watched) => new Sample(watched, options)),
    });
  if (game.standingOrders)
    checks.push(
      { name: 'standing orders count at any time', run: () => sample.few(obeysOrders) },
      { name: 'a standing order is known to its seat alone', run: () => sample.few(keepsOrdersToTheirSeats) },
    );
  if (game.redeal) {
    checks.push(
      {
        name: 'views hide what a seat may not know',
        run: () => {
          let dealtAnew = false;
          sample.few((trial) => {
            dealtAnew = hidesInViews(trial) || dealtAnew;
          });
          check(dealtAnew, `${game.id}: redeal() never changes anything, so nothing is known about secrets`);
        },
      },
      { name: 'what shows something hidden cannot be taken back', run: () => sample.few(barsWhatShows) },
    );
  } else checks.push({ name: 'where nothing is hidden all see the same', run: () => sample.few(showsAllTheSame) });
  return checks;
}
