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
  const staff = 'shared-staff' in (manifest.dependencies ?? {}) ? ['shared-staff'] : [];
  const prerendered = existsSync(path.join(rootDir, name, 'src/prerender.tsx')) ? ['shared-ui/src/prerender'] : [];
  return ['shared-api', ...staff, 'shared-ui/src/components', ...prerendered].map((folder) => `${folder}/**`);
}
