import { act, render, screen } from '@testing-library/react';
import { refusal } from 'shared-api/testing';
import { QueryClientProvider, useQuery } from 'shared-ui/query';
import { fakeServer, json } from '../testing/answers';
import { serverState } from './server-state';

function Page({ read }: { readonly read: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['page', read], queryFn: read });
  return <p>{error ? error.message : (data ?? 'Un momento')}</p>;
}

function open(read: () => Promise<string>): void {
  render(
    <QueryClientProvider client={serverState}>
      <Page read={read} />
    </QueryClientProvider>,
  );
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  serverState.clear();
  jest.useRealTimers();
});

test('what an outage kept from the page comes by itself once the server is ready, and not before', async () => {
  const server = fakeServer();
  const read = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(refusal('unavailable', 'Riprova tra poco'))
    .mockResolvedValue('I contratti');
  open(read);
  await pass(1);
  expect(screen.getByText('Riprova tra poco')).toBeVisible();

  server.answer(json(503, {}), json(200, {}));
  await pass(6);
  expect(server.requests.map(({ url }) => url)).toEqual(['http://localhost/api/v1/ready']);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(12);
  expect(screen.getByText('I contratti')).toBeVisible();
});

test('a refusal is not asked for again', async () => {
  const server = fakeServer();
  const read = jest.fn<Promise<string>, []>().mockRejectedValue(refusal('not_found', 'Pagina non trovata'));
  open(read);
  await pass(300);
  expect(screen.getByText('Pagina non trovata')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
  expect(server.requests).toEqual([]);
});
