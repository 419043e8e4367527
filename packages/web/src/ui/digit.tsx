/** The key that does the same. */
export function Digit({ number }: { number: number }) {
  return number >= 1 && number <= 9 ? (
    <span className="digit" aria-hidden="true">
      {number}
    </span>
  ) : null;
}
