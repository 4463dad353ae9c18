import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areaWorkspaces, root } from './files.mjs';
import { sentBytes } from './sent-bytes.mjs';

const readManifest = (workspace, name) => JSON.parse(readFileSync(path.join(root, workspace, 'dist', name), 'utf8'));

const sum = (workspace, files) =>
  files.reduce((total, file) => total + sentBytes(path.join(root, workspace, 'dist', file)), 0);

/** Brotli bytes of the scripts with which a built workspace begins: the shell, or what an area adds. */
export function startBytes(workspace) {
  if (workspace === 'shell') return sum('shell', readManifest('shell', 'shell.json').scripts);
  const { entry, preload } = readManifest(workspace, 'area.json');
  return sum(workspace, [entry, ...preload]);
}

/**
 * Brotli bytes of the scripts that must be there before a page shows something.
 * @returns {{ home: number, areas: Record<string, number> }} the home page in all, and what each area adds
 */
export function measureSizes() {
  const built = areaWorkspaces.filter((name) => existsSync(path.join(root, name, 'dist/area.json')));
  const areas = Object.fromEntries(built.map((name) => [name, startBytes(name)]));
  return { home: startBytes('shell') + (areas['remote-public'] ?? 0), areas };
}
