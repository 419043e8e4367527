import type { Option, Order } from '@tabula/engine';
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

interface OrderRowProps {
  readonly order: Order;
  /** What is done with another value; without it, it holds at once. */
  readonly onGive?: (value: Option) => void;
}

/** One thing that can be settled: a button for each value, or a list. */
export function OrderRow({ order: { name, values, now }, onGive }: OrderRowProps) {
  const { speaker } = useTable();
  const commands = useCommands();
  const give = onGive ?? commands.give;
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
