import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'shared-ui/router';
import { frameHere } from '../layout/frames';
import { registryStore } from '../registry/registry-store';
import { frameAt } from '../registry/route-access';
import { isEntry } from './enter-area';
import { createGuardedHistory } from './guarded-history';

/**
 * Another area takes the place of everything: as nothing of the page stays, React need not pause for it while it draws.
 * Elsewhere, and until the other frame has come, what stands remains in use until the next page can take its place.
 */
function isDrawnAtOnce(from: string, to: string): boolean {
  return isEntry(from, to) && frameHere(frameAt(registryStore.getState(), to)) !== undefined;
}

/** The router of the product, over the browser's history: it asks before a page with unsaved input is left. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    let from = history.place().location.pathname;
    return history.listen(() => {
      const next = history.place();
      const show = () => setPlace(next);
      if (isDrawnAtOnce(from, next.location.pathname)) show();
      else startTransition(show);
      from = next.location.pathname;
    });
  }, [history]);
  return (
    <Router navigator={history.navigator} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
