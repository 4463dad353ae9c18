import { useMemo, useState } from 'react';
import type { Analytics, AnalyticsPeriod } from 'shared-api/entities';
import { chakra, IconButton } from 'shared-ui';
import { Panel, statusNames } from 'shared-ui/components';
import { formatMoney, formatNumber } from 'shared-ui/format';
import { ChartIcon, TableIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FigureLink, FigureTable, ShareBars } from 'shared-ui/work';
import { shareText } from '../labels/share-text';
import { contractsOfPeriod, type Figures, type Narrowed } from './contracts-behind';
import { messages, splitMessages as words } from './messages';
import { usePeriodSpan } from './period-span';
import { narrowedTo, type SplitName, splitRows } from './split-rows';

const Body = chakra('div', { base: { paddingInline: { base: '16px', md: '24px' } } });
const Nothing = chakra('p', { base: { paddingBlock: '16px', color: 'fg.muted' } });
const Code = chakra('span', { base: { textStyle: 'code' } });

interface SplitPanelProps {
  analytics: Analytics;
  name: SplitName;
  figures: Figures;
  /** Whose contracts the splits are of. */
  period: AnalyticsPeriod;
  /** Says of which days, where nothing around it does. */
  dated?: boolean;
}

/** The chosen period's contracts by one of their fields. */
export function SplitPanel({ analytics, name, figures, period, dated = false }: SplitPanelProps) {
  const intl = useIntl();
  const spanOf = usePeriodSpan();
  const [asTable, setAsTable] = useState(false);
  const split = useMemo(() => {
    const found = analytics.splits[name];
    if (name !== 'status') return found;
    return found.map((part) => {
      const word = Object.entries(statusNames).find(([status]) => status === part.key)?.[1];
      return word ? { ...part, label: intl.formatMessage(word) } : part;
    });
  }, [analytics, name, intl]);
  const whole = split.reduce((sum, { count }) => sum + count, 0);
  const title = intl.formatMessage(words[name]);
  const listOf = (narrowed: Narrowed) => contractsOfPeriod(figures, period, narrowed);

  return (
    <Panel
      bare
      title={title}
      meta={dated ? spanOf(period) : name === 'utm_source' && <Code>utm_source</Code>}
      aside={
        <IconButton
          icon={asTable ? ChartIcon : TableIcon}
          label={intl.formatMessage(asTable ? words.asBars : words.asTable, { title })}
          onClick={() => setAsTable(!asTable)}
        />
      }
    >
      {split.length === 0 ? (
        <Body>
          <Nothing>
            <FormattedMessage {...words.none} />
          </Nothing>
        </Body>
      ) : asTable ? (
        <FigureTable
          label={title}
          heads={[
            title,
            ...[messages.contracts, messages.share, messages.amount].map((head) => intl.formatMessage(head)),
          ]}
          rows={split.map(({ key, label, count, price }) => ({
            key: key ?? '',
            cells: [
              label,
              <FigureLink key="count" to={listOf(narrowedTo(name, key))}>
                {formatNumber(count)}
              </FigureLink>,
              shareText(count, whole),
              formatMoney(price),
            ],
          }))}
        />
      ) : (
        <Body>
          <ShareBars label={title} rows={splitRows(split, { name, intl, listOf })} />
        </Body>
      )}
    </Panel>
  );
}
