import { formatDate, formatMoney, formatNumber } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { FigureLink, FigureTable } from 'shared-ui/work';
import { messages } from '../common/figures/messages';
import type { ComparedBar, Days } from './bars';
import { barName, type NameOptions } from './chart-days';
import { dayMessages as words } from './messages';

interface BarsTableProps {
  label: string;
  bars: readonly ComparedBar[];
  naming: NameOptions;
  /** The contracts of some days. */
  listOf(days: Days): string;
}

/** The bars' numbers. */
export function BarsTable({ label, bars, naming, listOf }: BarsTableProps) {
  const intl = useIntl();
  const word = intl.formatMessage;
  return (
    <FigureTable
      label={label}
      heads={[
        word(words.bar, { by: naming.by }),
        word(messages.contracts),
        word(messages.amount),
        word(words.before),
        word(words.amountBefore),
      ]}
      rows={bars.map((bar) => ({
        key: bar.from,
        cells: [
          naming.by === 'day' ? formatDate(bar.from) : barName(bar, naming, intl),
          <FigureLink key="count" to={listOf(bar)}>
            {formatNumber(bar.count)}
          </FigureLink>,
          formatMoney(bar.cents),
          formatNumber(bar.before?.count ?? 0),
          formatMoney(bar.before?.cents ?? 0),
        ],
      }))}
    />
  );
}
