import { host } from 'shared-api/react';
import { exampleStores, listQueries, provideManagerServer } from 'shared-staff/testing';
import { searchContracts } from './search-contracts';

it('finds a contract by what is typed, with its customer first', async () => {
  const { sent } = provideManagerServer();
  const hits = await searchContracts('de san', new AbortController().signal);

  expect(listQueries(sent)).toEqual([{ search: 'de san', per_page: 5 }]);
  expect(hits[0]).toMatchObject({
    to: '/cms/manager/contracts/AbCdEfGhIjKlMnOpQrStUv',
    label: 'Marco De Santis',
    detail: 'CC-2026-003968',
  });
});

it('finds the chosen dealer’s contracts alone, and all of the manager’s where another’s was chosen', async () => {
  const { sent } = provideManagerServer();
  const [own] = exampleStores;
  if (own === undefined) throw new Error('No dealer');
  host().store.choose({ store_uid: own.store_uid, name: own.name });
  await searchContracts('de san', new AbortController().signal);
  host().store.choose({ store_uid: 'b8f0c3d2-1111-4222-8333-444455556666', name: 'Di un altro' });
  await searchContracts('de san', new AbortController().signal);

  expect(listQueries(sent)).toEqual([
    { search: 'de san', per_page: 5, wheres: [{ field: 'store_uid', op: 'eq', value: own.store_uid }] },
    { search: 'de san', per_page: 5 },
  ]);
});
