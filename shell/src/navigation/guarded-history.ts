import { createBrowserHistory, type Navigator, parsePath } from 'shared-ui/router';
import { wouldLoseInput } from '../session/unsaved-input';
import { enterArea, isEntry } from './enter-area';
import { askToLeave } from './leave-page';
import { cancelNavigation } from './navigation-store';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The router's index of the current history entry; null for an entry that the browser made itself, as for a `#` link.
 */
function readIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** Navigates at once within an area; into another one only when it is known which version of it is live. */
function enter(from: string, to: string, go: () => void): void {
  if (isEntry(from, to)) {
    enterArea(to, go);
  } else {
    cancelNavigation();
    go();
  }
}

/** Navigation by links and code: the question comes before it happens. */
function guardedNavigator(history: BrowserHistory): Navigator {
  const ask = (to: Parameters<Navigator['push']>[0], go: () => void) => {
    const { location } = window;
    const { pathname = location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
    if (pathname !== location.pathname) {
      askToLeave(() => enter(location.pathname, pathname, go));
    } else if (search !== location.search) {
      askToLeave(go, true);
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
 * The browser's history with a guard for unsaved input. The browser reports Back and Forward (`popstate`) only after
 * they happened, so the guard hides the event from the router, reverts the step, and repeats it once the person has
 * agreed.
 */
export function createGuardedHistory(): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let index = readIndex() ?? 0;
  let { pathname: shown, search: shownSearch } = window.location;
  /** Why the next `popstate` passes the guard: the person agreed to leave, or `enterArea` has finished its checks. */
  let passing: 'agreed' | 'entered' | null = null;

  function settle(): void {
    index = readIndex() ?? index;
    ({ pathname: shown, search: shownSearch } = window.location);
  }

  /** Dispatches the `popstate` that was hidden from the router. */
  function tellRouter(): void {
    passing = 'entered';
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }

  function guardPop(event: PopStateEvent): void {
    // A `#` link makes an entry without the router's index: it follows the present entry.
    if (readIndex() === null) window.history.replaceState({ ...window.history.state, idx: index + 1 }, '');
    const { pathname, search } = window.location;
    const byQuery = pathname === shown;
    const steps = (readIndex() ?? index) - index;
    const passed = passing;
    passing = null;
    if (passed === 'entered') return;
    if (passed === null && steps === 0) {
      // The event of our own reverting step: the router never saw the step, so it must not see this one either.
      event.stopImmediatePropagation();
      return;
    }
    cancelNavigation();
    if (passed === null && !(byQuery && search === shownSearch) && wouldLoseInput(byQuery)) {
      event.stopImmediatePropagation();
      window.history.go(-steps);
      askToLeave(() => {
        passing = 'agreed';
        window.history.go(steps);
      }, byQuery);
    } else if (isEntry(shown, pathname)) {
      event.stopImmediatePropagation();
      enterArea(pathname, tellRouter);
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
