import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../../platform/testing/port-of';
import type { Workshop } from './workshop';

const configuration = `
[tsa]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`;

type Behaviour = (query: Buffer, response: ServerResponse, headers: IncomingHttpHeaders) => void;

/** A real time-stamp service on a free port, made of `openssl ts`; `behave` makes it fail in its ways. */
export async function timeStampServer(shop: Workshop) {
  shop.write('tsa.cnf', configuration);
  shop.write('serial', '01');

  /** The service's answer to a query. */
  const answerTo = (query: Buffer): Buffer => {
    shop.write('query.tsq', query);
    const key = ['-signer', 'stamp.pem', '-inkey', 'stamp.key'];
    shop.openssl(
      'ts',
      '-reply',
      '-config',
      'tsa.cnf',
      '-section',
      'tsa',
      '-queryfile',
      'query.tsq',
      ...key,
      '-out',
      'answer.tsr',
    );
    return Buffer.from(shop.read('answer.tsr'));
  };

  const granted: Behaviour = (query, response) => {
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answerTo(query));
  };
  let behaviour = granted;

  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    behaviour(Buffer.concat(chunks), response, request.headers);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    answerTo,
    granted,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
