import type { Projection } from '../geography/projection.ts';
import { type Board, LANGS, type Lang, type Point, type Words } from '../model/board.ts';
import type { BuiltText, Label, Level } from '../model/built.ts';
import { type Field, fieldOf, type Territory, territories } from '../raster/territory.ts';
import { isWater } from '../regions/grow.ts';
import { type Box, box, labelBox } from './boxes.ts';
import { fixedLabel, mapName, nameCandidates, type Setting, settingFor } from './names.ts';
import { type Candidate, candidate, type Request, settle } from './settle.ts';

export interface Lettering {
  /** By space. */
  readonly names: ReadonlyMap<string, { label: Readonly<Record<Lang, Label>>; level: Level }>;
  readonly texts: readonly BuiltText[];
}

type Placed = Map<string, Readonly<Record<Lang, Label>>>;

/** Sets the same requests in every language, each language for itself. */
function inAllLanguages(requests: (lang: Lang) => Request[], fixed: (lang: Lang) => Box[], pad?: number): Placed {
  const asked = LANGS.map((lang) => requests(lang));
  const first = settle(asked[0], fixed(LANGS[0]), pad);
  // Latin names are the same in both languages: set them once.
  const same =
    asked[1].every(({ candidates }, i) => candidates === asked[0][i]?.candidates) &&
    JSON.stringify(fixed('en')) === JSON.stringify(fixed('it'));
  const results = [first, same ? first : settle(asked[1], fixed(LANGS[1]), pad)];
  const out: Placed = new Map();
  for (const [id, { label: en }] of results[0]) {
    const it = results[1].get(id)?.label;
    if (it) out.set(id, { en, it });
  }
  return out;
}

const boxesIn = (placed: Iterable<Readonly<Record<Lang, Label>>>, lang: Lang): Box[] =>
  [...placed].map((label) => labelBox(label[lang]));

/** Room for the title and the compass rose of the printed sheet. */
function furniture(board: Board): Box[] {
  const { title, rose } = board.cartouche ?? {};
  const below = board.subtitle ?? { en: '', it: '' };
  const width = Math.max(...LANGS.flatMap((lang) => [board.title[lang].length * 17, below[lang].length * 9])) + 48;
  return [
    ...(title ? [box(title[0], title[1], width, 82)] : []),
    ...(rose ? [box(rose[0], rose[1] - 6, 88, 104)] : []),
  ];
}

/** Names of an `areas` board. With areas there are three levels: areas (far), seas (always), provinces (near). */
export function letterAreas(
  board: Board,
  field: Field,
  measures: ReadonlyMap<number, Territory>,
  place: Projection,
): Lettering {
  const water = (label: number) => {
    const space = board.spaces[label];
    return space ? isWater(space) : label === board.spaces.length + 1;
  };
  const known = new Map<string, Candidate[]>();
  const ask = (lang: Lang, wanted: (kind: string) => boolean): Request[] =>
    board.spaces.flatMap((space, index) => {
      const territory = measures.get(index);
      if (!territory || !wanted(space.kind)) return [];
      const setting = settingFor(board, space, territory);
      const name = mapName(space, lang);
      const key = `${index} ${name}`;
      const candidates =
        known.get(key) ?? nameCandidates(name, setting, territory, field, (label) => label === index, water);
      known.set(key, candidates);
      if (candidates.length === 0 && !setting.optional)
        throw new Error(`${board.game}: no room for the name of ${space.id}`);
      return candidates.length === 0 ? [] : [{ id: space.id, candidates, optional: setting.optional }];
    });
  const hand = handLettering(board, place);
  const names = new Map<string, { label: Readonly<Record<Lang, Label>>; level: Level }>();
  if (!board.areas) {
    const placed = inAllLanguages(
      (lang) => ask(lang, () => true),
      (lang) => [
        ...furniture(board),
        ...boxesIn(
          hand.map(({ label }) => label),
          lang,
        ),
      ],
    );
    for (const [id, label] of placed) names.set(id, { label, level: 'fit' });
    return { names, texts: hand };
  }
  const wide = areaRequests(board, field);
  const far = inAllLanguages(
    (lang) => [...wide(lang), ...ask(lang, (kind) => kind === 'sea' || kind === 'outside')],
    () => furniture(board),
  );
  const texts: BuiltText[] = [];
  const always: Readonly<Record<Lang, Label>>[] = [];
  for (const [id, label] of far) {
    if (id.startsWith('area:')) texts.push({ kind: 'area', area: id.slice('area:'.length), level: 'far', label });
    else {
      names.set(id, { label, level: 'fit' });
      always.push(label);
    }
  }
  const near = inAllLanguages(
    (lang) => ask(lang, (kind) => kind === 'land' || kind === 'entry'),
    (lang) => boxesIn(always, lang),
    0.5,
  );
  for (const [id, label] of near) names.set(id, { label, level: 'near' });
  return { names, texts: [...texts, ...hand] };
}

function areaRequests(board: Board, field: Field): (lang: Lang) => Request[] {
  const areas = board.areas ?? [];
  const indexOf = new Map(areas.map(({ id }, i) => [id, i]));
  const whole = new Int16Array(field.label.length);
  const first = areas.length;
  const areaOf = board.spaces.map(
    (space, i) => (space.area === undefined ? undefined : indexOf.get(space.area)) ?? first + i,
  );
  for (let i = 0; i < whole.length; i++) whole[i] = areaOf[field.label[i]] ?? first + field.label[i];
  const wide = fieldOf(field.grid, whole);
  const measures = territories(wide);
  const water = (label: number) =>
    label >= first && (board.spaces[label - first] ? isWater(board.spaces[label - first]) : true);
  const setting: Setting = {
    face: 'caps',
    sizes: [14, 12.6, 11.4, 10.4],
    spacing: 0.16,
    turns: false,
    optional: false,
  };
  const known = new Map<string, Candidate[]>();
  return (lang) =>
    areas.flatMap((area, index) => {
      const territory = measures.get(index);
      if (!territory) return [];
      const words: Words = area.short ?? area.name;
      const key = `${index} ${words[lang]}`;
      const candidates =
        known.get(key) ?? nameCandidates(words[lang], setting, territory, wide, (label) => label === index, water);
      known.set(key, candidates);
      return candidates.length === 0 ? [] : [{ id: `area:${area.id}`, candidates, optional: false }];
    });
}

function handLettering(board: Board, place: Projection): BuiltText[] {
  return (board.lettering ?? []).map(({ name, kind, at, size, turn }) => ({
    kind,
    level: 'fit',
    label: {
      en: fixedLabel(name.en, kind, place(at), size, turn ?? 0),
      it: fixedLabel(name.it, kind, place(at), size, turn ?? 0),
    },
  }));
}

export interface Disc {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
}

/** Names of a `points` board: beside their discs, off the links, off each other. Seas and countries may shift a little. */
export function letterPoints(
  board: Board,
  discs: readonly Disc[],
  paths: readonly Point[][],
  boxes: readonly Box[],
  place: Projection,
): Lettering {
  const { width, height } = board.frame;
  const solid: Box[] = [...boxes, ...discs.map(({ at, radius }) => circleBox(at, radius + 2))];
  const crossed = (b: Box) => {
    let n = 0;
    for (const path of paths)
      for (const [x, y] of path) if (Math.abs(x - b.x) < b.w + 2 && Math.abs(y - b.y) < b.h + 2) n++;
    return n;
  };
  const cities = (lang: Lang): Request[] =>
    board.spaces.flatMap((space) => {
      const disc = discs.find(({ id }) => id === space.id);
      if (!disc) return [];
      const capital = space.capital === true;
      const candidates = SIDES.flatMap(({ side, dx, dy, cost }) => {
        if (space.side !== undefined && !side.includes(space.side)) return [];
        const label: Label = {
          lines: [mapName(space, lang)],
          at: [0, 0],
          size: capital ? 12.5 : 14,
          face: capital ? 'caps' : 'serif',
          spacing: 0.01,
          turn: 0,
        };
        const { w, h } = labelBox(label);
        const gap = disc.radius + 3.5;
        const at: Point = [
          Math.round((disc.at[0] + dx * (gap + w - Math.abs(dy) * gap * (Math.abs(dx) === 1 ? 0.55 : 1))) * 10) / 10,
          Math.round((disc.at[1] + dy * (gap + h - (Math.abs(dx) === 1 ? gap * 0.3 : 0))) * 10) / 10,
        ];
        const set = candidate({ ...label, at }, cost);
        const out =
          set.box.x - set.box.w < 3 ||
          set.box.x + set.box.w > width - 3 ||
          set.box.y - set.box.h < 3 ||
          set.box.y + set.box.h > height - 3;
        return out ? [] : [{ ...set, cost: cost + crossed(set.box) * 1.3 }];
      });
      return [{ id: space.id, candidates, optional: false }];
    });
  const free = (lang: Lang): Request[] =>
    (board.lettering ?? []).map(({ name, kind, at, size, turn }, i) => {
      const [x, y] = place(at);
      const candidates = [0, 12, 24, 36, 50].flatMap((r) =>
        [0, 45, 90, 135, 180, 225, 270, 315].slice(0, r === 0 ? 1 : 8).map((a) => {
          const spot: Point = [x + r * Math.cos((a * Math.PI) / 180), y + r * Math.sin((a * Math.PI) / 180)];
          const set = candidate(fixedLabel(name[lang], kind, spot, size, turn ?? 0), r * 0.25);
          return { ...set, cost: set.cost + crossed(set.box) * 0.5 };
        }),
      );
      return { id: `text:${i}`, candidates, optional: kind === 'region' };
    });
  const placed = inAllLanguages(
    (lang) => [...cities(lang), ...free(lang)],
    () => [...solid, ...furniture(board)],
  );
  const names = new Map<string, { label: Readonly<Record<Lang, Label>>; level: Level }>();
  const texts: BuiltText[] = [];
  for (const [id, label] of placed) {
    const text = id.startsWith('text:') ? board.lettering?.[Number(id.slice(5))] : undefined;
    if (text) texts.push({ kind: text.kind, level: 'fit', label });
    else names.set(id, { label, level: 'fit' });
  }
  return { names, texts };
}

const circleBox = ([x, y]: Point, r: number): Box => ({ x, y, w: r * 0.92, h: r * 0.92, cos: 1, sin: 0 });

const SIDES = [
  { side: 'r', dx: 1, dy: 0, cost: 0 },
  { side: 'l', dx: -1, dy: 0, cost: 0.6 },
  { side: 'b', dx: 0, dy: 1, cost: 1 },
  { side: 't', dx: 0, dy: -1, cost: 1 },
  { side: 'rb', dx: 1, dy: 1, cost: 2.2 },
  { side: 'rt', dx: 1, dy: -1, cost: 2 },
  { side: 'lb', dx: -1, dy: 1, cost: 2.4 },
  { side: 'lt', dx: -1, dy: -1, cost: 2.2 },
  { side: 'b', dx: 0.5, dy: 1, cost: 1.8 },
  { side: 'b', dx: -0.5, dy: 1, cost: 1.8 },
  { side: 't', dx: 0.5, dy: -1, cost: 1.8 },
  { side: 't', dx: -0.5, dy: -1, cost: 1.8 },
] as const;
