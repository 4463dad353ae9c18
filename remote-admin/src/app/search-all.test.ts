import { exampleContract } from 'shared-api/testing';
import { storeWith } from 'shared-staff/testing';
import { packageWith } from '../common/testing/packages';
import { pageOf, personWith, provideAdminServer } from '../common/testing/people';
import { searchAll } from './search-all';

it('finds contracts first, then dealers, packages and people under headings of their own', async () => {
  const [person, store, carePackage] = [personWith(), storeWith({ name: 'Autocentro Lambro' }), packageWith()];
  provideAdminServer({
    'GET /admin/contracts/search': () => pageOf([exampleContract]),
    'GET /admin/stores/search': () => pageOf([store]),
    'GET /admin/packages/search': () => pageOf([carePackage]),
    'GET /admin/users/search': () => pageOf([person]),
  });
  const hits = await searchAll('marco', new AbortController().signal);

  expect(hits.map(({ to, label, group }) => [to, label, group])).toEqual([
    [`/cms/admin/contracts/${exampleContract.contract_uid}`, 'Marco De Santis', undefined],
    [`/cms/admin/stores/${store.store_uid}`, 'Autocentro Lambro', 'Dealer'],
    [`/cms/admin/packages/${carePackage.type}/${carePackage.id}`, carePackage.title, 'Pacchetti'],
    [`/cms/admin/users/${person.uid}`, 'Chiara Fontana', 'Utenti'],
  ]);
});
