import type { OpeningHours } from 'shared-api/entities';
import { hoursSentence } from 'shared-staff/hours';
import type { SummarisedError } from 'shared-ui/data';
import type { IntlShape } from 'shared-ui/intl';

/** A dealer's summary in which the hours say which day is wrong, in the sentence that stands under it. */
export function summaryWithHours(
  summary: readonly SummarisedError[],
  hours: OpeningHours,
  intl: IntlShape,
): readonly SummarisedError[] {
  return summary.map((error) =>
    error.field === 'opening_hours' ? { ...error, sentence: hoursSentence(hours, intl) ?? error.sentence } : error,
  );
}
