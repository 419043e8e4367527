import { botByName } from '../players/levels.ts';
import type { Player } from '../players/outside.ts';
import { type FaultListener, outsideEngine } from './outside-engine.ts';

const ENGINE = 'engine:';

/** Whether a word names an engine of other people, which is not one of our bots. */
export function isEngineWord(word: string): boolean {
  return word.startsWith(ENGINE);
}

/** Whoever a word names: one of our bots, or the engine that a command starts ("engine:python3 my_engine.py"). */
export function playerByName(word: string, onFault: FaultListener = () => {}): Player {
  return isEngineWord(word) ? outsideEngine(word, word.slice(ENGINE.length), onFault) : botByName(word);
}
