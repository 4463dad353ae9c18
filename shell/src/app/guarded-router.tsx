import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'shared-ui/router';
import { beginLoading } from '../api/loading';
import { frameHere } from '../layout/frames';
import { AreaPlaceholder } from '../loader/area-placeholder';
import { countDrops, useDrops } from '../navigation/dropped-page';
import { isEntry } from '../navigation/enter-area';
import { createGuardedHistory } from '../navigation/guarded-history';
import { tellWentBack } from '../navigation/use-went-back';
import { registryStore } from '../registry/registry-store';
import { frameAt } from '../registry/route-access';

/**
 * Whether the next page is rendered synchronously. Entering another area replaces the whole page, so React need not
 * keep the old one responsive. Otherwise, and while the other frame's script is loading, the navigation is a
 * transition: the old page stays usable until the next one is ready.
 */
function isDrawnAtOnce(from: string, to: string): boolean {
  return isEntry(from, to) && frameHere(frameAt(registryStore.getState(), to)) !== undefined;
}

/**
 * The router of the product, over the browser's history: it asks before a page with unsaved input is left, and renders
 * nothing of a page that was dropped.
 */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  const [place, setPlace] = useState(() => ({ ...history.place(), drops: countDrops() }));
  const isDropped = useDrops() > place.drops;
  const [isPending, startTransition] = useTransition();
  useEffect(() => (isPending ? beginLoading() : undefined), [isPending]);
  useLayoutEffect(() => {
    let from = history.place().location.pathname;
    return history.listen(() => {
      const next = { ...history.place(), drops: countDrops() };
      if (next.action === 'POP') tellWentBack();
      const show = () => setPlace(next);
      if (isDrawnAtOnce(from, next.location.pathname)) show();
      else startTransition(show);
      from = next.location.pathname;
    });
  }, [history]);
  return (
    <Router navigator={history.navigator} location={place.location} navigationType={place.action}>
      {isDropped ? <AreaPlaceholder /> : children}
    </Router>
  );
}
