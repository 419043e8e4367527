import type { Game } from '@tabula/engine';
import type { SeatWish } from '@tabula/protocol';
import { useState } from 'react';
import { createTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { speakerOf } from '../session/table-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Emblem } from '../ui/owners.tsx';
import { useRouter } from '../ui/router.ts';
import { changeSettings, useSay, useSettings } from '../ui/settings.ts';

type Chair = 'me' | 'here' | 'invited' | 'open' | 'easy' | 'normal' | 'hard';
const CHAIRS: readonly Chair[] = ['me', 'here', 'invited', 'open', 'easy', 'normal', 'hard'];

/** How long one has to answer, in seconds. */
const TIMES = ['none', '60', '300', '3600', '86400', '259200'] as const;
type Time = (typeof TIMES)[number];

/** Who sits where, by which rules: then the table is made. */
export function NewTable({
  game,
  games,
  onGame,
  onClose,
}: {
  game: Game;
  games: readonly Game[];
  onGame: (game: Game) => void;
  onClose: () => void;
}) {
  const say = useSay();
  const { go } = useRouter();
  const { language, name } = useSettings();
  const speaker = speakerOf(game, language, []);
  const { min, max, usual } = game.players;
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    Array.from({ length: usual }, (_, seat) => (seat === 0 ? 'me' : 'invited')),
  );
  const [names, setNames] = useState<Readonly<Record<number, string>>>({ 0: name });
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>({});
  const [time, setTime] = useState<Time>('none');
  const { error, attempt } = useAttempt();
  const nameOf = (seat: number) =>
    (names[seat] ?? '').trim() || (seat === 0 ? say('you.name') : say('seat.number', { number: seat + 1 }));
  const count = (players: number) => {
    setChairs(Array.from({ length: players }, (_, seat) => chairs[seat] ?? 'invited'));
  };
  const make = async () => {
    const wishes = chairs.map((chair, seat): SeatWish => {
      if (chair === 'me' || chair === 'here') return { kind: 'me', name: nameOf(seat) };
      return chair === 'invited' || chair === 'open' ? { kind: chair } : { kind: 'bot', level: chair };
    });
    if (chairs[0] === 'me') changeSettings({ name: (names[0] ?? '').trim() });
    const filled = chairs.every((chair) => chair !== 'invited' && chair !== 'open');
    const table = await createTable({
      game: game.id,
      seats: wishes,
      settings,
      start: filled,
      time: time === 'none' ? null : Number(time),
    });
    go(`/t/${table.id}`);
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
          <label className="settings-row">
            <span>{say('new.game')}</span>
            <select
              value={game.id}
              onChange={(event) => onGame(games.find(({ id }) => id === event.target.value) ?? game)}
            >
              {games.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="settings-row">
          <span>{say('new.players')}</span>
          <select value={chairs.length} onChange={(event) => count(Number(event.target.value))}>
            {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((players) => (
              <option key={players} value={players}>
                {players}
              </option>
            ))}
          </select>
        </label>
        <ul className="seats">
          {chairs.map((chair, seat) => {
            const key = `seat-${seat}`;
            return (
              <li key={key}>
                <Emblem seat={seat} size={24} />
                <select
                  aria-label={say('seat.number', { number: seat + 1 })}
                  value={chair}
                  onChange={(event) => {
                    const next = CHAIRS.find((one) => one === event.target.value) ?? 'invited';
                    setChairs(chairs.map((one, i) => (i === seat ? next : one)));
                  }}
                >
                  {CHAIRS.map((one) => (
                    <option key={one} value={one}>
                      {say(`chair.${one}`)}
                    </option>
                  ))}
                </select>
                {(chair === 'me' || chair === 'here') && (
                  <input
                    aria-label={say('name.label')}
                    placeholder={nameOf(seat)}
                    maxLength={30}
                    value={names[seat] ?? ''}
                    onChange={(event) => setNames({ ...names, [seat]: event.target.value })}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <label className="settings-row">
          <span>{say('time.title')}</span>
          <select value={time} onChange={(event) => setTime(TIMES.find((one) => one === event.target.value) ?? 'none')}>
            {TIMES.map((one) => (
              <option key={one} value={one}>
                {say(`time.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {time !== 'none' && <p className="aside">{say('time.note')}</p>}
        {Object.keys(game.settings).length > 0 && (
          <details>
            <summary>{say('new.settings')}</summary>
            {Object.entries(game.settings).map(([key, { values }]) => (
              <label key={key} className="settings-row">
                <span>{speaker.has(`setting.${key}`) ? speaker.say(`setting.${key}`) : key}</span>
                <select
                  value={settings[key] ?? values[0]}
                  onChange={(event) => setSettings({ ...settings, [key]: event.target.value })}
                >
                  {values.map((value) => (
                    <option key={value} value={value}>
                      {speaker.has(`setting.${key}.${value}`) ? speaker.say(`setting.${key}.${value}`) : value}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </details>
        )}
        <ErrorLine text={error} />
        <button type="submit" className="button gold big">
          {say('new.make')}
        </button>
      </form>
    </Dialog>
  );
}
