import type { ConfirmMail, RingCode } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../common/errors.ts';
import { AddressBuckets } from '../common/rate-limit.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import type { MailDesk } from '../notices/ways/mail.ts';
import type { PassRow, RingRow } from '../store/rings/rings.ts';
import type { Store } from '../store/store.ts';
import { codeHash, newMailCode, newPassWord, newRecoveryCode } from './codes.ts';
import type { KeyRings } from './key-rings.ts';
import { PLAIN_PASS, spent } from './links.ts';
import { RING_TEXTS } from './texts.ts';

/** What a mail carries is good for so long, in milliseconds; its code for so many tries. */
const MAIL_MS = 30 * 60 * 1000;
const MOST_TRIES = 5;

/** So many mails an address gets in a day, whoever asks. */
const MAILS_A_DAY = 6;

type Language = 'en' | 'it';

export interface RecoveryParts {
  readonly store: Store;
  readonly rings: KeyRings;
  /** Hands mails over; null: this house sends none. */
  readonly mail: MailDesk | null;
  /** The address that people see. */
  readonly url: string | null;
  readonly log: FastifyBaseLogger;
}

/** The ways back for whoever has lost all devices: a code on paper, a mail. */
export class Recovery {
  readonly #parts: RecoveryParts;
  readonly #mails = new AddressBuckets(MAILS_A_DAY / (24 * 60 * 60), MAILS_A_DAY);

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** A new recovery code, told once; the one before is no good any more. */
  async newCode(key: string): Promise<RingCode> {
    const { store, rings } = this.#parts;
    const { ring } = await rings.known(key);
    const code = newRecoveryCode();
    await store.rings.setCode(ring, codeHash(code));
    return { code };
  }

  /** A device comes by the recovery code, which is spent. Whoever sends it again because no reply came is in already. */
  async byCode(key: string, code: string, name: string): Promise<void> {
    const { store, rings } = this.#parts;
    const hash = codeHash(code);
    const known = await rings.find(key);
    if (known?.cameBy === hash) return;
    const ring = await store.rings.ring({ codeHash: hash });
    if (ring === undefined) throw spent();
    await rings.mayCome(ring.id, key);
    const arrival = await rings.arrival(ring.id, key, name, hash);
    if (!(await store.rings.arriveByCode(hash, arrival))) throw spent();
    await this.#arrived(ring, arrival.from, name);
  }

  /** An address to come back by: whoever reads there is asked. */
  async setMail(key: string, address: string, language: Language): Promise<void> {
    const { store, rings } = this.#parts;
    const { ring } = await rings.known(key);
    const mail = address.toLowerCase();
    this.#count(mail);
    const pass = this.#newPass('mail-confirm', ring, hashOf(key), mail);
    await store.rings.setMail(ring, mail, null);
    await store.rings.passes.add(pass.row);
    await this.#send(mail, language, 'confirm', pass);
  }

  async removeMail(key: string): Promise<void> {
    const { store, rings } = this.#parts;
    const { ring } = await rings.known(key);
    await store.rings.setMail(ring, null, null);
    await store.rings.passes.drop(ring, 'mail-confirm');
  }

  /** The button of the page that the mail leads to, on whichever device; or the code, on the one that has asked. */
  async confirmMail(key: string | undefined, said: ConfirmMail): Promise<void> {
    const { store } = this.#parts;
    const pass = await this.#pass('mail-confirm', key, said);
    if (!(await store.rings.passes.turn(pass.id, 'open', 'done'))) throw spent();
    const ring = await store.rings.ring({ id: pass.ring });
    if (ring?.mail !== pass.data) throw spent();
    await store.rings.setMail(pass.ring, pass.data, store.clock.now());
  }

  /** A mail that leads back, if the address is known. Whoever asks does not learn whether it is: nothing waits for the mail. */
  async askMail(key: string, address: string, language: Language): Promise<void> {
    const { store, log } = this.#parts;
    const mail = address.toLowerCase();
    this.#count(mail);
    const [ring] = await store.rings.ringsOfMail(mail);
    const pass = this.#newPass('mail-return', ring?.id ?? '', hashOf(key), mail);
    await store.rings.passes.add(pass.row);
    if (ring === undefined) return;
    void this.#send(mail, language, 'comeBack', pass).catch(() => log.warn('a mail that leads back was not sent'));
  }

  /** A device comes by a mail: the one on which the page's button was pressed, or the one that asked and typed the code. */
  async byMail(key: string, said: ConfirmMail, name: string): Promise<void> {
    const { store, rings } = this.#parts;
    const word = 'word' in said ? hashOf(said.word) : '';
    const known = await rings.find(key);
    if (word !== '' && known?.cameBy === word) return;
    const pass = await this.#pass('mail-return', key, said);
    // Whoever reads at an address holds every ring that has it: they become one.
    const [first, ...others] = await store.rings.ringsOfMail(pass.data);
    if (first?.id !== pass.ring) throw spent();
    await rings.mayCome(first.id, key);
    const arrival = await rings.arrival(first.id, key, name, pass.id);
    if (!(await store.rings.arriveByPass(pass, arrival))) throw spent();
    await this.#arrived(first, arrival.from, name);
    for (const other of others) await store.rings.share(other.id, first.id);
  }

  /** Those who can be reached are told that a device has come. */
  async tellArrival(ring: string, name: string): Promise<void> {
    const { store, mail, url, log } = this.#parts;
    const row = await store.rings.ring({ id: ring });
    if (row?.mail == null || row.mailAt === null || mail === null || url === null) return;
    const holder = await this.#parts.rings.languageOf(ring);
    const { subject, body } = RING_TEXTS[holder].newDevice;
    const sent = await mail.send({
      to: row.mail,
      subject,
      text: `${body(name, url)}\n\n${url}/devices\n`,
      key: newSecret(),
    });
    if (!sent.arrived) log.warn('a mail about a new device was not sent');
  }

  async #arrived(ring: RingRow, from: string | null, name: string): Promise<void> {
    await this.#parts.rings.arrived(ring.id, from);
    await this.tellArrival(ring.id, name);
  }

  #count(mail: string): void {
    if (this.#parts.mail === null || this.#parts.url === null)
      throw new ApiError('bad-request', 'this house sends no mail');
    const bucket = this.#mails.of(mail);
    if (!bucket.take())
      throw new ApiError('too-many', 'enough was sent to this address today', { retryAfter: bucket.retryAfter });
  }

  #newPass(kind: 'mail-confirm' | 'mail-return', ring: string, deviceHash: string, mail: string) {
    const now = this.#parts.store.clock.now();
    const [word, code] = [newPassWord(), newMailCode()];
    const row: PassRow = {
      ...PLAIN_PASS,
      id: hashOf(word),
      kind,
      ring,
      deviceHash,
      codeHash: codeHash(code, deviceHash),
      data: mail,
      askedAt: now,
      expiresAt: now + MAIL_MS,
    };
    return { word, code, row };
  }

  /** The pass that a link or a code stands for. Each try of a code is counted before it is judged. */
  async #pass(kind: 'mail-confirm' | 'mail-return', key: string | undefined, said: ConfirmMail): Promise<PassRow> {
    const { passes } = this.#parts.store.rings;
    const now = this.#parts.store.clock.now();
    if ('word' in said) {
      const pass = await passes.find(hashOf(said.word), kind, now);
      if (pass?.state !== 'open') throw spent();
      return pass;
    }
    const deviceHash = key === undefined ? '' : hashOf(key);
    const pass = await passes.ofDevice(deviceHash, kind, now);
    if (pass?.state !== 'open' || (await passes.count(pass.id, MOST_TRIES)) === undefined) throw spent();
    if (pass.ring === '' || pass.codeHash !== codeHash(said.code, deviceHash)) throw spent();
    return pass;
  }

  async #send(
    to: string,
    language: Language,
    what: 'confirm' | 'comeBack',
    { word, code }: { readonly word: string; readonly code: string },
  ): Promise<void> {
    const { mail, url } = this.#parts;
    if (mail === null || url === null) throw new ApiError('bad-request', 'this house sends no mail');
    const texts = RING_TEXTS[language];
    const link = `${url}/devices#${what === 'confirm' ? 'mail' : 'back'}=${word}`;
    const text = `${texts[what].body(url)}\n\n${link}\n\n${texts.code(code)}\n`;
    const sent = await mail.send({ to, subject: texts[what].subject, text, key: newSecret() });
    if (!sent.arrived) throw new ApiError('bad-request', `the mail was not taken: ${sent.error}`);
  }
}
