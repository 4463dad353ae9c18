/**
 * What knows of new versions, in a chunk of its own: a first page does not need it. A chunk that does not come leaves
 * the page as it is.
 */
export const loadReleases = () => import('./index');
