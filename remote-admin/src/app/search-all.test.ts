import { exampleContract } from 'shared-api/testing';
import { pageOf, personWith, provideAdminServer } from '../common/testing/people';
import { searchAll } from './search-all';

it('finds contracts first, then people', async () => {
  const person = personWith();
  provideAdminServer({
    'GET /admin/contracts/search': () => pageOf([exampleContract]),
    'GET /admin/users/search': () => pageOf([person]),
  });
  const hits = await searchAll('marco', new AbortController().signal);

  expect(hits.map(({ to, label }) => [to, label])).toEqual([
    [`/cms/admin/contracts/${exampleContract.contract_uid}`, 'Marco De Santis'],
    [`/cms/admin/users/${person.uid}`, 'Chiara Fontana'],
  ]);
});
