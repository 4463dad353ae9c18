import type { Database } from '../../platform/db';
import { EnvError } from '../../platform/env';
import { createKeys } from '../../platform/keys';
import { testDatabase } from '../../platform/testing';
import { readSeal } from './operator-seal';
import { p12 } from './testing/p12';
import { issueCertificate, type Workshop, workshop } from './testing/workshop';

let db: Database;
let shop: Workshop;
beforeAll(async () => {
  db = await testDatabase();
  shop = workshop();
  issueCertificate(shop, 'sigillo', 'seal');
  shop.write('vero.p12', p12(shop.read('sigillo.key'), [shop.read('sigillo.pem')], 'parola'));
});
afterAll(async () => {
  shop.remove();
  await db.close();
});

test.each([
  ['a file that is not there', 'manca.p12', 'parola', 'SIGNING_P12 non va bene'],
  ['a file of another kind', 'sigillo.pem', 'parola', 'SIGNING_P12 non va bene'],
  ['a password of another file', 'vero.p12', 'un’altra', 'SIGNING_P12_PASSWORD non va bene'],
])('%s is told in a sentence that names the variable and no password', async (_, name, password, part) => {
  const source = { p12: shop.at(name), password };
  const problem = await readSeal(db, createKeys(['k'.repeat(32)]), source).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(EnvError);
  expect(String(problem)).toContain(part);
  expect(String(problem)).not.toContain(password);
});
