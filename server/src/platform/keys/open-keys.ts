import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../has-code';
import { createKeys, type Keys } from './keys';

/** The keys of the environment, or those of the data folder; null where there are none. Writes nothing. */
export function readKeys(given: readonly string[], dataDir: string): Keys | null {
  const secrets = given.length > 0 ? given : readFile(dataDir);
  return secrets.length === 0 ? null : createKeys(secrets);
}

/** The same, or one that is made once in the data folder, readable by its owner only. */
export function openKeys(given: readonly string[], dataDir: string): Keys {
  return readKeys(given, dataDir) ?? createKeys(makeFile(dataDir));
}

const pathIn = (dataDir: string) => join(dataDir, 'app-keys');

function readFile(dataDir: string): readonly string[] {
  try {
    return readFileSync(pathIn(dataDir), 'utf8')
      .split(/[\s,]+/)
      .filter((key) => key !== '');
  } catch (error) {
    // Also where a file stands in the place of a folder: there are none either.
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

function makeFile(dataDir: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = pathIn(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Several processes may start at once: the first link wins, all read the same file.
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFile(dataDir);
}
