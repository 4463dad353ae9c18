import type { loadReleases as loadComposed } from '../../../shell/src/registry/load-releases';

/** In the place of shell/src/registry/load-releases.ts: one application has no areas to fetch ahead or to renew. */
export const loadReleases: typeof loadComposed = () => Promise.reject(new Error('One application has one version.'));
