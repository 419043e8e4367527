import type { Brings } from '@tabula/protocol';
import { useDeviceWords } from './device-words.ts';

interface Props {
  /** At so many tables this browser knows a secret itself, and its key ring holds one. */
  readonly own: number;
  readonly all: number;
  readonly brings: Brings;
  readonly onChange: (brings: Brings) => void;
}

/** What comes along to another key ring, whose devices will hold it too. */
export function BringAlong({ own, all, brings, onChange }: Props) {
  const words = useDeviceWords();
  const counts = { own, all };
  return (
    <fieldset className="bring-along">
      <legend>{words('bring')}</legend>
      {(['own', 'all'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="brings" checked={brings === one} onChange={() => onChange(one)} />{' '}
          {words(`bring.${one}`, { count: counts[one] })}
        </label>
      ))}
    </fieldset>
  );
}
