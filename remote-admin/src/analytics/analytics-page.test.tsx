import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Analytics, Store } from 'shared-api/entities';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { exampleAnalytics, storeWith } from 'shared-staff/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { AnalyticsPage } from './analytics-page';

const none = { data: [], meta: { current_page: 1, last_page: 1, per_page: 100, total: 0 } };
const hasDays = (query: unknown) => typeof query === 'object' && query !== null && 'from' in query;
const answer: Answer = ({ path, query }) =>
  path.endsWith('/analytics') ? { data: hasDays(query) ? withChosenDays : exampleAnalytics } : none;

/** Ten weeks, a contract a day, and the year before two of them. */
const tenWeeks = (first: string, count: number) =>
  Array.from({ length: 70 }, (_, place) => ({
    date: new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10),
    count,
    price: `${count}00.00`,
  }));
const withChosenDays: Analytics = {
  ...exampleAnalytics,
  chosen: {
    ...exampleAnalytics.last_month,
    count: 70,
    price: '7000.00',
    from: '2026-08-02T22:00:00Z',
    to: '2026-10-11T22:00:00Z',
    series: tenWeeks('2026-08-03', 1),
    before: {
      count: 140,
      price: '14000.00',
      from: '2025-08-02T22:00:00Z',
      to: '2025-10-11T22:00:00Z',
      series: tenWeeks('2025-08-03', 2),
    },
  },
};

function open(route = '/cms/admin/analytics', stores: readonly Store[] = []) {
  const answered: Answer = (call) => (call.path.endsWith('/stores/search') ? { ...none, data: stores } : answer(call));
  const host = provideTestHost(answered, { roles: ['admin'] });
  return { ...host, ...renderWithHost(<AnalyticsPage />, { route }) };
}

const asked = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ entry }) => entry.path.endsWith('/analytics')).map(({ query }) => query);
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the numbers, what they are compared with and how they come about, without an obstacle', async () => {
  const { container } = open();
  const month = (await screen.findByRole('radio', { name: /Questo mese/ })).closest('label');

  expect(month).toHaveTextContent('1–21 nov');
  expect(month).toHaveTextContent('309');
  expect(month).toHaveTextContent('numero di contratti');
  expect(month).toHaveTextContent('322.467,00 €');
  // Those deleted are of the period that is shown, not of the one that it is compared with.
  expect(screen.getByText(/1–2 ott fino alle 10:42: 31 contratti, 30\.135,00/)).toHaveTextContent(
    /€\. Totali con IVA.*Vedere 309 contratti\. Di cui 2 eliminati\.$/,
  );
  expect(screen.getByText('140 contratti creati')).toHaveAttribute(
    'href',
    expect.stringContaining('source=account%2Cmanager'),
  );
  expect(screen.getByText('1 di questi pagato')).toBeInTheDocument();
  expect(screen.getByText(/La perdita più forte è tra Dealer e Conferma/)).toBeInTheDocument();
  await expectAccessible(container);
});

test('while the numbers are on their way each panel has its place', async () => {
  provideTestHost(() => new Promise(() => undefined), { roles: ['admin'] });
  const { container } = renderWithHost(<AnalyticsPage />);
  const waiting = within(screen.getByRole('status', { name: 'I numeri si stanno caricando' }));
  for (const name of ['Giorno per giorno', 'Stato', 'Dealer', 'Tipo', 'Provenienza', 'Percorso dei visitatori'])
    expect(waiting.getByRole('region', { name, hidden: true })).toBeInTheDocument();
  await waitFor(() => expect([...container.querySelectorAll('span[aria-hidden]')].at(-1)).toBeVisible());
  await expectAccessible(container);
});

test('what is counted is one click away, and so is what was deleted since', async () => {
  open('/cms/admin/analytics?store_uid=a');
  expect(await screen.findByRole('link', { name: 'Vedere 309 contratti' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts?created_at=2026-11-01..2026-11-21&deleted=true%2Cfalse&store_uid=a&sort=-created_at',
  );
  const days = await panel('Giorno per giorno');
  expect(days.getByRole('link', { name: /^23 contratti/ })).toHaveAttribute(
    'href',
    expect.stringContaining('created_at=2026-11-02..2026-11-02'),
  );
  expect(screen.getByText(/di un solo dealer non si conoscono/)).toBeInTheDocument();
});

test('another period, basis or dealer is another question, and stands in the address', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /Settimana scorsa/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Pagati' }));

  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ period: 'last_week', basis: 'paid' }));
});

test('any days are asked for, compared with the year before, and told by week', async () => {
  const { sent, container } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Dal' }), '03/08/2026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Al' }), '11/10/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Mostra il periodo' }));
  const chosen = await screen.findByRole('radio', { name: /Periodo scelto/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Anno prima' }));

  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ compare: 'year' }));
  expect(chosen).toBeChecked();
  expect(chosen.closest('label')).toHaveTextContent('3 ago – 11 ott');
  expect(asked(sent).at(-1)).toMatchObject({ from: '2026-08-03', to: '2026-10-11', compare: 'year' });
  expect(screen.getByText(/3 ago – 11 ott 2025:/)).toHaveTextContent(/2025: 140 contratti, 14\.000,00/);
  expect(screen.getByRole('link', { name: 'Vedere 70 contratti' })).toHaveAttribute(
    'href',
    expect.stringContaining('created_at=2026-08-03..2026-10-11'),
  );

  expect(screen.getByRole('link', { name: '140 contratti' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts?created_at=2025-08-03..2025-10-11&deleted=true%2Cfalse&sort=-created_at',
  );

  const weeks = await panel('Settimana per settimana');
  expect(weeks.getByRole('link', { name: /^7 contratti, 700,00/ })).toHaveAttribute(
    'href',
    expect.stringContaining('created_at=2026-10-05..2026-10-11'),
  );
  expect(weeks.getByText(/5–11 ott 2025: 14 contratti, 1\.400,00/)).toBeInTheDocument();
  await userEvent.click(weeks.getByRole('radio', { name: 'Mesi' }));
  const months = await panel('Mese per mese');
  await userEvent.click(months.getByRole('radio', { name: 'Tabella' }));
  expect(months.getByRole('row', { name: /settembre 2026 30 3\.000,00/ })).toBeInTheDocument();
  await expectAccessible(container);

  await userEvent.click(screen.getByRole('radio', { name: /Questo mese/ }));
  expect(await screen.findByRole('region', { name: 'Giorno per giorno' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Periodo scelto/ })).not.toBeInTheDocument();
});

test('days the wrong way round are told at their field, and nothing is asked', async () => {
  const { sent } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Dal' }), '11/10/2026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Al' }), '03/08/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Mostra il periodo' }));

  const to = screen.getByRole('textbox', { name: 'Al' });
  expect(to).toHaveAccessibleDescription('L’ultimo giorno non può essere prima del primo.');
  expect(asked(sent)).toHaveLength(1);
});

test('days that are all to come are told at their field, and what is shown stays', async () => {
  const { sent } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Dal' }), '22/11/2026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Al' }), '30/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Mostra il periodo' }));

  const from = screen.getByRole('textbox', { name: 'Dal' });
  expect(from).toHaveAccessibleDescription('La data non può essere nel futuro.');
  expect(screen.getByRole('region', { name: 'Giorno per giorno' })).toBeInTheDocument();
  expect(asked(sent)).toHaveLength(1);
});

test.each(['from=2026-10-11&to=2026-08-03', 'from=2026-11-22&to=2026-11-30', 'from=2026-11-01'])(
  'a link to days that cannot be (%s) shows the usual month',
  async (days) => {
    const { sent } = open(`/cms/admin/analytics?${days}`);
    expect(await screen.findByRole('radio', { name: /Questo mese/ })).toBeChecked();
    expect(asked(sent)[0]).not.toHaveProperty('from');
  },
);

test('a dealer is found by a part of its name or place, and left again', async () => {
  const stores = [
    storeWith({ store_uid: 'uid-0', name: 'Autocentro Lambro', code: 'C-0', city: 'Milano' }),
    storeWith({ store_uid: 'uid-1', name: 'Autocentro Felsina', code: 'C-1', city: 'Bologna' }),
  ];
  const { sent } = open('/cms/admin/analytics', stores);
  const dealer = await screen.findByRole('combobox', { name: 'Dealer' });
  expect(dealer).toHaveAttribute('placeholder', 'Tutti i dealer');
  await userEvent.type(dealer, 'autocentro bolo');
  await userEvent.click(await screen.findByRole('option', { name: /Autocentro Felsina.*C-1, Bologna/ }));
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ store_uid: 'uid-1' }));
  expect(dealer).toHaveValue('Autocentro Felsina');

  await userEvent.type(dealer, ' due');
  await userEvent.tab();
  await userEvent.tab();
  expect(dealer).toHaveValue('Autocentro Felsina');
  await userEvent.click(screen.getByRole('button', { name: 'Tutti i dealer' }));
  expect(dealer).toHaveValue('');
  expect(screen.getByText('Tutti i dealer')).toBeInTheDocument();
});

test('a link shows what it names', async () => {
  const { sent } = open('/cms/admin/analytics?basis=signed&period=weekly');

  expect(await screen.findByRole('radio', { name: /Questa settimana/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Firmati' })).toBeChecked();
  expect(asked(sent)[0]).toMatchObject({ period: 'weekly', basis: 'signed' });
});

test('the line above the bars reads the day that arrows choose', async () => {
  open();
  const days = await panel('Giorno per giorno');
  expect(days.getByText('Lunedì 2 novembre')).toBeInTheDocument();
  expect(days.getByText('23 contratti, 24.319,00 €')).toBeInTheDocument();
  expect(days.getByText('venerdì 2 ottobre: 14 contratti, 14.135,00 €')).toBeInTheDocument();
  expect(days.getByRole('slider', { name: 'Giorno' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('Lunedì 2 novembre: 23 contratti'),
  );
});

test('the numbers of a chart are one click away', async () => {
  open();
  const days = await panel('Giorno per giorno');
  await userEvent.click(days.getByRole('radio', { name: 'Tabella' }));
  expect(days.getByRole('row', { name: /02\/11\/2026 23 24\.319,00.* 14 14\.135,00/ })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Mostra la tabella: Stato' }));
  const status = await panel('Stato');
  expect(status.getByRole('row', { name: /Pagato 155 50%/ })).toBeInTheDocument();
});

test('who cannot be answered is told and may try again', async () => {
  let fails = true;
  provideTestHost(
    (call) => {
      if (fails && call.path.endsWith('/analytics')) throw new TypeError('away');
      return answer(call);
    },
    { roles: ['admin'] },
  );
  renderWithHost(<AnalyticsPage />);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Stato' })).toBeInTheDocument();
});
