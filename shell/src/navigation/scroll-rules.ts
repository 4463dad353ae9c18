import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-ui/router';

/** The specification's delay before the page scrolls to a hash target. */
const hashDelayMs = 200;

/** A page whose data comes late gets this long after Back to reach its old height. */
const restoreMs = 10_000;

/** Whoever moves the page by hand has a place of their own. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function scrollToHash(hash: string): () => void {
  const timer = setTimeout(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' });
  }, hashDelayMs);
  return () => clearTimeout(timer);
}

/** Puts the page back to its place as soon as it is high enough, unless the person moves it before. */
function restoreTo(top: number): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const tryAgain = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() - started < restoreMs) {
      frame = requestAnimationFrame(tryAgain);
    } else {
      stop();
    }
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  tryAgain();
  return stop;
}

/** The browser's own way would move the page that is still shown; only a page that is loaded again is left to it. */
function restoreByHand(): () => void {
  const leaveToBrowser = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', leaveToBrowser);
  return () => {
    window.removeEventListener('pagehide', leaveToBrowser);
    leaveToBrowser();
  };
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

  useEffect(restoreByHand, []);

  // Before the browser tells that a shorter page has moved: that is no place of the page before.
  useLayoutEffect(() => {
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
