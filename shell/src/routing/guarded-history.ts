import { createBrowserHistory, type Navigator, parsePath } from 'shared-ui/router';
import { wouldLoseInput } from '../auth/unsaved-input';
import { askToLeave } from './leave-page';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The router's number of the entry that the browser is at; none on an entry that the browser made by itself. */
function readIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** A page lives on as long as its path stays: filters, tabs and anchors lose nothing. */
function isOtherPage(pathname: string | undefined): boolean {
  return pathname !== undefined && pathname !== window.location.pathname;
}

/** Links and calls: asked before they happen. */
function guardedNavigator(history: BrowserHistory): Navigator {
  const ask = (to: Parameters<Navigator['push']>[0], go: () => void) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    if (isOtherPage(pathname)) {
      askToLeave(go);
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
  let passing = false;

  function settle(): void {
    index = readIndex() ?? index;
    shown = window.location.pathname;
  }

  function guardPop(event: PopStateEvent): void {
    // A link to a place on the page makes an entry without a number: it stands behind the present one.
    if (readIndex() === null) window.history.replaceState({ ...window.history.state, idx: index + 1 }, '');
    const steps = (readIndex() ?? index) - index;
    const leaves = window.location.pathname !== shown;
    if (passing || !leaves || !wouldLoseInput()) {
      // Also the way back of an undone step ends here: the router never heard of it, and nothing has moved.
      if (!passing && steps === 0) event.stopImmediatePropagation();
      passing = false;
      return;
    }
    event.stopImmediatePropagation();
    window.history.go(-steps);
    askToLeave(() => {
      passing = true;
      window.history.go(steps);
    });
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
