import { lazy, Suspense, useMemo, useState } from 'react';
import { type CameraFollow, useCameraFollow } from '../board/camera-follow.ts';
import type { BoardMap } from '../client/boards.ts';
import { TapCard } from '../map/hover-card.tsx';
import { TableMap } from '../map/map-area.tsx';
import { OverMap, Zoom } from '../map/over-map.tsx';
import { Agenda } from '../panels/agenda.tsx';
import { Panels } from '../panels/panels.tsx';
import { Tracks } from '../panels/tracks.tsx';
import { Trays } from '../panels/tray.tsx';
import { BattlePanel } from '../prompt/battle.tsx';
import { PlanSheet } from '../prompt/plan-sheet.tsx';
import { PromptBar } from '../prompt/prompt.tsx';
import { useTable } from '../session/table-context.ts';
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
import { useKeys } from './keys.ts';
import { Announced, Ending, NewsSinceYourTurn, RollbackQuestion, Toast } from './notices.tsx';
import { PhoneSheet, type PhoneTab, ScoreStrip, useSheetHeight } from './phone.tsx';
import { Side, type SideTab } from './side.tsx';
import { TopBar } from './topbar.tsx';

const OpenedDialog = lazy(() => import('./dialogs.tsx'));

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
  const { trade } = useScene();
  const idle = useQuestion() === null && fight === null && trade === undefined && tab === 'turn';
  const sheet = useSheetHeight(idle);
  useKeys({ map, camera: follow.camera, onSide: setSide });
  useSounds();
  useAutoAnswer();
  const plan = useTableModel((model) => model.plan);
  const sheetOfPlan = plan === null ? null : <PlanSheet plan={plan} />;
  const battle = fight === null ? null : <BattlePanel fight={fight} />;
  return (
    <PointingContext value={usePointingAtMap(follow.show, setTab)}>
      <div className="table" data-moves={answers} data-tab={tab} data-fight={fight !== null || undefined}>
        <a className="skip" href="#choices">
          {say('skip')}
        </a>
        <TopBar note={note} />
        {!wide && <ScoreStrip />}
        <MapArea map={map} follow={follow} covered={wide ? null : sheet.covered} />
        {wide ? (
          <Side
            tab={side}
            onTab={setSide}
            above={
              <>
                <Ending onOpen={onEnd} />
                {battle}
                {sheetOfPlan ?? (battle === null && <Panels />)}
              </>
            }
          />
        ) : (
          <PhoneSheet tab={tab} onTab={setTab} sheet={sheet} side={side} onSide={setSide} onEnd={onEnd}>
            <TapCard />
            {battle ?? (sheetOfPlan === null && <PromptBar />)}
            {sheetOfPlan}
          </PhoneSheet>
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
  /** How much of the map a sheet covers on a phone; null in a wide window, where the question lies over it. */
  readonly covered: number | null;
}

/** The map and what lies over it. */
function MapArea({ map, follow, covered }: MapAreaProps) {
  const { say } = useTable();
  const { agenda, tracks } = useScene();
  const fight = useOpenFight();
  const wide = covered === null;
  const zoom = <Zoom follow={follow} map={map} />;
  return (
    <main className="board-area" aria-label={say('map.label')}>
      <TableMap map={map} wide={wide} covered={covered ?? 0} onCamera={follow.keepCamera} />
      <Agenda entries={agenda} />
      {wide && <Tracks tracks={tracks} />}
      {wide ? (
        <OverMap question={<PromptBar />} onHeight={follow.setDocked}>
          {zoom}
          {fight === null && <Trays />}
          <NewsSinceYourTurn />
        </OverMap>
      ) : (
        zoom
      )}
      <RollbackQuestion />
      <Toast />
    </main>
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
