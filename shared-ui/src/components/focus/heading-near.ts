/** A place on the page, and all that it lies in: the nearest of it is found once the place itself has gone. */
export type Path = readonly Element[];

export function pathTo(place: Element | null): Path {
  const path: Element[] = [];
  for (let at = place; at !== null; at = at.parentElement) path.push(at);
  return path;
}

/**
 * The heading of what is left around a place, of its panel or of the page, made ready for the focus. The ring tells where
 * keys go; a heading takes none.
 */
export function headingNear(path: Path): HTMLElement | null {
  const heading = nearest(path);
  if (heading === null) return null;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  return heading;
}

function nearest(path: Path): HTMLElement | null {
  for (const part of path) {
    // The first heading of the whole document is that of its frame.
    if (!part.isConnected || part.contains(document.body)) continue;
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
  }
  return document.querySelector('h1');
}
