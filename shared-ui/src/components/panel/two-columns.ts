/** Columns for what is short: two on a phone, and one where letters are so large that two have no room for them. */
export const twoColumns = 'repeat(auto-fill, minmax(max(7rem, 40%), 1fr))';
