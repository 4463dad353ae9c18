import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { packageWith } from '../../common/testing/packages';
import { providePackagesServer } from '../../common/testing/packages-server';
import { NewPackagePage } from './new-package-page';
import { PackagePage } from './package-page';

const row = packageWith();

function open(route: string, server: Parameters<typeof providePackagesServer>[0] = {}) {
  const host = providePackagesServer(server);
  const page = renderWithHost(
    <Routes>
      <Route path="/cms/admin/packages/:type/new" element={<NewPackagePage />} />
      <Route path="/cms/admin/packages/:type/:package_id" element={<PackagePage />} />
    </Routes>,
    { route: `/cms/admin/packages/completo/${route}` },
  );
  return { ...host, ...page };
}

const changes = (sent: ReturnType<typeof open>['sent']) => sent.filter(({ entry }) => entry.method === 'PATCH');
const save = async () => userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);

async function retype(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('a package shows its data, its price and how many contracts each version has', async () => {
  const { container } = open(row.id);

  expect(await screen.findByRole('heading', { level: 1, name: 'Completo 36' })).toBeVisible();
  expect(screen.getByLabelText(/Prezzo netto/)).toHaveValue('1.049,18');
  expect(screen.getByLabelText(/Fino al/)).toHaveValue('31/12/2026');
  expect(await screen.findByText('12 contratti')).toBeVisible();
  expect(await screen.findByText('Totale per il cliente')).toBeVisible();
  expect(await screen.findByText(/^Un totale di almeno 10,00\s€$/)).toBeVisible();
  await expectAccessible(container);
});

test('what stands beside the fields goes along with the page as far as it is higher than the window', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1400);
  jest.spyOn(window, 'ResizeObserver').mockImplementation((resized) => {
    const observer = { observe: () => resized([], observer), unobserve() {}, disconnect() {} };
    return observer;
  });
  open(row.id);

  const price = await screen.findByRole('region', { name: 'Anteprima del prezzo' });
  expect(price.parentElement).toHaveStyle({ '--height': '1400px' });
});

test('only what was changed is saved, against the version that was opened', async () => {
  const { sent } = open(row.id);
  await screen.findByRole('heading', { level: 1 });
  await retype('Km massimi', '120.000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Diesel' }));
  await save();

  await waitFor(() => expect(changes(sent)).toHaveLength(1));
  expect(changes(sent)[0]).toMatchObject({
    body: { max_km: 120_000, fuels: ['benzina'] },
    options: { ifMatch: '"3"' },
  });
});

test('what was typed is undone, and the focus stays at the button', async () => {
  open(row.id);
  await screen.findByRole('heading', { level: 1 });
  const undo = screen.getByRole('button', { name: 'Annulla' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await retype('Titolo', 'Completo trentasei');
  undo.focus();
  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Completo 36');
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveFocus();
});

test('a last day that does not exist stays as it was written and is refused at its field', async () => {
  const { sent } = open(row.id);
  await screen.findByRole('heading', { level: 1 });
  await retype('Fino al', '31/02/2027');
  await save();

  const until = screen.getByRole('textbox', { name: 'Fino al' });
  expect(until).toHaveValue('31/02/2027');
  expect(until).toHaveAccessibleDescription('Serve una data esistente, come 21/11/2026.');
  expect(screen.getByRole('alert')).toHaveTextContent('Fino al: Serve una data esistente, come 21/11/2026.');
  expect(changes(sent)).toHaveLength(0);
  await retype('Fino al', '28/02/2027');
  await save();
  await waitFor(() => expect(changes(sent)[0]?.body).toEqual({ expire_at: '2027-02-28T23:00:00.000Z' }));
});

test('a discount in percent goes whole, with its kind', async () => {
  const { sent } = open(row.id);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.selectOptions(screen.getByLabelText('Tipo di sconto'), 'percentage');
  await retype('Sconto', '5');
  await save();

  await waitFor(() => expect(changes(sent)).toHaveLength(1));
  expect(changes(sent)[0]?.body).toEqual({ discount_type: 'percentage', discount_amount: '5.00' });
});

test('a discount beyond the price and an end before the start are told beside what is wrong elsewhere', async () => {
  const { sent } = open(row.id);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.clear(screen.getByRole('textbox', { name: 'Titolo' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo di sconto' }), 'In euro');
  await retype('Sconto', '5000');
  await userEvent.type(screen.getByRole('textbox', { name: /^Visibile dal/ }), '01/01/2027');
  await save();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Titolo: Campo obbligatorio.');
  expect(alert).toHaveTextContent('Sconto: Lo sconto non può superare il prezzo.');
  expect(alert).toHaveTextContent('Fino al: La fine deve venire dopo l’inizio.');
  expect(changes(sent)).toEqual([]);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  open(row.id, {
    first({ entry }) {
      if (entry.method !== 'PATCH') return undefined;
      throw refusal('validation', 'Controllare i dati.', { sku: ['Questo codice è già di un altro pacchetto.'] });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await retype('Codice', 'COM-60');
  await save();

  expect(await screen.findByLabelText(/Codice/)).toHaveAccessibleDescription(
    'Questo codice è già di un altro pacchetto.',
  );
  expect(screen.getByLabelText(/Codice/)).toHaveValue('COM-60');
});

test('who saved first is compared field by field, and one’s own choice is saved on top', async () => {
  const theirs = packageWith({ version: 4, title: 'Completo 36 mesi' });
  let refused = false;
  const { sent } = open(row.id, {
    first({ entry, path }) {
      if (entry.method === 'PATCH' && !refused) {
        refused = true;
        throw refusal('stale', 'Cambiato.');
      }
      return refused && entry.method === 'GET' && path.endsWith(row.id) ? { data: theirs } : undefined;
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await retype('Titolo', 'Completo trentasei');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Giulia Bianchi ha salvato prima' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /Completo trentasei/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva le scelte' }));

  await waitFor(() => expect(changes(sent)).toHaveLength(2));
  expect(changes(sent)[1]).toMatchObject({ body: { title: 'Completo trentasei' }, options: { ifMatch: '"4"' } });
});

test('a sample car shows why it cannot have the package', async () => {
  open(row.id);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(screen.getByLabelText('Chilometri'), '187.000');

  expect(await screen.findByText('Questa auto ha 187.000 km: il limite è 150.000.')).toBeVisible();
});

test('a copy begins with everything but the code, off sale, and is created of the type', async () => {
  const { sent } = open(`new?da=${row.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Copia di Completo 36' })).toBeVisible();
  expect(screen.getByLabelText(/Codice/)).toHaveValue('');
  await retype('Codice', 'COM-48');
  await userEvent.click(screen.getAllByRole('button', { name: 'Crea il pacchetto' })[0] ?? document.body);

  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/create'))).toBe(true));
  const created = sent.find(({ path }) => path.endsWith('/create'));
  expect(created?.body).toMatchObject({ type: 'completo', sku: 'COM-48', price: '1049.18', online_enabled: false });
  expect(created?.options.idempotencyKey).toBeTruthy();
});

test('an empty form says what is missing, and sends nothing', async () => {
  const { sent } = open('new');
  await screen.findByRole('heading', { level: 1, name: 'Nuovo pacchetto' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Visibile dal/ }), '31/02/2027');
  await userEvent.click(screen.getAllByRole('button', { name: 'Crea il pacchetto' })[0] ?? document.body);

  const wrongDay = 'Visibile dal: Serve una data esistente, come 21/11/2026.';
  expect(await screen.findByRole('button', { name: wrongDay })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Titolo: Campo obbligatorio.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Codice: Campo obbligatorio.' })).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith('/create'))).toBe(false);
});

test('a package’s lines are told to be its own, go back to the type’s, and show what follows from them', async () => {
  const { container, sent } = open(row.id);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('textbox', { name: 'Che cosa comprende' })).toHaveValue('Soccorso stradale');
  expect(await screen.findByText('riga a sé, con queste parole')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Riprendere le voci del tipo: Che cosa comprende' }));
  expect(screen.queryByRole('textbox', { name: 'Che cosa comprende' })).not.toBeInTheDocument();
  expect(screen.getByText('Come il tipo Completo: ne segue le modifiche.')).toBeVisible();
  // The type's list, and card and contract that follow from it.
  expect(screen.getAllByRole('listitem').filter((item) => item.textContent === 'Filtri e liquidi')).toHaveLength(2);
  await expectAccessible(container);
  await save();

  await waitFor(() => expect(changes(sent)).toHaveLength(1));
  expect(changes(sent)[0]?.body).toEqual({ included: null });
});

test('a package that follows its type gets lines of its own from those of the type', async () => {
  const follower = packageWith({ included_of_type: true, included: ['Filtri e liquidi'] });
  const { sent } = open(row.id, {
    first: ({ entry, path }) => (entry.method === 'GET' && path.endsWith(row.id) ? { data: follower } : undefined),
  });
  const write = await screen.findByRole('button', { name: 'Scrivere voci proprie: Che cosa comprende' });
  await waitFor(() => expect(screen.getByText(/^Come il tipo Completo/)).toBeVisible());
  await userEvent.click(write);
  const field = screen.getByRole('textbox', { name: 'Che cosa comprende' });
  expect(field).toHaveValue('Filtri e liquidi\nSoccorso stradale, 24 ore su 24');
  await userEvent.click(field);
  await userEvent.paste('\n2 tagliandi con ricambi e manodopera');
  expect(await screen.findByText(/^«2 tagliandi con ricambi e manodopera» contraddice il resto/)).toBeVisible();
  await save();

  await waitFor(() => expect(changes(sent)).toHaveLength(1));
  expect(changes(sent)[0]?.body).toEqual({
    included: ['Filtri e liquidi', 'Soccorso stradale, 24 ore su 24', '2 tagliandi con ricambi e manodopera'],
  });
});
