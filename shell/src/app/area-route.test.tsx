import { act, fireEvent, screen } from '@testing-library/react';
import type { RemoteModule } from 'shared-api/host';
import { renderWithHost } from 'shared-ui/testing';
import { AreaOutlet } from '../loader/area-outlet';
import { registryStore } from '../registry/registry-store';
import { areaRecord } from '../testing/area-record';
import { serveAreas } from '../testing/serve-areas';
import { AreaPage } from './area-page';

const serve = serveAreas();
const failureTitle = 'Questa parte della pagina non si è caricata';

function module(element: RemoteModule['routes'][number]['element']): RemoteModule {
  return { name: 'public', routes: [{ element, title: 'Prova' }] };
}

function hangs(): Promise<never> {
  return new Promise(() => {});
}

function Broken(): never {
  throw new Error('rotto');
}

/** What a page breaks by, until it is mended. */
let failure: Error | null;
function Mended() {
  if (failure) throw failure;
  return <h1>Tornata</h1>;
}

beforeEach(() => {
  jest.useFakeTimers();
  serve.mockReset();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  // React says on the console what a boundary caught; here it is caught on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.useRealTimers());

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function open(area = areaRecord({ name: crypto.randomUUID() })) {
  await act(async () => {
    renderWithHost(
      <>
        <nav>Barra</nav>
        <AreaOutlet area={area}>{(loading) => <AreaPage area={area} loading={loading} />}</AreaOutlet>
      </>,
    );
  });
  await pass(0);
}

test('shows the page of an area and gives it its title', async () => {
  serve.mockResolvedValue(module(<h1>Pacchetti</h1>));

  await open();

  expect(screen.getByRole('heading', { name: 'Pacchetti' })).toBeVisible();
  expect(document.title).toBe('CarCare | Prova');
});

test('says so when an area hangs for ten seconds, and the rest of the page lives', async () => {
  serve.mockImplementation(hangs);

  await open();
  await pass(9_999);
  expect(screen.queryByRole('heading', { name: failureTitle })).not.toBeInTheDocument();

  await pass(1);
  expect(screen.getByRole('heading', { name: failureTitle })).toHaveFocus();
  expect(screen.getByText('Barra')).toBeVisible();
});

test('a retry brings the area back once it answers', async () => {
  serve.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(module(<h1>Tornata</h1>));
  const area = areaRecord({ name: crypto.randomUUID() });
  await open(area);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Riprova' })));
  await pass(0);

  expect(screen.getByRole('heading', { name: 'Tornata' })).toBeVisible();
  expect(serve.mock.calls).toEqual([
    [area, 0],
    [area, 1],
  ]);
});

test('what breaks inside an area stays inside, and is reported with the reference that is shown', async () => {
  serve.mockResolvedValue(module(<Broken />));
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response(null, { status: 202 });
  });

  await open(areaRecord({ name: 'rotta', version: '1.4.0-0123456789ab' }));
  await pass(0);

  expect(screen.getByText('Barra')).toBeVisible();
  const shown = screen.getByText(/^rotta-[0-9a-f]{8}$/).textContent;
  expect(sent).toMatchObject([
    { area: 'rotta', version: '1.4.0-0123456789ab', kind: 'draw', message: 'Error: rotto', request_id: shown },
  ]);
});

describe('a retry after a page broke', () => {
  const retry = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Riprova' })));
    await pass(0);
  };
  beforeEach(() => serve.mockResolvedValue(module(<Mended />)));

  test('draws the area anew that is there, and offers to reload where that is of no use', async () => {
    failure = new Error('rotto');
    await open();
    await retry();
    expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();

    failure = null;
    await retry();

    expect(screen.getByRole('heading', { name: 'Tornata' })).toBeVisible();
    expect(serve).toHaveBeenCalledTimes(1);
  });

  test('loads the area anew where a script of the page did not come', async () => {
    failure = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    await open();
    failure = null;
    await retry();

    expect(screen.getByRole('heading', { name: 'Tornata' })).toBeVisible();
    expect(serve).toHaveBeenCalledTimes(2);
  });
});

test('an area that does not fit the host is refused in words, before it runs', async () => {
  await open(areaRecord({ name: crypto.randomUUID(), hostRange: '^3.0.0' }));

  expect(screen.getByText(/È uscita una nuova versione/)).toBeVisible();
  expect(serve).not.toHaveBeenCalled();
});

test('an area that waits for a newer server is refused in words, before it runs', async () => {
  registryStore.setState({ apiVersion: '1.1.0' });

  await open(areaRecord({ name: crypto.randomUUID(), apiRange: '^1.2.0' }));

  expect(screen.getByText(/aspetta un aggiornamento del servizio/)).toBeVisible();
  expect(serve).not.toHaveBeenCalled();
});

test('an area that was switched off says so', async () => {
  await open(areaRecord({ name: crypto.randomUUID(), paths: ['/account'], enabled: false }));

  expect(screen.getByRole('heading', { level: 1, name: 'Stiamo lavorando' })).toBeVisible();
  expect(screen.getByText('Questa parte è sospesa per manutenzione. Il resto del sito funziona.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' })).toHaveAttribute('href', '/');
});

test('the area of the first page leads to the sign-in when it is switched off, not in a circle', async () => {
  await open(areaRecord({ name: crypto.randomUUID(), paths: ['/'], enabled: false }));

  expect(screen.getByText('Il sito è sospeso per manutenzione. Chi ha un account può accedere.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Torna alla pagina iniziale' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
});
