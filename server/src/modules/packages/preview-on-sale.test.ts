import { PDF } from '@libpdf/core';
import { clausesOf } from 'shared-api/terms';
import { packages, packageTypes } from '../../platform/db/schema';
import { type TestApp, testApp } from '../../platform/testing';
import { packageRow, typeRow } from './testing/package-rows';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const now = api.platform.clock.now();
  await api.platform.db.read
    .insert(packageTypes)
    .values([typeRow({ code: 'completo' }, now), typeRow({ code: 'noleggio', kind: 'rental' }, now)]);
});
afterAll(() => api.close());

type Changes = Partial<Parameters<typeof packageRow>[0]>;

/** A package on sale, with these things different; its preview as it is answered. */
async function preview(changes: Changes) {
  const row = packageRow({ type: 'completo', sku: 'COM-36', ...changes }, api.platform.clock.now());
  const [made] = await api.platform.db.read.insert(packages).values(row).returning({ id: packages.id });
  return api.call({ path: `/public/packages/${made?.id}/preview` });
}

async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const pages = (await PDF.load(bytes)).getPages();
  return pages.flatMap((page) => page.extractText().text.split('\n')).map((line) => line.replace(/^•\s*/, '').trim());
}

const bare = (text: string) => text.replaceAll(/\s+/g, '');

test('who is choosing reads the contract of a package: its lines, its price and every clause, and nobody’s data', async () => {
  const included = ['3 tagliandi con ricambi e manodopera', 'Motore e cambio'];
  const excluded = ['Pneumatici, freni e spazzole'];
  const answer = await preview({
    ...{ title: 'Completo 36', included, excluded },
    mantenance_number: 3,
    mantenance_duration: 36,
    mantenance_km: 60_000,
    price_cents: 100_000,
    iva_basis_points: 2_200,
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toContain('Completo_36.pdf');

  const lines = await linesOf(answer.rawPayload);
  const sold = ['Comprende', ...included, 'Non comprende', ...excluded];
  // The letters of the mark across the page stand among the lines.
  expect(lines.filter((line) => sold.includes(line))).toEqual(sold);
  const text = bare(lines.join(' '));
  expect(text).toContain(bare('Tagliandi 3 Durata in mesi 36 Limite in chilometri 60.000'));
  expect(text).toContain(bare('Totale, IVA inclusa 1.220,00 €'));
  expect(text).not.toContain('Sconto');
  expect(lines).toEqual(
    expect.arrayContaining(clausesOf('care').map(({ number, title }) => `${number}. ${title.defaultMessage}`)),
  );
});

test('of a rental it is the rental’s contract', async () => {
  const answer = await preview({ type: 'noleggio', sku: 'NOL-12' });
  expect((await linesOf(answer.rawPayload)).join(' ')).toContain('Contratto di noleggio e manutenzione');
});

test('what is not on sale on line has nothing to read', async () => {
  expect((await preview({ sku: 'SPENTO', active: false })).statusCode).toBe(404);
  expect((await preview({ sku: 'BANCO', online_enabled: false })).statusCode).toBe(404);
});
