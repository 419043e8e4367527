import { argsOf, type Game, type Option, type Scene } from '@tabula/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { HintOf, OddsOf } from '../data/source.ts';
import { Glyph } from '../kit/glyph.tsx';
import { Emblem, ownerOf } from '../kit/owners.tsx';
import { Words } from '../kit/words.tsx';
import { type Chip, type Choices, groupName, shortOption } from './choices.ts';
import { TimeLeft } from './clock.tsx';
import { ComposerBox } from './composer.tsx';
import { OwnHand, optionsOfCard, ShelfChoice, shelfCards } from './hands.tsx';
import { TradeSheet } from './trade.tsx';
import type { Composer } from './use-composed.ts';
import { useVoice } from './voice.ts';

export interface PromptProps {
  readonly scene: Scene;
  readonly choices: Choices | null;
  readonly composer: Composer | null;
  readonly waiting: readonly number[];
  readonly barrier: string | null;
  readonly hint: HintOf | null;
  readonly hinting: boolean;
  readonly odds: ReadonlyMap<string, OddsOf | null>;
  readonly pointed: string | null;
  /** The group whose options are laid open. */
  readonly open: string | null;
  /** How much there is of the thing that an option names, by its id: cubes in a box. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The option that waits to be confirmed. */
  readonly sure: string | null;
  readonly onOpen: (group: string | null) => void;
  readonly onTake: (option: Option) => void;
  /** One meaning is taken, several are laid open. */
  readonly onPick: (options: readonly Option[]) => void;
  readonly onPoint: (space: string | null) => void;
  readonly onUndo: () => void;
  readonly onHint: () => void;
}

/** Who, what, which rule, and every way to answer. */
export function PromptBar(props: PromptProps) {
  const { choices, scene } = props;
  if (scene.trade !== undefined) return <TradeSheet {...props} trade={scene.trade} />;
  return (
    <section className={choices === null ? 'prompt idle' : 'prompt'} aria-live="off" data-over>
      <PromptHead {...props} />
      {choices !== null && <Answers {...props} choices={choices} />}
    </section>
  );
}

/** The ways to answer: a composer, cards to click, buttons for everything else. */
function Answers(props: PromptProps & { choices: Choices }) {
  const { choices, composer, scene, onPick } = props;
  const hands = (scene.hands ?? []).filter(
    ({ seat, cards }) => seat === choices.seat && cards.some((card) => optionsOfCard(choices, card, seat).length > 0),
  );
  const shown = [...hands.flatMap(({ cards }) => cards), ...shelfCards(scene, choices)];
  const onCards = new Set(shown.flatMap((card) => optionsOfCard(choices, card, null)));
  return (
    <>
      {composer !== null && <ComposerBox {...props} composer={composer} />}
      {composer === null &&
        hands.map((hand) => <OwnHand key={hand.name.say} hand={hand} choices={choices} onPick={onPick} />)}
      <ShelfChoice scene={scene} choices={choices} onPick={onPick} />
      <ChipRow {...props} without={composer === null ? onCards : NONE} />
    </>
  );
}

const NONE: ReadonlySet<Option> = new Set();

export function PromptHead(props: PromptProps) {
  const { choices, waiting, hint } = props;
  const { speaker, say } = useVoice();
  return (
    <div className="prompt-head">
      {choices !== null ? (
        <>
          <span className="prompt-who">
            <Emblem seat={choices.seat} size={26} />
          </span>
          <h2 className="prompt-text">
            <Words
              sentence={speaker.sentence(`prompt.${choices.ask.prompt.ask}`, choices.ask.prompt.args)}
              links={false}
            />
          </h2>
          {choices.ask.prompt.rule !== '' && (
            <span className="rule-chip">
              <Glyph name="book" size={14} /> {say('rule', { rule: choices.ask.prompt.rule })}
            </span>
          )}
          <BarredButton {...props} choices={choices} />
        </>
      ) : (
        <h2 className="prompt-text quiet">
          {waiting.length === 0
            ? say('prompt.over')
            : say('prompt.waiting', { names: list(waiting.map((seat) => speaker.seat(seat))), count: waiting.length })}
          {waiting.length > 0 && <Dots />}
        </h2>
      )}
      {hint !== null && choices !== null && <HintLine hint={hint} choices={choices} />}
      <span className="grow" />
      <PromptTools {...props} />
    </div>
  );
}

function HintLine({ hint, choices }: { hint: HintOf; choices: Choices }) {
  const { speaker, say } = useVoice();
  const option = choices.ask.options.find(({ id }) => id === hint.id);
  if (option === undefined) return null;
  return (
    <span className="hint-line" role="status">
      <Glyph name="bulb" size={16} />{' '}
      {say('hint.says', { option: speaker.option(option), chance: Math.round(100 * hint.value) })}
    </span>
  );
}

export function PromptTools({ choices, barrier, hinting, onUndo, onHint }: PromptProps) {
  const { say, me } = useVoice();
  if (me === null) return null;
  const known = barrier === 'chance' || barrier === 'revealed' || barrier === 'other-seat' || barrier === 'nothing';
  return (
    <span className="prompt-tools">
      <TimeLeft />
      {barrier !== null && barrier !== 'nothing' && choices !== null && (
        <span className="why">{known ? say(`barrier.${barrier}`) : ''}</span>
      )}
      <button type="button" className="button on-night" disabled={barrier !== null} onClick={onUndo}>
        <Glyph name="undo" /> {say('undo')}
      </button>
      <button type="button" className="button on-night" disabled={choices === null || hinting} onClick={onHint}>
        <Glyph name="bulb" /> {say('hint')}
      </button>
    </span>
  );
}

function Dots() {
  return (
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

export function list(names: readonly string[]): string {
  return names.join(', ');
}

/** What cannot be chosen now and has no place on the map to show it. */
function barredElsewhere(nouns: Readonly<Record<string, string>>, { ask, locked }: Choices) {
  return ask.barred.filter(({ option }) => !locked.has(spaceOf(nouns, option) ?? ''));
}

/** A padlock with a number: opens the list of what is not possible now, and why. */
function BarredButton({ choices, open, onOpen }: PromptProps & { choices: Choices }) {
  const { say, game } = useVoice();
  const { length } = barredElsewhere(game.nouns, choices);
  if (length === 0) return null;
  return (
    <button
      type="button"
      className="rule-chip barred-chip"
      aria-expanded={open === BARRED}
      aria-label={say('barred', { count: length })}
      title={say('barred', { count: length })}
      onClick={() => onOpen(open === BARRED ? null : BARRED)}
    >
      <Glyph name="lock" size={14} /> {length}
    </button>
  );
}

/** Every answer as a button, with its number. */
export function ChipRow(props: PromptProps & { choices: Choices; without?: ReadonlySet<Option> }) {
  const { choices, open, onOpen, composer, without = NONE } = props;
  const { speaker, say, game } = useVoice();
  const group = choices.chips.find(
    (chip): chip is Extract<Chip, { kind: 'group' }> => chip.kind === 'group' && chip.name === open,
  );
  const near = choices.ask.barred.filter(({ option }) => choices.locked.has(spaceOf(game.nouns, option) ?? ''));
  const far = barredElsewhere(game.nouns, choices);
  // What is confirmed in the composer, or lies there as a card, needs no second button.
  const elsewhere = (option: Option) =>
    without.has(option) || (composer?.options.length === 1 && composer.options[0] === option);
  const chips = choices.chips.filter((chip) =>
    chip.kind === 'one' ? !elsewhere(chip.option) : !chip.options.every(elsewhere),
  );
  return (
    <div className="chip-area">
      {group !== undefined && <GroupMenu {...props} group={group} />}
      <ul className="chips" aria-label={say('choices.label')}>
        {chips.map((chip) => (
          <li key={chip.kind === 'one' ? chip.option.id : chip.name}>
            {chip.kind === 'one' ? (
              <OptionChip {...props} option={chip.option} number={choices.chips.indexOf(chip) + 1} />
            ) : (
              <button
                type="button"
                className={open === chip.name ? 'chip opened' : 'chip'}
                aria-expanded={open === chip.name}
                onClick={() => onOpen(open === chip.name ? null : chip.name)}
              >
                <Digit number={choices.chips.indexOf(chip) + 1} />
                <OptionGlyph kind={chip.name} />
                <b>{groupName(speaker, chip.name, chip.options)}</b>
                <span className="count">{chip.options.length}</span>
                <Glyph name="down" size={14} />
              </button>
            )}
          </li>
        ))}
        {near.slice(0, 4).map(({ option, reason, rule }) => (
          <li key={`barred ${option.id}`}>
            <span
              className="chip barred"
              title={`${speaker.option(option)}: ${speaker.say(`reason.${reason}`)} (${rule})`}
            >
              <Glyph name="lock" size={14} />
              <b>{shortOption(speaker, option)}</b>
              <span>
                {speaker.say(`reason.${reason}`)}, {rule}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {open === BARRED && (
        <div className="group-menu" data-over>
          <ul className="reasons">
            {far.map(({ option, reason, rule }) => (
              <li key={option.id}>
                <Glyph name="lock" size={14} />
                <b>{speaker.option(option)}</b>
                <span>
                  {speaker.say(`reason.${reason}`)}, {rule}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** So many cubes are drawn one by one. */
const CUBES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Stands for the list of what cannot be chosen, among the groups. */
const BARRED = ' barred';

function Digit({ number }: { number: number }) {
  return number <= 9 ? (
    <span className="digit" aria-hidden="true">
      {number}
    </span>
  ) : null;
}

function OptionGlyph({ kind }: { kind: string }) {
  const { game } = useVoice();
  const glyph = game.look?.options[kind]?.glyph;
  return glyph === undefined ? null : <Glyph name={glyph} size={16} />;
}

function OptionChip({
  option,
  number,
  choices,
  odds,
  hint,
  sure,
  pointed,
  onTake,
  onPoint,
  amounts,
}: PromptProps & { choices: Choices; option: Option; number: number }) {
  const { speaker, game, say } = useVoice();
  const look = game.look?.options[option.kind];
  const note = choices.notes[option.id];
  const found = odds.get(option.id) ?? null;
  const amount = amounts.get(option.id);
  const owner = ownerOf(choices.seat);
  const short = shortOption(speaker, option);
  const full = speaker.option(option);
  const space = spaceOf(game.nouns, option);
  const lit = space !== null && pointed === space;
  const classes = [
    'chip',
    look?.fight ? 'fight' : '',
    lit ? 'pointed' : '',
    hint?.id === option.id ? 'advised' : '',
    sure === option.id ? 'sure' : '',
  ].join(' ');
  return (
    <button
      type="button"
      className={classes}
      data-option={option.id}
      onPointerEnter={() => onPoint(space)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(space)}
      onBlur={() => onPoint(null)}
      onClick={() => onTake(option)}
    >
      <Digit number={number} />
      {hint?.id === option.id && <Glyph name="bulb" size={15} />}
      <OptionGlyph kind={option.kind} />
      <b>{sure === option.id ? say('sure', { option: short }) : short}</b>
      {full !== short && <span className="hidden">: {full}</span>}
      {look?.fight ? (
        <span>
          {found === null ? say('attack') : say('attack.odds', { chance: Math.round(100 * wantedShare(game, found)) })}
        </span>
      ) : (
        note?.words !== undefined && <span>{speaker.phrase(note.words)}</span>
      )}
      {amount !== undefined && (
        <i className="cubes">
          {CUBES.slice(0, amount).map((cube) => (
            <i key={cube} style={{ background: owner.fill, borderColor: owner.edge }} />
          ))}
        </i>
      )}
      {note?.cost !== undefined && (
        <span className="chip-cost">
          <i style={{ background: 'currentColor' }} /> {note.cost}
        </span>
      )}
    </button>
  );
}

/** How likely the outcome is that the attacker wants; without a word of the game, the likeliest one. */
export function wantedShare(game: Game, { outcomes }: OddsOf): number {
  const wanted = game.look?.wanted;
  if (wanted === undefined) return outcomes[0]?.share ?? 0;
  return outcomes.find(({ outcome }) => outcome === wanted)?.share ?? 0;
}

export function spaceOf(nouns: Readonly<Record<string, string>>, option: Option): string | null {
  for (const [name, value] of Object.entries(argsOf(option)).reverse())
    if (nouns[name] === 'space') return String(value);
  return null;
}

/** The options of a kind, laid open above the prompt. */
function GroupMenu({
  group,
  onOpen,
  onTake,
  onPoint,
  hint,
}: PromptProps & { group: Extract<Chip, { kind: 'group' }> }) {
  const { speaker, game, say } = useVoice();
  const first = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    first.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(first.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const step =
      event.key === 'ArrowDown' || event.key === 'ArrowRight'
        ? 1
        : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
          ? -1
          : 0;
    if (step !== 0) {
      event.preventDefault();
      event.stopPropagation();
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
      const word = typed + event.key.toLowerCase();
      const found = buttons.find((button) => button.textContent?.toLowerCase().includes(word));
      setTyped(found === undefined ? event.key.toLowerCase() : word);
      (
        found ?? buttons.find((button) => button.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))
      )?.focus();
    }
  };
  return (
    <div className="group-menu" data-over>
      <header>
        <b>{groupName(speaker, group.name, group.options)}</b>
        <button type="button" onClick={() => onOpen(null)} aria-label={say('close')}>
          <Glyph name="close" size={16} />
        </button>
      </header>
      <ul ref={first} onKeyDown={walk}>
        {group.options.map((option) => {
          const space = spaceOf(game.nouns, option);
          return (
            <li key={option.id}>
              <button
                type="button"
                className={hint?.id === option.id ? 'advised' : ''}
                data-option={option.id}
                onPointerEnter={() => onPoint(space)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(space)}
                onBlur={() => onPoint(null)}
                onClick={() => onTake(option)}
              >
                {hint?.id === option.id && <Glyph name="bulb" size={15} />}
                {space === null ? shortOption(speaker, option) : speaker.say(`space.${space}`)}
                <span className="hidden">: {speaker.option(option)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
