import { project } from '../geography/projection.ts';
import type {
  Attrs,
  Board,
  BoardArea,
  BoardLink,
  BoardSpace,
  ClosedBorder,
  Fineness,
  Frame,
  Lens,
  Lettering,
  LinkKind,
  LonLat,
  Point,
  Side,
  SpaceKind,
  Words,
} from '../model/board.ts';

/** Reads a `board.json`, or says in plain words what is wrong with it and where. */
export function readBoard(value: unknown, name = 'board.json'): Board {
  const faults: string[] = [];
  const board = new Reader(faults).board(value);
  if (faults.length === 0) faults.push(...contradictions(board));
  if (faults.length > 0) throw new Error(`${name}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return board;
}

const SPACE_KINDS: readonly SpaceKind[] = ['land', 'sea', 'entry', 'outside', 'city'];
const LINK_KINDS: readonly LinkKind[] = ['land', 'strait', 'coast', 'sea', 'road', 'desert', 'arrow'];
const SIDES: readonly Side[] = ['t', 'b', 'l', 'r'];

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Collects every fault instead of stopping at the first. */
class Reader {
  private readonly faults: string[];

  constructor(faults: string[]) {
    this.faults = faults;
  }

  board(value: unknown): Board {
    const known =
      'format game title subtitle play frame fineness areas spaces links closed lettering cartouche attrs'.split(' ');
    const o = this.object(value, 'the board', known);
    if (o.format !== 1) this.faults.push('format must be 1');
    const areas = o.areas === undefined ? undefined : this.list(o.areas, 'areas', (v, at) => this.area(v, at));
    const closed = o.closed === undefined ? undefined : this.list(o.closed, 'closed', (v, at) => this.closed(v, at));
    const letters =
      o.lettering === undefined ? undefined : this.list(o.lettering, 'lettering', (v, at) => this.lettering(v, at));
    return {
      format: 1,
      game: this.text(o.game, 'game'),
      title: this.words(o.title, 'title'),
      ...(o.subtitle !== undefined && { subtitle: this.words(o.subtitle, 'subtitle') }),
      play: this.oneOf(o.play, 'play', ['areas', 'points'] as const),
      frame: this.frame(o.frame),
      ...(o.fineness !== undefined && { fineness: this.fineness(o.fineness) }),
      ...(areas && { areas }),
      spaces: this.list(o.spaces, 'spaces', (v, at) => this.space(v, at)),
      links: this.list(o.links, 'links', (v, at) => this.link(v, at)),
      ...(closed && { closed }),
      ...(letters && { lettering: letters }),
      ...(o.cartouche !== undefined && { cartouche: this.cartouche(o.cartouche) }),
      ...(o.attrs !== undefined && { attrs: this.attrs(o.attrs, 'attrs') }),
    };
  }

  private space(value: unknown, at: string): BoardSpace {
    const known = 'id kind name short anchors water area capital display side attrs'.split(' ');
    const o = this.object(value, at, known);
    const id = this.text(o.id, `${at}.id`);
    const here = id === '' ? at : id;
    const anchors = this.list(o.anchors, `${here}.anchors`, (v, a) => this.lonLat(v, a));
    if (anchors.length === 0) this.faults.push(`${here} needs at least one anchor`);
    return {
      id,
      kind: this.oneOf(o.kind, `${here}.kind`, SPACE_KINDS),
      name: this.words(o.name, `${here}.name`),
      ...(o.short !== undefined && { short: this.words(o.short, `${here}.short`) }),
      anchors,
      ...(o.water !== undefined && { water: this.flag(o.water, `${here}.water`) }),
      ...(o.area !== undefined && { area: this.text(o.area, `${here}.area`) }),
      ...(o.capital !== undefined && { capital: this.flag(o.capital, `${here}.capital`) }),
      ...(o.display !== undefined && { display: this.lonLat(o.display, `${here}.display`) }),
      ...(o.side !== undefined && { side: this.oneOf(o.side, `${here}.side`, SIDES) }),
      ...(o.attrs !== undefined && { attrs: this.attrs(o.attrs, `${here}.attrs`) }),
    };
  }

  private link(value: unknown, at: string): BoardLink {
    const o = this.object(value, at, 'a b kind river ridge bend attrs'.split(' '));
    return {
      a: this.text(o.a, `${at}.a`),
      b: this.text(o.b, `${at}.b`),
      kind: this.oneOf(o.kind, `${at}.kind`, LINK_KINDS),
      ...(o.river !== undefined && { river: this.text(o.river, `${at}.river`) }),
      ...(o.ridge !== undefined && { ridge: this.text(o.ridge, `${at}.ridge`) }),
      ...(o.bend !== undefined && { bend: this.number(o.bend, `${at}.bend`) }),
      ...(o.attrs !== undefined && { attrs: this.attrs(o.attrs, `${at}.attrs`) }),
    };
  }

  private closed(value: unknown, at: string): ClosedBorder {
    const o = this.object(value, at, ['a', 'b', 'why']);
    return { a: this.text(o.a, `${at}.a`), b: this.text(o.b, `${at}.b`), why: this.text(o.why, `${at}.why`) };
  }

  private area(value: unknown, at: string): BoardArea {
    const o = this.object(value, at, ['id', 'name', 'short']);
    return {
      id: this.text(o.id, `${at}.id`),
      name: this.words(o.name, `${at}.name`),
      ...(o.short !== undefined && { short: this.words(o.short, `${at}.short`) }),
    };
  }

  private lettering(value: unknown, at: string): Lettering {
    const o = this.object(value, at, ['name', 'kind', 'at', 'size', 'turn']);
    return {
      name: this.words(o.name, `${at}.name`),
      kind: this.oneOf(o.kind, `${at}.kind`, ['sea', 'region'] as const),
      at: this.lonLat(o.at, `${at}.at`),
      size: this.number(o.size, `${at}.size`),
      ...(o.turn !== undefined && { turn: this.number(o.turn, `${at}.turn`) }),
    };
  }

  private frame(value: unknown): Frame {
    const o = this.object(value, 'frame', ['parallels', 'centre', 'scale', 'width', 'height', 'turn', 'lens']);
    return {
      parallels: this.pair(o.parallels, 'frame.parallels'),
      centre: this.lonLat(o.centre, 'frame.centre'),
      scale: this.number(o.scale, 'frame.scale'),
      width: this.number(o.width, 'frame.width'),
      height: this.number(o.height, 'frame.height'),
      ...(o.turn !== undefined && { turn: this.number(o.turn, 'frame.turn') }),
      ...(o.lens !== undefined && { lens: this.lens(o.lens) }),
    };
  }

  private lens(value: unknown): Lens {
    const o = this.object(value, 'frame.lens', ['at', 'power', 'reach']);
    return {
      at: this.lonLat(o.at, 'frame.lens.at'),
      power: this.number(o.power, 'frame.lens.power'),
      reach: this.pair(o.reach, 'frame.lens.reach'),
    };
  }

  private fineness(value: unknown): Fineness {
    const known = ['cells', 'smallestIsland', 'reach', 'nameSize', 'nameZoom', 'line'] as const;
    const o = this.object(value, 'fineness', known);
    return Object.fromEntries(
      known.flatMap((key) => (o[key] === undefined ? [] : [[key, this.number(o[key], `fineness.${key}`)]])),
    );
  }

  private cartouche(value: unknown): { title?: Point; rose?: Point } {
    const o = this.object(value, 'cartouche', ['title', 'rose']);
    return {
      ...(o.title !== undefined && { title: this.pair(o.title, 'cartouche.title') }),
      ...(o.rose !== undefined && { rose: this.pair(o.rose, 'cartouche.rose') }),
    };
  }

  private object(value: unknown, at: string, known: readonly string[]): Fields {
    if (!isObject(value)) {
      this.faults.push(`${at} must be an object`);
      return {};
    }
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) this.faults.push(`${at} has an unknown field "${key}" (known: ${known.join(', ')})`);
    }
    return value;
  }

  private list<T>(value: unknown, at: string, read: (value: unknown, at: string) => T): T[] {
    if (Array.isArray(value)) return value.map((item, i) => read(item, `${at}[${i}]`));
    this.faults.push(`${at} must be a list`);
    return [];
  }

  private text(value: unknown, at: string): string {
    if (typeof value === 'string' && value !== '') return value;
    this.faults.push(`${at} must be a text`);
    return '';
  }

  private number(value: unknown, at: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    this.faults.push(`${at} must be a number`);
    return 0;
  }

  private flag(value: unknown, at: string): boolean {
    if (typeof value !== 'boolean') this.faults.push(`${at} must be true or false`);
    return value === true;
  }

  private oneOf<T extends string>(value: unknown, at: string, allowed: readonly T[]): T {
    const found = allowed.find((word) => word === value);
    if (found === undefined) this.faults.push(`${at} must be one of ${allowed.join(', ')}`);
    return found ?? allowed[0];
  }

  private words(value: unknown, at: string): Words {
    const o = this.object(value, at, ['en', 'it']);
    return { en: this.text(o.en, `${at}.en`), it: this.text(o.it, `${at}.it`) };
  }

  private pair(value: unknown, at: string): [number, number] {
    const pair = this.list(value, at, (v, a) => this.number(v, a));
    if (pair.length !== 2) this.faults.push(`${at} must be two numbers`);
    return [pair[0] ?? 0, pair[1] ?? 0];
  }

  private lonLat(value: unknown, at: string): LonLat {
    const [lon, lat] = this.pair(value, at);
    if (Math.abs(lon) > 180 || Math.abs(lat) > 85) this.faults.push(`${at} must be [longitude, latitude] in degrees`);
    return [lon, lat];
  }

  private attrs(value: unknown, at: string): Attrs {
    if (isObject(value)) return value;
    this.faults.push(`${at} must be an object`);
    return {};
  }
}

const ENDS: Readonly<Record<LinkKind, readonly [readonly SpaceKind[], readonly SpaceKind[]]>> = {
  land: [
    ['land', 'entry'],
    ['land', 'entry'],
  ],
  strait: [
    ['land', 'entry'],
    ['land', 'entry'],
  ],
  coast: [['land', 'entry'], ['sea']],
  sea: [
    ['sea', 'city'],
    ['sea', 'city'],
  ],
  road: [['city'], ['city']],
  desert: [['city'], ['city']],
  arrow: [['entry', 'city'], ['city']],
};

/** What is well written but cannot be true. */
function contradictions(board: Board): string[] {
  const faults: string[] = [];
  const spaces = new Map<string, BoardSpace>();
  const place = project(board.frame);
  for (const space of board.spaces) {
    if (spaces.has(space.id)) faults.push(`two spaces have the id ${space.id}`);
    spaces.set(space.id, space);
    if (space.area !== undefined && !board.areas?.some(({ id }) => id === space.area)) {
      faults.push(`${space.id} belongs to the area ${space.area}, which is not in areas`);
    }
    if (space.water !== undefined && space.kind !== 'outside')
      faults.push(`${space.id}: only outside spaces say whether they are water`);
    if ((space.kind === 'city') !== (board.play === 'points') && space.kind !== 'entry') {
      faults.push(`${space.id}: a board of ${board.play} has no ${space.kind}`);
    }
    for (const anchor of space.kind === 'outside'
      ? []
      : [...space.anchors, ...(space.display ? [space.display] : [])]) {
      const [x, y] = place(anchor);
      if (x < 0 || y < 0 || x > board.frame.width || y > board.frame.height) {
        faults.push(
          `an anchor of ${space.id} [${anchor.join(', ')}] lies outside the frame (it would be at ${Math.round(x)}, ${Math.round(y)})`,
        );
      }
    }
  }
  const seen = new Set<string>();
  const end = (id: string, of: string, kinds: readonly SpaceKind[] | undefined) => {
    const space = spaces.get(id);
    if (!space) faults.push(`${of} names the space ${id}, which does not exist`);
    else if (kinds && !kinds.includes(space.kind))
      faults.push(`${of} ends at ${id}, which is ${space.kind}, not ${kinds.join(' or ')}`);
  };
  for (const { a, b, kind } of board.links) {
    const of = `the ${kind} link ${a} - ${b}`;
    end(a, of, ENDS[kind][0]);
    end(b, of, ENDS[kind][1]);
    const key = [a, b].sort().join('|');
    if (a === b) faults.push(`${of} joins a space to itself`);
    else if (seen.has(key)) faults.push(`${of} is there twice`);
    seen.add(key);
  }
  for (const { a, b } of board.closed ?? []) {
    const of = `the closed border ${a} - ${b}`;
    end(a, of, undefined);
    end(b, of, undefined);
    if (seen.has([a, b].sort().join('|'))) faults.push(`${of} is also a link`);
  }
  return faults;
}
