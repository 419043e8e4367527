import { Glyph } from '../kit/glyph.tsx';
import { useTheHand } from './hand.ts';
import { useVoice } from './voice.ts';

/** Which rule asks; a click opens it. */
export function RuleChip({ rule, light = false }: { rule: string; light?: boolean }) {
  const { say } = useVoice();
  const { openSheet } = useTheHand();
  if (rule === '') return null;
  return (
    <button type="button" className={light ? 'rule-chip light' : 'rule-chip'} onClick={() => openSheet('rules')}>
      <Glyph name="book" size={14} /> {say('rule', { rule })}
    </button>
  );
}
