import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type NavigationItem, type PaletteHit, provideHost, type RemoteModule } from 'shared-api/host';
import { inForcedColors, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { dialogStore } from '../dialog/dialog-store';
import { fetchArea } from '../loader/fetch-area';
import { provideNavigator } from '../navigation/navigator';
import { RegistryProvider } from '../registry/use-registry';
import { clearSession, openSession } from '../session/session-store';
import { areaRecord } from '../testing/area-record';
import { Palette } from './palette';
import { closePalette, openPalette } from './palette-store';
import { searchPauseMs, togetherMs } from './use-hits';

jest.mock('../loader/fetch-area');

const visited: string[] = [];
const search = jest.fn<Promise<readonly PaletteHit[]>, [string, AbortSignal]>();

const esposito: PaletteHit = {
  id: 'u1',
  to: '/cms/manager/contracts/u1',
  label: 'Antonio Esposito',
  detail: 'CC-2026-003902',
  aside: <span>DISPONIBILE</span>,
};

function area(search: RemoteModule['search']): RemoteModule {
  return {
    name: 'manager',
    routes: [],
    palette: [{ id: 'new', label: 'Nuovo contratto', to: '/cms/manager/contracts/new-contract' }],
    search,
  };
}

const managerRecord = areaRecord({ name: 'manager', role: 'manager', frame: 'staff', paths: ['/cms/manager'] });

async function open(areas = [managerRecord]): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await act(async () => {
    renderWithHost(
      <RegistryProvider value={{ pages: [], areas }}>
        <Palette />
      </RegistryProvider>,
    );
  });
  return user;
}

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  visited.length = 0;
  search.mockReset();
  jest.mocked(fetchArea).mockResolvedValue(area(search));
  provideNavigator({ go: (path) => visited.push(path), address: () => '/' });
  provideHost(createHostServices(() => false));
  openSession('abc', ['manager']);
});

afterEach(() => {
  act(() => closePalette());
  act(() => clearSession());
  jest.useRealTimers();
});

test('finds a page by a part of its name and opens it with Enter', async () => {
  const user = await open();

  await user.type(screen.getByRole('combobox'), 'pubbl{Enter}');

  expect(visited).toEqual(['/']);
});

test('what is typed before the palette is there stands in its field', async () => {
  openPalette();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .keyboard('prubb{Backspace}{Backspace}{Backspace}{Backspace}ub');
  const user = await open();
  // As the dialog does in a browser.
  act(() => screen.getByRole('combobox').focus());
  expect(screen.getByRole('combobox')).toHaveValue('pub');

  await user.type(screen.getByRole('combobox'), 'bl{Enter}');
  expect(visited).toEqual(['/']);
});

test('a palette that is given up before it came keeps no keys', async () => {
  renderWithHost(<input aria-label="Nome" />);
  openPalette();
  screen.getByRole('textbox', { name: 'Nome' }).focus();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('ro{Escape}Anna');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
});

test('searches the person’s areas once the typing pauses, and ends a search that is out of date', async () => {
  search.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce([esposito]);
  const user = await open();

  await user.type(screen.getByRole('combobox'), 'esp');
  await pass(searchPauseMs);
  await user.type(screen.getByRole('combobox'), 'o');
  await pass(searchPauseMs);

  expect(search.mock.calls.map(([text, signal]) => [text, signal.aborted])).toEqual([
    ['esp', true],
    ['espo', false],
  ]);
  const hits = within(screen.getByRole('group', { name: 'Contratti' }));
  expect(hits.getByRole('option')).toHaveTextContent('Antonio EspositoCC-2026-003902DISPONIBILE');
});

test('Enter opens nothing that an earlier part of the text has found, unless it was chosen', async () => {
  search.mockResolvedValue([esposito]);
  const user = await open();
  await user.type(screen.getByRole('combobox'), 'es');
  await pass(searchPauseMs);
  await user.type(screen.getByRole('combobox'), 'te{Enter}');
  expect(visited).toEqual([]);

  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(visited).toEqual(['/cms/manager/contracts/u1']);
});

test('a page by its name is marked, and opened with Enter, over what an earlier part of it has found', async () => {
  search.mockResolvedValue([esposito]);
  const user = await open();
  await user.type(screen.getByRole('combobox'), 'nu');
  await pass(searchPauseMs);
  await user.type(screen.getByRole('combobox'), 'ovo contratto');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nuovo contratto');

  await user.keyboard('{Enter}');
  expect(visited).toEqual(['/cms/manager/contracts/new-contract']);
});

test('letters that were found are seen where colours are the system’s', async () => {
  search.mockResolvedValue([esposito]);
  const user = await open();
  await user.type(screen.getByRole('combobox'), 'espo');
  await pass(searchPauseMs);

  expect(inForcedColors(screen.getByText('Espo'))).toBe('color: CanvasText;');
});

test('hits that name a group stand under its heading', async () => {
  const lambro: PaletteHit = { id: 's1', to: '/cms/admin/stores/s1', label: 'Autocentro Lambro', group: 'Dealer' };
  search.mockResolvedValue([esposito, lambro]);
  const user = await open();
  await user.type(screen.getByRole('combobox'), 'la');
  await pass(searchPauseMs);

  expect(within(screen.getByRole('group', { name: 'Contratti' })).getAllByRole('option')).toHaveLength(1);
  expect(within(screen.getByRole('group', { name: 'Dealer' })).getByRole('option')).toHaveTextContent(
    'Autocentro Lambro',
  );
});

test('the first hit is chosen; the arrows walk over all groups and around', async () => {
  search.mockResolvedValue([esposito]);
  const user = await open();
  await user.type(screen.getByRole('combobox'), 'o ');
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'co');
  await pass(searchPauseMs);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Antonio Esposito');

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nuovo contratto');

  await user.keyboard('{ArrowUp}{ArrowUp}');
  const options = screen.getAllByRole('option');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
});

test('one letter is not searched, and a search that breaks is reported and leaves the pages', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  search.mockRejectedValue(new Error('down'));
  const user = await open();

  await user.type(screen.getByRole('combobox'), 'n');
  await pass(searchPauseMs);
  expect(search).not.toHaveBeenCalled();

  await user.type(screen.getByRole('combobox'), 'uovo');
  await pass(searchPauseMs);
  expect(screen.getByRole('option', { name: /Nuovo contratto/ })).toBeVisible();
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

const page: NavigationItem = { to: '/', label: 'Pagina', icon: () => null, roles: ['manager'] };
const wordless = { label: { it: 'Nome' } };
test.each<[string, Partial<RemoteModule>]>([
  ['actions are none', { palette: Object.assign([], { map: undefined }) }],
  ['actions have no words', { palette: [Object.assign({ id: 'a', label: '', to: '/' }, wordless)] }],
  ['pages have no words', { navigation: [Object.assign({ ...page }, wordless)] }],
  ['hits are none', { search: async () => Object.assign([], { map: undefined }) }],
  ['hits have no words', { search: async () => [Object.assign({ ...esposito }, wordless)] }],
])('an area whose %s is reported, and takes the palette from nobody', async (_, broken) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  fetched.mockClear();
  jest.mocked(fetchArea).mockResolvedValue({ name: 'manager', routes: [], ...broken });
  const user = await open();
  await user.type(screen.getByRole('combobox'), 'sito');
  await pass(searchPauseMs + togetherMs);

  expect(screen.getByRole('option', { name: /[Ss]ito/ })).toBeVisible();
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('of somebody with two areas', () => {
  const workshopRecord = areaRecord({
    name: 'workshop',
    title: 'Officina',
    role: 'manager',
    frame: 'staff',
    paths: ['/cms/workshop'],
  });
  const workshopSearch = jest.fn<Promise<readonly PaletteHit[]>, [string, AbortSignal]>();
  const lift: PaletteHit = { id: 'w1', to: '/cms/workshop/w1', label: 'Ponte di Esposito', group: 'Officina' };

  const shown = () =>
    screen
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('Esposito'));

  beforeEach(() => {
    workshopSearch.mockReset();
    jest
      .mocked(fetchArea)
      .mockImplementation(async ({ name }) =>
        name === 'workshop' ? { name, routes: [], search: workshopSearch } : { ...area(search), palette: [] },
      );
  });

  test('an area that does not answer keeps nobody else’s hits waiting', async () => {
    search.mockReturnValue(new Promise(() => undefined));
    workshopSearch.mockResolvedValue([lift]);
    const user = await open([managerRecord, workshopRecord]);
    await user.type(screen.getByRole('combobox'), 'esp');
    await pass(searchPauseMs + togetherMs);

    expect(shown()).toEqual(['Ponte di Esposito']);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  });

  test('hits of about the same moment come at once, in the order of the areas', async () => {
    search.mockImplementation(() => new Promise((found) => setTimeout(found, togetherMs / 2, [esposito])));
    workshopSearch.mockResolvedValue([lift]);
    const user = await open([managerRecord, workshopRecord]);
    await user.type(screen.getByRole('combobox'), 'esp');
    await pass(searchPauseMs);
    expect(screen.queryByRole('option', { name: /Esposito/ })).not.toBeInTheDocument();

    await pass(togetherMs / 2);
    expect(shown()).toEqual(['Antonio EspositoCC-2026-003902DISPONIBILE', 'Ponte di Esposito']);
  });

  test('a late area’s hits come under those that stand, and the chosen one stays chosen', async () => {
    search.mockImplementation(() => new Promise((found) => setTimeout(found, 5_000, [esposito])));
    workshopSearch.mockResolvedValue([{ id: 'w1', to: '/cms/workshop/w1', label: 'Ponte di Esposito' }]);
    const user = await open([managerRecord, workshopRecord]);
    await user.type(screen.getByRole('combobox'), 'esp');
    await pass(searchPauseMs + togetherMs);
    expect(screen.getByRole('group', { name: 'Contratti: Officina' })).toBeVisible();
    await pass(5_000);
    expect(screen.getByRole('group', { name: 'Contratti: Officina' })).toBeVisible();

    expect(shown()).toEqual(['Ponte di Esposito', 'Antonio EspositoCC-2026-003902DISPONIBILE']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ponte di Esposito');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  });

  test('one whose search breaks at once, or late, takes nothing from the other', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
    search.mockImplementation(() => {
      throw new Error('rotto');
    });
    workshopSearch.mockResolvedValue([lift]);
    const user = await open([managerRecord, workshopRecord]);
    await user.type(screen.getByRole('combobox'), 'esp');
    await pass(searchPauseMs);
    expect(shown()).toEqual(['Ponte di Esposito']);

    search.mockImplementation(() => new Promise((_, fail) => setTimeout(fail, 5_000, new Error('rotto tardi'))));
    await user.type(screen.getByRole('combobox'), 'o');
    await pass(searchPauseMs + 5_000);
    expect(shown()).toEqual(['Ponte di Esposito']);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  });
});

test('says when nothing was found', async () => {
  search.mockResolvedValue([]);
  const user = await open();

  await user.type(screen.getByRole('combobox'), 'zzz');
  await pass(searchPauseMs);

  expect(screen.getByText('Nessun risultato per «zzz».')).toBeVisible();
});

test('Ctrl and Enter open a hit in another tab and leave the palette open', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  search.mockResolvedValue([esposito]);
  const user = await open();

  await user.type(screen.getByRole('combobox'), 'esposito');
  await pass(searchPauseMs);
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(opened).toHaveBeenCalledWith('/cms/manager/contracts/u1', '_blank', 'noopener');
  expect(visited).toEqual([]);
});

test('leads staff to the debug viewer, and nobody else', async () => {
  const user = await open();

  await user.click(screen.getByRole('option', { name: 'Visore JSON (debug)' }));
  expect(dialogStore.getState().request?.title).toBe('Visore JSON (debug)');

  await act(async () => openSession('abc', ['user']));
  expect(screen.queryByRole('option', { name: 'Visore JSON (debug)' })).not.toBeInTheDocument();
});
