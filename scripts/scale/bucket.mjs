import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import S3rver from 's3rver';

/**
 * A real S3 server with one bucket, `carcare`, for documents and for released versions.
 * @param {string} folder
 */
export async function startBucket(folder) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'carcare' }],
  });
  const { port } = await server.run();
  await keepFolder(path.join(folder, 'bucket/carcare/start-check'));
  return { port, url: `http://S3RVER:S3RVER@127.0.0.1:${port}/carcare`, stop: () => server.close() };
}

/**
 * This server takes a folder away with its last file, and breaks when somebody is just writing another one into it: as
 * two processes do that try the bucket at the same start.
 */
async function keepFolder(folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, '.kept'), '');
}
