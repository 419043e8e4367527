import type { DeviceInfo, Ring, RingAsk } from '@tabula/protocol';
import { useState } from 'react';
import { DeviceArt } from './device-art.tsx';
import { useDeviceWords } from './device-words.ts';
import { answerAsk, knowDevice, rename, signOut, toldOfDevices } from './ring-desk.ts';
import { useMoments } from './use-moments.ts';
import type { ActRing } from './use-ring.ts';

/** The devices of a ring, and the one that asks to be let in. */
export function DeviceList({ ring, act }: { ring: Ring; act: ActRing }) {
  const words = useDeviceWords();
  const news = ring.devices.filter((device) => device.fresh);
  return (
    <>
      {news.length > 0 && (
        <p className="card device-fresh" role="status">
          <span className="grow">
            {(['fresh', 'left'] as const)
              .map((what) => ({ what, named: news.filter(({ leftAt }) => (leftAt === null) === (what === 'fresh')) }))
              .filter(({ named }) => named.length > 0)
              .map(({ what, named }) => words(what, { names: named.map(({ name }) => name).join(', ') }))
              .join(' ')}
          </span>
          <button type="button" className="button" onClick={() => void act(toldOfDevices)}>
            {words('fresh.known')}
          </button>
        </p>
      )}
      <ul className="card devices-list">
        {ring.ask !== null && <Asking ask={ring.ask} act={act} />}
        {[...ring.devices]
          .sort((a, b) => Number(b.own) - Number(a.own))
          .map((device) => (
            <Device key={device.id} device={device} tables={ring.tables} act={act} />
          ))}
      </ul>
    </>
  );
}

function isPhone(name: string): boolean {
  return /Android|iPhone|iPad/.test(name);
}

function Picture({ name }: { name: string }) {
  return (
    <span className="device-picture">
      <DeviceArt name={isPhone(name) ? 'phone' : 'laptop'} />
    </span>
  );
}

/** It gets nothing until its number is chosen. On a phone this lies over the page. */
function Asking({ ask: { name, askedAt, choices }, act }: { ask: RingAsk; act: ActRing }) {
  const words = useDeviceWords();
  const when = useMoments();
  return (
    <li className="device-ask" role="alertdialog" aria-label={words('ask.title', { name })}>
      <Picture name={name} />
      <span className="grow">
        <b>{words('ask.title', { name })}</b>
        <span className="aside">{words('ask.note', { when: when(askedAt) })}</span>
      </span>
      <span className="device-numbers">
        {choices.map((number) => (
          <button
            key={number}
            type="button"
            className="button"
            aria-label={words('ask.number', { number })}
            onClick={() => void act(() => answerAsk(number))}
          >
            {number}
          </button>
        ))}
      </span>
      <button type="button" className="button danger" onClick={() => void act(() => answerAsk(null))}>
        {words('ask.refuse')}
      </button>
    </li>
  );
}

function Device({ device, tables, act }: { device: DeviceInfo; tables: number; act: ActRing }) {
  const words = useDeviceWords();
  const when = useMoments();
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'leaving'>('nothing');
  const [keep, setKeep] = useState(false);
  const { id, name, own, fresh, push, createdAt, seenAt, leftAt, added } = device;
  const notes = [
    words('device.since', { when: when(createdAt) }),
    own ? words('device.holds', { count: tables }) : words('device.seen', { when: when(seenAt) }),
    ...(leftAt === null ? [] : [words('device.left', { when: when(leftAt) })]),
    ...(push ? [words('device.push')] : []),
  ];
  return (
    <li>
      <Picture name={name} />
      <span className="grow">
        <b>{name}</b>
        {own && <span className="device-pill">{words('device.this')}</span>}
        {fresh && leftAt === null && <span className="turn-pill">{words('device.fresh')}</span>}
        <span className="aside">{notes.join(' · ')}</span>
      </span>
      {doing === 'renaming' ? (
        <Rename name={name} onSave={(wanted) => void act(() => rename(id, wanted)).then(() => setDoing('nothing'))} />
      ) : (
        own && (
          <button type="button" className="button" onClick={() => setDoing('renaming')}>
            {words('rename')}
          </button>
        )
      )}
      {!own && doing === 'nothing' && (
        <button type="button" className="button" onClick={() => setDoing('leaving')}>
          {words('sign-out')}
        </button>
      )}
      {leftAt !== null && doing === 'nothing' && (
        <button type="button" className="button" onClick={() => void act(() => knowDevice(id))}>
          {words('device.left.known')}
        </button>
      )}
      {doing === 'leaving' && (
        <>
          {added.length > 0 && <KeepAdded added={added} keep={keep} onChange={setKeep} />}
          <button type="button" className="button danger" onClick={() => void act(() => signOut(id, keep))}>
            {words('sign-out.sure')}
          </button>
          <button type="button" className="button" onClick={() => setDoing('nothing')}>
            {words('sign-out.keep')}
          </button>
        </>
      )}
    </li>
  );
}

function Rename({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const words = useDeviceWords();
  const [wanted, setWanted] = useState(name);
  return (
    <form
      className="device-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(wanted.trim());
      }}
    >
      <input
        value={wanted}
        aria-label={words('rename.label')}
        maxLength={30}
        required
        onChange={(event) => setWanted(event.target.value)}
      />
      <button type="submit" className="button">
        {words('save')}
      </button>
    </form>
  );
}

interface KeepAddedProps {
  readonly added: DeviceInfo['added'];
  readonly keep: boolean;
  readonly onChange: (keep: boolean) => void;
}

/** Ways back and channels that a device has added go with it: a thief may have made them. */
function KeepAdded({ added, keep, onChange }: KeepAddedProps) {
  const words = useDeviceWords();
  const names = added.map(({ kind, name }) => `${words(`added.${kind}`)} ${name}`).join(', ');
  return (
    <label className="aside">
      <input type="checkbox" checked={keep} onChange={() => onChange(!keep)} />{' '}
      {words('sign-out.keep-added', { names })}
    </label>
  );
}

/** All others are out, after one more question. */
export function SignOutOthers({ ring: { devices }, act }: { ring: Ring; act: ActRing }) {
  const words = useDeviceWords();
  const [sure, setSure] = useState(false);
  const [keep, setKeep] = useState(false);
  const added = devices.filter(({ own }) => !own).flatMap((device) => device.added);
  return (
    <p className="aside device-others">
      {words('sign-out.lost')}{' '}
      {sure ? (
        <>
          {added.length > 0 && <KeepAdded added={added} keep={keep} onChange={setKeep} />}
          <button
            type="button"
            className="button danger"
            onClick={() => void act(() => signOut('others', keep)).then(() => setSure(false))}
          >
            {words('sign-out.sure')}
          </button>
        </>
      ) : (
        <button type="button" className="link-button" onClick={() => setSure(true)}>
          {words('sign-out.others')}
        </button>
      )}
    </p>
  );
}
