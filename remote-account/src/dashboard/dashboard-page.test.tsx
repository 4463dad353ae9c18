import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pickCars } from 'shared-api/domain';
import type { ContractRequest, ContractRow, CustomerContract } from 'shared-api/entities';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { agreed, contractWith, customer, paid } from '../common/testing/examples';
import { DashboardPage } from './dashboard-page';

/** The account's answers for these contracts. */
function accountOf(
  contracts: readonly CustomerContract[],
  rows: readonly ContractRow[] = contracts,
  requests: readonly ContractRequest[] = [],
): Answer {
  return ({ path, body }) => {
    if (path === '/account') return { data: customer };
    if (path === '/account/update-settings')
      return { data: { ...customer, settings: { ...customer.settings, ...Object(body) } } };
    if (path === '/account/overview') {
      const uids = pickCars(rows).map(({ contract_uid }) => contract_uid);
      return { data: { contracts: rows, covers: contracts.filter(({ contract_uid }) => uids.includes(contract_uid)) } };
    }
    if (path.endsWith('/requests')) return { data: requests };
    return { data: contracts.find(({ contract_uid }) => path.includes(contract_uid)) };
  };
}

it('says what is to be done, how much, until when, and what comes of it otherwise', async () => {
  provideTestHost(accountOf([contractWith(), paid]), { roles: ['user'] });
  const { container } = renderWithHost(<DashboardPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ciao, Marco' })).toBeVisible();
  expect(await screen.findByText('Hai 2 contratti e una cosa da fare.')).toBeVisible();

  expect(screen.getByRole('heading', { name: 'Paga il contratto della tua Jeep Avenger' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Paga in un altro modo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/account\/contracts\/[^#]+#pagamento$/),
  );
  expect(screen.getByText(/Fai un bonifico di/)).toHaveTextContent(
    'Fai un bonifico di 1.180,00 € entro il 27 novembre 2026. Mancano 6 giorni: se non arriva, il contratto viene annullato.',
  );
  expect(screen.getByRole('link', { name: 'Vedi i dati del bonifico' })).toHaveAttribute(
    'href',
    '/account/contracts/AbCdEfGhIjKlMnOpQrStUv#pagamento',
  );
  await expectAccessible(container);
});

it('lists everything that is to be done by its last day, with the way to pay on the card too', async () => {
  const toSign = contractWith({
    contract_uid: 'CcCdEfGhIjKlMnOpQrStUv',
    code: 'CC-2026-000777',
    car_vin: 'WVWZZZ1KZAW000001',
    car_model: 'Volkswagen T-Roc',
    status: 'AVAIABLE',
    signed_at: null,
    filled_at: null,
    payment_method: null,
    days_left: 18,
    deletion_at: '2026-12-09T22:59:59Z',
  });
  provideTestHost(accountOf([toSign, contractWith(), paid]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText('Hai 3 contratti e 2 cose da fare.')).toBeVisible();

  expect(screen.getByRole('heading', { name: 'Paga il contratto della tua Jeep Avenger' })).toBeVisible();
  const later = within(
    screen.getByRole('heading', { name: 'Poi, in ordine di scadenza' }).closest('section') ?? document.body,
  );
  expect(later.getByRole('listitem')).toHaveTextContent(
    'Firma il contratto della tua Volkswagen T-RocDa firmare entro il 9 dicembre 2026',
  );
  expect(later.getByRole('link', { name: /^Leggi e firma/ })).toHaveAttribute(
    'href',
    '/account/contracts/CcCdEfGhIjKlMnOpQrStUv',
  );

  expect(later.getByText('mancano 18 giorni')).toBeVisible();

  const jeep = within(screen.getByRole('link', { name: /^Paga \s*CC-/ }).closest('article') ?? document.body);
  expect(jeep.getByText('1.180,00 € da pagare entro il 27 novembre 2026')).toBeVisible();
  expect(jeep.getByText('6 giorni')).toBeVisible();
  expect(jeep.getByRole('link', { name: /^Recedere dal contratto qui\s+CC-/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/account\/contracts\/[^#]+#recesso$/),
  );
});

it('names what each card offers with its contract, and the evidence as everywhere', async () => {
  const toSign = contractWith({
    contract_uid: 'CcCdEfGhIjKlMnOpQrStUv',
    code: 'CC-2026-000777',
    car_vin: 'WVWZZZ1KZAW000001',
    status: 'AVAIABLE',
    signed_at: null,
  });
  const signed = contractWith();
  provideTestHost(accountOf([toSign, signed, paid]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  const named = (what: string, { code }: CustomerContract) => ({ name: new RegExp(`^${what}\\s+${code}$`) });
  expect(await screen.findByRole('link', named('Leggi e firma', toSign))).toBeVisible();
  expect(screen.getByRole('link', named('Leggi il contratto', signed))).toBeVisible();
  expect(screen.getByRole('button', named('Fascicolo delle prove', signed))).toBeVisible();
  expect(screen.getByRole('button', named('Aggiungi al calendario', paid))).toBeVisible();
});

it('asks for no payment of a contract that its owner said to withdraw from', async () => {
  const stated = contractWith({ withdrawal_stated_at: '2026-11-20T09:42:00Z' });
  provideTestHost(accountOf([stated]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText('Hai 1 contratto. Non c’è niente da fare.')).toBeVisible();
  expect(screen.getByText('Recesso dichiarato il 20 novembre 2026: il concessionario lo controlla.')).toBeVisible();
  expect(screen.queryByText(/da pagare|Paga/)).not.toBeInTheDocument();
});

it('says how many days are left also where there are more than a week of them', async () => {
  provideTestHost(accountOf([contractWith({ days_left: 20, deletion_at: '2026-12-11T22:59:59Z' })]), {
    roles: ['user'],
  });
  renderWithHost(<DashboardPage />);
  expect(await screen.findAllByText('mancano 20 giorni')).toHaveLength(2);
  expect(screen.queryByText('11/12/2026')).not.toBeInTheDocument();
});

it('tells no more days than the term has, although the day of the end lies further', async () => {
  provideTestHost(accountOf([contractWith({ days_left: 15, deletion_at: '2026-12-07T09:00:00Z' })]), {
    roles: ['user'],
  });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/Mancano 15 giorni/)).toBeVisible();
  expect(screen.getAllByText('mancano 15 giorni')).toHaveLength(2);
});

it('speaks of a rental as a rental', async () => {
  const rental = contractWith();
  provideTestHost(accountOf([{ ...rental, package: { ...rental.package, kind: 'rental' } }]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Paga il contratto di noleggio: Jeep Avenger' })).toBeVisible();
});

it('tells no end of a rental, which runs from the day on which the car is handed over', async () => {
  const rental = { ...paid, package: { ...paid.package, kind: 'rental' as const } };
  provideTestHost(accountOf([rental]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^Tagliandi 36: \d+ mesi dalla consegna dell’auto, /)).toBeVisible();
  expect(screen.queryByText(/valido fino al/)).not.toBeInTheDocument();
});

it('foresees the next service of each car', async () => {
  provideTestHost(accountOf([contractWith(), paid]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  const panda = within(
    (await screen.findByRole('heading', { name: 'Fiat Panda 1.0 Hybrid' })).closest('article') ?? document.body,
  );
  expect(panda.getByText(/27 gennaio 2027/)).toHaveTextContent('27 gennaio 2027 circa, a 45.000 km');
  expect(panda.getByText('Stima dai 30.450 km del 14 marzo 2026. Al più tardi il 9 aprile 2027.')).toBeVisible();
  expect(panda.getByText('Tagliandi 36, valido fino al 8 aprile 2028')).toBeVisible();
});

it('changes a setting in place', async () => {
  const { sent } = provideTestHost(accountOf([paid]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Avvisi per SMS' }));
  expect(await screen.findByRole('switch', { name: 'Avvisi per SMS' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Scuro' }));
  expect(screen.getByRole('radio', { name: 'Scuro' })).toBeChecked();
  expect(sent.filter(({ path }) => path === '/account/update-settings').map(({ body }) => body)).toEqual([
    { notices: { email: true, sms: false, in_app: true } },
    { theme: 'dark' },
  ]);
});

it('begins with the VIN where there is no contract yet', async () => {
  provideTestHost(accountOf([]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText('Non hai contratti in corso. Non c’è niente da fare.')).toBeVisible();
  const search = screen.getByRole('button', { name: 'Cerca l’auto' });
  expect(search).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: /telaio/ }), 'ZACPJFCW1SP018273');
  expect(search).not.toHaveAttribute('aria-disabled');
});

it('leads staff without contracts to their own data', async () => {
  const { sent } = provideTestHost(accountOf([]), { roles: ['manager'] });
  renderWithHost(<DashboardPage />);
  expect(screen.getByRole('link', { name: 'Dati e consensi' })).toHaveAttribute('href', '/account/profile');
  expect(screen.getByRole('link', { name: 'Accesso e sessioni' })).toHaveAttribute('href', '/account/security');
  expect(sent).toEqual([]);
});

it('tells what was paid as what comes back', async () => {
  const due = { withdrawn_at: '2026-11-20T10:00:00Z', refund_due_at: '2026-12-04T10:00:00Z' };
  provideTestHost(accountOf([{ ...paid, ...due, amount: '750.00' }]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^Rimborso di 750,00\s€ entro il 04\/12\/2026/)).toBeVisible();
});

it('tells a refund that is on its way, though the contract is no car of theirs any more', async () => {
  const withdrawn = { ...paid, withdrawn_at: '2026-11-20T10:00:00Z', refund_due_at: '2026-12-04T10:00:00Z' };
  provideTestHost(accountOf([withdrawn]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^Rimborso di 799,00\s€ entro il 04\/12\/2026/)).toBeVisible();
  expect(screen.getByText(/^Non hai contratti in corso/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: paid.code })[0]).toHaveAttribute(
    'href',
    `/account/contracts/${paid.contract_uid}`,
  );
});

it('greets somebody whose name is not known yet', async () => {
  const answers = accountOf([]);
  const nameless: Answer = (request) =>
    request.path === '/account' ? { data: { ...customer, firstname: '' } } : answers(request);
  provideTestHost(nameless, { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  await screen.findByText(/^Non hai contratti in corso/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ciao$/);
});

it('tells a cover that has ended as ended, and asks for another one', async () => {
  provideTestHost(accountOf([paid]), { roles: ['user'], now: () => Date.parse('2028-04-20T10:00:00Z') });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^Non hai contratti in corso, ma hai una cosa da fare\.$/)).toBeVisible();
  expect(screen.getByText(/valeva fino al/)).toHaveTextContent('8 aprile 2028: la tua auto non è più coperta');
  expect(screen.getByRole('link', { name: 'Vedi i pacchetti' })).toBeVisible();
  expect(screen.getByText(/, finito il 8 aprile 2028$/)).toBeVisible();
  expect(screen.getByText('Finita il 8 aprile 2028')).toBeVisible();
  expect(screen.getByText('Copertura')).toBeVisible();
  expect(screen.queryByText('Prossimo tagliando')).toBeNull();
});

it('counts no cover that is over, also where another contract of the car followed it', async () => {
  const followed = { ...paid, mantenance_duration: 12, contract_uid: 'EeCdEfGhIjKlMnOpQrStUv', code: 'CC-2024-000009' };
  const renewed = { ...paid, created_at: '2026-10-01T10:00:00Z', signed_at: '2026-10-01T10:00:00Z' };
  const running = { ...contractWith(), car_vin: 'WVWZZZ1KZAW000001' };
  provideTestHost(accountOf([running, renewed, followed]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^Hai 2 contratti in corso e /)).toBeVisible();
});

it('calls late what was not done by its day', async () => {
  const withdrawn = { ...contractWith(), withdrawn_at: '2026-11-20T10:00:00Z', refund_due_at: '2026-12-04T10:00:00Z' };
  const now = () => Date.parse('2027-06-01T10:00:00Z');
  provideTestHost(accountOf([paid, withdrawn]), { roles: ['user'], now });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^È compreso nel contratto ed è scaduto/)).toHaveTextContent(
    'andava fatto entro il 9 aprile 2027 o a 45.000 km',
  );
  expect(screen.getByText(/^Scaduto il 9 aprile 2027/)).toBeVisible();
  expect(screen.getByText('scaduto il 09/04/2027')).toBeVisible();
  expect(screen.getByText('entro 09/04/2028')).toBeVisible();
  expect(screen.getByText(/^Hai 1 contratto in corso/)).toBeVisible();
  expect(screen.getByText(/^Il rimborso di .* doveva arrivare entro il 04\/12\/2026/)).toBeVisible();
});

it('tells the day that is agreed with the dealer, in place of the way to ask for one', async () => {
  const asked = () => screen.queryAllByRole('link', { name: /^Chiedi un appuntamento/ });
  provideTestHost(accountOf([paid]), { roles: ['user'] });
  const { unmount } = renderWithHost(<DashboardPage />);
  expect(await screen.findByText('Fiat Panda 1.0 Hybrid')).toBeVisible();
  expect(asked()).toHaveLength(1);
  unmount();

  provideTestHost(accountOf([paid], [paid], [agreed]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByRole('link', { name: 'Appuntamento per il tagliando: 03/12/2026 09:00' })).toHaveAttribute(
    'href',
    `/account/contracts/${paid.contract_uid}`,
  );
  expect(asked()).toEqual([]);
});

it('says that a service is due now where the kilometres that were told have reached it', async () => {
  const maintenance = paid.maintenance.map((work) => (work.n === 2 ? { ...work, projected_on: '2026-11-21' } : work));
  provideTestHost(accountOf([{ ...paid, maintenance }]), { roles: ['user'] });
  renderWithHost(<DashboardPage />);
  expect(await screen.findByText(/^Da fare adesso/, { selector: 'article p' })).toHaveTextContent(
    'Da fare adesso a 45.000 km',
  );
  expect(screen.getByText(/ed è da fare adesso/)).toHaveTextContent(
    'l’auto arriva a 45.000 km prima del 9 aprile 2027',
  );
  expect(screen.getByText(/^Stima dai chilometri che hai scritto al concessionario/)).toBeVisible();
});
