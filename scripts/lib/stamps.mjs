import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from './files.mjs';

const stampFile = (name) => path.join(root, '.cache/stamps', name);

/** A hash of all files below the given files and folders: names and contents, nothing of the machine. */
export function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs.map((name) => path.join(root, name))) {
    const files = statSync(input, { throwIfNoEntry: false })?.isFile() ? [input] : filesBelow(input);
    for (const file of files)
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether a task was last done with exactly these inputs. */
export function isStamped(name, hash) {
  try {
    return readFileSync(stampFile(name), 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Remembers that a task was done with these inputs. */
export function stamp(name, hash) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

/** Forgets a task while it is under way, so that an interrupted one is done again. */
export function unstamp(name) {
  rmSync(stampFile(name), { force: true });
}
