import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { useStore } from 'zustand';
import { Toasts } from '../notifications/toasts';
import { learnReleases } from '../registry/page-releases';
import { registryStore } from '../registry/registry-store';
import { reloadAs } from '../registry/reload-as';
import { RegistryProvider } from '../registry/use-registry';
import { holdUnsaved } from '../session/unsaved-input';
import { leave, stay, useIsLeaveAsked } from './leave-page';

jest.mock('../registry/reload-as');

const shellOf = (build: string) => ({ version: '1.0.0', build, base: '/shell/' });

function Page() {
  const asked = useIsLeaveAsked();
  return (
    <RegistryProvider value={useStore(registryStore)}>
      <Toasts />
      {asked && <p>Lasciare la pagina?</p>}
    </RegistryProvider>
  );
}

const learn = (build: string) => act(() => learnReleases({ areas: [], shell: shellOf(build) }));
const notice = () => screen.queryByText(/C’è una nuova versione di CarCare/);

beforeEach(() => {
  jest.mocked(reloadAs).mockReset();
  registryStore.setState({ areas: [], shell: shellOf('s0'), newShell: false, urged: false });
});

test('a new shell is told once, quietly, and the notice can be closed', async () => {
  const { container } = renderWithHost(<Page />);
  learn('s0');
  expect(notice()).not.toBeInTheDocument();

  learn('s1');
  expect(await screen.findByText(/C’è una nuova versione di CarCare/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('C’è una nuova versione di CarCare.');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(notice()).not.toBeInTheDocument();

  learn('s1');
  expect(notice()).not.toBeInTheDocument();
  learn('s2');
  expect(notice()).toBeVisible();
});

test('the page is loaded anew when one asks for it, and input is not lost without a question', async () => {
  renderWithHost(<Page />);
  learn('s3');
  const release = holdUnsaved();
  await userEvent.click(await screen.findByRole('button', { name: 'Ricarica' }));
  expect(await screen.findByText('Lasciare la pagina?')).toBeVisible();
  act(stay);
  expect(reloadAs).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Ricarica' }));
  await screen.findByText('Lasciare la pagina?');
  act(leave);
  expect(reloadAs).toHaveBeenCalledTimes(1);
  act(release);
});

test('an urgent version asks for a reload, and again at the next pause when that was put off', async () => {
  renderWithHost(<Page />);
  const urgent = () => screen.queryByText(/C’è un aggiornamento importante di CarCare/);
  const learnUrgent = (build: string) =>
    act(() => learnReleases({ areas: [], shell: { ...shellOf(build), urgent: true } }));
  learnUrgent('s0');
  expect(urgent()).not.toBeInTheDocument();
  learnUrgent('s4');
  expect(await screen.findByText(/C’è un aggiornamento importante di CarCare/)).toBeVisible();

  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(urgent()).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(29_000));
  fireEvent.keyDown(document.body, { key: 'a' });
  act(() => jest.advanceTimersByTime(29_000));
  expect(urgent()).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(urgent()).toBeVisible();
  jest.useRealTimers();
  expect(notice()).not.toBeInTheDocument();

  learn('s0');
  expect(urgent()).not.toBeInTheDocument();
});
