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
