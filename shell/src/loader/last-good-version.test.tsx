import { act, fireEvent, screen } from '@testing-library/react';
import { use } from 'react';
import { type AreaRecord, areaAt, type Registry, type RemoteModule } from 'shared-api/host';
import { renderWithHost } from 'shared-ui/testing';
import { useStore } from 'zustand';
import { areasInPage } from '../registry/areas-in-page';
import { freshMs } from '../registry/ask-registry';
import { brokenVersions } from '../registry/page-releases';
import { registryStore } from '../registry/registry-store';
import { reloadAs } from '../registry/reload-as';
import { substituteFor } from '../registry/substitute-version';
import { areaRecord } from '../testing/area-record';
import { serveAreas } from '../testing/serve-areas';
import { AreaOutlet } from './area-outlet';

jest.mock('../registry/reload-as');

const failureTitle = 'Questa parte della pagina non si è caricata';
const shell = { version: '1.0.0', build: 's1', base: '/shell/' };

const serve = serveAreas();

let live: Registry;
let run: string;
/** When the server says what is live. */
let answered: Promise<void>;
/** What the page told the server of errors, as `version message`. */
let reports: string[];
/** Builds that do not load, and how they fail. */
let failing: Map<string, () => Promise<undefined>>;

const down = () => Promise.reject(new Error('down'));
const hangs = () => new Promise<never>(() => {});
const bringsNothing = () => Promise.resolve(undefined);

/** A version has one container; what one test loads is not there in the next. */
function version(build: string, changes: Partial<AreaRecord> = {}): AreaRecord {
  const container = `${build}_${run}`;
  return areaRecord({ name: 'account', paths: ['/account'], build, container, version: `1.0.0-${build}`, ...changes });
}

function release(now: AreaRecord, before?: AreaRecord) {
  live = { areas: [before ? { ...now, fallback: before } : now], shell };
}

function moduleOf({ name, build }: AreaRecord): RemoteModule {
  return { name, routes: [{ element: <h1>{`Versione ${build}`}</h1> }] };
}

function Page({ loading }: { loading: Promise<RemoteModule> }) {
  return use(loading).routes.map(({ element }) => element);
}

function Outlet() {
  const area = areaAt(useStore(registryStore).areas, '/account');
  return area ? <AreaOutlet area={area}>{(loading) => <Page loading={loading} />}</AreaOutlet> : null;
}

async function pass(milliseconds = 0) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Opens a page that the server wrote when this version was live. */
async function open(area: AreaRecord) {
  registryStore.setState({ pages: [], areas: [area], shell, reloading: false });
  await act(async () => {
    renderWithHost(<Outlet />, { route: '/account' });
  });
  await pass();
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

// One clock for all tests, so that an answer grows old from one to the next.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
afterEach(() => pass(freshMs));

beforeEach(() => {
  run = crypto.randomUUID();
  areasInPage.clear();
  brokenVersions.clear();
  reports = [];
  failing = new Map();
  answered = Promise.resolve();
  jest.mocked(reloadAs).mockReset();
  serve.mockImplementation((area) => failing.get(area.build)?.() ?? Promise.resolve(moduleOf(area)));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    );
    if (!request.url.endsWith('/registry.json')) {
      const sent = input instanceof Request ? input : request;
      const { version, message, kind } = await sent.json();
      reports.push(`${kind} ${version} ${message}`);
      return new Response(null, { status: 202 });
    }
    await answered;
    return Response.json(live);
  });
});

test('on a poor line the last good version is waited for', async () => {
  failing.set('b2', down);
  answered = new Promise((resolve) => setTimeout(resolve, 5_000));
  release(version('b2'), version('b1'));
  await open(version('b2'));
  await pass(5_000);
  await pass();
  expect(heading('Versione b1')).toBeVisible();
});

test.each([
  ['does not load', down, 0],
  ['hangs', hangs, 10_000],
  ['exports no area', bringsNothing, 0],
])('of a version that %s the person sees the last good one, and the server hears of it', async (_, fails, after) => {
  failing.set('b2', fails);
  release(version('b2'), version('b1'));
  await open(version('b2'));
  await pass(after);
  await pass();
  expect(heading('Versione b1')).toBeVisible();
  expect(reports).toEqual([expect.stringMatching(/^area 1\.0\.0-b2 /)]);
});

test('a version that was mended meanwhile comes before the last good one', async () => {
  failing.set('b2', down);
  release(version('b3'), version('b2'));
  await open(version('b2'));
  expect(heading('Versione b3')).toBeVisible();
});

test('a version that needs another shell gives way, too', async () => {
  const unfit = version('b2', { hostRange: '^9.0.0' });
  release(unfit, version('b1'));
  await open(unfit);
  expect(heading('Versione b1')).toBeVisible();
  expect(reports).toEqual([expect.stringContaining('UnfitAreaError')]);
});

test('a version that uses what this shell does not have gives way before any of it runs', async () => {
  const ahead = version('b2', { lacks: ['Stepper (shared-ui)'] });
  release(ahead, version('b1'));
  await open(ahead);
  expect(heading('Versione b1')).toBeVisible();
  expect(reports).toEqual([expect.stringContaining('Stepper (shared-ui)')]);
});

test('when the last good one fails as well, both are reported, and a retry tries both again', async () => {
  failing.set('b2', down).set('b1', down);
  release(version('b2'), version('b1'));
  await open(version('b2'));
  expect(heading(failureTitle)).toBeVisible();
  expect(reports.map((report) => report.slice(0, 13))).toEqual(['area 1.0.0-b2', 'area 1.0.0-b1']);

  failing.delete('b1');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Riprova' })));
  await pass();
  expect(heading('Versione b1')).toBeVisible();
});

test('an area that was switched off meanwhile says so instead of going back', async () => {
  failing.set('b2', down);
  release(version('b2', { enabled: false }));
  await open(version('b2'));
  expect(heading('Stiamo lavorando')).toBeVisible();
});

test('in a page that is being left nothing is brought back or reported', async () => {
  release(version('b2'), version('b1'));
  registryStore.setState({ reloading: true });
  const late = new Error('late');
  await expect(substituteFor(version('b2'), late)).rejects.toBe(late);
  expect(reports).toEqual([]);
});

test('a page that breaks in an older version is tried again in a new page', async () => {
  const older = version('b1');
  serve.mockResolvedValue({
    ...moduleOf(older),
    routes: [{ element: <Gone /> }],
  });
  release(version('b2'), older);
  await open(older);
  expect(heading(failureTitle)).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Riprova' })));
  await pass(100);
  expect(reloadAs).toHaveBeenCalled();
});

/** A page whose chunk the store no longer has. */
function Gone(): never {
  throw new Error('Loading chunk 7 failed.');
}
