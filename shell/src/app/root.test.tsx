import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { provideHost } from 'shared-api/host';
import { RawIntlProvider } from 'shared-ui/intl';
import { UiProvider } from 'shared-ui/provider';
import { Link } from 'shared-ui/router';
import { useStore } from 'zustand';
import { createHostServices } from '../boot/host-services';
import { intl } from '../i18n/intl';
import { frameHere, loadFrame } from '../layout/frames';
import { fetchArea } from '../loader/fetch-area';
import { registryStore } from '../registry/registry-store';
import { RegistryProvider } from '../registry/use-registry';
import { clearSession, openSession } from '../session/session-store';
import { areaRecord } from '../testing/area-record';
import { GuardedRouter } from './guarded-router';
import { Root } from './root';

jest.mock('../layout/frames');
jest.mock('../layout/overlays', () => ({ Overlays: () => null }));
jest.mock('../loader/fetch-area');

const areas = [
  areaRecord({ name: 'public', paths: ['/'], frame: 'public' }),
  areaRecord({ name: 'account', paths: ['/account'], frame: 'account' }),
];

interface FrameProps {
  children: ReactNode;
}

const PublicFrame = ({ children }: FrameProps) => <section aria-label="pubblica">{children}</section>;
const StaffFrame = ({ children }: FrameProps) => <section aria-label="dello staff">{children}</section>;
const AccountFrame = ({ children }: FrameProps) => <section aria-label="tua">{children}</section>;

/** A frame that has come, as `use` reads it at once. */
const here = (frame: typeof PublicFrame) =>
  Object.assign(Promise.resolve(frame), { status: 'fulfilled' as const, value: frame });

/** The frames that have come, and one that is on its way. */
function bring(
  frames: Partial<Record<'public' | 'account' | 'staff', typeof PublicFrame>>,
  coming: Promise<typeof PublicFrame> = new Promise(() => {}),
) {
  jest.mocked(frameHere).mockImplementation((name) => frames[name]);
  jest.mocked(loadFrame).mockImplementation((name) => {
    const frame = frames[name];
    return frame ? here(frame) : coming;
  });
}

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function Product() {
  const site = useStore(registryStore);
  return (
    <UiProvider>
      <RawIntlProvider value={intl}>
        <RegistryProvider value={site}>
          <GuardedRouter>
            <Link to="/account">Il tuo account</Link>
            <Root />
          </GuardedRouter>
        </RegistryProvider>
      </RawIntlProvider>
    </UiProvider>
  );
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  bring({ public: PublicFrame });
  jest.mocked(fetchArea).mockImplementation(async ({ name }) => ({
    name,
    routes: [{ title: name, element: <h1>{name}</h1> }],
  }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ areas }));
  provideHost(createHostServices(() => false));
  registryStore.setState({ pages: [], areas });
  window.history.replaceState(null, '', '/');
});

test('the page that one leaves stands until the frame of the next has come', async () => {
  let come: (frame: typeof AccountFrame) => void = () => {};
  bring({ public: PublicFrame }, new Promise((resolve) => (come = resolve)));
  await act(async () => {
    render(<Product />);
  });
  await pass(1000);

  await act(async () => screen.getByRole('link', { name: 'Il tuo account' }).click());
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'public' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Caricamento in corso' })).toBeInTheDocument();

  await act(async () => come(AccountFrame));
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'account' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'pubblica' })).not.toBeInTheDocument();
});

test('a frame whose script does not come is told, and another one is shown all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  bring({ public: PublicFrame }, Promise.reject(error));
  await act(async () => {
    render(<Product />);
  });
  await pass(1000);

  await act(async () => screen.getByRole('link', { name: 'Il tuo account' }).click());
  await pass(1000);
  expect(screen.getByRole('main')).toHaveTextContent('Controlla la connessione e ricarica la pagina.');

  await act(async () => window.history.back());
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'public' })).toBeVisible();
});

test.each([
  ['staff', ['admin'], 'dello staff'],
  ['a customer', ['user'], 'pubblica'],
] as const)('an address below /cms where no page lives is told to %s in their frame', async (_, roles, frame) => {
  bring({ public: PublicFrame, staff: StaffFrame });
  openSession('abc', roles);
  window.history.replaceState(null, '', '/cms/xyz');
  await act(async () => {
    render(<Product />);
  });
  await pass(1000);
  expect(within(screen.getByRole('region', { name: frame })).getByRole('heading', { level: 1 })).toBeVisible();
  clearSession();
});
