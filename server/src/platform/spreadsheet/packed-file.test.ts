import { inflateRawSync } from 'node:zlib';
import { packedFile } from './packed-file';

const at = new Date('2026-03-02T10:00:00Z');

test('pieces come out as one packed whole, told to be over once', async () => {
  const file = packedFile('sheet.xml', at);
  const chunks: Uint8Array[] = [];
  const ends: boolean[] = [];
  file.entry.ondata = (_error, chunk, isLast) => {
    chunks.push(chunk);
    ends.push(isLast);
  };
  for (const piece of ['<a>', 'é'.repeat(300_000), '</a>']) await file.write(Buffer.from(piece));
  await file.end();
  file.close();
  expect(inflateRawSync(Buffer.concat(chunks)).toString()).toBe(`<a>${'é'.repeat(300_000)}</a>`);
  expect(file.entry.size).toBe(600_007);
  expect(ends.filter((isLast) => isLast)).toHaveLength(1);
});

test('what was closed before its end takes no more', async () => {
  const file = packedFile('sheet.xml', at);
  await file.write(Buffer.from('<a>'));
  file.close();
  await expect(file.write(Buffer.from('</a>'))).rejects.toThrow();
});
