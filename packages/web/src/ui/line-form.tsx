import { type ReactNode, useState } from 'react';

/** One line to write in, and a button that takes it; `onSend` says whether the line is to be emptied. */
export function LineForm({
  id,
  label,
  button,
  most,
  before,
  onSend,
}: {
  id: string;
  label: string;
  button: string;
  most?: number;
  before?: ReactNode;
  onSend: (text: string) => boolean;
}) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const line = text.trim();
        if (line !== '' && onSend(line)) setText('');
      }}
    >
      {before}
      <label className="hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        value={text}
        maxLength={most}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
      <button type="submit" className="button night">
        {button}
      </button>
    </form>
  );
}
