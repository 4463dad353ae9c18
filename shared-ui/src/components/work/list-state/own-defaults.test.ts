import { ownDefaults } from './own-defaults';

const defaults = { perPage: 5, sort: '', hidden: [], density: 'normal' } as const;

test('who never chose keeps the list’s own rows and density', () => {
  expect(ownDefaults(defaults, undefined)).toEqual(defaults);
  expect(ownDefaults(defaults, { density: 'comfortable', per_page: 12 })).toEqual(defaults);
});

test('a choice holds for every list', () => {
  expect(ownDefaults(defaults, { density: 'compact', per_page: 25 })).toMatchObject({
    density: 'compact',
    perPage: 25,
  });
});
