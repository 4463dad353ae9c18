import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'shared-ui/router';
import { announce } from './announcer';
import { setCurrentPage } from './current-page';
import { pageTitle } from './page-title';

/** The page that the visit began with: the browser has read its title already, and its focus is left alone. */
let firstPath: string | null = window.location.pathname;

function focusHeading(): void {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1') ?? content;
  const pageChoseItself = content !== document.activeElement && content?.contains(document.activeElement);
  if (heading && !pageChoseItself) {
    heading.setAttribute('tabindex', '-1');
    // The ring tells where keys go; a heading takes none.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }
}

interface ArrivalProps {
  /** The slug of the title. */
  title?: string;
  area: string;
  version: string;
  /** The route's pattern, for error reports. */
  pattern: string;
  children: ReactNode;
}

/** Around a page: gives it its title and, after a navigation, announces it and puts the focus on its heading. */
export function Arrival({ title, area, version, pattern, children }: ArrivalProps) {
  const { pathname } = useLocation();

  useEffect(() => {
    setCurrentPage({ area, version, pattern });
  }, [area, version, pattern]);

  useEffect(() => {
    document.title = pageTitle(title);
    if (pathname === firstPath) {
      return;
    }
    firstPath = null;
    announce(pageTitle(title));
    focusHeading();
  }, [pathname, title]);

  return children;
}
