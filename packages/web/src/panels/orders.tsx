import type { Order } from '@tabula/engine';
import { lazy, Suspense, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';

/** What can be settled comes when somebody wants to settle it. */
const OrdersDialog = lazy(() => import('./orders-dialog.tsx'));

/** A button that opens what a seat can settle for good; each change is one click, asked or not. */
export function Orders({
  orders,
  night = false,
}: {
  orders: readonly Order[];
  /** Whether the button stands beside a question. */
  night?: boolean;
}) {
  const { say } = useTable();
  const [open, setOpen] = useState(false);
  if (orders.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={night ? 'button on-night orders-here' : 'orders-button'}
        title={say('orders.open')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="scroll" size={night ? 18 : 15} /> <span>{say(night ? 'orders.here' : 'orders.open')}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <OrdersDialog orders={orders} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
