import type { Game } from '@tabula/engine';
import type { SeatInfo, SeatWish } from '@tabula/protocol';
import { useState } from 'react';
import { changeSeat, claimSeat, startTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { hadSeat, keysFor } from '../client/seat-keys.ts';
import type { TableState } from '../client/source.ts';
import type { Say } from '../texts/index.ts';
import { botName } from '../ui/bot-name.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Emblem } from '../ui/owners.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { changeSettings, useSay, useSettings } from '../ui/settings.ts';
import { countdown, paceFigures, roughly } from '../ui/time.ts';

/** How long somebody has, in words. */
function wait(seconds: number, say: Say): string {
  return roughly(1000 * seconds, say) ?? countdown(1000 * seconds, say);
}

interface LobbyProps {
  readonly game: Game;
  readonly state: TableState;
  readonly invite: string | null;
  /** Something has changed of which the server must be asked anew. */
  readonly onChange: () => void;
}

/** A link that carries a secret where no server sees it. */
function linkTo(table: string, word: 'invite' | 'watch', secret: string): string {
  return `${location.origin}/t/${table}#${word}=${secret}`;
}

/** Before the start: who sits where, links for those who are invited, and the start. */
export default function Lobby({ game, state, invite, onChange }: LobbyProps) {
  const say = useSay();
  const { language } = useSettings();
  const { error, attempt } = useAttempt();
  const { table, you } = state;
  const act: Act = (work) =>
    void attempt(async () => {
      await work();
      onChange();
    });
  const mayClaim = you.seats.length === 0 && (invite !== null || table.seats.some(({ kind }) => kind === 'open'));
  return (
    <>
      <PageHead />
      <main className="page narrow lobby">
        <h1>{game.title[language]}</h1>
        <p className="lead">{table.status === 'lobby' ? say('lobby.lead') : say('lobby.playing')}</p>
        {you.seats.length === 0 && !mayClaim && hadSeat(table.id) && (
          <p className="error-line" role="alert">
            {say('error.lost-seat')}
          </p>
        )}
        {table.time !== null && (
          <p className="aside">
            {say('time.title')}: {wait(table.time, say)}
          </p>
        )}
        {table.pace !== undefined && (
          <p className="aside">
            {say('pace.title')}: {say('pace.note', paceFigures(table.pace, say))}
          </p>
        )}
        {!table.sealed && <p className="aside">{say('fair.open')}</p>}
        {mayClaim && <ClaimForm table={table.id} invite={invite} act={act} />}
        <SeatList state={state} act={act} />
        <ErrorLine text={error} />
        <LobbyButtons state={state} act={act} />
      </main>
    </>
  );
}

type Act = (work: () => Promise<unknown>) => void;

/** One's name, and the seat is taken. */
function ClaimForm({ table, invite, act }: { table: string; invite: string | null; act: Act }) {
  const say = useSay();
  const { name } = useSettings();
  const [wanted, setWanted] = useState(name);
  return (
    <form
      className="card claim"
      onSubmit={(event) => {
        event.preventDefault();
        changeSettings({ name: wanted.trim() });
        act(async () => {
          await claimSeat(table, wanted.trim(), invite ?? undefined);
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
  );
}

function SeatList({ state: { table, you }, act }: { state: TableState; act: Act }) {
  const { invites } = keysFor(table.id);
  const mayChange = you.owner && table.status === 'lobby';
  return (
    <ul className="card seats">
      {table.seats.map((info) => {
        const { seat } = info;
        const secret = invites?.[seat];
        return (
          <SeatRow
            key={seat}
            info={info}
            mine={you.seats.includes(seat)}
            link={secret === undefined ? null : linkTo(table.id, 'invite', secret)}
            onWish={mayChange ? (wish) => act(() => changeSeat(table.id, seat, wish)) : null}
          />
        );
      })}
    </ul>
  );
}

/** The start, and the links for others. */
function LobbyButtons({ state: { table, you }, act }: { state: TableState; act: Act }) {
  const say = useSay();
  const { spectator } = keysFor(table.id);
  const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  const mayStart = you.owner && table.status === 'lobby';
  return (
    <>
      <div className="row">
        {mayStart && (
          <button
            type="button"
            className="button gold big"
            disabled={free}
            onClick={() => act(() => startTable(table.id))}
          >
            {say('start')}
          </button>
        )}
        <CopyLink label={say('copy.table')} address={`${location.origin}/t/${table.id}`} />
        {spectator !== undefined && (
          <CopyLink label={say('copy.watch')} address={linkTo(table.id, 'watch', spectator)} />
        )}
      </div>
      {mayStart && free && <p className="aside">{say('lobby.wait')}</p>}
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
  const who = kind === 'bot' ? botName(level, say) : (name ?? say(kind === 'open' ? 'seat.open' : 'seat.invited'));
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
          {level?.startsWith('engine:') && <option value={level}>{who}</option>}
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
