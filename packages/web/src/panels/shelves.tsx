import type { Card, Option } from '@tabula/engine';
import { useState } from 'react';
import { type Choices, optionsOfCard } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useQuestion, useScene } from '../session/use-table-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Clauses } from './clauses.tsx';
import { CardFace, useAbout } from './faces.tsx';

/** A card with what it does: to read, and to choose if it can be had now. */
function BigCard({
  card,
  choices,
  onPick,
}: {
  card: Card;
  choices: Choices | null;
  onPick: (options: readonly Option[]) => void;
}) {
  const { speaker, say } = useTable();
  const about = useAbout()(card);
  const options = optionsOfCard(choices, card, null);
  const inside = (
    <>
      <CardFace card={card} />
      <span className="big-card-words">
        <b>{speaker.phrase(card.name)}</b>
        {card.note !== undefined && <em>{speaker.phrase(card.note)}</em>}
        {card.lines !== undefined ? <Clauses lines={card.lines} /> : about !== null && <span>{about}</span>}
        {card.owner !== undefined && <em>{say('card.owner', { name: speaker.seat(card.owner) })}</em>}
        {card.gone && card.owner === undefined && <em>{say('card.gone')}</em>}
      </span>
    </>
  );
  if (options.length === 0) return <div className="big-card">{inside}</div>;
  return (
    <button type="button" className="big-card ready" onClick={() => onPick(options)}>
      {inside}
    </button>
  );
}

/** The cards of the shelves that can be chosen now, with their words. */
export function ShelfChoice({ cards, choices }: { cards: readonly Card[]; choices: Choices }) {
  const { choose } = useCommands();
  return (
    <div className="shelf-choice">
      {cards.map((card) => (
        <BigCard key={card.name.say} card={card} choices={choices} onPick={choose} />
      ))}
    </div>
  );
}

/** A button that opens all rows of cards on the table. */
export function Shelves() {
  const { speaker, say } = useTable();
  const scene = useScene();
  const choices = useQuestion();
  const { choose } = useCommands();
  const [open, setOpen] = useState(false);
  if (scene.shelves === undefined) return null;
  const pick = (options: readonly Option[]) => {
    setOpen(false);
    choose(options);
  };
  return (
    <>
      <button type="button" className="shelves-button" data-over onClick={() => setOpen(true)}>
        <Glyph name="cards" size={17} /> {say('shelf.open')}
      </button>
      {open && (
        <Dialog title={say('shelf.title')} onClose={() => setOpen(false)}>
          {scene.shelves.map(({ name, note, cards }) => (
            <section key={name.say} className="shelf">
              <h3>{speaker.phrase(name)}</h3>
              {note !== undefined && <p>{speaker.phrase(note)}</p>}
              <div className="shelf-cards">
                {cards.map((card) => (
                  <BigCard key={card.name.say} card={card} choices={choices} onPick={pick} />
                ))}
              </div>
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}
