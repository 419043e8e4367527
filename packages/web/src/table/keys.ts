import type { Option } from '@tabula/engine';
import { type RefObject, useEffect } from 'react';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import type { Choices } from '../question/choices.ts';

interface Keys {
  readonly choices: Choices | null;
  readonly open: string | null;
  readonly menu: string | null;
  readonly map: BoardMap;
  readonly camera: RefObject<Camera | null>;
  readonly canUndo: boolean;
  readonly onTake: (option: Option) => void;
  readonly onOpen: (group: string | null) => void;
  readonly onMenu: (space: string | null) => void;
  readonly onPick: (space: string) => void;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  readonly onLog: () => void;
  readonly onText: () => void;
  readonly onEscape: () => void;
}

/** Where an arrow points. */
const BEARINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Digits take, letters do, arrows walk the lit places, plus and minus zoom. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (handled(event.key, keys)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, dialog[open]') !== null;
}

function handled(key: string, keys: Keys): boolean {
  const { choices, camera } = keys;
  if (/^[1-9]$/.test(key)) return digit(Number(key), keys);
  if (BEARINGS[key] !== undefined) return walk(BEARINGS[key], keys);
  switch (key) {
    case 'u':
      if (keys.canUndo) keys.onUndo();
      return keys.canUndo;
    case 'h':
      if (choices !== null) keys.onHint();
      return choices !== null;
    case 'l':
      keys.onLog();
      return true;
    case 't':
      keys.onText();
      return true;
    case '+':
    case '=':
      camera.current?.zoom(1.3);
      return true;
    case '-':
      camera.current?.zoom(1 / 1.3);
      return true;
    case '0':
      camera.current?.home();
      return true;
    case 'Enter':
      return confirmed();
    case 'Escape':
      keys.onEscape();
      return true;
    default:
      return false;
  }
}

/** What is put together is confirmed from anywhere but a button, which has a meaning of its own. */
function confirmed(): boolean {
  const active = document.activeElement;
  if (active !== null && active !== document.body && !active.matches('[role=spinbutton]')) return false;
  const button = document.querySelector<HTMLElement>('.composer-sum [data-option]');
  button?.click();
  return button !== null;
}

function digit(number: number, { choices, open, menu, onTake, onOpen }: Keys): boolean {
  if (choices === null) return false;
  const inMenu = menu === null ? undefined : choices.targets.get(menu)?.options;
  const group = choices.chips.find((chip) => chip.kind === 'group' && chip.name === open);
  const list = inMenu ?? (group?.kind === 'group' ? group.options : undefined);
  if (list !== undefined) {
    const option = list[number - 1];
    if (option !== undefined) onTake(option);
    return option !== undefined;
  }
  const chip = choices.chips[number - 1];
  if (chip === undefined) return false;
  if (chip.kind === 'one') onTake(chip.option);
  else if (chip.figure !== null) document.querySelector<HTMLInputElement>('.number-picker input')?.focus();
  else onOpen(chip.name);
  return true;
}

/** From the place that has the focus to the nearest lit one in that direction; without any, to what is put together. */
function walk([dx, dy]: readonly [number, number], { choices, map, camera }: Keys): boolean {
  const active = document.activeElement;
  const inList = active instanceof HTMLElement && active.closest('.chips, .side, .sheet-area, .topbar') !== null;
  if (inList) return false;
  if (choices === null || choices.targets.size === 0) {
    const stepper = document.querySelector<HTMLElement>('.composer :is([role=spinbutton], button:enabled)');
    if (choices !== null && stepper !== null) {
      stepper.focus();
      return true;
    }
    camera.current?.pan(-dx, -dy);
    return true;
  }
  const places = map.board.spaces.filter(({ id }) => choices.targets.has(id));
  const here = map.board.spaces.find(({ id }) => id === (active?.getAttribute('data-space') ?? choices.origin));
  const from = here?.centre ?? [map.board.width / 2, map.board.height / 2];
  let best: { id: string; cost: number; at: readonly [number, number] } | null = null;
  for (const { id, centre } of places) {
    const [vx, vy] = [centre[0] - from[0], centre[1] - from[1]];
    const along = vx * dx + vy * dy;
    if (along <= 1) continue;
    const cost = along + 2.5 * Math.abs(vx * dy - vy * dx);
    if (best === null || cost < best.cost) best = { id, cost, at: centre };
  }
  if (best === null) return true;
  camera.current?.show([best.at]);
  const element = document.querySelector(`[data-space="${CSS.escape(best.id)}"]`);
  if (element instanceof SVGElement) element.focus();
  return true;
}
