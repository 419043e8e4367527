import { ErrorPage } from '../ui/error-page.tsx';
import { saveFile } from '../ui/files.ts';
import { Glyph } from '../ui/glyph.tsx';
import { useSay } from '../ui/settings.ts';
import { ErrorLine, useAttempt } from './attempt.tsx';

/** What has words of its own; the rest is told with its code. */
const KNOWN = [
  'offline',
  'missing-part',
  'cross-origin',
  'too-many',
  'crowd',
  'sent-away',
  'other-rules',
  'broken',
] as const;

/** Why there is no page, and what to do about it. */
export function TroublePage({ code, answers = 0, record }: TroublePageProps) {
  const say = useSay();
  const { error, attempt } = useAttempt();
  const known = KNOWN.find((one) => one === code) ?? 'other';
  if (code === 'not-found') return <ErrorPage title={say('table.none')} why={say('table.none.why')} />;
  const why = say(`trouble.${known}.why`, { code, answers, address: location.origin });
  return (
    <ErrorPage title={say(`trouble.${known}`)} why={why}>
      {record !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => void attempt(async () => saveFile('table.tabula', await record()))}
        >
          <Glyph name="download" /> {say('export')}
        </button>
      )}
      <ErrorLine text={error} />
    </ErrorPage>
  );
}

interface TroublePageProps {
  readonly code: string;
  /** How many answers of a game hold. */
  readonly answers?: number;
  /** The record of the game, where it can still be had. */
  readonly record?: () => Promise<string>;
}
