import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../lib/stamps.mjs';
import { kitFolder, rootDir } from '../packages.mjs';
import { singletons } from '../singletons.mjs';
import { withDeclarations } from './declarations.mjs';
import { describeTypes } from './describe-types.mjs';
import { ownModules } from './emit-declarations.mjs';

const own = ownModules();
const modules = singletons.map(({ module }) => module).filter((module) => module in own);

const inputs = [
  ...['shared-api', 'shared-ui'].flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  ...[
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/federation/shared-types',
    'scripts/federation/singletons.mjs',
  ],
];

/** Of a build in development, which is compared with nothing. */
export const noTypes = { exports: {}, parts: {} };

const cache = join(rootDir, '.cache/shared-types');

/** Where a packed kit has them written down: it comes without the sources that they are read from. */
export const packedTypes = 'shared-types.json';

/**
 * The types of all that the shared modules of ours export, as the sources of now have them (`describeTypes`). Libraries'
 * are compared by their versions. The compiler takes seconds, so that what it found is kept by the sources' hash.
 * @returns {Promise<{ exports: Record<string, Record<string, string[]>>, parts: Record<string, string[]> }>}
 */
export async function sharedTypes() {
  const packed = join(kitFolder, packedTypes);
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'));
  const file = join(cache, `${hashOf(inputs)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const folder = join(cache, `${process.pid}`);
    const types = await withDeclarations(modules, folder, (read) => describeTypes(modules, read));
    mkdirSync(cache, { recursive: true });
    // Two builds may do this at once: each puts the whole file in place.
    writeFileSync(`${folder}.json`, JSON.stringify(types));
    renameSync(`${folder}.json`, file);
    return types;
  }
}

/**
 * Of these types those of the names that a build offers or uses, for its manifest.
 * @param {{ exports: Record<string, Record<string, string[]>>, parts: Record<string, string[]> }} types
 * @param {Record<string, string[]>} names by module
 */
export function typesOf({ exports, parts }, names) {
  const chosen = Object.entries(names).flatMap(([module, list]) => {
    const known = exports[module];
    if (known === undefined) return [];
    return [[module, Object.fromEntries(list.flatMap((name) => (known[name] ? [[name, known[name]]] : [])))]];
  });
  const used = new Set(chosen.flatMap(([, byName]) => Object.values(byName).flat()));
  return {
    exports: Object.fromEntries(chosen),
    parts: Object.fromEntries(Object.entries(parts).filter(([key]) => used.has(key))),
  };
}
