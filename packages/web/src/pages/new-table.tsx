import { botWord } from '@tabula/bots/characters';
import { type Game, valuesFor } from '@tabula/engine';
import type { CreateTable, EngineName, OurBotName, SeatWish } from '@tabula/protocol';
import { PACE_NAMES, PACES, type PaceName } from '@tabula/protocol/paces';
import { useMemo, useState } from 'react';
import { createTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { speakerOf } from '../session/table-context.ts';
import { botName } from '../ui/bot-name.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Emblem } from '../ui/owners.tsx';
import { useRouter } from '../ui/router.ts';
import { changeSettings, useSay, useSettings } from '../ui/settings.ts';
import { paceFigures } from '../ui/time.ts';
import { changedBot, isOurBot } from './bot-choice.ts';
import { OpponentFields } from './opponent-fields.tsx';
import { type Listing, ListingFields, trimmed } from './public/listing.tsx';
import { sidesOf } from './sides.ts';
import { useEngines } from './use-engines.ts';

type Chair = 'me' | 'here' | 'invited' | 'open' | OurBotName | EngineName;
const CHAIRS = ['me', 'here', 'invited', 'open', 'easy', 'normal', 'hard'] as const;

type PaceChoice = 'none' | PaceName;
const PACE_CHOICES: readonly PaceChoice[] = ['none', ...PACE_NAMES];

/** What is settled about a table before it is made. */
interface Wanted {
  readonly chairs: readonly Chair[];
  readonly names: Readonly<Record<number, string>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly pace: PaceChoice;
  readonly listing: Listing;
}

type Change = (change: Partial<Wanted>) => void;

/** What the server is asked for. `nameOf` says how a seat is called. */
function asked(game: Game, { chairs, settings, pace, listing }: Wanted, nameOf: (seat: number) => string): CreateTable {
  const fitting = Object.entries(settings).filter(([key, value]) =>
    valuesFor(game.settings[key], chairs.length).includes(value),
  );
  return {
    game: game.id,
    seats: chairs.map((chair, seat): SeatWish => {
      if (chair === 'me' || chair === 'here') return { kind: 'me', name: nameOf(seat) };
      return chair === 'invited' || chair === 'open' ? { kind: chair } : { kind: 'bot', level: chair };
    }),
    settings: Object.fromEntries(fitting),
    start: chairs.every((chair) => chair !== 'invited' && chair !== 'open'),
    pace: pace === 'none' ? null : PACES[pace],
    ...trimmed(listing),
  };
}

function useWanted(game: Game) {
  const say = useSay();
  const { name } = useSettings();
  const [wanted, setWanted] = useState<Wanted>({
    chairs: Array.from({ length: game.players.usual }, (_, seat) => (seat === 0 ? 'me' : 'invited')),
    names: { 0: name },
    settings: {},
    pace: 'none',
    listing: {},
  });
  const nameOf = (seat: number) =>
    (wanted.names[seat] ?? '').trim() || (seat === 0 ? say('you.name') : say('seat.number', { number: seat + 1 }));
  return { wanted, nameOf, change: (change: Partial<Wanted>) => setWanted({ ...wanted, ...change }) };
}

interface NewTableProps {
  readonly game: Game;
  readonly games: readonly Game[];
  readonly onGame: (game: Game) => void;
  readonly onClose: () => void;
}

/** Who sits where, by which rules: then the table is made. */
export function NewTable({ game, games, onGame, onClose }: NewTableProps) {
  const say = useSay();
  const { go } = useRouter();
  const { language } = useSettings();
  const { wanted, nameOf, change } = useWanted(game);
  const { error, attempt } = useAttempt();
  const players = wanted.chairs.length;
  const sides = useMemo(() => sidesOf(game, speakerOf(game, language, []), players), [game, language, players]);
  const make = async () => {
    if (wanted.chairs[0] === 'me') changeSettings({ name: (wanted.names[0] ?? '').trim() });
    go(`/t/${(await createTable(asked(game, wanted, nameOf))).id}`);
  };
  return (
    <Dialog title={say('new.title', { game: game.title[language] })} onClose={onClose}>
      <form
        className="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(make);
        }}
      >
        {games.length > 1 && (
          <Choice
            label={say('new.game')}
            value={game.id}
            values={games.map(({ id, title }) => [id, title[language]])}
            onChange={(value) => onGame(games.find(({ id }) => id === value) ?? game)}
          />
        )}
        <PlayerCount game={game} wanted={wanted} change={change} />
        <SeatRows sides={sides} wanted={wanted} nameOf={nameOf} change={change} />
        <Choice
          label={say('pace.title')}
          value={wanted.pace}
          values={PACE_CHOICES.map((one) => [one, say(`pace.${one}`)])}
          onChange={(value) => change({ pace: PACE_CHOICES.find((one) => one === value) ?? 'none' })}
        />
        {wanted.pace !== 'none' && <p className="aside">{say('pace.note', paceFigures(PACES[wanted.pace], say))}</p>}
        <ListingFields listing={wanted.listing} onChange={(listing) => change({ listing })} />
        <GameSettings game={game} wanted={wanted} change={change} />
        <ErrorLine text={error} />
        <button type="submit" className="button gold big">
          {say('new.make')}
        </button>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  /** Each with its words. */
  readonly values: readonly (readonly [string | number, string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, values, onChange }: ChoiceProps) {
  return (
    <label className="settings-row">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {values.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function PlayerCount({ game, wanted: { chairs }, change }: { game: Game; wanted: Wanted; change: Change }) {
  const say = useSay();
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <Choice
      label={say('new.players')}
      value={chairs.length}
      values={counts.map((count) => [count, String(count)])}
      onChange={(value) =>
        change({ chairs: Array.from({ length: Number(value) }, (_, seat) => chairs[seat] ?? 'invited') })
      }
    />
  );
}

interface SeatRowsProps {
  /** What each seat leads. */
  readonly sides: readonly string[];
  readonly wanted: Wanted;
  readonly nameOf: (seat: number) => string;
  readonly change: Change;
}

function SeatRows({ sides, wanted: { chairs, names }, nameOf, change }: SeatRowsProps) {
  const say = useSay();
  const engines = useEngines();
  const sit = (seat: number, value: string) => {
    const next = [...CHAIRS, ...engines].find((one) => one === value) ?? 'invited';
    const before = chairs[seat];
    const bot = isOurBot(next) && isOurBot(before) ? changedBot(before, { play: next }) : next;
    seatAt(seat, bot);
  };
  const seatAt = (seat: number, chair: Chair) => change({ chairs: chairs.map((one, i) => (i === seat ? chair : one)) });
  return (
    <ul className="seats">
      {chairs.map((chair, seat) => {
        const key = `seat-${seat}`;
        return (
          <li key={key}>
            <Emblem seat={seat} size={24} />
            {sides[seat] !== undefined && sides[seat] !== '' && <small className="seat-side">{sides[seat]}</small>}
            <select
              aria-label={say('seat.number', { number: seat + 1 })}
              value={isOurBot(chair) ? botWord(chair).play : chair}
              onChange={({ target }) => sit(seat, target.value)}
            >
              {CHAIRS.map((one) => (
                <option key={one} value={one}>
                  {say(`chair.${one}`)}
                </option>
              ))}
              {engines.map((one) => (
                <option key={one} value={one}>
                  {botName(one, say)}
                </option>
              ))}
            </select>
            {isOurBot(chair) && <OpponentFields bot={chair} onChange={(bot) => seatAt(seat, bot)} />}
            {(chair === 'me' || chair === 'here') && (
              <input
                aria-label={say('name.label')}
                placeholder={nameOf(seat)}
                maxLength={30}
                value={names[seat] ?? ''}
                onChange={({ target }) => change({ names: { ...names, [seat]: target.value } })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What the rules leave to those who play. */
function GameSettings({ game, wanted: { chairs, settings }, change }: { game: Game; wanted: Wanted; change: Change }) {
  const say = useSay();
  const { language } = useSettings();
  const speaker = speakerOf(game, language, []);
  const entries = Object.entries(game.settings).map(([key, setting]): [string, string[]] => [
    key,
    valuesFor(setting, chairs.length),
  ]);
  if (entries.length === 0) return null;
  const words = (key: string, plain: string) => (speaker.has(key) ? speaker.say(key) : plain);
  return (
    <details>
      <summary>{say('new.settings')}</summary>
      {entries.map(([key, values]) => (
        <Choice
          key={key}
          label={words(`setting.${key}`, key)}
          value={values.includes(settings[key]) ? settings[key] : values[0]}
          values={values.map((value) => [value, words(`setting.${key}.${value}`, value)])}
          onChange={(value) => change({ settings: { ...settings, [key]: value } })}
        />
      ))}
    </details>
  );
}
