import type { Option } from '@tabula/engine';
import { hasOdds, isFight, shareOf } from '../question/odds.ts';
import { glyphOf, saidOption, shortOption } from '../question/option-words.ts';
import { type Choices, placeOf } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import {
  useAutoAnswerMs,
  useCommands,
  useInteraction,
  useKnownOdds,
  useOpenFight,
  useTableModel,
  useTooSoon,
} from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { ownerOf } from '../ui/owners.tsx';
import { usePointing } from './pointing.ts';

interface OptionChipProps {
  readonly option: Option;
  readonly choices: Choices;
  readonly number: number;
}

/** One answer: what it is, what it costs, what may come of it. */
export function OptionChip({ option, choices, number }: OptionChipProps) {
  const { speaker, game, say } = useTable();
  const { take } = useCommands();
  const tooSoon = useTooSoon(option);
  const space = placeOf(game, option, choices.from);
  const pointed = useInteraction((interaction) => space !== null && interaction.pointed === space);
  const confirming = useInteraction((interaction) => interaction.confirming === option.id);
  const pending = useInteraction((interaction) => interaction.pending === option.id);
  const advised = useInteraction(({ hint }) => hint?.id === option.id);
  const auto = useAutoAnswerMs();
  const glyph = glyphOf(game, option);
  const { ask, args } = choices.ask.prompt;
  const short = shortOption(speaker, option, ask, args);
  const full = saidOption(speaker, option, ask, args);
  const classes = [
    'chip',
    isFight(game, option, choices.notes[option.id]) ? 'fight' : '',
    pointed ? 'pointed' : '',
    advised ? 'advised' : '',
    confirming ? 'confirming' : '',
    pending ? 'pending' : '',
    auto !== null ? 'auto' : '',
  ].join(' ');
  return (
    <button
      type="button"
      className={classes}
      data-option={option.id}
      disabled={tooSoon}
      {...(auto === null ? {} : { title: say('only.title') })}
      {...usePointing(space)}
      onClick={() => take(option)}
    >
      <Digit number={number} />
      {advised && <Glyph name="bulb" size={15} />}
      {glyph !== undefined && <Glyph name={glyph} size={16} />}
      <b>{confirming ? say('sure', { option: short }) : short}</b>
      {!full.startsWith(short) && <span className="hidden">: {full}</span>}
      {auto !== null && (
        <span>
          {say('only')}
          <i className="going" style={{ animationDuration: `${auto}ms` }} />
        </span>
      )}
      <Remarks option={option} choices={choices} />
    </button>
  );
}

/** What is said of an option beside its name: odds or words, how much there is, what it costs. */
function Remarks({ option, choices }: Omit<OptionChipProps, 'number'>) {
  const { speaker, game, say } = useTable();
  const odds = useKnownOdds().get(option.id);
  const amount = useTableModel(({ amounts }) => amounts.get(option.id));
  const note = choices.notes[option.id];
  const fight = useOpenFight();
  const share = shareOf(game, note, odds);
  // In a fight everybody wants to know his own chance; before it, it is the attacker who asks.
  const inFight = fight !== null && !fight.over;
  const own = share === null || !inFight || fight.attacker === choices.seat ? share : 1 - share;
  return (
    <>
      {hasOdds(game, option, note) && (
        <span>
          {own === null
            ? inFight
              ? ''
              : say('attack')
            : say(inFight ? 'fight.odds' : 'attack.odds', { chance: Math.round(100 * own) })}
        </span>
      )}
      {note?.words !== undefined && (
        <span className={hasOdds(game, option, note) ? 'stakes' : undefined}>{speaker.phrase(note.words)}</span>
      )}
      {amount !== undefined && <Cubes count={amount} seat={choices.seat} />}
      {note?.cost !== undefined && (
        <span className="chip-cost">
          <i style={{ background: 'currentColor' }} /> {note.cost}
        </span>
      )}
    </>
  );
}

/** So many cubes are drawn one by one. */
const CUBES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function Cubes({ count, seat }: { count: number; seat: number }) {
  const { fill, edge } = ownerOf(seat);
  return (
    <i className="cubes">
      {CUBES.slice(0, count).map((cube) => (
        <i key={cube} style={{ background: fill, borderColor: edge }} />
      ))}
    </i>
  );
}
