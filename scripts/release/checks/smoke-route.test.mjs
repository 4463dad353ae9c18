import { patternOf } from './smoke-route.mjs';

test('two records have one route', () => {
  expect(patternOf('/cms/admin/contracts/v_vPVQ6nX239K2z8G-QtOQ')).toBe('/cms/admin/contracts/*');
  expect(patternOf('/cms/admin/packages/warranty/12')).toBe('/cms/admin/packages/warranty/*');
});

test('pages with names of their own keep them', () => {
  for (const address of ['/', '/cms/admin/in-app-notifications', '/cms/admin/in-app-notifications/new'])
    expect(patternOf(address)).toBe(address);
});
