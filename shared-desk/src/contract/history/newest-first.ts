import type { TimelineItem } from 'shared-ui/work';

interface Dated {
  readonly at: string;
  readonly item: TimelineItem | null;
}

/** One story out of several, newest first; of what happened at the same instant the later in its own list comes first. */
export function newestFirst(dated: readonly Dated[]): TimelineItem[] {
  return dated
    .toReversed()
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .flatMap(({ item }) => (item ? [item] : []));
}
