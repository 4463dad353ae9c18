import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const rootDir = resolve(import.meta.dirname, '../..');

/** The package.json of a folder, parsed. */
export function readPackage(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
}

/** The version that the one lock file installed. */
export function installedVersion(name) {
  return readPackage(join(rootDir, 'node_modules', name)).version;
}
