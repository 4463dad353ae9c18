import type { BellNotification } from 'shared-api/entities';

export const bellViews = ['unseen', 'todo', 'all'] as const;
export type BellView = (typeof bellViews)[number];

/** What asks for an action: it warns, and leads to where something can be done. */
function asksForWork({ type, cta_url }: BellNotification): boolean {
  return (type === 'warning' || type === 'error') && cta_url !== null;
}

/**
 * The bell's notifications by what one looks for.
 * @param fresh what was not read when the bell was opened: it stays in sight until the bell closes
 */
export function inViews(
  notifications: readonly BellNotification[],
  fresh: ReadonlySet<string>,
): Record<BellView, readonly BellNotification[]> {
  return {
    unseen: notifications.filter(({ id, seen }) => !seen || fresh.has(id)),
    todo: notifications.filter(asksForWork),
    all: notifications,
  };
}
