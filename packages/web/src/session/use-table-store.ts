import type { Game, Option, Scene } from '@tabula/engine';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TableSource } from '../client/source.ts';
import { type Fight, fightAt } from '../question/fights.ts';
import { isGrave } from '../question/option-looks.ts';
import type { Choices } from '../question/targets.ts';
import { useSettings } from '../ui/settings.ts';
import type { Commands } from './commands.ts';
import type { InteractionState } from './interaction.ts';
import type { KnownOdds } from './odds-desk.ts';
import { openFight, type PlayedTable, type TableModel } from './table-model.ts';
import { type TableSnapshot, TableStore } from './table-store.ts';

const Context = createContext<TableStore | null>(null);
export const TableStoreProvider = Context.Provider;

/** The store of a table, from the moment its page is opened until it is left. */
export function useNewTableStore(source: TableSource, game: Game, state: PlayedTable): TableStore {
  const [store] = useState(() => new TableStore(source, game, state));
  useEffect(() => store.open(), [store]);
  return store;
}

/** The store itself, for those who look when something happens and not while they draw. */
export function useTableStore(): TableStore {
  const store = useContext(Context);
  if (store === null) throw new Error('this is shown at a table only');
  return store;
}

function useSnapshot<T>(select: (snapshot: TableSnapshot) => T): T {
  const store = useTableStore();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot));
}

/** A part of what the table shows; whoever asks is drawn anew only when that part changes. */
export function useTableModel<T>(select: (model: TableModel) => T): T {
  return useSnapshot(({ model }) => select(model));
}

/** A part of what somebody is doing at the page. */
export function useInteraction<T>(select: (interaction: InteractionState) => T): T {
  return useSnapshot(({ interaction }) => select(interaction));
}

export function useCommands(): Commands {
  return useTableStore().commands;
}

export function useScene(): Scene {
  return useTableModel(({ scene }) => scene);
}

/** What can be chosen now; null if this seat is asked nothing. */
export function useQuestion(): Choices | null {
  return useTableModel(({ choices }) => choices);
}

export function useKnownOdds(): KnownOdds {
  return useSnapshot(({ odds }) => odds);
}

/** After how many milliseconds the page gives the only answer that there is; null: it does not. */
export function useAutoAnswerMs(): number | null {
  const { autoAnswer } = useSettings();
  const wait = useInteraction(({ autoAnswerMs }) => autoAnswerMs);
  return autoAnswer ? wait : null;
}

/** Whether an option cannot be taken yet: it ends or destroys something, and the question has only just been put. */
export function useTooSoon(option: Option): boolean {
  const { game } = useTableStore();
  return useSnapshot(({ model: { choices, plan }, interaction: { fresh } }) => {
    const ask = (plan?.open ?? choices)?.ask.prompt.ask;
    return fresh && ask !== undefined && isGrave(game, option, ask);
  });
}

/** The fight that lies open: the one that somebody looks at once more, else the last one. */
export function useOpenFight(): Fight | null {
  const { game } = useTableStore();
  const replayed = useInteraction(({ replayedFight }) => replayedFight);
  const log = useTableModel((model) => model.log);
  const leaders = useTableModel((model) => model.leaders);
  const open = useSnapshot(({ model, interaction }) => openFight(model, interaction.closedFight));
  const again = useMemo(() => {
    const fight = replayed === null ? null : fightAt(game, log, replayed, leaders);
    return fight === null ? null : { ...fight, over: true };
  }, [game, log, replayed, leaders]);
  return again ?? open;
}
