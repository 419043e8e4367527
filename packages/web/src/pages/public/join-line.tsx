import { useLobbyWords } from '../../session/lobby-words.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { renewJoin } from './lobby-desk.ts';
import './public.css';

interface JoinLineProps {
  readonly table: string;
  readonly join: string;
  readonly act: (work: () => Promise<unknown>) => void;
}

/** The one invitation for every free seat, for whoever made the table. */
export function JoinLine({ table, join, act }: JoinLineProps) {
  const say = useLobbyWords();
  return (
    <section className="card join-line">
      <b>{say('join')}</b>
      <span className="aside">{say('join.note')}</span>
      <div className="row">
        <CopyLink label={say('join')} address={`${location.origin}/t/${table}#join=${join}`} />
        <button type="button" className="button" onClick={() => act(() => renewJoin(table))}>
          {say('join.renew')}
        </button>
      </div>
    </section>
  );
}
