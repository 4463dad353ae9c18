import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-ui/testing';
import { OperatorBackOffice } from '../common/back-office/operator-back-office';
import { exampleRows } from '../common/testing/contract-rows';
import { renderForStaff } from '../common/testing/render-for-staff';
import { provideManagerServer, provideOperatorServer } from '../common/testing/staff-server';
import { RecentContracts } from './recent-contracts';

test('a contract that its customer withdrew from says so beside its status', async () => {
  const [first, ...others] = exampleRows;
  if (first === undefined) throw new Error('no example');
  provideManagerServer({ rows: [{ ...first, status: 'PAID', withdrawn_at: '2026-11-20T09:00:00Z' }, ...others] });
  renderForStaff(<RecentContracts />);

  expect(await screen.findByRole('row', { name: new RegExp(first.code) })).toHaveTextContent(/PAGATO.*Receduto/);
  expect(screen.getAllByText('Receduto')).toHaveLength(1);
});

test('to the operator, who makes no contracts, it says where the first one comes from', async () => {
  provideOperatorServer({ rows: [] });
  renderWithHost(
    <OperatorBackOffice>
      <RecentContracts />
    </OperatorBackOffice>,
  );

  expect(await screen.findByText(/^I contratti nascono dai dealer e dai clienti/)).toBeVisible();
  expect(screen.queryByText(/basta il numero di telaio/)).not.toBeInTheDocument();
});

test('who is attached to no dealer is told so, and is led to no new contract', async () => {
  provideManagerServer({ rows: [], stores: [] });
  renderForStaff(<RecentContracts />);

  expect(await screen.findByRole('heading', { name: 'Nessun dealer assegnato' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nuovo contratto' })).not.toBeInTheDocument();
});
