import { useEffect, useState } from 'react';

/** Of several elements of the page, the id of the one that is being read. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const joined = ids.join(' ');

  useEffect(() => {
    const watched = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const seen = new Set<string>();
    // A band in the upper third of the screen, under the bars.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = watched.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-112px 0px -55% 0px' },
    );
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [joined]);

  return current;
}
