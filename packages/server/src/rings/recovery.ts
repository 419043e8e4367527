import type { ConfirmMail, RecoverRing, ReturnByMail, RingCode, RingMail } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError, messageOf } from '../common/errors.ts';
import { asHandedOver, MailBudget, questionBudget } from '../common/mailbox.ts';
import { withoutLinks } from '../common/names.ts';
import type { Bucket } from '../common/rate-limit.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import type { MailDesk } from '../notices/ways/mail.ts';
import type { PassRow, RingRow } from '../store/rings/rings.ts';
import type { Store } from '../store/store.ts';
import { codeHash, newMailCode, newPassWord, newRecoveryCode } from './codes.ts';
import { type Came, type KeyRings, MOST_HELD } from './key-rings.ts';
import { PLAIN_PASS, spent } from './links.ts';
import { RING_TEXTS } from './texts.ts';

/** What a mail carries is good for so many tries of its code; what confirms an address for so long, in milliseconds. */
const MOST_TRIES = 5;
const CONFIRM_MS = 30 * 60 * 1000;

/** So many mails that lead back an address gets in a day, whoever asks. */
const RETURNS_A_DAY = 6;

/** A mail that leads back is good until the next may be sent: nobody bars another's way by asking in his place. */
const RETURN_MS = (24 * 60 * 60 * 1000) / RETURNS_A_DAY;

/** So many rings one mail leads to, each by itself. */
const MOST_RINGS = 5;

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
  readonly #questions = questionBudget();
  readonly #returns = new MailBudget(RETURNS_A_DAY);

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
    const { rings, log } = parts;
    const told = (work: Promise<void>) =>
      void work.catch((error: unknown) => log.warn({ err: messageOf(error) }, 'nobody was told of a device'));
    rings.came.add((came) => told(this.#tellCame(came)));
    rings.unmailed.add(({ ring, address }) => told(this.#tell(ring, address, 'unmailed')));
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
  async byCode(key: string, { code, name, brings }: RecoverRing): Promise<void> {
    const { store, rings } = this.#parts;
    const hash = codeHash(code);
    const known = await rings.find(key);
    if (known?.cameBy === hash) return;
    const ring = await store.rings.ring({ codeHash: hash });
    if (ring === undefined) throw spent();
    await rings.mayCome(ring.id, key);
    const arrival = await rings.arrival({ ring: ring.id, secretHash: hashOf(key), name, cameBy: hash }, brings);
    if (!(await store.rings.arriveByCode(hash, arrival))) throw spent();
    await rings.arrived(arrival);
  }

  /** An address to come back by: whoever reads there is asked, and until he has agreed the one before counts. */
  async setMail(key: string, { address, language }: RingMail, asker: string): Promise<void> {
    const { store, rings } = this.#parts;
    const { ring } = await rings.known(key);
    const mail = this.#handedOver(address);
    const empty = this.#questions.take(mail, asker);
    if (empty !== undefined) throw enough(empty);
    const pass = this.#newPass('mail-confirm', ring, hashOf(key), mail);
    await store.rings.passes.add(pass.row);
    try {
      await this.#send(mail, language, 'confirm', [{ ...pass, ring: await this.#named(ring, language) }]);
    } catch (error) {
      await store.rings.passes.drop(ring, 'mail-confirm');
      throw error;
    }
  }

  /** The address is one no more, and the question to another is withdrawn. */
  async removeMail(key: string): Promise<void> {
    const { store, rings } = this.#parts;
    const { ring } = await rings.known(key);
    const before = await store.rings.ring({ id: ring });
    await store.rings.passes.drop(ring, 'mail-confirm');
    await store.rings.setMail(ring, { mail: null, mailAt: null, mailBy: null });
    this.#tellBefore(before);
  }

  /** The button of the page that the mail leads to, on whichever device; or the code, on the one that has asked. */
  async confirmMail(key: string | undefined, said: ConfirmMail): Promise<void> {
    const { store } = this.#parts;
    const pass = await this.#pass('mail-confirm', key, said);
    const by = await store.rings.device({ secretHash: pass.deviceHash });
    const before = await store.rings.ring({ id: pass.ring });
    if (by?.ring !== pass.ring || !(await store.rings.passes.turn(pass.id, 'open', 'done'))) throw spent();
    await store.rings.setMail(pass.ring, { mail: pass.data, mailAt: store.clock.now(), mailBy: by.id });
    if (before?.mail !== pass.data) this.#tellBefore(before);
  }

  /**
   * A mail that leads back, if the address is known. Whoever asks does not learn whether it is: nothing waits for the mail. Where enough
   * was sent the last one is good still.
   */
  async askMail(key: string, { address, language }: RingMail, asker: string): Promise<void> {
    const { store, log } = this.#parts;
    const mail = this.#handedOver(address);
    const own = this.#returns.asker(asker);
    if (!own.take()) throw enough(own);
    if (!this.#returns.box(mail).take()) return;
    const rings = (await store.rings.ringsOfMail(mail)).slice(-MOST_RINGS).map(({ id }) => id);
    const [first, ...others] = (rings.length === 0 ? [''] : rings).map((ring) => ({
      ...this.#newPass('mail-return', ring, hashOf(key), mail),
      ring,
    }));
    await store.rings.passes.add(first.row, ...others.map(({ row }) => row));
    if (rings.length === 0) return;
    const send = async () => {
      const ways = [first, ...others].map(async (way) => ({ ...way, ring: await this.#named(way.ring, language) }));
      await this.#send(mail, language, 'comeBack', await Promise.all(ways));
    };
    void send().catch(() => log.warn('a mail that leads back was not sent'));
  }

  /** A device comes by a mail: the one on which the page's button was pressed, or the one that asked and typed the code. */
  async byMail(key: string, said: ReturnByMail): Promise<void> {
    const { store, rings } = this.#parts;
    const word = 'word' in said ? hashOf(said.word) : '';
    const known = await rings.find(key);
    if (word !== '' && known?.cameBy === word) return;
    const pass = await this.#pass('mail-return', key, said);
    const ring = await store.rings.ring({ id: pass.ring });
    if (ring?.mail !== pass.data || ring.mailAt === null) throw spent();
    await rings.mayCome(ring.id, key);
    const { name, brings } = said;
    const arrival = await rings.arrival({ ring: ring.id, secretHash: hashOf(key), name, cameBy: pass.id }, brings);
    if (!(await store.rings.arriveByPass(pass, arrival))) throw spent();
    await rings.arrived(arrival);
  }

  /** Those who can be reached are told that a device has come, or has gone over to others. */
  async #tellCame({ ring, from, name }: Came): Promise<void> {
    await this.#tellRing(ring, 'newDevice', name);
    if (from !== null) await this.#tellRing(from, 'left', name);
  }

  async #tellRing(ring: string, what: 'newDevice' | 'left', name: string): Promise<void> {
    const row = await this.#parts.store.rings.ring({ id: ring });
    if (row?.mail != null && row.mailAt !== null) await this.#tell(ring, row.mail, what, withoutLinks(name));
  }

  /** Whoever reads where a ring's mails went is told that they go there no more. */
  #tellBefore(before: RingRow | undefined): void {
    if (before?.mail != null && before.mailAt !== null)
      this.#parts.rings.unmailed.tell({ ring: before.id, address: before.mail });
  }

  async #tell(ring: string, to: string, what: 'newDevice' | 'left' | 'unmailed', name = ''): Promise<void> {
    const { mail, url, rings, log } = this.#parts;
    if (mail === null || url === null) return;
    const { subject, body } = RING_TEXTS[await rings.languageOf(ring)][what];
    const text = `${body(url, name)}\n\n${url}/devices\n`;
    const sent = await mail.send({ to, subject, text, key: newSecret() });
    if (!sent.arrived) log.warn('a mail about a key ring was not sent');
  }

  /** A ring as its owner knows it again in a mail. */
  async #named(ring: string, language: Language): Promise<string> {
    const { rings } = this.#parts.store;
    const devices = (await rings.devices(ring)).map(({ name }) => withoutLinks(name));
    const tables = await rings.tables(ring, { over: false, most: MOST_HELD });
    return RING_TEXTS[language].ring(devices.join(', ') || '–', tables.length);
  }

  #handedOver(address: string): string {
    if (this.#parts.mail === null || this.#parts.url === null)
      throw new ApiError('bad-request', 'this house sends no mail');
    const mail = asHandedOver(address);
    if (mail === undefined) throw new ApiError('bad-request', 'this is no mail address');
    return mail;
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
      expiresAt: now + (kind === 'mail-confirm' ? CONFIRM_MS : RETURN_MS),
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
    const open = (await passes.allOfDevice(deviceHash, kind, now)).filter(({ state }) => state === 'open');
    const counted = await Promise.all(open.map(({ id }) => passes.count(id, MOST_TRIES)));
    const hash = codeHash(said.code, deviceHash);
    const meant = open.findIndex(({ ring, codeHash }) => ring !== '' && codeHash === hash);
    if (counted[meant] === undefined) throw spent();
    return open[meant];
  }

  async #send(to: string, language: Language, what: 'confirm' | 'comeBack', ways: readonly MailedWay[]): Promise<void> {
    const { mail, url } = this.#parts;
    if (mail === null || url === null) throw new ApiError('bad-request', 'this house sends no mail');
    const texts = RING_TEXTS[language];
    const leads = ways.map(({ ring, word, code }) => {
      const link = `${url}/devices#${what === 'confirm' ? 'mail' : 'back'}=${word}`;
      return `${what === 'confirm' ? '' : `${ring}:\n`}${link}\n\n${texts.code(code)}`;
    });
    const said = texts[what].body(url, ways.map(({ ring }) => ring).join('\n'));
    const text = `${[said, ...leads, texts.once[what]].join('\n\n')}\n`;
    const sent = await mail.send({ to, subject: texts[what].subject, text, key: newSecret() });
    if (!sent.arrived) throw new ApiError('bad-request', `the mail was not taken: ${sent.error}`);
  }
}

/** What of a mail leads to a ring, and how that one is called. */
interface MailedWay {
  readonly ring: string;
  readonly word: string;
  readonly code: string;
}

function enough({ retryAfter }: Bucket): ApiError {
  return new ApiError('too-many', 'enough was sent to this address, or by you, today', { retryAfter });
}
