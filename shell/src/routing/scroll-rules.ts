import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-ui/router';

/** The specification's delay before the page scrolls to a hash target. */
export const hashDelayMs = 200;

/** A page that grows after Back gets this long to reach its old height. */
const restoreMs = 1500;

function scrollToHash(hash: string): () => void {
  const timer = setTimeout(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' });
  }, hashDelayMs);
  return () => clearTimeout(timer);
}

function restoreTo(top: number): () => void {
  const started = performance.now();
  let frame = 0;
  const tryAgain = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() - started < restoreMs) {
      frame = requestAnimationFrame(tryAgain);
    }
  };
  tryAgain();
  return () => cancelAnimationFrame(frame);
}

/**
 * Forward: to the top or, with a hash, smoothly to its target after 200 ms; Back restores the place. A change of the
 * query alone (a list's filter) leaves the page where it is.
 */
export function useScrollRules(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef(pathname);

  useEffect(() => {
    const note = () => places.current.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (type === 'POP') {
      const place = places.current.get(key);
      return place === undefined ? undefined : restoreTo(place);
    }
    if (hash !== '') {
      return scrollToHash(hash);
    }
    if (!samePage) {
      window.scrollTo(0, 0);
    }
    return undefined;
  }, [key, pathname, hash, type]);
}
