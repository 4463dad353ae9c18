import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractRowWith, exampleStores, listQueries, provideOperatorServer } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { ContractsPage } from './contracts-page';

const list = '/cms/admin/contracts';
const signed = contractRowWith({ code: 'CC-2026-004001', contract_uid: 'FerriFerriFerriFerriFe', status: 'SIGNED' });
const paid = contractRowWith({ code: 'CC-2026-004002', contract_uid: 'MarinoMarinoMarinoMari', status: 'PAID' });

async function showList(server: Parameters<typeof provideOperatorServer>[0] = {}, route = list) {
  const host = provideOperatorServer(server);
  const page = renderWithHost(
    <Routes>
      <Route path={list} element={<ContractsPage />} />
    </Routes>,
    { route },
  );
  await act(async () => undefined);
  return { ...host, ...page };
}

it('shows twelve contracts a page with their dealers, and offers no new one', async () => {
  const { sent, container } = await showList();

  const row = await screen.findByRole('row', { name: /CC-2026-003902/ });
  expect(row).toHaveTextContent('Autocentro Lingotto');
  expect(within(row).getByRole('link', { name: 'CC-2026-003902' })).toHaveAttribute(
    'href',
    `${list}/EspositoEspositoEsposi`,
  );
  expect(listQueries(sent)).toContainEqual(expect.objectContaining({ per_page: 12, wheres: [] }));
  expect(screen.queryByRole('link', { name: 'Nuovo contratto' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

it('narrows by dealer, by campaign and to what was deleted', async () => {
  const { sent } = await showList();
  await userEvent.click(await screen.findByRole('button', { name: /Filtri/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filtri' });
  await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Lingotto Moncalieri' }));
  await userEvent.type(within(drawer).getByLabelText('Campagna (utm_campaign)'), 'inverno');
  await userEvent.selectOptions(within(drawer).getByLabelText('Eliminati'), 'Solo gli eliminati');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Applica' }));

  await waitFor(() =>
    expect(listQueries(sent)).toContainEqual(
      expect.objectContaining({
        wheres: [
          { field: 'store_uid', op: 'eq', value: exampleStores[1]?.store_uid },
          { field: 'utm_campaign', op: 'like', value: 'inverno' },
          { field: 'deleted', op: 'eq', value: 'true' },
        ],
      }),
    ),
  );
});

it('marks what was deleted, and lets it only be read', async () => {
  const deleted = contractRowWith({ ...signed, deleted_at: '2026-11-20T10:00:00Z' });
  await showList({ rows: [deleted] }, `${list}?deleted=true`);
  const row = await screen.findByRole('row', { name: /CC-2026-004001/ });
  expect(row).toHaveTextContent('Eliminato');

  await userEvent.click(screen.getByRole('button', { name: 'Azioni per CC-2026-004001' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: /Segna come pagato/ })).toHaveTextContent('È stato eliminato');
  expect(within(menu).getByRole('menuitem', { name: /Apri/ })).not.toHaveAttribute('aria-disabled');
  expect(within(menu).queryByRole('menuitem', { name: /Duplica/ })).not.toBeInTheDocument();
});

it('deletes several only with a reason, also signed ones', async () => {
  const { sent } = await showList({
    rows: [signed, paid],
    answers: {
      'POST /admin/contracts/bulk': () => ({
        message: 'Fatto.',
        data: [{ uid: signed.contract_uid, status: 204, message: 'Contratto eliminato.' }],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Scegli CC-2026-004001' }));
  await userEvent.click(
    within(screen.getByRole('region', { name: /righe scelte/ })).getByRole('button', { name: 'Elimina' }),
  );
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
  expect(within(dialog).getByText('Scrivere il motivo: resta nella cronologia del contratto')).toBeInTheDocument();
  expect(sent.some(({ entry }) => entry.method === 'POST')).toBe(false);

  await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Doppione');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/admin/contracts/bulk')?.body).toEqual({
      action: 'delete',
      uids: [signed.contract_uid],
      reason: 'Doppione',
    }),
  );
});

it('keeps a view for everybody with the role', async () => {
  const { sent } = await showList(
    { answers: { 'POST /account/views': () => ({ message: 'Vista salvata.', data: {} }) } },
    `${list}?status=SIGNED`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Viste' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salva questi filtri come vista' }));
  await userEvent.type(await screen.findByLabelText(/Nome della vista/), 'Firmati');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Salva la vista' }));

  await waitFor(() =>
    expect(sent.find(({ entry }) => entry.method === 'POST')?.body).toEqual({
      list: 'admin-contracts',
      name: 'Firmati',
      query: 'status=SIGNED',
      shared: true,
    }),
  );
});
