import { readFileSync } from 'node:fs';
import { proseChecks, proseOfMessages, proseOfPage, proseOfRulebook } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { ROLES } from '../src/data/civilizations.ts';
import {
  BUILDINGS,
  CARD_COST,
  COSTS,
  DIE_BONUS,
  EXCHANGES_IN_A_ROW,
  FORTRESS_VALUE,
  FORTRESSES,
  FORTRESSES_WITH_ZEUS,
  HERO_UNIT_COST,
  LEGIONS,
  MARKERS,
  MAUSOLEUM_DISCOUNT,
  POINTS_PER_LOSS,
  PYRAMIDS_COST,
  ROLE_BONUS,
  START_POINTS,
  TAXES_KEPT,
  TOKENS,
  TRIREMES,
} from '../src/data/figures.ts';
import { CIVILIZATIONS } from '../src/data/names.ts';
import { CARD_COUNTS, GOODS } from '../src/data/resources.ts';
import { mareNostrum } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

const { players, settings } = mareNostrum;
const common = settings.commonCommodityCount.values.map(Number);
const [usual] = common;
const most = Math.max(...common);
const count = (cards: readonly unknown[]) => cards.length;
const heroes = CARDS.filter(({ sort }) => sort === 'hero');
const own = heroes.filter(({ of }) => of !== undefined);
const wonders = CARDS.filter(({ sort }) => sort === 'wonder');
const goods = GOODS.reduce((sum, good) => sum + (CARD_COUNTS[good] || usual), 0);
const all = TOKENS[players.max];
const tokens = BUILDINGS.map((building) => all[building]);

describe('figures in prose', () => {
  const ties = {
    '1.2.b': [Number(settings.heroesToWin.values[0])],
    '1.1.a': [players.min, players.max, CIVILIZATIONS.length],
    '1.4.a': [
      count(ROLES) + count(CARDS) + CARD_COUNTS.tax + goods,
      count(ROLES),
      count(own),
      count(heroes) - count(own),
      count(wonders),
      CARD_COUNTS.tax,
      goods,
      count(GOODS),
    ],
    '1.4.b': [...GOODS.map((good) => CARD_COUNTS[good]).filter((cards) => cards > 0), most],
    'R-COUNT': common,
    '1.5.a': [tokens.reduce((sum, building) => sum + building, 0), ...tokens],
    '1.6.a': [LEGIONS, FORTRESSES, TRIREMES, MARKERS],
    '2.2.a': [3, 4].flatMap((number) => [number, ...Object.values(TOKENS[number])]).concat(players.max),
    '2.5.a': [START_POINTS],
    'R-ROLETIME': [count(ROLES)],
    '3.2.b': [ROLE_BONUS],
    '3.2.c': [ROLE_BONUS],
    '3.2.d': [ROLE_BONUS],
    '4.12.a': [EXCHANGES_IN_A_ROW],
    'R-TRADEEND': [EXCHANGES_IN_A_ROW],
    'R-ULYSSES': [EXCHANGES_IN_A_ROW],
    '5.3.a': [...Object.values(COSTS), CARD_COST, PYRAMIDS_COST],
    '5.4.a': [TAXES_KEPT],
    '5.5.f': [FORTRESSES_WITH_ZEUS],
    'R-ZEUS': [FORTRESSES_WITH_ZEUS, FORTRESSES_WITH_ZEUS * FORTRESS_VALUE],
    '5.11.a': [HERO_UNIT_COST],
    '5.11.b': [HERO_UNIT_COST],
    '6.13.b': [FORTRESS_VALUE],
    '6.13.c': [DIE_BONUS],
    '6.14.a': [POINTS_PER_LOSS],
  };
  const free = {
    'every number between the least and the most': ['1.1.a: 4'],
    'dice that nobody counts in play': ['1.7.a: 8'],
    'one more than one: of two owners, two roles, twice paid': [
      '1.8.b: 2',
      '2.7.c: 2',
      '4.1.a: 2',
      '4.1.b: 2',
      '4.2.a: 2',
      'R-OCCINC: 2',
    ],
    'two players, whatever the rules count': ['4.12.a: 2', '4.13.b: 2', 'R-TRADEEND: 2'],
    'numbers of players': ['2.3.a: 3 4'],
    'the ways to use a province are named beside it': ['R-MODE: 3', '6.18.a: 3'],
  };
  for (const check of proseChecks({ prose: proseOfRulebook(rulebook), ties, free })) it(check.name, check.run);
});

describe('figures in messages', () => {
  const ties = {
    'about.blurb': [Number(settings.heroesToWin.values[0])],
    'about.hero.julius-caesar': [HERO_UNIT_COST],
    'about.hero.hannibal': [DIE_BONUS],
    'about.hero.pericles': [HERO_UNIT_COST, DIE_BONUS],
    'about.hero.agamemnon': [ROLE_BONUS],
    'about.hero.archimedes': [ROLE_BONUS],
    'about.hero.solomon': [ROLE_BONUS],
    'about.hero.statue-of-zeus': [FORTRESSES_WITH_ZEUS],
    'about.hero.mausoleum': [COSTS.city - MAUSOLEUM_DISCOUNT, COSTS.temple - MAUSOLEUM_DISCOUNT],
    'setting.neutrals': [players.max],
    'setting.caesarFortressDiscount': [HERO_UNIT_COST],
  };
  const free = {
    'hours at a table': ['about.time: 2'],
  };
  for (const check of proseChecks({ prose: proseOfMessages(mareNostrum.messages), ties, free }))
    it(check.name, check.run);
});

describe('figures in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const ties = {
    'README: Set-up': [DIE_BONUS, START_POINTS],
    'README: Roles': [count(ROLES)],
    'README: Commerce': [EXCHANGES_IN_A_ROW],
    'README: 3 cards 6 cards 9': [...Object.values(COSTS), CARD_COST, PYRAMIDS_COST],
    'README: Build where your marker stood': [TAXES_KEPT],
    'README: Military': [FORTRESS_VALUE, POINTS_PER_LOSS],
    'README: First steps': [CARD_COST],
  };
  const free = {
    'numbers of players, and provinces beside the capital': ['README: Set-up: 2 3 4'],
    advice: ['README: First steps: 2'],
  };
  for (const check of proseChecks({ prose: proseOfPage(readme, 'How a game goes'), ties, free }))
    it(check.name, check.run);
});
