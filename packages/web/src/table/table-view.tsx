import type { Game, Option, Piece } from '@tabula/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Board } from '../board/board.tsx';
import type { Insets } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import type { Sheet } from '../data/boards.ts';
import { type HintOf, type TableSource, type TableState, Trouble } from '../data/source.ts';
import { Glyph } from '../kit/glyph.tsx';
import { Emblem } from '../kit/owners.tsx';
import { contrastOn, useSettings } from '../kit/settings.ts';
import { useWide } from '../kit/use-wide.ts';
import { PointingContext } from '../kit/words.tsx';
import { wordsOf } from '../texts/index.ts';
import { BattleSheet } from './battle.tsx';
import { HoverCard, PlaceMenu } from './cards.tsx';
import { Chat } from './chat.tsx';
import { amountsOf, choicesOf, optionsOfPiece } from './choices.ts';
import { Curtain, Ending, RollbackQuestion, RulesSheet, SettingsSheet, Since, TextView } from './dialogs.tsx';
import { lastFight } from './fights.ts';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { Panels } from './panels.tsx';
import { PromptBar, type PromptProps, wantedShare } from './prompt.tsx';
import { TopBar } from './topbar.tsx';
import { Tracks } from './tracks.tsx';
import { Trays } from './tray.tsx';
import { useOdds } from './use-odds.ts';
import { namesOf, speakerOf, VoiceProvider } from './voice.ts';
import './table.css';

const DESK: Insets = { top: 34, right: 0, bottom: 128, left: 0 };
/** How much of the map the sheet of a fight covers. */
const FIGHT_SHEET = 330;
const PHONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export type Tab = 'turn' | 'players' | 'log' | 'chat' | 'actions';

interface TableViewProps {
  readonly source: TableSource;
  readonly game: Game;
  readonly sheet: Sheet;
  readonly note: string;
  readonly onEnd?: (() => void) | undefined;
}

/** A table: the map, the question, what lies before each seat, and what happened. */
export function TableView({ source, game, sheet, note, onEnd }: TableViewProps) {
  const state = useSyncExternalStore(source.subscribe, () => source.state);
  if (state === null || state.position === null) return null;
  return <Laid source={source} game={game} sheet={sheet} note={note} state={state} onEnd={onEnd} />;
}

/** Which of the seats at this page is looking: the one that is asked; else the one that was asked last. */
function useEyes({ position, yours }: TableState): number | null {
  const asked = position?.viewers.find(({ ask }) => ask !== null)?.seat ?? null;
  const [last, setLast] = useState<number | null>(asked ?? yours.seats[0] ?? null);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

function Laid({ source, game, sheet, note, state, onEnd }: TableViewProps & { state: TableState }) {
  const settings = useSettings();
  const { language } = settings;
  const contrast = contrastOn(settings);
  const say = wordsOf(language);
  const wide = useWide();
  const me = useEyes(state);
  const { table, position, chat, link } = state;
  const viewer = position?.viewers.find(({ seat }) => seat === me) ?? position?.viewers[0];
  const names = useMemo(() => namesOf(table.seats, say), [table.seats, say]);
  const speaker = useMemo(() => speakerOf(game, language, names), [game, language, names]);
  const voice = useMemo(
    () => ({ game, language, speaker, say, seats: table.seats, me }),
    [game, language, speaker, say, table.seats, me],
  );
  const view = viewer?.view;
  const scene = useMemo(() => game.scene(view), [game, view]);
  const ask = viewer?.ask ?? null;
  const choices = useMemo(
    () => (ask === null || me === null ? null : choicesOf(game, me, view, ask)),
    [game, me, view, ask],
  );
  const log = viewer?.log ?? [];
  const fight = useMemo(() => lastFight(game, log), [game, log]);

  const amounts = useMemo(() => amountsOf(choices, scene), [choices, scene]);
  const [before, setBefore] = useState<{ log: number; share: number } | null>(null);

  const [pointed, setPointed] = useState<string | null>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [sure, setSure] = useState<string | null>(null);
  const [hint, setHint] = useState<{ of: unknown; hint: HintOf } | null>(null);
  const [hinting, setHinting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [toast, setToast] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('turn');
  const [side, setSide] = useState<'log' | 'chat' | 'text'>('log');
  const [sheetOpen, setSheetOpen] = useState<'rules' | 'settings' | null>(null);
  const [closedFight, setClosedFight] = useState(() => fight?.start ?? -1);
  const [seen, setSeen] = useState(log.length);
  const [sinceClosed, setSinceClosed] = useState(-1);
  const camera = useRef<Camera | null>(null);
  const odds = useOdds(source, game, choices, pointed);

  useEffect(() => {
    document.title = `${choices === null ? '' : '● '}${game.title[language]} · Tabula`;
  }, [choices, game, language]);

  const run = useCallback(
    async (work: () => Promise<void>) => {
      setMenu(null);
      setOpen(null);
      setSure(null);
      setPointed(null);
      const slow = setTimeout(() => setBusy(true), 300);
      try {
        await work();
      } catch (error) {
        const code = error instanceof Trouble ? error.code : 'unknown';
        setToast(
          code === 'stale'
            ? say('trouble.stale')
            : code === 'no-undo'
              ? say('trouble.no-undo')
              : say('trouble.other', { code }),
        );
      } finally {
        clearTimeout(slow);
        setBusy(false);
      }
    },
    [say],
  );
  const take = useCallback(
    (option: Option) => {
      if (choices === null) return;
      if (game.look?.options[option.kind]?.final && sure !== option.id) {
        setSure(option.id);
        return;
      }
      const known = odds.get(option.id);
      if (known) setBefore({ log: log.length, share: wantedShare(game, known) });
      setSeen(log.length);
      if (fight?.over) setClosedFight(fight.start);
      void run(() => source.answer(choices.seat, option.id));
    },
    [choices, game, sure, log.length, fight, run, source, odds],
  );
  const choose = useCallback(
    (options: readonly Option[], space: string | null) => {
      if (options.length === 1) take(options[0]);
      else if (space !== null) setMenu(space);
      else setOpen(options[0]?.kind ?? null);
    },
    [take],
  );
  const pick = useCallback(
    (space: string) => {
      const lit = choices?.lit.get(space);
      if (lit === undefined) return;
      const rough = matchMedia('(pointer: coarse)').matches;
      if (rough && lit.fight && pointed !== space) setPointed(space);
      else choose(lit.options, space);
    },
    [choices, choose, pointed],
  );
  const pickPiece = useCallback((piece: Piece) => choose(optionsOfPiece(choices, piece), null), [choices, choose]);
  const undo = useCallback(() => {
    if (me !== null) void run(() => source.undo(me));
  }, [me, run, source]);
  const askHint = useCallback(() => {
    if (choices === null) return;
    setHinting(true);
    void run(async () => {
      try {
        setHint({ of: choices, hint: await source.hint(choices.seat) });
      } finally {
        setHinting(false);
      }
    });
  }, [choices, run, source]);
  const show = useCallback(
    (space: string) => {
      const place = sheet.board.spaces.find(({ id }) => id === space);
      if (place !== undefined) camera.current?.show(place.centre[0], place.centre[1]);
      setPointed(space);
      setTab('turn');
    },
    [sheet],
  );
  const pointing = useMemo(() => ({ point: setPointed, show }), [show]);
  const [ready, setReady] = useState(false);
  const keepCamera = useCallback((next: Camera) => {
    camera.current = next;
    setReady(next.window.width > 0);
  }, []);
  const ground = useCallback(() => {
    setMenu(null);
    setOpen(null);
    setSure(null);
  }, []);

  // A phone starts near, with the places that matter in the middle.
  const step = position?.step;
  const litKey = choices === null ? '' : [...choices.lit.keys()].join();
  useEffect(() => {
    if (wide || !ready || camera.current === null || litKey === '' || step === undefined) return;
    const places = sheet.board.spaces.filter(({ id }) => litKey.split(',').includes(id)).map(({ centre }) => centre);
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    camera.current.look(
      [Math.min(...xs) - 50, Math.min(...ys) - 50, Math.max(...xs) + 50, Math.max(...ys) + 40],
      1.1,
      1.7,
    );
  }, [wide, ready, litKey, step, sheet]);

  // The question never lies over a place that can be chosen: the map makes room.
  const [docked, setDocked] = useState(0);
  useEffect(() => {
    if (!wide || !ready || litKey === '') return;
    const lit = sheet.board.spaces.filter(({ id }) => litKey.split(',').includes(id)).map(({ centre }) => centre);
    const lowest = lit.reduce((low, centre) => (centre[1] > low[1] ? centre : low), lit[0]);
    if (lowest !== undefined) camera.current?.show(lowest[0], lowest[1], docked + 4);
  }, [wide, ready, litKey, docked, sheet]);

  // A fight is never covered by its own sheet.
  const inFight =
    fight !== null &&
    fight.start > closedFight &&
    (me === null || fight.seats.has(me) || (choices !== null && !fight.over)) &&
    (!fight.over || choices === null);
  const fightAt = inFight ? fight.place : null;
  useEffect(() => {
    const place = sheet.board.spaces.find(({ id }) => id === fightAt);
    if (place !== undefined && ready) camera.current?.show(place.centre[0], place.centre[1], wide ? FIGHT_SHEET : 0);
  }, [fightAt, sheet, ready, wide]);

  const shownHint = hint !== null && hint.of === choices ? hint.hint : null;
  useKeys({
    choices,
    open,
    menu,
    sheet,
    camera,
    onTake: take,
    onOpen: setOpen,
    onMenu: setMenu,
    onPick: pick,
    onUndo: undo,
    onHint: askHint,
    onLog: () => setSide('log'),
    onText: () => setSide('text'),
    onEscape: ground,
    canUndo: viewer?.barrier === null,
  });

  if (viewer === undefined || position === null) return null;
  const prompt: PromptProps = {
    amounts,
    choices,
    waiting: position.waiting,
    barrier: viewer.barrier,
    hint: shownHint,
    hinting,
    odds,
    pointed,
    open,
    sure,
    onOpen: setOpen,
    onTake: take,
    onPoint: setPointed,
    onUndo: undo,
    onHint: askHint,
  };
  const news = log.slice(Math.min(seen, log.length));
  const showNews = choices !== null && !inFight && news.length > 1 && sinceClosed !== log.length && me !== null;
  const trays = <Trays trays={scene.trays} choices={choices} onPick={(options) => choose(options, null)} />;
  const panels = (
    <Panels
      panels={scene.panels}
      waiting={position.waiting}
      choices={choices}
      onPick={(options) => choose(options, null)}
    />
  );
  const sayChat = link === 'local' || me === null ? null : (text: string) => void run(() => source.chat(me, text));
  const question = inFight ? (
    <BattleSheet
      fight={fight}
      scene={scene}
      prompt={prompt}
      before={before !== null && fight.start >= before.log ? before.share : null}
      onClose={() => setClosedFight(fight.start)}
    />
  ) : (
    <PromptBar {...prompt} />
  );
  return (
    <VoiceProvider value={voice}>
      <PointingContext value={pointing}>
        <div className="table" data-tab={tab} data-fight={inFight || undefined}>
          <a className="skip" href="#choices">
            {say('skip')}
          </a>
          <TopBar
            scene={scene}
            waiting={position.waiting}
            note={link === 'lost' ? say('link.lost') : note}
            replay={table.status === 'over' && table.id !== 'local' ? `/replay/${table.id}` : null}
            busy={busy || link === 'lost'}
            onRules={() => setSheetOpen('rules')}
            onSettings={() => setSheetOpen('settings')}
          />
          {!wide && <ScoreStrip scene={scene} waiting={position.waiting} />}
          <main className="board-area" aria-label={say('map.label')}>
            <Board
              sheet={sheet}
              game={game}
              scene={scene}
              speaker={speaker}
              language={language}
              contrast={contrast}
              choices={choices}
              pointed={pointed}
              fight={inFight ? fight.place : null}
              advised={shownHint?.id ?? null}
              insets={wide ? DESK : PHONE}
              onPoint={setPointed}
              onPick={pick}
              onPiece={pickPiece}
              onGround={ground}
              onCamera={keepCamera}
            >
              {(eye) => (
                <>
                  {menu !== null && choices?.lit.get(menu) !== undefined ? (
                    <PlaceMenu
                      camera={eye}
                      sheet={sheet}
                      space={menu}
                      options={choices.lit.get(menu)?.options ?? []}
                      onTake={take}
                      onClose={() => setMenu(null)}
                    />
                  ) : (
                    pointed !== null &&
                    choices !== null && (
                      <HoverCard
                        camera={eye}
                        sheet={sheet}
                        space={pointed}
                        choices={choices}
                        odds={odds}
                        onTake={take}
                      />
                    )
                  )}
                  <div className="zoom" data-over>
                    <button type="button" onClick={() => eye.zoom(1.3)} aria-label={say('zoom.in')}>
                      <Glyph name="plus" size={16} />
                    </button>
                    <button type="button" onClick={() => eye.zoom(1 / 1.3)} aria-label={say('zoom.out')}>
                      <Glyph name="minus" size={16} />
                    </button>
                    <button type="button" onClick={() => eye.home()} aria-label={say('zoom.all')}>
                      <Glyph name="frame" size={16} />
                    </button>
                  </div>
                </>
              )}
            </Board>
            {wide && <Tracks tracks={scene.tracks} />}
            {wide && !inFight && trays}
            {showNews && wide && (
              <Since news={news.map(({ event }) => event)} onClose={() => setSinceClosed(log.length)} />
            )}
            {wide && <Docked onHeight={setDocked}>{question}</Docked>}
            <RollbackQuestion
              table={table}
              me={me}
              onVote={(agree) => me !== null && void run(() => source.vote(me, agree))}
            />
            {toast !== null && (
              <div className="toast" role="alert">
                {toast}
                <button type="button" onClick={() => setToast(null)} aria-label={say('close')}>
                  <Glyph name="close" size={16} />
                </button>
              </div>
            )}
          </main>
          <aside className="side">
            {table.status === 'over' && <Ending result={position.result} rematch={table.rematch} onOpen={onEnd} />}
            {panels}
            <div className="tabs" role="tablist" aria-label={say('side.label')}>
              {(['log', 'chat', 'text'] as const).map((name) => (
                <button key={name} type="button" role="tab" aria-selected={side === name} onClick={() => setSide(name)}>
                  {say(`tab.${name}`)}
                </button>
              ))}
              <span className="aside">{say('move', { number: position.answers })}</span>
            </div>
            <div className="side-body" role="tabpanel">
              {side === 'log' && <Log log={log} since={seen} />}
              {side === 'chat' && <Chat chat={chat} onSay={sayChat} />}
              {side === 'text' && <TextView scene={scene} choices={choices} onTake={take} />}
            </div>
          </aside>
          {!wide && (
            <div className="sheet-area">
              {tab === 'turn' && question}
              {tab === 'players' && <div className="sheet-page">{panels}</div>}
              {tab === 'log' && (
                <div className="sheet-page">
                  <Log log={log} since={seen} />
                </div>
              )}
              {tab === 'chat' && (
                <div className="sheet-page">
                  <Chat chat={chat} onSay={sayChat} />
                </div>
              )}
              {tab === 'actions' && (
                <div className="sheet-page">
                  {trays}
                  {table.status === 'over' && (
                    <Ending result={position.result} rematch={table.rematch} onOpen={onEnd} />
                  )}
                </div>
              )}
              <PhoneTabs tab={tab} onTab={setTab} news={tab === 'log' ? 0 : news.length} chat={link !== 'local'} />
            </div>
          )}
          <div className="hidden" role="status" aria-live="polite">
            {choices === null
              ? say('prompt.waiting', {
                  names: position.waiting.map((seat) => speaker.seat(seat)).join(', '),
                  count: position.waiting.length,
                })
              : `${speaker.seat(choices.seat)}: ${speaker.prompt(choices.ask.prompt)}`}
          </div>
          {sheetOpen === 'rules' && (
            <RulesSheet rule={choices?.ask.prompt.rule ?? null} onClose={() => setSheetOpen(null)} />
          )}
          {sheetOpen === 'settings' && (
            <SettingsSheet
              source={source}
              table={table}
              position={position}
              onRollback={
                me === null || table.status !== 'playing'
                  ? null
                  : (to) => {
                      setSheetOpen(null);
                      void run(() => source.rollback(me, to));
                    }
              }
              onClose={() => setSheetOpen(null)}
            />
          )}
          {game.redeal !== undefined && state.yours.seats.length > 1 && me !== null && <Curtain key={me} seat={me} />}
        </div>
      </PointingContext>
    </VoiceProvider>
  );
}

/** Says how high the question is, so that what lies beside it stays above it. */
function Docked({ children, onHeight }: { children: ReactNode; onHeight: (height: number) => void }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inside = dock.current?.firstElementChild;
    const around = dock.current?.parentElement;
    if (!inside || !around) return;
    const measure = () => {
      around.style.setProperty('--prompt', `${inside.clientHeight}px`);
      onHeight(inside.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    return () => observer.disconnect();
  });
  return (
    <div ref={dock} className="dock" id="choices">
      {children}
    </div>
  );
}

function ScoreStrip({ scene, waiting }: { scene: ReturnType<Game['scene']>; waiting: readonly number[] }) {
  return (
    <ul className="score-strip">
      {scene.panels.map(({ seat, total }) =>
        seat === null ? null : (
          <li key={seat} className={waiting.includes(seat) ? 'now' : ''}>
            <Emblem seat={seat} size={17} />
            <b>{total}</b>
          </li>
        ),
      )}
    </ul>
  );
}

function PhoneTabs({ tab, onTab, news, chat }: { tab: Tab; onTab: (tab: Tab) => void; news: number; chat: boolean }) {
  const say = wordsOf(useSettings().language);
  const icons = { turn: 'army', players: 'people', log: 'list', chat: 'chat', actions: 'crown' } as const;
  const tabs: Tab[] = chat ? ['turn', 'players', 'log', 'chat', 'actions'] : ['turn', 'players', 'log', 'actions'];
  return (
    <div className="phone-tabs" role="tablist">
      {tabs.map((name) => (
        <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
          <Glyph name={icons[name]} size={22} />
          {name === 'log' && news > 0 && <i className="badge">{news}</i>}
          <span>{say(`phone.${name}`)}</span>
        </button>
      ))}
    </div>
  );
}
