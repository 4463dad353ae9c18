import { nextAddress, signInPath } from './next-address';

test('leads back to the page that asked for the sign-in', () => {
  const search = signInPath('/cms/manager/contracts?page=2#riga').slice('/login'.length);

  expect(nextAddress(search)).toBe('/cms/manager/contracts?page=2#riga');
});

test.each(['//altro.example/x', 'https://altro.example', 'javascript:alert(1)', '/\\altro.example'])(
  'never leads to another site: %s',
  (address) => {
    expect(nextAddress(`?${new URLSearchParams({ next: address })}`)).toBeNull();
  },
);

test('is null when nothing was asked for', () => {
  expect(nextAddress('')).toBeNull();
});
