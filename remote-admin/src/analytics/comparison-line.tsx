import type { Analytics } from 'shared-api/entities';
import { BaseOfChange, DeletedSince, stretchBefore } from 'shared-desk/figures';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormulaLine } from './formula-line';
import { periodMessages as words } from './messages';
import type { Basis, Period } from './use-analytics-address';

interface ComparisonLineProps {
  analytics: Analytics;
  period: Period;
  basis: Basis;
}

/** What the chosen period is compared with, and how the figures come about. */
export function ComparisonLine({ analytics, period, basis }: ComparisonLineProps) {
  const intl = useIntl();
  const shown = analytics[period];
  return (
    <FormulaLine name={<FormattedMessage {...words.comparison} />}>
      <BaseOfChange period={shown} days={stretchBefore(shown, intl)} />
      {'. '}
      <DeletedSince period={shown} /> <FormattedMessage {...words.formula} values={{ basis }} />
    </FormulaLine>
  );
}
