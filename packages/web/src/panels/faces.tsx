import type { Card, Ink } from '@tabula/engine';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';

const PLAIN: Ink = { fill: '#E9DDBF', edge: '#8F7D60', light: '#FFFDF6', on: '#2A2018' };

/** How a card looks: its pictogram and colours, by its message key. */
export function useCardLook(say: string): { ink: Ink; glyph: Parameters<typeof Glyph>[0]['name'] | undefined } {
  const { game } = useTable();
  const look = game.look?.cards?.[say];
  return { ink: game.look?.styles[look?.style ?? ''] ?? PLAIN, glyph: look?.glyph };
}

/** What a card does, if the game tells. */
export function useAbout(): (card: Card) => string | null {
  const { speaker } = useTable();
  return ({ name }) => (speaker.has(`about.${name.say}`) ? speaker.say(`about.${name.say}`, name.args) : null);
}

/** The letters of one word that go beside each other on a card. */
const ROOM = 8;

const isLong = (name: string) => name.split(/[\s-]/).some((word) => word.length > ROOM);

/** A card seen from the front: a picture in its colours, its name, how many there are. Small, the picture stands for the name. */
export function CardFace({ card, small = false }: { card: Card; small?: boolean }) {
  const { speaker } = useTable();
  const { ink, glyph } = useCardLook(card.name.say);
  const key = `short.${card.name.say}`;
  const name = speaker.say(speaker.has(key) ? key : card.name.say, card.name.args);
  return (
    <span
      className={[
        'face',
        small ? 'small' : '',
        small && glyph === undefined ? 'named' : '',
        card.gone ? 'gone' : '',
        card.fresh ? 'fresh' : '',
      ].join(' ')}
    >
      <span className="face-picture" style={{ background: ink.fill, color: ink.on }}>
        {glyph !== undefined && <Glyph name={glyph} size={small ? 15 : 24} />}
        {glyph === undefined && ink.mark !== undefined && <b className="face-mark">{ink.mark}</b>}
      </span>
      {(!small || glyph === undefined) && <span className={isLong(name) ? 'face-name long' : 'face-name'}>{name}</span>}
      {(card.count ?? 1) > 1 && <b className="face-count">{card.count}</b>}
      {card.owner !== undefined && (
        <span className="face-owner">
          <Emblem seat={card.owner} size={15} />
        </span>
      )}
    </span>
  );
}

/** Cards seen from behind: one back with a number. */
export function Backs({ count, small = false }: { count: number; small?: boolean }) {
  const { say } = useTable();
  if (count === 0) return null;
  return (
    <span className={small ? 'face back small' : 'face back'} title={say('card.backs', { count })}>
      <span className="hidden">{say('card.backs', { count })}</span>
      {count > 1 && (
        <b className="face-count" aria-hidden="true">
          {count}
        </b>
      )}
    </span>
  );
}
