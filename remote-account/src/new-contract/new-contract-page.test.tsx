import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { contractWith, paid, rowOf } from '../common/testing/examples';
import { NewContractPage } from './new-contract-page';

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

const older = contractWith({ code: 'CC-2025-000001', created_at: '2025-01-01T10:00:00Z' });

function show(contracts = [contractWith(), paid, older]) {
  provideTestHost(() => ({ data: contracts.map(rowOf) }), { roles: ['user'] });
  return renderWithHost(
    <Routes>
      <Route path="/account/contracts/new" element={<NewContractPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { route: '/account/contracts/new' },
  );
}

test('each own car is offered once and leads to its packages', async () => {
  const view = show();
  const links = await screen.findAllByRole('link', { name: 'Vedi i pacchetti' });
  await expectAccessible(view.container);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ricerca/ZFA31200000123456',
    '/ricerca/ZACPJFCW1SP018273',
  ]);
});

test('a car that is paid for, or whose contract was left, says so', async () => {
  const left = { ...contractWith({ withdrawn_at: '2026-11-20T10:00:00Z', code: 'CC-2026-000009' }) };
  show([paid, left]);
  expect(await screen.findByText(/^Ha già un contratto pagato/)).toHaveTextContent('CC-2025-001207.');
  expect(screen.getByText(/^Hai esercitato il recesso dal contratto/)).toHaveTextContent('CC-2026-000009.');
});

test('a car whose contract somebody said to leave is not told as one to pay', async () => {
  show([contractWith({ withdrawal_stated_at: '2026-11-20T10:00:00Z' })]);
  expect(await screen.findByText(/^Recesso dichiarato dal contratto/)).toHaveTextContent(/contratto CC-\d/);
});

test('another car is found by its VIN', async () => {
  show();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('ZFA9560000T204873');
  await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
  expect(await screen.findByText('/ricerca/ZFA9560000T204873')).toBeVisible();
});
