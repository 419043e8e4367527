import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object in order, so that equal values give equal text: numbers first, as objects have them, then words. */
export function canonical(value: unknown): string {
  return written(value) ?? 'null';
}

/** As `JSON.stringify` would write it; undefined where it leaves something out. A replacer of its own would take ten times as long. */
function written(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return written(value.toJSON());
  if (Array.isArray(value)) return writtenList(value);
  return isRecord(value) ? writtenParts(value) : undefined;
}

function writtenList(list: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${written(list[i]) ?? 'null'}`;
  return `[${text}]`;
}

function writtenParts(parts: { readonly [key: string]: unknown }): string {
  let text = '';
  for (const key of inOrder(Object.keys(parts))) {
    const part = written(parts[key]);
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${part}`;
  }
  return `{${text}}`;
}

/** Keys that are numbers come first, and in order, as they are. */
function inOrder(keys: string[]): string[] {
  let words = 0;
  while (words < keys.length && isIndex(keys[words])) words++;
  return words === 0 ? keys.sort() : [...keys.slice(0, words), ...keys.slice(words).sort()];
}

/** Whether an object keeps its keys of this kind before all others, and in order. */
function isIndex(key: string): boolean {
  const number = Number(key);
  return String(number >>> 0) === key && number < 0xffff_ffff;
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
