import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 192 random bits: whoever holds it is the seat, the owner, the guest. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

const SECRET_BYTES = 24;
const TABLE_ID_BYTES = 12;

/** 96 random bits: a link that nobody guesses. */
export function newTableId(): string {
  return randomBytes(TABLE_ID_BYTES).toString('base64url');
}

/** Secrets and the id of a table that follow from a key: whoever sends the key again is told the same ones. */
export class DerivedSecrets {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  tableId(): string {
    return this.#derived('table').subarray(0, TABLE_ID_BYTES).toString('base64url');
  }

  secret(whose: string): string {
    return this.#derived(whose).subarray(0, SECRET_BYTES).toString('base64url');
  }

  #derived(what: string): Buffer {
    return createHmac('sha256', this.#key).update(`tabula ${what}`).digest();
  }
}

/** What is stored in place of an address. Without the key nobody finds out by trying all addresses there are. */
export function addressHash(key: string, address: string): string {
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
}

/** What is stored in place of a secret. A secret is random enough that its hash needs no salt and no slowness. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(`tabula secret: ${secret}`).digest('hex');
}
