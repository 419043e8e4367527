// Where the time of a server goes, by chapters of the house; of its main thread: what the disk needs goes on in another.
import { Session } from 'node:inspector/promises';

/** In milliseconds. */
const SAMPLED_EVERY = 1;

/** The chapters, by the files that their functions are in; the first that fits counts. */
const CHAPTERS = [
  ['rules', /\/(?:games|engine)\/|\/games-|\/packages\/engine/],
  ['views', /game-message|protocol\/(?:dist|src)\/changes/],
  ['store', /\/store\/|\/pg|node:internal\/worker|worker_threads/],
  ['sockets', /\/ws\/|\/socket\/|node:net|stream|node:internal\/stream_base/],
  ['tables', /\/tables\//],
];

/** What has no file of its own is part of who called it. */
function chapterOf(frames) {
  for (const { functionName, url } of frames) {
    if (functionName === '(garbage collector)') return 'memory';
    if (functionName === '(idle)') return undefined;
    for (const [name, files] of CHAPTERS) if (files.test(url)) return name;
  }
  return 'rest';
}

/** A profile that runs until it is asked for. */
export class Profile {
  #session = new Session();

  async start() {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY * 1000 });
    await this.#session.post('Profiler.start');
  }

  /** The share of each chapter of the time in which something was done. */
  async stop() {
    const { profile } = await this.#session.post('Profiler.stop');
    this.#session.disconnect();
    const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
    const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
    const times = new Map();
    let all = 0;
    for (const [i, sample] of profile.samples.entries()) {
      const frames = [];
      for (let id = sample; id !== undefined; id = parents.get(id)) frames.push(nodes.get(id).callFrame);
      const chapter = chapterOf(frames);
      if (chapter === undefined) continue;
      times.set(chapter, (times.get(chapter) ?? 0) + profile.timeDeltas[i]);
      all += profile.timeDeltas[i];
    }
    return Object.fromEntries([...times].sort(([, a], [, b]) => b - a).map(([name, time]) => [name, time / all]));
  }
}
