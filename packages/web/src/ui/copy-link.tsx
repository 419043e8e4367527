import { useState } from 'react';
import { useSay } from './settings.ts';

/** A link to give away; browsers that do not let pages copy show it instead. */
export function CopyLink({ label, address }: { label: string; address: string }) {
  const say = useSay();
  const [done, setDone] = useState<'no' | 'copied' | 'shown'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setDone('copied');
    } catch {
      setDone('shown');
    }
  };
  return (
    <span className="copy">
      <button type="button" className="button" data-link={address} onClick={() => void copy()}>
        {done === 'copied' ? say('copied') : label}
      </button>
      {done === 'shown' && (
        <input readOnly value={address} aria-label={label} onFocus={(event) => event.target.select()} />
      )}
    </span>
  );
}
