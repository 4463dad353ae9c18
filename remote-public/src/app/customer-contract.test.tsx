import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { contractWith } from '../common/testing/examples';
import { CustomerContract } from './customer-contract';

const uid = 'AbCdEfGhIjKlMnOpQrStUv';
const signed = contractWith({
  status: 'SIGNED',
  signed_at: '2026-11-20T09:00:00Z',
  deletion_at: '2026-12-05T09:00:00Z',
  withdrawal_ends_at: '2026-12-04T23:00:00Z',
});

async function show(answer: Answer) {
  const { sent } = provideTestHost(answer, { roles: ['user'] });
  const view = await act(async () => renderWithHost(<CustomerContract contractUid={uid} base="/account" />));
  return { sent, view };
}

it('speaks of the account’s contract only by the account’s calls', async () => {
  const { sent, view } = await show(({ path }) => {
    if (path.endsWith('/documents')) return { data: [] };
    if (path.endsWith('/payment-method')) {
      return { data: { ...signed, status: 'FILLED', payment_method: 'bonifico' }, message: '' };
    }
    return { data: signed };
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Bonifico/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Conferma: pago con bonifico' }));
  expect(await screen.findByText('Manca solo il pagamento')).toBeVisible();
  expect(sent.filter(({ path }) => !path.startsWith('/account/contracts/'))).toEqual([]);

  // The page around it has the first heading.
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await expectAccessible(view.container);
});

it('says first that a payment failed, and leads there', async () => {
  provideTestHost(({ path }) => ({ data: path.endsWith('/documents') ? [] : signed }), { roles: ['user'] });
  const route = '/?esito=rifiutato';
  await act(async () => renderWithHost(<CustomerContract contractUid={uid} base="/account" />, { route }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Il pagamento non è riuscito');
  expect(alert).toHaveFocus();
  const head = screen.getByRole('heading', { name: 'Contratto firmato' });
  expect(alert.compareDocumentPosition(head)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('ends the way of a contract that was left in its withdrawal and the refund', async () => {
  const left = { ...signed, status: 'PAID', paid_at: '2026-11-20T10:00:00Z', withdrawn_at: '2026-11-21T08:00:00Z' };
  const data = { ...left, refund_due_at: '2026-12-05T08:00:00Z', withdrawal_ends_at: '2026-12-04T23:00:00Z' };
  await show(({ path }) => ({ data: path.endsWith('/documents') ? [] : data }));
  expect(await screen.findByText('Receduto')).toBeVisible();
  expect(screen.getByText('entro il 05/12')).toBeVisible();
});

it('says what is wrong and tries again', async () => {
  const { sent } = await show(() => {
    throw new Error('No line');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(sent).toHaveLength(2);
});
