import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as rootDir } from '../lib/files.mjs';

export { kitFolder, packageFolder } from '../lib/files.mjs';
export { rootDir };

/** The package.json of a folder, parsed. */
export function readPackage(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
}

/** The version that the one lock file installed. */
export function installedVersion(name) {
  return readPackage(join(rootDir, 'node_modules', name)).version;
}
