import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type AreaRecord, provideHost, type RemoteModule } from 'shared-api/host';
import { DashboardIcon } from 'shared-ui/icons';
import { renderWithHost } from 'shared-ui/testing';
import { useBottomEdge } from 'shared-ui/work';
import { reportError } from '../api/report-error';
import { createHostServices } from '../boot/host-services';
import { fetchArea } from '../loader/fetch-area';
import { tellWentBack } from '../navigation/use-went-back';
import { RegistryProvider } from '../registry/use-registry';
import { clearSession, openSession } from '../session/session-store';
import { openSignInOver, takeWaitingPage } from '../session/sign-in-over';
import { areaRecord } from '../testing/area-record';
import { useBarePage } from './bare-page';
import { StaffFrame } from './staff-frame';

jest.mock('../api/report-error');
jest.mock('../loader/fetch-area');
jest.mock('../loader/lazy-shared', () => ({ warmShared: async () => undefined }));

function item(to: string, label: string, short?: string) {
  return { to, label, short, icon: DashboardIcon, roles: ['manager', 'admin'] as const };
}

function area(name: string, changes: Partial<AreaRecord>): AreaRecord {
  return areaRecord({ name, frame: 'staff', role: 'manager', paths: [`/cms/${name}`], ...changes });
}

const modules: Record<string, RemoteModule> = {
  manager: {
    name: 'manager',
    routes: [],
    navigation: [
      item('/cms/manager', 'Cruscotto'),
      item('/cms/manager/contracts', 'Contratti'),
      item('/cms/manager/contracts/new-contract', 'Nuovo contratto', 'Nuovo'),
      item('/cms/manager/stores', 'Dealer'),
    ],
    slots: {
      barTool: () => <button type="button">Autocentro Lambro</button>,
      navigationFoot: () => <p>Viste salvate</p>,
    },
  },
  admin: {
    name: 'admin',
    routes: [],
    navigation: [item('/cms/admin', 'Amministrazione')],
  },
  workshop: {
    name: 'workshop',
    routes: [],
    navigation: [item('/cms/workshop', 'Lavori')],
  },
};

async function open(areas: readonly AreaRecord[], page = <p>Pagina</p>) {
  await act(async () => {
    renderWithHost(
      <RegistryProvider value={{ pages: [], areas }}>
        <StaffFrame>{page}</StaffFrame>
      </RegistryProvider>,
      { route: '/cms/manager/contracts' },
    );
  });
}

beforeEach(() => {
  jest.mocked(fetchArea).mockImplementation(async ({ name }) => {
    const found = modules[name];
    if (!found) throw new Error(`Unknown area ${name}`);
    return found;
  });
  provideHost(createHostServices(() => true));
  openSession('abc', ['manager']);
});

afterEach(() => {
  jest.useRealTimers();
  act(() => clearSession());
});

test('the area one is in puts its tool into the bar and its views under the navigation', async () => {
  await open([area('manager', { slots: ['barTool', 'navigationFoot'] })]);

  expect(await within(screen.getByRole('banner')).findByRole('button', { name: 'Autocentro Lambro' })).toBeVisible();
  expect(screen.getByText('Viste salvate')).toBeInTheDocument();
});

test('a phone mounts no navigation that it does not show, so that nothing is asked for it', async () => {
  const media = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...media(query), matches: query.includes('max-width') }));
  await open([area('manager', { slots: ['barTool', 'navigationFoot'] })]);

  expect(await within(screen.getByRole('banner')).findByRole('button', { name: 'Autocentro Lambro' })).toBeVisible();
  expect(screen.queryByText('Viste salvate')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test.each([
  ['manager', 'Cerca contratti, targhe, telai, clienti'],
  ['admin', 'Cerca contratti, targhe, dealer, utenti'],
] as const)('the search says what a %s finds by it', async (role, words) => {
  openSession('abc', [role]);
  const found: RemoteModule = { name: role, routes: [], search: async () => [] };
  jest.mocked(fetchArea).mockResolvedValue(found);
  await open([area(role, { role })]);
  expect(await within(screen.getByRole('banner')).findByText(words)).toBeInTheDocument();
});

test('while a page waits for its person to sign in again, the ways are still theirs', async () => {
  await open([area('manager', { slots: ['barTool'] }), area('admin', { role: 'admin' })]);

  await act(async () => {
    clearSession();
    openSignInOver({ uid: 'u1', email: 'anna@esempio.it' }, ['manager']);
  });

  const nav = within(screen.getByRole('navigation', { name: 'Aree' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Cruscotto',
    'Contratti',
    'Nuovo contratto',
    'Dealer',
  ]);
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Contratti');

  await act(async () => void takeWaitingPage());
  expect(nav.queryByRole('link', { name: 'Contratti' })).not.toBeInTheDocument();
});

test('the tab bar has three places, the search and the menu, and shows where one is', async () => {
  await open([area('manager', {})]);

  const tabs = within(screen.getByRole('navigation', { name: 'Navigazione rapida' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cruscotto', 'Contratti', 'Nuovo']);
  expect(tabs.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cerca', 'Menu']);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Contratti');
});

test('search and menu stand in their places before those of the area have come', async () => {
  jest.mocked(fetchArea).mockReturnValue(new Promise(() => {}));
  await open([area('manager', {})]);

  const { children } = screen.getByRole('navigation', { name: 'Navigazione rapida' });
  expect([...children].map(({ textContent }) => textContent)).toEqual(['', '', '', 'Cerca', 'Menu']);
});

test('who has several areas finds each under its name, or its role’s', async () => {
  openSession('abc', ['manager', 'admin']);
  await open([area('manager', {}), area('workshop', { title: 'Officina' }), area('admin', { role: 'admin' })]);

  const nav = within(screen.getByRole('navigation', { name: 'Aree' }));
  expect(nav.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Dealer',
    'Officina',
    'Amministrazione',
  ]);
});

describe('an area whose navigation is broken', () => {
  const broken = () => {
    throw new Error('disegno rotto');
  };
  const lists = {
    'an icon that breaks': [{ ...item('/cms/admin', 'Amministrazione'), icon: broken }],
    'an icon that is none': [Object.assign(item('/cms/admin', 'Amministrazione'), { icon: undefined })],
    'a name that is none': [Object.assign(item('/cms/admin', 'Amministrazione'), { label: { it: 'Nome' } })],
    'a list that is none': Object.assign([], { filter: undefined }),
    'an entry without roles': [Object.assign(item('/cms/admin', 'Amministrazione'), { roles: undefined })],
  };

  test.each(Object.entries(lists))('with %s takes neither frame nor other areas', async (_, navigation) => {
    jest.spyOn(console, 'error').mockReturnValue();
    jest.mocked(reportError).mockClear();
    jest
      .mocked(fetchArea)
      .mockImplementation(async ({ name }) =>
        name === 'admin' ? { name, routes: [], navigation } : (modules[name] ?? Promise.reject(new Error(name))),
      );
    openSession('abc', ['manager', 'admin']);
    await open([area('manager', {}), area('admin', { role: 'admin' })]);

    expect(screen.getByText('Pagina')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Aree' }));
    expect(nav.getByRole('link', { name: 'Contratti' })).toBeVisible();
    await waitFor(() => expect(reportError).toHaveBeenCalledTimes(1));
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ area: 'admin', kind: 'draw' }));
    jest.restoreAllMocks();
  });

  test('keeps its names where only an icon breaks', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const navigation = lists['an icon that breaks'];
    jest.mocked(fetchArea).mockResolvedValue({ name: 'admin', routes: [], navigation });
    openSession('abc', ['admin']);
    await open([area('admin', { role: 'admin' })]);

    const nav = within(screen.getByRole('navigation', { name: 'Aree' }));
    expect(nav.getByRole('link', { name: 'Amministrazione' })).toBeVisible();
    jest.restoreAllMocks();
  });
});

test('an area that hangs keeps the entries of no other away, and shows its own where they belong once it has come', async () => {
  jest.useFakeTimers();
  const own: RemoteModule = {
    name: 'workshop',
    routes: [],
    navigation: [item('/lavori', 'Lavori')],
  };
  const other: RemoteModule = {
    name: 'admin',
    routes: [],
    navigation: [item('/cms/admin', 'Admin')],
  };
  let come: () => void = () => {};
  const hanging = new Promise<RemoteModule>((resolve) => (come = () => resolve(own)));
  jest.mocked(fetchArea).mockImplementation(({ name }) => (name === 'workshop' ? hanging : Promise.resolve(other)));
  openSession('abc', ['manager', 'admin']);
  await open([area('workshop', {}), area('admin', { role: 'admin' })]);
  await act(() => jest.advanceTimersByTimeAsync(1_000));

  const nav = within(screen.getByRole('navigation', { name: 'Aree' }));
  const entries = () => nav.getAllByRole('link').map(({ textContent }) => textContent);
  expect(entries()).toEqual(['Admin']);
  await act(async () => come());
  expect(entries()).toEqual(['Inizio', 'Lavori', 'Admin']);
});

function ChoosingPage() {
  const [chosen, setChosen] = useState(false);
  useBottomEdge('bulk', chosen);
  return (
    <button type="button" onClick={() => setChosen(!chosen)}>
      Scegli
    </button>
  );
}

test("a page's own bar at the bottom takes the place of tabs and rental", async () => {
  await open([area('manager', {})], <ChoosingPage />);
  expect(screen.getByRole('link', { name: 'Noleggio' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Scegli' }));
  expect(screen.queryByRole('link', { name: 'Noleggio' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Navigazione rapida' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Scegli' }));
  expect(screen.getByRole('link', { name: 'Noleggio' })).toBeInTheDocument();
});

function StandingAlonePage() {
  const [alone, setAlone] = useState(false);
  useBarePage(alone);
  return (
    <>
      <input aria-label="Nota" />
      <button type="button" onClick={() => setAlone(true)}>
        Al banco
      </button>
    </>
  );
}

test('a page that stands alone keeps what was typed while the frame around it goes', async () => {
  await open([area('manager', {})], <StandingAlonePage />);
  await userEvent.type(screen.getByLabelText('Nota'), 'prova');

  await userEvent.click(screen.getByRole('button', { name: 'Al banco' }));

  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Noleggio' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nota')).toHaveValue('prova');
});

test('what the keyboard or an anchor leads to stays clear of the bars', async () => {
  await open([area('manager', {})]);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const [bar] = rules.filter((rule) => rule.includes('html:has('));
  expect(bar).toMatch(/\(min-height: 480px\) \{html:has\(\.[\w-]+\) \{scroll-padding-block: 104px 144px;\}/);
  expect(bar).toMatch(/\(min-width: 60rem\) \{html:has\(\.[\w-]+\) \{scroll-padding-block: 104px 80px;\}/);
});

test('Back takes the list of the keys along', async () => {
  await open([area('manager', {})]);
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog')).toBeVisible();

  act(tellWentBack);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
