import { generateKeyPairSync, sign } from 'node:crypto';
import { formatDateTime } from '../../../../platform/i18n';
import type { SealSigner } from '../../../documents';
import { createSelfMadeSeal, loadSeal } from '../../../documents/pdf';
import { sealAdapter } from './seal-adapter';

const made = new Date('2026-03-02T11:00:00Z');
const dayMs = 86_400_000;
const ends = new Date('2046-03-02T11:00:00Z');
const until = formatDateTime(ends);
let seal: SealSigner;
beforeAll(async () => {
  seal = await loadSeal(await createSelfMadeSeal(made));
});

test.each([
  ['holds', 31, true, `Il certificato vale fino al ${until}.`],
  ['is to be renewed', 29, false, `Il certificato scade il ${until}: rinnovalo prima`],
  ['is over', -1, false, `Il certificato è scaduto il ${until}: i documenti portano un sigillo scaduto.`],
])('the operator reads that the certificate %s', async (_, daysLeft, healthy, sentence) => {
  const state = await sealAdapter(seal, true).state(new Date(ends.getTime() - daysLeft * dayMs));
  expect(state).toEqual({ healthy, detail: expect.stringContaining(sentence) });
});

test('the operator reads that the certificate does not hold yet', async () => {
  const begins = new Date('2023-03-02T11:00:00Z');
  const detail = expect.stringContaining(`Il certificato vale solo dal ${formatDateTime(begins)}`);
  const stateAt = (at: number) => sealAdapter(seal, true).state(new Date(at));
  expect(await stateAt(begins.getTime() - 60_000)).toEqual({ healthy: false, detail });
  expect(await stateAt(begins.getTime() + 60_000)).toMatchObject({ healthy: true });
});

test('a trial tells a key that is not its certificate’s', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = {
    ...seal,
    certificate: seal.certificate,
    sign: async (data: Uint8Array) => sign('sha256', data, privateKey),
  };
  expect(await sealAdapter(seal, true).test('')).toMatchObject({ ok: true });
  expect(await sealAdapter(other, true).test('')).toMatchObject({ ok: false });
});
