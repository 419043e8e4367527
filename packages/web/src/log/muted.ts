import { useState } from 'react';

const KEY = 'tabula.muted';
const MOST = 200;

/** Whom this browser does not hear at which table: `<table> <name>`, the latest last. */
function all(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whom somebody does not want to hear at a table; nobody else learns of it. */
export function useMuted(table: string): {
  readonly muted: readonly string[];
  readonly toggle: (name: string) => void;
} {
  const [kept, setKept] = useState(all);
  const mine = `${table} `;
  const toggle = (name: string) => {
    const one = mine + name;
    const now = all();
    const next = now.includes(one) ? now.filter((other) => other !== one) : [...now, one].slice(-MOST);
    setKept(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing: it holds until the page is closed.
    }
  };
  return { muted: kept.filter((one) => one.startsWith(mine)).map((one) => one.slice(mine.length)), toggle };
}
