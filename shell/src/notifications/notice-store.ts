import type { Notice, NoticeAction, NoticeType } from 'shared-api/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../session/session-store';

export interface ShownNotice {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
  /** Milliseconds; null stays until it is closed. */
  readonly timeout: number | null;
  readonly action: NoticeAction | null;
  readonly at: number;
}

interface Notices {
  /** What stands on the page now. */
  readonly shown: readonly ShownNotice[];
  /** Everything of this session, newest first: the list behind the bell. */
  readonly past: readonly ShownNotice[];
  readonly unread: number;
}

const defaultTimeouts = { info: 1000, success: 5000, warning: 8000, error: null } as const satisfies Record<
  NoticeType,
  number | null
>;

const pastLimit = 100;
let lastId = 0;

const none: Notices = { shown: [], past: [], unread: 0 };

export const noticeStore = createStore<Notices>(() => none);

let { ends } = sessionStore.getState();
// The next person reads nothing of this one's; a page that waits for its person keeps theirs.
sessionStore.subscribe((now) => {
  if (now.ends === ends || !now.authenticated) return;
  ends = now.ends;
  noticeStore.setState(none);
});

/**
 * Shows a notice: info for 1000 ms unless told otherwise; errors stay until they are closed.
 * @returns closes it, where it is true no more
 */
export function notify({ text, type = 'info', timeout, action = null }: Notice): () => void {
  lastId += 1;
  const notice: ShownNotice = {
    id: lastId,
    text,
    type,
    timeout: timeout ?? defaultTimeouts[type],
    action,
    at: Date.now(),
  };
  noticeStore.setState(({ shown, past, unread }) => ({
    // One with a button stays: it undoes something else.
    shown: [...shown.filter((other) => other.text !== text || other.type !== type || other.action), notice],
    past: [notice, ...past].slice(0, pastLimit),
    unread: unread + 1,
  }));
  return () => closeNotice(notice.id);
}

export function closeNotice(id: number): void {
  noticeStore.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

export function markNoticesRead(): void {
  noticeStore.setState({ unread: 0 });
}

export function useNotices<Part>(select: (notices: Notices) => Part): Part {
  return useStore(noticeStore, select);
}
