import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { leader, nation, ROMANI } from '../../src/data/pieces.ts';
import { endOfRaids, mayRaid, raidInstead, raidsOfTurn } from '../../src/rules/activation/raids.ts';
import { attackerWins } from '../../src/rules/battle/aftermath.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { type Field, fieldOf } from '../../src/rules/battle/field.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { mustBesiege, siege, siegeModifier } from '../../src/rules/siege/siege.ts';
import { BARBARIAN, EMPIRE, GONE, NOBODY, type State } from '../../src/state.ts';
import { type Given, given, HUNS, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');
const ALEMANNI = nation('alamanni');

/** Vandals before a city; they came from Arvernia. */
const before = (at: PlaceId, units: Record<string, number>, change: (p: Given) => void = () => {}) => {
  const state = given((p) => {
    p.empty().turn(5).units('vandali', at, units);
    change(p);
  });
  for (const unit of state.pieces.here[place(at)])
    if (state.pieces.holder[unit] === VANDALS) state.stacks.from[unit] = place('arvernia');
  return state;
};
const besieging = (state: State, at: PlaceId, ...dice: readonly number[]) =>
  Story.of(state, (g) => siege(g, VANDALS, place(at)), ...dice);

describe('sieges', () => {
  it('XXIV.A where an enemy has a city and nobody to defend it', () => {
    shows('III.F.e', 'XII.B.f', 'XXIV.A.a', 'XXIV.A.c');
    const state = before('liger', { infantry: 1 });
    expect(mustBesiege(state, VANDALS, place('liger'))).toBe(true);
    expect(mustBesiege(state, ROMANI, place('liger'))).toBe(false);
    expect(mustBesiege(state, VANDALS, place('rhodanus'))).toBe(false);
    state.lands.level[place('liger')] = 0;
    expect(mustBesiege(state, VANDALS, place('liger'))).toBe(false);
    const held = before('liger', { infantry: 1 }, (p) => p.units('romani', 'liger', { legion: 1 }));
    expect(mustBesiege(held, VANDALS, place('liger'))).toBe(false);
  });

  it('XXIV.C an assault costs two hits and gives one more on the die', () => {
    shows('XXIV.C.c', 'G55');
    const story = besieging(before('liger', { infantry: 2, cavalry: 1 }), 'liger', 8, 1);
    expect(story.offered(PERSIANS)).toEqual(['siege', 'assault', 'withdraw']);
    story.answer(PERSIANS, 'assault', 'hit vandali-infantry', 'hit vandali-infantry');
    // -1 for the walls of Liger, +1 for the assault.
    expect(story.told('siege')).toMatchObject([{ rolls: [8] }]);
    expect(story.units('vandali', 'liger')).toBe(1);
    story.answer(PERSIANS, 'yes');
    expect(story.told('sacked')).toMatchObject([{ nation: 'vandali', province: 'liger', gold: 2 }]);
    expect(story.state.lands.city[place('liger')]).toBe(VANDALS);
    expect(story.state.lands.sack[place('liger')]).toBe(1);
  });

  it('XXIV.C two units cannot storm, and whoever withdraws goes back without a roll', () => {
    const story = besieging(before('liger', { infantry: 2 }), 'liger');
    expect(story.offered(PERSIANS)).toEqual(['siege', 'withdraw']);
    story.answer(PERSIANS, 'withdraw');
    expect([story.units('vandali', 'arvernia'), story.told('siege')]).toEqual([2, []]);
    expect(story.state.lands.city[place('liger')]).toBe(ROMANI);
  });

  it('XXIV.C what is added: civilised, decline of the owner, walls, a fleet offshore, nomads until turn 9', () => {
    shows('VI.I.g', 'XXIV.C.c', 'XXIV.C.d', 'XXIV.C.e', 'XXIV.C.f', 'XXIV.C.i', 'XXXIX.A.a', 'XLV.9.a');
    const state = before('liger', { infantry: 1 }, (p) => p.nation('hunni', { status: BARBARIAN }));
    const modifier = (owner: number, at: PlaceId, assault = false) => siegeModifier(state, owner, place(at), assault);
    const base = modifier(VANDALS, 'liger');
    expect(modifier(VANDALS, 'liger', true)).toBe(base + 1);
    expect(modifier(nation('persae'), 'liger')).toBe(base + 1);
    expect(modifier(nation('hunni'), 'liger')).toBe(base - 1);
    state.nations.decline[ROMANI] = 2;
    expect(modifier(VANDALS, 'liger')).toBe(base + 2);
    state.nations.decline[ROMANI] = 0;
    state.clock.turn = 10;
    expect(modifier(nation('hunni'), 'liger')).toBe(modifier(VANDALS, 'liger'));
    // VI.I Nomads are so as barbarians only: as an empire they besiege like others.
    state.clock.turn = 5;
    state.nations.status[nation('hunni')] = EMPIRE;
    expect(modifier(nation('hunni'), 'liger')).toBe(base + 1);
    state.clock.turn = 10;
    const port = before('campania', { infantry: 1 }, (p) => p.units('romani', 'mare-tyrrhenum', { classis: 1 }));
    const dry = before('campania', { infantry: 1 });
    const off = (one: State, assault: boolean) => siegeModifier(one, VANDALS, place('campania'), assault);
    expect([off(port, false) - off(dry, false), off(port, true) - off(dry, true)]).toEqual([-1, 0]);
  });

  it('XXIV.E the conqueror may raze walls, but no capital’s', () => {
    shows('III.G.c', 'XXIV.E.a', 'XXIV.E.b');
    const fall = (capital: boolean) => {
      const state = before('treveria', { infantry: 4 }, (p) => {
        p.state.nations.capital[ROMANI] = capital ? place('treveria') : place('latium');
      });
      return besieging(state, 'treveria', 10, ...(capital ? [1, 1] : [])).answer(PERSIANS, 'siege', 'no');
    };
    const story = fall(false);
    expect(story.asked).toBe('raze');
    story.answer(PERSIANS, 'yes');
    expect(story.told('razed')).toMatchObject([{ nation: 'vandali', province: 'treveria' }]);
    expect(story.state.lands.fortified[place('treveria')]).toBe(0);
  });
});

describe('raids', () => {
  const rhine = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.state.lands.limes.fill(NOBODY);
      change(p);
    });
  const raiding = (state: State, ...dice: readonly number[]) =>
    Story.of(state, (g) => raidInstead(g, ALEMANNI), ...dice).answer(HUNS, 'take 2*alamanni-infantry');

  it('XI.E 4 or less costs a unit, 5 and 6 bring gold and a point, more bring three and plunder', () => {
    shows('V.B.f', 'XI.E.c', 'XI.E.d', 'XI.E.e', 'XI.F.a', 'XXXVI.C.f');
    const outcome = (...dice: readonly number[]) => {
      const state = rhine();
      const before = unitsAt(state, ALEMANNI, state.nations.horde[ALEMANNI]).length;
      const points = state.nations.points[ALEMANNI];
      const story = raiding(state, ...dice).answer(HUNS, 'raid lotharingia');
      return [
        story.told('raided')[0].roll,
        unitsAt(state, ALEMANNI, state.nations.horde[ALEMANNI]).length - before,
        state.nations.points[ALEMANNI] - points,
        story.told('plunder').length,
      ];
    };
    expect(outcome(4)).toEqual([4, -1, 0, 0]);
    expect(outcome(5)).toEqual([5, 0, 1, 0]);
    expect(outcome(6)).toEqual([6, 0, 1, 0]);
    expect(outcome(7, 1)).toEqual([7, 0, 3, 1]);
  });

  it('G86 each guard takes one away, also on the way; a marker of the turn before adds', () => {
    shows('XI.E.a', 'XI.E.b');
    const roll = (target: PlaceId, change: (p: Given) => void = () => {}) => {
      const state = rhine((p) => {
        for (const at of ['lotharingia', 'burgondia'] as const) p.clear(at);
        change(p);
      });
      return raiding(state, 5).answer(HUNS, `raid ${target}`).told('raided')[0].roll;
    };
    expect(roll('lotharingia')).toBe(5);
    const legion = (p: Given) => p.units('romani', 'lotharingia', { 'aux-gothi': 1 });
    expect(roll('lotharingia', legion)).toBe(4);
    expect(roll('lotharingia', (p) => p.state.lands.raid.fill(1))).toBe(6);
  });

  it('XI.D markers of this turn grow old, and those that were not renewed are removed', () => {
    shows('XI.E.g', 'XXXVI.C.g');
    const state = given();
    state.lands.raid[place('lotharingia')] = 3;
    state.lands.raid[place('burgondia')] = 4;
    endOfRaids(state);
    expect([state.lands.raid[place('lotharingia')], state.lands.raid[place('burgondia')]]).toEqual([3, 4]);
    raidsOfTurn(state);
    expect([state.lands.raid[place('lotharingia')], state.lands.raid[place('burgondia')]]).toEqual([1, 2]);
    endOfRaids(state);
    expect([state.lands.raid[place('lotharingia')], state.lands.raid[place('burgondia')]]).toEqual([0, 0]);
  });

  it('XI.A not after anything has left, nor in a second round, nor from another’s service', () => {
    shows('XI.C.a');
    expect(mayRaid(rhine(), ALEMANNI)).toBe(true);
    const late = rhine();
    late.activation.round = 2;
    expect(mayRaid(late, ALEMANNI)).toBe(false);
    const bound = rhine();
    bound.ties.bond[ALEMANNI] = 1;
    expect(mayRaid(bound, ALEMANNI)).toBe(false);
    const gone = rhine();
    gone.activation.ventured.push(ALEMANNI);
    expect(mayRaid(gone, ALEMANNI)).toBe(false);
  });
});

describe('after a battle', () => {
  const liger = (own: Record<string, number>, foes: Record<string, number>, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: 2 }).city('rhodanus', 'vandali');
      p.units('vandali', 'rhodanus', { cavalry: 1 })
        .units('vandali', 'burgondia', own)
        .units('romani', 'burgondia', foes);
      change(p);
    });
    const units = unitsAt(state, VANDALS, place('burgondia'));
    for (const unit of units) state.stacks.from[unit] = place('rhodanus');
    const clash = { where: place('burgondia'), attacker: VANDALS, units, leaders: [], intercepted: false };
    return { state, clash, field: fieldOf(state, clash) };
  };

  it('XX.I whoever wiped out the other wins, else whoever lost less, else the defender', () => {
    shows('XX.I.a', 'XX.I.b', 'XX.I.e');
    const { state, field } = liger({ infantry: 2 }, { legion: 2 });
    const { attacker, defender } = field;
    expect(attackerWins(state, field)).toBe(false);
    const lose = (side: Field['attacker']) => side.lost.push(side.units.pop() ?? 0);
    lose(defender);
    expect(attackerWins(state, field)).toBe(true);
    lose(attacker);
    expect(attackerWins(state, field)).toBe(false);
    lose(attacker);
    expect(attackerWins(state, field)).toBe(false);
    lose(defender);
    expect(attackerWins(state, field)).toBe(false);
  });

  it('XX.I on a tie the better leader wins, unless there are walls or a horde', () => {
    shows('XX.I.c', 'XX.I.d');
    const { state, field } = liger({ infantry: 1 }, { legion: 1 });
    field.attacker.leaders.push(leader('gaisericus'));
    expect(attackerWins(state, field)).toBe(true);
    field.defender.hordes.push(nation('alani'));
    expect(attackerWins(state, field)).toBe(false);
    field.defender.hordes.pop();
    state.lands.fortified[place('burgondia')] = 1;
    state.lands.level[place('burgondia')] = 1;
    state.lands.city[place('burgondia')] = ROMANI;
    expect(attackerWins(state, field)).toBe(false);
  });

  it('XXI.G whoever gave up has lost', () => {
    shows('XXI.F.c');
    const { state, field } = liger({ infantry: 1 }, { legion: 1 });
    field.defender.conceded = true;
    expect(attackerWins(state, field)).toBe(true);
    field.defender.conceded = false;
    field.attacker.leaders.push(leader('gaisericus'));
    field.attacker.conceded = true;
    expect(attackerWins(state, field)).toBe(false);
  });

  it('XX.J a leader whose stack is wiped out dies on an odd die', () => {
    shows('XX.A.h', 'XX.J.a', 'XX.J.b', 'XXXVI.B.j');
    const fate = (...dice: readonly number[]) => {
      const { state, clash } = liger({ infantry: 1 }, { 'aux-gothi': 1 }, (p) => p.leader('stilicho', 'burgondia'));
      const story = Story.of(
        state,
        function* (g) {
          yield* battle(g, clash);
        },
        ...dice,
      );
      while (story.offered(ROMANS).includes('done')) story.answer(ROMANS, 'done');
      return { state, story };
    };
    // One die each: the Vandals hit, the Goths do not.
    const dead = fate(4, 1, 1);
    expect(dead.state.pieces.leaderAt[leader('stilicho')]).toBe(GONE);
    const alive = fate(4, 1, 2);
    expect(alive.state.pieces.leaderAt[leader('stilicho')]).toBeGreaterThanOrEqual(0);
    expect(placeId(alive.state.pieces.leaderAt[leader('stilicho')])).not.toBe('burgondia');
  });
});
