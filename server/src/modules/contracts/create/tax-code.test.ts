import { PDF } from '@libpdf/core';
import * as z from 'zod/mini';
import { contractWorld, newCustomer, type World } from '../testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const idOf = (documents: unknown) => z.parse(z.tuple([z.object({ id: z.string() })]), documents)[0].id;

test('a codice fiscale is kept as it is written on the card, shown to its owner and printed', async () => {
  const customer = await newCustomer(world, { tax_code: ' rssmra80a01 h501u', phone: '+393331230181' });
  await customer.post('sign', { terms: true, clauses: true });
  const { body } = await customer.get('');
  expect(body.data).toMatchObject({ tax_code: 'RSSMRA80A01H501U' });

  const documents = await customer.get('/documents');
  const { bytes } = await customer.file(`/documents/${idOf(documents.body.data)}`);
  const first = (await PDF.load(bytes)).getPage(0)?.extractText().text;
  expect(first).toMatch(/Codice fiscale\s+RSSMRA80A01H501U/);
});

test('who has none signs without, and the contract has no line for it', async () => {
  const customer = await newCustomer(world, { tax_code: '', phone: '+393331230182' });
  await customer.post('sign', { terms: true, clauses: true });
  const documents = await customer.get('/documents');
  const { bytes } = await customer.file(`/documents/${idOf(documents.body.data)}`);
  expect((await PDF.load(bytes)).getPage(0)?.extractText().text).not.toContain('Codice fiscale');
});

test('a minor’s is refused at its field, and a provisional one is not', async () => {
  const customer = await newCustomer(world, { phone: '+393331230183' });
  const { status, body } = await customer.patch({ tax_code: 'RSSMRA15A01H501G' });
  expect([status, body.errors]).toEqual([422, { tax_code: ['Per firmare bisogna avere 18 anni.'] }]);
  expect((await customer.patch({ tax_code: '12345678903' })).status).toBe(202);
});
