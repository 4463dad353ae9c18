import { openBucket } from './bucket';
import { isBucketUnavailable } from './bucket-errors';
import { readS3Address } from './s3-address';
import { type S3Server, sickS3Server } from './testing/s3-server';

const servers: S3Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function bucketOf(answer: Parameters<typeof sickS3Server>[0]) {
  const server = await sickS3Server(answer);
  servers.push(server);
  const address = readS3Address(server.url);
  if (address === null) throw new Error('The address is no bucket’s');
  return openBucket(address);
}

/** A bucket of which so many answers break off half-way before one comes whole. */
async function breakingBucket(broken: number) {
  let asked = 0;
  const bucket = await bucketOf((response) => {
    asked += 1;
    response.setHeader('content-length', 4);
    if (asked > broken) return response.end('file');
    return response.write('fi', () => response.destroy());
  });
  return { bucket, asked: () => asked };
}

test('a file whose bytes break off half-way is asked for again', async () => {
  const { bucket } = await breakingBucket(2);
  expect(String((await bucket.get('a'))?.content)).toBe('file');
});

test('a file whose bytes break off each time is a failure after three tries', async () => {
  const { bucket, asked } = await breakingBucket(Number.POSITIVE_INFINITY);
  await expect(bucket.get('a')).rejects.toThrow('aborted');
  expect(asked()).toBe(3);
});

/** A bucket that refuses everything, as storages do it: a status and a code in XML. */
function refusingBucket(status: number, code: string) {
  return bucketOf((response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
  });
}

test.each([
  [403, 'InvalidAccessKeyId'],
  [401, 'Unauthorized'],
  [404, 'NoSuchBucket'],
])('a bucket that refuses with %i %s is away, and its files are not taken for lost', async (status, code) => {
  const bucket = await refusingBucket(status, code);
  const failures = [await failureOf(bucket.get('a')), await failureOf(bucket.put('a', Buffer.from('file')))];
  expect(failures.map(isBucketUnavailable)).toEqual([true, true]);
});

test('a file that a bucket does not have is none', async () => {
  const bucket = await refusingBucket(404, 'NoSuchKey');
  expect(await bucket.get('a')).toBeNull();
});

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );
