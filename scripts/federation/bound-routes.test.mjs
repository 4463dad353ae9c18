import { boundRoutes, missingSchemas } from './bound-routes.mjs';

const contract = (name) => new URL(`../../shared-api/src/contracts/${name}.ts`, import.meta.url).pathname;

test('contracts that are only called come without schemas', () => {
  expect(boundRoutes.resource(contract('manager-contracts'))).toBe(true);
  expect(boundRoutes.resource(contract('account-contacts'))).toBe(false);
  expect(boundRoutes.resource('/elsewhere/manager-contracts.ts')).toBe(false);
});

test('code that reads a schema which stays behind is named', () => {
  const read = (...ids) => ({ request: 'shared-api/contracts', ids });
  const dependencies = [
    read('managerContracts'),
    read('adminStores', 'import', 'file', 'maxBytes'),
    read('accountContacts', 'changeEmail', 'body'),
    read('managerContracts', 'create', 'body'),
    { request: 'shared-api/entities', ids: ['one', 'two', 'body'] },
    {},
  ];
  expect(missingSchemas(dependencies)).toEqual(['managerContracts.create.body']);
});
