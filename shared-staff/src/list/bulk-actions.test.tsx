import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  await waitFor(() => expect(report).toHaveBeenCalledWith(lost));
  expect(sent.filter(({ path }) => path === '/manager/contracts/bulk')).toEqual([]);
  expect(onClear).not.toHaveBeenCalled();
});
