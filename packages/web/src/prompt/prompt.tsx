import { OwnHand, ShelfChoice, shelfCards } from '../panels/hands.tsx';
import { type Choices, optionsOfCard } from '../question/targets.ts';
import { useOpenFight, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';
import { ChipRow } from './chips.tsx';
import { ComposerBox } from './composer.tsx';
import { useFolding } from './folding.tsx';
import { PromptHead } from './prompt-head.tsx';
import { TradePanel } from './trade.tsx';

/** Who, what, which rule, and every way to answer. */
export function PromptBar() {
  const scene = useScene();
  const choices = useQuestion();
  const composer = useTableModel((model) => model.composer);
  const folding = useFolding(choices);
  const planned = useTableModel(({ plan }) => plan !== null);
  // What a fight asks is answered on its sheet.
  const fighting = useOpenFight() !== null;
  if (scene.trade !== undefined) return <TradePanel trade={scene.trade} />;
  const high = choices !== null && (composer !== null || shelfCards(scene, choices).length > 0);
  const state = choices === null ? 'idle' : folding.folded ? 'folded' : '';
  return (
    <section className={`prompt ${state}`.trim()} aria-live="off" data-over>
      <PromptHead folding={high ? folding : null} />
      {choices !== null && !planned && !fighting && <Answers choices={choices} />}
    </section>
  );
}

/** The ways to answer: a composer, cards to click, buttons for everything else. */
export function Answers({ choices }: { choices: Choices }) {
  const scene = useScene();
  const composer = useTableModel((model) => model.composer);
  const hands = (scene.hands ?? []).filter(
    ({ seat, cards, meter }) =>
      seat === choices.seat &&
      // With a meter it tells what it buys: it lies open wherever no place is to be chosen.
      ((meter !== undefined && choices.targets.size === 0) ||
        cards.some((card) => optionsOfCard(choices, card, seat).length > 0)),
  );
  const shown = [...hands.flatMap(({ cards }) => cards), ...shelfCards(scene, choices)];
  const onCards = new Set(shown.flatMap((card) => optionsOfCard(choices, card, null)));
  return (
    <>
      {composer !== null && <ComposerBox composer={composer} choices={choices} />}
      {composer === null && hands.map((hand) => <OwnHand key={hand.name.say} hand={hand} choices={choices} />)}
      <ShelfChoice scene={scene} choices={choices} />
      <ChipRow choices={choices} without={composer === null ? onCards : undefined} />
    </>
  );
}
