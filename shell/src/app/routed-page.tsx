import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'shared-ui/router';
import { setCurrentPage } from '../api/current-page';
import { useBarePage } from '../layout/bare-page';
import { announce } from '../navigation/announcer';
import { countDrops } from '../navigation/dropped-page';
import { pageTitle } from '../navigation/page-title';

/** The page that the visit began with: the browser has read its title already, and its focus is left alone. */
let firstPath: string | null = window.location.pathname;

/** How long a page may take to show its heading, or to draw it anew. */
const settlingMs = 10_000;

function takeFocus(target: HTMLElement): void {
  target.setAttribute('tabindex', '-1');
  // The ring tells where keys go; a heading takes none.
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

/**
 * Puts the focus on the page's heading, unless the page has put it on something of its own. A page that is still
 * loading shows its heading later: until it has settled, the heading takes the focus that nobody else has.
 * @returns ends the waiting
 */
function focusHeading(): () => void {
  const content = document.getElementById('content');
  if (content === null) return () => undefined;
  const heading = () => content.querySelector('h1');
  const active = document.activeElement;
  if (active === content || !content.contains(active)) takeFocus(heading() ?? content);

  let drawn: ReturnType<typeof setTimeout> | undefined;
  const takeFree = () => {
    const isFree = document.activeElement === content || document.activeElement === document.body;
    const late = heading();
    if (isFree && late !== null) takeFocus(late);
  };
  const observer = new MutationObserver(() => {
    // A field that shows its error as it is left changes the page while the focus is between it and the next.
    clearTimeout(drawn);
    drawn = setTimeout(takeFree);
  });
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), settlingMs);
  return () => {
    clearTimeout(timer);
    clearTimeout(drawn);
    observer.disconnect();
  };
}

interface RoutedPageProps {
  /** The slug of the title. */
  title?: string;
  area: string;
  version: string;
  /** The route's pattern, for error reports. */
  pattern: string;
  /** The page stands alone, without the frame. */
  bare?: boolean;
  children: ReactNode;
}

/** Around a page: gives it its title and, after a navigation, announces it and puts the focus on its heading. */
export function RoutedPage({ title, area, version, pattern, bare = false, children }: RoutedPageProps) {
  const { pathname } = useLocation();
  useBarePage(bare);

  useEffect(() => {
    setCurrentPage({ area, version, pattern });
  }, [area, version, pattern]);

  useEffect(() => {
    document.title = pageTitle(title);
    if (pathname === firstPath && countDrops() === 0) return undefined;
    firstPath = null;
    announce(pageTitle(title));
    return focusHeading();
  }, [pathname, title]);

  return children;
}
