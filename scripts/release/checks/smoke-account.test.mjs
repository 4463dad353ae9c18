import { accountFor, mayEnter } from './smoke-account.mjs';

test('a demonstration’s pages are opened with its accounts, others with the one that is named', () => {
  expect(accountFor('manager', 'demo', {})?.email).toBe('manager@demo.carcare.it');
  expect(accountFor('admin', 'production', { SMOKE_EMAIL: 'prova@esempio.it', SMOKE_PASSWORD: 'x' })?.email).toBe(
    'prova@esempio.it',
  );
});

test('nobody signs in to open public pages, and without an account nobody is invented', () => {
  expect(accountFor(null, 'demo', {})).toBeNull();
  expect(accountFor('admin', 'production', {})).toBeNull();
});

test('an area opens to its role, a customer’s to whoever signed in', () => {
  expect(mayEnter('admin', ['manager'])).toBe(false);
  expect(mayEnter('admin', ['admin'])).toBe(true);
  expect(mayEnter('account', ['manager'])).toBe(true);
  expect(mayEnter(null, [])).toBe(true);
});
