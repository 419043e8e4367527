import { botWord, characterNamed } from '@tabula/bots/characters';
import type { BotName } from '@tabula/protocol';
import { botName } from '../ui/bot-name.ts';
import { useSay, useSettings } from '../ui/settings.ts';

/** Which bot sits there, and what it is like. */
export default function BotMark({ level }: { level: BotName }) {
  const say = useSay();
  const { language } = useSettings();
  const line = characterNamed(botWord(level).character ?? '')?.line[language];
  return (
    <span className="bot-mark" title={line}>
      {botName(level, say)}
      {line !== undefined && <small> {line}</small>}
    </span>
  );
}
