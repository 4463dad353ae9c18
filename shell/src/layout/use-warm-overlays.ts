import { useEffect } from 'react';
import { whenIdle } from '../loader/when-idle';

// A failure is ignored here: the scripts are requested again with the network, or when they are needed.
function warm(): void {
  Promise.all([import('./ready-overlays'), import('../auth/dialogs')]).catch(() =>
    addEventListener('online', warm, { once: true }),
  );
}

/**
 * Preloads dialogs and messages at the person's first interaction: the first message may be that the connection is
 * lost, when they can no longer be loaded. A page that is only read does not load them.
 */
export function useWarmOverlays(): void {
  useEffect(() => {
    // A prerendered page may have the focus before its scripts have loaded.
    if (document.activeElement !== document.body) return warm();
    // After the response to the touch itself.
    const begin = () => whenIdle(warm);
    addEventListener('focusin', begin, { once: true });
    return () => removeEventListener('focusin', begin);
  }, []);
}
