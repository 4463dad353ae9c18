import { useState } from 'react';
import type { BellNotification } from 'shared-api/entities';
import { useApi, useSession } from 'shared-api/react';
import { keepPreviousData, useQuery, useQueryClient } from 'shared-ui/query';
import { closeNotification, useClosedNotifications } from './closed-notifications';

/** How often the bell asks while the page is visible. */
const refreshMs = 60_000;

/** So many are asked for, and when the person wants the others, as many as an answer holds. */
const [few, most] = [50, 100];

const bellKey = ['shell', 'bell'];

export interface Bell {
  /** Whether the server has told them, or could not, as without a network; until it has, nobody knows whether there are any. */
  readonly state: 'pending' | 'failed' | 'here';
  /** The latest to appear first. */
  readonly notifications: readonly BellNotification[];
  /** How many the person has not read, those that are not in the list included. */
  readonly unseen: number;
  /** How many more there are than the list holds. */
  readonly others: number;
  /** Brings others too, as far as one answer holds them; absent where it cannot. */
  readonly more: (() => void) | null;
  readonly markSeen: (id: string) => void;
  readonly markAllSeen: () => void;
  /** Hides it on this device: what somebody hides, they have read. */
  readonly close: (id: string) => void;
}

/** The server's notifications for the person: asked for on arrival, every minute while somebody looks, and on focus. */
export function useBell(): Bell {
  const { accountDesk } = useApi();
  const client = useQueryClient();
  const { authenticated } = useSession();
  const closed = useClosedNotifications();
  const [asked, setAsked] = useState(few);
  const { data, isError, isPaused } = useQuery({
    queryKey: [...bellKey, asked],
    queryFn: ({ signal }) =>
      accountDesk.listNotifications({ query: { per_page: asked } }, { signal, background: true }),
    // A frame stands for a moment around a page that leads to the sign-in.
    enabled: authenticated,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  const known = data?.data ?? [];
  const others = Math.max((data?.meta.total ?? 0) - known.length, 0);
  const hidden = known.filter(({ id, seen }) => !seen && closed.includes(id)).length;

  /** What was not noted is told again the next time. */
  async function note(call: Promise<unknown>) {
    await call.catch(() => undefined);
    await client.invalidateQueries({ queryKey: bellKey });
  }
  const quietly = { quiet: true, background: true };
  const markSeen = (id: string) => {
    const isNew = known.some((notification) => notification.id === id && !notification.seen);
    if (isNew) void note(accountDesk.markSeen({ params: { id } }, quietly));
  };

  return {
    state: data ? 'here' : isError || isPaused ? 'failed' : 'pending',
    notifications: known.filter(({ id }) => !closed.includes(id)),
    unseen: Math.max((data?.meta.counts?.unseen ?? 0) - hidden, 0),
    others,
    more: others > 0 && asked < most ? () => setAsked(most) : null,
    markSeen,
    markAllSeen: () => void note(accountDesk.markAllSeen(undefined, quietly)),
    close(id) {
      markSeen(id);
      closeNotification(id);
    },
  };
}
