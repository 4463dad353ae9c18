import { useSyncExternalStore } from 'react';
import type { ClosedNoticesService } from 'shared-api/host';
import * as z from 'shared-api/schema';
import { createStoredValue } from '../session/stored-value';

const none: string[] = [];

/** What this device shall not show any more, by id, under the specification's key. */
export const closedNotifications = createStoredValue('clnot', z.array(z.string()), none);

/** Takes a notification out of the list. Ids of which the server no longer knows anything are forgotten on the way. */
export function closeNotification(id: string, known: readonly string[]): void {
  closedNotifications.set([...closedNotifications.get().filter((closed) => known.includes(closed)), id]);
}

/** The same as areas see it; they know of fewer notices than the bell, so that none is forgotten here. */
export const closedNoticesService: ClosedNoticesService = {
  get: closedNotifications.get,
  subscribe: closedNotifications.subscribe,
  close: (id) => closedNotifications.set([...closedNotifications.get().filter((closed) => closed !== id), id]),
};

export function useClosedNotifications(): readonly string[] {
  return useSyncExternalStore(closedNotifications.subscribe, closedNotifications.get, () => none);
}
