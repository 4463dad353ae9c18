import { screen, waitFor } from '@testing-library/react';
import { renderWithHost } from 'shared-ui/testing';
import { registryStore } from '../registry/registry-store';
import { PageBoundary } from './page-boundary';

function Failing({ error }: { error: Error }): never {
  throw error;
}

const reports: unknown[] = [];

function show(error: Error) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'fetch').mockImplementation(async (request) => {
    reports.push(await new Request(request).json());
    return new Response();
  });
  renderWithHost(
    <PageBoundary>
      <Failing error={error} />
    </PageBoundary>,
  );
}

test('a page that breaks says that it is our fault', () => {
  show(new Error('undefined is not a function'));

  expect(screen.getByRole('heading', { name: 'Questa pagina si è interrotta' })).toBeVisible();
});

test('what broke is told of the shell as it was released, as a page that broke', async () => {
  registryStore.setState({ shell: { version: '1.3.4-0123456789ab', build: 's', base: '/shell/1.3.4-0123456789ab/' } });
  reports.length = 0;
  show(new Error('undefined is not a function'));

  const version = '1.3.4-0123456789ab';
  await waitFor(() => expect(reports).toMatchObject([{ area: 'shell', version, kind: 'draw' }]));
});

test('a page whose script did not arrive points to the connection', () => {
  show(Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }));

  expect(screen.getByText('Controlla la connessione e ricarica la pagina.')).toBeVisible();
});
