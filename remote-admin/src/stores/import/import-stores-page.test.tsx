import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportReport } from 'shared-api/entities';
import { renderWithHost } from 'shared-ui/testing';
import { provideAdminServer } from '../../common/testing/people';
import { ImportStoresPage } from './import-stores-page';

const report: ImportReport = {
  rows: 2,
  create: 1,
  update: 0,
  unchanged: 1,
  errors: [],
  differences: [],
  lines: [{ line: 2, key: 'SEMPIONE', name: 'Officine Sempione', change: 'create' }],
  rows_to_correct: [],
  notes: [],
  headings: ['code', 'name'],
  mapping: { code: 'code', name: 'name' },
  import_id: null,
};

test('a file of dealers is tried out first, and written when somebody says so', async () => {
  const { sent } = provideAdminServer({
    'POST /admin/stores/import': ({ body }) => ({ data: report, message: JSON.stringify(body) }),
  });
  const { container } = renderWithHost(<ImportStoresPage />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input.');
  await userEvent.upload(input, new File(['code;name'], 'dealer.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Officine Sempione')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ dry_run: 'true' });
  expect(screen.getByText(/^Questa importazione non si può annullare/)).toBeVisible();
  const [button] = screen.getAllByRole('button', { name: 'Importa un dealer' });
  await userEvent.click(button ?? document.body);

  expect(await screen.findByRole('heading', { name: 'Importato un dealer' })).toBeVisible();
  expect(screen.getByText(/1 nuovo, 0 modificati, 1 già uguale\./)).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ dry_run: 'false' });
  expect(sent.at(-1)?.options.idempotencyKey).toBeTruthy();
});
