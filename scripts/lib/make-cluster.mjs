/**
 * Makes an empty cluster of the embedded database, closed and packed.
 *
 *     node scripts/lib/make-cluster.mjs <archive>
 */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const [archive] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'carcare-cluster-'));
try {
  const made = await PGlite.create({ fs: new NodeFS(folder) });
  await made.close();
  // What is not started is packed as it was closed: a running one would have to be recovered at its first start.
  const closed = await PGlite.create({ fs: new NodeFS(folder), noInitDb: true });
  const tar = new Uint8Array(await (await closed.dumpDataDir('none')).arrayBuffer());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    // Its three databases are nearly the same files.
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  };
  const draft = `${archive}.${process.pid}`;
  writeFileSync(draft, brotliCompressSync(tar, { params }));
  renameSync(draft, archive);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
