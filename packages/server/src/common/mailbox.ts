import { domainToASCII, domainToUnicode } from 'node:url';
import { AddressBuckets, type Bucket } from './rate-limit.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** So many mails one address of the net causes in a day, to whomever. */
const ASKED_A_DAY = 20;

/**
 * A mail address as it is handed over: in small letters, its house by the letters of the net. Undefined where that would be another one
 * than was written, so that nobody is written to under two names.
 */
export function asHandedOver(address: string): string | undefined {
  const written = address.toLowerCase();
  const at = written.lastIndexOf('@');
  const [name, house] = [written.slice(0, at), written.slice(at + 1)];
  const known = domainToASCII(house);
  const same = written.normalize('NFKC').toLowerCase() === written && [known, domainToUnicode(known)].includes(house);
  const seen = !/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(written);
  if (!same || !seen || name === '' || known === '' || /^\.|\.\.|\.$/.test(known)) return undefined;
  return `${name}@${known}`;
}

/** Whose box that is: what stands behind a plus is only a label. */
function boxOf(address: string): string {
  return address.replace(/\+[^@]*@/, '@');
}

/** How many mails a box gets in a day, whoever asks; how many of one asker; and how many one asker causes. */
export class MailBudget {
  readonly #boxes: AddressBuckets;
  readonly #boxesOfAsker: AddressBuckets;
  readonly #askers = new AddressBuckets(ASKED_A_DAY / DAY_SECONDS, ASKED_A_DAY);

  constructor(perDay: number, ofOneAsker = perDay) {
    this.#boxes = new AddressBuckets(perDay / DAY_SECONDS, perDay);
    this.#boxesOfAsker = new AddressBuckets(ofOneAsker / DAY_SECONDS, ofOneAsker);
  }

  /** Of a mail address, as it is handed over. */
  box(address: string): Bucket {
    return this.#boxes.of(boxOf(address));
  }

  /** Of who asks, by his address of the net. */
  asker(address: string): Bucket {
    return this.#askers.of(address);
  }

  /** One mail more to a box, caused by somebody; or else what of it is used up. */
  take(address: string, asker: string): Bucket | undefined {
    const ofAsker = this.#boxesOfAsker.of(`${asker} ${boxOf(address)}`);
    const buckets = [this.asker(asker), ofAsker, this.box(address)];
    const empty = buckets.find(({ open }) => !open);
    if (empty === undefined) for (const bucket of buckets) bucket.take();
    return empty;
  }
}

/** So many questions whether it agrees a box gets in a day, and so many of one asker: a stranger alone does not use up another's. */
const QUESTIONS_A_DAY = 12;
const QUESTIONS_OF_ONE = 3;

export function questionBudget(): MailBudget {
  return new MailBudget(QUESTIONS_A_DAY, QUESTIONS_OF_ONE);
}
