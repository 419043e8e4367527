import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { useInteraction, useQuestion, useTableModel } from '../session/use-table-store.ts';
import { HoverCard } from './hover-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceMenu } from './place-menu.tsx';

/** The menu of a place with several meanings; else the card about what one points at. */
export default function Beside({ camera, map, wide }: { camera: Camera; map: BoardMap; wide: boolean }) {
  const choices = useQuestion();
  const openPlace = useInteraction((interaction) => interaction.openPlace);
  const pointed = useInteraction((interaction) => (interaction.tapped === null ? interaction.pointed : null));
  const planned = useTableModel(({ plan }) => plan !== null);
  const several = openPlace === null ? undefined : choices?.targets.get(openPlace);
  if (several !== undefined) return <PlaceMenu camera={camera} map={map} target={several} />;
  if (pointed === null) return null;
  // Who stands where one sets out from is told by the sheet; a card would lie over the goals around it.
  if (planned && pointed === choices?.origin) return null;
  // On a phone the sheet says what a place that can be chosen means.
  if (!wide && choices?.targets.has(pointed)) return null;
  if (choices?.targets.has(pointed) || choices?.blocked.has(pointed))
    return <HoverCard camera={camera} map={map} space={pointed} choices={choices} />;
  return <PlaceCard camera={camera} map={map} space={pointed} />;
}
