/** A sea zone: what a monopoly of its trade is worth (0: no trade at all, G4), and which waters it belongs to (XXV). */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly monopoly: 0 | 1 | 2 | 3;
  readonly waters: 'mediterranean' | 'euxine' | 'outer';
}

export const SEAS = [
  { id: 'mare-adriaticum', name: 'Mare Adriaticum', monopoly: 1, waters: 'mediterranean' },
  { id: 'mare-aegeum', name: 'Mare Aegeum', monopoly: 3, waters: 'mediterranean' },
  { id: 'mare-caspium', name: 'Mare Caspium', monopoly: 0, waters: 'outer' },
  { id: 'mare-mauretanicum', name: 'Mare Mauretanicum', monopoly: 1, waters: 'mediterranean' },
  { id: 'mare-nostrum-orientalis', name: 'Mare Nostrum Orientalis', monopoly: 3, waters: 'mediterranean' },
  { id: 'mare-rubrum', name: 'Mare Rubrum', monopoly: 1, waters: 'outer' },
  { id: 'mare-siculum', name: 'Mare Siculum', monopoly: 2, waters: 'mediterranean' },
  { id: 'mare-suebicum', name: 'Mare Suebicum', monopoly: 0, waters: 'outer' },
  { id: 'mare-tyrrhenum', name: 'Mare Tyrrhenum', monopoly: 2, waters: 'mediterranean' },
  { id: 'oceanus-atlanticus', name: 'Oceanus Atlanticus', monopoly: 0, waters: 'outer' },
  { id: 'oceanus-britannicus', name: 'Oceanus Britannicus', monopoly: 1, waters: 'outer' },
  { id: 'oceanus-caledonicus', name: 'Oceanus Caledonicus', monopoly: 0, waters: 'outer' },
  { id: 'oceanus-germanicus', name: 'Oceanus Germanicus', monopoly: 0, waters: 'outer' },
  { id: 'oceanus-hibernicus', name: 'Oceanus Hibernicus', monopoly: 0, waters: 'outer' },
  { id: 'oceanus-occidentalis', name: 'Oceanus Occidentalis', monopoly: 0, waters: 'outer' },
  { id: 'pontus-euxinus', name: 'Pontus Euxinus', monopoly: 2, waters: 'euxine' },
  { id: 'propontis', name: 'Propontis', monopoly: 0, waters: 'mediterranean' },
  { id: 'sinus-botnicus', name: 'Sinus Botnicus', monopoly: 0, waters: 'outer' },
  { id: 'sinus-gaditanus', name: 'Sinus Gaditanus', monopoly: 1, waters: 'outer' },
  { id: 'sinus-gallicus', name: 'Sinus Gallicus', monopoly: 1, waters: 'mediterranean' },
  { id: 'sinus-persicus', name: 'Sinus Persicus', monopoly: 3, waters: 'outer' },
] as const satisfies readonly Row[];

export type SeaId = (typeof SEAS)[number]['id'];

/** The same rows, without the literal types. */
export const SEA_ROWS: readonly Row[] = SEAS;
