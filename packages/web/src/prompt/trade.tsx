import type { Card, Option, Scene, Trade } from '@tabula/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { Backs, CardFace } from '../panels/faces.tsx';
import { CardButton, OwnHand } from '../panels/hands.tsx';
import { optionsOfCard } from '../question/choices.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { ChipRow } from './chips.tsx';
import { ComposerBox } from './composer.tsx';
import { useFolding } from './folding.tsx';
import { PromptHead } from './prompt-head.tsx';
import type { PromptProps } from './prompt-props.ts';

type Offer = Trade['offers'][number];

/** The sheet of a trade, in the question's place: steps, the chain of takings, the offers, one's own hand. */
export function TradePanel(props: PromptProps & { scene: Scene; trade: Trade }) {
  const { scene, trade, choices, composer } = props;
  const { speaker, me } = useTable();
  const [ahead, setAhead] = useState<{ card: Card; from: number } | null>(null);
  const folding = useFolding(choices);
  const pick = (options: readonly Option[]) => props.onPick(options);
  const mine = trade.offers.findIndex(({ seat }) => seat === me);
  const offers = mine < 0 ? trade.offers : [...trade.offers.slice(mine), ...trade.offers.slice(0, mine)];
  const onCards = new Set(
    offers.flatMap(({ seat, cards }) => cards.flatMap((card) => optionsOfCard(choices, card, seat))),
  );
  return (
    <section className={folding.folded ? 'prompt trade folded' : 'prompt trade'} data-over>
      <div className="trade-head">
        <h2>
          <Glyph name="market" size={20} /> {speaker.phrase(trade.name)}
        </h2>
        <Steps trade={trade} />
        <PromptHead {...props} folding={folding} />
      </div>
      <Chain trade={trade} ahead={ahead} />
      {offers.length > 0 && (
        <div className="offers">
          {offers.map((offer) => (
            <OfferColumn
              key={offer.seat}
              offer={offer}
              next={trade.next === offer.seat}
              choosing={props.waiting.includes(offer.seat)}
              choices={choices}
              onPick={pick}
              onAhead={(card) => setAhead(card === null ? null : { card, from: offer.seat })}
            />
          ))}
        </div>
      )}
      <div className="trade-hand">
        {composer !== null && choices !== null ? (
          <ComposerBox {...props} composer={composer} choices={choices} scene={scene} />
        ) : (
          scene.hands
            ?.filter(({ seat }) => seat === me)
            .map((hand) => <OwnHand key={hand.name.say} hand={hand} choices={choices} onPick={pick} />)
        )}
        {choices !== null && <ChipRow {...props} choices={choices} without={onCards} />}
      </div>
    </section>
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
  onPick,
  onAhead,
}: {
  offer: Offer;
  next: boolean;
  /** What is face down is not laid yet. */
  choosing: boolean;
  choices: PromptProps['choices'];
  onPick: (options: readonly Option[]) => void;
  onAhead: (card: Card | null) => void;
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
        {cards.map((card, i) =>
          card.gone ? (
            <TakenCard key={`${card.name.say}/${i.toString()}`} card={card} />
          ) : (
            <CardButton
              key={`${card.name.say}/${i.toString()}`}
              card={card}
              seat={seat}
              choices={seat === me ? null : choices}
              onPick={onPick}
              onPoint={onAhead}
            />
          ),
        )}
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
            {say('trade.gained')} <Backs count={gained} small />
          </span>
        )}
        {note !== undefined && <span>{speaker.phrase(note)}</span>}
      </footer>
    </section>
  );
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
