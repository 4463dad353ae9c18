import path from 'node:path';
import { readPackage } from '../federation/packages.mjs';
import { releaseFolder } from '../lib/builds.mjs';
import { browserWorkspaces, root } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';

/** Whether a name can be that of the shell or of an area. */
export function isPiece(name) {
  return /^(shell|remote-[a-z0-9-]{1,30})$/.test(name);
}

/**
 * The workspace that a person named, with what its package.json says; `dist` is where a release builds it.
 * @throws Refusal
 */
export function findPiece(name) {
  if (!browserWorkspaces.includes(name)) throw unknown(name);
  const folder = path.join(root, name);
  return { name, folder, dist: releaseFolder(name), manifest: readPackage(folder) };
}

/** The name that a person typed for a piece that is in the store, built here or not. @throws Refusal */
export function pieceName(name) {
  if (name === undefined || !isPiece(name)) throw unknown(name);
  return name;
}

function unknown(name) {
  const known = browserWorkspaces.join(', ');
  return new Refusal(
    name ? `Non c'è nessuna area con il nome ${name}: ci sono ${known}.` : `Di quale area? Ci sono ${known}.`,
  );
}
