import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createItalianIntl } from '../../../intl';
import { expectAccessible, renderWithHost } from '../../../testing';
import { describeFilter } from './describe-filter';
import { FilterButton } from './filter-button';
import { FilterChips } from './filter-chips';
import type { FilterField } from './filter-field';
import { toWheres } from './to-wheres';

const type: FilterField = {
  kind: 'multi',
  field: 'type',
  label: 'Tipo',
  options: [
    { value: 'care', label: 'Tagliandi' },
    { value: 'rental', label: 'Noleggio' },
    { value: 'full', label: 'Completo' },
  ],
};
/** Its names have not come yet. */
const unnamed: FilterField = { kind: 'multi', field: 'store_uid', label: 'Dealer', options: [] };
const created: FilterField = { kind: 'dates', field: 'created_at', label: 'Creato' };
const days: FilterField = { kind: 'numbers', field: 'days_left', label: 'Giorni', unit: 'giorni' };
const total: FilterField = { kind: 'money', field: 'total', label: 'Totale' };
const campaign: FilterField = { kind: 'text', field: 'utm_campaign', label: 'Campagna' };
const deleted: FilterField & { kind: 'choice' } = {
  kind: 'choice',
  field: 'deleted',
  label: 'Eliminati',
  options: [{ value: 'true,false', label: 'Anche gli eliminati' }],
};
const refund: FilterField = { kind: 'yesNo', field: 'refund', label: 'Da rimborsare' };

it.each([
  [type, 'care', 'Tagliandi'],
  [type, 'care,rental', 'Tagliandi e Noleggio'],
  [unnamed, '1bb4-uid', '…'],
  [unnamed, 'care,rental', '2 valori'],
  [type, '1bb4-uid', 'non in elenco'],
  [{ ...deleted, coming: true }, '1bb4-uid', '…'],
  [{ ...deleted, options: [], coming: false }, '1bb4-uid', 'non in elenco'],
  [created, '2026-01-01..2026-11-21', '01/01/2026–21/11/2026'],
  [created, '2026-01-01..', 'dal 01/01/2026'],
  [created, '..2026-11-21', 'fino al 21/11/2026'],
  [days, '3..7', '3–7\u00a0giorni'],
  [days, '..7', 'fino a 7\u00a0giorni'],
  [total, '1000.00..5000.50', '1.000,00–5.000,50\u00a0€'],
  [total, '..5000.00', 'fino a 5.000,00\u00a0€'],
  [total, '2000..', 'da 2.000,00\u00a0€'],
  [campaign, 'tagliando, inverno', 'tagliando, inverno'],
  [campaign, '=inverno', 'inverno'],
  [campaign, '=', 'nessuna'],
  [deleted, 'true,false', 'Anche gli eliminati'],
  [refund, 'true', 'Sì'],
])('tells a set filter in words', (filter, value, words) => {
  expect(describeFilter(filter, value, createItalianIntl())).toBe(words);
});

it.each([
  [campaign, 'inv', { op: 'like', value: 'inv' }],
  [campaign, '=inverno', { op: 'eq', value: 'inverno' }],
  [campaign, '=', { op: 'null', value: '1' }],
  [deleted, 'true,false', { op: 'in', value: ['true', 'false'] }],
  [days, '3..7', { op: 'between', value: ['3', '7'] }],
  [total, '2000.00..', { op: 'gte', value: '2000.00' }],
  [total, '2000..2500.5', { op: 'between', value: ['2000.00', '2500.50'] }],
])(
  'asks for a part, the whole or nothing of a text, for any of several, and for what lies between',
  (filter, value, condition) => {
    expect(toWheres([filter], { [filter.field]: value })).toEqual([{ field: filter.field, ...condition }]);
  },
);

it('offers nothing to choose from where there is nothing, or one alone', async () => {
  const entry: FilterField = { kind: 'choice', field: 'subject_id', label: 'Identificativo', options: [] };
  renderWithHost(<FilterButton filters={[campaign, unnamed, entry]} values={{}} onApply={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtri' }));
  expect(await screen.findByLabelText('Campagna')).toBeInTheDocument();
  expect(screen.queryByLabelText('Identificativo')).not.toBeInTheDocument();
  expect(screen.queryByText('Dealer')).not.toBeInTheDocument();
});

it('sets filters in a drawer, all at once', async () => {
  const apply = jest.fn();
  renderWithHost(
    <FilterButton filters={[type, created, campaign, refund]} values={{ refund: 'true' }} onApply={apply} />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Filtri.*1 filtro attivo/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filtri' });
  await expectAccessible(drawer);
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Noleggio' }));
  await userEvent.type(within(drawer).getByLabelText('Da'), '01/01/2026');
  await userEvent.type(within(drawer).getByLabelText('Campagna'), 'inverno');
  await userEvent.selectOptions(within(drawer).getByLabelText('Da rimborsare'), 'Tutti');
  expect(apply).not.toHaveBeenCalled();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Applica' }));
  expect(apply).toHaveBeenCalledWith({ type: 'rental', created_at: '2026-01-01..', utm_campaign: 'inverno' });
});

it('applies no half-written date as none, and none that ends before it begins', async () => {
  const apply = jest.fn();
  renderWithHost(<FilterButton filters={[created]} values={{ created_at: '2026-01-01..' }} onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }));
  const [from, to] = [drawer.getByLabelText('Da'), drawer.getByLabelText('A')];
  expect(from).toHaveValue('01/01/2026');

  await userEvent.clear(from);
  await userEvent.type(from, '31/02/2026{Enter}');
  expect(from).toHaveFocus();
  expect(from).toHaveAccessibleDescription('Serve una data esistente, come 21/11/2026.');
  await userEvent.clear(from);
  await userEvent.type(from, '28/02/2026');
  await userEvent.type(to, '27/02/2026');
  await userEvent.click(drawer.getByRole('button', { name: 'Applica' }));
  expect(to).toHaveFocus();
  expect(to).toHaveAccessibleDescription('È prima della data d’inizio.');
  expect(apply).not.toHaveBeenCalled();

  await userEvent.clear(to);
  await userEvent.click(drawer.getByRole('button', { name: 'Applica' }));
  expect(apply).toHaveBeenCalledWith({ created_at: '2026-02-28..' });
});

it.each([
  ['2000', '2000.00..'],
  ['2.000', '2000.00..'],
  ['2.000,00', '2000.00..'],
  ['2000,5', '2000.50..'],
  ['2000.00', '2000.00..'],
])('takes an amount as people type it: %s', async (typed, value) => {
  const apply = jest.fn();
  renderWithHost(<FilterButton filters={[total]} values={{}} onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }));
  await userEvent.type(drawer.getByLabelText('Da'), `${typed}{Enter}`);
  expect(apply).toHaveBeenCalledWith({ total: value });
});

it('shows the amounts of an address with whole euros as any other', async () => {
  renderWithHost(<FilterButton filters={[total]} values={{ total: '2000..2500.50' }} onApply={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }));
  expect(drawer.getByLabelText('Da')).toHaveValue('2.000,00');
  expect(drawer.getByLabelText('A')).toHaveValue('2.500,50');
});

it('applies no range that ends before it begins, and no text that is no amount', async () => {
  const apply = jest.fn();
  renderWithHost(<FilterButton filters={[total]} values={{}} onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }));
  const [from, to] = [drawer.getByLabelText('Da'), drawer.getByLabelText('A')];
  await userEvent.type(from, 'duemila{Enter}');
  expect(from).toHaveAccessibleDescription('Serve un importo, come 1.180,00.');
  await userEvent.clear(from);
  await userEvent.type(from, '12345678901');
  await userEvent.tab();
  expect(from).toHaveAccessibleDescription('Serve un importo, come 1.180,00.');
  await userEvent.clear(from);
  await userEvent.type(from, '2.000');
  await userEvent.type(to, '1.999,99{Enter}');
  expect(to).toHaveFocus();
  expect(to).toHaveAccessibleDescription('È meno del valore indicato in «Da».');
  expect(apply).not.toHaveBeenCalled();

  await userEvent.clear(to);
  await userEvent.type(to, '2000{Enter}');
  expect(apply).toHaveBeenCalledWith({ total: '2000.00..2000.00' });
});

it('applies no days that end before they begin', async () => {
  const apply = jest.fn();
  renderWithHost(<FilterButton filters={[days]} values={{}} onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }));
  await userEvent.type(drawer.getByLabelText('Da'), '10');
  await userEvent.type(drawer.getByLabelText('A'), '9{Enter}');
  expect(drawer.getByLabelText('A')).toHaveAccessibleDescription('È meno del valore indicato in «Da».');
  expect(apply).not.toHaveBeenCalled();
});

it('applies no more than a list takes, and says how many are to go', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `Campo ${index + 1}`);
  const filters = names.map((label): FilterField => ({ kind: 'text', field: label, label }));
  const apply = jest.fn();
  const values = Object.fromEntries(names.slice(1).map((name) => [name, 'x']));
  renderWithHost(<FilterButton filters={filters} values={values} onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filtri' });
  await userEvent.type(within(drawer).getByLabelText('Campo 1'), 'x{Enter}');
  expect(within(drawer).getByRole('alert')).toHaveTextContent('Al massimo 8 filtri insieme: toglierne uno.');
  await expectAccessible(drawer);
  expect(apply).not.toHaveBeenCalled();

  await userEvent.clear(within(drawer).getByLabelText('Campo 1'));
  expect(within(drawer).queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Applica' }));
  expect(apply).toHaveBeenCalledWith(values);
});

it('finds one of many by a part of its name, and keeps what was chosen', async () => {
  const towns = Array.from({ length: 30 }, (_, index) => ({ value: `t${index}`, label: `Sede ${index + 1}` }));
  const store: FilterField = { kind: 'multi', field: 'store', label: 'Sede', options: towns };
  const apply = jest.fn();
  renderWithHost(<FilterButton filters={[store]} values={{ store: 't0' }} onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filtri' });
  await expectAccessible(drawer);

  await userEvent.type(within(drawer).getByLabelText('Cerca fra 30'), 'sede 29');
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Sede 29' }));
  expect(within(drawer).getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.type(within(drawer).getByLabelText('Cerca fra 30'), 'x');
  expect(within(drawer).getByText('Nessuno si chiama così')).toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Applica' }));
  expect(apply).toHaveBeenCalledWith({ store: 't0,t28' });
});

it('keeps what the keyboard reaches away from the edges, where Firefox would leave half of it', async () => {
  const towns = Array.from({ length: 30 }, (_, index) => ({ value: `t${index}`, label: `Sede ${index + 1}` }));
  const store: FilterField = { kind: 'multi', field: 'store', label: 'Sede', options: towns };
  renderWithHost(<FilterButton filters={[store]} values={{}} onApply={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  await screen.findByRole('dialog', { name: 'Filtri' });

  // Of the drawer itself, and of the names that are turned over within it.
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const scrollers = new Set(rules.filter((rule) => /\{[^{}]*overflow-y: auto/.test(rule)));
  expect([...scrollers].filter((rule) => rule.includes('scroll-padding-block: min(48px, 25%)'))).toHaveLength(2);
  expect(scrollers.size).toBe(2);
});

it('takes one filter off', async () => {
  const remove = jest.fn();
  const { container } = renderWithHost(
    <FilterChips
      filters={[type, refund]}
      values={{ type: 'care,rental', refund: 'true' }}
      without={['refund']}
      onRemove={remove}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Togli il filtro Tipo' }));
  expect(remove).toHaveBeenCalledWith('type');
  await expectAccessible(container);
});
