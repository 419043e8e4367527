import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Chip, type Choices, groupName, placeOf, shortOption } from '../question/choices.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { type PromptProps, pointing } from './prompt-props.ts';

/** The options of a kind, laid open above the prompt. */
export function GroupMenu({
  choices,
  group,
  onOpen,
  onTake,
  onPoint,
  hint,
  taken,
}: PromptProps & { choices: Choices; group: Extract<Chip, { kind: 'group' }> }) {
  const { speaker, game, say } = useTable();
  const first = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // A finger has not pointed at anything yet.
    if (!matchMedia('(pointer: coarse)').matches)
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
      const said = ({ textContent }: HTMLElement) => (textContent ?? '').toLowerCase().replace(/^\d/, '');
      const found = buttons.find((button) => said(button).includes(word));
      setTyped(found === undefined ? event.key.toLowerCase() : word);
      (found ?? buttons.find((button) => said(button).startsWith(event.key.toLowerCase())))?.focus();
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
        {group.options.map((option, i) => {
          const space = placeOf(game, option, choices.from);
          const note = choices.notes[option.id]?.words;
          return (
            <li key={option.id}>
              <button
                type="button"
                className={taken === option.id ? 'pending' : hint?.id === option.id ? 'advised' : ''}
                data-option={option.id}
                {...pointing(onPoint, space)}
                onClick={() => onTake(option)}
              >
                {i < 9 && (
                  <span className="digit" aria-hidden="true">
                    {i + 1}
                  </span>
                )}
                {hint?.id === option.id && <Glyph name="bulb" size={15} />}
                <span>
                  {space === null
                    ? shortOption(speaker, option, choices.ask.prompt.ask)
                    : speaker.say(`space.${space}`)}
                  {note !== undefined && <small>{speaker.phrase(note)}</small>}
                </span>
                <span className="hidden">: {speaker.option(option)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
