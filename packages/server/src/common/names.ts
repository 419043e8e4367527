/** Letters of other alphabets, and figures, that look like a Latin one; small, because names are compared in small letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεє',
  g: 'ԍ',
  h: 'нһη',
  k: 'кκ',
  l: 'iıіїι1|ӏ',
  j: 'јϳ',
  m: 'мμ',
  n: 'п',
  o: 'оοσ0',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
  z: 'ζ',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other, latin]),
  ),
);

/** A name as it looks at a glance: two names with the same look must not sit at one table. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain.normalize('NFC')].map((letter) => LATIN.get(letter) ?? letter).join('');
}

/** A name as it goes out of the house: people call themselves as they like, but nothing of it is a link or calls anybody. */
export function withoutLinks(name: string): string {
  return name.replace(/[/.:@]+(?=\S)/g, ' ').trim();
}
