import type { Card, Hand, Meter, Seat } from '@tabula/engine';
import { type Choices, digitOfCard, optionsOfCard } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Backs, CardFace, useAbout } from './faces.tsx';
import { SmallHand } from './hands.tsx';

interface CardButtonProps {
  readonly card: Card;
  readonly seat: Seat | null;
  readonly choices: Choices | null;
  readonly onPoint?: (card: Card | null) => void;
  /** What a finger's tap does instead. */
  readonly onTap?: (card: Card) => void;
}

/** A card that glows and can be clicked if some option names it. */
export function CardButton({ card, seat, choices, onPoint, onTap }: CardButtonProps) {
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
      onClick={({ nativeEvent }) => {
        if (onTap !== undefined && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') onTap(card);
        else choose(options);
      }}
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
