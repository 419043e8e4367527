import type { Game } from '@tabula/engine';
import type { BotName, EngineName, SeatInfo, SeatWish, TableInfo } from '@tabula/protocol';
import { useMemo, useState } from 'react';
import { changeSeat, claimSeat, type Invitation, startTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { mapOf } from '../client/boards.ts';
import { hadSeat, keysFor } from '../client/seat-keys.ts';
import type { TableState } from '../client/source.ts';
import { useLobbyWords } from '../session/lobby-words.ts';
import { speakerOf } from '../session/table-context.ts';
import type { Say } from '../texts/index.ts';
import { botName } from '../ui/bot-name.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Emblem } from '../ui/owners.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { changeSettings, useSay, useSettings } from '../ui/settings.ts';
import { countdown, paceFigures, roughly } from '../ui/time.ts';
import { isOurBot } from './bot-choice.ts';
import { JoinLine } from './public/join-line.tsx';
import { block } from './public/lobby-desk.ts';
import { sidesOf } from './sides.ts';
import { useEngines } from './use-engines.ts';

/** How long somebody has, in words. */
function wait(seconds: number, say: Say): string {
  return roughly(1000 * seconds, say) ?? countdown(1000 * seconds, say);
}

interface LobbyProps {
  readonly game: Game;
  readonly state: TableState;
  readonly invite: Invitation | null;
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
  const { join } = keysFor(table.id);
  const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  const act: Act = (work) =>
    void attempt(async () => {
      await work();
      onChange();
    });
  const mayClaim = you.seats.length === 0 && (invite !== null || table.seats.some(({ kind }) => kind === 'open'));
  const stranger = you.seats.length === 0 && !mayClaim && !you.owner && !hadSeat(table.id);
  const choices = mayClaim ? seatsToChoose(table, invite) : [];
  const [wish, setWish] = useState<number | null>(null);
  // A seat that somebody else took meanwhile is none: the next free one is.
  const chosen = wish !== null && choices.includes(wish) ? wish : choices[0];
  const sides = useMemo(
    () => sidesOf(game, speakerOf(game, language, []), table.seats.length, table.settings),
    [game, language, table.seats.length, table.settings],
  );
  return (
    <>
      <PageHead />
      <main className="page narrow lobby">
        {mayClaim || stranger ? (
          <Welcome game={game} state={state} stranger={stranger} />
        ) : (
          <>
            <h1>{table.name ?? game.title[language]}</h1>
            {table.note !== undefined && <p className="lead">“{table.note}”</p>}
            <p className="lead">{table.status === 'lobby' ? say('lobby.lead') : say('lobby.playing')}</p>
          </>
        )}
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
        {mayClaim && <ClaimForm table={table.id} invite={invite} seat={chosen} act={act} />}
        <SeatList state={state} sides={sides} act={act} choices={choices} chosen={chosen} onChoose={setWish} />
        <ErrorLine text={error} />
        {you.owner && join !== undefined && free && <JoinLine table={table.id} join={join} act={act} />}
        <LobbyButtons state={state} act={act} />
      </main>
    </>
  );
}

interface WelcomeProps {
  readonly game: Game;
  readonly state: TableState;
  /** No seat is free, and nothing may be seen. */
  readonly stranger: boolean;
}

/** The free seats that a guest may choose from: with the invitation of one seat there is no choice. */
function seatsToChoose({ seats }: Pick<TableInfo, 'seats'>, invite: Invitation | null): number[] {
  if (invite?.invite !== undefined) return [];
  const free = seats.filter(({ kind }) => kind === 'open' || (kind === 'invited' && invite?.join !== undefined));
  return free.length > 1 ? free.map(({ seat }) => seat) : [];
}

/** For a guest: who invites to what, what it is about and how long it takes. */
function Welcome({ game, state: { table }, stranger }: WelcomeProps) {
  const say = useSay();
  const { language } = useSettings();
  const host = table.seats.find(({ kind, name }) => kind === 'human' && name !== null)?.name;
  const messages = game.messages[language];
  const { min, max } = game.players;
  const title = game.title[language];
  const facts = [
    stranger ? undefined : table.name,
    say('home.players', { min, max, more: max - min }),
    messages['about.time'],
  ];
  return (
    <section className="welcome">
      <img src={mapOf(game.id)} alt="" />
      <div>
        <h1>{host == null || stranger ? title : say('lobby.invites', { name: host, game: title })}</h1>
        {!stranger && table.note !== undefined && <p className="lead">“{table.note}”</p>}
        <p className="facts">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
        {messages['about.blurb'] !== undefined && <p>{messages['about.blurb']}</p>}
        <p className="lead">
          {say(stranger ? (table.status === 'lobby' ? 'lobby.full' : 'lobby.stranger') : 'lobby.guest')}
        </p>
        <p>
          <a className="button" href={`/rules/${game.id}`}>
            {say('rules')}
          </a>
        </p>
      </div>
    </section>
  );
}

type Act = (work: () => Promise<unknown>) => void;

interface ClaimFormProps {
  readonly table: string;
  readonly invite: Invitation | null;
  /** The one that was chosen, where there are several. */
  readonly seat: number | undefined;
  readonly act: Act;
}

/** One's name, and the seat is taken. */
function ClaimForm({ table, invite, seat, act }: ClaimFormProps) {
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
          await claimSeat(table, wanted.trim(), invite ?? {}, seat);
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

interface SeatListProps {
  readonly state: TableState;
  /** What each seat leads. */
  readonly sides: readonly string[];
  readonly act: Act;
  /** Seats that one may choose from, and the one that is chosen. */
  readonly choices: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (seat: number) => void;
}

function SeatList({ state: { table, you }, sides, act, choices, chosen, onChoose }: SeatListProps) {
  const { invites } = keysFor(table.id);
  const engines = useEngines();
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
            side={sides[seat] ?? ''}
            engines={engines}
            mine={you.seats.includes(seat)}
            choice={choices.includes(seat) ? { on: seat === chosen, choose: () => onChoose(seat) } : null}
            link={secret === undefined ? null : linkTo(table.id, 'invite', secret)}
            onBlock={mayChange && info.kind === 'human' ? () => act(() => block(table.id, seat)) : null}
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

const LEVELS: readonly BotName[] = ['easy', 'normal', 'hard'];
const isEngine = (level: string): level is EngineName => level.startsWith('engine:');

function SeatRow({
  info,
  side,
  engines,
  mine,
  choice,
  link,
  onBlock,
  onWish,
}: {
  info: SeatInfo;
  side: string;
  engines: readonly EngineName[];
  mine: boolean;
  choice: { readonly on: boolean; readonly choose: () => void } | null;
  link: string | null;
  onBlock: (() => void) | null;
  onWish: ((wish: SeatWish) => void) | null;
}) {
  const say = useSay();
  const words = useLobbyWords();
  const { seat, kind, name, level, online } = info;
  const who = kind === 'bot' ? botName(level, say) : (name ?? say(kind === 'open' ? 'seat.open' : 'seat.invited'));
  // All of the row chooses.
  const Who = choice === null ? 'span' : 'label';
  return (
    <li className={choice?.on ? 'chosen' : undefined}>
      {choice !== null && (
        <input
          id={`seat-${seat}`}
          type="radio"
          name="seat"
          aria-label={[say('seat.number', { number: seat + 1 }), side].filter((word) => word !== '').join(', ')}
          checked={choice.on}
          onChange={choice.choose}
        />
      )}
      <Emblem seat={seat} size={24} />
      <Who className="seat-who" {...(choice === null ? {} : { htmlFor: `seat-${seat}` })}>
        <b>{who}</b>
        {side !== '' && <small>{side}</small>}
      </Who>
      <span className="aside">
        {mine ? say('you') : kind === 'human' ? (online ? say('online') : say('away')) : ''}
      </span>
      {link !== null && kind === 'invited' && <CopyLink label={say('copy.invite')} address={link} />}
      {onBlock !== null && !mine && (
        <button type="button" className="button" onClick={onBlock}>
          {words('block')}
        </button>
      )}
      {onWish !== null && !mine && (
        <select
          aria-label={say('seat.number', { number: seat + 1 })}
          value={kind === 'bot' ? (level ?? 'normal') : kind}
          onChange={({ target: { value } }) => {
            if (value === 'invited' || value === 'open') onWish({ kind: value });
            else if (isOurBot(value) || isEngine(value)) onWish({ kind: 'bot', level: value });
          }}
        >
          {kind === 'human' && <option value="human">{who}</option>}
          {kind === 'bot' && level !== null && ![...LEVELS, ...engines].includes(level) && (
            <option value={level}>{who}</option>
          )}
          <option value="invited">{say('seat.invited')}</option>
          <option value="open">{say('seat.open')}</option>
          <option value="easy">{say('bot.easy')}</option>
          <option value="normal">{say('bot.normal')}</option>
          <option value="hard">{say('bot.hard')}</option>
          {engines.map((one) => (
            <option key={one} value={one}>
              {botName(one, say)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
