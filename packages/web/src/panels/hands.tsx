import type { Card, Hand, Meter, Option, Scene, Seat } from '@tabula/engine';
import { useState } from 'react';
import { type Choices, digitOfCard, optionsOfCard } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useQuestion, useScene } from '../session/use-table-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Clauses } from './clauses.tsx';
import { Backs, CardFace, useAbout } from './faces.tsx';

interface CardButtonProps {
  readonly card: Card;
  readonly seat: Seat | null;
  readonly choices: Choices | null;
  readonly onPoint?: (card: Card | null) => void;
}

/** A card that glows and can be clicked if some option names it. */
export function CardButton({ card, seat, choices, onPoint }: CardButtonProps) {
  const { speaker } = useTable();
  const { choose } = useCommands();
  const about = useAbout()(card);
  const options = optionsOfCard(choices, card, seat);
  const title = about === null ? speaker.phrase(card.name) : `${speaker.phrase(card.name)}: ${about}`;
  if (choices === null || options.length === 0)
    return (
      <span className="card-slot" title={title}>
        <CardFace card={card} />
      </span>
    );
  return (
    <button
      type="button"
      className="card-slot ready"
      title={title}
      aria-label={options.map((option) => speaker.option(option)).join(' / ')}
      onClick={() => choose(options)}
      onPointerEnter={() => onPoint?.(card)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(card)}
      onBlur={() => onPoint?.(null)}
      data-cards={options.map(({ id }) => id).join('; ')}
    >
      <CardFace card={card} />
      <Digit number={digitOfCard(choices, options)} />
    </button>
  );
}

/** One's own cards in little room, where none of them can be chosen. */
export function StillHand({ hand }: { hand: Hand }) {
  const { speaker } = useTable();
  return (
    <section className="own-hand still" aria-label={speaker.phrase(hand.name)}>
      <SmallHand hand={hand} />
      {hand.meter !== undefined && <MeterView meter={hand.meter} />}
    </section>
  );
}

/** One's own cards, laid out. */
export function OwnHand({ hand, choices }: { hand: Hand; choices: Choices | null }) {
  const { speaker, say } = useTable();
  const count = hand.cards.reduce((sum, card) => sum + (card.count ?? 1), 0) + (hand.hidden ?? 0);
  return (
    <section className="own-hand" aria-label={speaker.phrase(hand.name)}>
      <header>
        <b>{speaker.phrase(hand.name)}</b>
        <span>{hand.note === undefined ? say('hand.only-you', { count }) : speaker.phrase(hand.note)}</span>
      </header>
      <div className="hand-cards">
        {hand.cards.map((card, i) => (
          <CardButton key={`${card.name.say}/${i.toString()}`} card={card} seat={hand.seat} choices={choices} />
        ))}
        <Backs count={hand.hidden ?? 0} />
        {count === 0 && <span className="aside">{say('hand.none')}</span>}
      </div>
      {hand.meter !== undefined && <MeterView meter={hand.meter} />}
    </section>
  );
}

/** How far a collection has come, and what it buys. */
function MeterView({ meter: { name, value, of, marks } }: { meter: Meter }) {
  const { speaker, say } = useTable();
  return (
    <div className="meter" role="img" aria-label={`${speaker.phrase(name)}: ${say('pips.of', { value, of })}`}>
      <p>
        <span>{speaker.phrase(name)}</span> <b>{value}</b>
      </p>
      <div className="meter-boxes">
        {Array.from({ length: of }, (_, i) => {
          const mark = marks.find((one) => one.value === i + 1);
          return (
            <span key={i.toString()} className={i < value ? 'full' : ''}>
              {mark !== undefined && <small>{mark.value}</small>}
            </span>
          );
        })}
      </div>
      <p className="meter-marks">
        {marks.map((mark) => (
          <span key={mark.value} className={mark.value <= value ? 'reached' : ''}>
            <b>{mark.value}</b> {speaker.phrase(mark.name)}
          </span>
        ))}
      </p>
    </div>
  );
}

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

/** A card with what it does: to read, and to choose if it can be had now. */
function BigCard({
  card,
  choices,
  onPick,
}: Pick<CardButtonProps, 'card' | 'choices'> & { onPick: (options: readonly Option[]) => void }) {
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
export function ShelfChoice({ scene, choices }: { scene: Scene; choices: Choices }) {
  const { choose } = useCommands();
  const cards = shelfCards(scene, choices);
  if (cards.length === 0) return null;
  return (
    <div className="shelf-choice">
      {cards.map((card) => (
        <BigCard key={card.name.say} card={card} choices={choices} onPick={choose} />
      ))}
    </div>
  );
}

export function shelfCards(scene: Scene, choices: Choices): Card[] {
  const all = (scene.shelves ?? []).flatMap(({ cards }) => cards);
  return all.filter((card) => optionsOfCard(choices, card, null).length > 0);
}

/** A button that opens all rows of cards on the table. */
export function Shelves() {
  const { speaker, say } = useTable();
  const scene = useScene();
  const choices = useQuestion();
  const { choose } = useCommands();
  const [open, setOpen] = useState(false);
  if (scene.shelves === undefined || scene.shelves.length === 0) return null;
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
