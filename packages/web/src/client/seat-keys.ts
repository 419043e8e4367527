/** What this browser holds of a table: whoever has a secret is what it stands for. */
export interface SeatKeys {
  readonly id: string;
  readonly secrets: readonly string[];
  /** Which secret is which seat's, and the owner's, as far as it was told. */
  readonly seats?: Readonly<Record<number, string>>;
  readonly owner?: string;
  /** The secret that lets others look on. */
  readonly spectator?: string;
  /** The one invitation for every free seat, for whoever made the table. */
  readonly join?: string;
  /** So many of the secrets are held by the key ring of this browser. */
  readonly ringed?: number;
  /** Invitations that this browser gave out, by seat. */
  readonly invites?: Readonly<Record<number, string>>;
}

const KEY = 'tabula.tables';

/** Under which a browser keeps the key by which its ring is known. */
export const DEVICE_KEY = 'tabula.device';

/** Under which a browser kept the key of its notices before it was on a ring. */
export const NOTICE_KEY = 'tabula.notices';

const MOST = 60;

function all(): SeatKeys[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeatKeys) : [];
  } catch {
    return [];
  }
}

function isSeatKeys(value: unknown): value is SeatKeys {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('secrets' in value)) return false;
  return (
    typeof value.id === 'string' &&
    Array.isArray(value.secrets) &&
    value.secrets.every((one) => typeof one === 'string')
  );
}

/** The tables of this browser, the latest first. */
export function knownTables(): readonly SeatKeys[] {
  return all();
}

export function keysFor(id: string): SeatKeys {
  return all().find((held) => held.id === id) ?? { id, secrets: [] };
}

/** All that this browser can show of itself at a table: its secrets, and the key by which its ring is known. */
export function secretsFor(id: string): string[] {
  const { secrets, spectator } = keysFor(id);
  const device = deviceKey();
  return [...secrets, ...(device === null ? [] : [device]), ...(spectator === undefined ? [] : [spectator])];
}

/** The key of this browser, once it is on a key ring or asks to be. */
export function deviceKey(): string | null {
  try {
    return localStorage.getItem(DEVICE_KEY);
  } catch {
    // A browser that keeps nothing is on no ring.
    return null;
  }
}

/** Whether a seat was ever this browser's: if it is no longer, somebody else was given it. */
export function hadSeat(id: string): boolean {
  return Object.keys(keysFor(id).seats ?? {}).length > 0;
}

/** Keeps what was told about a table beside what was known. */
export function saveKeys(found: SeatKeys): void {
  const before = keysFor(found.id);
  const spectator = found.spectator ?? before.spectator;
  const owner = found.owner ?? before.owner;
  const join = found.join ?? before.join;
  const merged: SeatKeys = {
    id: found.id,
    secrets: [...new Set([...before.secrets, ...found.secrets])],
    seats: { ...before.seats, ...found.seats },
    invites: { ...before.invites, ...found.invites },
    ringed: found.ringed ?? before.ringed ?? 0,
    ...(owner === undefined ? {} : { owner }),
    ...(join === undefined ? {} : { join }),
    ...(spectator === undefined ? {} : { spectator }),
  };
  const others = all().filter(({ id }) => id !== found.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([merged, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing: the table is lost when the page is closed.
  }
}

/** The same, made if there is none. */
export function ownDeviceKey(): string {
  const known = deviceKey();
  if (known !== null) return known;
  const fresh = `~${newKey()}`;
  localStorage.setItem(DEVICE_KEY, fresh);
  return fresh;
}

/** This browser was signed out, or is forgotten: what it held is no more. */
export function forgetKeys(): void {
  for (const key of [KEY, DEVICE_KEY, NOTICE_KEY]) localStorage.removeItem(key);
}

/** As good as a secret of the server: 192 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
