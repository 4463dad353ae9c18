import { renderHook } from '@testing-library/react';
import { useLastPage } from './use-last-page';

const setPage = jest.fn();
const lookAt = (current_page: number, last_page: number, total: number) =>
  renderHook(({ meta }) => useLastPage({ setPage }, meta), {
    initialProps: { meta: { current_page, last_page, total } },
  });

beforeEach(() => setPage.mockReset());

test('from a page that there is no more it leads to the last one, in the place of that address', () => {
  const { result, rerender } = lookAt(3, 2, 10);
  expect(result.current).toBe(true);
  expect(setPage.mock.calls).toEqual([[2, true]]);

  rerender({ meta: { current_page: 2, last_page: 2, total: 10 } });
  expect(result.current).toBe(false);
  expect(setPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page that there is', 2, 2, 10],
  ['a list without rows', 1, 1, 0],
])('it leaves alone %s', (_, current, last, total) => {
  expect(lookAt(current, last, total).result.current).toBe(false);
  expect(setPage).not.toHaveBeenCalled();
});
