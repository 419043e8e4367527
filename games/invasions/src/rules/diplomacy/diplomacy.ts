import type { Flow } from '@tabula/engine';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { DONE, ENVOY, formal, OFFER_FOEDUS, optionsOf, toNations } from '../../options.ts';
import { ABSENT, EMPIRE, type State } from '../../state.ts';
import { invades } from '../lands/calendar.ts';
import { winGold } from '../pieces/gold.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, best, leadersOf } from '../pieces/units.ts';
import { chooseTarget, playable, playEnvoy } from './envoys.ts';
import { mayFederate, offerFoedus } from './foedus.ts';

/** How far a nation's diplomacy has come: its cards are drawn, its Foedus is offered. */
const DRAWN = 1;
const OFFERED = 2;

const PLAIN = toNations('diplomacy', 'XXX.A').map((question) => ({ ...question, formal: false }));
const FORMAL = PLAIN.map((question) => formal(question));

/** XXX.A A civilised nation draws: its leaders' bonus, an empire one more. Then it may use what it holds. */
export function* diplomacy(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.cards.envoyed[owner] === 0) {
    drawEnvoys(g, owner);
    state.cards.envoyed[owner] = DRAWN;
  }
  for (;;) {
    // The cards are known to their player, and what they did to everybody.
    g.checkpoint();
    const cards = playable(state, owner);
    const foedus = federable(state, owner);
    const options: (typeof DONE | (typeof ENVOY)[number] | typeof OFFER_FOEDUS)[] = optionsOf(ENVOY, cards, [DONE]);
    if (foedus.length > 0) options.push(OFFER_FOEDUS);
    // Whether there is anything to do tells something of the cards.
    const question = (state.cards.envoys[owner].length > 0 ? FORMAL : PLAIN)[owner];
    const answer = yield* ask(g, owner, question, options);
    if (answer.kind === 'done') return;
    if (answer.kind === 'offer-foedus') {
      yield* offerFreely(g, owner, yield* chooseTarget(g, owner, foedus));
    } else yield* playEnvoy(g, owner, answer.envoy);
  }
}

function drawEnvoys(g: Invasions, owner: Nation): void {
  const { state } = g;
  const cards = best(leadersOf(state, owner), 'diplomacy') + (state.nations.status[owner] === EMPIRE ? 1 : 0);
  for (let i = 0; i < cards; i++) {
    const card = g.draw(state.cards.diplomacyDeck);
    if (card !== undefined) state.cards.envoys[owner].push(card);
  }
  if (state.cards.envoys[owner].length > 0)
    g.emit({ event: 'envoys', nation: nationId(owner), count: state.cards.envoys[owner].length });
}

/** XXX.A At the end of the Military phase unused cards go back; a nation that had some receives a gold (G75). */
export function endOfDiplomacy(g: Invasions): void {
  const { state } = g;
  state.cards.envoys.forEach((hand, owner) => {
    if (hand.length === 0) return;
    state.cards.diplomacyDeck.push(...hand.splice(0));
    if (state.nations.status[owner] !== ABSENT) winGold(g, owner, 1);
  });
  state.cards.diplomacyDeck.push(...state.cards.diplomacyDiscards.splice(0));
  g.shuffle(state.cards.diplomacyDeck);
  state.cards.envoyed.fill(0);
}

/** XXVIII.A, G277 To whom an empire that has offered none this turn can offer a Foedus without a card; Rome is one empire while it is one. */
export function federable(state: State, owner: Nation): Nation[] {
  if (state.nations.status[owner] !== EMPIRE) return [];
  if (army(state, owner).some((member) => state.cards.envoyed[member] === OFFERED)) return [];
  const found: Nation[] = [];
  for (let other = 0; other < NATION_ROWS.length; other++)
    if (!invades(state, other) && mayFederate(state, owner, other)) found.push(other);
  return found;
}

export function* offerFreely(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  g.state.cards.envoyed[owner] = OFFERED;
  yield* offerFoedus(g, owner, other, false);
}
