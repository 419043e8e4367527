import type { Option, Scene } from '@tabula/engine';
import type { KeyboardEvent } from 'react';
import { PieceForm } from '../board/piece-shapes.tsx';
import { CardFace } from '../panels/faces.tsx';
import type { Choices } from '../question/choices.ts';
import { type Composer, type Counts, fixedSize, keyOf, sizeOf, stepped, type Thing } from '../question/compose.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';

interface ComposerProps {
  readonly composer: Composer;
  readonly choices: Choices;
  readonly scene: Scene;
  readonly sure: string | null;
  readonly onTake: (option: Option) => void;
}

/** A bundle is put together here, from units with steppers or from cards; only what is listed can be confirmed. */
export function ComposerBox(props: ComposerProps) {
  const { composer, onTake } = props;
  const { game, say } = useTable();
  const { noun, things } = composer.composing;
  const fromCards = things.some(({ id }) => game.look?.cards?.[`${noun}.${id}`] !== undefined);
  const confirm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || composer.options.length !== 1) return;
    if (event.target instanceof HTMLElement && event.target.closest('button') !== null) return;
    event.preventDefault();
    event.stopPropagation();
    onTake(composer.options[0]);
  };
  return (
    <fieldset className="composer" aria-label={say('compose.label')} onKeyDown={confirm}>
      {fromCards ? <CardPicker {...props} /> : <Steppers {...props} />}
      <Sum {...props} />
    </fieldset>
  );
}

function Steppers({ composer, choices }: ComposerProps) {
  const { game } = useTable();
  const { prompt, options } = choices.ask;
  const whose = prompt.args?.[game.look?.options[options[0].kind]?.whose ?? ''];
  const owner = whose === undefined ? choices.seat : Number(whose);
  return (
    <div className="steppers">
      {composer.composing.things.map((thing) => (
        <Stepper key={thing.id} thing={thing} composer={composer} seat={owner} />
      ))}
    </div>
  );
}

/** As much as can be, and as little. */
function AllOrNone({ composer: { composing, counts, change } }: { composer: Composer }) {
  const { say } = useTable();
  if (composing.things.length < 2 || fixedSize(composing) !== null) return null;
  const most = composing.bundles.reduce((best, bundle) => (sizeOf(bundle) > sizeOf(best) ? bundle : best));
  const least = composing.bundles.reduce((best, bundle) => (sizeOf(bundle) < sizeOf(best) ? bundle : best));
  return (
    <span className="stepper-all">
      <button type="button" disabled={keyOf(most) === keyOf(counts)} onClick={() => change(most)}>
        {say('compose.all')}
      </button>
      <button type="button" disabled={keyOf(least) === keyOf(counts)} onClick={() => change(least)}>
        {say('compose.none')}
      </button>
    </span>
  );
}

function Stepper({ thing, composer, seat }: { thing: Thing; composer: Composer; seat: number }) {
  const { game, speaker, say } = useTable();
  const { composing, counts, change } = composer;
  const count = counts.get(thing.id) ?? 0;
  const key = `${composing.noun}.${thing.id}`;
  const name = speaker.say(key);
  const about = speaker.has(`about.${key}`) ? speaker.say(`about.${key}`) : null;
  const look = game.look?.pieces[thing.id];
  const less = stepped(composing, counts, thing.id, -1);
  const more = stepped(composing, counts, thing.id, 1);
  const walk = (event: KeyboardEvent) => {
    const next = ['ArrowUp', 'ArrowRight'].includes(event.key)
      ? more
      : ['ArrowDown', 'ArrowLeft'].includes(event.key)
        ? less
        : undefined;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== null) change(next);
  };
  const icon = look !== undefined && (
    <svg viewBox="-13 -13 26 27" width="26" height="27" aria-hidden="true">
      <PieceForm piece={{ at: '', kind: thing.id, owner: seat }} form={look.form} glyph={look.glyph} ink={undefined} />
    </svg>
  );
  const single = composing.things.every(({ most }) => most === 1);
  if (thing.most === 1 && (look?.leads || single)) {
    const next = count > 0 ? less : more;
    return (
      <button
        type="button"
        className={count > 0 ? 'stepper toggle chosen' : 'stepper toggle'}
        aria-pressed={count > 0}
        disabled={next === null}
        onClick={() => next !== null && change(next)}
      >
        {icon}
        <Named name={name} about={about} />
        {count > 0 && <Glyph name="check" size={18} />}
      </button>
    );
  }
  return (
    <div
      className={count > 0 ? 'stepper chosen' : 'stepper'}
      role="spinbutton"
      tabIndex={0}
      aria-label={name}
      aria-valuenow={count}
      aria-valuemin={0}
      aria-valuemax={thing.most}
      aria-valuetext={`${count} ${say('compose.of', { most: thing.most })}`}
      onKeyDown={walk}
    >
      {icon}
      <Named name={name} about={about} />
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('compose.less', { name })}
        disabled={less === null}
        onClick={() => less !== null && change(less)}
      >
        <Glyph name="minus" size={16} />
      </button>
      <output>
        <b>{count}</b> <span>{say('compose.of', { most: thing.most })}</span>
      </output>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('compose.more', { name })}
        disabled={more === null}
        onClick={() => more !== null && change(more)}
      >
        <Glyph name="plus" size={16} />
      </button>
    </div>
  );
}

function Named({ name, about }: { name: string; about: string | null }) {
  return (
    <span className="stepper-name">
      <b>{name}</b>
      {about !== null && <span>{about}</span>}
    </span>
  );
}

/** The cards one has of each kind: as many as lie in the hand, or as many as can be taken. */
function inHand({ composer, choices, scene }: ComposerProps): Counts {
  const { noun, things } = composer.composing;
  const own = (scene.hands ?? []).filter(({ seat }) => seat === choices.seat).flatMap(({ cards }) => cards);
  const counts = new Map(things.map(({ id, most }) => [id, most]));
  const held = new Map<string, number>();
  for (const { name, count = 1 } of own)
    if (name.say.startsWith(`${noun}.`)) {
      const id = name.say.slice(noun.length + 1);
      held.set(id, (held.get(id) ?? 0) + count);
    }
  for (const [id, count] of held) counts.set(id, Math.max(count, counts.get(id) ?? 0));
  return counts;
}

/** A hand from which cards are lifted, one by one. */
function CardPicker(props: ComposerProps) {
  const { speaker } = useTable();
  const { composing, counts, change } = props.composer;
  const held = inHand(props);
  return (
    <ul className="card-picker">
      {[...held].flatMap(([id, have]) =>
        Array.from({ length: have }, (_, i) => {
          const lifted = i < (counts.get(id) ?? 0);
          const next = stepped(composing, counts, id, lifted ? -1 : 1);
          const key = `${composing.noun}.${id}`;
          return (
            <li key={`${id}/${i.toString()}`}>
              <button
                type="button"
                className={lifted ? 'pick lifted' : 'pick'}
                aria-pressed={lifted}
                disabled={next === null}
                title={speaker.say(key)}
                onClick={() => next !== null && change(next)}
              >
                <CardFace card={{ name: { say: key } }} />
              </button>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** How much is chosen; the way to confirm it, if it can be confirmed and nothing else is to be said. */
function Sum({ composer, choices, sure, onTake }: ComposerProps) {
  const { speaker, say } = useTable();
  const { composing, counts, options } = composer;
  const size = fixedSize(composing);
  const count = sizeOf(counts);
  const [only] = options;
  const note = only === undefined ? undefined : choices.notes[only.id]?.words;
  return (
    <div className="composer-sum">
      <span aria-live="polite">
        {size === null || size === 0 ? say('compose.chosen', { count }) : say('compose.chosen-of', { count, size })}
      </span>
      {options.length === 0 && (
        <span className="composer-why" role="status">
          {size !== null && count < size
            ? say('compose.more-needed', { count: size - count })
            : say('compose.not-listed')}
        </span>
      )}
      {options.length > 1 && <span className="hidden">{say('compose.then')}</span>}
      {note !== undefined && <span className="composer-note">{speaker.phrase(note)}</span>}
      <AllOrNone composer={composer} />
      {options.length === 1 && (
        <button type="button" className="button gold" data-option={only.id} onClick={() => onTake(only)}>
          {sure === only.id ? say('sure', { option: speaker.option(only) }) : speaker.option(only)}
        </button>
      )}
    </div>
  );
}
