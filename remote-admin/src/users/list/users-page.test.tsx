import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import { refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { UsersPage } from './users-page';

const chiara = personWith();
const piero = personWith({
  uid: 'a1b2c3d4-5f0e-4a0e-9f5e-2f8f5f6a7b8c',
  fullname: 'Piero Galli',
  email: 'piero.galli@example.com',
  phone: null,
  roles: ['user'],
  stores: [],
  active: false,
  disabled_at: '2026-11-02T10:00:00Z',
  reactivation_requested_at: '2026-11-20T17:02:00Z',
});

const asksForWaiting = ({ query }: Outgoing) => JSON.stringify(query).includes('"null"');

async function open(asking = [piero]) {
  let waiting = asking;
  const host = provideAdminServer({
    'GET /admin/users/search': (call) =>
      asksForWaiting(call) ? pageOf(waiting) : pageOf([chiara, piero], { counts: { admin: 0, manager: 1, user: 2 } }),
    [`PATCH /admin/users/${piero.uid}/update-profile`]: () => {
      waiting = waiting.filter(({ uid }) => uid !== piero.uid);
      return { data: { ...piero, active: true, reactivation_requested_at: null }, message: 'Riattivato.' };
    },
    [`PATCH /admin/users/${chiara.uid}/update-profile`]: () => ({
      data: { ...chiara, active: false },
      message: 'Fatto.',
    }),
  });
  const page = renderWithHost(<UsersPage />);
  await screen.findByRole('table', { name: 'Utenti' });
  await screen.findByRole('link', { name: chiara.fullname });
  return { ...host, ...page };
}

test('who asks to come back stands first, and is let in with one press', async () => {
  const { sent, container } = await open();

  const panel = await screen.findByRole('region', { name: 'Chiedono la riattivazione' });
  expect(panel).toHaveTextContent('Piero Galli');
  expect(panel).toHaveTextContent('richiesta del 20/11/2026 18:02');
  await expectAccessible(container);
  await userEvent.click(within(panel).getByRole('button', { name: 'Riattiva l’account' }));

  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`/admin/users/${piero.uid}/update-profile`, { active: true }]]),
  );
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.options.ifMatch).toBe('"7"');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Utenti' })).toHaveFocus());
});

test('whom a colleague changed meanwhile is let in with a second press', async () => {
  let latest = piero;
  const { sent } = provideAdminServer({
    'GET /admin/users/search': () => pageOf([latest], { counts: { admin: 0, manager: 0, user: 1 } }),
    [`PATCH /admin/users/${piero.uid}/update-profile`]: ({ options }) => {
      if (options.ifMatch !== '"8"') {
        latest = { ...piero, version: 8 };
        throw refusal('stale', 'È cambiato.');
      }
      return { data: { ...latest, active: true }, message: 'Riattivato.' };
    },
  });
  renderWithHost(<UsersPage />);

  const press = async () =>
    userEvent.click(
      within(await screen.findByRole('region', { name: 'Chiedono la riattivazione' })).getByRole('button', {
        name: 'Riattiva l’account',
      }),
    );
  const versions = () => sent.filter(({ entry }) => entry.method === 'PATCH').map(({ options }) => options.ifMatch);
  const searches = () => sent.filter(({ path }) => path === '/admin/users/search').length;
  await press();
  await waitFor(() => expect(versions()).toEqual(['"7"']));
  // The list's and the panel's, at first and again.
  await waitFor(() => expect(searches()).toBe(4));
  await press();
  await waitFor(() => expect(versions()).toEqual(['"7"', '"8"']));
});

test('the table tells roles, dealers, and what is verified and what is not', async () => {
  await open([]);

  const row = screen.getByRole('row', { name: /Chiara Fontana/ });
  expect(row).toHaveTextContent('Manager');
  expect(row).toHaveTextContent('Autocentro Lingotto Torino');
  expect(within(row).getByText('Verificata')).toBeInTheDocument();
  expect(within(row).getByText('Non verificato')).toBeInTheDocument();
});

test('a tab asks for one role', async () => {
  const { sent } = await open([]);

  await userEvent.click(screen.getByRole('button', { name: 'Manager 1' }));

  await waitFor(() =>
    expect(sent.at(-1)?.query).toMatchObject({ wheres: [{ field: 'role', op: 'eq', value: 'manager' }] }),
  );
});

test('somebody is shut out from their row only after a question', async () => {
  const { sent } = await open([]);

  await userEvent.click(
    within(screen.getByRole('row', { name: /Chiara Fontana/ })).getByRole('button', { name: /Chiara/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disattiva l’account' }));
  const question = await screen.findByRole('alertdialog', { name: 'Disattivare l’account di Chiara Fontana?' });
  expect(changesOf(sent, 'PATCH')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Disattiva' }));

  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`/admin/users/${chiara.uid}/update-profile`, { active: false }]]),
  );
});
