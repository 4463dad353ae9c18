import type { BellNotification } from 'shared-api/entities';
import { useApi, useSession } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { closeNotification, useClosedNotifications } from './closed-notifications';

/** How often the bell asks while the page is visible. */
const refreshMs = 60_000;

const bellKey = ['shell', 'bell'];

export interface Bell {
  readonly notifications: readonly BellNotification[];
  /** How many the person has not seen, those that are not in the list included. */
  readonly unseen: number;
  /** Tells the server that the person has seen all of them. */
  readonly markSeen: () => void;
  readonly close: (id: string) => void;
}

/** The server's notifications for the person: asked for on arrival, every minute while somebody looks, and on focus. */
export function useBell(): Bell {
  const { accountDesk } = useApi();
  const client = useQueryClient();
  const { authenticated } = useSession();
  const closed = useClosedNotifications();
  const { data } = useQuery({
    queryKey: bellKey,
    queryFn: ({ signal }) => accountDesk.listNotifications({ query: { per_page: 50 } }, { signal, background: true }),
    // A frame stands for a moment around a page that leads to the sign-in.
    enabled: authenticated,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  const known = data?.data ?? [];
  const unseen = data?.meta.counts?.unseen ?? 0;

  return {
    notifications: known.filter(({ id }) => !closed.includes(id)),
    unseen,
    async markSeen() {
      if (unseen === 0) return;
      // What was not noted is told again the next time.
      await accountDesk.markAllSeen(undefined, { quiet: true, background: true }).catch(() => undefined);
      await client.invalidateQueries({ queryKey: bellKey });
    },
    close(id) {
      closeNotification(
        id,
        known.map((notification) => notification.id),
      );
    },
  };
}
