import { Dice } from '../kit/dice.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Emblem } from '../kit/owners.tsx';
import { Words } from '../kit/words.tsx';
import { expected, type Fight, type Roll } from './fights.ts';
import { LogLine } from './log.tsx';
import { ChipRow, type PromptProps, PromptTools } from './prompt.tsx';
import { useVoice } from './voice.ts';

/** A fight, step by step: both sides' dice, what is asked now, what has happened so far. */
export function BattleSheet({ fight, prompt, onClose }: { fight: Fight; prompt: PromptProps; onClose: () => void }) {
  const { speaker, say } = useVoice();
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
        <Side seat={fight.attacker} title={say('battle.attacks')} rolls={mine} />
        <div className="battle-middle">
          {choices !== null ? (
            <>
              <h3>
                <Words
                  sentence={speaker.sentence(`prompt.${choices.ask.prompt.ask}`, choices.ask.prompt.args)}
                  links={false}
                />
                {choices.ask.prompt.rule !== '' && (
                  <span className="rule-chip light">
                    <Glyph name="book" size={14} /> {say('rule', { rule: choices.ask.prompt.rule })}
                  </span>
                )}
              </h3>
              <ChipRow {...prompt} choices={choices} />
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
              .slice(-4)
              .reverse()
              .map((event) => (
                <li key={fight.events.indexOf(event)} className="line">
                  <LogLine event={event} />
                </li>
              ))}
          </ol>
        </div>
        <Side seat={defender} title={say('battle.defends')} rolls={theirs} place={place} />
      </div>
    </section>
  );
}

function Side({
  seat,
  title,
  rolls,
  place,
}: {
  seat: number | null;
  title: string;
  rolls: readonly Roll[];
  place?: string;
}) {
  const { speaker } = useVoice();
  return (
    <div className="battle-side">
      <div className="side-head">
        {seat !== null && <Emblem seat={seat} size={26} />}
        <div>
          <b>{seat === null ? (place ?? '') : speaker.seat(seat)}</b>
          <span>{title}</span>
        </div>
      </div>
      {rolls.slice(-2).map((roll) => (
        <RollView key={rolls.indexOf(roll)} roll={roll} />
      ))}
    </div>
  );
}

function RollView({ roll }: { roll: Roll }) {
  const { game, speaker, say } = useVoice();
  const hit = game.look?.hit ?? 4;
  const hits = roll.dice.filter((die) => die >= hit).length;
  return (
    <div className="roll">
      {roll.seat === null && <p className="roll-name">{speaker.event(roll.event).split(/[:：]/)[0]}</p>}
      <Dice
        dice={roll.dice}
        hit={hit}
        seat={roll.seat}
        label={speaker.event(roll.event)}
        size={roll.dice.length > 5 ? 34 : 42}
      />
      <p>
        <b>{say('hits', { hits })}</b>{' '}
        <span>{say('hits.expected', { expected: expected(roll.dice.length, hit).toFixed(1), hit })}</span>
      </p>
    </div>
  );
}
