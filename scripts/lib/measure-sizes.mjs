import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { browserWorkspaces, root } from './files.mjs';

const readManifest = (workspace, name) => JSON.parse(readFileSync(path.join(root, workspace, 'dist', name), 'utf8'));

/** Bytes that go over the network for a file: its brotli form where there is one. */
function bytesOf(workspace, file) {
  const plain = path.join(root, workspace, 'dist', file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

const sum = (workspace, files) => files.reduce((total, file) => total + bytesOf(workspace, file), 0);

/**
 * Brotli bytes of the scripts that must be there before a page shows something.
 * @returns {{ home: number, areas: Record<string, number> }} the home page in all, and what each area adds
 */
export function measureSizes() {
  const shell = sum('shell', [
    ...readManifest('shell', 'runtime.json').scripts,
    ...readManifest('shell', 'shell.json').scripts,
  ]);
  const areas = Object.fromEntries(
    browserWorkspaces
      .filter((name) => name !== 'shell' && existsSync(path.join(root, name, 'dist/area.json')))
      .map((name) => {
        const { entry, preload } = readManifest(name, 'area.json');
        return [name, sum(name, [entry, ...preload])];
      }),
  );
  return { home: shell + (areas['remote-public'] ?? 0), areas };
}
