import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areaWorkspaces, root } from './files.mjs';
import { sentBytes } from './sent-bytes.mjs';

/**
 * The scripts with which a built workspace begins, the shell or what an area adds, each with its brotli bytes.
 * @param {string} [folder] where it was built, if not beside the server
 * @returns {{ name: string, bytes: number }[]}
 */
export function startFiles(workspace, folder = path.join(root, workspace, 'dist')) {
  const manifest = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const sized = (files) => files.map((name) => ({ name, bytes: sentBytes(path.join(folder, name)) }));
  if (workspace === 'shell') return sized(manifest('shell.json').scripts);
  const { entry, preload } = manifest('area.json');
  return sized([entry, ...preload]);
}

/** Brotli bytes of all of these. */
export const startBytes = (workspace, folder) =>
  startFiles(workspace, folder).reduce((total, { bytes }) => total + bytes, 0);

/**
 * Brotli bytes of the script that a prerendered page runs before it is idle or touched.
 * @param {string} [folder] where the shell was built, if not beside the server
 */
export function starterBytes(folder = path.join(root, 'shell/dist')) {
  const { starter } = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8'));
  return sentBytes(path.join(folder, starter));
}

/**
 * Brotli bytes of the scripts that must be there before a page shows something.
 * @returns {{ starter: number, home: number, areas: Record<string, number> }} `home` is the home page in all, once it
 *   is live, and `areas` what each area adds
 */
export function measureSizes() {
  const built = areaWorkspaces.filter((name) => existsSync(path.join(root, name, 'dist/area.json')));
  const areas = Object.fromEntries(built.map((name) => [name, startBytes(name)]));
  return { starter: starterBytes(), home: startBytes('shell') + (areas['remote-public'] ?? 0), areas };
}
