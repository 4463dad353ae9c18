import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { Role } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { Link, Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { emptyFunnel } from '../common/funnel/funnel-state';
import { car, contractWith, customer, dealer, offer, report } from '../common/testing/examples';
import { ConfirmForm } from './confirm-form';

/** The postal code proposes nothing, and every contract is made. */
const made: Answer = ({ path }) => ({ data: path === '/public/places' ? [] : { contract_uid: 'u' } });

const journey = { ...emptyFunnel, vin: car.car_vin, report, car, offer, dealer };

interface Who {
  roles?: readonly Role[];
  goingOn?: CustomerContract;
}

async function show(state: typeof journey, answer: Answer, { goingOn, ...who }: Who = {}) {
  const host = provideTestHost(answer, who);
  await act(async () => {
    renderWithHost(
      <Suspense>
        <ConfirmForm state={state} goingOn={goingOn ?? null} />
      </Suspense>,
    );
  });
  return host;
}

/** The form between the step before it and the contract. */
function LeavablePage() {
  return (
    <Suspense>
      <Routes>
        <Route
          path="/confirm"
          element={
            <>
              <Link to="/store">Indietro</Link>
              <ConfirmForm state={{ ...journey, customer }} goingOn={null} />
            </>
          }
        />
        <Route
          path="/store"
          element={
            <>
              <p>Scegli il dealer</p>
              <Link to="/confirm">Avanti</Link>
            </>
          }
        />
        <Route path="/contract/*" element={<p>Il contratto</p>} />
      </Routes>
    </Suspense>
  );
}

const send = async () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Leggi il contratto' })[0] ?? document.body);

describe('ConfirmForm', () => {
  it('names each wrong field on top, leads there, and sends nothing', async () => {
    const { sent } = await show(
      { ...journey, customer: { ...customer, phone: '02 1480 2345', zip_code: '2012' } },
      () => ({}),
    );
    await send();
    const go = await screen.findByRole('button', { name: 'CAP: Il CAP ha 5 cifre, da 00010 a 98168.' });
    expect(screen.getByRole('button', { name: /^Cellulare: Questo è un numero fisso/ })).toBeVisible();
    await userEvent.click(go);
    expect(screen.getByLabelText('CAP')).toHaveFocus();
    expect(sent.filter(({ path }) => path.includes('create-new'))).toEqual([]);
  });

  it('asks for what is missing by its name', async () => {
    await show(
      { ...journey, customer: { ...customer, firstname: '', email: '', phone: '', zip_code: '', province: '' } },
      () => ({}),
    );
    await send();
    expect(await screen.findByRole('button', { name: 'Nome: Inserisci il nome.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'E-mail: Inserisci l’e-mail.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cellulare: Inserisci il cellulare.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'CAP: Inserisci il CAP.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Provincia: Scegli la provincia.' })).toBeVisible();
  });

  it('asks for the tick of a short mobile together with all else', async () => {
    const empty = { firstname: '', email: '', zip_code: '', general: false };
    await show({ ...journey, customer: { ...customer, ...empty, phone: '335 123 456' } }, () => ({}));
    await send();
    expect(await screen.findByRole('button', { name: 'Nome: Inserisci il nome.' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Cellulare: .*una cifra in meno/ })).toBeVisible();
  });

  it('refuses a codice fiscale with a wrong letter, and sends nothing', async () => {
    const { sent } = await show({ ...journey, customer: { ...customer, tax_code: 'RSSMRA80A01H501A' } }, () => ({}));
    await send();
    expect(
      await screen.findByRole('button', { name: /^Codice fiscale: Un carattere del codice fiscale è sbagliato/ }),
    ).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('create-new'))).toEqual([]);
  });

  it('doubts the codice fiscale of another name, and takes it all the same', async () => {
    const { sent } = await show({ ...journey, customer: { ...customer, tax_code: 'RSSMRA80A01H501U' } }, made);
    expect(screen.getByText(/^Non sembra il codice fiscale di Marco De Santis/)).toBeVisible();
    await send();
    await waitFor(() =>
      expect(sent.find(({ path }) => path.includes('create-new'))?.body).toMatchObject({
        tax_code: 'RSSMRA80A01H501U',
      }),
    );
  });

  it('puts the server’s sentences at their fields and keeps what was typed', async () => {
    await show({ ...journey, customer }, ({ path }) => {
      if (!path.includes('create-new')) return {};
      throw refusal('validation', 'Controlla i dati.', { email: ['Questo indirizzo non riceve posta.'] });
    });
    await send();
    expect(await screen.findByText('Questo indirizzo non riceve posta.')).toBeVisible();
    const email = screen.getByRole('textbox', { name: 'E-mail', description: 'Questo indirizzo non riceve posta.' });
    expect(email).toHaveValue(customer.email);
  });

  it('asks to confirm a mobile with a digit less, and then takes it', async () => {
    const { sent } = await show({ ...journey, customer: { ...customer, phone: '+39335123456' } }, made);
    await send();
    expect((await screen.findAllByText(/ha una cifra in meno del solito/)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Confermo: il numero/ }));
    await send();
    const created = sent.find(({ path }) => path.includes('create-new'));
    expect(created?.body).toMatchObject({ phone: '+39335123456', phone_confirmed: true, total: '1180.00' });
  });

  it('makes one contract of a button that is pressed twice', async () => {
    const { sent } = await show({ ...journey, customer }, made);
    const [button = document.body] = screen.getAllByRole('button', { name: 'Leggi il contratto' });
    fireEvent.click(button);
    fireEvent.click(button);
    const makes = () => sent.filter(({ path }) => path.includes('create-new'));
    await waitFor(() => expect(makes()).not.toEqual([]));
    await act(async () => undefined);
    expect(makes()).toHaveLength(1);
  });

  it('leads to the contract who waits for it, and nobody who has gone back meanwhile', async () => {
    const answered: (() => void)[] = [];
    const slow: Answer = (call) =>
      call.path.includes('create-new')
        ? new Promise((resolve) => answered.push(() => resolve(made(call))))
        : made(call);
    provideTestHost(slow);
    await act(async () => {
      renderWithHost(<LeavablePage />, { route: '/confirm' });
    });
    await send();
    await waitFor(() => expect(answered).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Indietro' }));
    await act(async () => answered[0]?.());
    expect(screen.getByText('Scegli il dealer')).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'Avanti' }));
    await send();
    await waitFor(() => expect(answered).toHaveLength(2));
    await act(async () => answered[1]?.());
    expect(await screen.findByText('Il contratto')).toBeVisible();
  });

  it('makes a signed-in customer’s contract in their account', async () => {
    const { sent } = await show({ ...journey, customer }, made, { roles: ['user'] });
    await send();
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/account/contracts/create'));
    expect(sent.map(({ path }) => path)).not.toContain('/public/contracts/create-new');
  });

  it('shows the number that the dealer wrote, to be changed by codes only', async () => {
    const goingOn = contractWith({ phone: '+393339998877', phone_by_staff: true });
    await show({ ...journey, customer: { ...customer, phone: '+393471112233' } }, () => ({}), { goingOn });
    const phone = screen.getByRole('textbox', { name: 'Cellulare' });
    expect(phone).toHaveValue('+393339998877');
    expect(phone).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Cambia numero' })).toBeVisible();
  });

  it('warns of a CAP from elsewhere without refusing it', async () => {
    await show({ ...journey, customer: { ...customer, zip_code: '20900' } }, () => ({}));
    expect(screen.getByText(/20900 di solito non è in provincia di Milano/)).toBeVisible();
    expect(screen.getByLabelText('CAP')).toBeValid();
  });

  it('warns of a comune that the CAP is not of', async () => {
    const places = [{ city: 'Milano', province: 'MI' }];
    await show({ ...journey, customer: { ...customer, city: 'Roma' } }, ({ path }) =>
      path.endsWith('/places') ? { data: places } : {},
    );
    expect(await screen.findByText('20127 è di Milano: controlla, e se è giusto vai avanti.')).toBeVisible();
    expect(screen.getByLabelText('Comune')).toBeValid();
  });
});
