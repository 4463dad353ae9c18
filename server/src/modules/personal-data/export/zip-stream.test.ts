import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { zipStream } from './zip-stream';

test('while a large text is packed others have their turn, and it is whole', async () => {
  const content = Buffer.from(Array.from({ length: 1_000_000 }, (_, n) => `riga ${n}`).join('\n'));
  let turns = 0;
  let isPacked = false;
  const takeTurn = () => {
    turns += 1;
    if (!isPacked) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  async function* entries() {
    yield { name: 'dati.json', content };
    yield { name: 'vuoto.txt', content: Buffer.from('') };
  }
  const zip = await buffer(zipStream(entries(), new Date('2026-03-02T10:00:00Z')));
  isPacked = true;
  expect(turns).toBeGreaterThan(30);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['dati.json', 'vuoto.txt']);
  expect(content.equals(files['dati.json'] ?? Buffer.from(''))).toBe(true);
});
