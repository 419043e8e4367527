import type { Scene } from '@tabula/engine';
import { formOf } from '../board/layout.ts';
import { PieceForm } from '../board/piece-shapes.tsx';
import { merged } from '../board/provinces.ts';
import { LogLine } from '../log/log.tsx';
import { Tokens } from '../panels/panel-rows.tsx';
import { expected, type Fight, type Roll, struckOf } from '../question/fights.ts';
import { useTable } from '../session/table-context.ts';
import { Dice } from '../ui/dice.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Words } from '../ui/words.tsx';
import { Answers } from './prompt.tsx';
import { PromptTools } from './prompt-head.tsx';
import type { PromptProps } from './prompt-props.ts';
import { RuleChip } from './rule-chip.tsx';

interface BattleProps {
  readonly fight: Fight;
  readonly scene: Scene;
  readonly prompt: PromptProps;
  /** How likely the attack was to succeed when it was chosen, if anybody knew. */
  readonly before: number | null;
  readonly onClose: () => void;
}

/** A fight, step by step: both sides' dice, what is asked now, what has happened so far. */
export function BattlePanel({ fight, scene, prompt, before, onClose }: BattleProps) {
  const { speaker, say } = useTable();
  const { choices, waiting } = prompt;
  const place = fight.place === null ? '' : speaker.say(`space.${fight.place}`);
  const mine = fight.rolls.filter(({ seat }) => seat === fight.attacker);
  const theirs = fight.rolls.filter(({ seat }) => seat !== fight.attacker);
  const told = fight.events.filter((event) => typeof event.dice !== 'object');
  const defender = [...fight.seats].find((seat) => seat !== fight.attacker) ?? null;
  return (
    <section className="battle" data-over aria-label={say('battle.of', { place })}>
      <header>
        <Glyph name="swords" size={22} />
        <h2>{say('battle.of', { place })}</h2>
        <span className="grow" />
        <PromptTools {...prompt} />
        {choices === null && (
          <button type="button" className="button on-night" onClick={onClose}>
            {say('close')}
          </button>
        )}
      </header>
      <div className="battle-body">
        <Side seat={fight.attacker} place={fight.place} scene={scene} title={say('battle.attacks')} rolls={mine} />
        <div className="battle-middle">
          {choices !== null ? (
            <>
              <h3>
                <span>
                  <Words
                    sentence={speaker.sentence(`prompt.${choices.ask.prompt.ask}`, choices.ask.prompt.args)}
                    links={false}
                  />
                </span>
                <RuleChip rule={choices.ask.prompt.rule} light />
              </h3>
              <Answers {...prompt} choices={choices} />
            </>
          ) : (
            <h3>
              {fight.over
                ? say('battle.over')
                : say('prompt.waiting', {
                    names: waiting.map((seat) => speaker.seat(seat)).join(', '),
                    count: waiting.length,
                  })}
            </h3>
          )}
          <ol className="battle-told">
            {told
              .slice(choices === null ? -5 : -3)
              .reverse()
              .map((event) => (
                <li key={fight.events.indexOf(event)} className="line">
                  <LogLine event={event} />
                </li>
              ))}
          </ol>
        </div>
        <Side seat={defender} place={fight.place} scene={scene} title={say('battle.defends')} rolls={theirs} />
      </div>
      {before !== null && (
        <footer>
          <span>{say('battle.before')}</span>
          <b>{Math.round(100 * before)} %</b>
          <span className="bar">
            <i style={{ width: `${100 * before}%` }} />
          </span>
        </footer>
      )}
    </section>
  );
}

interface SideProps {
  readonly seat: number | null;
  readonly place: string | null;
  readonly scene: Scene;
  readonly title: string;
  readonly rolls: readonly Roll[];
}

/** One side: its army if it stands there, else the place itself; and what it rolled. */
function Side({ seat, place, scene, title, rolls }: SideProps) {
  const { speaker, game, say } = useTable();
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
