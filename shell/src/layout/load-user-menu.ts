import { attemptAt } from '../loader/area-attempts';
import { loadArea } from '../loader/load-area';
import { registryStore } from '../registry/registry-store';
import { withDeadline } from '../registry/with-deadline';
import { mayUse } from '../session/access';
import { sessionStore } from '../session/session-store';

/** The menu opens after this long at the latest; entries of areas that load later are added then. */
const patienceMs = 1000;

/** Loads the areas whose entries the menu shows, so that none appears under the person's finger. */
async function bringPlaces(): Promise<void> {
  const session = sessionStore.getState();
  const areas = registryStore
    .getState()
    .areas.filter(({ frame, role, enabled }) => frame === 'account' && enabled && mayUse(role, session));
  const all = Promise.all(areas.map((area) => loadArea(area, attemptAt(area.name))));
  await withDeadline(all, patienceMs).catch(() => {});
}

/** The person's menu, with the areas whose places stand in it. */
export async function loadUserMenu() {
  const [{ UserMenuList }] = await Promise.all([import('./user-menu-list'), bringPlaces()]);
  return UserMenuList;
}
