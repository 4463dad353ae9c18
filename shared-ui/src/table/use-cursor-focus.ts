import { useEffect, useRef } from 'react';

/** Gives the focus to the first link of the row with the cursor, and brings it into view. */
export function useCursorFocus(cursor: string | null) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (cursor === null) return;
    const row = frame.current?.querySelector(`[data-row="${CSS.escape(cursor)}"]`);
    const target = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button, input');
    target?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);

  return frame;
}
