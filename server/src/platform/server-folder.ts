import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's own folder, from the sources and from the bundle alike. */
export const serverFolder = nearestPackage(dirname(fileURLToPath(import.meta.url)));

/** The folder of the whole product, where the built shell and areas lie. */
export const productFolder = dirname(serverFolder);

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server was started outside its folder');
  return nearestPackage(parent);
}
