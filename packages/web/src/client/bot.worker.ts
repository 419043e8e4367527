import { requestAnswerer, type WorkerRequest } from '@tabula/bots/browser';
import { loadGame } from '@tabula/games';

/** Thinks for bots, odds and hints beside the page: the same work as in a BotPool, carried by messages of the browser. */
const answer = requestAnswerer({ loadGame, reply: (message) => postMessage(message) });
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data));
