import type { OpeningHours } from 'shared-api/entities';
import type { SummarisedError } from 'shared-ui/data';
import type { IntlShape } from 'shared-ui/intl';
import { hoursSentence } from './hours-text';

/** A dealer's summary in which the hours say which days are wrong, in the sentences that stand under them. */
export function summaryWithHours(
  summary: readonly SummarisedError[],
  hours: OpeningHours,
  intl: IntlShape,
): readonly SummarisedError[] {
  return summary.map((error) =>
    error.field === 'opening_hours' ? { ...error, sentence: hoursSentence(hours, intl) ?? error.sentence } : error,
  );
}
