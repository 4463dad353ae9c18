import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { NewUserPage } from './new-user-page';

const store = {
  store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c',
  name: 'Autocentro Lambro',
  address: 'via Rombon 41',
  city: 'Milano',
};

function open(create: () => unknown = () => ({ data: personWith(), message: 'Invitato.' }), route = '/') {
  const host = provideAdminServer({
    'POST /admin/users/create': create,
    'GET /admin/stores/search': () => pageOf([store]),
    [`GET /admin/stores/${store.store_uid}`]: () => ({ data: store }),
  });
  const page = renderWithHost(
    <Routes>
      <Route path="/" element={<NewUserPage />} />
      <Route path="/cms/admin/users/:uid" element={<p>La sua pagina</p>} />
    </Routes>,
    { route },
  );
  return { ...host, ...page };
}

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Chiara');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Fontana');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'C.Fontana@Lingotto.it');
}

const makeManager = () => userEvent.click(screen.getByRole('checkbox', { name: 'Manager' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crea e invita' }));

test('a manager is made with their dealer and invited', async () => {
  const { sent, container } = open();
  await fillIn();
  await makeManager();
  await userEvent.type(screen.getByLabelText('Cercare un dealer da collegare'), 'lambro');
  await userEvent.click(await screen.findByRole('option', { name: /Autocentro Lambro/ }));
  await expectAccessible(container);
  await submit();

  expect(await screen.findByText('La sua pagina')).toBeInTheDocument();
  const call = sent.find(({ path }) => path === '/admin/users/create');
  expect(call?.body).toEqual({
    firstname: 'Chiara',
    lastname: 'Fontana',
    email: 'c.fontana@lingotto.it',
    roles: ['manager'],
    store_uids: [store.store_uid],
  });
  expect(call?.options.idempotencyKey).toBeTruthy();
});

test('Enter in the search for a dealer sends no invitation, whether or not one was found', async () => {
  const { sent } = open();
  await fillIn();
  await makeManager();
  await userEvent.type(screen.getByLabelText('Cercare un dealer da collegare'), 'lambro{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: /Autocentro Lambro/ }));

  expect(screen.getByRole('link', { name: 'Autocentro Lambro' })).toBeVisible();
  expect(sent.filter(({ path }) => path === '/admin/users/create')).toEqual([]);
});

test('who is invited from a dealer’s page is a manager of that one', async () => {
  const { sent } = open(undefined, `/?store_uid=${store.store_uid}`);
  expect(await screen.findByRole('checkbox', { name: 'Manager' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Autocentro Lambro' })).toBeVisible();
  await fillIn();
  await submit();

  expect(await screen.findByText('La sua pagina')).toBeInTheDocument();
  const call = sent.find(({ path }) => path === '/admin/users/create');
  expect(call?.body).toMatchObject({ roles: ['manager'], store_uids: [store.store_uid] });
});

test('what is missing is listed, the role too: none is chosen beforehand, and nothing is sent', async () => {
  const { sent } = open();
  for (const role of screen.getAllByRole('checkbox')) expect(role).not.toBeChecked();
  await submit();

  expect(await screen.findByRole('alert')).toHaveTextContent('Ci sono 4 dati da correggere');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  expect(screen.getByText('Serve almeno un ruolo.')).toBeVisible();
  expect(sent.filter(({ entry }) => entry.method === 'POST')).toEqual([]);
});

test('a manager without a dealer is pointed out, until there is one', async () => {
  open();
  await makeManager();
  expect(screen.getByText(/^Senza un dealer il manager non vede nessun contratto\./)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Cercare un dealer da collegare'), 'lambro');
  await userEvent.click(await screen.findByRole('option', { name: /Autocentro Lambro/ }));
  expect(screen.queryByText(/^Senza un dealer/)).not.toBeInTheDocument();
});

test('an e-mail that somebody has stands at its field', async () => {
  open(() => {
    throw refusal('validation', 'Controllare i dati.', { email: ['Questa e-mail ha già un account.'] });
  });
  await fillIn();
  await makeManager();
  await submit();

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Questa e-mail ha già un account.',
    ),
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});
