import { screen } from '@testing-library/react';
import type { ContractEventRecord } from 'shared-api/entities';
import { provideTestHost, refusal } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { agreed, paid } from '../common/testing/examples';
import { ContractPage } from './contract-page';

const events: ContractEventRecord[] = [
  { id: '1', type: 'created', at: '2025-04-09T14:00:00Z', actor: 'customer', data: {} },
  {
    id: '2',
    type: 'message',
    at: '2025-04-09T14:01:00Z',
    actor: 'system',
    data: { channel: 'sms', to: '•••• 567', status: 'failed' },
  },
  { id: '3', type: 'signed', at: '2025-04-09T15:20:00Z', actor: 'customer', data: {} },
];

function show(uid: string) {
  return renderWithHost(
    <Routes>
      <Route path="/account/contracts/:contract_uid" element={<ContractPage />} />
    </Routes>,
    { route: `/account/contracts/${uid}` },
  );
}

it('shows the contract’s extension with its services and its history around it', async () => {
  provideTestHost(
    ({ path }) => ({ data: path.endsWith('/events') ? events : path.endsWith('/requests') ? [agreed] : paid }),
    {
      roles: ['user'],
      renderSlot: (name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p>,
    },
  );
  const { container } = show(paid.contract_uid);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fiat Panda 1.0 Hybrid' })).toBeVisible();
  // On paper, where crumbs and actions are left out.
  expect(screen.getByText(`${paid.code}, ${paid.car_plate}, ${paid.fullname}`)).toBeInTheDocument();
  expect(screen.getByText(`customerContract {"contractUid":"${paid.contract_uid}","base":"/account"}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aggiungi al calendario' })).toBeVisible();
  expect(await screen.findByText(/^Appuntamento per il tagliando:/)).toHaveTextContent('03/12/2026 09:00');

  const history = await screen.findByRole('list', { name: /Cronologia/ });
  expect([...history.children].map((item) => item.textContent)).toEqual([
    expect.stringContaining('Hai firmato il contratto'),
    expect.stringMatching(/SMS al •••• 567.*Non consegnato/),
    expect.stringContaining('Contratto creato'),
  ]);
  await expectAccessible(container);
});

it('promises no service of a cover that has ended', async () => {
  provideTestHost(({ path }) => ({ data: /events|requests/.test(path) ? [] : { ...paid, mantenance_duration: 12 } }), {
    roles: ['user'],
  });
  show(paid.contract_uid);
  expect(await screen.findByText('Finita il 8 aprile 2026')).toBeVisible();
  expect(screen.queryByText('prossimo')).toBeNull();
  expect(screen.getAllByText('non fatto')).toHaveLength(2);
  expect(screen.getByText('Copertura')).toBeVisible();
  expect(screen.queryByText('Prossimo tagliando')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Prenota/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Chiama: / })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.queryByRole('button', { name: 'Aggiungi al calendario' })).toBeNull();
  expect(screen.queryByText(/^Ti ricordiamo ogni tagliando/)).toBeNull();
});

it('offers no booking once every service is done', async () => {
  const maintenance = paid.maintenance.map((work) => ({ ...work, done_on: '2026-11-20', km: 45_000 }));
  provideTestHost(({ path }) => ({ data: /events|requests/.test(path) ? [] : { ...paid, maintenance } }), {
    roles: ['user'],
  });
  show(paid.contract_uid);
  expect(await screen.findByText('Tutti i tagliandi sono fatti')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Prenota/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Chiama: / })).toBeVisible();
});

it('knows nothing of a contract that is not one’s own', async () => {
  provideTestHost(
    () => {
      throw refusal('not_found', 'Non trovato.');
    },
    { roles: ['user'] },
  );
  show('ZbCdEfGhIjKlMnOpQrStUv');
  expect(await screen.findByRole('heading', { name: 'Contratto non trovato' })).toBeVisible();
});

it('keeps its heading where the contract does not come', async () => {
  provideTestHost(
    () => {
      throw refusal('unavailable', 'Riprova tra poco.');
    },
    { roles: ['user'] },
  );
  show('ZbCdEfGhIjKlMnOpQrStUv');
  expect(await screen.findByRole('heading', { level: 1, name: 'Il tuo contratto' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Il contratto non si può mostrare in questo momento');
});

it('does not even ask for an address that is no contract’s', async () => {
  const { sent } = provideTestHost(() => ({}), { roles: ['user'] });
  show('x');
  expect(screen.getByRole('heading', { name: 'Contratto non trovato' })).toBeVisible();
  expect(sent).toEqual([]);
});
