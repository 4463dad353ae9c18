import { interruption, whenToldToStop } from './told-to-stop';

const before = new Map((['SIGINT', 'SIGTERM'] as const).map((name) => [name, process.listeners(name)]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const [name, listeners] of before)
    for (const own of process.listeners(name).filter((one) => !listeners.includes(one))) process.off(name, own);
});

test('a signal that comes twice at once, as by npm, is one; another ends the process', () => {
  const [stop, end] = [jest.fn(), jest.fn()];
  whenToldToStop(stop, end);
  process.emit('SIGINT');
  jest.advanceTimersByTime(5);
  process.emit('SIGINT');
  expect([stop.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  jest.advanceTimersByTime(2_000);
  process.emit('SIGTERM');
  expect([stop.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

test('a command that was interrupted still hears the next signal, which would end it at once if it did not', () => {
  const signal = interruption();
  expect(signal.aborted).toBe(false);
  process.emit('SIGINT');
  expect(signal.aborted).toBe(true);
  expect(process.listenerCount('SIGINT')).toBeGreaterThan(before.get('SIGINT')?.length ?? 0);
});
