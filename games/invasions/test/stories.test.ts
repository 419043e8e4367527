/**
 * The chapters in `stories/`. To load the rules takes longer than to tell any of them, and every test file loads them anew:
 * so these are told in one.
 */
import './stories/box/annals.ts';
import './stories/box/burdens.ts';
import './stories/box/calamities.ts';
import './stories/box/chronicle.ts';
import './stories/box/heirs.ts';
import './stories/box/one-rome.ts';
import './stories/box/own-cards.ts';
import './stories/box/public-events.ts';
import './stories/box/spies-and-storms.ts';
import './stories/peoples/bounds.ts';
import './stories/peoples/cessions.ts';
import './stories/peoples/converts.ts';
import './stories/peoples/envoys.ts';
import './stories/peoples/federates.ts';
import './stories/peoples/inactive.ts';
import './stories/peoples/loans.ts';
import './stories/peoples/lords.ts';
import './stories/peoples/making-way.ts';
import './stories/peoples/mercenaries.ts';
import './stories/peoples/promises.ts';
import './stories/peoples/protectors.ts';
import './stories/peoples/remnants.ts';
import './stories/peoples/submission.ts';
import './stories/peoples/treaties.ts';
import './stories/turn/accounts.ts';
import './stories/turn/administration.ts';
import './stories/turn/armies.ts';
import './stories/turn/arrivals.ts';
import './stories/turn/bankruptcy.ts';
import './stories/turn/camps.ts';
import './stories/turn/cleared-seats.ts';
import './stories/turn/commanders.ts';
import './stories/turn/control.ts';
import './stories/turn/newcomers.ts';
import './stories/turn/points.ts';
import './stories/turn/purchases.ts';
import './stories/turn/quarters.ts';
import './stories/turn/raiders.ts';
import './stories/turn/readings.ts';
import './stories/turn/recovery.ts';
import './stories/turn/revolts.ts';
import './stories/turn/status.ts';
import './stories/turn/vanished.ts';
import './stories/turn/young-kingdoms.ts';
import './stories/war/aggressors.ts';
import './stories/war/allied-sieges.ts';
import './stories/war/battlefields.ts';
import './stories/war/beaten.ts';
import './stories/war/clashes.ts';
import './stories/war/counterstrokes.ts';
import './stories/war/dice.ts';
import './stories/war/frontier.ts';
import './stories/war/lone-leaders.ts';
import './stories/war/marches.ts';
import './stories/war/moves.ts';
import './stories/war/overruns.ts';
import './stories/war/passages.ts';
import './stories/war/ranks.ts';
import './stories/war/readings.ts';
import './stories/war/rearguards.ts';
import './stories/war/retreats.ts';
import './stories/war/sea-fights.ts';
import './stories/war/sieges.ts';
import './stories/war/stranded.ts';
import './stories/war/taken-over.ts';
import './stories/war/two-melees.ts';
import './stories/war/two-players.ts';
import './stories/war/ventures.ts';
import './stories/war/voyages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every chapter is told', () => {
  const chapters = readdirSync(new URL('stories/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts'),
  );
  const told = readFileSync(new URL('stories.test.ts', import.meta.url), 'utf8');
  expect(chapters.filter((chapter) => !told.includes(`'./stories/${chapter}'`))).toEqual([]);
});
