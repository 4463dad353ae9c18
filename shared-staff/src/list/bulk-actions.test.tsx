import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContractRow } from 'shared-api/entities';
import { ConnectionError } from 'shared-api/errors';
import { refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { loadBulkResult } from 'shared-ui/work';
import { OperatorBackOffice } from '../common/back-office/operator-back-office';
import { contractRowWith, exampleRows } from '../common/testing/contract-rows';
import { renderForStaff } from '../common/testing/render-for-staff';
import { provideManagerServer, provideOperatorServer } from '../common/testing/staff-server';
import { BulkActions } from './bulk-actions';

jest.mock('shared-ui/work', () => ({ ...jest.requireActual('shared-ui/work'), loadBulkResult: jest.fn() }));
const actualWork = jest.requireActual<typeof import('shared-ui/work')>('shared-ui/work');

it('does nothing where what became of each row could not be shown, and says so', async () => {
  const lost = new Error('Loading chunk 9 failed.');
  jest.mocked(loadBulkResult).mockRejectedValue(lost);
  const report = jest.fn();
  window.reportError = report;
  const onClear = jest.fn();
  const { sent } = provideManagerServer();
  renderForStaff(<BulkActions rows={exampleRows} sum={100} onClear={onClear} onExport={jest.fn()} />);

  await userEvent.click(screen.getByRole('button', { name: /nvia SMS/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(report).toHaveBeenCalledWith(lost));
  expect(sent.filter(({ path }) => path === '/manager/contracts/bulk')).toEqual([]);
  expect(onClear).not.toHaveBeenCalled();
});

it('does not speak of sending again where a first link is among them, nor count one that nobody could get', () => {
  provideManagerServer();
  const rowWith = (changes: Partial<ContractRow>): ContractRow => ({ ...contractRowWith(changes), withdrawn_at: null });
  const show = (rows: readonly ContractRow[]) =>
    renderForStaff(<BulkActions rows={rows} sum={100} onClear={jest.fn()} onExport={jest.fn()} />);
  const draft = rowWith({ status: 'DRAFT' });
  const { unmount } = show([draft, rowWith({ contract_uid: 'AltroAltroAltroAltroAl', status: 'AVAIABLE' })]);
  expect(screen.getByRole('button', { name: 'Invia SMS a 2' })).toBeVisible();
  unmount();
  show([draft, rowWith({ contract_uid: 'AltroAltroAltroAltroAl', status: 'DRAFT', phone: '' })]);
  expect(screen.getByRole('button', { name: 'Invia SMS a 1 su 2' })).toBeVisible();
});

it('says how many customers would lose a code before it sends anything', async () => {
  const { sent } = provideManagerServer();
  const rows = exampleRows.map((row, place): ContractRow => {
    const status = place === 0 ? 'PENDING' : 'AVAIABLE';
    return { ...row, status, withdrawn_at: null };
  });
  renderForStaff(<BulkActions rows={rows} sum={100} onClear={jest.fn()} onExport={jest.fn()} />);

  await userEvent.click(screen.getByRole('button', { name: /Reinvia SMS/ }));
  const question = await screen.findByRole('alertdialog', { name: `Inviare un SMS a ${rows.length} clienti?` });
  expect(question).toHaveTextContent('Un cliente sta firmando: il codice che ha ricevuto non varrà più.');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.filter(({ path }) => path === '/manager/contracts/bulk')).toEqual([]);
});

it('keeps the question with its reason where nothing could be deleted, and says why', async () => {
  jest.mocked(loadBulkResult).mockImplementation(actualWork.loadBulkResult);
  const refusals = [new ConnectionError(), refusal('too_many_requests', 'Troppe richieste: riprova tra poco.')];
  const onClear = jest.fn();
  const { sent } = provideOperatorServer({
    answers: {
      'POST /admin/contracts/bulk': () => {
        const first = refusals.shift();
        if (first) throw first;
        return { data: exampleRows.map(({ contract_uid: uid }) => ({ uid, status: 200, message: 'Fatto.' })) };
      },
    },
  });
  renderWithHost(
    <OperatorBackOffice>
      <BulkActions rows={exampleRows} sum={100} onClear={onClear} onExport={jest.fn()} />
    </OperatorBackOffice>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByLabelText(/Motivo/), 'Doppioni');
  const tryNow = () => userEvent.click(question.getByRole('button', { name: 'Elimina' }));
  await tryNow();
  expect(await question.findByRole('alert')).toHaveTextContent(/connessione/i);
  await tryNow();
  await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent('Troppe richieste: riprova tra poco.'));
  expect(question.getByLabelText(/Motivo/)).toHaveValue('Doppioni');
  expect(onClear).not.toHaveBeenCalled();

  await tryNow();
  await waitFor(() => expect(onClear).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const calls = sent.filter(({ path }) => path === '/admin/contracts/bulk');
  expect(calls.map(({ options }) => options.quiet)).toEqual([true, true, true]);
});
