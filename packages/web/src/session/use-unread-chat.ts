import { useEffect, useState } from 'react';
import { useTableModel } from './use-table-store.ts';

/** How many messages of others came since one last looked at them, in whatever page of this browser. */
export function useUnreadChat(open: boolean): number {
  const chat = useTableModel((model) => model.chat);
  const id = useTableModel(({ table }) => table.id);
  const own = useTableModel(({ you }) => you.seats);
  const key = `tabula.chat.${id}`;
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(key) ?? 0));
  const last = chat[chat.length - 1]?.id ?? 0;
  useEffect(() => {
    if (!open || last <= seen) return;
    localStorage.setItem(key, String(last));
    setSeen(last);
  }, [open, last, seen, key]);
  return open ? 0 : chat.filter((message) => message.id > seen && !own.includes(message.seat)).length;
}
