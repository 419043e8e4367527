import type { Game } from '@tabula/engine';
import type { SeatInfo, SeatWish } from '@tabula/protocol';
import { useState } from 'react';
import { changeSeat, claimSeat, startTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { keysFor } from '../client/seat-keys.ts';
import type { TableState } from '../client/source.ts';
import type { Say } from '../texts/index.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Emblem } from '../ui/owners.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { changeSettings, useSay, useSettings } from '../ui/settings.ts';
import { countdown, roughly } from '../ui/time.ts';

/** How long somebody has, in words. */
function wait(seconds: number, say: Say): string {
  return roughly(1000 * seconds, say) ?? countdown(1000 * seconds, say);
}

/** Before the start: who sits where, links for those who are invited, and the start. */
export default function Lobby({
  game,
  state,
  invite,
  onChange,
}: {
  game: Game;
  state: TableState;
  invite: string | null;
  onChange: () => void;
}) {
  const say = useSay();
  const { language, name } = useSettings();
  const [wanted, setWanted] = useState(name);
  const { error, attempt } = useAttempt();
  const { table, you } = state;
  const { invites, spectator } = keysFor(table.id);
  const act = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      onChange();
    });
  const link = (word: string, secret: string) => `${location.origin}/t/${table.id}#${word}=${secret}`;
  const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  const mayClaim = you.seats.length === 0 && (invite !== null || table.seats.some(({ kind }) => kind === 'open'));
  return (
    <>
      <PageHead />
      <main className="page narrow lobby">
        <h1>{game.title[language]}</h1>
        <p className="lead">{table.status === 'lobby' ? say('lobby.lead') : say('lobby.playing')}</p>
        {table.time !== null && (
          <p className="aside">
            {say('time.title')}: {wait(table.time, say)}
          </p>
        )}
        {!table.sealed && <p className="aside">{say('fair.open')}</p>}
        {mayClaim && (
          <form
            className="card claim"
            onSubmit={(event) => {
              event.preventDefault();
              changeSettings({ name: wanted.trim() });
              void act(async () => {
                await claimSeat(table.id, wanted.trim(), invite ?? undefined);
                history.replaceState(null, '', location.pathname);
              });
            }}
          >
            <label htmlFor="claim-name">{say('name.label')}</label>
            <input
              id="claim-name"
              value={wanted}
              maxLength={30}
              required
              onChange={(event) => setWanted(event.target.value)}
            />
            <button type="submit" className="button gold" disabled={wanted.trim() === ''}>
              {say('claim')}
            </button>
          </form>
        )}
        <ul className="card seats">
          {table.seats.map((seat) => (
            <SeatRow
              key={seat.seat}
              info={seat}
              mine={you.seats.includes(seat.seat)}
              link={invites?.[seat.seat] === undefined ? null : link('invite', invites[seat.seat])}
              onWish={
                you.owner && table.status === 'lobby'
                  ? (wish) => void act(() => changeSeat(table.id, seat.seat, wish))
                  : null
              }
            />
          ))}
        </ul>
        <ErrorLine text={error} />
        <div className="row">
          {you.owner && table.status === 'lobby' && (
            <button
              type="button"
              className="button gold big"
              disabled={free}
              onClick={() => void act(() => startTable(table.id))}
            >
              {say('start')}
            </button>
          )}
          <CopyLink label={say('copy.table')} address={`${location.origin}/t/${table.id}`} />
          {spectator !== undefined && <CopyLink label={say('copy.watch')} address={link('watch', spectator)} />}
        </div>
        {you.owner && free && table.status === 'lobby' && <p className="aside">{say('lobby.wait')}</p>}
      </main>
    </>
  );
}

function SeatRow({
  info,
  mine,
  link,
  onWish,
}: {
  info: SeatInfo;
  mine: boolean;
  link: string | null;
  onWish: ((wish: SeatWish) => void) | null;
}) {
  const say = useSay();
  const { seat, kind, name, level, online } = info;
  const who =
    kind === 'bot'
      ? level === null
        ? say('bot')
        : say(`bot.${level}`)
      : (name ?? say(kind === 'open' ? 'seat.open' : 'seat.invited'));
  return (
    <li>
      <Emblem seat={seat} size={24} />
      <b>{who}</b>
      <span className="aside">
        {mine ? say('you') : kind === 'human' ? (online ? say('online') : say('away')) : ''}
      </span>
      {link !== null && kind === 'invited' && <CopyLink label={say('copy.invite')} address={link} />}
      {onWish !== null && !mine && (
        <select
          aria-label={say('seat.number', { number: seat + 1 })}
          value={kind === 'bot' ? (level ?? 'normal') : kind}
          onChange={({ target: { value } }) => {
            if (value === 'invited' || value === 'open') onWish({ kind: value });
            else if (value === 'easy' || value === 'normal' || value === 'hard') onWish({ kind: 'bot', level: value });
          }}
        >
          {kind === 'human' && <option value="human">{who}</option>}
          <option value="invited">{say('seat.invited')}</option>
          <option value="open">{say('seat.open')}</option>
          <option value="easy">{say('bot.easy')}</option>
          <option value="normal">{say('bot.normal')}</option>
          <option value="hard">{say('bot.hard')}</option>
        </select>
      )}
    </li>
  );
}
