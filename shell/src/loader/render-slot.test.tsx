import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type AreaRecord, provideHost, type RemoteModule } from 'shared-api/host';
import { Slot } from 'shared-api/react';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { RegistryProvider } from '../registry/use-registry';
import { clearSession, openSession } from '../session/session-store';
import { areaRecord } from '../testing/area-record';
import { serveAreas } from '../testing/serve-areas';

const serve = serveAreas();
const failureTitle = 'Questa parte della pagina non si è caricata';

function offering(slots: RemoteModule['slots']): RemoteModule {
  return { name: 'public', routes: [], slots };
}

function publicArea(changes: Partial<AreaRecord> = {}): AreaRecord {
  return areaRecord({ name: crypto.randomUUID(), slots: ['customerContract'], ...changes });
}

async function open(areas: readonly AreaRecord[]) {
  await act(async () => {
    renderWithHost(
      <RegistryProvider value={{ pages: [], areas }}>
        <h1>I tuoi contratti</h1>
        <Slot name="customerContract" props={{ contractUid: 'u1', base: '/account' }} />
      </RegistryProvider>,
    );
  });
}

beforeEach(() => {
  serve.mockReset();
  provideHost(createHostServices(() => true));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  // React says on the console what a boundary caught; here it is caught on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => act(() => clearSession()));

test('an extension is drawn by the area that offers it, with what it is told', async () => {
  serve.mockResolvedValue(
    offering({ customerContract: ({ contractUid, base }) => <p>{`${base}/contracts/${contractUid}`}</p> }),
  );

  await open([publicArea()]);

  expect(await screen.findByText('/account/contracts/u1')).toBeVisible();
});

test('an extension of a role that one lacks is not even asked for', async () => {
  openSession('abc', ['user']);

  await open([publicArea({ role: 'manager' })]);

  expect(serve).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('an area that is switched off says so in the place of its extension, and the page lives', async () => {
  await open([publicArea({ enabled: false })]);

  expect(await screen.findByText(/sospesa per manutenzione/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'I tuoi contratti' })).toBeVisible();
});

test('an area that did not come is loaded again by a retry', async () => {
  serve
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(offering({ customerContract: () => <p>Contratto</p> }));
  await open([publicArea()]);
  expect(await screen.findByText(failureTitle)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByText('Contratto')).toBeVisible();
});

let broken = false;

function BrittleContract() {
  const [text] = useState('Contratto');
  if (broken) throw new Error('rotto');
  return <p>{text}</p>;
}

test('an extension that breaks is drawn anew by a retry, without loading its area again', async () => {
  broken = true;
  serve.mockResolvedValue(offering({ customerContract: BrittleContract }));
  await open([publicArea()]);
  expect(await screen.findByText(failureTitle)).toBeVisible();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByText('Contratto')).toBeVisible();
  expect(serve).toHaveBeenCalledTimes(1);
});
