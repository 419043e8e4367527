import { betterThanPlayed, type Moment } from '@tabula/bots/browser';
import type { Option } from '@tabula/engine';
import { useEffect } from 'react';
import { useTable } from '../../../session/table-context.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Emblem, ownerOf } from '../../../ui/owners.tsx';
import { ROMAN } from '../../../ui/roman.ts';
import type { AnalysedGame } from './analysis-work.ts';
import { points, signedPoints, useAnalysisWords } from './words.ts';

interface PointsProps {
  readonly game: AnalysedGame;
  readonly chosen: number;
  readonly onChoose: (point: number) => void;
}

/** Where somebody's chance moved most, one under the other; J and K walk through them. */
export function TurningPoints({ game, chosen, onChoose }: PointsProps) {
  const { speaker } = useTable();
  const words = useAnalysisWords();
  const { analysis } = game;
  const { turningPoints, steps } = analysis;
  useWalk(turningPoints.length, chosen, onChoose);
  const said = useSaid(game);
  return (
    <section className="card turning-points">
      <header>
        <h2>{words('points', { count: turningPoints.length })}</h2>
        <span className="aside">{words('points.note')}</span>
      </header>
      <ol>
        {turningPoints.map(({ step, seat, by, noise, cause }, i) => {
          const { moment } = steps[step];
          return (
            <li key={step}>
              <button type="button" aria-pressed={i === chosen} onClick={() => onChoose(i)}>
                <b className="number">{ROMAN[i]}</b>
                <span className="at">{words('move', { number: moment.answer + 1 })}</span>
                <span className="what">
                  <Emblem seat={moment.seat} size={16} /> {speaker.seat(moment.seat)}: {said(moment, moment.played.id)}
                </span>
                <span className="cause">
                  <Glyph name={cause === 'luck' ? 'cube' : 'swords'} size={14} /> {words(`cause.${cause}`)}
                </span>
                <span
                  className={by < 0 ? 'by bad' : 'by good'}
                  title={words('moved', { name: speaker.seat(seat), by: signedPoints(by), noise: points(noise) })}
                >
                  <Emblem seat={seat} size={14} /> {signedPoints(by)}% <small>± {points(noise)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** An option of a question, in words, from what was offered there. */
function useSaid({ offered }: AnalysedGame): (moment: Moment, id: string) => string {
  const { speaker } = useTable();
  return ({ answer }, id) => {
    const option: Option | undefined = offered[answer]?.find((one) => one.id === id);
    return option === undefined ? id : speaker.option(option);
  };
}

function useWalk(count: number, chosen: number, onChoose: (point: number) => void): void {
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLElement && target.closest('input, textarea, select') !== null) return;
      const by = key === 'j' ? 1 : key === 'k' ? -1 : 0;
      if (by !== 0 && count > 0) onChoose((chosen + by + count) % count);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [count, chosen, onChoose]);
}

interface PointDetailProps {
  readonly game: AnalysedGame;
  readonly chosen: number;
  readonly onShow: (position: number) => void;
  readonly onTry: (position: number) => void;
}

/** What could have been answered at a turning point, and what each promised. */
export function PointDetail({ game, chosen, onShow, onTry }: PointDetailProps) {
  const words = useAnalysisWords();
  const said = useSaid(game);
  const point = game.analysis.turningPoints[chosen];
  if (point === undefined) return null;
  const { moment } = game.analysis.steps[point.step];
  const { seat, played, best, answer } = moment;
  const better = betterThanPlayed(moment);
  const shown = best.some(({ id }) => id === played.id) ? best : [...best, played];
  return (
    <section className="card point-detail">
      <h2>
        {better === undefined
          ? words('alike')
          : words('better', { option: said(moment, better.id), by: points(better.by) })}
      </h2>
      <ul>
        {shown.map(({ id, chances }) => {
          const { value, noise } = chances[seat];
          return (
            <li key={id}>
              <span>
                {said(moment, id)} {id === played.id && <i className="tag">{words('played')}</i>}
              </span>
              <span className="bar" title={words('bar', { chance: points(value), noise: points(noise) })}>
                <i style={{ width: `${points(value)}%`, background: ownerOf(seat).fill }} />
                <u style={{ left: `${points(Math.max(0, value - noise))}%`, width: `${points(2 * noise)}%` }} />
              </span>
              <b>{points(value)}%</b>
            </li>
          );
        })}
      </ul>
      <div className="row">
        <button type="button" className="button gold" onClick={() => onTry(answer)}>
          {words('try')}
        </button>
        <button type="button" className="button" onClick={() => onShow(answer)}>
          <Glyph name="replay" /> {words('show')}
        </button>
      </div>
    </section>
  );
}
