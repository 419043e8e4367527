import { lazy, type ReactNode, Suspense } from 'react';
import { LogPage } from '../log/log.tsx';
import { ScoreStrip } from '../panels/score-strip.tsx';
import { useTable } from '../session/table-context.ts';
import { useTableModel } from '../session/use-table-store.ts';
import { useUnreadChat } from '../session/use-unread-chat.ts';

const SIDES = ['log', 'chat', 'notes', 'text'] as const;
export type SideTab = (typeof SIDES)[number];
const TextPage = lazy(() => import('../log/text-view.tsx'));
const ChatPage = lazy(async () => ({ default: (await import('../log/chat.tsx')).ChatPage }));
const NotesPage = lazy(async () => ({ default: (await import('../log/notes.tsx')).NotesPage }));
const PAGES = { log: LogPage, chat: ChatPage, notes: NotesPage, text: TextPage } as const;

interface PagesProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}

/** What happened, what people say, what one keeps in mind, and everything as text: one at a time. */
export function Pages({ tab, onTab }: PagesProps) {
  const { say } = useTable();
  const number = useTableModel(({ position }) => position.answers);
  const unread = useUnreadChat(tab === 'chat');
  const Page = PAGES[tab];
  return (
    <>
      <div className="tabs" role="tablist" aria-label={say('side.label')}>
        {SIDES.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
            {say(`tab.${name}`)}
            {name === 'chat' && unread > 0 && (
              <i className="badge" title={say('chat.unread', { count: unread })}>
                {unread}
              </i>
            )}
          </button>
        ))}
        <span className="aside">{say('move', { number })}</span>
      </div>
      <div className="side-body" role="tabpanel" aria-label={say(`tab.${tab}`)}>
        <h2 className="hidden">{say(`tab.${tab}`)}</h2>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </div>
    </>
  );
}

interface SideProps extends PagesProps {
  readonly above: ReactNode;
  readonly below: ReactNode;
  /** In a low window the page below a sheet is folded, unless somebody wants to see it. */
  readonly unfolded: boolean;
}

/** Beside the map in a wide window: the points, a sheet or what lies before each seat, the pages, what can be answered. */
export function Side({ above, below, unfolded, ...pages }: SideProps) {
  return (
    <aside className={unfolded ? 'side unfolded' : 'side'}>
      <ScoreStrip />
      {above}
      <Pages {...pages} />
      <div id="choices">{below}</div>
    </aside>
  );
}
