import { advice, callDigests, callVersions, compareWithContract } from './call-versions.mjs';

const document = (store, sentence = 'Legge') => ({
  paths: {
    '/stores': {
      get: { summary: sentence, tags: [sentence], responses: { 200: { $ref: '#/components/schemas/Store' } } },
    },
    '/packages': { get: { responses: { 200: { type: 'object' } } } },
  },
  components: { schemas: { Store: { properties: store, parent: { $ref: '#/components/schemas/Store' } } } },
});
const before = callDigests(document({ name: { type: 'string' } }));

test('a call is another when anything that it is made of changes, but not for another sentence', () => {
  const after = callDigests(document({ name: { type: 'string' }, city: { type: 'string' } }));

  expect(after['GET /stores']).not.toBe(before['GET /stores']);
  expect(after['GET /packages']).toBe(before['GET /packages']);
  expect(callDigests(document({ name: { type: 'string' } }, 'Cerca'))).toEqual(before);
});

test('what changed bears the version of now, everything else the one that it had', () => {
  const said = callVersions(before, {}, '1.4.0');
  const after = callDigests(document({ city: { type: 'string' } }));

  expect(callVersions(after, said, '1.5.0')).toEqual({
    'GET /packages': said['GET /packages'],
    'GET /stores': { version: '1.5.0', digest: after['GET /stores'] },
  });
});

test('no call is of a version that the contract has not reached', () => {
  const said = callVersions(before, {}, '1.10.0');

  expect(callVersions(before, said, '1.9.0')).toEqual(callVersions(before, {}, '1.9.0'));
  expect(callVersions(before, said, '1.11.0')).toEqual(said);
});

test('the file tells every call of the contract as it is', async () => {
  const { changed } = await compareWithContract();
  if (changed.length > 0) throw new Error(`${advice} It concerns ${changed.join(', ')}.`);
});
