import { lazy, Suspense } from 'react';
import { chakra } from 'shared-ui';

const UserMenu = lazy(() => import('./user-menu').then(({ UserMenu }) => ({ default: UserMenu })));

const Place = chakra('span', { base: { display: 'inline-block', width: '40px', height: '40px' } });

/** The person's menu on a page that visitors see too: they do not load it. */
export function LazyUserMenu() {
  return (
    <Suspense fallback={<Place />}>
      <UserMenu />
    </Suspense>
  );
}
