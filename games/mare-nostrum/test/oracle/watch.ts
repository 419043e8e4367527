import { type Ask, type Chance, Run, type Seat, unbundle, waiting } from '@tabula/engine';
import { ROLES } from '../../src/data/civilizations.ts';
import type { ProvinceId, SpaceId } from '../../src/data/provinces.ts';
import type { Kind } from '../../src/data/resources.ts';
import type { MareEvent } from '../../src/events.ts';
import { mareNostrum } from '../../src/index.ts';
import { copy, NOBODY, type State } from '../../src/state.ts';
import { Battle } from './battle.ts';
import { couldBeDealt } from './income.ts';
import { Campaign } from './movement.ts';
import { LANDS, Position, summary } from './position.ts';
import { heirs } from './roles.ts';
import { Spoils } from './spoils.ts';
import { Trade } from './trade.ts';

/** A run, and what a careful onlooker keeps in mind of it: everything here is told from events, nothing from the rules. */
export class Watch {
  readonly run: Run<State, MareEvent>;
  readonly name: string;
  readonly position: Position;
  readonly spoils: Spoils;
  readonly events: MareEvent[] = [];
  readonly answers: string[] = [];
  /** How often each law was put to the test. */
  readonly counts = new Map<string, number>();
  trade: Trade | undefined;
  campaign: Campaign | undefined;
  battle: Battle | undefined;
  /** Markers placed this turn. */
  readonly fresh = new Set<ProvinceId>();
  readonly used = { freeMarker: false, swap: false };
  /** Who has been named in this phase. */
  readonly named = new Set<Seat>();
  /** How the battle to come is divided so far. */
  plan: string[] = [];
  /** Whom Ulysses' owner must be asked about. */
  ulyssesDue = false;
  #wars = new Map<ProvinceId, readonly number[]>();
  #dawn: State | undefined;
  #sizes: number[] = [];
  #gifts = 0;
  #unsent = 0;
  /** Where battles are being fought. */
  #engaged: SpaceId | undefined;
  #phase = '';
  #active = NOBODY;

  constructor(name: string, state: State, chance: Chance) {
    this.name = name;
    this.position = new Position(state);
    this.spoils = new Spoils(this.position, (condition, what) => this.law(condition, what));
    this.run = new Run(
      mareNostrum,
      { state, chance },
      { keep: true, onEvent: (event) => this.#hear(event), onCheckpoint: (mark) => this.#checkpoint(mark.state) },
    );
    this.#looked();
  }

  get state(): State {
    return this.position.state;
  }

  /** Everybody who has still to answer. */
  get asks(): Ask[] {
    const { decision } = this.run;
    return waiting(decision).flatMap((seat) => decision?.open(seat) ?? []);
  }

  answer(ask: Ask, id: string): void {
    this.answers.push(`${ask.seat}:${ask.prompt.ask}>${id}`);
    if (ask.prompt.ask.startsWith('divide')) this.plan.push(id);
    if (ask.prompt.ask === 'name') this.named.add(Number(id.split(' ')[1]));
    this.run.answer(ask.seat, id);
    this.#looked();
  }

  /** A disagreement, with all that is needed to judge it. */
  fault(what: string): Error {
    const told = this.events.slice(-25).map((event) => JSON.stringify(event));
    return new Error(
      `${this.name}: ${what}\nanswers: ${this.answers.slice(-20).join(' ')}\nevents:\n  ${told.join('\n  ')}\n${summary(this.position)}`,
    );
  }

  law(condition: boolean, what: string): void {
    if (!condition) throw this.fault(what);
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** A phase or a player's turn begins exactly where the rules say that all is in the state. */
  #checkpoint(state: State): void {
    const position = new Position(copy(state));
    if (state.phase !== this.#phase) {
      this.named.clear();
      if (state.phase === 'construction') this.#traded();
      if (state.phase === 'military') this.spoils.phaseBegan();
    }
    if (state.phase !== this.#phase || state.active !== this.#active) {
      this.#campaignOver();
      this.used.freeMarker = false;
      this.used.swap = false;
      this.campaign =
        state.phase === 'military' && state.active !== NOBODY
          ? new Campaign(position, state.active, this.#wars)
          : undefined;
    }
    this.#phase = state.phase;
    this.#active = state.active;
  }

  #campaignOver(): void {
    const { campaign } = this;
    if (campaign === undefined) return;
    this.spoils.nothingIsLeft(campaign);
    for (const province of LANDS)
      this.law(!campaign.mustFight(this.position, province), 'no battle that is due is left out');
  }

  /** After every answer: what must be so whenever somebody is asked. */
  #looked(): void {
    if (this.run.over) return;
    if (this.ulyssesDue)
      this.law(
        this.asks.some(({ prompt }) => prompt.ask === 'ulysses'),
        'the owner of Ulysses is asked',
      );
    this.ulyssesDue = false;
    const dawn = this.#dawn;
    if (dawn !== undefined && this.state.phase !== 'roles' && this.asks.every(({ prompt }) => prompt.ask !== 'role'))
      this.#paid(dawn);
  }

  /** [Fase Commercio A] Everybody has what the bank could pay him. */
  #paid(dawn: State): void {
    this.#dawn = undefined;
    const before = new Position(dawn);
    const gained = before.seats.map((seat) => {
      const chosen = this.events.filter((event) => event.event === 'artemis' && event.by === seat);
      const extra = (kind: Kind) => chosen.filter((event) => event.event === 'artemis' && event.card === kind).length;
      return new Map(
        [...before.hand(seat)].map(([kind, had]) => [kind, this.position.holds(seat, kind) - had - extra(kind)]),
      );
    });
    const director = this.state.roles[ROLES.indexOf('director')];
    this.law(couldBeDealt(before, director, gained), 'everybody has the income that the bank could pay');
  }

  #hear(event: MareEvent): void {
    this.events.push(event);
    switch (event.event) {
      case 'turn.began':
        this.events.splice(0, this.events.length - 1);
        this.fresh.clear();
        this.#dawn = copy(this.state);
        this.#wars = this.#warsLeft();
        break;
      case 'role.kept':
      case 'role.taken':
      case 'role.given':
        this.#role(event);
        break;
      case 'influence.free':
      case 'converted.free':
        this.used.freeMarker = true;
        this.fresh.add(event.province);
        break;
      case 'influence':
      case 'converted':
        this.fresh.add(event.province);
        break;
      case 'swapped':
        this.used.swap = true;
        break;
      default:
        this.#hearTrade(event);
        this.#hearWar(event);
    }
  }

  /** [FAQ Militare] Who is at war where, at the end of a turn. */
  #warsLeft(): Map<ProvinceId, readonly number[]> {
    const { position } = this;
    const wars = LANDS.filter((province) => position.atWar(province));
    return new Map(wars.map((province) => [province, position.armies(province)]));
  }

  /** [Fasi di un turno] All three roles by the position at the start of the turn. */
  #role(event: Extract<MareEvent, { event: 'role.kept' | 'role.taken' | 'role.given' }>): void {
    const dawn = this.#dawn;
    if (dawn === undefined) throw this.fault('roles change within the turn');
    const holder = dawn.roles[ROLES.indexOf(event.role)];
    const { seats, most } = heirs(new Position(dawn), event.role, holder);
    const heir = event.event === 'role.given' ? event.whose : event.by;
    this.law(seats.includes(heir) && event.count === most, 'a role goes to the first');
    this.law((event.event === 'role.kept') === (heir === holder), 'the holder keeps his card in a tie');
    this.law((event.event === 'role.given') === seats.length > 1, 'the holder chooses only among several others');
  }

  #hearTrade(event: MareEvent): void {
    switch (event.event) {
      case 'announced':
        this.trade = new Trade(event.by, event.count);
        this.#sizes = this.position.seats.map((seat) => this.position.handSize(seat));
        this.#gifts = 0;
        break;
      case 'offered':
        this.trade?.offer(event.by, event.cards);
        break;
      case 'took':
        this.#took(event);
        break;
      case 'ulysses':
        this.trade?.ulysses();
        break;
      case 'trade.ended':
        this.law(this.trade?.options().length === 0, 'trade ends when nothing can be taken');
        break;
      case 'gave':
        this.#gifts++;
        this.law(this.trade?.short() === event.whose, 'the gift goes to whoever is one card short');
        break;
      default:
    }
  }

  #took({ by, whose, card }: Extract<MareEvent, { event: 'took' }>): void {
    const { trade } = this;
    if (trade === undefined || this.ulyssesDue) throw this.fault('a card is taken out of turn');
    const options = this.forced === undefined ? trade.options() : trade.forcedOptions(this.forced);
    this.law(by === trade.chooser && options.includes(`take ${whose} ${card}`), 'a card is taken as the chain allows');
    const forced = this.forced !== undefined;
    trade.take(by, whose, card);
    const owner = this.position.owner('ulysses');
    this.ulyssesDue = !forced && owner !== undefined && trade.ulyssesMay(owner);
  }

  /** Whose cards the chooser must take from, after Ulysses. */
  get forced(): Seat | undefined {
    return this.events.at(-1)?.event === 'ulysses' || this.events.at(-2)?.event === 'ulysses'
      ? this.position.owner('ulysses')
      : undefined;
  }

  /** [B, A and B] In the end everybody holds as many cards as before. */
  #traded(): void {
    const { trade } = this;
    if (trade === undefined) return;
    this.trade = undefined;
    this.law(
      this.#gifts === (trade.short() === undefined ? 0 : 1),
      'the Director gives a card exactly if one is missing',
    );
    for (const seat of this.position.seats)
      this.law(this.position.handSize(seat) === this.#sizes[seat], 'trade leaves everybody as many cards as before');
  }

  /** [FAQ Militare] All of the mover's units in the space fight, each against one enemy. */
  #engage(event: Extract<MareEvent, { event: 'attacked' | 'attacked.sea' }>): void {
    const where = event.event === 'attacked' ? event.province : event.sea;
    if (this.#engaged !== where) {
      const fought = this.campaign?.spent.get(where) ?? 0;
      const walls = event.event === 'attacked' && !this.campaign?.fields.has(where);
      this.#unsent =
        event.event === 'attacked'
          ? this.position.legions(event.by, event.province) +
            (walls ? this.position.fortresses(event.by, event.province) : 0)
          : this.position.ships(event.by, event.sea);
      this.#unsent -= fought;
    }
    this.#engaged = where;
    for (const count of unbundle(event.units).values()) this.#unsent -= count;
  }

  #hearWar(event: MareEvent): void {
    const { campaign } = this;
    switch (event.event) {
      case 'sailed':
      case 'launched':
        campaign?.sailed(event.from, event.count);
        break;
      case 'marched':
        for (const from of LANDS) if (from === event.from) campaign?.marched(from, event.province, event.count);
        break;
      case 'attacked':
      case 'attacked.sea':
        this.battle = new Battle(this.position, (condition, what) => this.law(condition, what), event);
        this.#engage(event);
        this.plan = [];
        campaign?.battle(event.event === 'attacked' ? event.province : event.sea);
        break;
      case 'helen':
        campaign?.turned(event.province);
        break;
      case 'rolled':
        this.battle?.rolled(event);
        break;
      case 'lost':
        this.battle?.lost(event);
        break;
      case 'war':
      case 'alone':
      case 'repelled':
      case 'wiped-out':
      case 'empty':
      case 'sea.settled':
        this.law(this.#unsent === 0, 'every unit fights once');
        campaign?.settled(this.position, event.event === 'sea.settled' ? event.sea : event.province);
        this.#engaged = undefined;
        break;
      case 'pillaged':
      case 'pillaged.caravan':
      case 'occupied':
      case 'converting':
        this.spoils.used(campaign?.seat, event.by, event.province);
        break;
      default:
    }
  }
}
