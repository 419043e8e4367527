// After a plain `npm install`: compiles, so that `npx tabula` works at once. Without the compiler (a production install) it
// leaves things as they are.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, root } from './setup.mjs';

if (existsSync(join(root, 'node_modules', 'typescript'))) build();
