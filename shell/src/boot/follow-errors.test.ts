import { ConnectionError } from 'shared-api/errors';
import { setCurrentPage } from '../api/current-page';
import { reportError } from '../api/report-error';
import { followUncaughtErrors } from './follow-errors';

jest.mock('../api/report-error');
const report = jest.mocked(reportError);
const tell = jest.fn();

const breaks = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeAll(() => {
  setCurrentPage({ area: 'manager', version: '1.0.0', pattern: '/cms/manager' });
  followUncaughtErrors(tell);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('what breaks outside of every boundary is told, and reported for the area on the page', () => {
  const error = new TypeError('rotto');
  breaks(error);

  expect(tell).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith({ error, area: 'manager' });
});

test('a call without a connection is reported; its client has told it', () => {
  breaks(new ConnectionError());

  expect(report).toHaveBeenCalledTimes(1);
  expect(tell).not.toHaveBeenCalled();
});

test('what breaks again and again, as by a timer, is told and reported once in ten seconds', () => {
  for (let time = 0; time < 99; time += 1) {
    breaks(new Error('di nuovo'));
    jest.advanceTimersByTime(100);
  }
  breaks(new Error('un altro'));
  expect(report).toHaveBeenCalledTimes(2);
  expect(tell).toHaveBeenCalledTimes(2);

  jest.advanceTimersByTime(200);
  breaks(new Error('di nuovo'));
  expect(report).toHaveBeenCalledTimes(3);
  expect(tell).toHaveBeenCalledTimes(3);
});
