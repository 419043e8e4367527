import type { Store } from '@tabula/server';

/** The parts of a store that have words of their own. */
const PARTS: readonly PropertyKey[] = ['notices', 'rings', 'circles'];

/**
 * A node's way to its store, which can be cut: from then on nothing that the node does is done, and it says nothing to anybody, as if its
 * process had been killed. What it had begun to do outside, it has done.
 */
export class Mortal {
  readonly store: Store;
  readonly #behind: Store;
  #dead = false;

  /** `fate` is asked before each word to the store, and says whether it is the node's last. */
  constructor(behind: Store, fate: (word: string) => boolean) {
    this.#behind = behind;
    this.store = this.#cut(behind, '', fate);
  }

  get dead(): boolean {
    return this.#dead;
  }

  /** It dies without a word; its lines to the store go down with it. */
  async die(): Promise<void> {
    this.#dead = true;
    await this.#behind.close();
  }

  #cut<T extends object>(part: T, path: string, fate: (word: string) => boolean): T {
    return new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (PARTS.includes(name) && typeof value === 'object' && value !== null)
          return this.#cut(value, `${path}${String(name)}.`, fate);
        if (typeof value !== 'function') return value;
        // The same part, with something around each of its words.
        if (name === 'within') return (around: unknown) => this.#cut(value.call(target, around), path, fate);
        return (...args: unknown[]) => {
          if (!this.#dead && fate(`${path}${String(name)}`)) this.#dead = true;
          if (this.#dead) return name === 'close' ? Promise.resolve() : gone();
          return value.apply(target, args);
        };
      },
    });
  }
}

function gone(): Promise<never> {
  const answer = Promise.reject(new Error('this node is no more'));
  answer.catch(() => {});
  return answer;
}
