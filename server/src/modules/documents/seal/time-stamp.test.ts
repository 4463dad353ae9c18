import { createHash } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { findSignature, gapBytes } from '../cms/signature-place';
import { readSignedData } from '../cms/signed-data';
import { evidence, shownDocument, signedAt } from '../testing/sealing';
import { timeStampServer } from '../testing/time-stamp-server';
import { issueCertificate, type Workshop, workshop } from '../testing/workshop';
import { verifySealed } from '../verify/verify-sealed';
import { sealDocument } from './seal-document';
import { createSelfMadeSeal, loadSeal } from './self-made-seal';
import { requestTimeStamp } from './time-stamp';

let shop: Workshop;
let service: Awaited<ReturnType<typeof timeStampServer>>;
let shown: Uint8Array;
let signer: Signer;

beforeAll(async () => {
  shop = workshop();
  issueCertificate(shop, 'stamp', 'stamp');
  service = await timeStampServer(shop);
  shown = await shownDocument();
  signer = await loadSeal(await createSelfMadeSeal(signedAt));
});

beforeEach(() => service.behave(service.granted));

afterAll(async () => {
  await service.close();
  shop.remove();
});

/** Long enough for `openssl ts` to answer on a busy machine. */
const patient = () => ({ url: service.url, timeoutMs: 20_000 });
/** For services that will never answer rightly. */
const hurried = () => ({ url: service.url, timeoutMs: 200 });

const seal = (timeStampService: { url: string; timeoutMs: number }) =>
  sealDocument({ shown, evidence, signer, signingTime: signedAt, timeStampService });

test('a good answer makes the seal B-T, and openssl agrees with the token', async () => {
  const sealed = await seal(patient());
  expect(sealed).toMatchObject({ level: 'B-T', timeStampFailure: null });
  expect(verifySealed(sealed.bytes, sealed)).toEqual({ valid: true, faults: [] });
  shop.write('sealed.pdf', sealed.bytes);
  const { output } = shop.run('pdfsig', '-nocert', 'sealed.pdf');
  expect(output).toContain('Signature is Valid');
  expect(output).toContain('Total document signed');

  const place = findSignature(sealed.bytes);
  const cms = place && gapBytes(sealed.bytes, place);
  expect(cms && readSignedData(cms).hasUnsignedAttributes).toBe(true);
});

test('a service that wants a name and a password gets those of its address', async () => {
  const url = new URL(service.url);
  [url.username, url.password] = ['carcare', 'p%40rola'];
  service.behave((query, response, headers) => {
    const known = headers.authorization === `Basic ${Buffer.from('carcare:p@rola').toString('base64')}`;
    if (known) service.granted(query, response, headers);
    else response.writeHead(401).end();
  });
  const outcome = await requestTimeStamp(Buffer.from('firma di prova'), { ...patient(), url: url.href });
  expect(outcome).toEqual({ token: expect.any(Uint8Array) });
});

test('what is sent to a service is carried to no other by a redirect', async () => {
  let asked = 0;
  service.behave((query, response, headers) => {
    asked += 1;
    if (asked > 1) service.granted(query, response, headers);
    else response.writeHead(307, { location: '/' }).end();
  });
  expect(await requestTimeStamp(Buffer.from('firma di prova'), patient())).toEqual({ failure: 'unreachable' });
  expect(asked).toBe(1);
});

test('the token is about the signature', async () => {
  const signature = Buffer.from('firma di prova');
  const outcome = await requestTimeStamp(signature, patient());
  if (!('token' in outcome)) throw new Error(outcome.failure);
  shop.write('token.der', outcome.token);
  shop.write('stamped.bin', signature);
  const { output, status } = shop.run(
    'openssl',
    ...[
      'ts',
      '-verify',
      '-data',
      'stamped.bin',
      '-token_in',
      '-in',
      'token.der',
      '-CAfile',
      'ca.pem',
      '-untrusted',
      'stamp.pem',
    ],
  );
  expect(output).toContain('Verification: OK');
  expect(status).toBe(0);
});

test('a service that is away, silent, stalled or broken means B-B with the reason', async () => {
  const unreachable = { level: 'B-B', timeStampFailure: 'unreachable' };
  service.behave(() => undefined);
  expect(await seal(hurried())).toMatchObject(unreachable);
  service.behave((_query, response) => response.writeHead(200, { 'content-length': '5000' }).write('0'));
  expect(await seal(hurried())).toMatchObject(unreachable);
  service.behave((_query, response) => response.writeHead(500).end());
  expect(await seal(patient())).toMatchObject(unreachable);
  service.behave((_query, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Benvenuti</h1>'),
  );
  expect(await seal(patient())).toMatchObject(unreachable);
  expect(await seal({ url: 'http://127.0.0.1:1/', timeoutMs: 200 })).toMatchObject(unreachable);
});

test('an answer to another request, or one that was altered, is not taken', async () => {
  shop.openssl(
    'ts',
    '-query',
    '-sha256',
    '-digest',
    createHash('sha256').update('altro').digest('hex'),
    '-cert',
    '-out',
    'other.tsq',
  );
  const foreign = service.answerTo(Buffer.from(shop.read('other.tsq')));
  service.behave((_query, response) => response.writeHead(200).end(foreign));
  expect(await seal(patient())).toMatchObject({ level: 'B-B', timeStampFailure: 'invalid' });

  service.behave((query, response) => {
    const altered = Buffer.from(service.answerTo(query));
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    response.writeHead(200).end(altered);
  });
  expect(await seal(patient())).toMatchObject({ level: 'B-B', timeStampFailure: 'invalid' });
});

test('a stamp of the right hash for an earlier request is not taken', async () => {
  const signature = Buffer.from('firma di prova');
  let first: Buffer | null = null;
  service.behave((query, response) => {
    first ??= service.answerTo(query);
    response.writeHead(200).end(first);
  });
  expect(await requestTimeStamp(signature, patient())).toHaveProperty('token');
  expect(await requestTimeStamp(signature, patient())).toEqual({ failure: 'invalid' });
});
