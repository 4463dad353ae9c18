/**
 * How everything on the page is read: again every 30 seconds and on return to the tab, without a word when it fails,
 * for the page's head tells how old its data are.
 */
export const followed = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;
