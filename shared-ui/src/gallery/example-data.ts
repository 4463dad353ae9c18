/** The server's time on the example pages. */
export const now = '2026-11-21T09:42:00Z';
