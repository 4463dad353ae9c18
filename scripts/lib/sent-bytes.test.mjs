import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { packedBytes } from './sent-bytes.mjs';

const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const body = Array.from({ length: 400 }, (_, place) => `function page${place}(){return title(${place * 7})}`).join('');
/** A script that loads so many others, in one build or in another of the same sources. */
const scriptOf = (build, chunks) =>
  `${body};load({${Array.from({ length: chunks }, (_, place) => `${place}:"${hashOf(`${build} ${place}`)}"`)}})`;

test('a script without the names of others weighs what a browser is sent', () => {
  expect(packedBytes(body)).toBe(brotliCompressSync(body).length);
});

test('other hashes in the names of files change nothing', () => {
  const builds = Array.from({ length: 5 }, (_, build) => packedBytes(scriptOf(build, 40)));

  expect(new Set(builds).size).toBe(1);
});

test('a hash weighs what it does on the way', () => {
  const sent = brotliCompressSync(scriptOf('now', 40)).length;

  expect(Math.abs(packedBytes(scriptOf('now', 40)) - sent)).toBeLessThan(sent * 0.05);
  expect(packedBytes(scriptOf('now', 41)) - packedBytes(scriptOf('now', 40))).toBeGreaterThanOrEqual(32);
});
