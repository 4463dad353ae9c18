import { createBrowserHistory, type Navigator, parsePath } from 'shared-ui/router';
import { wouldLoseInput } from '../auth/unsaved-input';
import { enterArea, isEntry } from './enter-area';
import { askToLeave } from './leave-page';
import { cancelNavigation } from './navigation-store';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The router's number of the entry that the browser is at; none on an entry that the browser made by itself. */
function readIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** A page lives on as long as its path stays: filters, tabs and anchors lose nothing. */
function isOtherPage(pathname: string): boolean {
  return pathname !== window.location.pathname;
}

/** Goes within an area at once; into another one when it is known which version of it is live. */
function enter(from: string, to: string, go: () => void): void {
  if (isEntry(from, to)) {
    enterArea(to, go);
  } else {
    cancelNavigation();
    go();
  }
}

/** Links and calls: asked before they happen. */
function guardedNavigator(history: BrowserHistory): Navigator {
  const ask = (to: Parameters<Navigator['push']>[0], go: () => void) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    if (pathname !== undefined && isOtherPage(pathname)) {
      askToLeave(() => enter(window.location.pathname, pathname, go));
    } else {
      go();
    }
  };
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => ask(to, () => history.push(to, state)),
    replace: (to, state) => ask(to, () => history.replace(to, state)),
  };
}

export interface GuardedHistory {
  readonly navigator: Navigator;
  readonly place: () => Pick<BrowserHistory, 'location' | 'action'>;
  readonly listen: (moved: () => void) => () => void;
}

/**
 * The browser's history with a guard for unsaved input. Back and forward have happened when a page hears of them, so
 * the router is not told: the way is undone, and done again after a yes.
 */
export function createGuardedHistory(): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let index = readIndex() ?? 0;
  let shown = window.location.pathname;
  /** How far a step back or forward has come: the person has agreed to it, or it is known how its area is entered. */
  let passing: 'agreed' | 'entered' | null = null;

  function settle(): void {
    index = readIndex() ?? index;
    shown = window.location.pathname;
  }

  /** Has the router hear of a step that it was not told of. */
  function tellRouter(): void {
    passing = 'entered';
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }

  function guardPop(event: PopStateEvent): void {
    // A link to a place on the page makes an entry without a number: it stands behind the present one.
    if (readIndex() === null) window.history.replaceState({ ...window.history.state, idx: index + 1 }, '');
    const { pathname } = window.location;
    const steps = (readIndex() ?? index) - index;
    const passed = passing;
    passing = null;
    if (passed === 'entered') return;
    cancelNavigation();
    if (passed === null && pathname !== shown && wouldLoseInput()) {
      event.stopImmediatePropagation();
      window.history.go(-steps);
      askToLeave(() => {
        passing = 'agreed';
        window.history.go(steps);
      });
    } else if (isEntry(shown, pathname)) {
      event.stopImmediatePropagation();
      enterArea(pathname, tellRouter);
    } else if (passed === null && steps === 0) {
      // The way back of an undone step ends here: the router never heard of it, and nothing has moved.
      event.stopImmediatePropagation();
    }
  }

  return {
    navigator: guardedNavigator(history),
    place: () => ({ location: history.location, action: history.action }),
    listen(moved) {
      // In the capture phase, so that it hears before the router does.
      window.addEventListener('popstate', guardPop, true);
      const leave = history.listen(() => {
        settle();
        moved();
      });
      return () => {
        window.removeEventListener('popstate', guardPop, true);
        leave();
      };
    },
  };
}
