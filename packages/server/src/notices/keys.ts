import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes keys that let their holder do one thing only, and knows them again without keeping them. */
export class NarrowKeys {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** A key for one thing. */
  of(what: string, id: string): string {
    const seal = createHmac('sha256', this.#secret).update(`${what} ${id}`).digest().subarray(0, 24);
    return `${id}.${seal.toString('base64url')}`;
  }

  /** For whom or what a key is, if it is one for this. */
  read(what: string, key: string): string | undefined {
    const [id = ''] = key.split('.');
    const [given, own] = [Buffer.from(key), Buffer.from(this.of(what, id))];
    return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
  }
}
