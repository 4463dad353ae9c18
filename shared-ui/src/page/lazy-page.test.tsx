import { act, screen } from '@testing-library/react';
import { renderWithHost } from '../testing';
import { lazyPage } from './lazy-page';

const Page = () => <h1>Contratti</h1>;

function goOffline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page whose script could not come without a network comes when the network is back', async () => {
  goOffline();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (!navigator.onLine) throw new Error('Loading chunk 3 failed.');
    return Page;
  };
  renderWithHost(lazyPage(load));
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();

  jest.restoreAllMocks();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Contratti' })).toBeVisible();
  expect(tries).toBe(2);
});

test('a page whose script is given up just after the network came back is asked for again', async () => {
  goOffline();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries > 1) return Page;
    jest.restoreAllMocks();
    throw new Error('Loading chunk 3 failed.');
  };
  renderWithHost(lazyPage(load));
  expect(await screen.findByRole('heading', { name: 'Contratti' })).toBeVisible();
  expect(tries).toBe(2);
});

test('a network that is back but carries nothing yet is asked again, a few times', async () => {
  jest.useFakeTimers();
  goOffline();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 4) throw new Error('Loading chunk 3 failed.');
    return Page;
  };
  renderWithHost(lazyPage(load));
  await act(async () => {});
  jest.restoreAllMocks();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(tries).toBe(2);

  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('heading', { name: 'Contratti' })).toBeVisible();
  expect(tries).toBe(4);
});
