import { useId, useState } from 'react';

interface Props {
  readonly label: string;
  readonly button: string;
  readonly type?: 'text' | 'email';
  /** Whether it was taken: then the line is emptied. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** One line to write in, with its label, and a button. */
export function OneLine({ label, button, type = 'text', onSend }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="one-line"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(text.trim()).then((taken) => taken && setText(''));
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={text}
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}
