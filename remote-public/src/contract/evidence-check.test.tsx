import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { contractWith } from '../common/testing/examples';
import { EvidenceCheck } from './evidence-check';

const paid = contractWith({ status: 'PAID', paid_at: '2026-11-21T10:00:00Z' });
const head = 'ab12'.repeat(16);

async function check(answer: Answer) {
  const { sent } = provideTestHost(answer);
  await act(async () => {
    renderWithHost(
      <CustomerCallsProvider base="/account">
        <EvidenceCheck contract={paid} />
      </CustomerCallsProvider>,
    );
  });
  await userEvent.click(screen.getByRole('button', { name: 'Controlla che niente sia stato cambiato' }));
  expect(sent.map(({ path }) => path)).toEqual([`/account/contracts/${paid.contract_uid}/verify`]);
}

it('says that all is as it was signed, with the last fingerprint', async () => {
  await check(() => ({ data: { valid: true, events: 7, head, faults: [] } }));
  expect(screen.getByText(/^Tutto è come lo hai firmato: 7 passaggi e tutti i documenti/)).toHaveTextContent(/ab12/);
});

it('names what is not as it was written down, and what to do', async () => {
  await check(() => ({ data: { valid: false, events: 7, head, faults: ['Il totale è un altro.'] } }));
  expect(screen.getByText('Il totale è un altro.')).toBeVisible();
  expect(screen.getByText(/Conserva i documenti che hai ricevuto e scrivici subito/)).toBeVisible();
});
