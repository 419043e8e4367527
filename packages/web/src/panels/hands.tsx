import type { Card, Hand, Scene } from '@tabula/engine';
import { type Choices, optionsOfCard } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { Backs, CardFace } from './faces.tsx';

/** A hand in little room: one face for each kind, backs with a number. */
export function SmallHand({ hand }: { hand: Hand }) {
  const { speaker } = useTable();
  if (hand.cards.length === 0 && (hand.hidden ?? 0) === 0) return null;
  const kinds = new Map<string, Card>();
  for (const card of hand.cards) {
    const before = kinds.get(card.name.say);
    kinds.set(card.name.say, { name: card.name, count: (before?.count ?? 0) + (card.count ?? 1) });
  }
  return (
    <div className="small-hand">
      <span className="small-hand-name">{speaker.phrase(hand.name)}</span>
      {[...kinds.values()].map((card) => (
        <span key={card.name.say} title={speaker.phrase(card.name)}>
          <CardFace card={card} small />
          <span className="hidden">{speaker.phrase(card.name)}</span>
        </span>
      ))}
      <Backs count={hand.hidden ?? 0} small />
    </div>
  );
}

/** The cards of the rows on the table that can be chosen now. */
export function shelfCards(scene: Scene, choices: Choices): Card[] {
  const all = (scene.shelves ?? []).flatMap(({ cards }) => cards);
  return all.filter((card) => optionsOfCard(choices, card, null).length > 0);
}
