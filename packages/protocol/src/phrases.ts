/**
 * What can be said at a public table before everybody there agrees to talk freely. It is sent as `:hello:`; pages say it in the language
 * of whoever reads it.
 */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'sorry',
  'one-moment',
  'back-soon',
  'no-hurry',
  'your-turn',
  'yes',
  'no',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The phrase that a text is; undefined if it is none. */
export function phraseOf(text: string): Phrase | undefined {
  return PHRASES.find((phrase) => text === `:${phrase}:`);
}
