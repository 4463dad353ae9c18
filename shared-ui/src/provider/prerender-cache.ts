import createCache, { type EmotionCache } from '@emotion/cache';
import { STYLE_KEY } from './style-key';

export interface PrerenderCache {
  /** For `<UiProvider cache>` around what is rendered ahead of time. */
  readonly cache: EmotionCache;
  /** The rules that the rendering used: Emotion's id and its CSS, in order. */
  rules(): [id: string, css: string][];
}

/** A style cache that collects rules and writes no style element, for pages rendered at release (no DOM). */
export function createPrerenderCache(): PrerenderCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.compat = true;
  return {
    cache,
    rules: () => Object.entries(cache.inserted).flatMap(([id, css]) => (typeof css === 'string' ? [[id, css]] : [])),
  };
}
