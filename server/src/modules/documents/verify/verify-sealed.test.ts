import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { findSignature } from '../cms/signature-place';
import { type SealedDocument, sealDocument } from '../seal/seal-document';
import { createSelfMadeSeal, loadSeal } from '../seal/self-made-seal';
import { evidence, shownDocument, signedAt } from '../testing/sealing';
import { verifySealed } from './verify-sealed';

let sealed: SealedDocument;

beforeAll(async () => {
  const signer = await loadSeal(await createSelfMadeSeal(signedAt));
  sealed = await sealDocument({ shown: await shownDocument(), evidence, signer, signingTime: signedAt });
});

function flipped(position: number, bit: number): Uint8Array {
  const bytes = Uint8Array.from(sealed.bytes);
  bytes[position] = (bytes[position] ?? 0) ^ (1 << bit);
  return bytes;
}

/** What the check finds when the hash of the changed file were the one kept. */
function faultsBesidesHash(bytes: Uint8Array) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return verifySealed(bytes, { ...sealed, sha256 }).faults;
}

test('a sealed file is valid by what was kept about it', () => {
  expect(verifySealed(sealed.bytes, sealed)).toEqual({ valid: true, faults: [] });
});

test('one flipped bit is found wherever it is', () => {
  const position = fc.integer({ min: 0, max: sealed.bytes.length - 1 });
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 7 }), (at, bit) => {
      expect(verifySealed(flipped(at, bit), sealed).faults).toContain('stored_hash');
    }),
    { numRuns: 300 },
  );
});

test('a flipped bit of what is signed is found without the stored hash too', () => {
  const place = findSignature(sealed.bytes);
  const outsideGap = fc
    .integer({ min: 0, max: sealed.bytes.length - 1 })
    .filter((at) => !place || at < place.gapStart || at >= place.gapEnd);
  fc.assert(
    fc.property(outsideGap, fc.integer({ min: 0, max: 7 }), (at, bit) => {
      const faults = faultsBesidesHash(flipped(at, bit));
      expect(faults).not.toEqual([]);
      if (at < sealed.shownLength) expect(faults).toContain('prefix');
    }),
    { numRuns: 300 },
  );
});

test('appended bytes are found', () => {
  const longer = Buffer.concat([sealed.bytes, Buffer.from('\n% aggiunto\n')]);
  expect(faultsBesidesHash(longer)).toContain('coverage');
});

test('something hidden in the padding of the signature is found, lower-case hexadecimal too', () => {
  const end = (findSignature(sealed.bytes)?.gapEnd ?? 0) - 2;
  const hidden = Uint8Array.from(sealed.bytes);
  hidden[end] = '1'.charCodeAt(0);
  expect(faultsBesidesHash(hidden)).toEqual(['padding']);
  const lower = Uint8Array.from(sealed.bytes);
  const start = findSignature(sealed.bytes)?.gapStart ?? 0;
  const letter = sealed.bytes.findIndex((byte, index) => index > start && byte >= 65 && byte <= 70);
  lower[letter] = (lower[letter] ?? 0) + 32;
  expect(faultsBesidesHash(lower)).toEqual(['padding']);
});

test('another seal over the same document is found by its certificate', async () => {
  const other = await loadSeal(await createSelfMadeSeal(signedAt));
  const shown = sealed.bytes.slice(0, sealed.shownLength);
  const { bytes } = await sealDocument({ shown, evidence, signer: other, signingTime: signedAt });
  expect(faultsBesidesHash(bytes)).toEqual(['certificate']);
});

test.each([
  ['nothing', new Uint8Array()],
  ['no PDF', Buffer.from('questo non è un PDF')],
  ['a signature that is none', Buffer.from('/ByteRange [0 27 37 4]<30030201>%%EOF')],
])('%s is invalid, not an exception', (_name, bytes) => {
  expect(verifySealed(bytes, sealed).valid).toBe(false);
});
