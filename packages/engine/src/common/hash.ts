import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** A short name of a value that two different values never share in practice. */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 32);
}

/**
 * A number of 32 bits that tells two values apart unless chance will have it otherwise, whatever the order of their keys; what JSON leaves out
 * or calls null is the same to it. No proof
 * against malice, but ten times as quick as a fingerprint: it is made for every answer of every game.
 */
export function checksum(value: unknown): string {
  return (sum(value) >>> 0).toString(16).padStart(8, '0');
}

function sum(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return sumOfNumber(value);
    case 'string':
      return sumOfText(3, value);
    case 'boolean':
      return mixed(4, value ? 1 : 0);
    case 'object':
      if (Array.isArray(value)) return sumOfList(value);
      return isRecord(value) ? sumOfParts(value) : 5;
    default:
      return 5;
  }
}

function isRecord(value: object | null): value is { readonly [key: string]: unknown } {
  return value !== null;
}

function sumOfNumber(value: number): number {
  return value === (value | 0) ? mixed(1, value) : sumOfText(2, String(value));
}

/** Most of a position are lists of numbers. */
function sumOfList(list: readonly unknown[]): number {
  let total = mixed(6, list.length);
  for (let i = 0; i < list.length; i++) {
    const part = list[i];
    total = mixed(total, typeof part === 'number' ? sumOfNumber(part) : sum(part));
  }
  return total;
}

/**
 * Parts are added up, so that their order does not matter; as in JSON, a part that is undefined is none. Of all ways to go through them this
 * one finds each without looking it up.
 */
function sumOfParts(parts: { readonly [key: string]: unknown }): number {
  let total = 0;
  for (const key in parts) {
    const part = parts[key];
    if (part !== undefined) total = (total + mixed(sumOfText(7, key), sum(part))) | 0;
  }
  return mixed(8, total);
}

function sumOfText(start: number, text: string): number {
  let total = mixed(start, text.length);
  for (let i = 0; i < text.length; i++) total = Math.imul(total ^ text.charCodeAt(i), 0x0100_0193);
  return mixed(total, 9);
}

function mixed(total: number, more: number): number {
  let bits = Math.imul(total ^ more, 0x9e37_79b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85eb_ca77);
  return bits ^ (bits >>> 13);
}
