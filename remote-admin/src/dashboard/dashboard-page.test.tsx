import { screen, within } from '@testing-library/react';
import type { AreaStatus } from 'shared-api/entities';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { exampleAnalytics, exampleRows } from 'shared-staff/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { exampleArea, exampleSystem, failingArea } from '../common/testing/system';
import { DashboardPage } from './dashboard-page';

const page = (total: number, sum = '0.00', data: readonly unknown[] = []) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 12, total, sum },
});
/** What waits, by a word of the question. */
const waiting = {
  '"open"': page(1),
  '"unclear"': page(1),
  '"refund"': page(2, '2360.00'),
  '"withdrawn_at"': page(7, '8260.00'),
  reactivation_requested_at: page(1),
  unready: page(3),
};
const [sms, ...others] = exampleSystem.adapters;
const system = { ...exampleSystem, adapters: [{ ...sms, healthy: false }, ...others] };
const quiet = exampleSystem;

function answering(
  answers: Readonly<Record<string, unknown>>,
  status: object,
  areas: readonly AreaStatus[] = [exampleArea('remote-public')],
): Answer {
  return ({ path, query }) => {
    if (path.endsWith('/analytics')) return { data: exampleAnalytics };
    if (path.endsWith('/admin/system')) return { data: status };
    if (path.endsWith('/system/areas')) return { data: areas };
    const asked = JSON.stringify(query);
    if (!asked.includes('wheres')) return page(exampleRows.length, '0.00', exampleRows);
    return Object.entries(answers).find(([word]) => asked.includes(word))?.[1] ?? page(0);
  };
}

async function attention(answer: Answer) {
  provideTestHost(answer, { roles: ['admin'] });
  const shown = renderWithHost(<DashboardPage />);
  return { ...shown, panel: within(await screen.findByRole('region', { name: 'Richiede attenzione' })) };
}

test('what waits for the operator leads to where it is done, and the rest is not there', async () => {
  const { panel, container } = await attention(answering(waiting, system));

  expect(await panel.findByRole('link', { name: 'recesso dichiarato da controllare' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts?statement=open&sort=signed_at',
  );
  expect(panel.getAllByRole('link')[0]).toHaveTextContent('recesso dichiarato');
  expect(await panel.findByRole('link', { name: 'rimborsi da effettuare' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts?refund=due',
  );
  expect(panel.getByRole('link', { name: 'contratto con pagamenti da chiarire' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts?refund=unclear&deleted=true,false',
  );
  expect(panel.getByRole('link', { name: 'persona chiede di riattivare l’account' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'parte del sistema in difficoltà' })).toHaveAttribute(
    'href',
    '/cms/admin/system',
  );
  expect(panel.getByRole('link', { name: /dealer in linea a cui manca qualcosa/ })).toHaveAttribute(
    'href',
    '/cms/admin/stores?unready=true',
  );
  expect(panel.getByRole('link', { name: 'pacchetti attivi e visibili che non si possono vendere' })).toHaveAttribute(
    'href',
    '/cms/admin/packages?unready=true',
  );
  expect(panel.getByRole('link', { name: /contratti firmati da incassare, 8\.260,00/ })).toBeInTheDocument();
  expect(panel.getAllByRole('listitem')).toHaveLength(8);
  const dealers = within(await screen.findByRole('region', { name: 'Dealer' }));
  expect(dealers.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('store_uid='));
  expect(screen.getByRole('region', { name: /Percorso dei visitatori/ })).toBeInTheDocument();
  await expectAccessible(container);
});

test('a day without trouble says so', async () => {
  const { panel } = await attention(answering({}, quiet));

  expect(await panel.findByText('Tutto in ordine: non c’è nulla da fare.')).toBeInTheDocument();
});

test('whatever the system’s page says is to be looked at waits for the operator, too', async () => {
  const status = { ...exampleSystem, queue: { waiting: 3, oldest_at: '2026-11-21T09:20:00Z' } };
  const { panel } = await attention(answering({}, status, [failingArea('remote-public')]));
  const link = await panel.findByRole('link', { name: 'parti del sistema in difficoltà' });
  expect(link.closest('li')).toHaveTextContent(/^2/);
});
