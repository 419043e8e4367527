import * as engine from '@tabula/engine';
import { expect, it } from 'vitest';

it('loads', () => {
  expect(engine).toBeDefined();
});
