import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../has-code';

/** A running process already has this folder open. */
export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder is in use by process ${pid}`);
  }
}

const held = new Set<string>();

/**
 * Takes a folder for this process alone: two embedded databases on one folder lose rows in silence.
 * @returns the way to give it back
 * @throws FolderInUseError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'process.lock');
  if (held.has(path)) throw new FolderInUseError(folder, process.pid);
  const own = `${process.pid} ${startOf(process.pid)}`;
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, own);
    while (!tryLink(draft, path)) removeStale(folder, path);
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    if (read(path) === own) rmSync(path, { force: true });
  };
}

/** Linking is the one way to create a file with its content that fails when it is there. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeStale(folder: string, path: string): void {
  const content = read(path);
  if (content === null) return;
  const [pid = '0', started = ''] = content.split(' ');
  const holder = Number(pid);
  if (holder !== process.pid && startOf(holder) === started && isAlive(holder))
    throw new FolderInUseError(folder, holder);
  // Moved before it is removed: another process may have taken the lock in between, and gets it back.
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== content) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * When a process began, where the system tells: a number given again to another program is then noticed. A process
 * that was killed and not yet waited for has no beginning any more: it holds nothing.
 */
function startOf(pid: number): string {
  const status = read(`/proc/${pid}/stat`);
  const [state, ...rest] = status?.slice(status.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined || state === 'Z' ? '' : (rest[18] ?? '');
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
