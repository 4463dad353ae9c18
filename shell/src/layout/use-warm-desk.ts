import { useEffect } from 'react';
import { warmShared } from '../loader/lazy-shared';
import { whenIdle } from '../loader/when-idle';
import { loadPalette } from '../palette/load-palette';

/** Signs that somebody begins to work: a key, and whatever comes before a press. */
const signs = ['keydown', 'pointermove', 'touchstart', 'focusin'] as const;

// A failure is ignored here: the script is requested again when it is needed.
const warm = () => void Promise.all([warmShared(), loadPalette()]).catch(() => {});

/**
 * Preloads the back-office's overlays and tables at the person's first interaction; the page itself does not need them.
 */
export function useWarmDesk(): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      // After the response to the press itself.
      whenIdle(warm);
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
}
