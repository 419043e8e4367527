import { useTheHand } from '../session/hand.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';

/** Which rule asks; a click opens it. */
export function RuleChip({ rule, light = false }: { rule: string; light?: boolean }) {
  const { say } = useTable();
  const { openSheet } = useTheHand();
  if (rule === '') return null;
  return (
    <button type="button" className={light ? 'rule-chip light' : 'rule-chip'} onClick={() => openSheet('rules')}>
      <Glyph name="book" size={14} /> {say('rule', { rule })}
    </button>
  );
}
