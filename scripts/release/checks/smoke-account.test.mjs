import { accountFor } from './smoke-account.mjs';

test('a demonstration’s pages are opened with its accounts, others with the one that is named', () => {
  expect(accountFor('manager', 'demo', {})?.email).toBe('manager@demo.carcare.it');
  expect(accountFor('admin', 'production', { SMOKE_EMAIL: 'prova@esempio.it', SMOKE_PASSWORD: 'x' })?.email).toBe(
    'prova@esempio.it',
  );
});

test('without an account nobody is invented', () => {
  expect(accountFor('admin', 'production', {})).toBeNull();
});
