import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '@tabula/games';
import { ApiError, messageOf } from '../../common/errors.ts';
import type { ReplayReply, ReplayRequest, ReplayStart } from './messages.ts';
import { replayRecord } from './replay.ts';

/** The thread's end of a RecordReplayer: one record at a time. */
const { registry }: ReplayStart = workerData;

async function answer(request: ReplayRequest): Promise<ReplayReply> {
  try {
    const house: Pick<Registry, 'games' | 'loadGame'> = await import(registry);
    return { replayed: await replayRecord(house, request) };
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.code, message: error.message };
    return { failed: messageOf(error) };
  }
}

parentPort?.on('message', async (request: ReplayRequest) => parentPort?.postMessage(await answer(request)));
