import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditRow } from 'shared-api/entities';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { pageOf, personWith, provideAdminServer } from '../common/testing/people';
import { AuditPage } from './audit-page';

const chiara = personWith();
const settings: AuditRow = {
  id: '12',
  at: '2026-11-21T09:30:00Z',
  actor: { uid: chiara.uid, fullname: chiara.fullname, role: 'admin' },
  action: 'settings.updated',
  subject: { type: 'settings', id: null, label: null },
  address: '203.0.…',
  request_id: 'r-12',
  data: { changes: [{ key: 'otp.tries', from: 5, to: 3 }] },
};
const paid: AuditRow = {
  id: '11',
  at: '2026-11-21T08:00:00Z',
  actor: null,
  action: 'contracts.paid',
  subject: { type: 'contract', id: 'c1', label: 'CC-2026-003968' },
  address: null,
  request_id: null,
  data: { code: 'CC-2026-003968', amount_cents: 118_000 },
};

async function open(check: object = { valid: true, events: 1204, head: 'a'.repeat(64) }) {
  const host = provideAdminServer({
    'GET /admin/audit': () => pageOf([settings, paid]),
    'GET /admin/users/search': () => pageOf([chiara]),
    'GET /admin/audit/verify': () => ({ data: check }),
    'GET /admin/audit/export': () => ({ blob: new Blob(['at;actor']), name: 'registro.csv' }),
  });
  const page = renderWithHost(<AuditPage />);
  await screen.findByRole('button', { name: 'Limiti e termini cambiati' });
  return { ...host, ...page };
}

const queries = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ path }) => path === '/admin/audit').map(({ query }) => query);

test('tells who did what to what, and where from', async () => {
  const { container } = await open();

  const row = screen.getByRole('row', { name: /Limiti e termini cambiati/ });
  expect(within(row).getByRole('link', { name: 'Chiara Fontana' })).toHaveAttribute(
    'href',
    `/cms/admin/users/${chiara.uid}`,
  );
  expect(row).toHaveTextContent('21 novembre 2026, 10:30');
  expect(row).toHaveTextContent('203.0.…');
  expect(screen.getByRole('link', { name: 'CC-2026-003968' })).toHaveAttribute(
    'href',
    '/cms/admin/contracts?search=CC-2026-003968',
  );
  await expectAccessible(container);
});

test('where it came from stays in sight beside a long name, and is read whole', async () => {
  const label = 'Wolfeschlegelsteinhausenbergerdorff Protezione';
  const address = '2001:b07:6463:1234:5678:9abc:def0:1234';
  provideAdminServer({
    'GET /admin/audit': () => pageOf([{ ...settings, subject: { type: 'package', id: 'p1', label }, address }]),
    'GET /admin/users/search': () => pageOf([chiara]),
  });
  renderWithHost(<AuditPage />);

  const row = await screen.findByRole('row', { name: /Limiti e termini cambiati/ });
  expect(within(row).getByRole('cell', { name: new RegExp(label) })).toHaveStyle({ maxWidth: '144px' });
  expect(row).toHaveTextContent(address);
});

test('an entry shows what stood there before', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Limiti e termini cambiati' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Limiti e termini cambiati' }));
  expect(dialog.getByRole('row', { name: 'otp.tries 5 3' })).toBeInTheDocument();
  expect(dialog.getByText('r-12')).toBeInTheDocument();
});

test('an amount is told in euro', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pagamento registrato' }));

  expect(within(await screen.findByRole('dialog')).getByText(/1\.180,00/)).toBeInTheDocument();
});

test('from an entry to everything that its person did', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Limiti e termini cambiati' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Solo le azioni di Chiara Fontana' }));

  await waitFor(() =>
    expect(queries(sent).at(-1)).toMatchObject({ wheres: [{ field: 'actor_uid', op: 'eq', value: chiara.uid }] }),
  );
  expect(await screen.findByRole('button', { name: 'Togli il filtro Persona' })).toBeInTheDocument();
});

test('what the list is narrowed to bears its name, also of who does not work here', async () => {
  const anna = { uid: 'u-anna', fullname: 'Anna Bassi', role: 'user' as const };
  const signed: AuditRow = { ...paid, id: '13', actor: anna, action: 'contracts.signed' };
  provideAdminServer({
    'GET /admin/audit': () => pageOf([signed]),
    'GET /admin/users/search': () => pageOf([chiara]),
  });
  renderWithHost(<AuditPage />);
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Azioni per/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  await choose('Solo le azioni di Anna Bassi');
  await choose('Tutto quello che è stato fatto qui');
  expect(await screen.findByText('Identificativo:')).toHaveTextContent('Identificativo: CC-2026-003968');
  expect(screen.getByText('Persona:')).toHaveTextContent('Persona: Anna Bassi');
});

test('what the list is narrowed to keeps the name that a row has told, where further filters find no row', async () => {
  const anna = { uid: 'u-anna', fullname: 'Anna Bassi', role: 'user' as const };
  provideAdminServer({
    'GET /admin/audit': ({ query }) => pageOf(JSON.stringify(query).includes('role') ? [] : [{ ...paid, actor: anna }]),
    'GET /admin/users/search': () => pageOf([chiara]),
  });
  renderWithHost(<AuditPage />, { route: '/?actor_uid=u-anna' });
  expect(await screen.findByText('Persona:')).toHaveTextContent('Persona: …');
  await waitFor(() => expect(screen.getByText('Persona:')).toHaveTextContent('Persona: Anna Bassi'));

  await userEvent.click(screen.getByRole('button', { name: /^Filtri/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }));
  await userEvent.selectOptions(drawer.getByLabelText('Ruolo'), 'Manager');
  await userEvent.click(drawer.getByRole('button', { name: 'Applica' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pagamento registrato' })).not.toBeInTheDocument());
  expect(screen.getByText('Persona:')).toHaveTextContent('Persona: Anna Bassi');
});

test('a request is its own name; what no row names is said not to be listed, once the rows are there', async () => {
  provideAdminServer({ 'GET /admin/audit': () => pageOf([]), 'GET /admin/users/search': () => pageOf([chiara]) });
  renderWithHost(<AuditPage />, { route: '/?request_id=r-99&subject_id=c9' });
  expect(await screen.findByText('Richiesta:')).toHaveTextContent('Richiesta: r-99');
  expect(screen.getByText('Identificativo:')).toHaveTextContent('Identificativo: …');
  await waitFor(() => expect(screen.getByText('Identificativo:')).toHaveTextContent('Identificativo: non in elenco'));
});

test('the chain is proved to be whole', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Verifica la catena' }));

  expect(await screen.findByText('La catena è intatta: 1.204 voci controllate.')).toBeInTheDocument();
});

test('a broken chain is said at once, with what to do', async () => {
  await open({ valid: false, events: 9, head: null });
  await userEvent.click(screen.getByRole('button', { name: 'Verifica la catena' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('La catena è interrotta');
});

test.each([
  ['XLSX, per Excel', 'words'],
  ['XLSX per programmi, con i nomi dei campi', 'fields'],
] as const)('the list is taken out as it is filtered: %s', async (item, headings) => {
  const { sent } = await open();
  URL.createObjectURL = jest.fn(() => 'blob:registro');
  URL.revokeObjectURL = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: /Esporta/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));

  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/admin/audit/export')?.query).toEqual({
      format: 'xlsx',
      headings,
      search: undefined,
      sort: '-at',
      wheres: [],
    }),
  );
});

/** Opens what the audit tells of an export of the statistics. */
async function openExport(data: AuditRow['data']) {
  provideAdminServer({
    'GET /admin/audit': () => pageOf([{ ...settings, action: 'analytics.exported', data }]),
    'GET /admin/users/search': () => pageOf([chiara]),
  });
  renderWithHost(<AuditPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Statistiche esportate' }));
  return screen.findByRole('dialog');
}

test('an export of the statistics tells its days and its choices in words, as no change', async () => {
  const days = { from: '2026-11-01', to: '2026-11-15' };
  const dialog = await openExport({ format: 'csv', basis: 'signed', ...days, compare: 'year', store_uid: null });
  expect(within(dialog).queryByRole('table')).not.toBeInTheDocument();
  for (const told of ['Dal01/11/2026', 'Al15/11/2026', 'Quali contrattifirmati', 'Confrontoanno prima', 'Dealer–'])
    expect(dialog).toHaveTextContent(told);
});

test('an export of the statistics of one dealer tells no identifier', async () => {
  const store_uid = '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c';
  const dialog = await openExport({ format: 'csv', basis: 'signed', store_uid });
  expect(dialog).toHaveTextContent('Quali contrattifirmati');
  expect(dialog).not.toHaveTextContent('0b9b0d0e');
});
