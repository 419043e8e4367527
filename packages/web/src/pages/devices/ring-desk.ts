import type { Brings, Ring, RingAsked, RingCode, RingLink, SeatsBrought } from '@tabula/protocol';
import { ClientError } from '../../client/client-error.ts';
import { ask } from '../../client/http.ts';
import {
  deviceKey,
  forgetKeys,
  knownTables,
  NOTICE_KEY,
  ownDeviceKey,
  type SeatKeys,
  saveKeys,
} from '../../client/seat-keys.ts';
import { linkTable } from '../notices/notice-desk.ts';
import { deviceName } from '../notices/push.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const told = <T>(method: Method, path: string, body?: object): Promise<T> =>
  ask<T>(method, `/ring${path}`, { secret: ownDeviceKey(), ...(body === undefined ? {} : { body }) });

/** What this browser calls itself. */
export const ownName = (): string => deviceName(navigator.userAgent);

function isUnkept({ secrets, ringed = 0 }: SeatKeys): boolean {
  return secrets.length > ringed;
}

/**
 * Takes what this browser knows itself to its key ring, which is made with it; a table that was just entered tells whoever wants to be
 * told. Where it was signed out meanwhile, it forgets what it held.
 */
export async function keepSeats(entered?: string): Promise<void> {
  const unkept = knownTables().filter(isUnkept);
  const legacy = localStorage.getItem(NOTICE_KEY);
  if (unkept.length === 0 && legacy === null) return;
  try {
    const tables = unkept.map(({ id, secrets }) => ({ id, secrets: secrets.slice(-20) }));
    const body = { name: ownName(), tables, ...(legacy === null ? {} : { notices: legacy }) };
    const { held, notices } = await told<SeatsBrought>('PUT', '/seats', body);
    if (held) localStorage.removeItem(NOTICE_KEY);
    if (held) for (const { id, secrets } of unkept) saveKeys({ id, secrets: [], ringed: secrets.length });
    if (notices && entered !== undefined) await linkTable(entered);
  } catch (error) {
    if (error instanceof ClientError && error.code === 'signed-out') forgetKeys();
    throw error;
  }
}

/** The ring of this browser; null if it is on none. */
export async function readRing(): Promise<Ring | null> {
  if (deviceKey() === null && knownTables().length === 0) return null;
  await keepSeats();
  try {
    return await told('GET', '');
  } catch (error) {
    if (error instanceof ClientError && error.code === 'wrong-secret') return null;
    if (error instanceof ClientError && error.code === 'signed-out') forgetKeys();
    throw error;
  }
}

export const openLink = (): Promise<RingLink> => told('POST', '/links');
export const closeLink = (): Promise<unknown> => told('DELETE', '/links');
export const answerAsk = (number: number | null): Promise<Ring> => told('POST', '/answer', { number });
export const askToJoin = (link: string): Promise<RingAsked> => told('POST', '/ask', { link, name: ownName() });
export const joinRing = (brings: Brings | null): Promise<RingAsked> => told('POST', '/join', { brings });
export const askedToJoin = (): Promise<RingAsked> => told('GET', '/ask');
export const newCode = (): Promise<RingCode> => told('POST', '/code');
export const recover = (code: string, brings: Brings): Promise<Ring> =>
  told('POST', '/recover', { code, name: ownName(), brings });
export const rename = (id: string, name: string): Promise<Ring> => told('PATCH', `/devices/${id}`, { name });
/** What it has added is kept only where that is wished. */
export const signOut = (id: string, keep: boolean): Promise<unknown> => told('DELETE', `/devices/${id}?keep=${keep}`);
/** A device that went over to another ring is one's own. */
export const knowDevice = (id: string): Promise<unknown> => told('POST', `/devices/${id}/known`);
export const toldOfDevices = (): Promise<unknown> => told('POST', '/told');

type Language = 'en' | 'it';
export const setMail = (address: string, language: Language): Promise<Ring> =>
  told('PUT', '/mail', { address, language });
export const removeMail = (): Promise<Ring> => told('DELETE', '/mail');
export const confirmMail = (proof: { word: string } | { code: string }): Promise<unknown> =>
  told('POST', '/mail/confirm', proof);
export const askMail = (address: string, language: Language): Promise<unknown> =>
  told('POST', '/mail/ask', { address, language });
export const returnByMail = (proof: { word: string } | { code: string }, brings: Brings): Promise<Ring> =>
  told('POST', '/mail/return', { ...proof, name: ownName(), brings });

/** Makes a passkey, with whatever the browser asks its owner for. */
export async function addPasskey(): Promise<Ring> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const offer = await told<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', '/passkeys/offer');
  const response = await startRegistration({ optionsJSON: offer });
  return told('POST', '/passkeys', { name: ownName(), response });
}

export const removePasskey = (id: string): Promise<Ring> => told('DELETE', `/passkeys/${id}`);

export async function returnByPasskey(brings: Brings): Promise<Ring> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const asked = await told<Parameters<typeof startAuthentication>[0]['optionsJSON']>('POST', '/passkeys/ask');
  const response = await startAuthentication({ optionsJSON: asked });
  return told('POST', '/passkeys/return', { name: ownName(), response, brings });
}

/** Forgets oneself here and at the house. */
export async function forgetMe(): Promise<void> {
  await told('DELETE', '');
  forgetKeys();
}
