import type { Option, SlotLook, Tray as TrayData } from '@tabula/engine';
import { lazy, memo, Suspense, useState } from 'react';
import { Cube } from '../board/piece-shapes.tsx';
import { shortPhrase } from '../question/option-words.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useQuestion, useScene } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Dot } from './dot.tsx';

/** Few games have rows of cards on the table. */
const Shelves = lazy(async () => ({ default: (await import('./shelves.tsx')).Shelves }));

/** Few games keep books. */
const LedgerButton = lazy(async () => ({ default: (await import('./ledger.tsx')).LedgerButton }));

type Slot = TrayData['slots'][number];

/** A longer list is folded until somebody opens it, and so is every one after the first. */
const SHORT = 8;

/** What lies beside the map: rows of cards behind a button, boxes that seats fill, prices and supplies. */
export const Trays = memo(function Trays() {
  const { game } = useTable();
  const { trays, shelves = [], ledger } = useScene();
  const choices = useQuestion();
  if (trays.length === 0 && shelves.length === 0 && ledger === undefined) return null;
  const filled = trays.filter((tray) => !isList(tray, game.look?.slots ?? {}));
  const listed = trays.filter((tray) => !filled.includes(tray));
  return (
    <div className="over-left" data-over>
      {shelves.length > 0 && (
        <Suspense fallback={null}>
          <Shelves />
        </Suspense>
      )}
      {ledger !== undefined && (
        <Suspense fallback={null}>
          <LedgerButton ledger={ledger} />
        </Suspense>
      )}
      {listed.map((tray, i) => (
        <List key={tray.name.say} tray={tray} choices={choices} long={i > 0 || tray.slots.length > SHORT} />
      ))}
      {filled.length > 0 && <Boxes trays={filled} choices={choices} />}
    </div>
  );
});

/** Figures, or offices that are held by one seat each. */
function isList({ slots }: TrayData, looks: Readonly<Record<string, SlotLook>>): boolean {
  if (slots.some(({ value }) => value !== undefined)) return true;
  return slots.every(({ name, holders }) => holders.length === 1 && looks[name.say]?.group === undefined);
}

/** Where the map is low, a list that lies open would cover it; on a phone it has a page of its own. */
const roomy = matchMedia('(min-height: 860px), (max-width: 899px)');

/** Prices, supplies, offices: a figure or a seat for each. It stays as somebody has left it, whatever is asked. */
function List({ tray, choices, long }: { tray: TrayData; choices: Choices | null; long: boolean }) {
  const { speaker } = useTable();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { name, slots, note } = tray;
  const asked = slots.some((slot) => choices?.slots.has(slot.name.say));
  const open = wanted ?? (asked || (roomy.matches && !long));
  return (
    <section className="tray list" aria-label={speaker.phrase(name)}>
      <h2>
        <button type="button" aria-expanded={open} onClick={() => setWanted(!open)}>
          {speaker.phrase(name)} <Glyph name={open ? 'down' : 'next'} size={14} />
        </button>
      </h2>
      {open && (
        <div className="tray-list">
          {slots.map((slot) => (
            <SlotRow key={slot.name.say} slot={slot} options={choices?.slots.get(slot.name.say) ?? []} office />
          ))}
        </div>
      )}
      {open && note !== undefined && <p className="tray-note">{speaker.phrase(note)}</p>}
    </section>
  );
}

/** Boxes that seats fill. A box that can be chosen now glows. */
function Boxes({ trays, choices }: { trays: readonly TrayData[]; choices: Choices | null }) {
  const { speaker, game, say } = useTable();
  const slots = trays.flatMap((tray) => tray.slots);
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const group = game.look?.slots[slot.name.say]?.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), slot]);
  }
  const rest = groups.get('') ?? [];
  groups.delete('');
  const columns = [...groups].map(([group, list], i) => ({ group, list: i === 0 ? [...list, ...rest] : list }));
  if (columns.length === 0) columns.push({ group: '', list: rest });
  const fixed = trays[0].slots.flatMap(({ holders }) => holders);
  const free = fixed.filter((holder) => holder === null).length;
  return (
    <section className="tray" aria-label={speaker.phrase(trays[0].name)}>
      <header>
        <h2>{speaker.phrase(trays[0].name)}</h2>
        {fixed.length > 0 && <span className="aside">{say('tray.free', { free, all: fixed.length })}</span>}
      </header>
      <div className="tray-columns">
        {columns.map(({ group, list }) => (
          <div key={group} className="tray-column">
            {group !== '' && (
              <h3>
                <Dot style={group} />
                {speaker.has(`group.${group}`) ? speaker.say(`group.${group}`) : group}
              </h3>
            )}
            {list.map((slot) => (
              <SlotRow key={slot.name.say} slot={slot} options={choices?.slots.get(slot.name.say) ?? []} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function SlotRow({
  slot,
  options,
  office = false,
}: {
  slot: Slot;
  /** Held by one seat: its name is written out. */
  office?: boolean;
  options: readonly Option[];
}) {
  const { speaker, game, say } = useTable();
  const { choose } = useCommands();
  const { name, holders, value } = slot;
  const glyph = game.look?.slots[name.say]?.glyph;
  const filled = holders.filter((holder) => holder !== null);
  const told = filled.map((seat) => speaker.seat(seat)).join(', ');
  const inside = (
    <>
      {glyph !== undefined && <Glyph name={glyph} size={15} />}
      <span className="slot-name">{shortPhrase(speaker, name.say, name.args)}</span>
      <span className="holders">
        {crowd(holders).map(({ seat, count, key }) => (
          <span key={key} className={seat === null ? 'slot-box' : 'slot-cube'}>
            {seat !== null && office && (
              <b className="office">
                <Emblem seat={seat} size={16} /> {speaker.seat(seat)}
              </b>
            )}
            {seat !== null && !office && (
              <svg viewBox="-9 -10 19 19" width="18" height="18" aria-hidden="true">
                <Cube seat={seat} />
              </svg>
            )}
            {count > 1 && <b>{count}</b>}
          </span>
        ))}
        {value !== undefined && <b className="slot-value">{value}</b>}
      </span>
    </>
  );
  const said = value === undefined ? told || say('tray.empty') : [told, value].filter((part) => part !== '').join(', ');
  const label = `${speaker.phrase(name)}: ${said}`;
  if (options.length === 0)
    return (
      <div className="slot" title={label}>
        {inside}
        <span className="hidden">{label}</span>
      </div>
    );
  const does = options.map((option) => speaker.option(option)).join(' / ');
  return (
    <button type="button" className="slot ready" title={label} onClick={() => choose(options)}>
      {inside}
      {does !== shortPhrase(speaker, name.say, name.args) && <span className="hidden">: {does}</span>}
    </button>
  );
}

/** Many cubes of one seat are one cube with a number. */
function crowd(holders: readonly (number | null)[]): { seat: number | null; count: number; key: string }[] {
  const out: { seat: number | null; count: number; key: string }[] = [];
  for (const seat of holders) {
    const same = seat === null ? undefined : out.find((one) => one.seat === seat);
    if (same !== undefined) same.count++;
    else out.push({ seat, count: 1, key: `${out.length}` });
  }
  return out;
}
