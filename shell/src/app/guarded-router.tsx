import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'shared-ui/router';
import { beginLoading } from '../api/loading';
import { frameHere } from '../layout/frames';
import { isEntry } from '../navigation/enter-area';
import { createGuardedHistory } from '../navigation/guarded-history';
import { registryStore } from '../registry/registry-store';
import { frameAt } from '../registry/route-access';

/**
 * Whether the next page is rendered synchronously. Entering another area replaces the whole page, so React need not
 * keep the old one responsive. To the dashboard one goes where somebody else has signed in, too: the old page, rendered
 * once again, would ask the server in their name. Otherwise, and while the other frame's script is loading, the
 * navigation is a transition: the old page stays usable until the next one is ready.
 */
function isDrawnAtOnce(from: string, to: string): boolean {
  return (to === '/cms' || isEntry(from, to)) && frameHere(frameAt(registryStore.getState(), to)) !== undefined;
}

/** The router of the product, over the browser's history: it asks before a page with unsaved input is left. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  const [place, setPlace] = useState(history.place);
  const [isPending, startTransition] = useTransition();
  useEffect(() => (isPending ? beginLoading() : undefined), [isPending]);
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
