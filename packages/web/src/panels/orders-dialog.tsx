import type { Order } from '@tabula/engine';
import { shortOption } from '../question/option-words.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';
import { Dialog } from '../ui/dialog.tsx';

/** More values than this are a list to choose from instead of a row of buttons. */
const ROW = 4;

/** Everything that a seat can settle for good. */
export default function OrdersDialog({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const { say } = useTable();
  return (
    <Dialog title={say('orders.open')} onClose={onClose}>
      <p className="orders-lead">{say('orders.lead')}</p>
      <ul className="orders">
        {orders.map((order) => (
          <OrderRow key={order.values[0]?.id ?? order.name.say} order={order} />
        ))}
      </ul>
    </Dialog>
  );
}

export function OrderRow({ order: { name, values, now } }: { order: Order }) {
  const { speaker } = useTable();
  const { give } = useCommands();
  const words = speaker.phrase(name);
  return (
    <li>
      <span>{words}</span>
      {values.length > ROW ? (
        <select
          aria-label={words}
          value={now}
          onChange={({ target }) => {
            const chosen = values.find(({ id }) => id === target.value);
            if (chosen !== undefined) give(chosen);
          }}
        >
          {values.map((value) => (
            <option key={value.id} value={value.id}>
              {shortOption(speaker, value)}
            </option>
          ))}
        </select>
      ) : (
        <fieldset className="order-values" aria-label={words}>
          {values.map((value) => (
            <button
              key={value.id}
              type="button"
              aria-pressed={value.id === now}
              onClick={() => value.id !== now && give(value)}
            >
              {shortOption(speaker, value)}
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
