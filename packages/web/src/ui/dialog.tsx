import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from './glyph.tsx';
import { useSay } from './settings.ts';

/** A sheet over the page: keeps the focus, closes on Escape. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} onCancel={onClose} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={onClose} aria-label={say('close')}>
          <Glyph name="close" size={20} />
        </button>
      </header>
      <div className="sheet-content">{children}</div>
    </dialog>
  );
}
