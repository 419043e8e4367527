import { type RefObject, useEffect } from 'react';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { quietOf } from '../question/option-looks.ts';
import type { TableStore } from '../session/table-store.ts';
import { useTableStore } from '../session/use-table-store.ts';
import { isAtControl } from './focus-follow.ts';
import type { SideTab } from './side.tsx';

/** What keys act on, beside the table itself. */
interface Surroundings {
  readonly map: BoardMap;
  readonly camera: RefObject<Camera | null>;
  readonly onSide: (tab: SideTab) => void;
}

interface Keys extends Surroundings {
  readonly store: TableStore;
}

/** Where an arrow points. */
const BEARINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Digits take, letters do, arrows walk the places that can be chosen, plus and minus zoom. */
export function useKeys({ map, camera, onSide }: Surroundings): void {
  const store = useTableStore();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (handled(event.key, { store, map, camera, onSide })) event.preventDefault();
    };
    const click = ({ target }: PointerEvent) => {
      clicked = target instanceof Element ? target.closest('button, a') : null;
    };
    document.addEventListener('keydown', listen);
    document.addEventListener('pointerdown', click);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('pointerdown', click);
    };
  }, [store, map, camera, onSide]);
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, dialog[open]') !== null;
}

function handled(key: string, keys: Keys): boolean {
  const { commands, model } = keys.store;
  const camera = keys.camera.current;
  if (/^[1-9]$/.test(key)) return digit(Number(key), keys.store);
  if (BEARINGS[key] !== undefined) return walk(BEARINGS[key], keys);
  switch (key) {
    case 'u':
      if (model.viewer.barrier !== null && (model.plan?.steps.length ?? 0) === 0) return false;
      commands.undo();
      return true;
    case 'h':
      if (model.choices === null) return false;
      commands.askHint();
      return true;
    case 'l':
      keys.onSide('log');
      return true;
    case '?':
      commands.openDialog('legend');
      return true;
    case 't':
      keys.onSide('text');
      return true;
    case '+':
    case '=':
      camera?.zoom(1.3);
      return true;
    case '-':
      camera?.zoom(1 / 1.3);
      return true;
    case '0':
      camera?.home();
      return true;
    case '[':
    case ']':
      return pressed(key === '[' ? '.plan-steps button:first-child' : '.plan-steps button:last-child');
    case ' ':
      return pressed('.news-play');
    case 'Enter':
      return confirmed();
    case 'Escape':
      return escaped(keys.store);
    default:
      return false;
  }
}

/** Puts away what lies open or is half said; where nothing is, a question whether to react is answered quietly. */
function escaped({ model, interaction, commands, game }: TableStore): boolean {
  const { plan } = model;
  if (interaction.newsAt !== null) {
    commands.closeNews();
    return true;
  }
  const { openGroup, openPlace, tapped, fresh, hint } = interaction;
  const idle = plan?.steps.length === 0 && openGroup === null && openPlace === null && tapped === null;
  const quiet = idle && hint === null && !fresh ? quietOf(game, plan.first.ask) : undefined;
  if (quiet === undefined) commands.clearSelection();
  else commands.take(quiet);
  return true;
}

/** The button or place that was clicked last: it still has the focus, but Enter is not meant for it. */
let clicked: Element | null = null;

/** The gold button of what is asked. */
const GOLD = '.battle-continue, .news-close, .plan-gold:enabled, .composer-sum [data-option]';

/** The place on the map that has the focus. */
function walkedTo(): string | null {
  return document.activeElement?.getAttribute('data-space') ?? null;
}

/**
 * Enter gives what stands on the gold button, unless somebody has gone to another button by keys; a goal that is chosen, and its place on the
 * map, needs no other Enter.
 */
function confirmed(): boolean {
  const active = document.activeElement;
  const place = walkedTo();
  const chosen = place !== null && document.querySelector(`.goal.chosen[data-at="${CSS.escape(place)}"]`) !== null;
  const own =
    isAtControl(active) &&
    active !== clicked &&
    !chosen &&
    !active.matches('[role=spinbutton], .goal[aria-pressed=true]');
  return own ? false : pressed(GOLD);
}

/** Presses a button, if it is there. */
function pressed(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function digit(number: number, { model: { choices }, interaction, commands }: TableStore): boolean {
  // Where the end of a fight lies over the question, nobody answers what he does not see.
  if (choices === null || document.querySelector('.battle-continue, .news') !== null) return false;
  // Who could react keeps his number while others are chosen.
  if (pressed(`.candidates li:nth-child(${number}) button`)) return true;
  // On a sheet a digit is what it stands beside there; the place one had walked to is not meant any longer.
  if (document.querySelector('.plan [data-digit]') !== null) {
    const taken = pressed(`.plan [data-digit="${number}"]:enabled`);
    if (taken && walkedTo() !== null) document.querySelector<HTMLElement>('.plan')?.focus({ preventScroll: true });
    return taken;
  }
  const { openPlace, openGroup } = interaction;
  const inMenu = openPlace === null ? undefined : choices.targets.get(openPlace)?.options;
  const group = choices.chips.find((chip) => chip.kind === 'group' && chip.name === openGroup);
  const list = inMenu ?? (group?.kind === 'group' ? group.options : undefined);
  if (list !== undefined) {
    const option = list[number - 1];
    if (option !== undefined) commands.take(option);
    return option !== undefined;
  }
  const chip = choices.chips.find((one) => choices.digits.get(one) === number);
  if (chip === undefined) return false;
  if (chip.kind === 'one') commands.take(chip.option);
  else if (chip.figure !== null) document.querySelector<HTMLInputElement>('.number-picker input')?.focus();
  else commands.openGroup(chip.name);
  return true;
}

/** From the place that has the focus to the nearest one in that direction that can be chosen; without any, to what is put together. */
function walk([dx, dy]: readonly [number, number], { store, map: { board }, camera }: Keys): boolean {
  const { choices } = store.model;
  const active = document.activeElement;
  const inList = isAtControl(active) && active.closest('.agenda, .chips, .side, .sheet-area, .topbar') !== null;
  if (inList) return false;
  if (choices === null || choices.targets.size === 0) {
    const stepper = document.querySelector<HTMLElement>(
      ':is(.plan, .composer) [role=spinbutton], .composer button:enabled',
    );
    if (choices !== null && stepper !== null) {
      stepper.focus();
      return true;
    }
    camera.current?.pan(-dx, -dy);
    return true;
  }
  const places = board.spaces.filter(({ id }) => choices.targets.has(id));
  const here = board.spaces.find(({ id }) => id === (active?.getAttribute('data-space') ?? choices.origin));
  const from = here?.centre ?? [board.width / 2, board.height / 2];
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
