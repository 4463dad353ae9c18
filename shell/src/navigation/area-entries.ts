import type { AreaRecord, NavigationItem, PaletteAction, PaletteHit } from 'shared-api/host';
import { reportBrokenPart } from '../api/report-broken-part';
import type { LoadedArea } from './use-loaded-areas';

/** An entry of the navigation, and the area that it is of. */
export interface AreaEntry extends NavigationItem {
  /** Left out, the entry is the shell's own. */
  readonly area?: AreaRecord;
}

/** Lists that could not be read: each is reported once, however often it is drawn. */
const unread = new WeakSet<object>();

/** What an area lists; nothing where that cannot be read, which is reported. */
function listed<Entry>({ area, module }: LoadedArea, read: () => readonly Entry[]): readonly Entry[] {
  try {
    return read();
  } catch (error) {
    if (!unread.has(module)) void reportBrokenPart(error, area);
    unread.add(module);
    return [];
  }
}

/** An area's entries for somebody with these roles. */
export function entriesOf(found: LoadedArea, roles: readonly string[]): readonly AreaEntry[] {
  const { area, module } = found;
  return listed(found, () =>
    (module.navigation ?? [])
      .filter((item) => item.roles.some((role) => roles.includes(role)))
      .map((item) => ({ ...withWords(item), area })),
  );
}

/** The actions that an area brings to the palette. */
export function actionsOf(found: LoadedArea): readonly PaletteAction[] {
  return listed(found, () => (found.module.palette ?? []).map(withWords));
}

/**
 * What is listed by its words, as the palette does.
 * @throws where they are no words
 */
export function withWords<Entry extends Pick<PaletteHit, 'label' | 'detail' | 'group'>>(entry: Entry): Entry {
  const { label, detail, group } = entry;
  if ([label, detail ?? '', group ?? ''].some((word) => typeof word !== 'string'))
    throw new TypeError('An entry has no words.');
  return entry;
}
