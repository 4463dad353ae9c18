import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'shared-ui/router';
import { createGuardedHistory } from './guarded-history';

/** The router of the product, over the browser's history: it asks before a page with unsaved input is left. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen(() => startTransition(() => setPlace(history.place()))), [history]);
  return (
    <Router navigator={history.navigator} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
