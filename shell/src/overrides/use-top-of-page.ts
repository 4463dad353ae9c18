import { useLayoutEffect, useState } from 'react';

/** A place before everything else in the document, whatever becomes of the page under it. */
export function useTopOfPage(): Element {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
