import type { ChangeCircle, CircleHook, CircleInfo, CreateCircle, NewCircle } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { hashOf, newSecret, newTableId } from '../common/secrets.ts';
import type { Way } from '../notices/ways/way.ts';
import { CIRCLE_TOLD_AFTER_MS, type CircleRow } from '../store/circles/circle-store.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { testMessage } from './circle-texts.ts';

/** Who plays together: whoever has a circle's link is a member, sees its tables and makes new ones there. */
export class Circles {
  readonly #store: Store;
  /** How webhooks are reached; null where this house has none. */
  readonly #way: Way | null;
  /** How many one address may make. */
  readonly #most: number;

  constructor(store: Store, way: Way | null, most: number) {
    this.#store = store;
    this.#way = way;
    this.#most = most;
  }

  async create({ name, language }: CreateCircle, client: string): Promise<NewCircle> {
    if ((await this.#store.circles.count(client)) >= this.#most)
      throw new ApiError('too-many', `you have made ${this.#most} circles already`);
    const [link, owner] = [newSecret(), newSecret()];
    const circle: CircleRow = {
      id: newTableId(),
      linkHash: hashOf(link),
      ownerHash: hashOf(owner),
      clientHash: client,
      name,
      language,
      hook: null,
      hookFailures: 0,
      hookError: null,
      createdAt: this.#store.clock.now(),
    };
    await this.#store.circles.create(circle);
    return { circle: infoOf(circle, owner), link, owner };
  }

  /** The circle, for whoever has its link. */
  async member(id: string, link: string): Promise<CircleRow> {
    return this.#for(id, ({ linkHash, ownerHash }) => [linkHash, ownerHash].includes(hashOf(link)));
  }

  async change(id: string, owner: string, { name, hook }: ChangeCircle): Promise<CircleInfo> {
    const circle = await this.#owned(id, owner);
    if (hook != null) await this.#try(circle, hook);
    const fresh = hook === undefined ? {} : { hook, hookFailures: 0, hookError: null };
    const change = { ...(name !== undefined && { name }), ...fresh };
    if (Object.keys(change).length > 0) await this.#store.circles.change(id, change);
    return infoOf({ ...circle, ...change }, owner);
  }

  /** The link anew: whoever has the one before it is no member any more. */
  async renewLink(id: string, owner: string): Promise<string> {
    await this.#owned(id, owner);
    const link = newSecret();
    await this.#store.circles.change(id, { linkHash: hashOf(link) });
    return link;
  }

  async remove(id: string, owner: string): Promise<void> {
    await this.#owned(id, owner);
    await this.#store.circles.remove(id);
  }

  /** That a table is about to be made: it is told once the table is there. Written before it, so that none is missed. */
  async announce(circle: string, { table, seats }: StoredTable): Promise<void> {
    if (!seats.some(({ kind }) => kind === 'open')) return;
    const dueAt = this.#store.clock.now() + CIRCLE_TOLD_AFTER_MS;
    await this.#store.circles.tell({ circle, table: table.id, dueAt });
  }

  #owned(id: string, owner: string): Promise<CircleRow> {
    return this.#for(id, ({ ownerHash }) => ownerHash === hashOf(owner));
  }

  async #for(id: string, may: (circle: CircleRow) => boolean): Promise<CircleRow> {
    const circle = await this.#store.circles.read(id);
    if (circle === undefined) throw new ApiError('not-found', 'there is no such circle');
    if (!may(circle)) throw new ApiError('wrong-secret', 'this is for those who have the link of the circle');
    return circle;
  }

  async #try({ id, name, language }: CircleRow, { kind, address }: CircleHook): Promise<void> {
    if (this.#way === null) throw new ApiError('setup', 'this house sends no webhooks');
    const sent = await this.#way({ id, kind, address }, testMessage(name, language, this.#store.clock.now()));
    if (!sent.arrived) throw new ApiError('setup', `it did not arrive: ${sent.error}`);
  }
}

/** What a circle tells whoever has this secret: what is wrong with its webhook only its owner, for whom the receiver may have said it. */
export function infoOf({ id, name, hook, hookError, ownerHash }: CircleRow, secret: string): CircleInfo {
  const error = hashOf(secret) === ownerHash ? hookError : null;
  return { id, name, hook: hook && { kind: hook.kind, error } };
}
