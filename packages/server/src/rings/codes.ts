import { randomBytes, randomInt } from 'node:crypto';
import { hashOf } from '../common/secrets.ts';

/** Without letters that are taken for figures, or for each other (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How a recovery code is written: 26 letters, 130 bits. */
const GROUPS = [6, 4, 4, 4, 4, 4];

const MAIL_CODE_LETTERS = 8;

function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A recovery code, as it is shown once. */
export function newRecoveryCode(): string {
  return GROUPS.map(letters).join('-');
}

/** What is typed from a mail: 40 bits, which are enough for five tries in half an hour. */
export function newMailCode(): string {
  return `${letters(MAIL_CODE_LETTERS / 2)}-${letters(MAIL_CODE_LETTERS / 2)}`;
}

/** A code as it was meant: people write small letters, spaces, and an O for a zero. */
function asMeant(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** What is stored in place of a code. `salt`: of a short one, who may use it. */
export function codeHash(code: string, salt = ''): string {
  return hashOf(`code ${salt} ${asMeant(code)}`);
}

/** What a link carries behind the `#`: 128 bits. */
export function newPassWord(): string {
  return randomBytes(16).toString('base64url');
}

/** Three numbers of two figures that are not the same, and the one of them that is right. */
export function newNumbers(): { readonly number: number; readonly choices: readonly number[] } {
  const choices: number[] = [];
  while (choices.length < 3) {
    const number = randomInt(10, 100);
    if (!choices.includes(number)) choices.push(number);
  }
  return { number: choices[randomInt(choices.length)], choices };
}
