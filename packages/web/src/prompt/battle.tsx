import { formOf } from '../board/layout.ts';
import { PieceForm } from '../board/piece-shapes.tsx';
import { merged } from '../board/provinces.ts';
import { LogLine } from '../log/log.tsx';
import { Tokens } from '../panels/panel-rows.tsx';
import { expected, type Fight, type Roll, shareBefore, struckOf } from '../question/fights.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';
import { Dice } from '../ui/dice.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Words } from '../ui/words.tsx';
import { Answers } from './prompt.tsx';
import { PromptTools, useWaitingWords } from './prompt-head.tsx';
import { RuleChip } from './rule-chip.tsx';

/** A fight, step by step: both sides' dice, what is asked now, what has happened so far. */
export function BattlePanel({ fight }: { fight: Fight }) {
  const { speaker, say } = useTable();
  const { closeFight } = useCommands();
  const choices = useQuestion();
  const place = fight.place === null ? '' : speaker.say(`space.${fight.place}`);
  const mine = fight.rolls.filter(({ seat }) => seat === fight.attacker);
  const theirs = fight.rolls.filter(({ seat }) => seat !== fight.attacker);
  const defender = [...fight.seats].find((seat) => seat !== fight.attacker) ?? null;
  return (
    <section className="battle" data-over aria-label={say('battle.of', { place })}>
      <header>
        <Glyph name="swords" size={22} />
        <h2>{say('battle.of', { place })}</h2>
        <span className="grow" />
        <PromptTools />
        {(fight.over || choices === null) && (
          <button
            type="button"
            className={fight.over ? 'button gold battle-continue' : 'button on-night'}
            onClick={() => closeFight(fight.start)}
          >
            {say(fight.over ? 'continue' : 'close')}
          </button>
        )}
      </header>
      <div className="battle-body">
        <Side seat={fight.attacker} place={fight.place} title={say('battle.attacks')} rolls={mine} />
        <div className="battle-middle">
          {choices === null || fight.over ? <Waiting over={fight.over} /> : <BattleQuestion choices={choices} />}
          <Told fight={fight} most={choices === null || fight.over ? 8 : 3} />
        </div>
        <Side seat={defender} place={fight.place} title={say('battle.defends')} rolls={theirs} />
      </div>
      <OddsBefore fight={fight} />
    </section>
  );
}

function BattleQuestion({ choices }: { choices: Choices }) {
  const { speaker } = useTable();
  const planned = useTableModel(({ plan }) => plan !== null);
  const { ask, args, rule } = choices.ask.prompt;
  // What is counted has a sheet of its own below.
  if (planned) return null;
  return (
    <>
      <h3>
        <span>
          <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
        </span>
        <RuleChip rule={rule} light />
      </h3>
      <Answers choices={choices} />
    </>
  );
}

function Waiting({ over }: { over: boolean }) {
  const { say } = useTable();
  const words = useWaitingWords();
  return <h3>{over ? say('battle.over') : words}</h3>;
}

/** What happened last, as it happened; dice are shown elsewhere. */
function Told({ fight: { events }, most }: { fight: Fight; most: number }) {
  const told = events.filter((event) => typeof event.dice !== 'object');
  return (
    <ol className="battle-told">
      {told.slice(-most).map((event) => (
        <li key={events.indexOf(event)} className="line">
          <LogLine event={event} />
        </li>
      ))}
    </ol>
  );
}

/** How likely the attack was to succeed when it was chosen, if anybody knew. */
function OddsBefore({ fight }: { fight: Fight }) {
  const { game, say } = useTable();
  const log = useTableModel((model) => model.log);
  const before = shareBefore(
    game,
    log,
    fight,
    useInteraction(({ oddsAtAttack }) => oddsAtAttack),
  );
  if (before === null) return null;
  return (
    <footer>
      <span>{say('battle.before')}</span>
      <b>{Math.round(100 * before)} %</b>
      <span className="bar">
        <i style={{ width: `${100 * before}%` }} />
      </span>
    </footer>
  );
}

interface SideProps {
  readonly seat: number | null;
  readonly place: string | null;
  readonly title: string;
  readonly rolls: readonly Roll[];
}

/** One side: its army if it stands there, else the place itself; and what it rolled. */
function Side({ seat, place, title, rolls }: SideProps) {
  const { speaker, game, say } = useTable();
  const scene = useScene();
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
      {rolls.slice(-2).map((roll) => (
        <RollView key={rolls.indexOf(roll)} roll={roll} />
      ))}
    </div>
  );
}

function RollView({ roll }: { roll: Roll }) {
  const { game, speaker, say } = useTable();
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
      />
      {hits !== null && (
        <p>
          <b>{say('hits', { hits })}</b>{' '}
          {hit !== undefined && (
            <span>{say('hits.expected', { expected: expected(roll.dice.length, hit).toFixed(1), hit })}</span>
          )}
        </p>
      )}
    </div>
  );
}
