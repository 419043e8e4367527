import { lobbyEn } from '../texts/lobby.en.ts';
import { lobbyIt } from '../texts/lobby.it.ts';
import { ownWords } from '../ui/own-words.ts';

/** Words that the lists of tables and the chat share; they come with whichever is opened first. */
export const useLobbyWords = ownWords({ en: lobbyEn, it: lobbyIt });
