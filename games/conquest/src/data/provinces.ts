/**
 * The provinces in the order of the board, from the north-west round the sea. `tribute` is the coin printed on them; `coasts` are the
 * stretches of coast not broken by a neighbour, each with its seas (8.16): only Hispania, Italia and Macedonia have two.
 */
export const PROVINCE_TABLE = [
  { id: 'britannia', region: 'gallia', tribute: 10, coasts: { coast: ['oceanus-britannicus'] } },
  { id: 'belgica', region: 'gallia', tribute: 5, coasts: { coast: ['oceanus-britannicus'] } },
  { id: 'germania', region: 'gallia', tribute: 5, coasts: { coast: ['oceanus-britannicus'] } },
  { id: 'lugdunensis', region: 'gallia', tribute: 5, coasts: { coast: ['oceanus-atlanticus', 'oceanus-britannicus'] } },
  { id: 'aquitania', region: 'gallia', tribute: 5, coasts: { coast: ['mare-cantabricum', 'oceanus-atlanticus'] } },
  { id: 'narbonensis', region: 'gallia', tribute: 10, coasts: { coast: ['mare-narbo'] } },
  {
    id: 'hispania',
    region: 'hispania',
    tribute: 10,
    coasts: { north: ['mare-cantabricum'], east: ['mare-narbo', 'mare-baliaricum'] },
  },
  { id: 'lusitania', region: 'hispania', tribute: 5, coasts: { coast: ['mare-cantabricum', 'mare-hispalis'] } },
  { id: 'baetica', region: 'hispania', tribute: 5, coasts: { coast: ['mare-baliaricum', 'mare-hispalis'] } },
  { id: 'tingitana', region: 'africa', tribute: 5, coasts: { coast: ['mare-baliaricum', 'mare-hispalis'] } },
  { id: 'caesariensis', region: 'africa', tribute: 10, coasts: { coast: ['mare-baliaricum', 'mare-numidia'] } },
  { id: 'numidia', region: 'africa', tribute: 10, coasts: { coast: ['mare-numidia', 'mare-sabrata'] } },
  { id: 'africa-proconsularis', region: 'africa', tribute: 10, coasts: { coast: ['mare-libycum', 'mare-sabrata'] } },
  { id: 'cyrenaica', region: 'africa', tribute: 10, coasts: { coast: ['mare-alexandria', 'mare-libycum'] } },
  { id: 'egyptus', region: 'africa', tribute: 10, coasts: { coast: ['mare-alexandria', 'mare-pelusium'] } },
  { id: 'arabia-petraea', region: 'oriens', tribute: 5, coasts: {} },
  { id: 'palestina', region: 'oriens', tribute: 5, coasts: { coast: ['mare-pelusium'] } },
  { id: 'syria', region: 'oriens', tribute: 10, coasts: { coast: ['mare-pelusium', 'mare-rhodus'] } },
  { id: 'mesopotamia', region: 'oriens', tribute: 10, coasts: {} },
  { id: 'armenia', region: 'oriens', tribute: 5, coasts: { coast: ['mare-amisus'] } },
  { id: 'cappadocia', region: 'asia', tribute: 5, coasts: { coast: ['mare-amisus'] } },
  { id: 'cilicia', region: 'asia', tribute: 5, coasts: { coast: ['mare-rhodus'] } },
  { id: 'galatia', region: 'asia', tribute: 10, coasts: { coast: ['mare-rhodus'] } },
  { id: 'pontus-et-bithynia', region: 'asia', tribute: 5, coasts: { coast: ['mare-amisus', 'mare-pontus-euxinus'] } },
  {
    id: 'asia',
    region: 'asia',
    tribute: 10,
    coasts: { coast: ['mare-aegaeum', 'mare-pontus-euxinus', 'mare-rhodus'] },
  },
  { id: 'thracia', region: 'danubius', tribute: 5, coasts: { coast: ['mare-aegaeum', 'mare-pontus-euxinus'] } },
  { id: 'macedonia', region: 'danubius', tribute: 10, coasts: { west: ['mare-epirus'], east: ['mare-aegaeum'] } },
  { id: 'achaia', region: 'danubius', tribute: 10, coasts: { coast: ['mare-aegaeum', 'mare-epirus'] } },
  { id: 'moesia', region: 'danubius', tribute: 5, coasts: { coast: ['mare-pontus-euxinus'] } },
  { id: 'dacia', region: 'danubius', tribute: 5, coasts: {} },
  { id: 'dalmatia', region: 'danubius', tribute: 5, coasts: { coast: ['mare-adriatico', 'mare-epirus'] } },
  { id: 'pannonia', region: 'danubius', tribute: 5, coasts: {} },
  { id: 'noricum', region: 'danubius', tribute: 5, coasts: {} },
  { id: 'rhaetia', region: 'danubius', tribute: 5, coasts: {} },
  {
    id: 'italia',
    region: 'italia',
    tribute: 10,
    coasts: { west: ['mare-narbo', 'mare-tyrrhenum'], east: ['mare-adriatico'] },
  },
  {
    id: 'neapolis',
    region: 'italia',
    tribute: 10,
    coasts: { coast: ['mare-adriatico', 'mare-epirus', 'mare-tyrrhenum'] },
  },
  {
    id: 'sicilia',
    region: 'islands',
    tribute: 5,
    coasts: { coast: ['mare-epirus', 'mare-libycum', 'mare-numidia', 'mare-sabrata', 'mare-tyrrhenum'] },
  },
  {
    id: 'sardinia',
    region: 'islands',
    tribute: 5,
    coasts: { coast: ['mare-narbo', 'mare-numidia', 'mare-tyrrhenum'] },
  },
  { id: 'corsica', region: 'islands', tribute: 5, coasts: { coast: ['mare-narbo', 'mare-tyrrhenum'] } },
  {
    id: 'baleares',
    region: 'islands',
    tribute: 5,
    coasts: { coast: ['mare-baliaricum', 'mare-narbo', 'mare-numidia'] },
  },
  {
    id: 'creta',
    region: 'islands',
    tribute: 5,
    coasts: { coast: ['mare-aegaeum', 'mare-alexandria', 'mare-epirus', 'mare-libycum', 'mare-rhodus'] },
  },
  {
    id: 'cyprus',
    region: 'islands',
    tribute: 5,
    coasts: { coast: ['mare-alexandria', 'mare-pelusium', 'mare-rhodus'] },
  },
] as const satisfies readonly ProvinceRow[];

export const SEA_TABLE = [
  'oceanus-britannicus',
  'oceanus-atlanticus',
  'mare-cantabricum',
  'mare-hispalis',
  'mare-baliaricum',
  'mare-narbo',
  'mare-numidia',
  'mare-tyrrhenum',
  'mare-adriatico',
  'mare-epirus',
  'mare-aegaeum',
  'mare-pontus-euxinus',
  'mare-amisus',
  'mare-rhodus',
  'mare-pelusium',
  'mare-alexandria',
  'mare-libycum',
  'mare-sabrata',
] as const;

interface ProvinceRow {
  readonly id: string;
  readonly region: string;
  readonly tribute: 5 | 10;
  readonly coasts: Partial<Readonly<Record<Side, readonly string[]>>>;
}

export const SIDES = ['coast', 'north', 'east', 'west'] as const;
/** Which of a province's coasts: its only one, or one of two. */
export type Side = (typeof SIDES)[number];

export type ProvinceId = (typeof PROVINCE_TABLE)[number]['id'];
export type SeaId = (typeof SEA_TABLE)[number];
export type SpaceId = ProvinceId | SeaId;
export type Region = (typeof PROVINCE_TABLE)[number]['region'] | 'sea';
