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

/** How many mails a box gets in a day, whoever asks, and how many one asker causes. */
export class MailBudget {
  readonly #boxes: AddressBuckets;
  readonly #askers = new AddressBuckets(ASKED_A_DAY / DAY_SECONDS, ASKED_A_DAY);

  constructor(perDay: number) {
    this.#boxes = new AddressBuckets(perDay / DAY_SECONDS, perDay);
  }

  /** Of a mail address, as it is handed over. */
  box(address: string): Bucket {
    return this.#boxes.of(boxOf(address));
  }

  /** Of who asks, by his address of the net. */
  asker(address: string): Bucket {
    return this.#askers.of(address);
  }
}
