import { ConnectionError } from 'shared-api/errors';
import { setCurrentPage } from '../api/current-page';
import { reportError } from '../api/report-error';
import { closeNotice, noticeStore } from '../notifications/notice-store';
import { followUncaughtErrors } from './follow-errors';

jest.mock('../api/report-error');
const report = jest.mocked(reportError);

const sentence = 'Qualcosa si è interrotto';
/** What stands on the page now. */
const shown = () => noticeStore.getState().shown;
/** How often it was told: the bell keeps each. */
const timesTold = () => noticeStore.getState().past.length;
/** The person closes what stands, or its time is over. */
const closeAll = () => {
  for (const { id } of shown()) closeNotice(id);
};

const breaks = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeAll(() => {
  setCurrentPage({ area: 'manager', version: '1.0.0', pattern: '/cms/manager' });
  followUncaughtErrors(() => sentence);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  noticeStore.setState({ shown: [], past: [], unread: 0 });
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('what breaks outside of every boundary is told, and reported for the area on the page', () => {
  const error = new TypeError('rotto');
  breaks(error);

  expect(shown()).toMatchObject([{ text: sentence, type: 'warning' }]);
  expect(report).toHaveBeenCalledWith({ error, area: 'manager' });
});

test('a call without a connection is reported; its client has told it', () => {
  breaks(new ConnectionError());

  expect(report).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test('what breaks again and again, as by a timer, is told and reported once in ten seconds, also when it was closed', () => {
  for (let time = 0; time < 99; time += 1) {
    breaks(new Error('di nuovo'));
    closeAll();
    jest.advanceTimersByTime(100);
  }
  expect(report).toHaveBeenCalledTimes(1);
  expect(timesTold()).toBe(1);

  jest.advanceTimersByTime(200);
  breaks(new Error('di nuovo'));
  expect(report).toHaveBeenCalledTimes(2);
  expect(timesTold()).toBe(2);
});

test('who presses a broken button again once the notice has gone is told again, and it is reported once', () => {
  breaks(new Error('tasto rotto'));
  jest.advanceTimersByTime(2_000);
  closeAll();
  breaks(new Error('tasto rotto'));

  expect(shown()).toHaveLength(1);
  expect(report).toHaveBeenCalledTimes(1);
});

test('while the notice stands nothing is said once more', () => {
  breaks(new Error('tasto rotto di nuovo'));
  jest.advanceTimersByTime(2_000);
  breaks(new Error('tasto rotto di nuovo'));
  breaks(new Error('un altro tasto'));

  expect(timesTold()).toBe(1);
  expect(report).toHaveBeenCalledTimes(2);
});
