import createCache, { type EmotionCache } from '@emotion/cache';
import { AdoptedSheet, canAdoptSheets } from './adopted-sheet';
import { STYLE_KEY } from './style-key';

function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * The browser's style cache.
 * @param inserted ids of the rules that the page's own style already holds (the prerendered page's JSON block).
 */
export function createLiveCache(inserted: readonly string[] = []): EmotionCache {
  const nonce = pageNonce();
  const cache = createCache({ key: STYLE_KEY, ...(nonce ? { nonce } : {}) });
  if (canAdoptSheets()) cache.sheet = new AdoptedSheet({ key: STYLE_KEY, container: document.head });
  for (const id of inserted) cache.inserted[id] = true;
  return cache;
}
