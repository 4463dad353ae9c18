import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder, root } from './files.mjs';
import { run } from './run.mjs';
import { hashOf } from './stamps.mjs';

const program = 'scripts/lib/make-cluster.mjs';

/**
 * Puts the cluster that a first start begins from into a folder. It takes seconds to make, and is made once for each
 * version of the library.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function addCluster(folder, { signal } = {}) {
  const { version } = JSON.parse(
    readFileSync(path.join(packageFolder('@electric-sql/pglite'), 'package.json'), 'utf8'),
  );
  const name = `cluster-${version}.tar.br`;
  const kept = path.join(root, '.cache/clusters', hashOf([program]).slice(0, 16), name);
  if (!existsSync(kept)) {
    mkdirSync(path.dirname(kept), { recursive: true });
    const made = await run([process.execPath, program, kept], { signal });
    if (made.code !== 0) return made;
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync(kept, path.join(folder, name));
  return { code: 0, output: '' };
}
