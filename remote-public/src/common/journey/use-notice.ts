import { useLocation } from 'shared-ui/router';

/** What a page says to the one it leads to: what was done, or why the person is there again. */
export function noticeState(notice: string): { notice: string } {
  return { notice };
}

/** The sentence that the page before left for this one, or null. */
export function useArrivalNotice(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
