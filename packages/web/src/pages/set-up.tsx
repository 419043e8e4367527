import { botWord } from '@tabula/bots/characters';
import { type Game, valuesFor } from '@tabula/engine';
import type { LevelName, OurBotName } from '@tabula/protocol';
import { useMemo, useState } from 'react';
import { createTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { ClientError } from '../client/client-error.ts';
import { speakerOf } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem, ownerOf } from '../ui/owners.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay, useSettings } from '../ui/settings.ts';
import { changedBot, isOurBot } from './bot-choice.ts';
import { OpponentFields } from './opponent-fields.tsx';
import { sidesOf } from './sides.ts';

const LEVELS: readonly LevelName[] = ['easy', 'normal', 'hard'];

/** How one plays against bots: how many, how strong, on which side, by which of the settings that change most. */
export interface Play {
  readonly bots: number;
  readonly level: OurBotName;
  /** One's own seat; null: by lot. */
  readonly side: number | null;
  readonly settings: Readonly<Record<string, string>>;
}

/** A table against bots, and off to it. */
export function useStart(game: Game): { error: string | null; start: (play: Play) => void } {
  const say = useSay();
  const { name } = useSettings();
  const { go } = useRouter();
  const { error, attempt } = useAttempt();
  const start = ({ bots, level, side, settings }: Play) =>
    void attempt(async () => {
      const mine = side ?? Math.floor(Math.random() * (bots + 1));
      const me = { kind: 'me', name: name === '' ? say('you.name') : name } as const;
      const seats = Array.from({ length: bots + 1 }, (_, seat) =>
        seat === mine ? me : ({ kind: 'bot', level } as const),
      );
      try {
        go(`/t/${(await createTable({ game: game.id, seats, settings, start: true })).id}`);
      } catch (error) {
        if (!(error instanceof ClientError) || error.code !== 'offline') throw error;
        // Rules and bots are in the page: it needs nobody.
        const chosen = Object.entries(settings ?? {}).map(([key, value]) => `&set=${key}:${value}`);
        go(`/try/${game.id}?players=${bots + 1}&seat=${mine}&level=${level}${chosen.join('')}`);
      }
    });
  return { error, start };
}

const keyOf = (game: Game) => `tabula.play.${game.id}`;

/** As it was played the last time, as far as that is still possible. */
function lastPlay(game: Game): Play {
  const { min, max, usual } = game.players;
  const usually: Play = { bots: usual - 1, level: 'normal', side: 0, settings: {} };
  try {
    const { bots, level, side, settings } = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') ?? {};
    if (!Number.isInteger(bots) || bots + 1 < min || bots + 1 > max || !isOurBot(level)) return usually;
    const known = Object.entries(settings ?? {}).filter(
      ([key, value]) =>
        Object.hasOwn(game.settings, key) && valuesFor(game.settings[key], bots + 1).includes(String(value)),
    );
    const own = Number.isInteger(side) && side >= 0 && side <= bots ? side : null;
    return { bots, level, side: own, settings: Object.fromEntries(known.map(([key, value]) => [key, String(value)])) };
  } catch {
    return usually;
  }
}

/** Everything there is to choose before a game against bots, and the start. */
export function SetUp({ game, onInvite }: { game: Game; onInvite: () => void }) {
  const say = useSay();
  const { language } = useSettings();
  const { min, max } = game.players;
  const [play, setPlay] = useState(() => lastPlay(game));
  const { error, start } = useStart(game);
  const change = (part: Partial<Play>) => setPlay({ ...play, ...part });
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i).filter((count) => count > 0);
  const sides = useMemo(() => sidesOf(game, speakerOf(game, language, []), play.bots + 1), [game, language, play.bots]);
  const begin = () => {
    localStorage.setItem(keyOf(game), JSON.stringify(play));
    start(play);
  };
  return (
    <div className="quick">
      <fieldset>
        <legend>
          <Glyph name="bot" /> {say('home.bots')}
        </legend>
        <Segments
          name={`bots-${game.id}`}
          values={counts.map((count) => [String(count), String(count)])}
          value={String(play.bots)}
          onChange={(value) => change({ bots: Number(value), side: null, settings: {} })}
        />
      </fieldset>
      <fieldset>
        <legend>
          <Glyph name="crown" /> {say('home.strength')}
        </legend>
        <Segments
          name={`level-${game.id}`}
          values={LEVELS.map((one) => [one, say(`strength.${one}`)])}
          value={botWord(play.level).play}
          onChange={(value) => change({ level: changedBot(play.level, { play: value }) })}
        />
      </fieldset>
      <OpponentFields bot={play.level} onChange={(level) => change({ level })} />
      <label className="settings-row">
        <span>
          {play.side === null ? <Glyph name="flag" /> : <Emblem seat={play.side} size={16} />} {say('home.side')}
        </span>
        <select
          value={play.side ?? ''}
          onChange={({ target }) => change({ side: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{say('home.side.lot')}</option>
          {sides.map((side, seat) => {
            const colour = say(`colour.${ownerOf(seat).name}`);
            return (
              <option key={colour} value={seat}>
                {side === '' ? colour : `${side} (${colour})`}
              </option>
            );
          })}
        </select>
      </label>
      <QuickSettings game={game} play={play} change={change} />
      <div className="begin">
        <button type="button" className="button gold big" onClick={begin}>
          <Glyph name="play" size={16} /> {say('home.start')}
        </button>
        <button type="button" className="button big" onClick={onInvite}>
          <Glyph name="people" /> {say('home.invite')}
        </button>
      </div>
      <ErrorLine text={error} />
    </div>
  );
}

/** The settings that make another game of it: the scenario, the length. */
function QuickSettings({ game, play, change }: { game: Game; play: Play; change: (part: Partial<Play>) => void }) {
  const { language } = useSettings();
  const speaker = speakerOf(game, language, []);
  return Object.entries(game.settings).map(([key, setting]) => {
    const values = valuesFor(setting, play.bots + 1);
    if (setting.quick !== true || values.length < 2) return null;
    return (
      <label key={key} className="settings-row">
        <span>{speaker.say(`setting.${key}`)}</span>
        <select
          value={play.settings[key] ?? values[0]}
          onChange={({ target }) => change({ settings: { ...play.settings, [key]: target.value } })}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {speaker.say(`setting.${key}.${value}`)}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

interface SegmentsProps {
  readonly name: string;
  readonly values: readonly (readonly [string, string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, as a row of buttons. */
function Segments({ name, values, value, onChange }: SegmentsProps) {
  return (
    <span className="segments">
      {values.map(([key, words]) => (
        <label key={key}>
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChange(key)} />
          <span>{words}</span>
        </label>
      ))}
    </span>
  );
}
