import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeWith } from 'shared-staff/testing';
import { useLocation } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, provideAdminServer } from '../../common/testing/people';
import { notificationWith } from '../testing/notification';
import { NotificationsPage } from './notifications-page';

const store = storeWith();
const written = notificationWith();
const automatic = notificationWith({
  id: '1a2b3c4d-3a0b-4c1d-8e2f-5a6b7c8d9e0f',
  title: 'Nuovo contratto online: CC-2026-000123',
  audience: { roles: [], store_uids: [store.store_uid], user_uids: [] },
  automatic: true,
  visible: false,
  visible_at: null,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="indirizzo">{`${pathname}${search}`}</output>;
}

async function open(route = '/') {
  const host = provideAdminServer({
    'GET /admin/in-app-notifications/search': () => pageOf([written, automatic]),
    'GET /admin/stores/search': () => pageOf([store]),
    [`PATCH /admin/in-app-notifications/${automatic.id}/update`]: () => ({
      data: { ...automatic, visible: true, version: 3 },
      message: 'Salvata.',
    }),
    [`DELETE /admin/in-app-notifications/${written.id}/delete`]: () => undefined,
  });
  const page = renderWithHost(
    <>
      <NotificationsPage />
      <Address />
    </>,
    { route },
  );
  await screen.findByRole('link', { name: written.title });
  return { ...host, ...page };
}

async function chooseFromMenu(row: RegExp, item: string) {
  await userEvent.click(screen.getByRole('button', { name: row }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('each row tells for whom it is, when, whether it shows and how many saw it', async () => {
  const { container } = await open('/?automatic=&hidden=created_at');

  const row = screen.getByRole('row', { name: /Listino di dicembre/ });
  for (const text of ['Informazione', 'manager', 'dal 20 novembre 2026, 09:00', 'senza fine', 'visibile', '3'])
    expect(row).toHaveTextContent(text);
  const other = screen.getByRole('row', { name: /CC-2026-000123/ });
  await waitFor(() => expect(other).toHaveTextContent(store.name));
  for (const text of ['dal 19 novembre 2026, 11:00', 'nascosta', 'automatica']) expect(other).toHaveTextContent(text);
  await expectAccessible(container);
});

test('what the operator wrote is shown first, everything on demand', async () => {
  const { sent } = await open();
  const asked = () => sent.filter(({ entry }) => entry.path === '/admin/in-app-notifications/search').at(-1)?.query;
  expect(asked()).toMatchObject({ wheres: [{ field: 'automatic', op: 'eq', value: 'false' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Tutte' }));

  await waitFor(() => expect(asked()).toMatchObject({ wheres: [] }));
});

test('the automatic ones are a tab, kept in the address', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Automatiche' }));

  await waitFor(() =>
    expect(sent.at(-1)?.query).toMatchObject({ wheres: [{ field: 'automatic', op: 'eq', value: 'true' }] }),
  );
});

test('one that is hidden is shown again from its row, on the version that was read', async () => {
  const { sent } = await open();
  await chooseFromMenu(/CC-2026-000123/, 'Mostra di nuovo');

  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([
      [`/admin/in-app-notifications/${automatic.id}/update`, { visible: true }],
    ]),
  );
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.options.ifMatch).toBe('"2"');
});

test('one goes only after a question, and the list stays as it was narrowed', async () => {
  const { sent } = await open('/?type=info&search=listino');
  await chooseFromMenu(/Listino di dicembre/, 'Elimina');
  const question = within(await screen.findByRole('alertdialog', { name: 'Eliminare «Listino di dicembre»?' }));
  expect(changesOf(sent, 'DELETE')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Elimina' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(changesOf(sent, 'DELETE')).toEqual([[`/admin/in-app-notifications/${written.id}/delete`, undefined]]);
  expect(screen.getByRole('status', { name: 'indirizzo' })).toHaveTextContent('/?type=info&search=listino');
});
