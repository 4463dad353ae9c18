import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutboxMessage } from 'shared-api/entities';
import { expectAccessible, inWindow, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, provideAdminServer } from '../../common/testing/people';
import { MessagesPage } from './messages-page';

const failed: OutboxMessage = {
  id: '11112222-2b3c-4f5e-8f53-0b9b0d0e2f4a',
  channel: 'sms',
  template: 'contract-link',
  to: '+393475550567',
  subject: null,
  body: 'Il tuo contratto è pronto: https://carcare.example/contract/••••',
  status: 'failed',
  attempts: 3,
  provider: 'smpp',
  error: 'http-422',
  cost: null,
  contract: { contract_uid: 'AbCdEfGhIjKlMnOpQrStUv', code: 'CC-2026-003968' },
  store: { store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c', name: 'Autocentro Lambro' },
  retryable: true,
  created_at: '2026-11-21T08:00:00Z',
  sent_at: null,
  delivered_at: null,
};
const delivered: OutboxMessage = {
  ...failed,
  id: '33334444-2b3c-4f5e-8f53-0b9b0d0e2f4a',
  channel: 'email',
  template: 'payment-receipt',
  to: 'marco@example.com',
  status: 'delivered',
  error: null,
  cost: '0.0412',
  retryable: false,
  sent_at: '2026-11-20T08:00:00Z',
};

async function open(rows = [failed, delivered], cost: string | null = '0.0412') {
  const host = provideAdminServer({
    'GET /admin/messages': () => pageOf(rows, { cost }),
    [`POST /admin/messages/${failed.id}/retry`]: () => ({ data: { ...failed, status: 'queued' }, message: 'In coda.' }),
  });
  const page = renderWithHost(<MessagesPage />);
  await screen.findByRole('button', { name: 'Link per firmare' });
  return { ...host, ...page };
}

test('between a tablet and a wide window the contract’s code is whole: what it cost is left to the message itself', async () => {
  inWindow(1000);
  await open();
  expect(screen.getByRole('columnheader', { name: 'Contratto' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Costo' })).not.toBeInTheDocument();
});

test('tells whom a message went to, how far it is and what it cost', async () => {
  const { container } = await open();

  const sms = screen.getByRole('row', { name: /Link per firmare/ });
  expect(sms).toHaveTextContent('+39 347 555 0567');
  expect(sms).toHaveTextContent('Non consegnato');
  expect(sms).toHaveTextContent('Rifiutato dal servizio (HTTP 422)');
  expect(within(sms).getByRole('link', { name: 'CC-2026-003968' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts/AbCdEfGhIjKlMnOpQrStUv',
  );
  expect(screen.getByRole('row', { name: /Ricevuta del pagamento/ })).toHaveTextContent('0,0412 €');
  expect(sms).not.toHaveTextContent('non noto');
  expect(screen.getByText('Costo dei messaggi trovati, compresi quelli dei contratti eliminati: 0,04 €')).toBeVisible();
  await expectAccessible(container);
});

test('a message is read as it is kept, and sent again', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Link per firmare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link per firmare' }));
  expect(dialog.getByText(/contract\/••••/)).toBeVisible();
  expect(dialog.getByText(/Rifiutato dal servizio \(HTTP 422\)/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Riprova' }));

  await waitFor(() => expect(changesOf(sent, 'POST')).toEqual([[`/admin/messages/${failed.id}/retry`, undefined]]));
  expect(sent.find(({ entry }) => entry.method === 'POST')?.options.idempotencyKey).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what arrived is not sent again, and the menu says why', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Ricevuta del pagamento' }));

  const retry = await screen.findByRole('menuitem', { name: /Riprova/ });
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(retry).toHaveTextContent('Si riprova solo un messaggio non consegnato');
});

test('a tab asks for one status', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Non consegnato' }));

  await waitFor(() =>
    expect(sent.at(-1)?.query).toMatchObject({ wheres: [{ field: 'status', op: 'eq', value: 'failed' }] }),
  );
});

test('a trial’s box has one name in the list and in the message', async () => {
  await open([{ ...failed, provider: 'inbox' }]);
  expect(screen.getByRole('cell', { name: 'Prove' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Link per firmare' }));
  expect(within(await screen.findByRole('dialog')).getByText('Prove')).toBeVisible();
});

test('a cost that nobody knows is said to be so', async () => {
  await open([{ ...delivered, channel: 'sms', template: 'contract-link', cost: null }], null);

  expect(screen.getByRole('row', { name: /Link per firmare/ })).toHaveTextContent('non noto');
  expect(screen.queryByText(/Costo dei messaggi/)).not.toBeInTheDocument();
});
