import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';

/** Which rule asks; a click opens it. */
export function RuleChip({ rule, light = false }: { rule: string; light?: boolean }) {
  const { say } = useTable();
  const { openDialog } = useCommands();
  if (rule === '') return null;
  return (
    <button type="button" className={light ? 'rule-chip light' : 'rule-chip'} onClick={() => openDialog('rules')}>
      <Glyph name="book" size={14} /> {say('rule', { rule })}
    </button>
  );
}
