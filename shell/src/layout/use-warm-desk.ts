import { useEffect } from 'react';
import { warmShared } from '../loader/lazy-shared';
import { whenIdle } from '../loader/when-idle';
import { loadPalette } from '../palette/load-palette';

/** Signs that somebody begins to work: a key, and whatever comes before a press. */
const signs = ['keydown', 'pointermove', 'touchstart', 'focusin'] as const;

// What failed is asked for again when it is needed: here it concerns nobody yet.
const warm = () => void Promise.all([warmShared(), loadPalette()]).catch(() => {});

/** Loads what opens over a page of the back-office at the first sign of work: the page itself is there without it. */
export function useWarmDesk(): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      // What was pressed answers first.
      whenIdle(warm);
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
}
