import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import { host } from 'shared-api/host';
import * as z from 'shared-api/schema';
import {
  contractRowWith,
  exampleAnalytics,
  exampleRows,
  pageOf,
  provideManagerServer,
  staffContractWith,
} from 'shared-staff/testing';
import { expectAccessible, inWindow, renderWithHost } from 'shared-ui/testing';
import { DashboardPage } from './dashboard-page';
import { failedMessage } from './testing/examples';

const [filled, available, draft] = exampleRows;
const byCard = contractRowWith({
  contract_uid: 'FerriFerriFerriFerriFe',
  code: 'CC-2026-004121',
  fullname: 'Elena Ferri',
  payment_method: 'carta',
  total: '1990.00',
});
const withdrawn = contractRowWith({
  contract_uid: 'ContiContiContiContiCo',
  fullname: 'Ugo Conti',
  amount: '990.00',
  refund_due_at: '2026-12-02T10:00:00Z',
});
const stated = contractRowWith({
  contract_uid: 'FontiFontiFontiFontiFo',
  fullname: 'Rita Fonti',
  withdrawal_stated_at: '2026-11-19T09:42:00Z',
});
const statedPaid = contractRowWith({
  contract_uid: 'GattiGattiGattiGattiGa',
  fullname: 'Leo Gatti',
  status: 'PAID',
  paid_at: '2026-11-18T09:42:00Z',
  withdrawal_stated_at: '2026-11-20T09:42:00Z',
});
const dueRows = [filled, byCard].flatMap((row) => row ?? []);
/** As the server orders them: by the moment of their deletion. */
const expiringRows = [
  contractRowWith({ code: 'CC-2026-000001', contract_uid: 'SmallSmallSmallSmallSm', days_left: 2, total: '10.00' }),
  available,
  draft,
].flatMap((row) => row ?? []);

function contracts({ query }: Outgoing) {
  const text = JSON.stringify(query);
  if (text.includes('days_left')) return pageOf(expiringRows, { sum: '1249.00', total: 13 });
  if (text.includes('"open"') && text.includes('"statement"')) return pageOf([stated, statedPaid], { total: 3 });
  if (text.includes('"due"')) return pageOf([withdrawn], { total: 6 });
  if (text.includes('"unclear"')) return pageOf([byCard], { total: 5 });
  if (text.includes('"message"')) return pageOf([], { total: 4 });
  if (text.includes('SIGNED')) return pageOf(dueRows, { sum: '3170.00' });
  return pageOf(exampleRows, { sum: '0.00', total: 214 });
}

async function showDashboard(answers = {}) {
  const host = provideManagerServer({
    answers: {
      'GET /manager/contracts': contracts,
      'GET /manager/contracts/analytics': () => ({ data: exampleAnalytics }),
      'GET /manager/messages': () => pageOf([failedMessage]),
      'GET /account/notifications': () => pageOf([]),
      ...answers,
    },
  });
  const page = renderWithHost(<DashboardPage />);
  await act(async () => undefined);
  return { ...host, ...page };
}

const panel = (name: string) => screen.findByRole('region', { name });

it('shows the work with its one action a row, without an obstacle', async () => {
  const { container } = await showDashboard();
  const due = within(await panel('Da incassare'));

  expect(await due.findByRole('link', { name: 'Incassa: Marco De Santis' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts/AbCdEfGhIjKlMnOpQrStUv#prossimo-passo',
  );
  expect(due.getByRole('button', { name: 'Reinvia SMS: Elena Ferri' })).toBeInTheDocument();
  expect(screen.getByText('Sabato 21 novembre 2026')).toBeInTheDocument();
  await expectAccessible(container);
});

it('puts the nearest deadline first, and of one day the larger total', async () => {
  await showDashboard();
  const expiring = within(await panel('In scadenza'));
  await expiring.findByText('Antonio Esposito');

  const totals = expiring.getAllByRole('row').map((row) => /[\d.]+,\d\d/.exec(row.textContent ?? '')?.[0]);
  expect(totals.slice(1)).toEqual(['690,00', '549,00', '10,00']);
});

it('leads from every number to its list', async () => {
  await showDashboard();
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

  expect(await hrefOf(/^13 contratti entro 7 giorni, 1\.249,00/)).toBe(
    '/cms/manager/contracts?days_left=..7&sort=days_left',
  );
  expect(await hrefOf(/^2 contratti firmati, 3\.170,00/)).toBe(
    '/cms/manager/contracts?status=SIGNED,FILLED&withdrawn_at=false&statement=none&sort=signed_at',
  );
  expect(await hrefOf(/^4 contratti$/)).toBe('/cms/manager/contracts?message=failed');
  expect(await hrefOf(/^6 contratti$/)).toBe('/cms/manager/contracts?refund=due');
  expect(await hrefOf(/^3 contratti$/)).toBe('/cms/manager/contracts?statement=open&sort=signed_at');
  expect(await hrefOf(/^5 contratti$/)).toBe('/cms/manager/contracts?refund=unclear');
  const week = within(await panel('Questa settimana'));
  expect(week.getByText('Di cui 2 eliminati.', { exact: false })).toBeInTheDocument();
  expect(week.getByRole('link', { name: '1 nell’elenco' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts?created_at=2026-11-16..2026-11-17&sort=-created_at',
  );
  expect(week.getByText(/^9–10 nov fino alle 10:42: 2 contratti, 300,00/)).toBeInTheDocument();
});

it('says first which stated withdrawals wait for an answer, since when, and until when money is due', async () => {
  await showDashboard();
  const statements = within(await panel('Recessi da controllare'));
  expect(statements.getByRole('link', { name: 'Rita Fonti' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts/FontiFontiFontiFontiFo',
  );
  expect(statements.getByText('Dichiarato il 19/11/2026, non pagato')).toBeVisible();
  expect(statements.getByText('Dichiarato il 20/11/2026: se vale, rimborso entro il 04/12/2026')).toBeVisible();
  const refunds = await panel('Rimborsi da fare');
  const first = screen.getByRole('region', { name: 'Recessi da controllare' });
  expect(first.compareDocumentPosition(refunds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says what is to be given back, and until when', async () => {
  await showDashboard();
  const refunds = within(await panel('Rimborsi da fare'));
  expect(refunds.getByRole('link', { name: 'Ugo Conti' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts/ContiContiContiContiCo',
  );
  expect(refunds.getByText(/^990,00\s€ entro il 02\/12\/2026$/)).toBeVisible();
});

it('sends the link from the row, once', async () => {
  const { sent } = await showDashboard({
    'POST /manager/contracts/SannaSannaSannaSannaSa/resend-sms': () => ({
      data: staffContractWith({ contract_uid: 'SannaSannaSannaSannaSa', status: 'AVAIABLE' }),
      message: 'Abbiamo mandato il link.',
    }),
  });
  const expiring = within(await panel('In scadenza'));
  await userEvent.click(await expiring.findByRole('button', { name: 'Invia il link: Paolo Sanna' }));

  const call = await waitFor(() => sent.find(({ path }) => path.endsWith('/resend-sms')));
  expect(call?.options.idempotencyKey).toBeDefined();
});

it('tells whom a message did not reach, and tries again', async () => {
  const { sent } = await showDashboard({
    'POST /manager/messages/7b1f0a52-6c1d-4b53-9d5a-0f7f4c1e2a3b/retry': () => ({
      data: { ...failedMessage, status: 'queued' },
      message: 'Il messaggio riparte.',
    }),
  });
  const failed = within(await panel('Non consegnati'));
  expect(await failed.findByRole('link', { name: 'Antonio Esposito' })).toBeInTheDocument();
  expect(failed.getByText('Non arriva a +39 333 555 0187: 3 tentativi')).toBeInTheDocument();
  expect(failed.getByRole('link', { name: 'Correggi il numero' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts/EspositoEspositoEsposi?modifica',
  );

  await userEvent.click(failed.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/retry'))).toBe(true));
});

it('tells the last notices but for those that were closed on this device', async () => {
  const notices = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    title: `Avviso ${id}`,
    excerpt: 'Da sapere.',
    cta_url: null,
    visible_at: null,
    created_at: '2026-11-21T08:00:00Z',
  }));
  await showDashboard({
    'GET /account/notifications': ({ query }: Outgoing) => {
      const { per_page } = z.object({ per_page: z.number() }).parse(query);
      return pageOf(notices.slice(0, per_page));
    },
  });
  const told = within(await panel('Avvisi'));
  const titles = () => told.getAllByText(/^Avviso/).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Avviso a', 'Avviso b', 'Avviso c']));
  act(() => host().closedNotices.close('b'));
  expect(titles()).toEqual(['Avviso a', 'Avviso c']);
  await waitFor(() => expect(titles()).toEqual(['Avviso a', 'Avviso c', 'Avviso d']));
});

it('says on a phone, too, that one is attached to no dealer', async () => {
  inWindow(390);
  await showDashboard({ 'GET /manager/contracts': () => pageOf([]), 'GET /manager/stores': () => pageOf([]) });
  expect(await screen.findByText('Nessun dealer assegnato')).toBeVisible();
  expect(screen.queryByText(/Tutti i contratti firmati sono pagati/)).not.toBeInTheDocument();
});
