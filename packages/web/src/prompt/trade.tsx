import type { Card, Hand, Trade } from '@tabula/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { Backs, CardFace } from '../panels/faces.tsx';
import { CardButton, OwnHand } from '../panels/own-hand.tsx';
import { type Choices, optionsOfCard } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { useWide } from '../ui/use-wide.ts';
import { ChipRow } from './chips.tsx';
import { ComposerBox } from './composer.tsx';
import { PromptHead } from './prompt-head.tsx';

type Offer = Trade['offers'][number];

/** A card that could be taken, and from whom. */
interface Taking {
  readonly card: Card;
  readonly from: number;
}

interface Pointed extends Taking {
  /** After how many takings somebody pointed at it. */
  readonly after: number;
}

/** The hand as it would be with the card that one points at. */
function handWith(hand: Hand, ahead: Taking | null): Hand {
  const { meter, cards } = hand;
  const key = ahead?.card.name.say ?? '';
  if (meter?.counts?.includes(key) !== true || cards.some(({ name }) => name.say === key)) return hand;
  return { ...hand, meter: { ...meter, value: meter.value + 1 } };
}

/** A trade, in the question's place: steps, the chain of takings, the offers, one's own hand. */
export default function TradePanel({ trade }: { trade: Trade }) {
  const { speaker } = useTable();
  const choices = useQuestion();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  // What was pointed at before the last taking is no longer there.
  const ahead = pointed?.after === trade.takings.length ? pointed : null;
  const setAhead = (taking: Taking | null) =>
    setPointed(taking === null ? null : { ...taking, after: trade.takings.length });
  // A finger's first tap only lifts a card; what a mouse points at lies above it.
  const [tapped, setTapped] = useState<Pointed | null>(null);
  const lifted = tapped?.after === trade.takings.length ? tapped : null;
  const wide = useWide();
  return (
    <section className="prompt trade" data-over>
      <div className="trade-head">
        <h2>
          <Glyph name="market" size={20} /> {speaker.phrase(trade.name)}
        </h2>
        <Steps trade={trade} />
        {!wide && <PromptHead />}
      </div>
      <Chain trade={trade} ahead={ahead ?? lifted} />
      {trade.offers.length > 0 && (
        <Offers
          trade={trade}
          choices={choices}
          onAhead={setAhead}
          onTap={(taking) => setTapped({ ...taking, after: trade.takings.length })}
        />
      )}
      <TradeHand trade={trade} choices={choices} ahead={ahead ?? lifted} />
      {lifted !== null && <TakeButton taking={lifted} choices={choices} />}
    </section>
  );
}

/** Takes the card that was lifted. */
function TakeButton({ taking: { card, from }, choices }: { taking: Taking; choices: Choices | null }) {
  const { speaker } = useTable();
  const { take } = useCommands();
  const [option] = optionsOfCard(choices, card, from);
  if (option === undefined) return null;
  return (
    <button type="button" className="button gold trade-take" data-gives={option.id} onClick={() => take(option)}>
      {speaker.option(option)}
    </button>
  );
}

/** What the others offer, in their order; one's own last, beside one's hand. */
function Offers({
  trade: { offers, next },
  choices,
  onAhead,
  onTap,
}: {
  trade: Trade;
  choices: Choices | null;
  onAhead: (taking: Taking | null) => void;
  onTap: (taking: Taking) => void;
}) {
  const { me } = useTable();
  const waiting = useTableModel(({ position }) => position.waiting);
  const after = 1 + offers.findIndex(({ seat }) => seat === me);
  return (
    <div className="offers">
      {[...offers.slice(after), ...offers.slice(0, after)].map((offer) => (
        <OfferColumn
          key={offer.seat}
          offer={offer}
          next={next === offer.seat}
          choosing={waiting.includes(offer.seat)}
          choices={choices}
          onAhead={(card) => onAhead(card === null ? null : { card, from: offer.seat })}
          onTap={(card) => onTap({ card, from: offer.seat })}
        />
      ))}
    </div>
  );
}

/** One's own hand, or what is put together from it; buttons for what is on no card. */
function TradeHand({ trade, choices, ahead }: { trade: Trade; choices: Choices | null; ahead: Taking | null }) {
  const { me } = useTable();
  const { hands = [] } = useScene();
  const composer = useTableModel((model) => model.composer);
  const onCards = new Set(
    trade.offers.flatMap(({ seat, cards }) => cards.flatMap((card) => optionsOfCard(choices, card, seat))),
  );
  return (
    <div className="trade-hand">
      {composer !== null && choices !== null ? (
        <ComposerBox composer={composer} choices={choices} />
      ) : (
        hands
          .filter(({ seat }) => seat === me)
          .map((hand) => <OwnHand key={hand.name.say} hand={handWith(hand, ahead)} choices={choices} />)
      )}
      {choices !== null && <ChipRow choices={choices} without={onCards} />}
    </div>
  );
}

function Steps({ trade: { steps = [], step = 0 } }: { trade: Trade }) {
  const { speaker } = useTable();
  if (steps.length === 0) return null;
  return (
    <ol className="trade-steps">
      {steps.map((name, i) => (
        <li key={name.say} className={i < step ? 'done' : i === step ? 'now' : ''} aria-current={i === step && 'step'}>
          {i < step && <Glyph name="check" size={14} />}
          {speaker.phrase(name)}
        </li>
      ))}
    </ol>
  );
}

/** Who took what from whom, in order; the taking one points at is drawn ahead. */
function Chain({ trade, ahead }: { trade: Trade; ahead: { card: Card; from: number } | null }) {
  const { speaker, say } = useTable();
  const { takings, next } = trade;
  const end = useRef<HTMLDivElement>(null);
  const length = takings.length + (ahead === null ? 0 : 1);
  useLayoutEffect(() => {
    if (length > 0) end.current?.scrollTo({ left: end.current.scrollWidth });
  }, [length]);
  if (takings.length === 0 && next === undefined) return null;
  const last = takings[takings.length - 1];
  return (
    <div className="chain" ref={end}>
      <span className="chain-name">{say('trade.takings')}</span>
      <ol>
        {takings.map(({ by, from, card }, i) => (
          <li key={i.toString()}>
            {takings[i - 1]?.from !== by && <SeatPill seat={by} now={false} />}
            <span className="chain-arrow">
              <i aria-hidden="true">{i + 1}</i>
              <CardFace card={{ name: card.name }} small />
            </span>
            <SeatPill seat={from} now={i === takings.length - 1 && next === from} />
            <span className="hidden">
              {say('trade.chain', { by: speaker.seat(by), from: speaker.seat(from), card: speaker.phrase(card.name) })}
            </span>
          </li>
        ))}
        {next !== undefined && last?.from !== next && (
          <li>
            <SeatPill seat={next} now />
          </li>
        )}
        {ahead !== null && (
          <li className="ahead">
            <span className="chain-arrow">
              <CardFace card={{ name: ahead.card.name }} small />
            </span>
            <SeatPill seat={ahead.from} now={false} />
          </li>
        )}
      </ol>
      {takings.length === 0 && <span className="aside">{say('trade.none')}</span>}
    </div>
  );
}

function SeatPill({ seat, now }: { seat: number; now: boolean }) {
  const { speaker, me, say } = useTable();
  return (
    <span className={now ? 'seat-pill now' : 'seat-pill'}>
      <Emblem seat={seat} size={15} /> {seat === me ? say('trade.you') : speaker.seat(seat)}
    </span>
  );
}

function OfferColumn({
  offer,
  next,
  choosing,
  choices,
  onAhead,
  onTap,
}: {
  offer: Offer;
  next: boolean;
  /** What is face down is not laid yet. */
  choosing: boolean;
  choices: Choices | null;
  onAhead: (card: Card | null) => void;
  onTap: (card: Card) => void;
}) {
  const { speaker, say, me } = useTable();
  const { seat, cards, hidden = 0, badge, gained = 0, note } = offer;
  const open = cards.some((card) => optionsOfCard(choices, card, seat).length > 0);
  const barred = choices !== null && !open && seat !== me && cards.some(({ gone }) => !gone);
  return (
    <section
      className={['offer', barred ? 'barred' : '', hidden > 0 && cards.length === 0 ? 'down' : ''].join(' ')}
      aria-label={`${speaker.phrase(offer.name)}: ${speaker.seat(seat)}`}
    >
      <header>
        <Emblem seat={seat} size={18} />
        <b>{seat === me ? say('trade.you') : speaker.seat(seat)}</b>
        {next && <span className="turn-pill">{say('trade.next')}</span>}
        {badge !== undefined && <span className="night-pill">{speaker.phrase(badge)}</span>}
      </header>
      <div className="offer-cards">
        <OfferCards offer={offer} choices={seat === me ? null : choices} onAhead={onAhead} onTap={onTap} />
        {hidden > 0 && choosing && <span className="offer-down">{say('trade.choosing', { count: hidden })}</span>}
        {hidden > 0 && !choosing && (
          <span className="offer-down">
            <Backs count={hidden} small /> <span aria-hidden="true">{say('card.backs', { count: hidden })}</span>
          </span>
        )}
      </div>
      <footer>
        {gained > 0 && (
          <span className="gained">
            {say('trade.gained')} <Gained seat={seat} count={gained} />
          </span>
        )}
        {note !== undefined && <span>{speaker.phrase(note)}</span>}
      </footer>
    </section>
  );
}

/** What a seat has taken: everybody has seen it. */
function Gained({ seat, count }: { seat: number; count: number }) {
  const { trade } = useScene();
  const taken = trade?.takings.filter(({ by }) => by === seat) ?? [];
  if (taken.length !== count) return <Backs count={count} small />;
  return taken.map(({ card }, i) => <CardFace key={i.toString()} card={{ name: card.name }} small />);
}

/** The open cards of an offer, and the gaps that taken ones left. */
function OfferCards({
  offer: { seat, cards },
  choices,
  onAhead,
  onTap,
}: {
  offer: Offer;
  choices: Choices | null;
  onAhead: (card: Card | null) => void;
  onTap: (card: Card) => void;
}) {
  return cards.map((card, i) => {
    const key = `${card.name.say}/${i.toString()}`;
    if (card.gone) return <TakenCard key={key} card={card} />;
    return <CardButton key={key} card={card} seat={seat} choices={choices} onPoint={onAhead} onTap={onTap} />;
  });
}

/** Where a card lay that was taken: whose it is now. */
function TakenCard({ card }: { card: Card }) {
  const { speaker } = useTable();
  const label = `${speaker.phrase(card.name)}${card.owner === undefined ? '' : `: ${speaker.seat(card.owner)}`}`;
  return (
    <span className="taken-card" title={label}>
      {card.owner !== undefined && <Emblem seat={card.owner} size={20} />}
      <span className="hidden">{label}</span>
      {card.note !== undefined && <small>{speaker.phrase(card.note)}</small>}
    </span>
  );
}
