import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { expectAccessible, inWindow, renderWithHost } from 'shared-ui/testing';
import { contractWith, paid, rowOf } from '../common/testing/examples';
import { ContractsPage } from './contracts-page';

const page = {
  data: [rowOf(contractWith()), rowOf(paid)],
  meta: { current_page: 2, last_page: 3, per_page: 12, total: 26 },
};

it('asks for what the address says, 12 a page, and for another order when it is pressed', async () => {
  const { sent } = provideTestHost(() => page, { roles: ['user'] });
  const { container } = renderWithHost(<ContractsPage />, { route: '/account/contracts?page=2&status=PAID' });
  expect(await screen.findByRole('link', { name: 'CC-2025-001207' })).toHaveAttribute(
    'href',
    `/account/contracts/${paid.contract_uid}`,
  );
  expect(screen.getByText('9 aprile 2025, 17:20')).toBeVisible();
  expect(sent[0]?.query).toMatchObject({
    page: 2,
    per_page: 12,
    sort: '-created_at',
    wheres: [{ field: 'status', op: 'eq', value: 'PAID' }],
  });
  await expectAccessible(container);

  await userEvent.click(screen.getByRole('button', { name: /Totale/ }));
  expect(sent.at(-1)?.query).toMatchObject({ page: 1, sort: expect.stringContaining('total') });
});

it('is put in another order on a phone, where no heads stand', async () => {
  inWindow(390);
  const { sent } = provideTestHost(() => page, { roles: ['user'] });
  renderWithHost(<ContractsPage />, { route: '/account/contracts' });
  await userEvent.click(await screen.findByRole('button', { name: /^Ordina per/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Totale' }));

  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ page: 1, sort: 'total' }));
});
