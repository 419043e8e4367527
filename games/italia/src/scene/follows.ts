import type { Follow } from '@tabula/engine';
import { idOf, type Space, STACKING } from '../data/spaces.ts';
import { areasOfMove } from '../rules/campaign/campaign.ts';
import { landUnits, onCampaign } from '../rules/pieces/pieces.ts';
import { areasWith, type Crowd, crowdsAhead } from '../rules/pieces/stacking.ts';
import { NOWHERE, type State } from '../state/state.ts';

/** 8.2 What a move leaves behind: areas that are empty, and such in which the check after it will find too many. */
export function follows(before: State, after: State): Follow[] {
  const { nation } = after;
  if (before.nation !== nation) return [];
  const gains = (area: Space) => landUnits(after, nation, area) - landUnits(before, nation, area);
  const campaigns = onCampaign(after, nation);
  const checked = campaigns ? areasOfMove(after) : areasWith(after, nation);
  // R 70 Where the army only comes through it is its move that has the area looked at.
  const crowds = crowdsAhead(after, nation, checked).filter(({ area }) => campaigns || gains(area) > 0);
  const found = crowds.map(
    (crowd): Follow => ({ words: wordsFor(crowd, landUnits(after, nation, crowd.area)), bad: true }),
  );
  STACKING.forEach((_, area) => {
    if (gains(area) < 0 && landUnits(after, nation, area) === 0)
      found.push({ words: { say: 'follow.empty', args: { area: idOf(area) } } });
  });
  return found;
}

/** Beyond what even a capital holds, or only if the capital is not needed elsewhere. */
function wordsFor({ area, limit, rival }: Crowd, units: number): Follow['words'] {
  if (units > limit) return { say: 'follow.crowd', args: { area: idOf(area), count: units - limit, limit } };
  return { say: 'follow.capital', args: { area: idOf(area), from: idOf(rival === NOWHERE ? area : rival) } };
}
