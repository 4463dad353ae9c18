import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What these programs are part of: the repository, or the kit that the repository of a single area has installed. */
export const kitFolder = path.resolve(import.meta.dirname, '../..');
const modules = path.dirname(kitFolder);
/** The repository's folder. */
export const root = path.basename(modules) === 'node_modules' ? path.dirname(modules) : kitFolder;

/** The folder of an installed package; of a workspace its own. */
export const packageFolder = (name) => realpathSync(path.join(root, 'node_modules', name));

/** All workspaces, as the root's package.json lists them: an area is known everywhere when it stands there. */
export const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What several workspaces are made of. */
export const libraries = workspaces.filter((name) => name.startsWith('shared-'));
export const areaWorkspaces = workspaces.filter((name) => name.startsWith('remote-'));
/** Shell and areas; the repository of a single area has no shell. */
export const browserWorkspaces = [...workspaces.filter((name) => name === 'shell'), ...areaWorkspaces];

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'playwright-report']);
/** Where `npm start` keeps its data; a folder of that name further down is sources. */
const data = path.join(root, 'data');

/**
 * All files below a folder whose names fit, absolute and in a stable order; what is installed or built is left out.
 * A folder that is not there has no files.
 */
export function filesBelow(folder, pattern = /./) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (skipped.has(entry.name) || file === data) return [];
    if (entry.isDirectory()) return filesBelow(file, pattern);
    return pattern.test(entry.name) ? [file] : [];
  });
}
