import { useSyncExternalStore } from 'react';
import type { ClosedNoticesService } from 'shared-api/host';
import * as z from 'shared-api/schema';
import { createStoredValue } from '../session/stored-value';

const none: string[] = [];

/** What this device shall not show any more, by id, under the specification's key. */
export const closedNotifications = createStoredValue('clnot', z.array(z.string()), none);

/** So many are remembered: several times what an answer of the server holds. */
const most = 500;

/** Takes a notification out of the list, whether or not the list that is shown reaches it. */
export function closeNotification(id: string): void {
  closedNotifications.set([...closedNotifications.get().filter((closed) => closed !== id), id].slice(-most));
}

/** The same as areas see it. */
export const closedNoticesService: ClosedNoticesService = {
  get: closedNotifications.get,
  subscribe: closedNotifications.subscribe,
  close: closeNotification,
};

export function useClosedNotifications(): readonly string[] {
  return useSyncExternalStore(closedNotifications.subscribe, closedNotifications.get, () => none);
}
