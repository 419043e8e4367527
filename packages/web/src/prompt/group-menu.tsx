import type { Option } from '@tabula/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { groupName, shortOption } from '../question/option-words.ts';
import { type Chip, type Choices, placeOf } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useTooSoon } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { usePointing } from './pointing.ts';

interface GroupMenuProps {
  readonly choices: Choices;
  readonly group: Extract<Chip, { kind: 'group' }>;
}

/** The options of a kind, laid open above the prompt. */
export function GroupMenu({ choices, group }: GroupMenuProps) {
  const { speaker, say } = useTable();
  const { openGroup } = useCommands();
  const list = useRef<HTMLUListElement>(null);
  const walk = useListKeys(() => [...(list.current?.querySelectorAll('button') ?? [])]);
  const first = group.options[0];
  const tooSoon = useTooSoon(first);
  useEffect(() => {
    // A finger has not pointed at anything yet; and what cannot be taken in the first moment gets the focus after it.
    if (tooSoon || matchMedia('(pointer: coarse)').matches) return;
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [tooSoon]);
  return (
    <div className="group-menu" data-over>
      <header>
        <b>{groupName(speaker, group.name, group.options)}</b>
        <button type="button" onClick={() => openGroup(null)} aria-label={say('close')}>
          <Glyph name="close" size={16} />
        </button>
      </header>
      <ul ref={list} onKeyDown={walk}>
        {group.options.map((option, i) => (
          <GroupOption key={option.id} option={option} choices={choices} number={i + 1} />
        ))}
      </ul>
    </div>
  );
}

function GroupOption({ option, choices, number }: { option: Option; choices: Choices; number: number }) {
  const { speaker, game } = useTable();
  const { take } = useCommands();
  const tooSoon = useTooSoon(option);
  const pending = useInteraction((interaction) => interaction.pending === option.id);
  const advised = useInteraction(({ hint }) => hint?.id === option.id);
  const space = placeOf(game, option, choices.from);
  const note = choices.notes[option.id]?.words;
  return (
    <li>
      <button
        type="button"
        className={pending ? 'pending' : advised ? 'advised' : ''}
        data-option={option.id}
        disabled={tooSoon}
        {...usePointing(space)}
        onClick={() => take(option)}
      >
        {number <= 9 && (
          <span className="digit" aria-hidden="true">
            {number}
          </span>
        )}
        {advised && <Glyph name="bulb" size={15} />}
        <span>
          {space === null ? shortOption(speaker, option, choices.ask.prompt.ask) : speaker.say(`space.${space}`)}
          {note !== undefined && <small>{speaker.phrase(note)}</small>}
        </span>
        <span className="hidden">: {speaker.option(option)}</span>
      </button>
    </li>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows walk a list of buttons, letters go to the one that has them. */
function useListKeys(all: () => HTMLButtonElement[]): (event: KeyboardEvent) => void {
  const [typed, setTyped] = useState('');
  return (event) => {
    const buttons = all();
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const at = buttons.findIndex((button) => button.matches(':focus'));
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
      const letter = event.key.toLowerCase();
      const word = typed + letter;
      const said = ({ textContent }: HTMLElement) => (textContent ?? '').toLowerCase().replace(/^\d/, '');
      const found = buttons.find((button) => said(button).includes(word));
      setTyped(found === undefined ? letter : word);
      (found ?? buttons.find((button) => said(button).startsWith(letter)))?.focus();
    }
  };
}
