import { act } from '@testing-library/react';
import { beginLoading } from '../api/loading';
import { registryStore } from './registry-store';
import { reloadAs } from './reload-as';
import { reloadDocument, sendingMs } from './reload-document';

jest.mock('./reload-as');

const reloadMock = jest.mocked(reloadAs);
const soon = 100;

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function goTo(path: string) {
  act(() => void reloadDocument(() => window.history.pushState(null, '', path)));
}

beforeEach(() => {
  jest.useFakeTimers();
  reloadMock.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  registryStore.setState({ reloading: false });
});

test('the page is loaded anew where the way leads to, query and anchor with it', async () => {
  goTo('/account/profile?tab=2#dati');
  await pass(soon);
  expect(reloadMock).toHaveBeenCalledWith('/account/profile?tab=2#dati');
});

test('what the page that is left keeps arrives first', async () => {
  const unsubscribe = registryStore.subscribe(({ reloading }) => {
    if (reloading) answered = beginLoading();
  });
  let answered = () => {};
  goTo('/account');
  unsubscribe();
  await pass(soon);
  expect(reloadMock).not.toHaveBeenCalled();
  answered();
  await pass(0);
  expect(reloadMock).toHaveBeenCalledTimes(1);
});

test('an answer that does not come holds nobody up', async () => {
  const answered = beginLoading();
  goTo('/account');
  await pass(soon + sendingMs);
  expect(reloadMock).toHaveBeenCalledTimes(1);
  answered();
});
