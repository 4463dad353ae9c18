import path from 'node:path';
import S3rver from 's3rver';
import { keepFilesWhole } from '../../server/src/platform/storage/testing/whole-files.mjs';

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
  keepFilesWhole(server);
  const { port } = await server.run();
  return { port, url: `http://S3RVER:S3RVER@127.0.0.1:${port}/carcare`, stop: () => server.close() };
}
