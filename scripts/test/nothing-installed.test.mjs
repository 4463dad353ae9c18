import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root } from '../lib/files.mjs';

/** The packages that a program and the files it imports need before its first line runs. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'/gm);
  return [...imports].flatMap(([, from, bare]) => {
    const name = from ?? bare;
    if (isBuiltin(name)) return [];
    return name.startsWith('.') ? packagesOf(path.resolve(path.dirname(file), name), seen) : [`${name} in ${file}`];
  });
}

test.each(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/dev.mjs'])(
  '%s begins where nothing is installed',
  (program) => {
    expect(packagesOf(path.join(root, program))).toEqual([]);
  },
);
