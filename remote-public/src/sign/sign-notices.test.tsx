import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { Navigate, Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { useContract } from '../common/contract/use-contract';
import { noticeState } from '../common/journey/use-notice';
import { contractWith } from '../common/testing/examples';
import { createTestDialog, DialogStand } from '../common/testing/test-dialog';
import { SignActions } from './sign-actions';
import { SignNotices } from './sign-notices';

const open = contractWith({ status: 'AVAIABLE' });
const refused = contractWith({ status: 'AVAIABLE', declined_at: '2026-11-21T09:42:00Z' });

function Page() {
  const { data } = useContract(open.contract_uid);
  return data ? (
    <>
      <SignNotices contract={data} />
      <SignActions contract={data} />
    </>
  ) : null;
}

function show(answer: Parameters<typeof provideTestHost>[0]) {
  const dialog = createTestDialog();
  provideTestHost(answer, { dialog });
  renderWithHost(
    <CustomerCallsProvider base="/public">
      <Page />
      <DialogStand dialog={dialog} />
    </CustomerCallsProvider>,
  );
}

test('who refuses is led to the sentence that says so', async () => {
  show(({ entry }) => ({ message: '', data: entry.method === 'GET' ? open : refused }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rifiuta il contratto' }));
  await userEvent.type(await screen.findByLabelText('Perché lo rifiuti?'), 'Ho venduto l’auto');
  await userEvent.click(screen.getByRole('button', { name: 'Rifiuta il contratto' }));

  const note = await screen.findByText(/^Hai rifiutato il contratto/);
  await waitFor(() => expect(note).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(note).toHaveFocus();
});

test('who refuses without a reason is led back to it', async () => {
  show(() => ({ data: open }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rifiuta il contratto' }));
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByLabelText('Perché lo rifiuti?');
  await userEvent.click(dialog.getByRole('button', { name: 'Rifiuta il contratto' }));
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Serve il motivo, in 500 caratteri al massimo.');
});

test('a refusal of an earlier day takes no focus', async () => {
  show(() => ({ data: refused }));
  expect(await screen.findByText(/^Hai rifiutato il contratto/)).not.toHaveFocus();
});

test('that the contract was made is said on the page, above what is read, until the code is on its way', () => {
  const sentence = 'Contratto CC-2026-000417 creato. Leggilo prima di firmare.';
  const arrive = (contract: typeof open) =>
    renderWithHost(
      <Routes>
        <Route path="/" element={<Navigate to="/firma" state={noticeState(sentence)} replace />} />
        <Route path="/firma" element={<SignNotices contract={contract} />} />
      </Routes>,
    );
  const { unmount } = arrive(open);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  unmount();
  arrive(contractWith({ status: 'PENDING' }));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
