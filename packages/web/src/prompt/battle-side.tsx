import type { Note, Option } from '@tabula/engine';
import { formOf } from '../board/layout.ts';
import { PieceForm } from '../board/piece-shapes.tsx';
import { merged } from '../board/provinces.ts';
import { Tokens } from '../panels/panel-rows.tsx';
import { type Fight, type Roll, struckOf } from '../question/fights.ts';
import { expected } from '../question/rounds.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';
import { Dice } from '../ui/dice.tsx';
import { Emblem } from '../ui/owners.tsx';

interface BattleSideProps {
  readonly fight: Fight;
  readonly seat: number | null;
  readonly attacker: boolean;
  readonly title: string;
  readonly rolls: readonly Roll[];
  /** It is the last round: its dice may be thrown again. */
  readonly now: boolean;
}

/** One side: its army if it stands there, else the place itself; and what it rolled. */
export function BattleSide({ fight, seat, attacker, title, rolls, now }: BattleSideProps) {
  const { speaker, game, say } = useTable();
  const scene = useScene();
  const { place } = fight;
  const here = scene.pieces.filter(({ at }) => at === place);
  const army = here.find((piece) => piece.owner === seat && formOf(game, piece) === 'pawn');
  const troops =
    army === undefined && seat !== null
      ? merged(here.filter((piece) => piece.owner === seat && formOf(game, piece) === 'plate'))
      : [];
  const name = seat !== null ? speaker.seat(seat) : place !== null ? speaker.say(`space.${place}`) : '';
  return (
    <div className="battle-side">
      <div className="side-head">
        {army !== undefined ? (
          <svg viewBox="-14 -18 28 40" width="32" height="44" aria-hidden="true">
            <PieceForm
              piece={{ at: army.at, kind: army.kind, ...(army.owner === undefined ? {} : { owner: army.owner }) }}
              form="pawn"
              glyph={undefined}
              ink={game.look?.styles[army.style ?? '']}
            />
          </svg>
        ) : (
          seat !== null && <Emblem seat={seat} size={26} />
        )}
        <div>
          <b>{name}</b>
          <span>{title}</span>
        </div>
        {troops.length > 0 && <Tokens tokens={troops} />}
        {army?.count !== undefined && (
          <div className="strength-figure">
            <b>{army.count}</b>
            <span>{say('strength')}</span>
          </div>
        )}
      </div>
      {rolls.map((roll) => (
        <RollView key={rolls.indexOf(roll)} roll={roll} fight={fight} attacker={attacker} now={now} />
      ))}
    </div>
  );
}

interface RollViewProps extends Pick<BattleSideProps, 'fight' | 'attacker' | 'now'> {
  readonly roll: Roll;
}

/** Dice as they fell, what changed them, how many hit and how many one expects. */
function RollView({ roll, fight, attacker, now }: RollViewProps) {
  const { game, speaker, say } = useTable();
  const { take } = useCommands();
  const again = useRerolls(attacker, now && !fight.over);
  const { hit, die, dark, sides } = game.look ?? {};
  const counted = roll.event.hits;
  const hits =
    typeof counted === 'number' ? counted : hit === undefined ? null : roll.dice.filter((one) => one >= hit).length;
  const words = speaker.event(roll.event);
  return (
    <div className="roll">
      {roll.seat === null && <p className="roll-name">{words.split(':')[0]}</p>}
      <Dice
        dice={roll.dice}
        hit={hit}
        struck={struckOf(roll.event)}
        faces={die}
        dark={dark}
        sides={sides}
        seat={roll.seat}
        label={words}
        size={roll.dice.length > 4 ? 36 : 42}
        {...(again.size === 0 ? {} : { options: again, onTake: take })}
      />
      {hits !== null && (
        <p className="roll-hits">
          <b>{say('hits', { hits })}</b>{' '}
          {hit !== undefined && (
            <span>{say('hits.expected', { expected: expected(roll.dice.length, hit).toFixed(1), hit })}</span>
          )}
        </p>
      )}
      <Modifiers fight={fight} roll={roll} />
    </div>
  );
}

/** By what a die shows: the answer that throws it again. */
function useRerolls(attacker: boolean, open: boolean): ReadonlyMap<number, { option: Option; words: string }> {
  const { speaker } = useTable();
  const choices = useQuestion();
  const found = new Map<number, { option: Option; words: string }>();
  if (!open || choices === null) return found;
  const wordsOf = (option: Option) => {
    const note = choices.notes[option.id]?.words;
    return note === undefined ? speaker.option(option) : `${speaker.option(option)}: ${speaker.phrase(note)}`;
  };
  const meant = (note: Note | undefined) => (note?.dice?.attacker === attacker ? note.dice.figures : []);
  for (const option of choices.options)
    for (const figure of meant(choices.notes[option.id])) found.set(figure, { option, words: wordsOf(option) });
  return found;
}

/** A chip for whatever changes the dice, and a dark one for what comes of it. */
function Modifiers({ fight, roll }: { fight: Fight; roll: Roll }) {
  const { game, speaker } = useTable();
  const view = useTableModel(({ viewer }) => viewer.view);
  const chips = game.modifiers?.(view, fight.events[0], roll.event) ?? [];
  if (chips.length === 0) return null;
  return (
    <ul className="battle-chips">
      {chips.map(({ words, result }) => {
        const said = speaker.phrase(words);
        return (
          <li key={said} className={result ? 'result' : ''}>
            {said}
          </li>
        );
      })}
    </ul>
  );
}
