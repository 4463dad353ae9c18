import { act, render } from '@testing-library/react';
import { QueryClientProvider, useQuery } from 'shared-ui/query';
import { forgetServerState, serverState } from '../loader/server-state';
import { openSignInOver, takeWaitingPage } from './sign-in-over';

const read = jest.fn(async () => 'Letto');

/** A page that follows something while it is seen. */
function Page() {
  const { data } = useQuery({ queryKey: ['page'], queryFn: read, refetchInterval: 4_000 });
  return <p>{data}</p>;
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  takeWaitingPage();
  forgetServerState();
  jest.useRealTimers();
});

test('a page that waits for its person asks for nothing by itself until somebody has signed in', async () => {
  render(
    <QueryClientProvider client={serverState}>
      <Page />
    </QueryClientProvider>,
  );
  await pass(4.5);
  expect(read).toHaveBeenCalledTimes(2);

  openSignInOver({ uid: 'u1', email: 'carla@demo.it' }, ['manager']);
  await pass(60);
  expect(read).toHaveBeenCalledTimes(2);

  takeWaitingPage();
  await pass(4);
  expect(read).toHaveBeenCalledTimes(3);
});
