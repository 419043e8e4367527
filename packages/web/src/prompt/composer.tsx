import type { Game, Prompt, Scene } from '@tabula/engine';
import type { KeyboardEvent, ReactNode } from 'react';
import { PieceForm } from '../board/piece-shapes.tsx';
import { CardFace } from '../panels/faces.tsx';
import {
  type Composer,
  type Composing,
  type Counts,
  fixedSize,
  keyOf,
  sizeOf,
  stepped,
  type Thing,
} from '../question/compose.ts';
import { saidOption } from '../question/option-words.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useScene } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { stepKeys } from './step-keys.ts';

/** What a change of the bundle does. */
type Compose = (counts: Counts) => void;

interface ComposerProps {
  readonly composer: Composer;
  readonly choices: Choices;
  readonly compose: Compose;
}

/** A bundle is put together here, from units with steppers or from cards; only what is listed can be confirmed. */
export function ComposerBox({ composer, choices }: Omit<ComposerProps, 'compose'>) {
  const { game, say } = useTable();
  const { take, compose } = useCommands();
  const props = { composer, choices, compose };
  const fromCards = isOfCards(game, composer.composing);
  const loses = choices.ask.options.some(({ kind }) => game.look?.options[kind]?.loses === true);
  const confirm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || composer.options.length !== 1) return;
    if (event.target instanceof HTMLElement && event.target.closest('button') !== null) return;
    event.preventDefault();
    event.stopPropagation();
    take(composer.options[0]);
  };
  return (
    <fieldset className="composer" aria-label={say('compose.label')} onKeyDown={confirm}>
      {fromCards ? <CardPicker {...props} /> : loses ? <PiecePicker {...props} /> : <Steppers {...props} />}
      <Sum {...props} />
    </fieldset>
  );
}

/** Whether a bundle is put together from cards. */
export function isOfCards(game: Game, { noun, things }: Composing): boolean {
  return things.some(({ id }) => game.look?.cards?.[`${noun}.${id}`] !== undefined);
}

interface SteppersProps extends Omit<ComposerProps, 'choices'> {
  readonly choices: Pick<Choices, 'seat' | 'ask'> & Partial<Pick<Choices, 'notes'>>;
  /** What one more or one less leads to. */
  readonly step?: typeof stepped;
}

/** Whose things are put together. */
function ownerIn(game: Game, { seat, ask: { prompt, options } }: SteppersProps['choices']): number {
  const whose = prompt.args?.[game.look?.options[options[0].kind]?.whose ?? ''];
  return whose === undefined ? seat : Number(whose);
}

/** A row for each kind of thing. */
export function Steppers({ composer, choices, compose, step = stepped }: SteppersProps) {
  const { game } = useTable();
  const owner = ownerIn(game, choices);
  return (
    <div className="steppers">
      {composer.composing.things.map((thing) => (
        <Stepper
          key={thing.id}
          thing={thing}
          composer={composer}
          seat={owner}
          price={priceOf(composer.composing, thing, choices.notes)}
          args={choices.ask.prompt.args}
          compose={compose}
          step={step}
        />
      ))}
    </div>
  );
}

/** What one thing alone costs, if anybody says so. */
function priceOf({ listed }: Composing, { id }: Thing, notes: Choices['notes'] = {}): number | undefined {
  const alone = listed.get(keyOf(new Map([[id, 1]])))?.[0];
  return alone === undefined ? undefined : notes[alone.id]?.cost;
}

const NOTHING: Counts = new Map();

/** As much as can be, and nothing; on a sheet, where something stands at any time, nothing only where that is an answer. */
export function AllOrNone({
  composer: { composing, counts },
  compose,
  whole = false,
}: Omit<ComposerProps, 'choices'> & { readonly whole?: boolean }) {
  const { say } = useTable();
  if (composing.things.length < 2 || fixedSize(composing) !== null) return null;
  const most = composing.bundles.reduce((best, bundle) => (sizeOf(bundle) > sizeOf(best) ? bundle : best));
  return (
    <span className="stepper-all">
      <button type="button" disabled={keyOf(most) === keyOf(counts)} onClick={() => compose(most)}>
        {say('compose.all')}
      </button>
      {(!whole || composing.listed.has(keyOf(NOTHING))) && (
        <button type="button" disabled={sizeOf(counts) === 0} onClick={() => compose(NOTHING)}>
          {say('compose.none')}
        </button>
      )}
    </span>
  );
}

interface StepperProps {
  readonly thing: Thing;
  readonly composer: Composer;
  readonly seat: number;
  readonly price: number | undefined;
  /** What the question is about. */
  readonly args: Prompt['args'];
  readonly compose: Compose;
  readonly step: typeof stepped;
}

/** One kind of thing: ticked where there is but one of it, else counted. */
function Stepper({ thing, composer, seat, price, args, compose, step }: StepperProps) {
  const { game, speaker } = useTable();
  const { composing } = composer;
  const key = `${composing.noun}.${thing.id}`;
  const name = speaker.thing(key, args);
  const look = game.look?.pieces[thing.id];
  const about = speaker.has(`about.${key}`) ? speaker.say(`about.${key}`) : undefined;
  const single = composing.things.every(({ most }) => most === 1);
  const face = (
    <>
      {look !== undefined && (
        <svg viewBox="-13 -13 26 27" width="26" height="27" aria-hidden="true">
          <PieceForm
            piece={{ at: '', kind: thing.id, owner: seat }}
            form={look.form}
            glyph={look.glyph}
            ink={undefined}
          />
        </svg>
      )}
      <span className="stepper-name" title={about}>
        <b>{name}</b>
        {/* Who buys reads what it is good for; who marches knows, and looks for where to go. */}
        {price !== undefined && about !== undefined && <span>{about}</span>}
      </span>
      {price !== undefined && (
        <small className="price">
          <Glyph name="coin" size={14} /> {price}
        </small>
      )}
    </>
  );
  const Form = thing.most === 1 && (look?.leads || single) ? Tick : Counter;
  return (
    <Form thing={thing} composer={composer} name={name} compose={compose} step={step}>
      {face}
    </Form>
  );
}

interface FormProps {
  readonly thing: Thing;
  readonly composer: Composer;
  readonly name: string;
  readonly compose: Compose;
  readonly step: typeof stepped;
  /** What the thing looks like and is called. */
  readonly children: ReactNode;
}

function Tick({ thing, composer: { composing, counts }, compose, step, children }: FormProps) {
  const chosen = (counts.get(thing.id) ?? 0) > 0;
  const next = step(composing, counts, thing.id, chosen ? -1 : 1);
  return (
    <button
      type="button"
      className={chosen ? 'stepper toggle chosen' : 'stepper toggle'}
      aria-pressed={chosen}
      disabled={next === null}
      onClick={() => next !== null && compose(next)}
    >
      {children}
      {chosen && <Glyph name="check" size={18} />}
    </button>
  );
}

function Counter({ thing, composer: { composing, counts }, name, compose, step, children }: FormProps) {
  const { say } = useTable();
  const count = counts.get(thing.id) ?? 0;
  const less = step(composing, counts, thing.id, -1);
  const more = step(composing, counts, thing.id, 1);
  const to = (next: Counts | null) => (next === null ? null : () => compose(next));
  const knob = (next: Counts | null, label: string, glyph: 'minus' | 'plus') => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={next === null}
      onClick={() => next !== null && compose(next)}
    >
      <Glyph name={glyph} size={16} />
    </button>
  );
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
      onKeyDown={stepKeys(to(more), to(less))}
    >
      {children}
      {knob(less, say('compose.less', { name }), 'minus')}
      <output aria-hidden="true">
        <b>{count}</b> <span>{say('compose.of', { most: thing.most })}</span>
      </output>
      {knob(more, say('compose.more', { name }), 'plus')}
    </div>
  );
}

/** The cards one has of each kind: as many as lie in the hand, or as many as can be taken. */
function inHand({ composer, choices }: Pick<SteppersProps, 'composer' | 'choices'>, scene: Scene): Counts {
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
export function CardPicker({ step = stepped, ...props }: SteppersProps) {
  const { speaker } = useTable();
  const { compose } = props;
  const { composing, counts } = props.composer;
  const held = inHand(props, useScene());
  return (
    <ul className="card-picker">
      {[...held].flatMap(([id, have]) =>
        Array.from({ length: have }, (_, i) => {
          const lifted = i < (counts.get(id) ?? 0);
          const next = step(composing, counts, id, lifted ? -1 : 1);
          const key = `${composing.noun}.${id}`;
          return (
            <li key={`${id}/${i.toString()}`}>
              <button
                type="button"
                className={lifted ? 'pick lifted' : 'pick'}
                aria-pressed={lifted}
                disabled={next === null}
                title={speaker.say(key)}
                onClick={() => next !== null && compose(next)}
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

/** So many pieces can still be clicked one by one. */
const CLICKABLE = 24;

/** Own pieces, of which those that are lost are clicked. */
function PiecePicker(props: SteppersProps) {
  const { speaker, game } = useTable();
  const { composer, choices, compose } = props;
  const { composing, counts } = composer;
  const pieces = composing.things.flatMap((thing) => Array.from({ length: thing.most }, (_, i) => ({ thing, i })));
  if (pieces.length > CLICKABLE) return <Steppers {...props} />;
  return (
    <ul className="piece-picker">
      {pieces.map(({ thing, i }) => {
        const lost = i < (counts.get(thing.id) ?? 0);
        const next = stepped(composing, counts, thing.id, lost ? -1 : 1);
        const look = game.look?.pieces[thing.id];
        const name = speaker.thing(`${composing.noun}.${thing.id}`, choices.ask.prompt.args);
        return (
          <li key={`${thing.id}/${i.toString()}`}>
            <button
              type="button"
              className={lost ? 'piece-pick lost' : 'piece-pick'}
              aria-pressed={lost}
              disabled={next === null}
              onClick={() => next !== null && compose(next)}
            >
              {look !== undefined && (
                <svg viewBox="-13 -13 26 27" width="30" height="31" aria-hidden="true">
                  <PieceForm
                    piece={{ at: '', kind: thing.id, owner: ownerIn(game, choices) }}
                    form={look.form}
                    glyph={look.glyph}
                    ink={undefined}
                  />
                </svg>
              )}
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How much is chosen; the way to confirm it, if it can be confirmed and nothing else is to be said. */
function Sum({ composer, choices, compose }: ComposerProps) {
  const { speaker, say } = useTable();
  const { take } = useCommands();
  const confirming = useInteraction((interaction) => interaction.confirming);
  const { composing, counts, options } = composer;
  const size = fixedSize(composing);
  const count = sizeOf(counts);
  const [only] = options;
  const note = only === undefined ? undefined : choices.notes[only.id]?.words;
  const deed = only === undefined ? '' : saidOption(speaker, only, choices.ask.prompt.ask, choices.ask.prompt.args);
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
      <AllOrNone composer={composer} compose={compose} />
      {options.length === 1 && (
        <button type="button" className="button gold" data-option={only.id} onClick={() => take(only)}>
          {confirming === only.id ? say('sure', { option: deed }) : deed}
        </button>
      )}
    </div>
  );
}
