import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { type AreaRecord, provideHost, type Registry } from 'shared-api/host';
import { useUnsaved } from 'shared-api/react';
import { RawIntlProvider } from 'shared-ui/intl';
import { UiProvider } from 'shared-ui/provider';
import { Link } from 'shared-ui/router';
import { useStore } from 'zustand';
import { GuardedRouter } from '../app/guarded-router';
import { Pages } from '../app/pages';
import { createHostServices } from '../boot/host-services';
import { intl } from '../i18n/intl';
import { areasInPage } from '../registry/areas-in-page';
import { askRegistry, freshMs } from '../registry/ask-registry';
import { registryStore } from '../registry/registry-store';
import { reloadAs } from '../registry/reload-as';
import { RegistryProvider } from '../registry/use-registry';
import { areaRecord } from '../testing/area-record';
import { serveAreas } from '../testing/serve-areas';
import { redirectFor } from './guard';
import { leave, stay, useIsLeaveAsked } from './leave-page';
import { cancelNavigation, navigationStore } from './navigation-store';
import { useLoadedAreas } from './use-loaded-areas';

jest.mock('../registry/reload-as');
jest.mock('./guard', () => {
  const guard = jest.requireActual<typeof import('./guard')>('./guard');
  return { ...guard, redirectFor: jest.fn(guard.redirectFor) };
});

const serve = serveAreas();
const reloadMock = jest.mocked(reloadAs);
const shell = { version: '1.0.0', build: 's1', base: '/shell/' };

/** The versions that a browser would get now. */
let live: Registry;
let ask: jest.SpyInstance;

function Form() {
  useUnsaved(true);
  return <h1>Modulo</h1>;
}

/** Each area's pages say which build they are of. */
function pagesOf({ name, build }: AreaRecord) {
  return [
    { element: <h1>{`${name} ${build}`}</h1> },
    { path: 'other', element: <h1>{`${name} ${build}, altra pagina`}</h1> },
    { path: 'form', element: <Form /> },
  ];
}

/** As the frame does: names the areas in the page, a moment after it was drawn, and brings them for that. */
function Menu({ afterMs }: { afterMs: number }) {
  const { areas } = useStore(registryStore);
  const [isDrawn, setIsDrawn] = useState(false);
  const loaded = useLoadedAreas(isDrawn ? areas : []);
  useEffect(() => {
    const timer = setTimeout(() => setIsDrawn(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return <nav>{loaded.map(({ area, module }) => `${module.name} ${area.build}`).join(', ')}</nav>;
}

/** When the menu is drawn; tests without one have none. */
let menuAfterMs: number | null;

function Product() {
  const site = useStore(registryStore);
  const asked = useIsLeaveAsked();
  return (
    <UiProvider>
      <RawIntlProvider value={intl}>
        <RegistryProvider value={site}>
          <GuardedRouter>
            {['/one', '/one/other', '/one/form', '/two', '/two/other', '/three'].map((path) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
            <Pages />
            {menuAfterMs !== null && <Menu afterMs={menuAfterMs} />}
            {asked && <p>Lasciare la pagina?</p>}
          </GuardedRouter>
        </RegistryProvider>
      </RawIntlProvider>
    </UiProvider>
  );
}

async function pass(milliseconds = 0) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function open(path: string) {
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(<Product />);
  });
  await pass();
}

async function follow(path: string) {
  await act(async () => screen.getByRole('link', { name: path }).click());
  await pass();
}

/** Long enough for a page that is left to send what it keeps. */
const leavingMs = 100;

function release(name: string, build: string) {
  const container = `${name}_${build.replaceAll(' ', '_')}`;
  live = {
    ...live,
    areas: live.areas.map((area) =>
      area.name === name ? { ...area, build, container, entry: `${container}.js` } : area,
    ),
  };
}

/** Leaves the first area's page for the second one, and a newer version of the first is released meanwhile. */
async function leaveOneOutdated(from = '/one') {
  await open(from);
  await follow('/two');
  await pass(freshMs);
  release('one', 'b2');
}

/** The registry's answers take so long. */
function answerAfter(milliseconds: number) {
  ask.mockImplementation(() => new Promise((say) => setTimeout(() => say(Response.json(live)), milliseconds)));
}

/** The registry leaves every question open. */
function answerNever() {
  ask.mockImplementation(() => new Promise(() => {}));
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

function expectEmptyPlace() {
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento');
}

// One clock for all tests, so that an answer grows old from one to the next.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
afterEach(() => pass(freshMs));

beforeEach(() => {
  provideHost(createHostServices(() => false));
  areasInPage.clear();
  menuAfterMs = null;
  cancelNavigation();
  navigationStore.setState({ emptyOutlets: [] });
  const area = (name: string) => areaRecord({ name, paths: [`/${name}`], build: 'b1' });
  live = { areas: [area('one'), area('two'), area('three')], shell };
  registryStore.setState({ pages: [], ...live, reloading: false, newShell: false });
  serve.mockReset();
  serve.mockImplementation(async (record) => ({
    name: record.name,
    routes: pagesOf(record),
  }));
  reloadMock.mockReset();
  ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(live));
});

test('an area that the page has not loaded comes at the version that is live now', async () => {
  await open('/one');
  release('two', 'b2');
  await follow('/two');
  expect(heading('two b2')).toBeVisible();
  expect(reloadMock).not.toHaveBeenCalled();
});

test('within an area nobody asks, and its version stays', async () => {
  await open('/one');
  release('one', 'b2');
  await follow('/one/other');
  expect(heading('one b1, altra pagina')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test('an area that runs at an older version is entered by a new page', async () => {
  await leaveOneOutdated();
  await follow('/one/other');
  await pass(leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/one/other');
  expect(screen.queryByRole('heading', { name: /^one/ })).not.toBeInTheDocument();
});

test('so is every area while a new shell is live', async () => {
  await open('/one');
  live = { ...live, shell: { ...shell, build: 's2' } };
  await follow('/two');
  await pass(leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/two');
});

test('Back into an older version is a new page, too', async () => {
  await leaveOneOutdated('/one/other');
  await act(async () => window.history.back());
  await pass(leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/one/other');
});

test('Back into an area that is still live is no new page', async () => {
  await open('/one/other');
  await follow('/two');
  await act(async () => window.history.back());
  await pass(leavingMs);
  expect(heading('one b1, altra pagina')).toBeVisible();
  expect(reloadMock).not.toHaveBeenCalled();
});

test('unsaved input is asked for first, and a no leaves everything as it was', async () => {
  await open('/two');
  await follow('/one/form');
  await pass(freshMs);
  release('two', 'b2');
  await follow('/two');
  await pass(leavingMs);
  expect(screen.getByText('Lasciare la pagina?')).toBeVisible();
  await act(async () => stay());
  expect(heading('Modulo')).toBeVisible();
  expect(reloadMock).not.toHaveBeenCalled();

  await follow('/two');
  await pass(leavingMs);
  await act(async () => leave());
  await pass(leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/two');
});

test('who hears nothing of what is live waits a moment in an empty place, and goes on with what is known', async () => {
  answerNever();
  await open('/one');
  await follow('/two');
  await pass(1499);
  expect(window.location.pathname).toBe('/two');
  expectEmptyPlace();
  await pass(1);
  expect(heading('two b1')).toBeVisible();
});

test('where the server is slow to say it again, the older version of an area is not entered by who knows of a newer one', async () => {
  await leaveOneOutdated();
  await askRegistry();
  await pass(freshMs);
  answerNever();
  await follow('/one/other');
  await pass(1500 + leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/one/other');
});

test('where nobody answers at all, the page that is here is better than one that cannot come', async () => {
  await leaveOneOutdated();
  await askRegistry();
  await pass(freshMs);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await follow('/one/other');
  await pass(leavingMs);
  expect(heading('one b1, altra pagina')).toBeVisible();
  expect(reloadMock).not.toHaveBeenCalled();
});

test('who comes when the question is asked already waits as long for the answer as anybody', async () => {
  await leaveOneOutdated();
  answerAfter(1800);
  askRegistry().catch(() => {});
  await pass(1000);
  await follow('/one/other');
  await pass(800 + leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/one/other');
});

/** What is released now comes only after a while. */
async function comeAfter(milliseconds: number) {
  const module = await serve(areaRecord({ name: 'two', build: 'late' }), 0);
  serve.mockImplementation(() => new Promise((come) => setTimeout(() => come(module), milliseconds)));
}

test('an area that is here in a moment is entered with its page, and no place is shown empty', async () => {
  await open('/one');
  release('two', 'soon');
  await comeAfter(79);
  await follow('/two');
  await pass(78);
  expect(heading('one b1')).toBeVisible();
  await pass(1);
  expect(heading('two late')).toBeVisible();
});

test('else the way is gone at once, and the page comes into its empty place', async () => {
  await open('/one');
  release('two', 'later');
  await comeAfter(400);
  await follow('/two');
  await pass(80);
  expect(window.location.pathname).toBe('/two');
  expectEmptyPlace();
  await pass(320);
  expect(heading('two late')).toBeVisible();
});

test('who goes on from an empty place into the same area still enters what is live', async () => {
  await open('/one');
  await follow('/two');
  await pass(freshMs);
  await follow('/one');
  await pass(freshMs);
  release('two', 'newer');
  answerAfter(500);
  await follow('/two');
  await pass(100);
  await follow('/two/other');
  await pass(100);
  expectEmptyPlace();
  await pass(300 + leavingMs);
  expect(reloadMock).toHaveBeenCalledWith('/two/other');
});

test.each([20, 200])(
  'a menu that comes %d ms after the way was taken does not bring an older version into the page',
  async (afterMs) => {
    answerAfter(500);
    menuAfterMs = freshMs + afterMs;
    release('two', `known before ${afterMs}`);
    registryStore.setState(live);
    await open('/one');
    await pass(freshMs);
    release('two', `live after ${afterMs}`);
    await follow('/two');
    await pass(afterMs);
    await pass(500 - afterMs);
    await pass(leavingMs);
    expect(heading(`two live after ${afterMs}`)).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent(`one b1, two live after ${afterMs}`);
    expect(reloadMock).not.toHaveBeenCalled();
  },
);

test('who leaves an empty place for another area does not bring its older version on the way', async () => {
  await open('/one');
  await follow('/three');
  await pass(freshMs);
  release('two', 'left alone');
  answerAfter(500);
  await follow('/two');
  await pass(100);
  await follow('/three');
  await pass(500 + leavingMs);
  expect(heading('three b1')).toBeVisible();
  expect(areasInPage.has('two')).toBe(false);
  await follow('/two/other');
  await follow('/two');
  expect(heading('two left alone')).toBeVisible();
});

test('of two ways the last one holds', async () => {
  answerNever();
  await open('/one');
  await follow('/two');
  await follow('/one/other');
  await pass(1500);
  expect(heading('one b1, altra pagina')).toBeVisible();
});

test('an area that was switched off meanwhile says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('/one');
  live = { ...live, areas: live.areas.map((area) => ({ ...area, enabled: area.name !== 'two' })) };
  await follow('/two');
  expect(heading('Stiamo lavorando')).toBeVisible();
});

describe('where something on the way breaks, the page is shown all the same', () => {
  const breakOnce = () => {
    throw new Error('Broken');
  };

  test('when the document does not load anew', async () => {
    await leaveOneOutdated();
    reloadMock.mockImplementation(breakOnce);
    await follow('/one/other');
    await pass(leavingMs);
    expect(heading('one b1, altra pagina')).toBeVisible();
    expect(navigationStore.getState().phase).toBe('idle');
  });

  test('when nobody can say who may open it', async () => {
    await open('/one');
    release('two', 'broken once');
    jest.mocked(redirectFor).mockImplementationOnce(breakOnce);
    await follow('/two');
    await pass(leavingMs);
    expect(heading('two broken once')).toBeVisible();
    expect(navigationStore.getState().phase).toBe('idle');
  });
});
