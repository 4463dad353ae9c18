import { useEffect } from 'react';
import { whenIdle } from '../loader/when-idle';

// What failed is asked for again when it is needed: here it concerns nobody yet.
const warm = () =>
  void Promise.all([
    import('../notifications/toasts'),
    import('../dialog/dialog-host'),
    import('../auth/sign-in-dialog'),
    import('../navigation/leave-dialog'),
  ]).catch(() => {});

/**
 * Loads what stands over a page as soon as somebody begins to work in it: the first message may be that the connection
 * is lost, and then it is too late. Who only reads needs none of it.
 */
export function useWarmOverlays(): void {
  useEffect(() => {
    // A ready-made page may hold the caret before the scripts are there.
    if (document.activeElement !== document.body) return warm();
    // What was touched answers first.
    const begin = () => whenIdle(warm);
    addEventListener('focusin', begin, { once: true });
    return () => removeEventListener('focusin', begin);
  }, []);
}
