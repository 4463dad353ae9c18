import { createHash } from 'node:crypto';
import { PDF, type Signer } from '@libpdf/core';
import { findSignature, gapBytes } from '../cms/signature-place';
import { OID, readSignedData } from '../cms/signed-data';
import { printedChainHead } from '../evidence/printed-chain-head';
import { fillForm } from '../fill/fill-form';
import { builtInForm } from '../form/built-in-form';
import { sampleContent, sampleValues } from '../form/sample-values';
import { p12 } from '../testing/p12';
import { evidence, pageText, shownDocument, signedAt } from '../testing/sealing';
import { issueCertificate, type Workshop, workshop } from '../testing/workshop';
import { verifySealed } from '../verify/verify-sealed';
import { loadP12 } from './p12-signer';
import { type SealedDocument, sealDocument } from './seal-document';
import { createSelfMadeSeal, loadSeal } from './self-made-seal';

let shop: Workshop;
let shown: Uint8Array;
let signers: Record<'self' | 'p12', Signer>;

beforeAll(async () => {
  shop = workshop();
  shown = await shownDocument();
  issueCertificate(shop, 'sigillo', 'seal');
  const seal = await createSelfMadeSeal(signedAt);
  shop.write('self.der', seal.certificate);
  shop.openssl('x509', '-inform', 'DER', '-in', 'self.der', '-out', 'self.pem');
  const file = p12(shop.read('sigillo.key'), [shop.read('sigillo.pem')], 'parola');
  signers = { self: await loadSeal(seal), p12: await loadP12(file, 'parola') };
});

afterAll(() => shop.remove());

const seal = (signer: Signer): Promise<SealedDocument> =>
  sealDocument({ shown, evidence, signer, signingTime: signedAt });

/** The signature as a file, and the bytes that it covers as another. */
function takeApart(bytes: Uint8Array) {
  const place = findSignature(bytes);
  const signature = place && gapBytes(bytes, place);
  if (!place || !signature) throw new Error('the sealed file has no signature');
  shop.write('signature.der', signature);
  shop.write('covered.bin', Buffer.concat([bytes.subarray(0, place.gapStart), bytes.subarray(place.gapEnd)]));
  return readSignedData(signature);
}

describe.each([
  ['self', 'self.pem'],
  ['p12', 'ca.pem'],
] as const)('sealed by %s', (kind, authority) => {
  test('pdfsig finds it valid and whole', async () => {
    shop.write('sealed.pdf', (await seal(signers[kind])).bytes);
    const { output } = shop.run('pdfsig', '-nocert', 'sealed.pdf');
    expect(output).toContain('Signature is Valid');
    expect(output).toContain('Total document signed');
    expect(output).toContain('ETSI.CAdES.detached');
  });

  test('openssl verifies it as a CAdES signature', async () => {
    takeApart((await seal(signers[kind])).bytes);
    const args = ['-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'signature.der', '-content', 'covered.bin'];
    const { status, output } = shop.run(
      'openssl',
      'cms',
      ...args,
      '-CAfile',
      authority,
      '-purpose',
      'any',
      '-out',
      'out.bin',
    );
    expect(output).toMatch(/CAdES Verification successful/);
    expect(status).toBe(0);
  });

  test('it states no signing time, and its attributes stand in DER order', async () => {
    const { attributes } = takeApart((await seal(signers[kind])).bytes);
    expect(attributes.map(({ oid }) => oid)).not.toContain(OID.signingTime);
    const ordered = attributes.map(({ raw }) => raw).sort(Buffer.compare);
    expect(attributes.map(({ raw }) => raw)).toEqual(ordered);
  });
});

test('the shown file is the exact beginning, and one update follows', async () => {
  const { bytes, shownLength, shownSha256, sha256, level } = await seal(signers.self);
  expect(shownLength).toBe(shown.length);
  expect(Buffer.from(bytes.subarray(0, shownLength)).equals(shown)).toBe(true);
  expect(shownSha256).toBe(createHash('sha256').update(shown).digest('hex'));
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(Buffer.from(bytes).toString('latin1').match(/%%EOF/g)).toHaveLength(2);
  expect(level).toBe('B-B');
});

test('RSA names its algorithm with NULL parameters', async () => {
  const { signatureAlgorithm } = takeApart((await seal(signers.p12)).bytes);
  expect(signatureAlgorithm.subarray(-2).toString('hex')).toBe('0500');
});

test('the evidence page tells who, when, from where and what', async () => {
  const { bytes, shownSha256 } = await seal(signers.self);
  const text = await pageText(bytes, 1);
  for (const fact of [
    'Nicolò D’Alò',
    '+39 *** *** 567',
    '21 novembre 2026, 10:42:07',
    '93.41.12.8',
    'Android 15',
    shownSha256,
    new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(shown.length),
    'otp_01JD8Y2M4Q',
    evidence.chain.head,
    'FES',
  ]) {
    expect(text).toContain(fact);
  }
});

test('without evidence only the seal is added', async () => {
  const slip = await sealDocument({ shown, evidence: null, signer: signers.self, signingTime: signedAt });
  const pages = async (bytes: Uint8Array) => (await PDF.load(bytes)).getPageCount();
  expect(await pages(slip.bytes)).toBe(await pages(shown));
  shop.write('slip.pdf', slip.bytes);
  expect(shop.run('pdfsig', '-nocert', 'slip.pdf').output).toContain('Total document signed');
});

test('a file that the library would rewrite is refused', async () => {
  const text = Buffer.from(shown).toString('latin1');
  const damaged = Buffer.from(text.replace(/startxref\s+\d+/, 'startxref\n9'), 'latin1');
  const request = { shown: damaged, evidence, signer: signers.self, signingTime: signedAt };
  await expect(sealDocument(request)).rejects.toMatchObject({ code: 'prefix_changed' });
});

test('a whole contract on the built-in form is sealed and holds', async () => {
  const contract = await fillForm({
    form: await builtInForm(sampleContent('care'), signedAt),
    values: { ...sampleValues },
  });
  const sealed = await sealDocument({ shown: contract, evidence, signer: signers.p12, signingTime: signedAt });
  expect(verifySealed(sealed.bytes, sealed)).toEqual({ valid: true, faults: [] });
  shop.write('contract.pdf', sealed.bytes);
  expect(shop.run('pdfsig', '-nocert', 'contract.pdf').output).toContain('Signature is Valid');
});

test('pdfsig notices a changed byte of the contract', async () => {
  const { bytes } = await seal(signers.self);
  bytes[Math.floor(shown.length / 2)] = (bytes[Math.floor(shown.length / 2)] ?? 0) ^ 1;
  shop.write('changed.pdf', bytes);
  expect(shop.run('pdfsig', '-nocert', 'changed.pdf').output).not.toContain('Signature is Valid');
});

test('the head of the history is read back from the evidence page, and from no other file', async () => {
  const { bytes } = await seal(signers.self);
  expect(await printedChainHead(bytes)).toBe(evidence.chain.head);
  expect(await printedChainHead(shown)).toBeNull();
});

test('a browser that calls itself by another head does not change what is read back', async () => {
  const origin = { ...evidence.origin, userAgent: `Ultimo anello ${'0'.repeat(64)}` };
  const request = { shown, evidence: { ...evidence, origin }, signer: signers.self, signingTime: signedAt };
  expect(await printedChainHead((await sealDocument(request)).bytes)).toBe(evidence.chain.head);
});
