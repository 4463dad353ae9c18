import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffContract } from 'shared-api/entities';
import { exampleStores, pageOf, provideOperatorServer, staffContractWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { ContractPage } from './contract-page';

const list = '/cms/admin/contracts';
const uid = staffContractWith().contract_uid;
const page = `/admin/contracts/${uid}`;

async function showContract(changes: Partial<StaffContract> = {}, answers = {}, query = '') {
  const contract = staffContractWith(changes);
  const folders = ['events', 'documents', 'notes', 'attachments'];
  const host = provideOperatorServer({
    answers: {
      [`GET ${page}`]: () => ({ data: contract }),
      'GET /admin/messages': () => pageOf([]),
      'GET /public/pack-types': () => ({ data: [] }),
      ...Object.fromEntries(folders.map((folder) => [`GET ${page}/${folder}`, () => ({ data: [] })])),
      ...answers,
    },
  });
  const shown = renderWithHost(
    <Routes>
      <Route path={`${list}/:contract_uid`} element={<ContractPage />} />
      <Route path={list} element={<p>La lista</p>} />
    </Routes>,
    { route: `${list}/${uid}${query}` },
  );
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return { ...host, ...shown };
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  return within(await screen.findByRole('menu'));
};

test('shows a contract without what only a dealer does, and without an obstacle', async () => {
  const { container } = await showContract();
  expect(screen.getByRole('link', { name: 'Autocentro Lingotto' })).toHaveAttribute(
    'href',
    `/cms/admin/stores/${exampleStores[0]?.store_uid}`,
  );
  await expectAccessible(container);

  const menu = await openMenu();
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Reinvia SMS'),
    expect.stringContaining('Copia il link'),
    expect.stringContaining('Compila il PDF'),
    expect.stringContaining('Elimina'),
  ]);
});

test('has the chain verified, and tells the result', async () => {
  await showContract(
    {},
    { [`GET ${page}/verify`]: () => ({ data: { valid: true, events: 9, head: '7f3a91c2'.repeat(8) } }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verifica la catena' }));
  expect(await screen.findByText(/La catena è integra: 9 eventi/)).toBeInTheDocument();
});

test('says it loudly when the chain is broken', async () => {
  await showContract({}, { [`GET ${page}/verify`]: () => ({ data: { valid: false, events: 9, head: null } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Verifica la catena' }));
  expect(await screen.findByText(/La catena non torna/)).toHaveAttribute('role', 'alert');
});

test('deletes a signed contract, with its reason only', async () => {
  const { sent } = await showContract({}, { [`DELETE ${page}/delete`]: () => undefined });
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('menuitem', { name: /Elimina/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Eliminare CC-2026-003968/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }));
  expect(dialog.getByText('Scrivere il motivo: resta nella cronologia del contratto')).toBeInTheDocument();

  const reason = dialog.getByRole('textbox', { name: /Motivo/ });
  expect(reason).toHaveAttribute('aria-required', 'true');
  expect(reason).toHaveFocus();
  await userEvent.type(reason, ' Firmato due volte ');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('La lista')).toBeInTheDocument();
  const call = sent.find(({ entry }) => entry.method === 'DELETE');
  expect(call?.body).toEqual({ reason: 'Firmato due volte' });
  expect(call?.options.idempotencyKey).toBeDefined();
});

test('moves a signed contract to another dealer, with nothing else to correct but the association’s code', async () => {
  const { sent } = await showContract(
    {},
    { [`PATCH ${page}/update`]: () => ({ data: staffContractWith({ version: 8 }), message: 'Salvato.' }) },
    '?modifica',
  );
  const choice = await screen.findByRole('combobox');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(exampleStores.length));
  await userEvent.selectOptions(choice, 'Lingotto Moncalieri');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Salvare una modifica?' }));
  expect(dialog.getByText('Lingotto Moncalieri')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'PATCH')).toBe(true));
  const call = sent.find(({ entry }) => entry.method === 'PATCH');
  expect(call?.body).toEqual({ store_uid: exampleStores[1]?.store_uid });
  expect(call?.options.ifMatch).toBe('"7"');
});

test('a deleted contract is read, and nothing is done with it', async () => {
  const end = { id: 'e1', type: 'deleted', at: '2026-11-20T10:00:00Z', actor: 'system', data: { reason: 'expired' } };
  await showContract({ deleted_at: '2026-11-20T10:00:00Z' }, { [`GET ${page}/events`]: () => ({ data: [end] }) });
  expect(screen.getByText('Il termine è scaduto')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nessuno: il contratto è eliminato' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Modifica' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Verifica la catena' })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(/Si elimina/)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
