export { createLiveCache } from './live-cache';
export { createPrerenderCache, type PrerenderCache } from './prerender-cache';
export { UiProvider } from './ui-provider';
