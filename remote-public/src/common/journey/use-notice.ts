import { useLocation } from 'shared-ui/router';

interface NoticeState {
  readonly notice: string;
  readonly fields?: readonly string[];
}

/**
 * What a page says to the one it leads to: what was done, or why the person is there again.
 * @param fields those that the sentence is about
 */
export function noticeState(notice: string, fields?: readonly string[]): NoticeState {
  return fields === undefined ? { notice } : { notice, fields };
}

/** The sentence that the page before left for this one, or null. */
export function useArrivalNotice(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}

/** Is the sentence that the page before left for this one about a field? */
export function useArrivalAbout(field: string): boolean {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('fields' in state)) return false;
  return Array.isArray(state.fields) && state.fields.includes(field);
}
