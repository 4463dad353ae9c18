import { chakra } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { LatePart } from './late-part';

const loadUserMenu = async () => (await import('./user-menu')).UserMenu;

const Place = chakra('span', { base: { display: 'inline-block', width: '40px', height: '40px' } });

/** The person's menu on a page that visitors see too: they do not load it. */
export function LazyUserMenu() {
  const { pathname } = useLocation();
  return (
    <Place>
      <LatePart load={loadUserMenu} retryOn={pathname} />
    </Place>
  );
}
