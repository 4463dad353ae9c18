import { allContracts } from 'shared-api/contracts';
import type { Entry, Schema } from 'shared-api/kernel';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../testing';
import { sizeIssues } from './size-issues';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const entries = Object.entries(allContracts).flatMap(([area, contract]) =>
  Object.entries(contract).map(([name, entry]): [string, Entry] => [`${area}.${name}`, entry]),
);

/** Every field that a client can send, by its place. */
const fields = entries.flatMap(([name, entry]) =>
  (['query', 'body'] as const).flatMap((part) =>
    shapesOf(entry[part]).flatMap((shape) =>
      Object.entries(shape).map(([field, schema]): [string, Schema] => [`${name}.${part}.${field}`, schema]),
    ),
  ),
);

function shapesOf(schema: Schema | undefined): Readonly<Record<string, Schema>>[] {
  if (schema instanceof z.core.$ZodObject) return [schema._zod.def.shape];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(shapesOf);
  return [];
}

/** A draft of a form may be any JSON; its own rule limits it to 64 kB. */
const anyJson = ['accountDesk.saveDraft.body.value'];

test('no field takes a text or a list without end', () => {
  const takes = (schema: Schema, value: unknown) =>
    sizeIssues(schema, value).length === 0 && z.safeParse(schema, value).success;
  const withoutLimit = fields.filter(
    ([, schema]) => takes(schema, '1'.repeat(100_000)) || takes(schema, Array(10_000).fill('1')),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect(withoutLimit.map(([place]) => place)).toEqual(anyJson);
});

test('a text is measured in characters, a list and a record in elements, at any depth', () => {
  const schema = z.strictObject({
    name: z.optional(z.string().check(z.maxLength(3))),
    inside: z.optional(z.array(z.union([z.string(), z.strictObject({ code: z.nullable(z.string()) })]))),
    notes: z.optional(z.record(z.string(), z.string())),
  });
  const places = (value: unknown) => sizeIssues(schema, value).map(({ path }) => path.join('.'));
  expect(places({ name: '🚗🚗🚗', inside: ['a', { code: null }], notes: { a: 'b' } })).toEqual([]);
  expect(places({ name: '🚗🚗🚗🚗' })).toEqual(['name']);
  expect(places({ inside: ['x'.repeat(192), { code: 'x'.repeat(192) }] })).toEqual(['inside.0', 'inside.1.code']);
  expect(places({ inside: Array(101).fill('a') })).toEqual(['inside']);
  expect(places({ notes: { a: 'x'.repeat(192) } })).toEqual(['notes.a']);
  expect(places({ notes: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, ''])) })).toEqual(['notes']);
});

test('a VIN of a megabyte is refused with one sentence', async () => {
  const answer = await api.call({ method: 'POST', path: '/public/vin-service', body: { vin: 'I'.repeat(900_000) } });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { vin: ['Al massimo 191 caratteri.'] }]);
  const pasted = await api.call({ method: 'POST', path: '/public/vin-service', body: { vin: 'I'.repeat(40) } });
  expect(pasted.json().errors).toEqual({ vin: ['Il telaio ha 17 caratteri, qui sono 40.'] });
});

test('a body that is nested without end is refused, whatever stands in it', async () => {
  const { token } = await api.signIn(['manager']);
  const nested = (levels: number) => `${'['.repeat(levels)}"\\ud83d\\ude97"${']'.repeat(levels)}`;
  const save = (levels: number) =>
    api.call({ method: 'PUT', path: '/account/drafts/contract', token, body: `{"value":${nested(levels)}}` });
  expect((await save(20)).statusCode).toBe(202);
  const refused = await save(20_000);
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { body: ['Il valore non è valido.'] }]);
  const path = '/auth/forgot-password';
  const unknown = await api.call({ method: 'POST', path, body: `{"email":${nested(200_000)}}` });
  expect([unknown.statusCode, unknown.json().errors]).toEqual([422, { body: ['Il valore non è valido.'] }]);
});

test('an answer lists ten sentences a field and a hundred in all', async () => {
  const vin = await api.call({ method: 'POST', path: '/public/vin-service', body: { vin: 'I'.repeat(30) } });
  expect(vin.json().errors.vin).toHaveLength(10);
  const { token } = await api.signIn(['user']);
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field_${n}`, n]));
  const answer = await api.call({ method: 'PATCH', path: '/account/update-profile', token, body: unknown });
  expect([answer.statusCode, Object.keys(answer.json().errors).length]).toEqual([422, 100]);
});

test('a call that takes no body looks no further into one than any other', async () => {
  const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`f${n}`, n]));
  const answer = await api.call({ method: 'POST', path: '/auth/logout', body });
  expect([answer.statusCode, Object.keys(answer.json().errors).length]).toEqual([422, 100]);
  const few = await api.call({ method: 'POST', path: '/auth/logout', body: { a: 1, b: 2 } });
  expect(few.json().errors).toEqual({ a: ['Questo campo non è previsto.'], b: ['Questo campo non è previsto.'] });
});
