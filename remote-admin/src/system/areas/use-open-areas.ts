import { type RefObject, useEffect, useState } from 'react';

/**
 * Which areas stand open. One in trouble opens by itself, but never while somebody is at work in the list: nothing
 * moves under the hand. What opened stays open until it is closed.
 * @param troubled names of the areas in trouble
 * @param list where the hand may be
 */
export function useOpenAreas(troubled: readonly string[], list: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(troubled));
  const [known, setKnown] = useState<ReadonlySet<string>>(open);
  const fresh = troubled.filter((name) => !known.has(name)).join(' ');

  useEffect(() => {
    if (fresh === '' || list.current?.matches(':hover, :focus-within')) return;
    const names = fresh.split(' ');
    setKnown((before) => new Set([...before, ...names]));
    setOpen((before) => new Set([...before, ...names]));
  });

  function toggle(name: string) {
    setKnown((before) => new Set([...before, name]));
    setOpen((before) =>
      before.has(name) ? new Set([...before].filter((one) => one !== name)) : new Set([...before, name]),
    );
  }

  return { isOpen: (name: string) => open.has(name), toggle };
}
