import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost, refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { useContract } from '../common/contract/use-contract';
import { contractWith } from '../common/testing/examples';
import { createTestDialog, DialogStand } from '../common/testing/test-dialog';
import { StatusHead } from './status-head';
import { Withdrawal } from './withdrawal';

const paid = contractWith({
  status: 'PAID',
  signed_at: '2026-11-20T10:00:00Z',
  paid_at: '2026-11-21T09:00:00Z',
  withdrawal_ends_at: '2026-12-04T23:00:00Z',
});
const withdrawn = { ...paid, withdrawn_at: '2026-11-21T09:42:00Z', refund_due_at: '2026-12-05T09:42:00Z' };

function Page() {
  const { data } = useContract(paid.contract_uid);
  return data ? (
    <>
      <StatusHead contract={data} level={1} justSigned={false} />
      <Withdrawal contract={data} />
    </>
  ) : null;
}

test('the dialog tells what comes back, and who has withdrawn is led to the news', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const dialog = createTestDialog();
  provideTestHost(({ entry }) => ({ message: '', data: entry.method === 'GET' ? paid : { contract: withdrawn } }), {
    dialog,
  });
  renderWithHost(
    <CustomerCallsProvider base="/public">
      <Page />
      <DialogStand dialog={dialog} />
    </CustomerCallsProvider>,
  );
  const way = await screen.findByRole('button', { name: 'Recedere dal contratto qui' });
  expect(screen.getByText(/^Fino al .*, senza motivo e senza costi\.$/)).toBeVisible();
  await userEvent.click(way);
  expect(
    await screen.findByText(/ricevi .* entro 14 giorni, nello stesso modo in cui hai pagato\. Non serve/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Conferma recesso' }));

  const news = await screen.findByRole('heading', { name: 'Hai esercitato il recesso' });
  expect(screen.getByText(/Il rimborso di [\d.,]+\s€ arriva entro il 5 dicembre 2026\.$/)).toBeVisible();
  await waitFor(() => expect(news).toHaveFocus());
  expect(shown.mock.contexts.at(-1)).toBe(news);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(news).toHaveFocus();
});

test('who withdraws where it was done on another device already is told so, and the page behind shows it', async () => {
  const dialog = createTestDialog();
  let stored = paid;
  provideTestHost(
    ({ entry }) => {
      if (entry.method === 'GET') return { data: stored };
      stored = withdrawn;
      throw refusal('status', 'Per questo contratto è già stato esercitato il recesso.', {
        status: ['Per questo contratto è già stato esercitato il recesso.'],
      });
    },
    { dialog },
  );
  renderWithHost(
    <CustomerCallsProvider base="/public">
      <Page />
      <DialogStand dialog={dialog} />
    </CustomerCallsProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Recedere dal contratto qui' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Conferma recesso' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Per questo contratto è già stato esercitato il recesso.');
  expect(await screen.findByRole('heading', { name: 'Hai esercitato il recesso', hidden: true })).toBeInTheDocument();
});

test('a refund that has not come by its day is told as one that had to come', () => {
  provideTestHost(() => ({}), { now: () => Date.parse('2026-12-10T09:00:00Z') });
  renderWithHost(
    <CustomerCallsProvider base="/public">
      <StatusHead contract={withdrawn} level={1} justSigned={false} />
    </CustomerCallsProvider>,
  );
  expect(screen.getByText(/Il rimborso di [\d.,]+\s€ doveva arrivare entro il 5 dicembre 2026/)).toBeVisible();
});

test.each([
  [
    { ...contractWith({ status: 'SIGNED' }) },
    /Se l’hai mandata tu, non devi pagare niente; se non l’hai mandata tu, chiama/,
  ],
  [paid, /ti ricontatta se serve\. Se non l’hai mandata tu, chiama/],
])('a statement that came without the phone takes the place of what would be next', (contract, sentence) => {
  provideTestHost(() => ({}));
  renderWithHost(
    <CustomerCallsProvider base="/public">
      <StatusHead
        contract={{ ...contract, withdrawal_stated_at: '2026-11-21T09:42:00Z' }}
        level={1}
        justSigned={false}
      />
    </CustomerCallsProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Recesso da controllare' })).toBeVisible();
  expect(screen.getByText(/Il 21 novembre 2026 è arrivata una dichiarazione di recesso/)).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: '+39 02 1264887' })).toHaveAttribute('href', 'tel:+39021264887');
  expect(screen.queryByText(/Ora scegli come pagare|altrimenti il contratto viene annullato/)).not.toBeInTheDocument();
});

test('who comes for the withdrawal is led to it', async () => {
  provideTestHost(() => ({ data: paid }));
  renderWithHost(
    <CustomerCallsProvider base="/account">
      <Page />
    </CustomerCallsProvider>,
    { route: '/#recesso' },
  );
  expect(await screen.findByRole('button', { name: 'Recedere dal contratto qui' })).toHaveFocus();
});
