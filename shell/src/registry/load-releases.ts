/**
 * Loads what an open page does in the background: watch for new releases and for a server that is back, and measure
 * pages. A chunk of its own, since a first page does not need it; without it the page works as before.
 */
export const loadReleases = () => import('./index');
