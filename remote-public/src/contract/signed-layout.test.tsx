import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { contractWith } from '../common/testing/examples';
import { SignedLayout } from './signed-layout';

test('who is said to have withdrawn is asked for no payment, and may pay where that was somebody else', async () => {
  const contract = contractWith({ status: 'SIGNED', withdrawal_stated_at: '2026-11-21T09:42:00Z' });
  provideTestHost(() => ({ data: [] }));
  renderWithHost(
    <CustomerCallsProvider base="/public">
      <SignedLayout contract={contract} />
    </CustomerCallsProvider>,
  );
  expect(screen.queryByRole('heading', { name: 'Come vuoi pagare?' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Non ho dichiarato io il recesso: voglio pagare' }));
  expect(screen.getByRole('heading', { name: 'Come vuoi pagare?' })).toHaveFocus();
});
