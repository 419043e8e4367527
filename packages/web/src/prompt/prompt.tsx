import { lazy, Suspense } from 'react';
import { Forecast } from '../panels/forecast.tsx';
import { shelfCards } from '../panels/hands.tsx';
import { isGrave } from '../question/option-looks.ts';
import { type Choices, optionsOfCard } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useInteraction, useOpenFight, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';
import { useWide } from '../ui/use-wide.ts';
import { ChipRow } from './chips.tsx';
import { PromptHead } from './prompt-head.tsx';

/** What puts bundles together comes a moment after the table. */
const ComposerBox = lazy(async () => ({ default: (await import('./composer.tsx')).ComposerBox }));
/** Few games have hands, or rows of cards on the table. */
const OwnHand = lazy(async () => ({ default: (await import('../panels/own-hand.tsx')).OwnHand }));
const StillHand = lazy(async () => ({ default: (await import('../panels/own-hand.tsx')).StillHand }));
const ShelfChoice = lazy(async () => ({ default: (await import('../panels/shelves.tsx')).ShelfChoice }));
/** Few games trade: its sheet comes with the first one. */
const TradePanel = lazy(() => import('./trade.tsx'));

/** Who, what, by which rule; on a phone with every way to answer. */
export function PromptBar() {
  const wide = useWide();
  const { trade } = useScene();
  const asked = useQuestion() !== null;
  if (trade !== undefined && !wide) return <TradeSheet />;
  return (
    <section className={asked ? 'prompt' : 'prompt idle'} tabIndex={-1} aria-live="off" data-over>
      <PromptHead />
      {!wide && <OpenAnswers />}
    </section>
  );
}

/** A trade, as long as there is one. */
export function TradeSheet() {
  const { trade } = useScene();
  if (trade === undefined) return null;
  return (
    <Suspense fallback={null}>
      <TradePanel trade={trade} />
    </Suspense>
  );
}

/** The ways to answer that stand on no sheet of their own. */
export function OpenAnswers() {
  const choices = useQuestion();
  const planned = useTableModel(({ plan }) => plan !== null);
  // What a fight asks is answered on its sheet.
  const fighting = useOpenFight() !== null;
  // Whoever looks at what happened is not asked meanwhile.
  const looking = useInteraction(({ newsAt }) => newsAt !== null);
  const { trade } = useScene();
  if (choices === null || planned || fighting || looking || trade !== undefined) return null;
  return (
    <div className="prompt-answers" tabIndex={-1}>
      <Answers choices={choices} />
    </div>
  );
}

/** The ways to answer: a composer, cards to click, buttons for everything else. */
export function Answers({ choices }: { choices: Choices }) {
  const { say } = useTable();
  const scene = useScene();
  const composer = useTableModel((model) => model.composer);
  const own = (scene.hands ?? []).filter(({ seat }) => seat === choices.seat);
  const [hands, still] = parted(own, ({ cards, seat }) =>
    cards.some((card) => optionsOfCard(choices, card, seat).length > 0),
  );
  const onShelves = shelfCards(scene, choices);
  const shown = [...hands.flatMap(({ cards }) => cards), ...onShelves];
  const onCards = shown.flatMap((card) => optionsOfCard(choices, card, null));
  // Dice that can be thrown again are clicked where they lie.
  const fighting = useOpenFight() !== null;
  const onDice = fighting ? choices.options.filter(({ id }) => choices.notes[id]?.dice !== undefined) : [];
  const elsewhere = new Set([...(composer === null ? onCards : []), ...onDice]);
  return (
    <>
      {composer !== null && (
        <Suspense fallback={null}>
          <ComposerBox composer={composer} choices={choices} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {composer === null && hands.map((hand) => <OwnHand key={hand.name.say} hand={hand} choices={choices} />)}
        {/* With a meter it tells what it buys: it is shown wherever no place is to be chosen. */}
        {composer === null &&
          choices.targets.size === 0 &&
          still.map((hand) => hand.meter !== undefined && <StillHand key={hand.name.say} hand={hand} />)}
      </Suspense>
      {onShelves.length > 0 && (
        <Suspense fallback={null}>
          <ShelfChoice cards={onShelves} choices={choices} />
        </Suspense>
      )}
      {onDice.length > 0 && <p className="dice-hint">{say('battle.dice')}</p>}
      <ChipRow choices={choices} without={elsewhere} />
      <BeforeTheEnd choices={choices} />
    </>
  );
}

/** Those of which something is true, and the others. */
function parted<T>(all: readonly T[], isSo: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isSo), all.filter((one) => !isSo(one))];
}

/** Who is about to end something sees what that brings. */
function BeforeTheEnd({ choices }: { choices: Choices }) {
  const { game } = useTable();
  const view = useTableModel(({ viewer }) => viewer.view);
  const confirming = useInteraction((interaction) => interaction.confirming);
  const option = choices.options.find(({ id }) => id === confirming);
  if (option === undefined || !isGrave(game, option, choices.ask.prompt.ask)) return null;
  return <Forecast view={view} />;
}
