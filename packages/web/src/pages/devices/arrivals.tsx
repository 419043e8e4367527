import type { Brings, Ring, RingAsked } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { ErrorLine } from '../../client/attempt.tsx';
import { Link } from '../../ui/page-head.tsx';
import { useSay } from '../../ui/settings.ts';
import { BringAlong } from './bring-along.tsx';
import { useDeviceWords } from './device-words.ts';
import { askedToJoin, askToJoin, confirmMail, joinRing, returnByMail } from './ring-desk.ts';
import { ringErrorWords } from './ring-errors.ts';

/** How often, in milliseconds, a device that has asked looks what has become of it. */
const LOOK_MS = 1000;

/** A link carries its word behind the `#`, where no server sees it. */
export interface Arrival {
  readonly kind: 'add' | 'mail' | 'back';
  readonly word: string;
}

function arrivalFromLink(): Arrival | null {
  const [, kind, word] = /^#(add|mail|back)=([A-Za-z0-9_-]{22})$/.exec(location.hash) ?? [];
  return kind === 'add' || kind === 'mail' || kind === 'back' ? { kind, word } : null;
}

/** By which link one came; once the page stands, the address forgets it. */
export function useArrival(): Arrival | null {
  const [arrival] = useState(arrivalFromLink);
  useEffect(() => {
    if (arrival !== null) history.replaceState(null, '', '/devices');
  }, [arrival]);
  return arrival;
}

/** Nothing happens by a link alone: its page asks, and the button acts. */
export function Arriving({ arrival: { kind, word }, ring, onDone }: ArrivingProps) {
  if (kind === 'add') return <Join link={word} onDone={onDone} />;
  return <ByMail kind={kind} word={word} ring={ring} onDone={onDone} />;
}

interface ArrivingProps {
  readonly arrival: Arrival;
  /** The ring that this browser is on before; null if it is on none. */
  readonly ring: Ring | null;
  readonly onDone: () => void;
}

/** This device asks an old one, and shows the number that has to be chosen there. */
function Join({ link, onDone }: { link: string; onDone: () => void }) {
  const say = useSay();
  const words = useDeviceWords();
  const [asked, setAsked] = useState<RingAsked | null>(null);
  const [error, setError] = useState<string | null>(null);
  const waiting = asked?.state === 'asked';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      askedToJoin().then(setAsked, () => setAsked((was) => was && { ...was, state: 'void' }));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  const offer = asked?.state === 'chosen' ? asked.offer : undefined;
  const done = asked?.state === 'done';
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  const begin = () => {
    setError(null);
    askToJoin(link).then(setAsked, (problem) => setError(ringErrorWords(problem, words, say)));
  };
  const join = (brings: Brings | null) => {
    setError(null);
    joinRing(brings).then(setAsked, (problem) => setError(ringErrorWords(problem, words, say)));
  };
  return (
    <section className="card arriving">
      <h2>{words('join')}</h2>
      {asked === null && (
        <>
          <p>{words('join.note')}</p>
          <button type="button" className="button gold big" onClick={begin}>
            {words('join.yes')}
          </button>
        </>
      )}
      {waiting && (
        <p role="status">
          {words('join.number')}
          <strong className="arriving-number">{asked.number}</strong>
        </p>
      )}
      {offer !== undefined && <Offer offer={offer} onJoin={join} />}
      {asked?.state === 'refused' && <p role="alert">{words('join.refused')}</p>}
      {asked?.state === 'void' && <p role="alert">{words('join.void')}</p>}
      {done && (
        <p role="status">
          {words('join.done')} <Link to="/">{words('home')}</Link>
        </p>
      )}
      <ErrorLine text={error} />
    </section>
  );
}

/** This browser holds seats: it says which of them others are to hold too, and is told who they are. */
function Offer({ offer, onJoin }: { offer: NonNullable<RingAsked['offer']>; onJoin: (brings: Brings | null) => void }) {
  const words = useDeviceWords();
  const [brings, setBrings] = useState<Brings>('own');
  return (
    <div role="alertdialog" aria-label={words('bring')}>
      <p>{words('bring.note', { devices: offer.devices.join(', ') })}</p>
      <BringAlong own={offer.own} all={offer.all} brings={brings} onChange={setBrings} />
      <div className="keep-row">
        <button type="button" className="button gold" onClick={() => onJoin(brings)}>
          {words('bring.yes')}
        </button>
        <button type="button" className="button danger" onClick={() => onJoin(null)}>
          {words('bring.no')}
        </button>
      </div>
    </div>
  );
}

interface ByMailProps {
  readonly kind: 'mail' | 'back';
  readonly word: string;
  readonly ring: Ring | null;
  readonly onDone: () => void;
}

/** A mail has led here: to confirm an address, or to come back. */
function ByMail({ kind, word, ring, onDone }: ByMailProps) {
  const say = useSay();
  const words = useDeviceWords();
  const [told, setTold] = useState<string | null>(null);
  const [brings, setBrings] = useState<Brings>('own');
  const [error, setError] = useState<string | null>(null);
  const act = async () => {
    setError(null);
    try {
      if (kind === 'mail') {
        await confirmMail({ word });
        setTold(words('mail.thanks'));
      } else {
        const { tables } = await returnByMail({ word }, brings);
        setTold(words('back.done', { count: tables }));
      }
      onDone();
    } catch (problem) {
      setError(ringErrorWords(problem, words, say));
    }
  };
  return (
    <section className="card arriving">
      <h2>{words(kind === 'mail' ? 'mail.ask' : 'back.here')}</h2>
      {kind === 'back' && told === null && ring !== null && ring.tables > 0 && (
        <BringAlong own={ring.known} all={ring.tables} brings={brings} onChange={setBrings} />
      )}
      {told === null ? (
        <button type="button" className="button gold big" onClick={() => void act()}>
          {words(kind === 'mail' ? 'mail.yes' : 'back.here.yes')}
        </button>
      ) : (
        <p role="status">
          {told} <Link to="/">{words('home')}</Link>
        </p>
      )}
      <ErrorLine text={error} />
    </section>
  );
}
