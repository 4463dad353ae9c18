import { rentalPath } from './rental-path';

test.each([
  [['manager'], '/cms/manager/contracts/new-contract?kind=rental'],
  [['admin', 'manager'], '/cms/manager/contracts/new-contract?kind=rental'],
  [['admin'], '/cms/admin/contracts?kind=rental'],
  [['user'], '/ricerca?kind=rental'],
  [[], '/ricerca?kind=rental'],
] as const)("'Noleggio' leads %j to %s", (roles, path) => {
  expect(rentalPath(roles)).toBe(path);
});
