import type { AreaEntry } from '../navigation/area-entries';

interface HeadedEntries {
  readonly heading: string | undefined;
  readonly entries: AreaEntry[];
}

/** An area's entries, parted where their heading changes. */
export function byHeading(items: readonly AreaEntry[]): readonly HeadedEntries[] {
  const parts: HeadedEntries[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last.heading === item.group) last.entries.push(item);
    else parts.push({ heading: item.group, entries: [item] });
  }
  return parts;
}
