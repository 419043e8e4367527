import type { Result, Speaker } from '@tabula/engine';
import { table } from '../text-layout.ts';
import type { Words } from '../texts/index.ts';

/** How a game ended: the words of the rules, who won, everybody's points. */
export function resultLines({ points, winners, ending: how }: Result, speaker: Speaker, words: Words): string[] {
  const names = winners.map((seat) => speaker.seat(seat));
  const list = new Intl.ListFormat(words('locale'), { type: 'conjunction' }).format(names);
  const key = `ending.${how}`;
  return [
    ...(speaker.has(key) ? [speaker.say(key)] : []),
    words('ending.winners', { names: list, count: winners.length }),
    ...table(
      ['', words('ending.points')],
      points.map((p, seat) => [speaker.seat(seat), `${p}`]),
    ),
  ];
}
