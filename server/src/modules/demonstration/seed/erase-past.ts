import type { Settings } from '../../../platform/settings';
import type { PastContext, PastContract } from '../past/past-contract';
import { erase } from '../past/past-steps';
import { day } from './fate';

/**
 * Takes the person out of what was deleted unsigned so long ago that the job would: a first start would otherwise leave
 * it hundreds at once.
 */
export function erasePast(
  context: PastContext & { readonly settings: Pick<Settings, 'get'> },
  pasts: readonly PastContract[],
  now: Date,
): void {
  const keptMs = context.settings.get('retention.deleted_drafts') * day;
  for (const past of pasts) {
    const { deleted_at, signed_at } = past.contract;
    if (deleted_at === null || signed_at !== null) continue;
    const due = new Date(deleted_at.getTime() + keptMs);
    if (due <= now) erase(context, past, due);
  }
}
