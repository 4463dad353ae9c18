import { openBucket } from './bucket';
import { readS3Address } from './s3-address';
import { sickS3Server } from './testing/s3-server';

/** A bucket of which so many answers break off half-way before one comes whole. */
async function breakingBucket(broken: number) {
  let asked = 0;
  const server = await sickS3Server((response) => {
    asked += 1;
    response.setHeader('content-length', 4);
    if (asked > broken) return response.end('file');
    return response.write('fi', () => response.destroy());
  });
  const address = readS3Address(server.url);
  if (address === null) throw new Error('The address is no bucket’s');
  return { bucket: await openBucket(address), asked: () => asked, close: () => server.close() };
}

test('a file whose bytes break off half-way is asked for again', async () => {
  const { bucket, close } = await breakingBucket(2);
  expect(String((await bucket.get('a'))?.content)).toBe('file');
  await close();
});

test('a file whose bytes break off each time is a failure after three tries', async () => {
  const { bucket, asked, close } = await breakingBucket(Number.POSITIVE_INFINITY);
  await expect(bucket.get('a')).rejects.toThrow('aborted');
  expect(asked()).toBe(3);
  await close();
});
