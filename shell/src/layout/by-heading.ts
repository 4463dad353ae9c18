import type { NavigationItem } from 'shared-api/host';

interface HeadedEntries {
  readonly heading: string | undefined;
  readonly entries: NavigationItem[];
}

/** An area's entries, parted where their heading changes. */
export function byHeading(items: readonly NavigationItem[]): readonly HeadedEntries[] {
  const parts: HeadedEntries[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last.heading === item.group) last.entries.push(item);
    else parts.push({ heading: item.group, entries: [item] });
  }
  return parts;
}
