import type { Flow, Seat } from '@tabula/engine';
import { BEZANTS_PER_TAX_CUBE } from '../data/figures.ts';
import { prompt, SPLIT, TAX } from '../options.ts';
import type { Byzantium } from './table.ts';

const HOW_MANY = prompt('tax', '7.1');

/** 7. D. Taxes: cubes from the Cube Pool to the Taxes box, 2 bezants each, split between the treasuries at will. */
export function* raiseTaxes(g: Byzantium, seat: Seat): Flow<void> {
  const player = g.state.players[seat];
  const { cubes } = yield* g.choose(seat, HOW_MANY, TAX.slice(1, player.pool + 1));
  const bezants = cubes * BEZANTS_PER_TAX_CUBE;
  const { bezants: byzantine } = yield* g.choose(
    seat,
    prompt('split', '7.1', { total: bezants }),
    SPLIT.slice(0, bezants + 1),
  );
  player.pool -= cubes;
  player.taxes = cubes;
  player.byzantine.treasury += byzantine;
  player.arab.treasury += bezants - byzantine;
  g.emit({ event: 'taxes', by: seat, cubes, byzantine, arab: bezants - byzantine });
}
