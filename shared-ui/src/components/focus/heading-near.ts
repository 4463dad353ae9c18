/** A place on the page, and all that it lies in: the nearest of it is found once the place itself has gone. */
export type Path = readonly Element[];

export function pathTo(place: Element | null): Path {
  const path: Element[] = [];
  for (let at = place; at !== null; at = at.parentElement) path.push(at);
  return path;
}

/** The heading of what is left around a place, of its panel or of the page, made ready for the focus. */
export function headingNear(path: Path): HTMLElement | null {
  const heading = nearest(path);
  return heading === null ? null : readyForFocus(heading);
}

/** The headings ahead of a place on its page or in its dialog, while it is there: what it says follows the last of them. */
export function headingsAhead(place: Element): HTMLElement[] {
  const page = place.closest('main, [role=dialog], [role=alertdialog]') ?? document;
  return [...page.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (heading) => heading.compareDocumentPosition(place) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** A heading that takes the focus without a ring: the ring tells where keys go, and a heading takes none. */
export function readyForFocus(heading: HTMLElement): HTMLElement {
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
