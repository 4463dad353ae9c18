/** Prefix of generated class names, the same in the prerendered page and in the live one. */
export const STYLE_KEY = 'cc';
