import type { Entry, Phrase } from '@tabula/engine';
import { LAST_TURN } from '../data/figures.ts';
import { SIDES } from '../data/nations.ts';
import { nationId, SIDE_OF } from '../data/pieces.ts';
import { NOBODY, PHASES, type Phase, type State } from '../state.ts';

/** What comes next and for whom: the nations (or sides) of this phase in their order, then the phases to come. */
export function agenda(view: State): Entry[] {
  if (view.clock.phase === 'over') return [];
  return [...actors(view), ...phasesToCome(view)];
}

function actors(view: State): Entry[] {
  const part: Phrase = { say: `stage.${view.clock.phase}` };
  const bySide = view.clock.phase === 'events';
  return view.clock.queue.map((one, i): Entry => {
    const seat = view.sides[bySide ? one : SIDE_OF[one]];
    const state =
      i < view.clock.next ? 'done' : i === view.clock.next ? 'now' : i === view.clock.next + 1 ? 'next' : 'later';
    return {
      name: { say: bySide ? `side.${SIDES[one]}` : `nation.${nationId(one)}` },
      ...(seat === NOBODY ? {} : { seat }),
      ...(bySide ? {} : { style: nationId(one) }),
      state,
      ...(state === 'now' && view.activation.active !== NOBODY
        ? { note: { say: `note.${view.activation.stage}` } }
        : {}),
      part,
    };
  });
}

/** The rest of the turn, and what the next scoring is. */
function phasesToCome({ clock: { phase, turn } }: State): Entry[] {
  const skipped: readonly Phase[] =
    turn === 1 ? ['caravans', 'administration', 'revenues', 'purchases', 'quelling', 'over'] : ['over'];
  const left = PHASES.slice(PHASES.indexOf(phase) + 1).filter((one) => !skipped.includes(one));
  const rest = left.map(
    (one): Entry => ({ name: { say: `stage.${one}` }, state: 'later', part: { say: 'agenda.later' } }),
  );
  const scoring = [3, 6, 9, LAST_TURN].find((one) => one >= turn) ?? LAST_TURN;
  return [
    ...rest,
    { name: { say: 'agenda.scoring', args: { turn: scoring } }, state: 'later', part: { say: 'agenda.later' } },
  ];
}
