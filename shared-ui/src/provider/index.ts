export { createLiveCache } from './live-cache';
export { createPrerenderCache } from './prerender-cache';
export { UiProvider } from './ui-provider';
