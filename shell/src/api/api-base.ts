/** Where the API stands: on the page's own origin. */
export const apiBase = `${window.location.origin}/api/v1`;
