import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

export const browserWorkspaces = ['shell', 'remote-public', 'remote-manager', 'remote-admin', 'remote-account'];
export const workspaces = ['shared-api', 'shared-ui', 'shared-desk', ...browserWorkspaces, 'server', 'e2e'];

const skipped = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results', 'playwright-report']);

/**
 * All files below a folder whose names fit, absolute and in a stable order; what is installed or built is left out.
 * A folder that is not there has no files.
 */
export function filesBelow(folder, pattern = /./) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file, pattern);
    return pattern.test(entry.name) ? [file] : [];
  });
}
