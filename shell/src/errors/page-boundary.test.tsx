import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-ui/testing';
import { PageBoundary } from './page-boundary';

function Failing({ error }: { error: Error }): never {
  throw error;
}

function show(error: Error) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
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

test('a page whose script did not arrive points to the connection', () => {
  show(Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }));

  expect(screen.getByText('Controlla la connessione e ricarica la pagina.')).toBeVisible();
});
