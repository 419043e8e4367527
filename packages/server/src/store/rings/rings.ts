/** A key ring: whoever has one of its devices holds its seats. */
export interface RingRow {
  readonly id: string;
  /** The recovery code, as a hash; null if there is none. */
  readonly codeHash: string | null;
  /** Where a link to come back is sent, once whoever reads there has agreed. */
  readonly mail: string | null;
  readonly mailAt: number | null;
  /** The device that has given the address. */
  readonly mailBy: string | null;
  readonly createdAt: number;
}

/** A browser that holds what its ring holds. */
export interface DeviceRow {
  readonly id: string;
  readonly ring: string;
  /** Its key, as a hash. */
  readonly secretHash: string;
  readonly name: string;
  /** By what it came to the ring, as a hash: whoever asks again because no reply came is told the same. */
  readonly cameBy: string;
  /** The way by which it is pushed notices. */
  readonly channel: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
  /** Of devices that came later than this it has not been told. */
  readonly toldAt: number;
  /** Since when it is on another ring; null while it is on this one. */
  readonly leftAt: number | null;
}

/** What a ring holds: the hash of the secret of a seat or of an owner, and what takes its place when whoever knows the secret is signed out. */
export interface Holding {
  readonly hash: string;
  readonly nextHash: string;
}

/**
 * What lets a device in once, and dies soon: a link that an old device shows, a mail that leads back or confirms an address, the
 * challenge of a passkey.
 */
export interface PassRow {
  /** What it is known by, as a hash. */
  readonly id: string;
  readonly kind: 'link' | 'mail-confirm' | 'mail-return' | 'passkey-add' | 'passkey-return';
  /** Empty: of nobody, so that nobody learns whom a house knows. */
  readonly ring: string;
  /** `open`: nobody has come with it. `asked`: a device waits for the old one's word. `chosen`: the old one waits for its own. */
  readonly state: 'open' | 'asked' | 'chosen' | 'done' | 'refused' | 'void';
  /** Who has come with it, or may. */
  readonly deviceHash: string;
  readonly deviceName: string;
  /** What the new device shows, and among which the old one chooses. */
  readonly number: number;
  readonly choices: readonly number[];
  /** What can be typed in its place, as a hash. */
  readonly codeHash: string;
  /** An address, or a challenge. */
  readonly data: string;
  readonly wrong: number;
  readonly askedAt: number;
  readonly expiresAt: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly ring: string;
  /** The device that has added it; null where that was not noted. */
  readonly device: string | null;
  /** As base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** A table that was changed beside its room: how far it is now. */
export interface ChangedTable {
  readonly id: string;
  readonly rev: number;
}

/** Everything about rings, to be taken elsewhere; passes die on the way. */
export interface WholeRings {
  readonly rings: readonly RingRow[];
  readonly devices: readonly DeviceRow[];
  readonly seats: readonly (Omit<Holding, 'nextHash'> & { readonly ring: string; readonly nextHash: string | null })[];
  readonly known: readonly { readonly device: string; readonly hash: string }[];
  readonly passkeys: readonly PasskeyRow[];
  readonly signouts: readonly { readonly secretHash: string; readonly at: number }[];
}
