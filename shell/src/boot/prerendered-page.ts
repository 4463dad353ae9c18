/** Did the server send a page that shows, and works, before any script? */
export function isPrerendered(root: HTMLElement): boolean {
  return root.hasAttribute('data-prerendered');
}
