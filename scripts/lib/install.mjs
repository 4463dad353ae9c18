import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';
import { run } from './run.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether what npm says it installed is what the lock file asks for. Optional packages may be missing. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  try {
    const present = packagesIn('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([place, { version, link, optional, devOptional }]) => {
      if (!place.includes('node_modules/')) return true;
      // A workspace is there when its link is: npm need not have made it.
      if (link) return existsSync(path.join(root, place));
      const found = present[place];
      return found ? found.version === version : Boolean(optional || devOptional);
    });
  } catch {
    return false;
  }
}

/**
 * Installs exactly what the lock file says, if it is not there yet.
 * @returns {Promise<{ made: boolean, code: number, output: string, seconds: number }>}
 */
export async function installIfNeeded() {
  if (isInstalled()) return { made: false, code: 0, output: '', seconds: 0 };
  return { made: true, ...(await run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'])) };
}
