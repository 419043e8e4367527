import type { Scene } from '@tabula/engine';
import { TableClock } from '../session/clock.tsx';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { ROMAN } from '../ui/roman.ts';
import { useRouter } from '../ui/router.ts';
import { LanguageSwitch } from '../ui/switches.tsx';

interface TopBarProps {
  readonly scene: Scene | null;
  readonly waiting: readonly number[];
  readonly note: string;
  readonly replay: string | null;
  readonly busy: boolean;
  readonly onRules: () => void;
  readonly onSettings: () => void;
}

/** Whose turn it is, and how far the game has come. */
export function TopBar({ scene, waiting, note, replay, busy, onRules, onSettings }: TopBarProps) {
  const { game, language, speaker, say } = useTable();
  const { go } = useRouter();
  const stage = scene?.stage;
  return (
    <header className="topbar">
      <a
        className="wordmark"
        href="/"
        onClick={(event) => {
          event.preventDefault();
          go('/');
        }}
      >
        <span className="phone-only">
          <Glyph name="back" size={22} />
          <span className="hidden">Tabula</span>
        </span>
        <span className="desk-only">TABULA</span>
      </a>
      <h1 className="game-title">{game.title[language]}</h1>
      <span className="table-note">{note}</span>
      <div className="stage">
        {stage !== undefined && (
          <>
            <ol className="stages" aria-label={say('stage.label', { now: stage.now, of: stage.of })}>
              {stage.of > ROMAN.length ? (
                <li className="now">{stage.now}</li>
              ) : (
                ROMAN.slice(0, stage.of).map((numeral, i) => (
                  <li key={numeral} className={i + 1 === stage.now ? 'now' : i + 1 < stage.now ? 'past' : ''}>
                    {numeral}
                  </li>
                ))
              )}
            </ol>
            {stage.detail !== undefined && <span className="detail">{speaker.phrase(stage.detail)}</span>}
            <ol className="order" aria-label={say('order.label')}>
              {stage.order.map((seat) => (
                <li key={seat} className={waiting.includes(seat) ? 'now' : ''} title={speaker.seat(seat)}>
                  <Emblem seat={seat} size={18} />
                  <span className="hidden">
                    {speaker.seat(seat)}
                    {waiting.includes(seat) ? `, ${say('order.now')}` : ''}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <TableClock />
      <nav className="tools" aria-label={say('tools.label')}>
        {replay !== null && (
          <a
            className="tool"
            href={replay}
            onClick={(event) => {
              event.preventDefault();
              go(replay);
            }}
          >
            <Glyph name="replay" />
            <span>{say('replay')}</span>
          </a>
        )}
        <button type="button" className="tool" onClick={onRules}>
          <Glyph name="book" />
          <span>{say('rules')}</span>
        </button>
        <LanguageSwitch />
        <button type="button" className="tool" onClick={onSettings} aria-label={say('settings')}>
          <Glyph name="gear" />
        </button>
      </nav>
      {busy && <div className="busy" role="progressbar" aria-label={say('busy')} />}
    </header>
  );
}
