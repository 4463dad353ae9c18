import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '../../testing/port-of';
import { startS3 } from './start-s3.mjs';

export interface S3Server {
  /** Of its one bucket, `carcare`, as S3_URL wants it. */
  readonly url: string;
  close(): Promise<void>;
}

/** A real S3 server, its files in a folder of its own. */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'carcare-s3-'));
  const { url, stop } = await startS3(directory);
  return {
    url,
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A server that is asked like a bucket, and answers whatever it is told. */
export async function sickS3Server(answer: (response: ServerResponse) => void): Promise<S3Server> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${portOf(server)}/carcare`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
