import { statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { openBucket, readS3Address, type Storage, s3Storage } from '../storage';
import { sickS3Server } from '../storage/testing/s3-server';
import { failureAnswer, refusalOf } from './failure-answer';

const ownFile = fileURLToPath(import.meta.url);

test('a full disk is a 507 that says so, and tells nothing of where', () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write '/var/lib/carcare/files/a.part'"), {
    code: 'ENOSPC',
  });
  const { status, body } = failureAnswer(refusalOf(full, 'r1'), 'r1');
  expect([status, JSON.parse(body)]).toEqual([
    507,
    {
      message: 'Ora non possiamo salvare niente: lo spazio del servizio è finito. Riprova più tardi.',
      code: 'no_space',
      request_id: 'r1',
    },
  ]);
});

describe('a bucket that is ill', () => {
  /** What a call is answered that does something with such a bucket. */
  async function answered(
    answer: (response: ServerResponse) => void,
    act: (storage: Storage) => Promise<unknown>,
    patience = { answerMs: 5_000, silenceMs: 200 },
  ) {
    const server = await sickS3Server(answer);
    try {
      const address = readS3Address(server.url);
      if (address === null) throw new Error('No address');
      const storage = s3Storage(await openBucket(address, patience));
      const error: unknown = await act(storage).then(
        () => new Error('It worked'),
        (reason: unknown) => reason,
      );
      const { status, headers, body } = failureAnswer(refusalOf(error, 'r1'), 'r1');
      return [status, headers['retry-after'], JSON.parse(body).code];
    } finally {
      await server.close();
    }
  }
  const put = (storage: Storage) => storage.put('documents/1.pdf', Buffer.from('x'));
  const get = (storage: Storage) => storage.get('documents/1.pdf');
  const refuse = (status: number, code: string) => (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No</Message></Error>`);

  test.each([
    [503, 'SlowDown'],
    [429, 'TooManyRequests'],
    [500, 'InternalError'],
  ])('is a 503 to try later: %i %s', async (status, code) => {
    expect(await answered(refuse(status, code), put)).toEqual([503, '5', 'unavailable']);
  });

  test('is a 503, too, where its answer stops half-way', async () => {
    const stop = (response: ServerResponse) => response.writeHead(200, { 'content-length': '1000' }).write('half');
    expect(await answered(stop, get)).toEqual([503, '5', 'unavailable']);
  });

  test.each([
    ['put', put],
    ['get', get],
    ['open', (storage: Storage) => storage.open('documents/1.pdf')],
    [
      'put as a file',
      (storage: Storage) => storage.put('attachments/1', { path: ownFile, size: statSync(ownFile).size }),
    ],
  ])('is a 503 once it was silent for as long as a call may wait, all tries together: %s', async (_, act) => {
    let asked = 0;
    const silent = () => {
      asked += 1;
    };
    expect(await answered(silent, act, { answerMs: 300, silenceMs: 30_000 })).toEqual([503, '5', 'unavailable']);
    expect(asked).toBe(1);
  });

  test('is a 503, too, where a file that is taken whole comes drop by drop', async () => {
    const drip = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '1000' });
      const drops = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(drops));
    };
    expect(await answered(drip, get, { answerMs: 300, silenceMs: 30_000 })).toEqual([503, '5', 'unavailable']);
  });

  test('is a 507 where it is full', async () => {
    expect(await answered(refuse(507, 'XMinioStorageFull'), put)).toEqual([507, undefined, 'no_space']);
  });
});
