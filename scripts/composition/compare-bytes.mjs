import path from 'node:path';
import { root } from '../lib/files.mjs';
import { sentBytes } from '../lib/sent-bytes.mjs';
import { ordinaryFolder, readComposed, readOrdinary } from './manifests.mjs';
import { scriptsOf } from './page-of.mjs';

/** Pages of three areas, and the most that composing may cost each: so many times the ordinary application's bytes. */
export const routes = ['/', '/ricerca/{vin}', '/cms/manager/contracts'];
export const mostBytes = 1.15;

const sum = (folder, files) => files.reduce((total, file) => total + sentBytes(path.join(folder, file)), 0);

/**
 * Brotli bytes of the scripts that each page begins with. Nothing is opened: the same sources give the same figures on
 * every machine.
 * @returns {{ page: string, name: string, composed: number, ordinary: number, limit: number }[]}
 */
export function compareBytes() {
  const [composed, ordinary] = [readComposed(), readOrdinary()];
  return routes.map((page) => ({
    page,
    name: 'first scripts, bytes',
    composed: sum(root, scriptsOf(composed, page)),
    ordinary: sum(ordinaryFolder, scriptsOf(ordinary, page)),
    limit: mostBytes,
  }));
}
