import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits: whoever holds it is the seat, the owner, the guest. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** 96 random bits: a link that nobody guesses. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url');
}

/** What is stored in place of a secret. A secret is random enough that its hash needs no salt and no slowness. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(`tabula secret: ${secret}`).digest('hex');
}
