import { listQueries, provideManagerServer } from 'shared-staff/testing';
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
