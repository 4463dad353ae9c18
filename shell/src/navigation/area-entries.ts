import type { AreaRecord, NavigationItem } from 'shared-api/host';
import { reportBrokenPart } from '../api/report-broken-part';
import type { LoadedArea } from './use-loaded-areas';

/** An entry of the navigation, and the area that it is of. */
export interface AreaEntry extends NavigationItem {
  /** Left out, the entry is the shell's own. */
  readonly area?: AreaRecord;
}

/** Lists that could not be read: each is reported once, however often it is drawn. */
const unread = new WeakSet<object>();

/** An area's entries for somebody with these roles; none where its list cannot be read, which is reported. */
export function entriesOf({ area, module }: LoadedArea, roles: readonly string[]): readonly AreaEntry[] {
  try {
    return (module.navigation ?? [])
      .filter((item) => item.roles.some((role) => roles.includes(role)))
      .map((item) => ({ ...item, area }));
  } catch (error) {
    if (!unread.has(module)) void reportBrokenPart(error, area);
    unread.add(module);
    return [];
  }
}
