import type { adminContracts } from 'shared-api/contracts';
import { romeDate } from 'shared-api/domain';
import type { ChosenDays } from 'shared-api/entities';
import { validationMessages } from 'shared-api/messages';
import type * as z from 'shared-api/schema';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Scope } from '../../../scope';
import type { Counted } from './analytics.repository';
import type { Comparison, PeriodName } from './periods.rules';

export interface AnalyticsRequest extends Counted {
  /** What the splits and the funnel cover where no days are chosen. */
  readonly period: PeriodName;
  /** Any days; they begin today at the latest. */
  readonly days: ChosenDays | null;
  readonly compare: Comparison;
}

type Query = z.infer<(typeof adminContracts.getAnalytics)['query']>;

/** What a call asks for. Refuses days that are all to come. */
export function analyticsRequest(
  scope: Scope,
  { store_uid: storeUid, from, to, ...query }: Query,
  now: Date,
): AnalyticsRequest {
  if (from !== undefined && from > romeDate(now)) throw invalid({ from: [t(validationMessages.dateFuture)] });
  return { scope, storeUid, days: from === undefined || to === undefined ? null : { from, to }, ...query };
}
