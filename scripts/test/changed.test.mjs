import { fitting, nearestFirst } from './changed.mjs';

test('a changed test comes first, then those beside a changed source, then those further away', () => {
  const tests = [
    'server/src/scope.test.ts',
    'server/src/modules/stores/dealers.test.ts',
    'server/src/modules/stores/admin/admin-stores.test.ts',
    'shell/src/home/home.test.tsx',
  ];
  const sources = ['server/src/modules/stores/dealers.repository.ts', 'shell/src/home/home.test.tsx'];
  expect(nearestFirst(tests, sources)).toEqual([
    'shell/src/home/home.test.tsx',
    'server/src/modules/stores/dealers.test.ts',
    'server/src/modules/stores/admin/admin-stores.test.ts',
    'server/src/scope.test.ts',
  ]);
});

test('what does not fit into a quick run is counted', () => {
  expect(fitting(['a', 'b'])).toEqual({ tests: ['a', 'b'], more: 0 });
  expect(fitting(Array.from({ length: 33 }, (_, index) => `${index}`))).toMatchObject({ more: 3 });
});
