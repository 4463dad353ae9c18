import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DataColumn, DataTable, type RowActionKey, rowActionKeys } from 'shared-ui/table';
import { inWindow, renderWithHost } from '../../../testing';
import { RowMenu } from './row-menu';
import { useRowActions } from './use-row-actions';

interface Contract {
  code: string;
}

const rows: Contract[] = [{ code: 'CC-2026-000001' }];
const columns: DataColumn<Contract>[] = [{ key: 'code', header: 'Codice', cell: ({ code }) => code }];
const done = jest.fn();

const viewAndDelete: readonly RowActionKey[] = ['view', 'deleteaction'];

function List({ keys = rowActionKeys }: { keys?: readonly RowActionKey[] }) {
  const { actions, menuItemsOf } = useRowActions<Contract>(
    () => [
      ...rowActionKeys.map((key) => ({ key, label: `Azione ${key}`, onSelect: () => done(key) })),
      { key: 'duplicate', label: 'Duplica', onSelect: () => done('duplicate') },
    ],
    keys,
  );
  return (
    <DataTable
      label="Contratti"
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
      rowName={({ code }) => code}
      actions={actions}
      menu={(row) => <RowMenu name={row.code} itemsOf={() => menuItemsOf(row)} />}
      empty={null}
    />
  );
}

test('on a wide screen each specified action is a column, and the menu holds the rest', async () => {
  inWindow(1680);
  renderWithHost(<List />);
  for (const key of rowActionKeys)
    expect(screen.getByRole('button', { name: `Azione ${key} CC-2026-000001` })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Azione download CC-2026-000001' }));
  expect(done).toHaveBeenCalledWith('download');

  await userEvent.click(screen.getByRole('button', { name: 'Azioni per CC-2026-000001' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Duplica']);
});

test('on a narrower one the menu holds everything', async () => {
  inWindow(1440);
  renderWithHost(<List />);
  expect(screen.queryByRole('columnheader', { name: 'Scarica' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per CC-2026-000001' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(6);
});

test('one or two of them are columns in a usual window, too', () => {
  inWindow(1440);
  const { unmount } = renderWithHost(<List keys={viewAndDelete} />);
  for (const key of viewAndDelete)
    expect(screen.getByRole('button', { name: `Azione ${key} CC-2026-000001` })).toBeVisible();
  unmount();

  inWindow(1366);
  renderWithHost(<List keys={viewAndDelete} />);
  expect(screen.queryByRole('columnheader', { name: 'Elimina' })).not.toBeInTheDocument();
});
