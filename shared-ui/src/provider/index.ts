export { createLiveCache } from './live-cache';
export { createStillCache, type StillCache } from './still-cache';
export { UiProvider } from './ui-provider';
