import type { Analysis } from '@tabula/bots/browser';
import { useTable } from '../../../session/table-context.ts';
import { Emblem, ownerOf } from '../../../ui/owners.tsx';
import { points, signedPoints, useAnalysisWords } from './words.ts';

/** What luck and what everybody's own choices brought, apart. */
export function Accounts({ analysis: { accounts } }: { analysis: Analysis }) {
  const { speaker } = useTable();
  const words = useAnalysisWords();
  const most = Math.max(0.05, ...accounts.flatMap(({ luck, choices }) => [Math.abs(luck), Math.abs(choices)]));
  return (
    <section className="card accounts">
      <header>
        <h2>{words('account')}</h2>
        <span className="aside">{words('account.note')}</span>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words('luck')}</th>
            <th scope="col">{words('choices')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ luck, choices, noise, decided, alike }, seat) => {
            const key = `seat-${seat}`;
            const name = speaker.seat(seat);
            return (
              <tr key={key} title={words('grade', { name, decided, alike })}>
                <th scope="row">
                  <Emblem seat={seat} size={16} /> {name}
                </th>
                <Amount seat={seat} value={luck} noise={noise.luck} most={most} />
                <Amount seat={seat} value={choices} noise={noise.choices} most={most} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <WholeAccount accounts={accounts} />
      <p className="aside">{words('about')}</p>
    </section>
  );
}

const PARTS = ['start', 'luck', 'choices', 'others', 'drift', 'result'] as const;

/** All that moved everybody's chance from the start to the result: it adds up. */
function WholeAccount({ accounts }: Pick<Analysis, 'accounts'>) {
  const { speaker } = useTable();
  const words = useAnalysisWords();
  return (
    <details>
      <summary>{words('whole')}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {words(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account, seat) => {
            const key = `seat-${seat}`;
            return (
              <tr key={key}>
                <th scope="row">
                  <Emblem seat={seat} size={14} /> {speaker.seat(seat)}
                </th>
                {PARTS.map((part) => (
                  <td key={part}>
                    {part === 'start' || part === 'result' ? points(account[part]) : signedPoints(account[part])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

interface AmountProps {
  readonly seat: number;
  readonly value: number;
  readonly noise: number;
  readonly most: number;
}

function Amount({ seat, value, noise, most }: AmountProps) {
  const share = (part: number) => (50 * Math.min(most, Math.abs(part))) / most;
  return (
    <td>
      <span className="amount">
        <i
          style={{
            left: `${value < 0 ? 50 - share(value) : 50}%`,
            width: `${share(value)}%`,
            background: ownerOf(seat).fill,
          }}
        />
      </span>
      <b>{signedPoints(value)}</b> <small>± {points(noise)}</small>
    </td>
  );
}
