import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeys, type Keys } from './keys';

/** The keys of the environment, or one that is made once in the data folder, readable by its owner only. */
export function openKeys(given: readonly string[], dataDir: string): Keys {
  return createKeys(given.length > 0 ? given : readOrMake(dataDir));
}

function readOrMake(dataDir: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'app-keys');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Several processes may start at once: the first link wins, all read the same file.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8')
    .split(/[\s,]+/)
    .filter((key) => key !== '');
}
