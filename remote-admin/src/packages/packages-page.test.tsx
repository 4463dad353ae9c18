import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorBackOffice } from 'shared-staff';
import { ContractsPage } from 'shared-staff/list';
import { pageOf, provideOperatorServer } from 'shared-staff/testing';
import { QueryClient } from 'shared-ui/query';
import { Link, Route, Routes } from 'shared-ui/router';
import { expectAccessible, inWindow, renderWithHost } from 'shared-ui/testing';
import { packageWith, typeWith } from '../common/testing/packages';
import { providePackagesServer } from '../common/testing/packages-server';
import { PackagesPage } from './packages-page';
import { NewTypePage } from './types/new-type-page';
import { PackageTypePage } from './types/package-type-page';

const types = [typeWith(), typeWith({ code: 'noleggio', kind: 'rental', title: 'Noleggio', form_version: null })];

function open(route: string, server: Parameters<typeof providePackagesServer>[0] = {}) {
  const host = providePackagesServer({ types, ...server });
  const page = renderWithHost(
    <Routes>
      <Route path="/cms/admin/packages" element={<PackagesPage />} />
      <Route path="/cms/admin/packages/new" element={<NewTypePage />} />
      <Route path="/cms/admin/packages/:type" element={<PackageTypePage />} />
    </Routes>,
    { route: `/cms/admin/packages${route}` },
  );
  return { ...host, ...page };
}

test('the types and the packages of all of them', async () => {
  const { container } = open('');

  const table = within(await screen.findByRole('table', { name: 'Tipi' }));
  expect(await table.findByRole('link', { name: 'Noleggio' })).toHaveAttribute('href', '/cms/admin/packages/noleggio');
  expect(table.getByText('modulo di base')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'COM-36' })).toBeVisible();
  await expectAccessible(container);
});

test('what is active and visible, but that nobody can sell, is not called on line', async () => {
  const rental = packageWith({ id: '7a1f3c1a-6b1d-4c55-9d0e-3a6d1f0b7c22', sku: 'NOL-01', type: 'noleggio' });
  const tooCheap = packageWith({ id: '8b1f3c1a-6b1d-4c55-9d0e-3a6d1f0b7c23', sku: 'COM-01', total: '9.99' });
  open('', {
    types: [typeWith(), typeWith({ code: 'noleggio', title: 'Noleggio', visible: false })],
    first: ({ path }) => (path.endsWith('/packages/search') ? pageOf([packageWith(), rental, tooCheap]) : undefined),
  });

  expect(await screen.findByRole('row', { name: /COM-36.*in linea/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /NOL-01.*tipo nascosto/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /COM-01.*non vendibile/ })).toBeVisible();
});

test('on a phone the packages are put in order by whatever a head of their table sorts by', async () => {
  inWindow(390);
  const { sent } = open('');
  await userEvent.click(await screen.findByRole('button', { name: 'Ordina per: Codice, Crescente' }));
  expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
    'Codice',
    'Titolo',
    'Tipo',
    'Prezzo netto',
    'Visibile dal',
    'Scade il',
    'Crescente',
    'Decrescente',
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Prezzo netto' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ query: expect.objectContaining({ sort: 'price' }) })),
  );
});

test('the whole catalogue goes only once the word is typed', async () => {
  const { sent } = open('');
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni sui pacchetti' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancella tutti i pacchetti' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancella tutti' }));
  expect(sent.some(({ path }) => path.endsWith('/clear-all-packages'))).toBe(false);
  await userEvent.type(dialog.getByRole('textbox'), 'CANCELLA');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancella tutti' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.find(({ path }) => path.endsWith('/clear-all-packages'))?.body).toEqual({ confirm: 'CANCELLA' });
});

test('a row’s menu takes a package off the site, against the version that is shown', async () => {
  const row = packageWith();
  const { sent } = open('');
  await userEvent.click(await screen.findByRole('button', { name: /COM-36/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disattiva la vendita online' }));

  await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'PATCH')).toBe(true));
  expect(sent.find(({ entry }) => entry.method === 'PATCH')).toMatchObject({
    path: `/admin/packages/${row.id}/update`,
    body: { online_enabled: false },
    options: { ifMatch: '"3"' },
  });
});

test('a type lists its own packages, and saves what was changed of its texts', async () => {
  const { sent } = open('/completo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Completo' })).toBeVisible();
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/search'))).toBe(true));
  expect(sent.find(({ path }) => path.endsWith('/search'))?.query).toMatchObject({ type: 'completo' });
  expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/In breve/), ' Ovunque.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'PATCH')).toBe(true));
  expect(sent.find(({ entry }) => entry.method === 'PATCH')).toMatchObject({
    path: '/admin/packages/update-type/completo',
    body: { excerpt: 'Tagliandi, guasti e soccorso. Ovunque.' },
    options: { ifMatch: '"4"' },
  });
});

test('a type is called by its new title where contracts are narrowed by it', async () => {
  let type = typeWith();
  provideOperatorServer({
    answers: {
      'GET /admin/packages/types': () => ({ data: [type] }),
      'GET /admin/packages/search': () => pageOf([packageWith()]),
      'PATCH /admin/packages/update-type/completo': ({ body }) => {
        type = { ...type, ...Object(body), version: 5 };
        return { data: type, message: 'Salvato.' };
      },
    },
  });
  renderWithHost(
    <>
      <Link to="/cms/admin/contracts?type=completo">Contratti</Link>
      <Link to="/cms/admin/packages/completo">Tipo</Link>
      <Routes>
        <Route
          path="/cms/admin/contracts"
          element={
            <OperatorBackOffice>
              <ContractsPage />
            </OperatorBackOffice>
          }
        />
        <Route path="/cms/admin/packages/:type" element={<PackageTypePage />} />
      </Routes>
    </>,
    { route: '/cms/admin/contracts?type=completo', queryClient: new QueryClient() },
  );
  expect(await screen.findByText('Completo')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Tipo' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), ' Più');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Completo Più' })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Contratti' }));
  expect(await screen.findByText('Completo Più')).toBeVisible();
});

test('an uploaded form tells which of its fields stay empty and which data stay out', async () => {
  const { container } = open('/completo', {
    first: ({ path }) =>
      path.endsWith('/upload-pdf')
        ? { data: { fields: ['code', 'total', 'colore'], unknown: ['colore'], missing: ['km'] }, message: 'Caricato.' }
        : undefined,
  });
  await screen.findByRole('heading', { level: 1 });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input.');
  await userEvent.upload(input, new File(['%PDF-'], 'modulo.pdf', { type: 'application/pdf' }));

  expect(
    await screen.findByText('Modulo caricato: 3 campi, di cui uno sconosciuto; un dato resta fuori.'),
  ).toBeVisible();
  expect(screen.getByText('colore')).toBeVisible();
  expect(screen.getByText('km')).toBeVisible();
});

test('a picture is chosen from the library and sent with the type', async () => {
  const url = { image: '/assets/a.webp', thumbnail: '/assets/a-small.webp' };
  const asset = { id: '6bd87532-a49a-411f-bc98-f62e88e90d05', name: 'officina.jpg', url };
  const { sent } = open('/completo', {
    first: ({ path }) =>
      path === '/assets'
        ? { data: [asset], meta: { current_page: 1, last_page: 1, per_page: 12, total: 1 } }
        : undefined,
  });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Scegli un’immagine' }));
  await userEvent.click(await screen.findByRole('button', { name: 'officina.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'PATCH')).toBe(true));
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.body).toEqual({ thumbnail: asset.id });
});

test('an address of no type says so', async () => {
  open('/sconosciuto');

  expect(await screen.findByRole('heading', { level: 1, name: 'Non trovato' })).toBeVisible();
});

test('a new type needs a code that the pages leave free, and leads to its own page', async () => {
  const { sent } = open('/new', {
    first: ({ path }) => (path.endsWith('/create-type') ? { data: typeWith(), message: 'Creato.' } : undefined),
  });
  const code = await screen.findByRole('textbox', { name: 'Codice' });
  await userEvent.type(code, 'import');
  await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Completo');
  await userEvent.click(screen.getByRole('button', { name: 'Crea il tipo' }));
  expect(code).toHaveAccessibleDescription('Questo codice è riservato: ne serve un altro.');
  await userEvent.clear(code);
  await userEvent.type(code, 'completo');
  await userEvent.click(screen.getByRole('button', { name: 'Crea il tipo' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Completo' })).toBeVisible();
  expect(sent.find(({ path }) => path.endsWith('/create-type'))?.body).toMatchObject({
    code: 'completo',
    kind: 'care',
    title: 'Completo',
    thumbnail: null,
  });
});

test('a type’s lines are edited with how many packages follow them, and what follows is shown', async () => {
  const { container, sent } = open('/completo');
  const field = await screen.findByRole('textbox', { name: 'Che cosa comprendono i pacchetti' });
  expect(field).toHaveAccessibleDescription('Una voce per riga. Le seguono 4 pacchetti su 6.');
  await userEvent.type(field, '\nAuto sostitutiva fino a 5 giorni');
  expect(screen.getByText('fino a 5 giorni')).toBeVisible();
  expect(screen.getByText(/I contratti già fatti conservano le loro\.$/)).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'PATCH')).toBe(true));
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.body).toEqual({
    included: ['Filtri e liquidi', 'Soccorso stradale, 24 ore su 24', 'Auto sostitutiva fino a 5 giorni'],
  });
});

test('the packages that follow a type’s lines are listed in the version that its lines have given them', async () => {
  let version = 3;
  const { sent } = open('/completo', {
    first: ({ path, entry }) => {
      if (entry.method === 'PATCH' && path.includes('/update-type/')) version = 4;
      return path.endsWith('/packages/search') ? pageOf([packageWith({ version })]) : undefined;
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Che cosa comprendono i pacchetti' });
  await userEvent.type(field, '\nAuto sostitutiva fino a 5 giorni');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/packages/search'))).toHaveLength(2));

  await userEvent.click(await screen.findByRole('button', { name: /COM-36/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nascondi' }));
  await waitFor(() => expect(sent.findLast(({ entry }) => entry.method === 'PATCH')?.options.ifMatch).toBe('"4"'));
});

test('a type without packages leads to a new one of its own, and to a file of its own', async () => {
  const meta = { current_page: 1, last_page: 1, per_page: 12, total: 0 };
  open('/completo', {
    first: ({ path }) => (path.endsWith('/packages/search') ? { data: [], meta } : undefined),
  });
  expect(await screen.findByText('Crearne uno, oppure importarne un elenco da un file CSV o XLSX.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Importa un file' })).toHaveAttribute(
    'href',
    '/cms/admin/packages/import?type=completo',
  );
});
