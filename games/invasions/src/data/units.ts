import type { NationId } from './nations.ts';

export type Kind = 'infantry' | 'archers' | 'cavalry' | 'horse-archers' | 'fleet';
/**
 * The counters of one sort of a nation (III.B): how many there are, what one costs a kingdom (null: none is to be had) and an
 * empire (XV.A), its traits, the first turn in which it can be had, and for auxiliaries where they come from.
 */
type Row = readonly [
  nation: NationId,
  sort: string,
  kind: Kind,
  count: number,
  kingdom: number | null,
  empire: number | null,
  traits: string,
  from?: number,
  origin?: NationId,
];

const TABLE: readonly Row[] = [
  // Romani
  ['romani', 'legion', 'infantry', 8, 5, 9, 'elite heavy'],
  ['romani', 'custodes', 'infantry', 2, null, 13, 'guard elite heavy'],
  ['romani', 'palatina', 'cavalry', 2, null, 15, 'guard elite heavy'],
  ['romani', 'equites', 'cavalry', 2, 5, 10, 'elite'],
  ['romani', 'limitanei', 'infantry', 4, 2, 4, ''],
  ['romani', 'sagittarii', 'archers', 1, 3, 5, ''],
  ['romani', 'classis', 'fleet', 4, 6, 12, 'elite'],
  ['romani', 'aux-alamanni', 'infantry', 2, 2, 4, 'auxiliary', 1, 'alamanni'],
  ['romani', 'aux-mauri', 'cavalry', 2, 3, 6, 'auxiliary', 1, 'mauritanii'],
  ['romani', 'aux-alani', 'cavalry', 1, 4, 7, 'auxiliary heavy', 2, 'alani'],
  ['romani', 'aux-burgundi', 'infantry', 1, 2, 4, 'auxiliary', 3, 'burgundi'],
  ['romani', 'aux-gothi', 'cavalry', 2, 4, 7, 'auxiliary heavy', 3, 'visigothi'],
  ['romani', 'aux-hunni', 'horse-archers', 2, 4, 7, 'auxiliary', 3, 'hunni'],
  ['romani', 'aux-vandali', 'cavalry', 1, 3, 6, 'auxiliary', 3, 'vandali'],
  ['romani', 'aux-heruli', 'infantry', 2, 2, 4, 'auxiliary', 4, 'heruli'],
  // The backs of the Western Limites (XVIII.I)
  ['romani', 'local-galli', 'infantry', 7, null, null, 'local'],
  ['romani', 'local-britani', 'infantry', 2, null, null, 'local'],
  ['romani', 'local-africani', 'infantry', 2, null, null, 'local'],
  ['romani', 'local-hispani', 'infantry', 1, null, null, 'local'],
  // Orientali
  ['orientali', 'legion', 'infantry', 8, 5, 9, 'elite heavy'],
  ['orientali', 'custodes', 'infantry', 2, null, 13, 'guard elite heavy'],
  ['orientali', 'palatina', 'cavalry', 2, null, 15, 'guard elite heavy'],
  ['orientali', 'equites', 'cavalry', 2, 5, 10, 'elite'],
  ['orientali', 'limitanei', 'infantry', 3, 2, 4, ''],
  ['orientali', 'sagittarii', 'archers', 3, 3, 5, ''],
  ['orientali', 'cataphractae', 'horse-archers', 4, 7, 12, 'elite heavy', 8],
  ['orientali', 'classis', 'fleet', 5, 6, 12, 'elite'],
  ['orientali', 'aux-gothi-inf', 'infantry', 2, 2, 4, 'auxiliary', 1, 'visigothi'],
  ['orientali', 'aux-alani', 'horse-archers', 1, 4, 7, 'auxiliary', 1, 'alani'],
  ['orientali', 'aux-hunni', 'horse-archers', 2, 4, 7, 'auxiliary', 3, 'hunni'],
  ['orientali', 'aux-gothi-cav', 'cavalry', 1, 4, 7, 'auxiliary heavy', 3, 'ostrogothi'],
  ['orientali', 'aux-heruli', 'infantry', 2, 2, 4, 'auxiliary', 5, 'heruli'],
  ['orientali', 'aux-gepidae', 'cavalry', 1, 4, 7, 'auxiliary heavy', 6, 'gepidae'],
  ['orientali', 'aux-vandali', 'cavalry', 1, 3, 6, 'auxiliary', 9, 'vandali'],
  // The backs of the Eastern Limites
  ['orientali', 'themata', 'infantry', 8, null, 4, 'thema', 8],
  // Galli
  ['galli', 'infantry', 'infantry', 2, 2, 4, ''],
  ['galli', 'bucellarii', 'infantry', 2, 5, 9, 'elite heavy'],
  ['galli', 'noble-cavalry', 'cavalry', 2, 6, 11, 'elite heavy'],
  ['galli', 'archers', 'archers', 1, 3, 5, ''],
  // Brittones
  ['brittones', 'infantry', 'infantry', 5, 2, 4, 'mountain'],
  ['brittones', 'archers', 'archers', 2, 3, 5, 'mountain'],
  ['brittones', 'cavalry', 'cavalry', 2, 5, 10, 'elite'],
  // Cappadocii
  ['cappadocii', 'infantry', 'infantry', 2, 2, 4, 'mountain'],
  ['cappadocii', 'archers', 'archers', 2, 3, 5, ''],
  ['cappadocii', 'noble-cavalry', 'cavalry', 2, 6, 11, 'elite heavy'],
  ['cappadocii', 'horse-archers', 'horse-archers', 1, 4, 7, ''],
  // Baiovarii
  ['baiovarii', 'infantry', 'infantry', 3, 2, 4, ''],
  ['baiovarii', 'mountain-infantry', 'infantry', 2, 2, 4, 'mountain'],
  ['baiovarii', 'archers', 'archers', 1, 3, 5, ''],
  ['baiovarii', 'noble-cavalry', 'cavalry', 2, 6, 11, 'elite heavy'],
  // Armenii
  ['armenii', 'archers', 'archers', 2, 3, 5, 'mountain'],
  ['armenii', 'infantry', 'infantry', 3, 2, 4, 'mountain'],
  ['armenii', 'noble-cavalry', 'cavalry', 1, 6, 11, 'elite heavy'],
  // Colchi
  ['colchi', 'infantry', 'infantry', 2, 2, 4, 'mountain'],
  ['colchi', 'archers', 'archers', 1, 3, 5, 'mountain'],
  // Mauritanii
  ['mauritanii', 'cavalry', 'cavalry', 2, 3, 6, ''],
  ['mauritanii', 'infantry', 'infantry', 1, 2, 4, 'mountain'],
  ['mauritanii', 'archers', 'archers', 1, 3, 5, 'mountain'],
  // Ghassanides
  ['ghassanides', 'cavalry', 'cavalry', 2, 3, 6, ''],
  ['ghassanides', 'horse-archers', 'horse-archers', 1, 4, 7, ''],
  // Euskaldunak
  ['euskaldunak', 'infantry', 'infantry', 2, 2, 4, 'mountain'],
  ['euskaldunak', 'archers', 'archers', 1, 3, 5, 'mountain'],
  // Hunni
  ['hunni', 'horse-archers', 'horse-archers', 10, 4, 7, ''],
  ['hunni', 'elite-horse-archers', 'horse-archers', 2, 6, 11, 'elite'],
  ['hunni', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Ephthalitae
  ['ephthalitae', 'horse-archers', 'horse-archers', 5, 4, 7, ''],
  ['ephthalitae', 'cavalry', 'cavalry', 1, 3, 6, ''],
  ['ephthalitae', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Avari
  ['avari', 'horse-archers', 'horse-archers', 6, 4, 7, ''],
  ['avari', 'heavy-horse-archers', 'horse-archers', 3, 7, 12, 'elite heavy'],
  ['avari', 'infantry', 'infantry', 2, 2, 4, ''],
  // Chazari
  ['chazari', 'horse-archers', 'horse-archers', 5, 4, 7, ''],
  ['chazari', 'noble-cavalry', 'cavalry', 2, 6, 11, 'elite heavy'],
  // Franci
  ['franci', 'francisca-infantry', 'infantry', 8, 2, 4, 'francisca'],
  ['franci', 'leudes', 'infantry', 2, 4, 8, 'elite francisca'],
  ['franci', 'infantry', 'infantry', 1, 2, 4, ''],
  ['franci', 'archers', 'archers', 1, 3, 5, ''],
  ['franci', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Langobardi
  ['langobardi', 'infantry', 'infantry', 6, 2, 4, ''],
  ['langobardi', 'archers', 'archers', 1, 3, 5, ''],
  ['langobardi', 'cavalry', 'cavalry', 1, 3, 6, ''],
  ['langobardi', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Alamanni
  ['alamanni', 'infantry', 'infantry', 8, 2, 4, ''],
  ['alamanni', 'archers', 'archers', 1, 3, 5, ''],
  ['alamanni', 'noble-cavalry', 'cavalry', 2, 6, 11, 'elite heavy'],
  // Picti
  ['picti', 'infantry', 'infantry', 3, 2, 4, 'mountain amphibious'],
  ['picti', 'archers', 'archers', 1, 3, 5, 'mountain'],
  // Hiberni
  ['hiberni', 'infantry', 'infantry', 3, 2, 4, 'amphibious'],
  // Sclaveni
  ['sclaveni', 'infantry', 'infantry', 3, 2, 4, ''],
  ['sclaveni', 'archers', 'archers', 2, 3, 5, ''],
  // Venedae
  ['venedae', 'infantry', 'infantry', 2, 2, 4, ''],
  ['venedae', 'archers', 'archers', 1, 3, 5, ''],
  // Aestii
  ['aestii', 'infantry', 'infantry', 3, 2, 4, ''],
  // Visigothi
  ['visigothi', 'infantry', 'infantry', 5, 2, 4, ''],
  ['visigothi', 'archers', 'archers', 2, 3, 5, ''],
  ['visigothi', 'noble-cavalry', 'cavalry', 5, 6, 11, 'elite heavy'],
  ['visigothi', 'classis', 'fleet', 1, 4, 8, '', 7],
  // Ostrogothi
  ['ostrogothi', 'infantry', 'infantry', 5, 2, 4, ''],
  ['ostrogothi', 'archers', 'archers', 2, 3, 5, ''],
  ['ostrogothi', 'noble-cavalry', 'cavalry', 5, 6, 11, 'elite heavy'],
  ['ostrogothi', 'classis', 'fleet', 1, 4, 8, '', 7],
  // Suebi
  ['suebi', 'infantry', 'infantry', 5, 2, 4, ''],
  ['suebi', 'archers', 'archers', 1, 3, 5, ''],
  ['suebi', 'noble-cavalry', 'cavalry', 2, 6, 11, 'elite heavy'],
  // Heruli
  ['heruli', 'infantry', 'infantry', 4, 2, 4, ''],
  ['heruli', 'elite-infantry', 'infantry', 2, 4, 8, 'elite'],
  ['heruli', 'cavalry', 'cavalry', 1, 3, 6, ''],
  // Angli
  ['angli', 'infantry', 'infantry', 6, 2, 4, 'amphibious'],
  ['angli', 'huscarls', 'infantry', 2, 4, 8, 'elite amphibious'],
  // Saxones
  ['saxones', 'infantry', 'infantry', 7, 2, 4, 'amphibious'],
  ['saxones', 'huscarls', 'infantry', 2, 4, 8, 'elite amphibious'],
  // Iuti
  ['iuti', 'infantry', 'infantry', 4, 2, 4, 'amphibious'],
  ['iuti', 'huscarls', 'infantry', 1, 4, 8, 'elite amphibious'],
  // Barbari
  ['berberi', 'cavalry', 'cavalry', 2, 3, 6, ''],
  ['berberi', 'infantry', 'infantry', 1, 2, 4, ''],
  // Persae
  ['persae', 'clibanarii', 'cavalry', 4, 6, 11, 'elite heavy'],
  ['persae', 'savaran', 'cavalry', 3, 4, 7, 'heavy'],
  ['persae', 'horse-archers', 'horse-archers', 6, 4, 7, ''],
  ['persae', 'immortals', 'infantry', 3, 4, 8, 'elite'],
  ['persae', 'infantry', 'infantry', 4, 2, 4, ''],
  ['persae', 'archers', 'archers', 1, 3, 5, ''],
  ['persae', 'satraps', 'infantry', 6, 1, 4, 'satrap'],
  ['persae', 'elephants', 'infantry', 1, 5, 7, 'heavy elephants', 3],
  // Alani
  ['alani', 'horse-archers', 'horse-archers', 3, 4, 7, ''],
  ['alani', 'cavalry', 'cavalry', 2, 3, 6, ''],
  ['alani', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Vandali
  ['vandali', 'infantry', 'infantry', 5, 2, 4, ''],
  ['vandali', 'cavalry', 'cavalry', 2, 3, 6, ''],
  ['vandali', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  ['vandali', 'classis', 'fleet', 2, 4, 8, '', 4],
  // Burgundi
  ['burgundi', 'infantry', 'infantry', 6, 2, 4, ''],
  ['burgundi', 'archers', 'archers', 1, 3, 5, ''],
  ['burgundi', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Gepidae
  ['gepidae', 'infantry', 'infantry', 5, 2, 4, ''],
  ['gepidae', 'archers', 'archers', 1, 3, 5, ''],
  ['gepidae', 'noble-cavalry', 'cavalry', 3, 6, 11, 'elite heavy'],
  // Scoti
  ['scoti', 'infantry', 'infantry', 5, 2, 4, 'amphibious mountain'],
  ['scoti', 'elite-infantry', 'infantry', 1, 4, 8, 'elite amphibious mountain'],
  // Blemmyes
  ['blemmyes', 'infantry', 'infantry', 2, 2, 4, ''],
  ['blemmyes', 'archers', 'archers', 1, 3, 5, ''],
  // Arabes
  ['arabes', 'cavalry', 'cavalry', 3, 3, 6, ''],
  ['arabes', 'horse-archers', 'horse-archers', 1, 4, 7, ''],
  // Hiberi
  ['hiberi', 'infantry', 'infantry', 2, 2, 4, 'mountain'],
  ['hiberi', 'archers', 'archers', 1, 3, 5, 'mountain'],
  ['hiberi', 'noble-cavalry', 'cavalry', 1, 6, 11, 'elite heavy'],
  // Lakhmides
  ['lakhmides', 'cavalry', 'cavalry', 2, 3, 6, ''],
  ['lakhmides', 'horse-archers', 'horse-archers', 1, 4, 7, ''],
];

export interface UnitSort {
  readonly nation: NationId;
  readonly sort: string;
  readonly kind: Kind;
  readonly count: number;
  readonly kingdom: number | null;
  readonly empire: number | null;
  readonly traits: ReadonlySet<string>;
  readonly from: number;
  readonly origin: NationId | undefined;
}

export const UNIT_SORTS: readonly UnitSort[] = TABLE.map(
  ([nation, sort, kind, count, kingdom, empire, traits, from = 1, origin]) => ({
    nation,
    sort,
    kind,
    count,
    kingdom,
    empire,
    traits: new Set(traits.split(' ')),
    from,
    origin,
  }),
);
