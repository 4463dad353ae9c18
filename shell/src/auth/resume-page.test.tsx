import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { host, provideHost } from 'shared-api/host';
import { useApi, usePerson, useUnsaved } from 'shared-api/react';
import { RawIntlProvider } from 'shared-ui/intl';
import { UiProvider } from 'shared-ui/provider';
import { useQuery } from 'shared-ui/query';
import { Route, Routes } from 'shared-ui/router';
import { GuardedRouter } from '../app/guarded-router';
import { createHostServices } from '../boot/host-services';
import { openDialog } from '../dialog/dialog-store';
import { intl } from '../i18n/intl';
import { Overlays } from '../layout/overlays';
import { AreaData } from '../loader/area-data';
import { forgetServerState } from '../loader/server-state';
import { goTo } from '../navigation/navigator';
import { useNavigator } from '../navigation/use-navigator';
import { currentAccount, followAccount, followPerson } from '../session/account-store';
import { clearSession, followOtherTabs, openSession, sessionStore } from '../session/session-store';
import { takeWaitingPage } from '../session/sign-in-over';
import { fakeServer, json } from '../testing/answers';
import { endSession } from './end-session';
import { eraseDraftsAfterSignOut } from './erase-drafts';
import { proveIdentity } from './prove-identity';
import { resumePage } from './resume-page';

const carla = { uid: 'u1', firstname: 'Carla', lastname: 'Fontana', fullname: 'Carla Fontana', email: 'carla@demo.it' };
const dario = { ...carla, uid: 'u2', email: 'dario@demo.it' };
const ending = { isProtected: () => true, show: () => undefined };
const loaded = jest.fn();
const draftsErased = jest.fn(async () => []);
const ends = () => sessionStore.getState().ends;
let stops: (() => void)[] = [];

/** A page that reads something and holds what is typed. */
function Form() {
  const { account } = useApi();
  const { data } = useQuery({
    queryKey: ['form'],
    queryFn: () => {
      loaded();
      return account.get().then(() => 'Letto');
    },
  });
  useUnsaved(true);
  usePerson();
  return (
    <>
      <p>{data}</p>
      <input aria-label="Nota" />
    </>
  );
}

function Site() {
  useNavigator();
  return (
    <>
      <Routes>
        <Route path="/modulo" element={<Form />} />
        <Route path="*" element={<h1>Inizio</h1>} />
      </Routes>
      <Overlays />
    </>
  );
}

/** The form of somebody who is signed in, with a word typed into it. */
async function openForm(whoIsIt = json(200, { data: carla })) {
  const server = fakeServer();
  server.answer(whoIsIt, json(200, { data: carla }));
  const services = createHostServices(() => true);
  provideHost(services);
  openSession('first', ['manager']);
  stops = [
    followAccount(() => services.api.account.get().then(({ data }) => data)),
    followPerson(({ uid }) => resumePage(uid)),
    followOtherTabs(() => endSession(null, ending)),
    eraseDraftsAfterSignOut(),
  ];
  Object.assign(window, { indexedDB: { databases: draftsErased } });
  draftsErased.mockClear();
  loaded.mockClear();
  window.history.replaceState(null, '', '/modulo');
  render(
    <UiProvider>
      <RawIntlProvider value={intl}>
        <GuardedRouter>
          <AreaData>
            <Site />
          </AreaData>
        </GuardedRouter>
      </RawIntlProvider>
    </UiProvider>,
  );
  await screen.findByText('Letto');
  await userEvent.type(screen.getByLabelText('Nota'), 'appunti');
  return server;
}

function otherTab(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
}

const formGoesOn = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Nota')).toHaveValue('appunti');
  expect(screen.getByText('Letto')).toBeVisible();
};

afterEach(() => {
  act(() => {
    takeWaitingPage();
    clearSession();
    forgetServerState();
  });
  for (const stop of stops) stop();
});

test('the same person signs in over the page, their address fixed, and goes on with all that was typed', async () => {
  const server = await openForm();
  const before = ends();
  await act(async () => endSession('Sessione scaduta.', ending));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('carla@demo.it');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');

  server.answer(
    json(200, { data: { otp_required: false, channel: null } }),
    json(200, { access_token: 'second', roles: ['manager'], message: '' }),
    json(200, { data: carla }),
  );
  await userEvent.type(screen.getByLabelText('Password'), 'una frase lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));

  await formGoesOn();
  expect(window.location.pathname).toBe('/modulo');
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(ends()).toBe(before);
  expect(draftsErased).not.toHaveBeenCalled();
});

test('over the page a wrong password is told where another one is typed', async () => {
  const server = await openForm();
  await act(async () => endSession('Sessione scaduta.', ending));
  const sentence = 'E-mail o password non corrispondono.';
  server.answer(json(422, { message: sentence, code: 'validation', errors: { email: [sentence] }, request_id: 'r' }));
  const password = await screen.findByLabelText('Password');
  await userEvent.type(password, 'una frase sbagliata');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));

  await waitFor(() => expect(password).toHaveAccessibleDescription(sentence));
  expect(password).toHaveFocus();
});

/** Signs in over the page by an address that is typed. */
async function signInAs(email: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia utente' }));
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'una frase lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
}
const signedIn = [
  json(200, { data: { otp_required: false, channel: null } }),
  json(200, { access_token: 'second', roles: ['manager'], message: '' }),
];

test('the same account goes on by its new address, which was changed meanwhile', async () => {
  const server = await openForm();
  const before = ends();
  await act(async () => endSession('Sessione finita.', ending));

  server.answer(...signedIn, json(200, { data: { ...carla, email: 'nuova@demo.it' } }));
  await signInAs('nuova@demo.it');

  await formGoesOn();
  expect(window.location.pathname).toBe('/modulo');
  expect(ends()).toBe(before);
});

test('another account is somebody else, even by the address that was known', async () => {
  const server = await openForm();
  await act(async () => endSession('Sessione finita.', ending));

  server.answer(...signedIn, json(200, { data: { ...dario, email: carla.email } }));
  await signInAs(carla.email);

  expect(await screen.findByRole('heading', { name: 'Inizio' })).toBeVisible();
});

test.each([
  ['the known address goes on', 'Carla@demo.it', true],
  ['another one leaves the page', 'dario@demo.it', false],
])('where the server does not say whose the account is, %s', async (_, email, goesOn) => {
  const server = await openForm();
  await act(async () => endSession('Sessione finita.', ending));

  server.answer(...signedIn, json(500, { message: 'Guasto.', code: 'internal', request_id: '1' }));
  await signInAs(email);

  if (goesOn) await formGoesOn();
  else expect(await screen.findByRole('heading', { name: 'Inizio' })).toBeVisible();
});

test('a sign-in of the same person in another tab wakes the page', async () => {
  const server = await openForm();
  await act(async () => otherTab(() => localStorage.clear()));
  await screen.findByRole('dialog', { name: 'La sessione è finita' });

  server.answer(json(200, { data: carla }));
  await act(async () => otherTab(() => writeOtherSession('second')));

  await formGoesOn();
});

test('another account drops the page, without a question', async () => {
  const server = await openForm();
  const before = ends();
  const proof = proveIdentity();
  act(() => openDialog({ title: 'Recesso di Carla', body: 'Conferma' }));
  goTo('/altrove');
  await act(async () => otherTab(() => localStorage.clear()));
  await screen.findByRole('dialog', { name: 'La sessione è finita' });

  server.answer(json(200, { data: dario }));
  await act(async () => otherTab(() => writeOtherSession('third')));

  expect(await screen.findByRole('heading', { name: 'Inizio' })).toBeVisible();
  expect(window.location.pathname).toBe('/cms');
  expect(ends()).toBe(before + 1);
  expect(draftsErased).toHaveBeenCalledTimes(1);
  // Nothing that the page reads is asked for in the name of the other person.
  expect(loaded).toHaveBeenCalledTimes(1);
  // Nor is what stood over it asked about any more, or done.
  expect(await proof).toBe(false);
  expect(screen.queryByText('Recesso di Carla')).not.toBeInTheDocument();
});

test('whoever was not known is somebody else', async () => {
  const server = await openForm(json(500, { message: 'Guasto.', code: 'internal', request_id: '1' }));
  await act(async () => otherTab(() => localStorage.clear()));
  await screen.findByRole('dialog', { name: 'La sessione è finita' });

  server.answer(json(200, { data: dario }));
  await act(async () => otherTab(() => writeOtherSession('third')));

  expect(await screen.findByRole('heading', { name: 'Inizio' })).toBeVisible();
});

describe('a tab that slept through a sign-out and the next sign-in', () => {
  const asleep = () => {
    localStorage.clear();
    writeOtherSession('third');
  };
  const save = () => host().api.account.updateProfile({ body: { firstname: 'Ada' } });
  const sent = ({ requests }: ReturnType<typeof fakeServer>) =>
    requests.slice(2).map(({ method, url, headers }) => [method, new URL(url).pathname, headers.get('Authorization')]);
  const whoIsIt = ['GET', '/api/v1/account', 'Bearer third'];

  test('is left where another person signed in, whose account is shown', async () => {
    const server = await openForm();
    const before = ends();
    server.answer(json(200, { data: dario }));

    await act(async () => otherTab(asleep));

    expect(await screen.findByRole('heading', { name: 'Inizio' })).toBeVisible();
    expect(window.location.pathname).toBe('/cms');
    expect(currentAccount()).toMatchObject({ email: 'dario@demo.it' });
    expect(ends()).toBe(before + 1);
    expect(sent(server)).toEqual([whoIsIt]);
  });

  test('sends nothing in the name of another person, even before it has heard of them', async () => {
    const server = await openForm();
    asleep();
    server.answer(json(200, { data: dario }));

    await act(async () => expect(save()).rejects.toThrow());

    expect(await screen.findByRole('heading', { name: 'Inizio' })).toBeVisible();
    expect(sent(server)).toEqual([whoIsIt]);
  });

  test('goes on for the same person, and what was to be sent goes out', async () => {
    const server = await openForm();
    const before = ends();
    asleep();
    server.answer(json(200, { data: carla }), json(200, { data: carla, message: 'Salvato.' }));

    await act(save);

    await formGoesOn();
    expect(ends()).toBe(before);
    expect(sent(server)).toEqual([whoIsIt, ['PATCH', '/api/v1/account/update-profile', 'Bearer third']]);
  });

  test('sends nothing until the server has said who it is', async () => {
    const server = await openForm();
    asleep();

    await act(async () => expect(save()).rejects.toThrow());
    expect(sent(server)).toEqual([whoIsIt]);

    server.answer(json(200, { data: carla }), json(200, { data: carla, message: 'Salvato.' }));
    await act(save);
    await formGoesOn();
  });
});

test('what areas keep of a page that waits is erased once that page is left', async () => {
  await openForm();
  const before = ends();
  await act(async () => endSession('Sessione scaduta.', ending));
  await screen.findByRole('dialog');
  expect(ends()).toBe(before);

  await act(async () => goTo('/altrove', { unasked: true }));

  expect(await screen.findByRole('heading', { name: 'Inizio', hidden: true })).toBeInTheDocument();
  expect(ends()).toBe(before + 1);
  expect(draftsErased).toHaveBeenCalledTimes(1);
});

test('a sign-out that somebody asked for waits for nobody', async () => {
  await openForm();
  const before = ends();

  act(() => clearSession());

  expect(ends()).toBe(before + 1);
  expect(draftsErased).toHaveBeenCalledTimes(1);
});

test('a dialog that was closed comes back with the next call, and still knows the person', async () => {
  await openForm();
  await act(async () => endSession('Sessione scaduta.', ending));
  const dialog = await screen.findByRole('dialog');
  // The dialog listens to the keyboard before it takes the focus, each a frame after it is drawn.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await act(async () => endSession('Sessione scaduta.', ending));

  expect(await screen.findByLabelText('E-mail')).toHaveValue('carla@demo.it');
});

test('whoever has another account may change the address', async () => {
  await openForm();
  await act(async () => endSession('Sessione scaduta.', ending));

  await userEvent.click(await screen.findByRole('button', { name: 'Cambia utente' }));

  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('readonly');
});

function writeOtherSession(token: string) {
  localStorage.setItem('token', token);
  localStorage.setItem('authenticated', '1');
  localStorage.setItem('isManager', '1');
}
