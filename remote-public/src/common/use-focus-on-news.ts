import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to what has just happened, once it has: what the person pressed is gone with it, and its place may lie out of
 * sight. What was so on arrival is no news.
 */
export function useFocusOnNews<Place extends HTMLElement>(news: string | null): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(news);

  useEffect(() => {
    if (news !== null && news !== last.current) {
      place.current?.focus();
      // Safari follows the focus a moment later, and not at all where the page has become shorter meanwhile.
      place.current?.scrollIntoView({ block: 'nearest' });
    }
    last.current = news;
  }, [news]);

  return place;
}
