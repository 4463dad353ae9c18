import type { Role } from 'shared-api/domain';
import type { SavedView } from 'shared-api/entities';

export type ViewList = SavedView['list'];

/** Whose list it is: the area that its name begins with. */
export function roleOfList(list: ViewList): Role {
  return list.startsWith('admin-') ? 'admin' : 'manager';
}
