import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackage, rootDir } from '../federation/packages.mjs';

/**
 * What of the shared libraries a workspace carries in its own build, as patterns of files: a change there reaches
 * people only when this workspace is released. What exists once on a page is the shell's to release.
 * @param {string} name
 * @param {{ dependencies?: Record<string, string> }} manifest its package.json
 * @returns {string[]}
 */
export function compiledIn(name, manifest = readPackage(path.join(rootDir, name))) {
  if (name === 'shell') return ['shared-api/**', 'shared-ui/**'];
  const desk = 'shared-desk' in (manifest.dependencies ?? {}) ? ['shared-desk'] : [];
  const still = existsSync(path.join(rootDir, name, 'src/still.tsx')) ? ['shared-ui/src/still'] : [];
  return ['shared-api', ...desk, 'shared-ui/src/pieces', ...still].map((folder) => `${folder}/**`);
}
