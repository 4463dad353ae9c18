import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { provideTestHost } from 'shared-api/testing';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { journey } from '../common/funnel/use-funnel';
import { contractWith } from '../common/testing/examples';
import { SignLayout } from './sign-layout';

function Elsewhere() {
  return <p>Ora a {useLocation().pathname}</p>;
}

async function open(contract: ReturnType<typeof contractWith>) {
  provideTestHost(() => new Blob());
  let view: ReturnType<typeof renderWithHost> | undefined;
  await act(async () => {
    view = renderWithHost(
      <Suspense>
        <CustomerCallsProvider base="/public">
          <Routes>
            <Route path="/contract/:uid" element={<SignLayout contract={contract} />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </CustomerCallsProvider>
      </Suspense>,
      { route: '/contract/AbCdEfGhIjKlMnOpQrStUv' },
    );
  });
  return view;
}

const begun = contractWith({ status: 'AVAIABLE', km: null, car_fuel: null, firstname: '', email: '' });

test('a contract that a dealer began says what is missing, and asks for no code before', async () => {
  const view = await open(begun);

  expect(screen.getByRole('heading', { name: 'Completa i tuoi dati' })).toBeVisible();
  expect(screen.getByText('Alimentazione, Chilometri')).toBeVisible();
  expect(screen.getByText('Nome, E-mail')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Invia il codice/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Firma con obbligo di pagare' })).not.toBeInTheDocument();
  if (view) await expectAccessible(view.container);
});

test('completing begins at the car, with what the dealer wrote filled in', async () => {
  await open(begun);
  await userEvent.click(screen.getByRole('button', { name: 'Completa i dati' }));

  expect(await screen.findByText(`Ora a /ricerca/${begun.car_vin}`)).toBeVisible();
  expect(journey().get()).toMatchObject({
    contract_uid: begun.contract_uid,
    car: null,
    completing: true,
    vehicle: { car_model: begun.car_model, km: '' },
    customer: { firstname: '', lastname: begun.lastname },
  });
});

test('who comes back finds what was typed, and what the dealer has changed since', async () => {
  await open(begun);
  await userEvent.click(screen.getByRole('button', { name: 'Completa i dati' }));
  act(() => journey().update((before) => ({ ...before, vehicle: { ...before.vehicle, km: '18.420' } })));
  cleanup();

  await open({ ...begun, total: '990.00', package: { ...begun.package, title: 'Completo 24' } });
  await userEvent.click(screen.getByRole('button', { name: 'Completa i dati' }));
  expect(journey().get()).toMatchObject({
    vehicle: { km: '18.420' },
    offer: { title: 'Completo 24', total: '990.00' },
  });
});

describe('whole data', () => {
  const whole = contractWith({ status: 'AVAIABLE' });
  const edit = () => userEvent.click(screen.getByRole('button', { name: 'Modifica i dati' }));

  /** Who opened them, and typed another town. */
  async function typeTown() {
    await open(whole);
    await edit();
    act(() => journey().update((before) => ({ ...before, customer: { ...before.customer, city: 'Monza' } })));
    cleanup();
  }

  test('that were typed and not saved are found again', async () => {
    await typeTown();
    await open(whole);
    await edit();
    expect(journey().get().customer.city).toBe('Monza');
  });

  test('that the dealer has corrected since stand as they are in the contract', async () => {
    await typeTown();
    await open({ ...whole, version: whole.version + 1, city: 'Lodi' });
    await edit();
    expect(journey().get()).toMatchObject({ customer: { city: 'Lodi' }, contract_version: whole.version + 1 });
  });
});

test('where only the person is missing, it begins at the person', async () => {
  await open(contractWith({ status: 'AVAIABLE', firstname: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Completa i dati' }));

  expect(await screen.findByText(/^Ora a .*\/packages\/store\/confirm$/)).toBeVisible();
});
