import type { Game, Scene } from '@tabula/engine';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { TableSource } from '../client/source.ts';
import type { Fight } from '../question/fights.ts';
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

/** The fight that lies open. */
export function useOpenFight(): Fight | null {
  return useSnapshot(({ model, interaction }) => openFight(model, interaction.closedFight));
}
