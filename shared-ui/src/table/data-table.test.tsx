import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState } from '../states';
import { expectAccessible, renderWithHost } from '../testing';
import { DataTable } from './data-table';
import type { DataColumn, DataTableProps, RowActions } from './types';

interface Contract {
  uid: string;
  code: string;
  customer: string;
}

const columns: DataColumn<Contract>[] = [
  { key: 'code', header: 'Codice', cell: (row) => row.code, sort: 'code', namesRow: true },
  { key: 'customer', header: 'Cliente', cell: (row) => row.customer },
];
const rows: Contract[] = [
  { uid: 'a', code: 'CC-2026-000001', customer: 'Ilaria Marchetti' },
  { uid: 'b', code: 'CC-2026-000002', customer: 'Luca Moretti' },
];
const common = {
  label: 'Contratti',
  columns,
  rowId: (row: Contract) => row.uid,
  rowName: (row: Contract) => row.code,
  empty: <EmptyState title="Nessun contratto." />,
};

function Sorted() {
  const [value, onChange] = useState('-code');
  return <DataTable {...common} rows={rows} sorting={{ value, onChange }} />;
}

const many = ['1', '2', '3', '4', '5'].map((code) => ({ uid: code, code, customer: code }));
const wide = window.matchMedia;

interface ChosenProps extends Partial<Pick<DataTableProps<Contract>, 'columns' | 'card'>> {
  all?: Contract[];
}

function Chosen({ all = rows, ...own }: ChosenProps) {
  const [ids, onChange] = useState<string[]>([]);
  return (
    <>
      <DataTable {...common} {...own} rows={all} selection={{ ids, onChange }} />
      <output aria-label="scelti">{ids.join()}</output>
    </>
  );
}

describe('DataTable', () => {
  it('shows rows under named columns, with actions named by their row', async () => {
    const remove = jest.fn();
    const actions: RowActions<Contract> = {
      keys: ['view', 'deleteaction'],
      itemsOf: (row) => [
        { key: 'view', label: 'Apri', onSelect: () => undefined },
        {
          key: 'deleteaction',
          label: 'Elimina',
          onSelect: () => remove(row),
          ...(row.uid === 'a' && { impossible: 'È già pagato.' }),
        },
      ],
    };
    const { container } = renderWithHost(<DataTable {...common} rows={rows} actions={actions} />);
    const table = screen.getByRole('table', { name: 'Contratti' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name: 'Elimina' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apri CC-2026-000001' })).toBeEnabled();
    const impossible = screen.getByRole('button', { name: 'Elimina CC-2026-000001' });
    expect(impossible).toHaveAccessibleDescription('È già pagato.');
    await userEvent.click(impossible);
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Elimina CC-2026-000002' }));
    expect(remove).toHaveBeenCalledWith(rows[1]);
    await expectAccessible(container);
  });

  it('says LOADING, keeps old rows, and shows what is empty', () => {
    const { rerender } = renderWithHost(<DataTable {...common} rows={undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('LOADING');
    rerender(<DataTable {...common} rows={rows} loading />);
    expect(screen.getByRole('status')).toHaveTextContent('LOADING');
    expect(screen.getByText('Luca Moretti')).toBeVisible();
    rerender(<DataTable {...common} rows={[]} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByText('Nessun contratto.')).toBeVisible();
  });

  it('says what a search or a page brought, and nothing of the first page', () => {
    const page = (total: number, current_page = 1) => ({ total, current_page, per_page: 12, last_page: 18 });
    const { rerender } = renderWithHost(<DataTable {...common} rows={undefined} />);
    const status = screen.getByRole('status');
    rerender(<DataTable {...common} rows={rows} meta={page(214)} />);
    expect(status).toBeEmptyDOMElement();
    rerender(<DataTable {...common} rows={rows} meta={page(214)} loading />);
    rerender(<DataTable {...common} rows={rows} meta={page(214, 2)} />);
    expect(status).toHaveTextContent('13–24 di 214');
    rerender(<DataTable {...common} rows={rows} meta={page(214)} />);
    expect(status).toHaveTextContent('1–12 di 214');
    rerender(<DataTable {...common} rows={[]} meta={page(0)} />);
    expect(status).toHaveTextContent('Nessun risultato');
    expect(screen.getByText('Nessun contratto.')).toBeVisible();
  });

  it('keeps the room of a short list without the paginated tables’ word, and of cards on a phone', () => {
    const { unmount } = renderWithHost(<DataTable {...common} rows={undefined} expected={3} />);
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(screen.getAllByText('LOADING')).toEqual([screen.getByRole('status')]);
    unmount();

    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
    renderWithHost(<DataTable {...common} rows={undefined} expected={3} card={({ customer }) => customer} />);
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('makes cards of rows as soon as its columns have no room', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...wide(query), matches: query.includes('767') }));
    const { unmount } = renderWithHost(<DataTable {...common} rows={rows} card={({ customer }) => customer} />);
    expect(screen.getByRole('table')).toBeInTheDocument();
    unmount();

    renderWithHost(<DataTable {...common} rows={rows} cardsBelow={768} card={({ customer }) => customer} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Contratti' })).toHaveTextContent('Luca Moretti');
  });

  it('turns the order round', async () => {
    renderWithHost(<Sorted />);
    const head = screen.getByRole('columnheader', { name: 'Codice' });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  it('chooses one row, then the whole page', async () => {
    renderWithHost(<Chosen />);
    const all = screen.getByRole('checkbox', { name: 'Scegli tutte le righe della pagina' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Scegli CC-2026-000002' }));
    expect(screen.getByLabelText('scelti')).toHaveTextContent(/^b$/);
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(screen.getByLabelText('scelti')).toHaveTextContent(/^(a,b|b,a)$/);
    await userEvent.click(all);
    expect(screen.getByLabelText('scelti')).toBeEmptyDOMElement();
  });

  it('draws only the row that is ticked', async () => {
    const cell = jest.fn((row: Contract) => row.code);
    const counted = [{ key: 'code', header: 'Codice', cell }];
    renderWithHost(<Chosen all={many} columns={counted} />);
    cell.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Scegli 3' }));
    expect(cell.mock.calls).toEqual([[many[2]]]);
  });

  it('takes every row since the last tick with the shift key, and lets them go again', async () => {
    renderWithHost(<Chosen all={many} />);
    const user = userEvent.setup();
    const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Scegli ${name}` }));
    await tick('2');
    await user.keyboard('{Shift>}');
    await tick('4');
    expect(screen.getByLabelText('scelti')).toHaveTextContent(/^2,3,4$/);
    await tick('3');
    expect(screen.getByLabelText('scelti')).toHaveTextContent(/^2$/);
  });

  it('marks the row with the cursor, and ends rows with a menu', () => {
    const { rerender } = renderWithHost(
      <DataTable {...common} rows={rows} menu={({ code }) => <button type="button">Altro su {code}</button>} />,
    );
    rerender(
      <DataTable
        {...common}
        rows={rows}
        cursor="b"
        menu={({ code }) => <button type="button">Altro su {code}</button>}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Altre azioni' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Altro su CC-2026-000002' })).toHaveFocus();
  });

  it('shows a row as its own card on a phone', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
    const { container } = renderWithHost(<Chosen card={({ customer }) => <b>{customer}</b>} />);
    const cards = screen.getByRole('list', { name: 'Contratti' });
    expect(within(cards).getByText('Luca Moretti')).toBeVisible();
    await userEvent.click(within(cards).getByRole('checkbox', { name: 'Scegli CC-2026-000002' }));
    expect(screen.getByLabelText('scelti')).toHaveTextContent(/^b$/);
    await expectAccessible(container);
  });

  it('lets a long text ask for no more than its column, and for less where there is too little room', () => {
    const cut = columns.map((column) => (column.key === 'customer' ? { ...column, cut: 176 } : column));
    renderWithHost(<DataTable {...common} columns={cut} rows={rows} />);
    expect(screen.getByRole('columnheader', { name: 'Cliente' })).toHaveStyle({ width: '176px' });
    expect(screen.getByRole('cell', { name: 'Luca Moretti' })).toHaveStyle({ maxWidth: '106px' });
    expect(screen.getByRole('rowheader', { name: 'CC-2026-000002' })).not.toHaveAttribute('style');
  });

  it('keeps the room of what is not cut in a column', () => {
    const cut = columns.map((column) => (column.key === 'customer' ? { ...column, cut: 176, least: 120 } : column));
    renderWithHost(<DataTable {...common} columns={cut} rows={rows} />);
    expect(screen.getByRole('columnheader', { name: 'Cliente' })).toHaveStyle({ width: '176px' });
    expect(screen.getByRole('cell', { name: 'Luca Moretti' })).toHaveStyle({ maxWidth: '120px' });
  });

  it('leaves out hidden columns', () => {
    renderWithHost(<DataTable {...common} rows={rows} hidden={['customer']} />);
    expect(screen.queryByText('Luca Moretti')).not.toBeInTheDocument();
  });
});
