import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { releaseInputs } from './release-specs.mjs';

test.each(releaseInputs)('%s is there: what is gone would go unnoticed', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});
