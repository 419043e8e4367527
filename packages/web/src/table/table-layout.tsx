import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type CameraFollow, useCameraFollow } from '../board/camera-follow.ts';
import type { BoardMap } from '../client/boards.ts';
import { TableMap } from '../map/map-area.tsx';
import { Zoom } from '../map/over-map.tsx';
import { Agenda } from '../panels/agenda.tsx';
import { Panels } from '../panels/panels.tsx';
import { ScoreStrip } from '../panels/score-strip.tsx';
import { Tracks } from '../panels/tracks.tsx';
import { Trays } from '../panels/tray.tsx';

import { OpenAnswers, PromptBar, TradeSheet } from '../prompt/prompt.tsx';
import { useTable } from '../session/table-context.ts';
import { useAbsence } from '../session/use-absence.ts';
import { useAutoAnswer } from '../session/use-auto-answer.ts';
import { useSounds } from '../session/use-sounds.ts';
import {
  useCommands,
  useInteraction,
  useOpenFight,
  useQuestion,
  useScene,
  useTableModel,
} from '../session/use-table-store.ts';
import { useWide } from '../ui/use-wide.ts';
import { PointingContext } from '../ui/words.tsx';
import { useFocusFollow } from './focus-follow.ts';
import { useKeys } from './keys.ts';
import { Announced, Ending, NewsPill, Toast, useNewsWaiting } from './notices.tsx';
import { PhoneSheet, type PhoneTab, useSheetHeight } from './phone.tsx';
import { Side, type SideTab } from './side.tsx';
import { TopBar } from './topbar.tsx';

/** Sheets come a moment after the table: nobody needs them to see it. */
const AbsenceQuestion = lazy(() => import('../prompt/absence.tsx'));
const BattlePanel = lazy(() => import('../prompt/battle.tsx'));
const PlanSheet = lazy(() => import('../prompt/plan-sheet.tsx'));
const OpenedDialog = lazy(() => import('./dialogs.tsx'));
const TapCard = lazy(async () => ({ default: (await import('../map/hover-card.tsx')).TapCard }));
const RollbackQuestion = lazy(() => import('./rollback.tsx'));
const NewsSheet = lazy(() => import('./news.tsx'));
const Story = lazy(async () => ({ default: (await import('./news.tsx')).Story }));

/** Loads the sheets as soon as the table is seen, so that they are there when somebody needs them. */
function useSheetsAtHand(): void {
  useEffect(() => {
    void import('../prompt/plan-sheet.tsx');
    void import('../prompt/battle.tsx');
    void import('../map/hover-card.tsx');
  }, []);
}

interface TableLayoutProps {
  readonly map: BoardMap;
  readonly note: string;
  readonly onEnd?: (() => void) | undefined;
}

/** Everything of a table in its place: in a wide window beside the map, on a phone in a sheet below it. */
export function TableLayout({ map, note, onEnd }: TableLayoutProps) {
  const wide = useWide();
  const { say } = useTable();
  const fight = useOpenFight();
  const answers = useTableModel(({ position }) => position.answers);
  const follow = useCameraFollow(map, wide);
  const [tab, setTab] = useState<PhoneTab>('turn');
  const [side, setSide] = useState<SideTab>('log');
  const [unfolded, setUnfolded] = useState(false);
  const showSide = useCallback((name: SideTab) => {
    setSide(name);
    setUnfolded(true);
  }, []);
  const { trade } = useScene();
  const absence = useAbsence();
  const idle =
    useQuestion() === null &&
    !(absence?.ruled || absence?.vote) &&
    fight === null &&
    trade === undefined &&
    tab === 'turn';
  const sheet = useSheetHeight(idle);
  useSheetsAtHand();
  useKeys({ map, camera: follow.camera, onSide: showSide });
  useFocusFollow();
  useSounds();
  useAutoAnswer();
  const plan = useTableModel((model) => model.plan);
  // How a fight ended is read first; what is asked next waits for it.
  const sheetOfPlan =
    plan === null || fight?.over === true ? null : (
      <Suspense fallback={null}>
        <PlanSheet plan={plan} />
      </Suspense>
    );
  const battle =
    fight === null ? null : (
      <Suspense fallback={null}>
        <BattlePanel key={fight.start} fight={fight} />
      </Suspense>
    );
  const looking = useInteraction(({ newsAt }) => newsAt !== null);
  const never = useTableModel(({ viewer }) => viewer.answered === 0);
  const begins = useNewsWaiting() && never;
  const news = looking && battle === null ? <NewsSheet /> : null;
  return (
    <PointingContext value={usePointingAtMap(follow.show, setTab)}>
      <div
        className="table"
        data-moves={answers}
        data-tab={tab}
        data-fight={fight === null ? undefined : fight.over ? 'over' : 'on'}
        data-planned={sheetOfPlan !== null || undefined}
      >
        <a className="skip" href="#choices">
          {say('skip')}
        </a>
        <TopBar note={note} />
        {!wide && <ScoreStrip />}
        <MapArea map={map} follow={follow} covered={wide ? null : sheet.covered} />
        {wide ? (
          <Side
            tab={side}
            unfolded={unfolded}
            onTab={(name) => {
              setSide(name);
              setUnfolded(name !== side || !unfolded);
            }}
            above={
              <>
                <Ending onOpen={onEnd} />
                {battle}
                <Suspense fallback={null}>
                  {news}
                  {begins && news === null && sheetOfPlan === null && <Story />}
                </Suspense>
                <TradeSheet />
                {news === null && (sheetOfPlan ?? (battle === null && <Panels />))}
              </>
            }
            below={
              <>
                <Absence />
                <OpenAnswers />
              </>
            }
          />
        ) : (
          <PhoneSheet tab={tab} onTab={setTab} sheet={sheet} side={side} onSide={setSide} onEnd={onEnd}>
            <Suspense fallback={null}>
              <TapCard />
              {news}
            </Suspense>
            {news === null && (
              <>
                <NewsPill />
                {battle ?? (sheetOfPlan === null && <Questions />)}
                {sheetOfPlan}
              </>
            )}
          </PhoneSheet>
        )}
        {wide && (
          <section className="dock" aria-label={say('phone.turn')}>
            <PromptBar />
          </section>
        )}
        <Announced />
        <TableDialog />
      </div>
    </PointingContext>
  );
}

interface MapAreaProps {
  readonly map: BoardMap;
  readonly follow: CameraFollow;
  /** How much of the map a sheet covers on a phone; null in a wide window, where nothing does. */
  readonly covered: number | null;
}

/** The map and what lies over it. */
function MapArea({ map, follow, covered }: MapAreaProps) {
  const { say } = useTable();
  const { agenda, tracks } = useScene();
  const fight = useOpenFight();
  const rollback = useTableModel(({ table }) => table.rollback);
  const wide = covered === null;
  const zoom = <Zoom follow={follow} map={map} />;
  return (
    <main className="board-area" aria-label={say('map.label')}>
      <TableMap map={map} wide={wide} covered={covered ?? 0} onCamera={follow.keepCamera} />
      <Agenda entries={agenda} />
      {wide && <Tracks tracks={tracks} />}
      {wide ? (
        <>
          {zoom}
          {fight === null && <Trays />}
          <NewsPill />
        </>
      ) : (
        zoom
      )}
      {rollback !== null && (
        <Suspense fallback={null}>
          <RollbackQuestion rollback={rollback} />
        </Suspense>
      )}
      <Toast />
    </main>
  );
}

/** What is asked about those who are not there. */
function Absence() {
  if (useAbsence() === null) return null;
  return (
    <Suspense fallback={null}>
      <AbsenceQuestion />
    </Suspense>
  );
}

/** On a phone, what is asked of whoever looks: about those who are not there, in place of what others are asked, and by the game. */
function Questions() {
  const absence = useAbsence();
  const asked = useQuestion() !== null;
  const { trade } = useScene();
  return (
    <>
      <Absence />
      {(absence === null || asked || trade !== undefined) && <PromptBar />}
    </>
  );
}

/** The rules or the settings; they are loaded when somebody asks for them. */
function TableDialog() {
  const dialog = useInteraction((interaction) => interaction.dialog);
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenedDialog dialog={dialog} />
    </Suspense>
  );
}

/** A place in a sentence lights up on the map; a click brings it into sight. */
function usePointingAtMap(show: (space: string) => void, onTab: (tab: PhoneTab) => void) {
  const { point } = useCommands();
  return useMemo(
    () => ({
      point,
      show: (space: string) => {
        show(space);
        point(space);
        onTab('turn');
      },
    }),
    [point, show, onTab],
  );
}
