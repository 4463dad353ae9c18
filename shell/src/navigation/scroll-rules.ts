import { useEffect, useLayoutEffect, useRef } from 'react';
import { wantsLessMotion } from 'shared-ui';
import { useLocation, useNavigationType } from 'shared-ui/router';

/** The specification's delay before the page scrolls to a hash target. */
const hashDelayMs = 200;

/** A page whose data comes late gets this long to reach its old height after Back, or to show a hash's target. */
const lateMs = 10_000;

/** Whoever moves the page by hand has a place of their own. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Tries until the page could be moved, unless the person moves it before. */
function moveWhenReady(move: () => boolean): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const own of ownMoves) window.removeEventListener(own, stop);
  };
  const tryAgain = () => {
    if (move() || performance.now() - started >= lateMs) stop();
    else frame = requestAnimationFrame(tryAgain);
  };
  for (const own of ownMoves) window.addEventListener(own, stop, { passive: true });
  tryAgain();
  return stop;
}

/** The id that a hash means; one that is no encoded text ("#sconto-10%") means itself. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function scrollToHash(hash: string): () => void {
  const id = idOf(hash);
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = moveWhenReady(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth' });
      return target !== null;
    });
  }, hashDelayMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function restoreTo(top: number): () => void {
  return moveWhenReady(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  });
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
 * Forward: to the top or, with a hash, smoothly to its target after 200 ms; so too when a page is loaded with one. Back
 * restores the place. A change of the query alone (a list's filter) leaves the page where it is.
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
    const place = type === 'POP' ? places.current.get(key) : undefined;
    if (place !== undefined) {
      return restoreTo(place);
    }
    if (hash !== '') {
      return scrollToHash(hash);
    }
    if (!samePage && type !== 'POP') {
      window.scrollTo(0, 0);
    }
    return undefined;
  }, [key, pathname, hash, type]);
}
