/** Those who want to hear of something that somebody built before them will tell. */
export class Listeners<T> {
  readonly #listeners: ((what: T) => void)[] = [];

  add(listener: (what: T) => void): void {
    this.#listeners.push(listener);
  }

  readonly tell = (what: T): void => {
    for (const listener of this.#listeners) listener(what);
  };
}
