import type { ReactNode } from 'react';
import type { AreaRecord, NavigationItem } from 'shared-api/host';
import { goTo } from '../navigation/navigator';

/** A row of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: NavigationItem['icon'];
  /** Whose entry it is; left out, the shell's own. */
  readonly area?: AreaRecord;
  /** The text that has found it; left out, it is offered by its name. */
  readonly foundBy?: string;
  /** Muted, behind the label. */
  readonly detail?: string;
  /** At the row's right edge: a plate, a chip. */
  readonly aside?: ReactNode;
  /** Where it leads; an entry without an address does something on the page. */
  readonly to?: string;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** A row that leads to a page. */
export function visit(entry: Omit<PaletteEntry, 'run'> & { readonly to: string }): PaletteEntry {
  return { ...entry, run: () => goTo(entry.to) };
}
