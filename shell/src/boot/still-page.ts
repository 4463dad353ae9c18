/** Did the server send a page that shows, and works, before any script? */
export function isStill(root: HTMLElement): boolean {
  return root.hasAttribute('data-still');
}
