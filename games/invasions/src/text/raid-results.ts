/** XI.E-F How a raid ends: with 5 a little is won, with 7 a lot. The table has room for what older raids add to the die. */
const SOME = 5;
const GREAT = 7;
const MOST = 14;

/** The words of a raid by what was rolled; what is not named is a failure. */
export function raided({ failed, some, great }: Readonly<Record<'failed' | 'some' | 'great', string>>): string {
  const rolls = Array.from({ length: MOST - SOME + 1 }, (_, i) => SOME + i);
  const cases = rolls.map((roll) => `=${roll} {${roll < GREAT ? some : great}}`);
  return `{roll, plural, ${cases.join(' ')} other {${failed}}}`;
}
