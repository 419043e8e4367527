/**
 * The chapters in `stories/`. To load the rules takes longer than to tell any of them, and every test file loads them anew:
 * so these are told in one.
 */
import './stories/accounts.ts';
import './stories/administration.ts';
import './stories/allied-sieges.ts';
import './stories/annals.ts';
import './stories/armies.ts';
import './stories/arrivals.ts';
import './stories/bankruptcy.ts';
import './stories/battlefields.ts';
import './stories/beaten.ts';
import './stories/bounds.ts';
import './stories/burdens.ts';
import './stories/calamities.ts';
import './stories/chronicle.ts';
import './stories/clashes.ts';
import './stories/commanders.ts';
import './stories/control.ts';
import './stories/counterstrokes.ts';
import './stories/dice.ts';
import './stories/envoys.ts';
import './stories/federates.ts';
import './stories/frontier.ts';
import './stories/heirs.ts';
import './stories/lone-leaders.ts';
import './stories/lords.ts';
import './stories/marches.ts';
import './stories/mercenaries.ts';
import './stories/newcomers.ts';
import './stories/one-rome.ts';
import './stories/overruns.ts';
import './stories/own-cards.ts';
import './stories/passages.ts';
import './stories/points.ts';
import './stories/promises.ts';
import './stories/public-events.ts';
import './stories/purchases.ts';
import './stories/raiders.ts';
import './stories/ranks.ts';
import './stories/readings.ts';
import './stories/remnants.ts';
import './stories/retreats.ts';
import './stories/revolts.ts';
import './stories/sea-fights.ts';
import './stories/sieges.ts';
import './stories/spies-and-storms.ts';
import './stories/status.ts';
import './stories/submission.ts';
import './stories/taken-over.ts';
import './stories/treaties.ts';
import './stories/two-melees.ts';
import './stories/ventures.ts';
import './stories/voyages.ts';
import './stories/young-kingdoms.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every chapter is told', () => {
  const chapters = readdirSync(new URL('stories/', import.meta.url));
  const told = readFileSync(new URL('stories.test.ts', import.meta.url), 'utf8');
  expect(chapters.filter((chapter) => !told.includes(`'./stories/${chapter}'`))).toEqual([]);
});
