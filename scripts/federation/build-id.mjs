import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './packages.mjs';

const ignored = new Set(['dist', 'node_modules']);

function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(dir, entry.name)) : [join(dir, entry.name)]));
}

/**
 * Names a build by everything that goes into it: the same sources give the same id on every machine, and two
 * different builds never meet under one container name.
 */
export function buildId(workspaceDir) {
  const hash = createHash('sha256');
  const inputs = [
    workspaceDir,
    ...['shared-api', 'shared-ui', 'shared-desk', 'scripts/federation'].map((dir) => join(rootDir, dir)),
  ];
  for (const file of [...inputs.flatMap(filesBelow), join(rootDir, 'package-lock.json')]) {
    hash.update(relative(rootDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
