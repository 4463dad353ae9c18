import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserHistory, Router, useNavigate } from '../../../router';
import { renderWithHost } from '../../../testing';
import type { FilterField } from '../filters/filter-field';
import { useListState } from './use-list-state';

const filters: readonly FilterField<'status' | 'type' | 'total' | 'refund'>[] = [
  { kind: 'choice', field: 'status', label: 'Stato', options: [] },
  { kind: 'multi', field: 'type', label: 'Tipo', options: [] },
  { kind: 'money', field: 'total', label: 'Totale' },
  {
    kind: 'yesNo',
    field: 'refund',
    label: 'Da rimborsare',
    toWheres: () => [{ field: 'refund', op: 'eq', value: 'due' }],
  },
];

function List() {
  const list = useListState({ filters, defaults: { perPage: 5 } });
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="richiesta">{JSON.stringify(list.request)}</output>
      <output aria-label="vista">{list.viewQuery}</output>
      <button type="button" onClick={() => list.setFilter('status', 'PAID')}>
        Pagati
      </button>
      <button type="button" onClick={() => list.setFilters({ ...list.filters, type: '' })}>
        Ogni tipo
      </button>
      <button type="button" onClick={() => list.setSearch('rossi')}>
        Rossi
      </button>
      <button type="button" onClick={() => list.setPage(3)}>
        Pagina 3
      </button>
      <button type="button" onClick={list.clear}>
        Tutti
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Indietro
      </button>
    </>
  );
}

const request = () => JSON.parse(screen.getByLabelText('richiesta').textContent ?? '');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks the API for what the address says', () => {
  renderWithHost(<List />, { route: '/?type=care,rental&total=100..500&refund=true&sort=-total&page=2' });
  expect(request()).toEqual({
    page: 2,
    per_page: 5,
    sort: '-total',
    wheres: [
      { field: 'type', op: 'in', value: ['care', 'rental'] },
      { field: 'total', op: 'between', value: ['100.00', '500.00'] },
      { field: 'refund', op: 'eq', value: 'due' },
    ],
  });
});

it('goes to the first page when the rows change, and Back restores all', async () => {
  renderWithHost(<List />, { route: '/?type=care' });
  await press('Pagina 3');
  await press('Pagati');
  expect(request()).toMatchObject({ page: 1, wheres: [{ field: 'status' }, { field: 'type' }] });
  await press('Rossi');
  expect(request()).toMatchObject({ search: 'rossi' });
  await press('Indietro');
  expect(request()).toEqual({ page: 3, per_page: 5, wheres: [{ field: 'type', op: 'eq', value: 'care' }] });
});

it('keeps the order when search and filters are taken away, and leaves the page out of a view', async () => {
  renderWithHost(<List />, { route: '/?status=PAID&search=rossi&sort=code&page=4' });
  expect(screen.getByLabelText('vista')).toHaveTextContent('status=PAID&search=rossi&sort=code');
  await press('Tutti');
  expect(request()).toEqual({ page: 1, per_page: 5, sort: 'code', wheres: [] });
});

/** A page that still shows the address that it was opened with: it takes its time to be drawn for the next one. */
function StillDrawing() {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [location] = useState(history.location);
  return (
    <Router navigator={history} location={location}>
      <List />
    </Router>
  );
}

describe('while the page for the last change is still being drawn', () => {
  beforeEach(() => window.history.replaceState(null, '', '/?type=care'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('adds the next change to that one', async () => {
    render(<StillDrawing />);
    await press('Pagati');
    await press('Rossi');
    expect(window.location.search).toBe('?status=PAID&type=care&search=rossi');
    await press('Ogni tipo');
    expect(window.location.search).toBe('?status=PAID&search=rossi');
  });

  it('adds it to what the visit began with, where Back has led there', async () => {
    window.history.replaceState({ key: 'second', idx: 1 }, '', '/?type=care');
    render(<StillDrawing />);
    window.history.replaceState({ idx: 0 }, '', '/?type=rental');
    await press('Rossi');
    expect(window.location.search).toBe('?type=rental&search=rossi');
  });

  it('leads nobody back who is on their way to another page', async () => {
    render(<StillDrawing />);
    window.history.pushState({ key: 'next', idx: 1 }, '', '/contratto');
    await press('Rossi');
    expect(window.location.pathname).toBe('/contratto');
  });
});
