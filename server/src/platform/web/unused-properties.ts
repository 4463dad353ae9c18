const declaration = /(?<=[{;])(--cc-[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const use = /var\((--cc-[\w-]+)/g;

/**
 * Leaves out the declarations of tokens (`--cc-...`) that nothing in the same minified style uses; the live page
 * brings all of them anyway. A token that only such a token uses goes as well.
 */
export function withoutUnusedProperties(style: string): string {
  const used = new Set([...style.matchAll(use)].map(([, name]) => name));
  const smaller = style.replace(declaration, (text, name: string) => (used.has(name) ? text : ''));
  return smaller === style ? style : withoutUnusedProperties(smaller);
}
