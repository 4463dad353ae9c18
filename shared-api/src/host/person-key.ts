/** Under which name the signed-in person stands among the page's server data, for every area that reads or changes it. */
export const personKey = ['account', 'person'] as const;
