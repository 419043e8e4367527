import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the standards ask, and what those who wrote the check advise beside it. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'focus-order-semantics': { enabled: true } },
};

type Checked = { violations: { id: string; nodes: { target: unknown[] }[] }[] };

/** What an automatic check finds wrong for people who do not see, hear or point as others do. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations }: Checked = await page.evaluate((rules) => Reflect.get(window, 'axe').run(rules), RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
