import { X509Certificate } from 'node:crypto';
import { p12 } from '../testing/p12';
import { issueCertificate, type Workshop, workshop } from '../testing/workshop';
import { loadP12 } from './p12-signer';

let shop: Workshop;

beforeAll(() => {
  shop = workshop();
  issueCertificate(shop, 'sigillo', 'seal');
});

afterAll(() => shop.remove());

const subjectOf = (der: Uint8Array) => new X509Certificate(der).subject;

test('the certificate of the key is taken, also when the authority stands first', async () => {
  const file = p12(shop.read('sigillo.key'), [shop.read('ca.pem'), shop.read('sigillo.pem')], 'parola');
  const signer = await loadP12(file, 'parola');
  expect(subjectOf(signer.certificate)).toBe('CN=sigillo di prova');
  expect(signer.certificateChain?.map(subjectOf)).toEqual(['CN=Autorita di prova']);
});

test.each([
  ['modern', []],
  ['legacy', ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES']],
])('a %s file written by openssl is read', async (name, flags) => {
  const out = `${name}.p12`;
  shop.openssl(
    'pkcs12',
    '-export',
    ...flags,
    '-inkey',
    'sigillo.key',
    '-in',
    'sigillo.pem',
    '-certfile',
    'ca.pem',
    '-passout',
    'pass:parola',
    '-out',
    out,
  );
  expect(subjectOf((await loadP12(shop.read(out), 'parola')).certificate)).toBe('CN=sigillo di prova');
});

test('a wrong password, a foreign certificate and a wrong file are told apart', async () => {
  const file = p12(shop.read('sigillo.key'), [shop.read('sigillo.pem')], 'parola');
  await expect(loadP12(file, 'altra')).rejects.toMatchObject({ code: 'p12_password' });
  const foreign = p12(shop.read('sigillo.key'), [shop.read('ca.pem')], 'parola');
  await expect(loadP12(foreign, 'parola')).rejects.toMatchObject({ code: 'p12_certificate' });
  await expect(loadP12(Buffer.from('non è un P12'), 'parola')).rejects.toMatchObject({ code: 'p12_unreadable' });
});
