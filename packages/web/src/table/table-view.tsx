import type { Game } from '@tabula/engine';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Sheet } from '../data/boards.ts';
import type { TableSource, TableState } from '../data/source.ts';
import { useWide } from '../kit/use-wide.ts';
import { PointingContext } from '../kit/words.tsx';
import { BattleSheet } from './battle.tsx';
import { Chat } from './chat.tsx';
import { Curtain, Ending, RollbackQuestion, RulesSheet, SettingsSheet, Since, TextView } from './dialogs.tsx';
import type { Fight } from './fights.ts';
import { useGaze } from './gaze.ts';
import { type Hand, useHand } from './hand.ts';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { Docked, TableMap, Toast } from './map-area.tsx';
import { Panels } from './panels.tsx';
import { PhoneSheet, type PhoneTab, ScoreStrip } from './phone.tsx';
import { PromptBar, type PromptProps } from './prompt.tsx';
import { Side, type SideTab } from './side.tsx';
import { type Sight, useSight } from './sight.ts';
import { TopBar } from './topbar.tsx';
import { Tracks } from './tracks.tsx';
import { Trays } from './tray.tsx';
import { VoiceProvider } from './voice.ts';
import './table.css';

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

/** The fight whose sheet lies open: one's own, or one that waits for an answer of this seat. */
function openFight({ me, fight, choices }: Sight, { closedFight }: Hand): Fight | null {
  if (fight === null || fight.start <= closedFight) return null;
  const mine = me === null || fight.seats.has(me) || (choices !== null && !fight.over);
  return mine && (!fight.over || choices === null) ? fight : null;
}

function Laid({ source, game, sheet, note, state, onEnd }: TableViewProps & { state: TableState }) {
  const wide = useWide();
  const { table, position, chat, link } = state;
  const sight = useSight(game, state);
  const { me, viewer, voice, scene, choices, log } = sight;
  const { say, speaker } = voice;
  const hand = useHand(source, game, sight);
  const { run, choose, take, seen } = hand;
  const fight = openFight(sight, hand);
  const gaze = useGaze(sheet, wide, choices, position?.step, fight?.place ?? null);
  const [tab, setTab] = useState<PhoneTab>('turn');
  const [side, setSide] = useState<SideTab>('log');
  const [sheetOpen, setSheetOpen] = useState<'rules' | 'settings' | null>(null);
  const [sinceClosed, setSinceClosed] = useState(-1);
  const { point } = hand;
  const { show } = gaze;
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
    sheet,
    camera: gaze.camera,
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

  if (viewer === undefined || position === null) return null;
  const { waiting } = position;
  const prompt: PromptProps = {
    amounts: sight.amounts,
    choices,
    waiting,
    barrier: viewer.barrier,
    hint: hand.hint,
    hinting: hand.hinting,
    odds: hand.odds,
    pointed: hand.pointed,
    open: hand.open,
    sure: hand.sure,
    onOpen: hand.openGroup,
    onTake: take,
    onPoint: point,
    onUndo: hand.undo,
    onHint: hand.askHint,
  };
  const news = log.slice(Math.min(seen, log.length));
  const showNews = choices !== null && fight === null && news.length > 1 && sinceClosed !== log.length && me !== null;
  const trays = <Trays trays={scene.trays} choices={choices} onPick={(options) => choose(options, null)} />;
  const panels = (
    <Panels panels={scene.panels} waiting={waiting} choices={choices} onPick={(options) => choose(options, null)} />
  );
  const ending = table.status === 'over' && <Ending result={position.result} rematch={table.rematch} onOpen={onEnd} />;
  const sayChat = link === 'local' || me === null ? null : (text: string) => void run(() => source.chat(me, text));
  const pages = {
    log: () => <Log log={log} since={seen} />,
    chat: () => <Chat chat={chat} onSay={sayChat} />,
    text: () => <TextView scene={scene} choices={choices} onTake={take} />,
  };
  const question =
    fight === null ? (
      <PromptBar {...prompt} />
    ) : (
      <BattleSheet
        fight={fight}
        scene={scene}
        prompt={prompt}
        before={hand.before !== null && fight.start >= hand.before.log ? hand.before.share : null}
        onClose={() => hand.closeFight(fight.start)}
      />
    );
  return (
    <VoiceProvider value={voice}>
      <PointingContext value={pointing}>
        <div className="table" data-tab={tab} data-fight={fight !== null || undefined}>
          <a className="skip" href="#choices">
            {say('skip')}
          </a>
          <TopBar
            scene={scene}
            waiting={waiting}
            note={link === 'lost' ? say('link.lost') : note}
            replay={table.status === 'over' && table.id !== 'local' ? `/replay/${table.id}` : null}
            busy={hand.busy || link === 'lost'}
            onRules={() => setSheetOpen('rules')}
            onSettings={() => setSheetOpen('settings')}
          />
          {!wide && <ScoreStrip scene={scene} waiting={waiting} />}
          <main className="board-area" aria-label={say('map.label')}>
            <TableMap sheet={sheet} sight={sight} hand={hand} gaze={gaze} wide={wide} fightAt={fight?.place ?? null} />
            {wide && <Tracks tracks={scene.tracks} />}
            {wide && fight === null && trays}
            {showNews && wide && (
              <Since news={news.map(({ event }) => event)} onClose={() => setSinceClosed(log.length)} />
            )}
            {wide && <Docked onHeight={gaze.setDocked}>{question}</Docked>}
            <RollbackQuestion
              table={table}
              me={me}
              onVote={(agree) => me !== null && void run(() => source.vote(me, agree))}
            />
            {hand.toast !== null && <Toast text={hand.toast} onClose={hand.closeToast} />}
          </main>
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
          {!wide && (
            <PhoneSheet
              tab={tab}
              onTab={setTab}
              tabs={
                link === 'local' ? ['turn', 'players', 'log', 'actions'] : ['turn', 'players', 'log', 'chat', 'actions']
              }
              news={tab === 'log' ? 0 : news.length}
              turn={question}
              pages={{
                ...pages,
                players: () => panels,
                actions: () => (
                  <>
                    {trays}
                    {ending}
                  </>
                ),
              }}
            />
          )}
          <div className="hidden" role="status" aria-live="polite">
            {choices === null
              ? say('prompt.waiting', {
                  names: waiting.map((seat) => speaker.seat(seat)).join(', '),
                  count: waiting.length,
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
