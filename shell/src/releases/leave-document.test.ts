import { act } from '@testing-library/react';
import { beginLoading } from '../api/loading';
import { reloadAs } from '../routing/reload-as';
import { siteStore } from '../routing/site-store';
import { leaveDocument, sendingMs } from './leave-document';

jest.mock('../routing/reload-as');

const reloadMock = jest.mocked(reloadAs);
const soon = 100;

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function goTo(path: string) {
  act(() => void leaveDocument(() => window.history.pushState(null, '', path)));
}

beforeEach(() => {
  jest.useFakeTimers();
  reloadMock.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  siteStore.setState({ leaving: false });
});

test('the page is loaded anew where the way leads to, query and anchor with it', async () => {
  goTo('/account/profile?tab=2#dati');
  await pass(soon);
  expect(reloadMock).toHaveBeenCalledWith('/account/profile?tab=2#dati');
});

test('what the page that is left keeps arrives first', async () => {
  const unsubscribe = siteStore.subscribe(({ leaving }) => {
    if (leaving) answered = beginLoading();
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
