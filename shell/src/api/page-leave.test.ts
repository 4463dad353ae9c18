import { noteLeaving, whileLeaving } from './page-leave';

beforeAll(() => {
  jest.useFakeTimers();
  noteLeaving();
});
afterAll(() => jest.useRealTimers());

const leaves = () => window.dispatchEvent(new Event('beforeunload'));

test('a page that leaves again is in doubt from then on, whatever came of the time before', async () => {
  leaves();
  const stays = jest.fn();
  void whileLeaving()?.then(stays);
  await jest.advanceTimersByTimeAsync(6_000);
  leaves();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(stays).not.toHaveBeenCalled();
  expect(whileLeaving()).not.toBeNull();

  await jest.advanceTimersByTimeAsync(4_000);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(whileLeaving()).toBeNull();
});

test('one that somebody came back to has stayed, and may leave anew', async () => {
  leaves();
  await jest.advanceTimersByTimeAsync(1_000);
  window.dispatchEvent(new Event('pageshow'));
  expect(whileLeaving()).toBeNull();

  leaves();
  await jest.advanceTimersByTimeAsync(9_500);
  expect(whileLeaving()).not.toBeNull();
});
