import { useTable } from '../session/table-context.ts';
import { Emblem } from '../ui/owners.tsx';

/** Between two hands at one screen: nobody sees what is not his. */
export default function Curtain({ seat, onLift }: { seat: number; onLift: () => void }) {
  const { speaker, say } = useTable();
  return (
    <div className="curtain" role="alertdialog" aria-label={say('curtain', { name: speaker.seat(seat) })}>
      <Emblem seat={seat} size={72} />
      <h2>{say('curtain', { name: speaker.seat(seat) })}</h2>
      <button type="button" className="button gold" ref={(element) => element?.focus()} onClick={onLift}>
        {say('curtain.lift')}
      </button>
    </div>
  );
}
