import { useCommands } from '../session/use-table-store.ts';

/** Shows a space on the map as long as an option is pointed at or has the focus. */
export function usePointing(space: string | null) {
  const { point } = useCommands();
  const show = () => point(space);
  const leave = () => point(null);
  return { onPointerEnter: show, onPointerLeave: leave, onFocus: show, onBlur: leave };
}
