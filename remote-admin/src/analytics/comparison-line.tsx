import type { Analytics } from 'shared-api/entities';
import { sameDays } from 'shared-desk/figures';
import { formatMoney } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { shortSpan } from 'shared-ui/work';
import { comparedPeriod } from './compared-period';
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
  const compared = comparedPeriod(analytics, period);
  const past = compared && sameDays(compared.series, analytics[period].series);
  return (
    <FormulaLine name={<FormattedMessage {...words.comparison} />}>
      {past && (
        <>
          <FormattedMessage
            {...words.sameDays}
            values={{ days: shortSpan(past.from, past.to, intl), count: past.count, sum: formatMoney(past.sum) }}
          />{' '}
        </>
      )}
      <FormattedMessage {...words.formula} values={{ basis }} />
    </FormulaLine>
  );
}
