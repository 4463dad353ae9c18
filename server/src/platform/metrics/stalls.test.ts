import { watchStalls } from './stalls';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what held the process up is remembered for a quarter of an hour, and told when it was long', () => {
  let time = 0;
  const warn = jest.fn();
  const stalls = watchStalls({ log: { warn }, now: () => time });
  /** The next look comes so many milliseconds after it was due. */
  const look = (late: number) => {
    time += 100 + late;
    jest.advanceTimersByTime(100);
  };
  look(0);
  expect(stalls.longestMs()).toBe(0);
  look(1_700);
  look(40);
  expect(stalls.longestMs()).toBe(1_700);
  expect(warn.mock.calls).toEqual([[{ ms: 1_700 }, 'the event loop was held up']]);
  time += 10 * 60_000;
  expect(stalls.longestMs()).toBe(1_700);
  time += 5 * 60_000 + 1;
  expect(stalls.longestMs()).toBe(0);
  stalls.stop();
});
