import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InAppNotification } from 'shared-api/entities';
import type { Answer } from 'shared-api/testing';
import { refusal } from 'shared-api/testing';
import { storeWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { notificationWith } from '../testing/notification';
import { NotificationPage } from './notification-page';

const store = storeWith();
const person = personWith();

async function open(changes: Partial<InAppNotification> = {}, answers: Readonly<Record<string, Answer>> = {}) {
  const shown = notificationWith(changes);
  const base = `/admin/in-app-notifications/${shown.id}`;
  const host = provideAdminServer({
    [`GET ${base}`]: () => ({ data: shown }),
    [`GET ${base}/seen`]: () =>
      pageOf([{ uid: person.uid, fullname: person.fullname, seen_at: '2026-11-20T09:15:00Z' }], { total: 1287 }),
    'GET /admin/stores/search': () => pageOf([store]),
    [`PATCH ${base}/update`]: ({ body }) => ({ data: { ...shown, ...Object(body), version: 3 }, message: 'Salvata.' }),
    [`DELETE ${base}/delete`]: () => undefined,
    ...answers,
  });
  const page = renderWithHost(
    <Routes>
      <Route path="/:id" element={<NotificationPage />} />
      <Route path="/cms/admin/in-app-notifications" element={<p>Tutte le notifiche</p>} />
    </Routes>,
    { route: `/${shown.id}` },
  );
  await screen.findByRole('link', { name: person.fullname });
  return { ...host, ...page, base };
}

const save = () => {
  const [button] = screen.getAllByRole('button', { name: 'Salva' });
  return userEvent.click(button ?? document.body);
};

test('who has seen it stands beside its preview, without an obstacle', async () => {
  const { container } = await open();

  expect(screen.getByRole('region', { name: 'Chi l’ha vista' })).toHaveTextContent('1.287');
  const readers = within(screen.getByRole('table', { name: 'Chi l’ha vista' }));
  expect(readers.getByRole('link', { name: 'Chiara Fontana' })).toHaveAttribute(
    'href',
    `/cms/admin/users/${person.uid}`,
  );
  expect(screen.getByRole('region', { name: 'Anteprima' })).toHaveTextContent('I contratti già firmati non cambiano.');
  await expectAccessible(container);
});

test('only what was changed is saved, on the version that was shown', async () => {
  const { sent, base } = await open();
  const since = within(screen.getByRole('group', { name: /^Visibile dal/ }));
  await userEvent.clear(since.getByRole('textbox', { name: /^Visibile dal/ }));
  await userEvent.clear(since.getByRole('textbox', { name: 'Ora' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amministratore' }));
  await save();

  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([
      [
        `${base}/update`,
        { visible_at: null, audience: { roles: ['admin', 'manager'], store_uids: [], user_uids: [] } },
      ],
    ]),
  );
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.options.ifMatch).toBe('"2"');
});

test('an end before the start, which was saved before, and a wrong link are told together', async () => {
  const { sent } = await open();
  const link = screen.getByLabelText(/^Link di destinazione/);
  await userEvent.clear(link);
  await userEvent.type(link, 'altrove');
  const until = within(screen.getByRole('group', { name: /^Fino al/ }));
  await userEvent.type(until.getByRole('textbox', { name: /^Fino al/ }), '01/11/2026');
  await save();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Link di destinazione: Serve un indirizzo di questo sito, che comincia con /.');
  expect(alert).toHaveTextContent('Fino al: La fine deve venire dopo l’inizio.');
  expect(changesOf(sent, 'PATCH')).toEqual([]);
});

test('the form stays while the people of a changed audience are read, and calls them by their names', async () => {
  const luca = personWith({ uid: 'a1b2c3d4-1111-4222-8333-444455556666', fullname: 'Luca Rossi' });
  let arrive = () => {};
  const read = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { sent, base } = await open(
    { audience: { roles: [], store_uids: [], user_uids: [person.uid] } },
    {
      'GET /admin/users/search': () => pageOf([luca]),
      [`GET /admin/users/${person.uid}`]: () => ({ data: person }),
      [`GET /admin/users/${luca.uid}`]: async () => {
        await read;
        return { data: luca };
      },
    },
  );
  await userEvent.click(screen.getByLabelText(/^Aggiungere una persona/));
  await userEvent.paste('luca');
  await userEvent.click(await screen.findByRole('option', { name: /Luca Rossi/ }));
  await save();
  const title = screen.getByRole('textbox', { name: /^Titolo/ });
  await userEvent.type(title, ' e gennaio');
  await act(async () => arrive());

  await screen.findAllByRole('button', { name: 'Salva' });
  expect(title).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Persone scelte' })).toHaveTextContent(/Chiara Fontana.*Luca Rossi/);
  await save();
  await waitFor(() => expect(changesOf(sent, 'PATCH')).toHaveLength(2));
  expect(changesOf(sent, 'PATCH')[1]).toEqual([`${base}/update`, { title: 'Listino di dicembre e gennaio' }]);
});

test('what is typed stays and is saved after the notification was hidden from the page’s menu', async () => {
  let shown = notificationWith();
  const { sent, base } = await open(
    {},
    {
      [`GET /admin/in-app-notifications/${shown.id}`]: () => ({ data: shown }),
      [`PATCH /admin/in-app-notifications/${shown.id}/update`]({ body, options }) {
        if (options.ifMatch !== `"${shown.version}"`) throw refusal('stale', 'Cambiata.');
        shown = { ...shown, ...Object(body), version: shown.version + 1 };
        return { data: shown, message: 'Salvata.' };
      },
    },
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Titolo/ }), ' e gennaio');
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nascondi' }));
  await waitFor(() => expect(changesOf(sent, 'PATCH')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  expect(await screen.findByRole('menuitem', { name: 'Mostra di nuovo' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('textbox', { name: /^Titolo/ })).toHaveValue('Listino di dicembre e gennaio');
  await save();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salva' })).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(changesOf(sent, 'PATCH')).toEqual([
    [`${base}/update`, { visible: false }],
    [`${base}/update`, { title: 'Listino di dicembre e gennaio' }],
  ]);
});

test('a save waits until the notification is hidden: it would be a conflict with oneself', async () => {
  let answer: (hidden: unknown) => void = () => undefined;
  const hidden = new Promise((resolve) => {
    answer = resolve;
  });
  const { sent, base } = await open(
    {},
    {
      [`PATCH /admin/in-app-notifications/${notificationWith().id}/update`]: ({ body }) => {
        const after = { data: { ...notificationWith(), ...Object(body), version: 3 }, message: 'Salvata.' };
        return 'visible' in Object(body) ? hidden.then(() => after) : after;
      },
    },
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Titolo/ }), ' e gennaio');
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nascondi' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Titolo/ }), '{Enter}');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update`, { visible: false }]]);

  await act(async () => answer(null));
  await screen.findAllByRole('button', { name: 'Salva' });
  await save();
  await waitFor(() => expect(changesOf(sent, 'PATCH')).toHaveLength(2));
  expect(sent.at(-1)?.options.ifMatch).toBe('"3"');
});

test('an automatic one is hidden or deleted, not rewritten', async () => {
  const { sent, base } = await open({
    automatic: true,
    audience: { roles: [], store_uids: [store.store_uid], user_uids: [] },
    cta_label: null,
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByText(store.name)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nascondi' }));

  expect(await screen.findByRole('button', { name: 'Mostra di nuovo' })).toBeInTheDocument();
  expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update`, { visible: false }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('Tutte le notifiche')).toBeInTheDocument();
});

test('one that a colleague deleted first is gone, as was asked for', async () => {
  await open(
    { automatic: true },
    {
      [`DELETE /admin/in-app-notifications/${notificationWith().id}/delete`]: () => {
        throw refusal('not_found', 'Qui non c’è nulla.');
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('Tutte le notifiche')).toBeInTheDocument();
});
