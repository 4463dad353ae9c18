import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/**
 * Starts a real S3 server on a free port, with one bucket, `carcare`; its one account is S3RVER with the secret S3RVER.
 * @param {string} directory where its files lie
 */
export async function startS3(directory) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'carcare' }],
  });
  keepFilesWhole(server);
  const { port } = await server.run();
  return { port, url: `http://S3RVER:S3RVER@127.0.0.1:${port}/carcare`, stop: () => server.close() };
}

/**
 * Makes it keep what S3 promises. By itself it writes into the very file that others are reading, answers before it
 * has written all of it, and takes a folder away with its last file while somebody writes another one into it.
 */
function keepFilesWhole({ store }) {
  let turn = Promise.resolve();
  /** One call after the other, whatever becomes of each. */
  const inTurn = (call) => {
    const answer = turn.then(call);
    turn = answer.catch(() => {});
    return answer;
  };
  for (const name of ['getObject', 'deleteObject', 'listObjects']) {
    const call = store[name].bind(store);
    store[name] = (...args) => inTurn(() => call(...args));
  }
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const place = store.getResourcePath(bucket, key, 'object');
    await inTurn(async () => {
      await mkdir(path.dirname(place), { recursive: true });
      const written = `${place}.${randomUUID()}`;
      await writeFile(written, bytes);
      await store.putMetadata(bucket, key, metadata, md5);
      await rename(written, place);
    });
    return { size: bytes.length, md5 };
  };
}
