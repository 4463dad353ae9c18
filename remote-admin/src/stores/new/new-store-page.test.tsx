import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { changesOf, provideAdminServer } from '../../common/testing/people';
import { NewStorePage } from './new-store-page';

async function open() {
  const made = storeWith({ name: 'Officine Sempione' });
  const host = provideAdminServer({
    'GET /admin/stores/payments-methods': () => ({
      data: [
        { code: 'concessionaria', title: 'In concessionaria', excerpt: 'Paghi allo sportello.' },
        { code: 'carta', title: 'Carta', excerpt: 'Paghi subito.', available: false },
      ],
    }),
    'GET /public/places': () => ({ data: [{ city: 'Milano', province: 'MI' }] }),
    'POST /admin/stores/create': () => ({ data: made, message: 'Dealer creato.' }),
  });
  renderWithHost(
    <Routes>
      <Route path="/" element={<NewStorePage />} />
      <Route path="/cms/admin/stores/:uid" element={<p>La sua pagina</p>} />
    </Routes>,
  );
  await screen.findByRole('checkbox', { name: 'In concessionaria' });
  return host;
}

test('a way to pay that no customer is offered, as the product lacks what it takes, says so where it is chosen', async () => {
  await open();
  const described = (name: string) => expect(screen.getByRole('checkbox', { name }));
  described('Carta').toHaveAccessibleDescription(/Ai clienti non si offre: manca il gestore dei pagamenti con carta/);
  described('In concessionaria').toHaveAccessibleDescription('Il cliente legge: «Paghi allo sportello.»');
});

async function type(name: RegExp, text: string) {
  await userEvent.type(screen.getByRole('textbox', { name }), text);
}

test('a dealer is made from what is filled in, off line until somebody says so', async () => {
  const { sent } = await open();
  const online = screen.getByRole('checkbox', { name: 'Vendita online' });
  expect(online).toBeDisabled();
  expect(online).toHaveAccessibleDescription(/aver collegato almeno un manager/);
  expect(screen.getByText('I manager si collegano dopo, sulla pagina del dealer.')).toBeVisible();
  await type(/^Nome/, 'Officine Sempione');
  await type(/^Codice(?! di)/, 'SEMPIONE');
  await type(/^Indirizzo/, 'Corso Sempione 80');
  await type(/^CAP/, '20154');
  await type(/^Comune/, 'Milano');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Provincia/ }), 'MI');
  await type(/^Telefono/, '02 5550123');
  await userEvent.click(screen.getByRole('button', { name: 'Crea il dealer' }));

  expect(await screen.findByText('La sua pagina')).toBeInTheDocument();
  const [[path, body] = []] = changesOf(sent, 'POST');
  expect(path).toBe('/admin/stores/create');
  expect(body).toMatchObject({
    name: 'Officine Sempione',
    code: 'SEMPIONE',
    zip_code: '20154',
    province: 'MI',
    email: null,
    lat: null,
    opening_hours: {},
    payments_methods: ['concessionaria'],
    active: true,
    online_enabled: false,
    visible: true,
  });
  expect(sent.find(({ entry }) => entry.method === 'POST')?.options.idempotencyKey).toBeTruthy();
});

test('half a point on the map is told beside all that is missing', async () => {
  const { sent } = await open();
  await type(/^Latitudine/, '45,4937');
  await userEvent.click(screen.getByRole('button', { name: 'Crea il dealer' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nome: Campo obbligatorio.');
  expect(alert).toHaveTextContent('Longitudine: Il punto sulla mappa ha bisogno di latitudine e longitudine');
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('a text that is too long stays as it was pasted, and its field says how long it may be', async () => {
  await open();
  const name = screen.getByRole('textbox', { name: /^Nome/ });
  const address = screen.getByRole('textbox', { name: /^Indirizzo/ });
  await userEvent.click(name);
  await userEvent.paste('a'.repeat(81));
  await userEvent.click(address);
  await userEvent.paste('b'.repeat(121));
  await userEvent.tab();

  await waitFor(() => expect(address).toHaveAccessibleDescription(/120/));
  expect(address).toHaveValue('b'.repeat(121));
  expect(name).toHaveValue('a'.repeat(81));
  expect(name).toHaveAccessibleDescription(/80/);
});

test('a comune or a province that is not the CAP’s is warned of, and can be saved', async () => {
  await open();
  await type(/^CAP/, '20134');
  await type(/^Comune/, 'Torino');
  const province = screen.getByRole('combobox', { name: /^Provincia/ });
  await userEvent.selectOptions(province, 'TO');

  expect(await screen.findByText('20134 è di Milano: controllare; se è giusto si può salvare.')).toBeVisible();
  const warning = '20134 di solito non è in provincia di Torino: controllare; se è giusto si può salvare.';
  expect(screen.getByText(warning)).toBeVisible();
  await userEvent.selectOptions(province, 'MI');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('what is missing is listed, and nothing is sent', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Crea il dealer' }));

  const summary = await screen.findByRole('alert');
  await userEvent.click(within(summary).getByRole('button', { name: /^Telefono/ }));
  expect(screen.getByRole('textbox', { name: /^Telefono/ })).toHaveFocus();
  expect(within(summary).getByRole('button', { name: /^Telefono/ })).toHaveTextContent(
    'Telefono: Serve un telefono, fisso o cellulare: per esempio 02 1234567.',
  );
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('what is wrong is not called missing', async () => {
  await open();
  await type(/^Latitudine/, 'abc');
  await type(/^Lunedì/, 'mattina');
  await userEvent.click(screen.getByRole('button', { name: 'Crea il dealer' }));

  for (const sentence of [
    'Nome: Campo obbligatorio.',
    'Latitudine: Serve un numero.',
    'Orari: Lunedì: Scrivere gli orari come 08:30–12:30, 14:30–19:00: quattro al massimo.',
  ]) {
    expect(await screen.findByRole('button', { name: sentence })).toBeVisible();
  }
});
