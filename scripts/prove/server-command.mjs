import path from 'node:path';
import { root } from '../lib/files.mjs';

/** An operator's command of the built server, as `npm run` has it. */
export const serverCommand = (name, ...words) => [
  process.execPath,
  path.join(root, 'server/dist/commands', `${name}.js`),
  ...words,
];
