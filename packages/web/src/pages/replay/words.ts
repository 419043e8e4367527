import { type ReplayTexts, replayEn } from '../../texts/replay.en.ts';
import { replayIt } from '../../texts/replay.it.ts';
import { ownWords } from '../../ui/own-words.ts';

export const useReplayWords = ownWords<ReplayTexts>({ en: replayEn, it: replayIt });
