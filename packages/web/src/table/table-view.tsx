import type { Game, Option } from '@tabula/engine';
import { memo, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCameraFollow } from '../board/camera-follow.ts';
import type { BoardMap } from '../client/boards.ts';
import type { TableSource, TableState } from '../client/source.ts';
import { Chat } from '../log/chat.tsx';
import { Log, SeatByStyleProvider } from '../log/log.tsx';
import { Notes } from '../log/notes.tsx';
import { TextView } from '../log/text-view.tsx';
import { OverMap, TableMap, Toast, Zoom } from '../map/map-area.tsx';
import { Agenda } from '../panels/agenda.tsx';
import { Orders } from '../panels/orders.tsx';
import { Panels } from '../panels/panels.tsx';
import { Tracks } from '../panels/tracks.tsx';
import { Trays } from '../panels/tray.tsx';
import { BattlePanel } from '../prompt/battle.tsx';
import { PromptBar } from '../prompt/prompt.tsx';
import type { PromptProps } from '../prompt/prompt-props.ts';
import { type Fight, shareBefore } from '../question/fights.ts';
import { WaitingProvider } from '../session/clock.tsx';
import { type Hand, HandProvider, useHand } from '../session/hand.ts';
import { TableProvider, useTable } from '../session/table-context.ts';
import { type TableModel, useActiveSeat, useTableContext, useTableModel } from '../session/table-model.ts';
import { useAutoAnswer } from '../session/use-auto-answer.ts';
import { useSounds } from '../session/use-sounds.ts';
import { useStable } from '../ui/use-stable.ts';
import { useWide } from '../ui/use-wide.ts';
import { PointingContext } from '../ui/words.tsx';
import { Curtain, Ending, NewsSinceYourTurn, RollbackQuestion } from './dialogs.tsx';
import { useKeys } from './keys.ts';
import { PhoneSheet, type PhoneTab, ScoreStrip, useSheet } from './phone.tsx';
import { Pages, Side, type SideTab } from './side.tsx';
import { Announced, TableDialogs } from './table-dialogs.tsx';
import { TopBar } from './topbar.tsx';
import '../styles/table.css';

const StillPanels = memo(Panels);
const StillTrays = memo(Trays);
const StillTracks = memo(Tracks);

interface TableViewProps {
  readonly source: TableSource;
  readonly game: Game;
  readonly map: BoardMap;
  readonly note: string;
  readonly onEnd?: (() => void) | undefined;
}

/** A table: the map, the question, what lies before each seat, and what happened. */
export function TableView({ source, game, map, note, onEnd }: TableViewProps) {
  const state = useSyncExternalStore(source.subscribe, () => source.state);
  if (state === null || state.position === null) return null;
  return <Seen source={source} game={game} map={map} note={note} state={state} onEnd={onEnd} />;
}

interface SeenProps extends TableViewProps {
  readonly state: TableState;
}

/** Through whose eyes one looks. Where hands are hidden, and several at one screen, nothing is laid out before the curtain is lifted. */
function Seen(props: SeenProps) {
  const { game, state } = props;
  const me = useActiveSeat(state);
  const table = useTableContext(game, state.table, me);
  const [lifted, setLifted] = useState<number | null>(null);
  const curtains = game.redeal !== undefined && state.you.seats.length > 1 && me !== null;
  return (
    <TableProvider value={table}>
      {curtains && lifted !== me ? (
        <Curtain key={me} seat={me} onLift={() => setLifted(me)} />
      ) : (
        <Laid key={curtains ? me : 'open'} {...props} />
      )}
    </TableProvider>
  );
}

/** The fight whose sheet lies open: one's own, or one that waits for an answer of this seat. */
function openFight({ me, fight, choices }: TableModel, { closedFight }: Hand): Fight | null {
  if (fight === null || fight.start <= closedFight) return null;
  const mine = me === null || fight.seats.has(me) || (choices !== null && !fight.over);
  return mine && (!fight.over || choices === null) ? fight : null;
}

function Laid({ source, map, note, state, onEnd }: SeenProps) {
  const wide = useWide();
  const { game, say, speaker } = useTable();
  const { table, position, chat, link } = state;
  const model = useTableModel(state);
  const { me, viewer, scene, choices, log } = model;
  const hand = useHand(source, model);
  useSounds(model, table);
  const { run, choose, take, seen } = hand;
  const choosePart = useStable((options: readonly Option[]) => choose(options, null));
  const give = useStable((order: Option) => {
    if (me !== null && position !== null)
      void run(() => source.answer({ seat: me, decision: position.decision, option: order.id }));
  });
  const settled = viewer?.orders;
  const orders = useMemo(
    () => (settled === undefined || settled.length === 0 ? null : <Orders orders={settled} onGive={give} />),
    [settled, give],
  );
  const sparing = settled?.filter(({ spares }) => spares?.includes(choices?.ask.prompt.ask ?? '')) ?? [];
  const self = useAutoAnswer(choices, table.seats, state.you.seats, position?.answers ?? 0, take);
  // The log may come a moment after the map.
  const told = useDeferredValue(log);
  const fight = openFight(model, hand);
  const follow = useCameraFollow(map, wide, choices, position?.decision, fight?.place ?? null);
  const [tab, setTab] = useState<PhoneTab>('turn');
  const [side, setSide] = useState<SideTab>('log');
  const standing = useSheet(choices === null && fight === null && scene.trade === undefined && tab === 'turn');
  const [sinceClosed, setSinceClosed] = useState(-1);
  const { point } = hand;
  const { show } = follow;
  const pointing = useMemo(
    () => ({
      point,
      show: (space: string) => {
        show(space);
        point(space);
        setTab('turn');
      },
    }),
    [point, show],
  );
  useKeys({
    choices,
    open: hand.open,
    menu: hand.menu,
    map,
    camera: follow.camera,
    onTake: take,
    onOpen: hand.openGroup,
    onMenu: hand.openMenu,
    onPick: hand.pick,
    onUndo: hand.undo,
    onHint: hand.askHint,
    onLog: () => setSide('log'),
    onText: () => setSide('text'),
    onEscape: hand.letGo,
    canUndo: viewer?.barrier === null,
  });

  const late = position?.last.kind === 'timeout' ? position.last.seat : null;
  const { tell } = hand;
  const seq = position?.seq;
  useEffect(() => {
    if (late !== null && seq !== undefined) tell(say('time.late', { name: speaker.seat(late) }));
  }, [late, seq, tell, say, speaker]);

  if (viewer === undefined || position === null) return null;
  const { waiting, askedAt, dueAt } = position;
  const otherwise = choices?.options.find(({ id }) => id === choices.ask.prompt.fallback);
  const waited = { waiting, askedAt, dueAt, otherwise: otherwise === undefined ? null : speaker.option(otherwise) };
  const prompt: PromptProps = {
    scene,
    amounts: model.amounts,
    choices,
    composer: model.composer,
    waiting,
    barrier: viewer.barrier,
    hint: hand.hint,
    hinting: hand.hinting,
    odds: hand.odds,
    pointed: hand.pointed,
    open: hand.open,
    sure: hand.sure,
    taken: hand.taken,
    onOpen: hand.openGroup,
    onTake: take,
    onPick: choosePart,
    onPoint: point,
    onLetGo: hand.letGo,
    onUndo: hand.undo,
    onHint: hand.askHint,
    orders: sparing.length === 0 ? null : <Orders orders={sparing} onGive={give} night />,
    self,
  };
  const heads = game.look?.chapters ?? [];
  const news = log.slice(Math.min(seen, log.length)).filter(({ event }) => !heads.includes(event.event));
  const showNews = choices !== null && fight === null && news.length > 1 && sinceClosed !== log.length && me !== null;
  const trays = <StillTrays scene={scene} choices={choices} onPick={choosePart} />;
  const panels = (
    <StillPanels panels={scene.panels} hands={scene.hands} waiting={waiting} choices={choices} onPick={choosePart}>
      {orders}
    </StillPanels>
  );
  const ending = table.status === 'over' && <Ending result={position.result} rematch={table.rematch} onOpen={onEnd} />;
  const sayChat = link === 'local' || me === null ? null : (text: string) => void run(() => source.chat(me, text));
  const pages = {
    log: () => <Log log={told} since={seen} />,
    chat: () => <Chat chat={chat} onSay={sayChat} />,
    notes: () => <Notes table={table.id} />,
    text: () => <TextView scene={scene} choices={choices} onTake={take} />,
  };
  const question =
    fight === null ? (
      <PromptBar {...prompt} />
    ) : (
      <BattlePanel
        fight={fight}
        scene={scene}
        prompt={prompt}
        before={shareBefore(game, log, fight, hand.before)}
        onClose={() => hand.closeFight(fight.start)}
      />
    );
  return (
    <HandProvider value={hand}>
      <SeatByStyleProvider value={model.leaders}>
        <WaitingProvider value={waited}>
          <PointingContext value={pointing}>
            <div
              className="table"
              data-moves={position.answers}
              data-tab={tab}
              data-fight={fight !== null || undefined}
            >
              <a className="skip" href="#choices">
                {say('skip')}
              </a>
              <TopBar
                scene={scene}
                waiting={waiting}
                note={link === 'lost' ? say('link.lost') : note}
                replay={table.status === 'over' && table.id !== 'local' ? `/replay/${table.id}` : null}
                busy={hand.busy || link === 'lost'}
                onRules={() => hand.openSheet('rules')}
                onSettings={() => hand.openSheet('settings')}
              />
              {!wide && <ScoreStrip scene={scene} waiting={waiting} />}
              <main className="board-area" aria-label={say('map.label')}>
                <TableMap
                  map={map}
                  scene={scene}
                  choices={choices}
                  pointed={hand.pointed}
                  advised={hand.hint?.id ?? null}
                  fightAt={fight?.place ?? null}
                  wide={wide}
                  covered={standing.covered}
                  onPoint={point}
                  onPick={hand.pick}
                  onPiece={hand.pickPiece}
                  onGround={hand.letGo}
                  onCamera={follow.keepCamera}
                />
                <Agenda entries={scene.agenda} />
                {wide && <StillTracks tracks={scene.tracks} />}
                {wide ? (
                  <OverMap question={question} onHeight={follow.setDocked}>
                    <Zoom follow={follow} map={map} />
                    {fight === null && trays}
                    {showNews && (
                      <NewsSinceYourTurn
                        news={news.map(({ event }) => event)}
                        onClose={() => setSinceClosed(log.length)}
                      />
                    )}
                  </OverMap>
                ) : (
                  <Zoom follow={follow} map={map} />
                )}
                <RollbackQuestion
                  table={table}
                  me={me}
                  onVote={(agree) => me !== null && void run(() => source.vote(me, agree))}
                />
                {hand.toast !== null && <Toast text={hand.toast} onClose={hand.closeToast} />}
              </main>
              {wide ? (
                <Side
                  tab={side}
                  onTab={setSide}
                  moves={position.answers}
                  above={
                    <>
                      {ending}
                      {panels}
                    </>
                  }
                  pages={pages}
                />
              ) : (
                <PhoneSheet
                  tab={tab}
                  onTab={setTab}
                  standing={standing}
                  news={tab === 'log' ? 0 : news.length}
                  turn={question}
                  pages={{
                    players: () => panels,
                    log: () => <Pages tab={side} onTab={setSide} moves={position.answers} pages={pages} />,
                    actions: () => (
                      <>
                        {ending}
                        {trays}
                      </>
                    ),
                  }}
                />
              )}
              <Announced choices={choices} waiting={waiting} />
              <TableDialogs source={source} state={state} rule={choices?.ask.prompt.rule ?? null} hand={hand} />
            </div>
          </PointingContext>
        </WaitingProvider>
      </SeatByStyleProvider>
    </HandProvider>
  );
}
