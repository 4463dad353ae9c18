/**
 * What an open page follows by itself, new versions, a server that is back, and how fast pages are, in a chunk of its own: a first page does
 * not need it. A chunk that does not come leaves the page as it is.
 */
export const loadReleases = () => import('./index');
