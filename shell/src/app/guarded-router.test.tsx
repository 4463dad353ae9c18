import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { host, provideHost } from 'shared-api/host';
import { useUnsaved } from 'shared-api/react';
import { RawIntlProvider } from 'shared-ui/intl';
import { UiProvider } from 'shared-ui/provider';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'shared-ui/router';
import { createHostServices } from '../boot/host-services';
import { intl } from '../i18n/intl';
import { dropPage } from '../navigation/dropped-page';
import { LeaveDialog } from '../navigation/leave-dialog';
import { stay, useIsLeaveAsked } from '../navigation/leave-page';
import { goTo } from '../navigation/navigator';
import { useNavigator } from '../navigation/use-navigator';
import { GuardedRouter } from './guarded-router';

function Form({ kept = false, query = false }: { kept?: boolean; query?: boolean }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const release = useUnsaved(text !== '', { kept, query });
  return (
    <>
      <h1>Modulo</h1>
      <input aria-label="Nota" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button
        type="button"
        onClick={() => {
          release();
          navigate('/fatto', { replace: true });
        }}
      >
        Salva
      </button>
      <button
        type="button"
        onClick={() => {
          setText('');
          navigate('/fatto');
        }}
      >
        Salva e svuota
      </button>
    </>
  );
}

/** A page whose query shows its form. */
function Sheet() {
  const [query] = useSearchParams();
  return query.has('modifica') ? <Form query /> : <h1>Scheda</h1>;
}

function Site() {
  useNavigator();
  const asked = useIsLeaveAsked();
  return (
    <>
      <Link to="/elenco">Elenco</Link>
      <Link to="?passo=2">Passo 2</Link>
      <Link to="/scheda">Torna alla scheda</Link>
      <a href="#fine">In fondo</a>
      <Routes>
        <Route path="/modulo" element={<Form />} />
        <Route path="/bozza" element={<Form kept />} />
        <Route path="/scheda" element={<Sheet />} />
        <Route path="*" element={<h1>{'Altra pagina'}</h1>} />
      </Routes>
      {asked && <LeaveDialog />}
    </>
  );
}

function renderSite(path: string): void {
  window.history.replaceState(null, '', path);
  render(
    <UiProvider>
      <RawIntlProvider value={intl}>
        <GuardedRouter>
          <Site />
        </GuardedRouter>
      </RawIntlProvider>
    </UiProvider>,
  );
}

/** Opens `/prima`, then the form, then goes back to it from `/dopo`: there is a way in both directions. */
async function openForm(path = '/modulo') {
  renderSite('/prima');
  await act(async () => goTo(path));
  await act(async () => goTo('/dopo'));
  await act(async () => window.history.back());
  await userEvent.type(await screen.findByLabelText('Nota'), 'appunti');
}

const question = () => screen.findByRole('alertdialog', { name: 'Lasciare la pagina?' });

async function answer(name: 'Annulla' | 'Lascia la pagina') {
  await question();
  await userEvent.click(screen.getByRole('button', { name }));
}

async function expectFormKept() {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/modulo');
  expect(screen.getByLabelText('Nota')).toHaveValue('appunti');
}

beforeEach(() => provideHost(createHostServices(() => false)));

afterEach(() => act(() => stay()));

const ways: readonly [string, string, () => void | Promise<void>][] = [
  ['a link', '/elenco', () => userEvent.click(screen.getByText('Elenco'))],
  ['a call', '/elenco', () => goTo('/elenco')],
  ['Back', '/prima', () => window.history.back()],
  ['Forward', '/dopo', () => window.history.forward()],
];

describe.each(ways)('%s away from unsaved input', (_name, target, go) => {
  test('is not gone after a no, and can be asked for again', async () => {
    await openForm();

    await act(async () => go());
    await answer('Annulla');
    await expectFormKept();

    await act(async () => go());
    await answer('Annulla');
    await expectFormKept();
  });

  test('is gone after a yes', async () => {
    await openForm();

    await act(async () => go());
    await answer('Lascia la pagina');

    expect(await screen.findByRole('heading', { name: 'Altra pagina' })).toBeVisible();
    expect(window.location.pathname).toBe(target);
  });
});

test('after a no, Back and Forward still lead where they led', async () => {
  await openForm();
  await act(async () => window.history.back());
  await answer('Annulla');
  await expectFormKept();

  await userEvent.clear(screen.getByLabelText('Nota'));
  await act(async () => window.history.forward());
  await waitFor(() => expect(window.location.pathname).toBe('/dopo'));
  await act(async () => window.history.go(-2));
  await waitFor(() => expect(window.location.pathname).toBe('/prima'));
});

test.each(['Salva', 'Salva e svuota'])('%s leads on without a question', async (name) => {
  await openForm();

  await userEvent.click(screen.getByRole('button', { name }));

  expect(await screen.findByRole('heading', { name: 'Altra pagina' })).toBeVisible();
  expect(window.location.pathname).toBe('/fatto');
});

test('what leads on once it is done asks before it is done, and not again', async () => {
  await openForm();
  const { beforeLeaving } = host();
  const begin = jest.fn((unasked: (navigate: () => void) => void) => unasked(() => goTo('/fatto')));

  await act(async () => beforeLeaving?.(begin));
  await answer('Annulla');
  await expectFormKept();
  expect(begin).not.toHaveBeenCalled();

  await act(async () => beforeLeaving?.((unasked) => setTimeout(() => begin(unasked))));
  await answer('Lascia la pagina');
  expect(await screen.findByRole('heading', { name: 'Altra pagina' })).toBeVisible();
  expect(window.location.pathname).toBe('/fatto');
});

test('another step of the same page loses nothing and is not asked', async () => {
  await openForm();

  await userEvent.click(screen.getByText('Passo 2'));

  expect(window.location.search).toBe('?passo=2');
  expect(screen.getByLabelText('Nota')).toHaveValue('appunti');
});

describe('a form that only the query shows', () => {
  async function openSheet() {
    renderSite('/scheda');
    await act(async () => goTo('/scheda?modifica='));
    await userEvent.type(await screen.findByLabelText('Nota'), 'appunti');
  }
  const leaving: readonly [string, () => void | Promise<void>][] = [
    ['a link to the page itself', () => userEvent.click(screen.getByText('Torna alla scheda'))],
    ['Back', () => window.history.back()],
  ];

  test.each(leaving)('is kept after a no to %s, and left after a yes', async (_name, go) => {
    await openSheet();

    await act(async () => go());
    await answer('Annulla');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?modifica=');
    expect(screen.getByLabelText('Nota')).toHaveValue('appunti');

    await act(async () => go());
    await answer('Lascia la pagina');
    expect(await screen.findByRole('heading', { name: 'Scheda' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test('is not left by a way to one of its own places', async () => {
    await openSheet();

    await userEvent.click(screen.getByText('In fondo'));

    await waitFor(() => expect(window.location.hash).toBe('#fine'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nota')).toHaveValue('appunti');
  });
});

test('input that the page keeps itself may be left', async () => {
  await openForm('/bozza');

  await userEvent.click(screen.getByText('Elenco'));

  expect(await screen.findByRole('heading', { name: 'Altra pagina' })).toBeVisible();
});

test('a way that cannot be refused is gone at once', async () => {
  await openForm();

  await act(async () => goTo('/error/account-disabled', { unasked: true }));

  expect(window.location.pathname).toBe('/error/account-disabled');
});

test('closing or loading again asks in the browser’s words, only while something is unsaved', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openForm();
  expect(asks()).toBe(true);

  await userEvent.clear(screen.getByLabelText('Nota'));
  expect(asks()).toBe(false);
});

test('nothing of a dropped page is rendered until another has come, and its address leads to it again', async () => {
  renderSite('/modulo');
  await userEvent.type(screen.getByLabelText('Nota'), 'appunti');
  act(dropPage);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  act(() => goTo('/elenco', { replace: true, unasked: true }));
  expect(await screen.findByRole('heading', { name: 'Altra pagina' })).toBeVisible();
  act(() => goTo('/modulo'));
  expect(await screen.findByLabelText('Nota')).toHaveValue('');
});
