import { installedEn } from '../../texts/installed.en.ts';
import { installedIt } from '../../texts/installed.it.ts';
import { ownWords } from '../../ui/own-words.ts';

export const useInstalledWords = ownWords({ en: installedEn, it: installedIt });
