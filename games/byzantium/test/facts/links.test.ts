import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  ARROW_TARGETS,
  BOARD,
  BULGAR_REACH,
  CITIES,
  type CityId,
  CONSTANTINOPLE,
  cityNamed,
  GRAPH,
  type LinkKind,
  ROADS,
  SAIL_TARGETS,
} from '../../src/data/cities.ts';
import { type Faction, LINK_COST } from '../../src/data/figures.ts';
import { linkCost, steps } from '../../src/rules/move.ts';
import { retreatLosses } from '../../src/rules/retreat.ts';
import { type Given, given, SIMON } from '../story.ts';

const kindOf = (a: CityId, b: CityId): LinkKind | undefined =>
  GRAPH.ways(cityNamed(a)).find(({ to }) => to === cityNamed(b))?.kind;
const cost = (faction: Faction, a: CityId, b: CityId, change: (position: Given) => void = () => {}) => {
  const kind = kindOf(a, b);
  return kind && linkCost(given(change), SIMON, faction, kind, cityNamed(a), cityNamed(b));
};
const walk = (faction: Faction, from: CityId) =>
  GRAPH.distances(cityNamed(from), ({ kind }) => (LINK_COST[faction][kind] === Infinity ? Infinity : 1));
const ids = (cities: readonly number[]) => cities.map((city) => CITIES[city].id).sort();
const withSea = new Set(BOARD.links.filter(({ kind }) => kind === 'sea').flatMap(({ a, b }) => [a, b]));

describe('links of the map', () => {
  it('F21 Antioch - Damascus is a road for one cube', () => {
    expect([kindOf('antioch', 'damascus'), cost('byzantine', 'antioch', 'damascus')]).toEqual(['road', 1]);
  });

  it('F22 Thessalonica - Athens is a road', () => {
    expect(kindOf('thessalonica', 'athens')).toBe('road');
  });

  it('F23 Hira - Baghdad costs Arabs one cube', () => {
    expect(cost('arab', 'hira', 'baghdad')).toBe(1);
  });

  it('F24 Hira can be attacked from an Arab city at the start', () => {
    expect(cost('arab', 'mecca', 'hira')).toBe(1);
  });

  it('F25 Nicaea - Constantinople is a sea link that costs Arabs four, Byzantines one', () => {
    shows('9.3.e', 'R 21');
    expect(kindOf('nicaea', 'constantinople')).toBe('sea');
    expect([cost('arab', 'nicaea', 'constantinople'), cost('byzantine', 'nicaea', 'constantinople')]).toEqual([4, 1]);
  });

  it('F26 Alexandria - Candia is a sea link that costs Arabs two', () => {
    shows('9.3.d');
    expect([kindOf('alexandria', 'candia'), cost('arab', 'alexandria', 'candia')]).toEqual(['sea', 2]);
  });

  it('F27 from Tarsus an Arab army reaches Palmyra or Damascus through Antioch, for one cube', () => {
    for (const id of ['tarsus', 'palmyra', 'damascus'] as const) expect(kindOf('antioch', id)).toBe('road');
    for (const id of ['palmyra', 'damascus'] as const) expect(kindOf('tarsus', id)).toBeUndefined();
    const state = given((position) =>
      position.city('tarsus', 'arab', 1).city('palmyra', 'arab', 2).city('damascus', 'arab', 2),
    );
    expect(retreatLosses(state, 'arab', cityNamed('tarsus'), false)).toBe(1);
  });

  it('F28 Adrianople has an arrow and a road to Constantinople', () => {
    expect(ids(ARROW_TARGETS)).toContain('adrianople');
    expect(kindOf('adrianople', 'constantinople')).toBe('road');
  });

  it('F29 F40 Thessalonica has an arrow, two steps from Constantinople', () => {
    expect(ids(ARROW_TARGETS)).toEqual(['adrianople', 'thessalonica']);
    expect(ROADS[cityNamed('thessalonica')]).not.toContain(CONSTANTINOPLE);
    expect(ROADS[cityNamed('thessalonica')]).toContain(cityNamed('adrianople'));
  });

  it('F30 Jerusalem is one link from Arab Tabuk', () => {
    expect(cost('arab', 'tabuk', 'jerusalem')).toBe(1);
  });

  it('F31 Nicaea is at least three links from every Arab and Persian city and from every arrow', () => {
    const distance = GRAPH.distances(cityNamed('nicaea'));
    const dangers = CITIES.flatMap(({ colour, arrow }, city) => (colour !== 'byzantine' || arrow ? [city] : []));
    expect(dangers).toHaveLength(14);
    // Adrianople is two links away, but over the Bosphorus, which the Bulgars never cross.
    expect(dangers.filter((city) => distance[city] < 3).map((city) => CITIES[city].id)).toEqual(['adrianople']);
    expect(BULGAR_REACH).not.toContain(cityNamed('nicaea'));
  });

  it('F32 Mecca is linked to no Byzantine city', () => {
    expect(ids(GRAPH.ways(cityNamed('mecca')).map(({ to }) => to))).toEqual(['basra', 'hira', 'medina']);
  });

  it('F33 Arabs can reach Constantinople through the Balkans without the crossing at Nicaea', () => {
    const distance = GRAPH.distances(cityNamed('alexandria'), ({ to, kind }, from) =>
      kind === 'sea' && (to === CONSTANTINOPLE || from === CONSTANTINOPLE) ? Infinity : 1,
    );
    expect(distance[CONSTANTINOPLE]).toBe(5);
  });

  it('F34 some cities on the seas have no sea link', () => {
    const coast = CITIES.filter(({ sail, id }) => sail && !withSea.has(id)).map(({ id }) => id);
    expect(coast.sort()).toEqual(['dyrrachium', 'sinope', 'thessalonica', 'trebizond']);
  });

  it('F35 only Arabs cross the desert; the Bulgars use roads alone', () => {
    shows('9.3.b', '11.3.b');
    expect([cost('byzantine', 'mecca', 'hira'), cost('arab', 'mecca', 'hira')]).toEqual([Infinity, 1]);
    expect(ROADS[cityNamed('athens')].map((city) => CITIES[city].id)).toEqual(['thessalonica']);
    expect(ROADS[cityNamed('mecca')]).toEqual([]);
  });

  it('F36 no Byzantine army can reach the three Arabian cities', () => {
    const distance = walk('byzantine', 'constantinople');
    for (const id of ['tabuk', 'medina', 'mecca'] as const) expect(distance[cityNamed(id)]).toBe(Infinity);
  });

  it('F37 every sea link but the Bosphorus starts or ends in Candia or Leucosia', () => {
    const islands = new Set<string>(['candia', 'leucosia']);
    const others = BOARD.links.filter(({ a, b, kind }) => kind === 'sea' && !islands.has(a) && !islands.has(b));
    expect(others.map(({ a, b }) => [a, b])).toEqual([['constantinople', 'nicaea']]);
  });

  it('F38 the Bulgars can reach exactly four cities and Constantinople', () => {
    shows('11.3.b');
    expect(ids(BULGAR_REACH)).toEqual(['adrianople', 'athens', 'constantinople', 'dyrrachium', 'thessalonica']);
  });

  it('F39 an Arab army can walk everywhere, a Byzantine army everywhere but to Arabia', () => {
    expect(walk('arab', 'mecca').filter((distance) => distance === Infinity)).toEqual([]);
    expect(walk('byzantine', 'constantinople').filter((distance) => distance === Infinity)).toHaveLength(3);
  });

  it('F39 the map has 40 roads, 6 desert links and 10 sea links, none twice', () => {
    const count = (kind: LinkKind) => BOARD.links.filter((link) => link.kind === kind).length;
    expect([count('road'), count('desert'), count('sea')]).toEqual([40, 6, 10]);
    expect(new Set(BOARD.links.map(({ a, b }) => [a, b].sort().join(' '))).size).toBe(56);
  });
});

describe('what movement costs', () => {
  const fleet = (position: Given) => position.special('fleet-arab', SIMON);

  it('F47 Arabs at sea: 2, or 1 with their fleet; over the Bosphorus 4, or 2', () => {
    expect([cost('arab', 'alexandria', 'candia'), cost('arab', 'alexandria', 'candia', fleet)]).toEqual([2, 1]);
    expect([cost('arab', 'nicaea', 'constantinople'), cost('arab', 'nicaea', 'constantinople', fleet)]).toEqual([4, 2]);
    expect([cost('arab', 'constantinople', 'nicaea'), cost('arab', 'constantinople', 'nicaea', fleet)]).toEqual([4, 2]);
    // Against the Byzantine Fleet, alone and with the Arab one: see E7c, E8 and R 17.
  });

  it('F48 a second link costs one cube more: 2 for a road, 3 for an Arab army at sea', () => {
    shows('9.4.a');
    const reach = (faction: Faction, at: CityId, movement: number) => {
      const state = given((position) => position.army(SIMON, faction, at, { main: 1, movement }));
      return steps(state, SIMON, faction, 1, []).map(({ to }) => CITIES[to].id);
    };
    expect(reach('byzantine', 'tarsus', 1)).toEqual([]);
    expect(reach('byzantine', 'tarsus', 2)).toContain('antioch');
    expect(reach('arab', 'alexandria', 2)).not.toContain('candia');
    expect(reach('arab', 'alexandria', 3)).toContain('candia');
  });

  it('F34 Constantinople’s sailing reaches those without a sea link, and nothing inland', () => {
    shows('9.3.1.a');
    expect(ids(SAIL_TARGETS)).toEqual(
      CITIES.filter(({ sail, id }) => sail && id !== 'nicaea')
        .map(({ id }) => id)
        .sort(),
    );
    expect(ids(SAIL_TARGETS)).not.toContain('jerusalem');
    expect(ids(SAIL_TARGETS)).toContain('trebizond');
  });
});
