import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDesk } from 'shared-api/contracts';
import { ConnectionError } from 'shared-api/errors';
import { host } from 'shared-api/react';
import { exampleOffer, refusal } from 'shared-api/testing';
import { exampleStores } from 'shared-staff/testing';
import { Link, Route, Routes, useLocation } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createsOf, exampleVin, provideDealerServer } from '../common/testing/dealer-server';
import { fieldMessages } from './form/field.messages';
import { carTexts, customerTexts, isTextField, textFields } from './form/values';
import { NewContractPage } from './new-contract-page';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      Ora a {pathname}
      {search}
    </p>
  );
}

function open(route = '/cms/manager/contracts/new-contract') {
  return renderWithHost(
    <Routes>
      <Route path="/cms/manager/contracts/new-contract" element={<NewContractPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { route },
  );
}

const vinField = () => screen.findByRole('textbox', { name: /telaio/i });

async function enterVin() {
  await userEvent.click(await vinField());
  await userEvent.paste(exampleVin);
  await screen.findByText('Trovata nel registro dei veicoli:');
}

/** From the VIN to the last field by the keyboard alone. */
async function writeContract() {
  await enterVin();
  await waitFor(() => expect(screen.getByLabelText(/^Chilometri/)).toHaveFocus());
  await userEvent.keyboard('18420{Enter}');
  await screen.findByRole('radio', { name: 'Completo 36' });
  screen.getByRole('radio', { name: 'Completo 36' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText(/^Cellulare/)).toHaveFocus();
  await userEvent.keyboard('351 5550121');
  await screen.findByText('Ilaria Marchetti');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Usa questi dati' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

test('who is attached to no dealer has no form to fill in, and is told why', async () => {
  provideDealerServer({ stores: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Nessun dealer assegnato' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /telaio/i })).not.toBeInTheDocument();
});

test('Enter goes on to the next field and never makes another person of who is being written', async () => {
  provideDealerServer();
  open();
  await userEvent.type(await screen.findByLabelText(/^Cellulare/), '3515550121');
  await screen.findByText('Ilaria Marchetti');

  await userEvent.keyboard('{Enter}');

  expect(screen.getByLabelText(/^Nome/)).toHaveFocus();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('');
  expect(screen.getByLabelText(/^Cellulare/)).toHaveValue('3515550121');
});

test('a known customer’s data are compared with what is written, taken only by the button, and taken back', async () => {
  const { notices } = provideDealerServer();
  open();
  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Mario');
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'ilaria@posta.it');
  await screen.findByText('Ilaria Marchetti');

  expect(screen.getByText('Nome: «Mario» diventa «Ilaria»')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Usa questi dati' }));
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Ilaria');
  expect(screen.getByLabelText(/^Nome/)).toHaveFocus();
  expect(screen.getByLabelText(/^Comune/)).toHaveValue('Torino');
  expect(screen.getByLabelText(/^Codice fiscale/)).toHaveValue('MRCLRI80A41L219Z');

  const [notice] = notices;
  expect(notice).toMatchObject({ text: 'Inseriti i dati di Ilaria Marchetti.', action: { label: 'Annulla' } });
  await userEvent.clear(screen.getByLabelText(/^CAP/));
  await userEvent.type(screen.getByLabelText(/^CAP/), '10124');
  act(() => notice?.action?.run());
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Mario');
  expect(screen.getByLabelText(/^Comune/)).toHaveValue('');
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ilaria@posta.it');
  expect(screen.getByLabelText(/^CAP/)).toHaveValue('10124');
});

test('whatever is sent of the car and of the customer stands in a field that bears its name', async () => {
  provideDealerServer({ report: { km: 20_000, car_mileage_date: '2026-01-10' } });
  const { container } = open();
  await enterVin();
  await userEvent.clear(screen.getByLabelText(/^Chilometri/));
  await userEvent.type(screen.getByLabelText(/^Chilometri/), '18420');

  for (const field of [...carTexts, ...customerTexts]) {
    const label = new RegExp(String(fieldMessages[field].defaultMessage), 'i');
    expect(container.querySelector(`[name=${field}]`)).toHaveAccessibleName(label);
  }
});

test('the fields are named in the order in which they stand on the page', async () => {
  provideDealerServer({ report: { km: 20_000, car_mileage_date: '2026-01-10' }, stores: exampleStores });
  const { container } = open();
  await enterVin();
  await userEvent.clear(screen.getByLabelText(/^Chilometri/));
  await userEvent.type(screen.getByLabelText(/^Chilometri/), '18420');

  const drawn = [...container.querySelectorAll('[name]')].map((input) => input.getAttribute('name') ?? '');
  expect([...new Set(drawn.filter(isTextField))]).toEqual(textFields);
});

test('the day of the kilometres follows them until somebody writes it', async () => {
  provideDealerServer({ report: { km: 20_000, car_mileage_date: '2026-01-10' } });
  open();
  await enterVin();
  const km = screen.getByLabelText(/^Chilometri/);
  const day = screen.getByLabelText(/^Rilevati il/);
  expect(day).toHaveValue('10/01/2026');

  await userEvent.type(km, '1');
  expect(day).toHaveValue('21/11/2026');
  await userEvent.clear(day);
  await userEvent.type(day, '10/10/2026');
  await userEvent.tab();
  await userEvent.type(km, '2');
  expect(day).toHaveValue('10/10/2026');
});

test('kilometres that no car has run say so, and the packages stay', async () => {
  const { sent } = provideDealerServer();
  open();
  await enterVin();
  await userEvent.type(screen.getByLabelText(/^Chilometri/), '3000000');
  await userEvent.tab();

  expect(await screen.findByText('Il valore massimo è 2.000.000.')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'Completo 36' })).toBeInTheDocument();
  const asked = sent.filter(({ path }) => path === '/manager/pack-types').map(({ query }) => JSON.stringify(query));
  expect(asked.filter((query) => query.includes('3000000'))).toEqual([]);
});

test('what is written in small letters is judged as it is written large when its field is left', async () => {
  provideDealerServer();
  open();
  await userEvent.type(await screen.findByLabelText(/^Codice fiscale/), 'mrclri80a41l219x');
  await userEvent.tab();

  await waitFor(() => expect(screen.getByLabelText(/^Codice fiscale/)).toBeInvalid());
  expect(screen.getByLabelText(/^Codice fiscale/)).toHaveValue('MRCLRI80A41L219X');
});

test('a codice fiscale of somebody else is doubted, not refused', async () => {
  provideDealerServer();
  open();
  await userEvent.type(await screen.findByLabelText(/^Cognome/), 'Marchetti');
  const code = screen.getByLabelText(/^Codice fiscale/);

  await userEvent.type(code, 'rssmra 80a01 h501u');
  expect(code).toHaveAccessibleDescription(/^Non sembra il codice fiscale di Marchetti/);
  await userEvent.tab();
  expect(code).toHaveValue('RSSMRA80A01H501U');
  await userEvent.clear(code);
  await userEvent.type(code, 'MRCLRI80A41L219Z');
  expect(code).toHaveAccessibleDescription('');
});

test('a contract is written and sent without a mouse', async () => {
  const { sent } = provideDealerServer();
  open();

  await writeContract();
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ilaria@posta.it');
  expect(screen.getByRole('radio', { name: 'Link per SMS' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Invia il link per SMS' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText('Ora a /cms/manager/contracts/AbCdEfGhIjKlMnOpQrStUv')).toBeInTheDocument();
  expect(createsOf(sent).map(({ body }) => body)).toEqual([
    {
      car_vin: exampleVin,
      car_plate: 'GT109RZ',
      car_registration_date: '2025-03-18',
      km: 18_420,
      car_mileage_date: '2026-11-21',
      car_model: 'Jeep Avenger',
      car_version: '1.2 Turbo Altitude',
      car_fuel: 'benzina',
      car_model_year: 2025,
      car_material_code: '516.AV1.0',
      package_id: exampleOffer.id,
      total: '1180.00',
      phone: '+393515550121',
      firstname: 'Ilaria',
      lastname: 'Marchetti',
      tax_code: 'MRCLRI80A41L219Z',
      email: 'ilaria@posta.it',
      address: 'Via Po 12',
      zip_code: '10123',
      city: 'Torino',
      province: 'TO',
      store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c',
      send: true,
    },
  ]);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ entry: { method: 'DELETE' } }));
});

test('the button works always: what is missing gets the focus, and nothing is sent', async () => {
  const { sent } = provideDealerServer();
  open();

  await enterVin();
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link per SMS' }));

  await waitFor(() => expect(screen.getByRole('radio', { name: 'Completo 36' })).toHaveFocus());
  expect(screen.getByText(/^Mancano: pacchetto e cellulare$/)).toBeInTheDocument();
  expect(createsOf(sent)).toEqual([]);
});

test('what the browser finds missing or wrong is listed above the form, each leading to its field', async () => {
  const { sent } = provideDealerServer();
  open();

  await enterVin();
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'ilaria@');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link per SMS' }));

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Ci sono 3 dati da correggere');
  await userEvent.click(within(summary).getByRole('button', { name: /^E-mail: / }));
  expect(screen.getByLabelText(/^E-mail/)).toHaveFocus();
  expect(createsOf(sent)).toEqual([]);
});

test('a phone is judged once it is left, also where it was missed before, and wants its digits', async () => {
  provideDealerServer();
  open();
  await enterVin();
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link per SMS' }));
  const phone = screen.getByLabelText(/^Cellulare/);
  await waitFor(() => expect(phone).toBeInvalid());

  await userEvent.type(phone, '333 555 77');
  expect(phone).toBeValid();
  await userEvent.tab();
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Un cellulare italiano ha 10 cifre/));
});

/** The dealer that the bar shows, chosen in this tab or another. */
function workFor(name: string) {
  const store = exampleStores.find((known) => known.name === name);
  act(() => host().store.choose(store ? { store_uid: store.store_uid, name } : null));
}
const [oneStore, otherStore] = exampleStores.map(({ name, city }) => ({ name, label: `${name}, ${city}` }));

test('that a dealer is switched off is told before anything is typed, and no longer once another is chosen', async () => {
  const [off, on] = exampleStores.map((store, place) => ({ ...store, active: place > 0 }));
  provideDealerServer({ stores: [off, on].flatMap((store) => store ?? []) });
  open();
  const dealer = await screen.findByRole('combobox', { name: /^Dealer/ });
  expect(screen.queryByText(/non riceve contratti nuovi/)).not.toBeInTheDocument();
  await userEvent.selectOptions(dealer, oneStore?.label ?? '');
  expect(
    screen.getByText(`${off?.name} è spento: non riceve contratti nuovi, quelli che ci sono vanno avanti.`, {
      exact: false,
    }),
  ).toBeVisible();

  await userEvent.selectOptions(dealer, otherStore?.label ?? '');
  expect(screen.queryByText(/non riceve contratti nuovi/)).not.toBeInTheDocument();
});

test('the dealer that was chosen for a contract stays while the bar moves to another', async () => {
  provideDealerServer({ stores: exampleStores });
  open();
  const dealer = await screen.findByRole('combobox', { name: /^Dealer/ });
  await userEvent.selectOptions(dealer, oneStore?.label ?? '');

  workFor(otherStore?.name ?? '');
  expect(screen.getByRole('combobox', { name: /^Dealer/ })).toHaveDisplayValue(oneStore?.label ?? '');
});

test('a form that was begun for one dealer is not taken up for the one in the bar', async () => {
  const store_uid = exampleStores[0]?.store_uid;
  provideDealerServer({
    stores: exampleStores,
    kept: { 'manager-new-contract-b': { car_plate: 'GT109RZ', store_uid } },
  });
  workFor(otherStore?.name ?? '');
  open('/cms/manager/contracts/new-contract?modulo=manager-new-contract-b');

  expect(await screen.findByRole('combobox', { name: /^Dealer/ })).toHaveDisplayValue(oneStore?.label ?? '');
});

test('a contract without a dealer of its own goes with the bar', async () => {
  provideDealerServer({ stores: exampleStores });
  workFor(oneStore?.name ?? '');
  open();
  await vinField();
  const summary = await screen.findByRole('region', { name: 'Riepilogo' });
  await waitFor(() => expect(summary).toHaveTextContent(oneStore?.name ?? ''));
  expect(screen.queryByRole('combobox', { name: /^Dealer/ })).not.toBeInTheDocument();

  workFor(otherStore?.name ?? '');
  await waitFor(() => expect(summary).toHaveTextContent(otherStore?.name ?? ''));
});

test('one missing datum more than are named has a name as well', async () => {
  provideDealerServer({ stores: exampleStores });
  open();
  await screen.findByRole('combobox', { name: /^Dealer/ });

  expect(screen.getByText('Mancano: telaio, pacchetto, cellulare e dealer')).toBeInTheDocument();
  expect(screen.getByText(/^Bastano telaio, pacchetto, cellulare e dealer: /)).toBeInTheDocument();
});

test('how many packages are possible is said once the car is known, and what was to be completed is no longer', async () => {
  provideDealerServer();
  open();
  await enterVin();
  expect(screen.queryByText(/per questa auto$/)).not.toBeInTheDocument();
  const missing = screen.getByText(/Da completare: chilometri/);
  expect(missing.closest('[role=status]')).toHaveTextContent('Trovata');
  // What is left changes with each field: a screen reader does not read the note again.
  expect(missing).toHaveAttribute('aria-live', 'off');

  await userEvent.type(screen.getByLabelText(/^Chilometri/), '18420');
  expect(await screen.findByText(/possibil.* su .* per questa auto$/)).toBeInTheDocument();
  expect(screen.queryByText(/Da completare: chilometri/)).not.toBeInTheDocument();
});

test('kilometres read before the registration are told when either day is left', async () => {
  provideDealerServer();
  open();
  const registered = await screen.findByLabelText(/immatricolat/i);
  const measured = screen.getByLabelText(/^Rilevati il/);
  await userEvent.type(registered, '01/06/2025');
  await userEvent.clear(measured);
  await userEvent.type(measured, '01/05/2025');
  await userEvent.tab();
  await waitFor(() => expect(measured).toBeInvalid());

  await userEvent.clear(registered);
  await userEvent.type(registered, '01/04/2025');
  await userEvent.tab();
  await waitFor(() => expect(measured).toBeValid());
});

test('a link leaves with VIN, package and phone, and the page says what the customer will complete', async () => {
  const { sent } = provideDealerServer({
    report: { source: 'decoded', car_model: null, car_version: null, car_fuel: null, car_plate: null },
  });
  open();

  await userEvent.click(await vinField());
  await userEvent.paste(exampleVin);
  await screen.findByText('Non è in nessun registro.');
  await userEvent.click(await screen.findByRole('radio', { name: 'Completo 36' }));
  await userEvent.type(screen.getByLabelText(/^Cellulare/), '3475550142');
  expect(
    screen.getByText('Il cliente completa dal link: chilometri, modello, alimentazione e altri 7 dati'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link per SMS' }));

  expect(await screen.findByText(/^Ora a /)).toBeInTheDocument();
  const [made] = createsOf(sent);
  expect(made?.body).toMatchObject({ car_vin: exampleVin, phone: '+393475550142', send: true });
  expect(made?.body).not.toHaveProperty('firstname');
});

test('the make that the VIN tells is put before a typed model, once, and what is written then stays', async () => {
  const { sent } = provideDealerServer({
    report: { source: 'decoded', car_model: null, car_version: null, car_fuel: null, car_plate: null },
  });
  open();

  await userEvent.click(await vinField());
  await userEvent.paste(exampleVin);
  await screen.findByText('Non è in nessun registro.');
  const model = screen.getByLabelText(/^Modello/);
  expect(model).toHaveAccessibleDescription('Marca secondo il telaio: Jeep');
  await userEvent.type(model, 'Avenger');
  await userEvent.tab();
  expect(model).toHaveValue('Jeep Avenger');
  await userEvent.type(model, ' Summit');
  await userEvent.tab();
  expect(model).toHaveValue('Jeep Avenger Summit');
  await userEvent.clear(model);
  await userEvent.type(model, 'Fiat 600');
  await userEvent.tab();
  expect(model).toHaveValue('Fiat 600');

  await userEvent.click(await screen.findByRole('radio', { name: 'Completo 36' }));
  await userEvent.type(screen.getByLabelText(/^Cellulare/), '3475550142');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link per SMS' }));
  expect(await screen.findByText(/^Ora a /)).toBeInTheDocument();
  expect(createsOf(sent)[0]?.body).toMatchObject({ car_model: 'Fiat 600' });
});

test('a draft is saved with whatever is there', async () => {
  const { sent } = provideDealerServer();
  open();

  await userEvent.click(await screen.findByRole('radio', { name: 'Completo 36' }));
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Ilaria');
  await userEvent.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText(/^Ora a /)).toBeInTheDocument();
  expect(createsOf(sent).map(({ body }) => body)).toEqual([
    {
      package_id: exampleOffer.id,
      total: '1180.00',
      store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c',
      car_mileage_date: '2026-11-21',
      firstname: 'Ilaria',
    },
  ]);
});

test('a postal code fills in its comune and province', async () => {
  provideDealerServer();
  open();

  await userEvent.click(await screen.findByLabelText(/^CAP/));
  await userEvent.paste(' 10121 ');

  await waitFor(() => expect(screen.getByLabelText(/^Comune/)).toHaveValue('Torino'));
  expect(screen.getByLabelText(/^Provincia/)).toHaveValue('TO');
});

test('a car of an own contract is filled in, and the page says from which', async () => {
  provideDealerServer({ report: { source: 'decoded', from_contract: 'CC-2024-000001' } });
  open();

  await userEvent.click(await vinField());
  await userEvent.paste(exampleVin);

  expect(await screen.findByText('Già in un contratto proprio, CC-2024-000001:')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Modello/)).toHaveValue('Jeep Avenger');
  expect(screen.getByRole('textbox', { name: /^Targa/ })).toHaveValue('GT109RZ');
});

test('at the counter only the phone is needed of the customer', async () => {
  const { sent, notices } = provideDealerServer();
  open();

  await enterVin();
  await userEvent.type(screen.getByLabelText(/^Chilometri/), '18420');
  await userEvent.click(await screen.findByRole('radio', { name: 'Completo 36' }));
  await userEvent.type(screen.getByLabelText(/^Cellulare/), '3475550142');
  await userEvent.click(screen.getByRole('radio', { name: 'Firma al banco' }));
  await userEvent.click(screen.getByRole('button', { name: 'Firma al banco' }));

  expect(await screen.findByText(/Ora a .*\/counter$/)).toBeInTheDocument();
  expect(createsOf(sent)[0]?.body).not.toHaveProperty('send');
  expect(createsOf(sent)[0]?.options.saysSuccess).toBe(true);
  expect(notices.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Contratto CC-\S+ pronto da firmare al banco\.$/),
  ]);
});

test('a refusal stands at its field and above, with everything that was typed', async () => {
  provideDealerServer({
    create: () => {
      throw refusal('offer_changed', 'Controlla i dati.', { package_id: ['Il prezzo ora è 1.200,00 €.'] });
    },
  });
  open();

  await writeContract();
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link per SMS' }));

  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('button')).toHaveTextContent('Pacchetto: Il prezzo ora è 1.200,00 €.');
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Ilaria');
});

test('a lost connection loses nothing, and the retry has the same key', async () => {
  let tries = 0;
  const { sent } = provideDealerServer({
    create: () => {
      tries += 1;
      throw new ConnectionError('Failed to fetch');
    },
  });
  open();

  await writeContract();
  const button = screen.getByRole('button', { name: 'Invia il link per SMS' });
  await userEvent.click(button);
  await waitFor(() => expect(tries).toBe(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  await waitFor(() => expect(tries).toBe(2));

  const keys = createsOf(sent).map(({ options }) => options.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(screen.getByLabelText(/^Cellulare/)).toHaveValue('351 5550121');
});

const ilaria = { car_vin: exampleVin, firstname: 'Ilaria', km: '18420' };
const keptForms = {
  'manager-new-contract-b': { car_plate: 'GT109RZ', car_model: 'Jeep Avenger' },
  'manager-new-contract': ilaria,
  'manager-new-contract-c': {},
};

test('what was begun is listed by what it holds, and the one taken up again goes on under its own name', async () => {
  const { sent } = provideDealerServer({ kept: keptForms });
  const { container } = open();

  const list = await screen.findByRole('region', { name: 'Da completare' });
  expect(list).toHaveTextContent('3 moduli di nuovo contratto');
  expect(within(list).getByText('GT 109 RZ')).toBeInTheDocument();
  expect(within(list).getByText('Jeep Avenger')).toBeInTheDocument();
  expect(within(list).getAllByText('Salvato il 21/11/2026 09:30, conservato fino al 21/12/2026')).toHaveLength(2);
  await userEvent.click(within(list).getByRole('button', { name: 'Mostra un altro modulo' }));
  expect(within(list).getByText('Modulo del 21/11/2026 09:30')).toBeInTheDocument();
  await expectAccessible(container);

  await userEvent.click(within(list).getByRole('link', { name: 'Riprendi: Ilaria' }));
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Ilaria');
  expect(screen.queryByRole('link', { name: 'Riprendi: Ilaria' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Cognome/), 'Marchetti');

  expect(await screen.findByText('Bozza salvata alle 10:42', undefined, { timeout: 3_000 })).toBeInTheDocument();
  const latest = () => sent.findLast(({ entry }) => entry.method === 'PUT');
  await waitFor(() => expect(latest()?.body).toMatchObject({ value: { firstname: 'Ilaria', lastname: 'Marchetti' } }), {
    timeout: 3_000,
  });
  expect(latest()?.path).toBe('/account/drafts/manager-new-contract');
});

describe('a form that went on in another window', () => {
  const key = 'manager-new-contract';
  const openKept = async (server: Parameters<typeof provideDealerServer>[0] = {}) => {
    const page = provideDealerServer({ kept: { [key]: ilaria }, ...server });
    const shown = open(`/cms/manager/contracts/new-contract?modulo=${key}`);
    expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Ilaria');
    const kept = () => page.sent.filter(({ entry }) => entry.method === 'PUT').map(({ body }) => body);
    return { ...page, ...shown, kept };
  };
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  test('says so to who comes back, keeps nothing, and opens what stands there', async () => {
    const { elsewhere, kept, container } = await openKept();
    elsewhere.keep(key, { ...ilaria, firstname: 'Marta' });
    comeBack();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Questo modulo è stato cambiato il 21/11/2026 09:31 in un’altra finestra');
    await expectAccessible(container);
    expect(screen.queryByText(/^Bozza salvata/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Cognome/), 'Marchetti');
    await userEvent.click(within(note).getByRole('button', { name: 'Apri l’altra versione' }));

    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue('Marta'));
    expect(screen.getByLabelText(/^Cognome/)).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test('replaces nothing while one types here, until one wants it', async () => {
    const { elsewhere, kept } = await openKept();
    elsewhere.keep(key, { ...ilaria, firstname: 'Marta' });
    await userEvent.type(screen.getByLabelText(/^Cognome/), 'Marchetti');
    const note = await screen.findByRole('alert', undefined, { timeout: 3_000 });
    await userEvent.click(within(note).getByRole('button', { name: 'Tieni questa' }));

    expect(await screen.findByText('Bozza salvata alle 10:42', undefined, { timeout: 3_000 })).toBeInTheDocument();
    expect(kept().at(-1)).toMatchObject({
      value: { firstname: 'Ilaria', lastname: 'Marchetti' },
      seen: '2026-11-21T08:31:00.000Z',
    });
  });

  test('is made into no second contract unseen', async () => {
    const { elsewhere, sent } = await openKept();
    elsewhere.forget(key);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Questo modulo non c’è più');
    expect(note).toHaveFocus();
    expect(within(note).getByRole('link', { name: 'Vai ai contratti' })).toBeInTheDocument();
    expect(createsOf(sent)).toEqual([]);
    await userEvent.click(within(note).getByRole('button', { name: 'Continua con questo modulo' }));
    expect(screen.queryByText(/Questo modulo non c’è più/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(sent.findLast(({ entry }) => entry.method === 'PUT')?.body).toMatchObject({ seen: null }),
    );
  });

  test('is not meant where only the answer was lost', async () => {
    let lost = 0;
    const { kept } = await openKept({
      keep: (save) => {
        const answer = save();
        lost += 1;
        if (lost === 1) throw new ConnectionError('Failed to fetch');
        return answer;
      },
    });
    await userEvent.type(screen.getByLabelText(/^Cognome/), 'M');
    expect(await screen.findByText(/^Bozza non ancora salvata/, undefined, { timeout: 3_000 })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));

    expect(await screen.findByText('Bozza salvata alle 10:42', undefined, { timeout: 3_000 })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(kept()).toHaveLength(2);
  });
});

test('the form stands still from the first: what was begun before is there as soon as its first field', async () => {
  provideDealerServer({ kept: keptForms });
  open();

  await vinField();
  expect(screen.getByRole('region', { name: 'Da completare' })).toBeInTheDocument();
});

test('what was begun before cannot be fetched: one writes all the same', async () => {
  provideDealerServer({
    listKept: () => {
      throw new ConnectionError('Failed to fetch');
    },
  });
  open();

  expect(await vinField()).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Da completare' })).not.toBeInTheDocument();
});

test('who begins another contract writes at once, beside what was begun before', async () => {
  const { sent } = provideDealerServer({ kept: keptForms });
  open();

  await screen.findByRole('region', { name: 'Da completare' });
  await waitFor(async () => expect(await vinField()).toHaveFocus());
  await userEvent.keyboard('zac');
  expect(await vinField()).toHaveValue('ZAC');

  await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'PUT')).toBe(true), { timeout: 3_000 });
  const path = sent.find(({ entry }) => entry.method === 'PUT')?.path ?? '';
  expect(path).toMatch(/^\/account\/drafts\/manager-new-contract-[0-9a-f-]{36}$/);
});

test('a form is thrown away, and given back to who changes their mind', async () => {
  const { sent, notices } = provideDealerServer({ kept: keptForms });
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Elimina: Ilaria' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  const [notice] = notices;
  expect(sent).toContainEqual(
    expect.objectContaining({
      path: '/account/drafts/manager-new-contract',
      entry: accountDesk.removeDraft,
      options: expect.objectContaining({ saysSuccess: true }),
    }),
  );
  expect(notice).toMatchObject({ text: 'Modulo eliminato: Ilaria.', action: { label: 'Annulla' } });

  act(() => notice?.action?.run());
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ path: '/account/drafts/manager-new-contract', body: { value: ilaria, seen: null } }),
    ),
  );
});

test('a form that another window went on with meanwhile is given back as it was when it was thrown away', async () => {
  const key = 'manager-new-contract';
  const server = provideDealerServer({ kept: keptForms });
  open();

  const remove = await screen.findByRole('button', { name: 'Elimina: Ilaria' });
  const written = { ...ilaria, lastname: 'Marchetti' };
  server.elsewhere.keep(key, written);
  await userEvent.click(remove);
  await waitFor(() => expect(server.notices).toHaveLength(1));

  act(() => server.notices[0]?.action?.run());
  await waitFor(() =>
    expect(server.sent).toContainEqual(
      expect.objectContaining({ path: `/account/drafts/${key}`, body: { value: written, seen: null } }),
    ),
  );
});

test('«Salva come bozza» without a package keeps the form and says so, with no field in red', async () => {
  const { sent, notices } = provideDealerServer();
  open();

  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Ilaria');
  await userEvent.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText('Ora a /cms/manager/contracts?status=DRAFT')).toBeInTheDocument();
  expect(notices.map(({ text }) => text)).toEqual([
    'Modulo salvato in «Da completare». Per creare il contratto manca: pacchetto.',
  ]);
  expect(sent.findLast(({ entry }) => entry.method === 'PUT')?.body).toMatchObject({ value: { firstname: 'Ilaria' } });
  expect(createsOf(sent)).toEqual([]);
});

test('what is wrong is kept, too, and named', async () => {
  const { notices } = provideDealerServer();
  open();

  await userEvent.click(await screen.findByRole('radio', { name: 'Completo 36' }));
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'ilaria');
  await userEvent.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText('Ora a /cms/manager/contracts?status=DRAFT')).toBeInTheDocument();
  expect(notices.map(({ text }) => text)).toEqual([
    'Modulo salvato in «Da completare». Per creare il contratto correggere: e-mail.',
  ]);
});

test('where no more forms fit, the page stays and says what to do', async () => {
  const sentence = 'Ci sono già 50 moduli da completare: prima di aprirne un altro, completarne o eliminarne uno.';
  const { notices } = provideDealerServer({
    keep: () => {
      throw refusal('validation', 'No.', { key: [sentence] });
    },
  });
  open();

  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Ilaria');
  await userEvent.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Ilaria');
  expect(notices).toEqual([]);
});

test('a form that goes because somebody else has signed in is not kept among theirs', async () => {
  const { sent } = provideDealerServer();
  const { unmount } = open();
  const kept = () => sent.filter(({ entry }) => entry.method === 'PUT');
  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Ilaria');
  const before = kept();
  jest.spyOn(host().session, 'get').mockReturnValue({ authenticated: true, roles: ['manager'], ends: 1 });
  unmount();
  await act(async () => undefined);
  expect(kept()).toEqual(before);
});

test('a form that was emptied is not found again', async () => {
  const { sent } = provideDealerServer();
  open();
  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Ilaria');
  expect(await screen.findByText(/^Bozza salvata alle/, undefined, { timeout: 3_000 })).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/^Nome/));

  await waitFor(() => expect(sent.some(({ entry }) => entry === accountDesk.removeDraft)).toBe(true));
  await waitFor(() => expect(screen.queryByText(/^Bozza salvata alle/)).not.toBeInTheDocument());
});

test('an empty form has nothing to save', async () => {
  const { sent, notices } = provideDealerServer();
  open();

  await screen.findByLabelText(/^Nome/);
  await userEvent.keyboard('{Control>}s{/Control}');

  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Il modulo è vuoto: niente da salvare.']));
  expect(sent.filter(({ entry }) => entry.method === 'PUT')).toEqual([]);
});

test.each(['manager-new-contract-x', 'other-form'])('a form that is not there says so: %s', async (key) => {
  provideDealerServer({ kept: { 'other-form': ilaria } });
  open(`/cms/manager/contracts/new-contract?modulo=${key}`);

  expect(await screen.findByText(/^Il modulo cercato non c’è più/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('');
});

test('who asks for a rental on the page of a new contract gets one', async () => {
  provideDealerServer();
  renderWithHost(
    <Routes>
      <Route
        path="/cms/manager/contracts/new-contract"
        element={
          <>
            <Link to="?kind=rental">Un noleggio</Link>
            <NewContractPage />
          </>
        }
      />
    </Routes>,
    { route: '/cms/manager/contracts/new-contract' },
  );
  expect(await screen.findByRole('radio', { name: /Noleggio/ })).not.toBeChecked();

  await userEvent.click(screen.getByRole('link', { name: 'Un noleggio' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Noleggio/ })).toBeChecked());
});

test('a VIN that was typed before the page opened is looked up', async () => {
  provideDealerServer();
  open(`/cms/manager/contracts/new-contract?vin=${exampleVin}`);

  expect(await screen.findByText('Trovata nel registro dei veicoli:')).toBeInTheDocument();
});

test('warns of live contracts on the same car, own ones by their code', async () => {
  provideDealerServer({
    report: {
      existing_contracts: [{ contract_uid: 'AbCdEfGhIjKlMnOpQrStUv', code: 'CC-2026-003968', status: 'PAID' }],
      existing_elsewhere: true,
    },
  });
  open();

  await enterVin();
  expect(screen.getByRole('link', { name: 'CC-2026-003968' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts/AbCdEfGhIjKlMnOpQrStUv',
  );
  expect(screen.getByText(/presso un altro dealer/)).toBeInTheDocument();
});

test('what was typed and the register tells otherwise stays, and the page says so until it is corrected', async () => {
  provideDealerServer();
  open();

  await userEvent.type(await screen.findByLabelText(/^Immatricolata/), '26102026');
  await userEvent.type(screen.getByLabelText(/^Targa/), 'gt109rz');
  await enterVin();

  const told = await screen.findByText(/^Quanto trovato è diverso/);
  expect(told).toHaveTextContent(
    'diverso da quanto scritto: data di immatricolazione 18/03/2025. Resta quanto scritto',
  );
  const registered = screen.getByLabelText(/^Immatricolata/);
  expect(registered).toHaveValue('26/10/2026');
  await userEvent.clear(registered);
  await userEvent.type(registered, '18032025');
  expect(screen.queryByText(/^Quanto trovato è diverso/)).not.toBeInTheDocument();
});

test('a plate is written in capitals', async () => {
  provideDealerServer({ kept: { 'manager-new-contract-b': { car_plate: 'gt109rz' } } });
  open();

  const list = await screen.findByRole('region', { name: 'Da completare' });
  expect(within(list).getByText('GT 109 RZ')).toBeInTheDocument();
  const plate = screen.getByLabelText(/^Targa/);
  await userEvent.type(plate, 'gl465zw');
  await userEvent.tab();
  expect(plate).toHaveValue('GL465ZW');
});

test('another VIN empties the car after a question', async () => {
  provideDealerServer();
  open();

  await enterVin();
  await userEvent.click(screen.getByRole('button', { name: 'Cambia il telaio' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cambiare il telaio?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cambia il telaio' }));

  expect(await vinField()).toHaveValue('');
  expect(screen.getByLabelText(/^Modello/)).toHaveValue('');
});

test('a package that this car may not have says why and cannot be chosen', async () => {
  provideDealerServer();
  const { container } = open();

  expect(await screen.findByRole('radio', { name: 'Elettrica 48' })).toBeDisabled();
  await expectAccessible(container);
  expect(screen.getByText('Solo per auto elettriche: questa è a benzina.')).toBeInTheDocument();
});

test('who has several dealers says for which one', async () => {
  provideDealerServer({ stores: exampleStores });
  open();

  const dealer = await screen.findByRole('combobox', { name: /^Dealer/ });
  await userEvent.selectOptions(dealer, 'Lingotto Moncalieri, Moncalieri');
  expect(screen.getByRole('region', { name: 'Riepilogo' })).toHaveTextContent('Lingotto Moncalieri');
});
