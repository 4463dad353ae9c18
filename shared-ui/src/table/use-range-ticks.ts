import { useRef } from 'react';
import type { Selection } from './types';

/**
 * Ticks of rows: with the shift key every row between the last one ticked and this one gets the same.
 * @param ids the rows of the page in their order
 */
export function useRangeTicks(ids: readonly string[], selection: Selection | undefined) {
  const last = useRef<string | null>(null);

  return function toggle(id: string, withShift: boolean): void {
    if (!selection) return;
    const chosen = new Set(selection.ids);
    const choose = !chosen.has(id);
    const from = withShift && last.current !== null ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const other of range) {
      if (choose) chosen.add(other);
      else chosen.delete(other);
    }
    last.current = id;
    selection.onChange([...chosen]);
  };
}
