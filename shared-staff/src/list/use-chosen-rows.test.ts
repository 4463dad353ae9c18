import { act, renderHook } from '@testing-library/react';
import { exampleRows } from '../common/testing/contract-rows';
import { useChosenRows } from './use-chosen-rows';

const uids = exampleRows.map(({ contract_uid }) => contract_uid);
const choose = (list: string, most = 100) =>
  renderHook(({ list }) => useChosenRows(list, exampleRows, most), { initialProps: { list } });

test('in another list nothing is chosen', () => {
  const { result, rerender } = choose('tutti i dealer');
  act(() => result.current.selection.onChange(uids));
  expect(result.current.rows).toHaveLength(exampleRows.length);

  rerender({ list: 'Autocentro Lambro' });
  expect(result.current.rows).toEqual([]);
});

test('no more are chosen than one call takes', () => {
  const { result } = choose('tutti', 2);
  act(() => result.current.selection.onChange(uids));
  expect(result.current.selection.ids).toEqual(uids.slice(0, 2));
});

test('what is chosen is told as the page tells it now', () => {
  const { result, rerender } = renderHook(({ present }) => useChosenRows('tutti', present, 100), {
    initialProps: { present: exampleRows },
  });
  act(() => result.current.selection.onChange(uids.slice(0, 1)));

  rerender({ present: exampleRows.map((row) => ({ ...row, status: 'PAID' as const, total: '1.00' })) });
  expect(result.current.rows.map(({ status }) => status)).toEqual(['PAID']);
  expect(result.current.sum).toBe(100);

  rerender({ present: [] });
  expect(result.current.rows).toHaveLength(1);
});
