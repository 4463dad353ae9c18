import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContractRow } from 'shared-api/entities';
import { loadBulkResult } from 'shared-ui/work';
import { exampleRows } from '../common/testing/contract-rows';
import { renderForStaff } from '../common/testing/render-for-staff';
import { provideManagerServer } from '../common/testing/staff-server';
import { BulkActions } from './bulk-actions';

jest.mock('shared-ui/work', () => ({ ...jest.requireActual('shared-ui/work'), loadBulkResult: jest.fn() }));

it('does nothing where what became of each row could not be shown, and says so', async () => {
  const lost = new Error('Loading chunk 9 failed.');
  jest.mocked(loadBulkResult).mockRejectedValue(lost);
  const report = jest.fn();
  window.reportError = report;
  const onClear = jest.fn();
  const { sent } = provideManagerServer();
  renderForStaff(<BulkActions rows={exampleRows} sum={100} onClear={onClear} onExport={jest.fn()} />);

  await userEvent.click(screen.getByRole('button', { name: /Reinvia SMS/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(report).toHaveBeenCalledWith(lost));
  expect(sent.filter(({ path }) => path === '/manager/contracts/bulk')).toEqual([]);
  expect(onClear).not.toHaveBeenCalled();
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
