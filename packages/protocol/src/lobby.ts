import Type, { type Static } from 'typebox';
import { ChatText, exact, Name, nullable, SeatNumber, Secret } from './parts.ts';

/** What a table, or a circle, is called. */
export const TableName = Type.String({ ...Name, maxLength: 40 });

/** What is said to those who are invited. */
export const InvitationNote = Type.String({ ...ChatText, maxLength: 200 });

/** Who of a public table wants to talk freely; `free` once all people agree. */
export const Talk = exact({ free: Type.Boolean(), agreed: Type.Array(SeatNumber) });
export type Talk = Static<typeof Talk>;

/** POST /api/tables/:id/join: the one invitation for every free seat, anew; the one before it is void. */
export const JoinLink = exact({ join: Secret });
export type JoinLink = Static<typeof JoinLink>;

/** POST /api/tables/:id/block, by the owner before the start: whoever sits there gets up, and does not come back. */
export const BlockBody = exact({ seat: SeatNumber });

/** A circle's name in addresses. */
export const CircleId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

/** Where a circle is told of its new tables. */
export const CircleHook = exact({
  kind: Type.Union([Type.Literal('discord'), Type.Literal('slack'), Type.Literal('ntfy'), Type.Literal('json')]),
  address: Type.String({ minLength: 8, maxLength: 500 }),
});
export type CircleHook = Static<typeof CircleHook>;

/** POST /api/circles */
export const CreateCircle = exact({ name: TableName, language: Type.Union([Type.Literal('en'), Type.Literal('it')]) });
export type CreateCircle = Static<typeof CreateCircle>;

/** PATCH /api/circles/:id, by the owner. A hook is tried before it is kept; null: none. */
export const ChangeCircle = exact({
  name: Type.Optional(TableName),
  hook: Type.Optional(nullable(CircleHook)),
});
export type ChangeCircle = Static<typeof ChangeCircle>;

/** A circle as its members know it. Whoever has the link is one. */
export const CircleInfo = exact({
  id: CircleId,
  name: Type.String(),
  /** The kind of its webhook and, for its owner, what was wrong with it last; the address is for nobody. */
  hook: nullable(exact({ kind: CircleHook.properties.kind, error: nullable(Type.String()) })),
});
export type CircleInfo = Static<typeof CircleInfo>;

/** `link`: whoever has it is a member. `owner`: changes the circle. Both are told once. */
export const NewCircle = exact({ circle: CircleInfo, link: Secret, owner: Secret });
export type NewCircle = Static<typeof NewCircle>;

/** POST /api/circles/:id/link, for its owner: the link anew; the one before it opens nothing any more. */
export const CircleLink = exact({ link: Secret });
export type CircleLink = Static<typeof CircleLink>;

/** The circle that a table is made in, by a member. */
export const InCircle = exact({ id: CircleId, link: Secret });
export type InCircle = Static<typeof InCircle>;
