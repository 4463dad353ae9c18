import type { ComponentProps } from 'react';
import type { AnalyticsPeriod } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { type BarDay, Change, DayBars, FigureCell, shortSpan } from 'shared-ui/work';
import { useDesk } from '../common/desk/desk-provider';
import { periodMessages as words } from './period.messages';
import { sameDays } from './same-days';

interface PeriodPanelProps {
  title: MessageDescriptor;
  formula: MessageDescriptor;
  now: AnalyticsPeriod;
  before: AnalyticsPeriod;
  days: readonly BarDay[];
  /** Two bars a day, with their key. */
  compared?: boolean;
}

const Quiet = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** A figure leads to its contracts without looking like a link until it is pointed at. */
function FigureLink(props: ComponentProps<typeof TextLink>) {
  return <TextLink color="fg" textDecorationColor="transparent" {...props} />;
}

const change = (value: number | null) => (
  <Change value={value} text={value === null ? '' : formatPercent(Math.abs(value))} />
);

/** What was made in a period so far, against the same stretch of the one before; each number leads to its contracts. */
export function PeriodPanel({ title, formula, now, before, days, compared = false }: PeriodPanelProps) {
  const intl = useIntl();
  const { paths } = useDesk();
  const from = now.series[0]?.date ?? '';
  const to = now.series.at(-1)?.date ?? from;
  const past = sameDays(before.series, now.series);
  const created = (since: string, until: string) => paths.list(`created_at=${since}..${until}&sort=-created_at`);
  const span = shortSpan(from, to, intl);
  const pastSpan = past ? shortSpan(past.from, past.to, intl) : '';

  return (
    <Panel title={<FormattedMessage {...title} />} aside={<Quiet>{span}</Quiet>}>
      <FigureCell
        count={<FigureLink to={created(from, to)}>{formatNumber(now.count)}</FigureLink>}
        unit={<FormattedMessage {...words.contracts} values={{ count: now.count }} />}
        countChange={change(now.change.count)}
        sum={<FigureLink to={created(from, to)}>{formatMoney(now.price)}</FigureLink>}
        sumChange={change(now.change.price)}
        formula={<FormattedMessage {...formula} />}
      >
        <DayBars
          label={intl.formatMessage(words.weekBars)}
          days={days}
          nowName={span}
          beforeName={compared ? pastSpan : undefined}
          withKey={compared}
        />
        {past && (
          <TextLink to={created(past.from, past.to)} display="inline-block" marginTop="8px" textStyle="caption">
            <FormattedMessage
              {...words.before}
              values={{ days: pastSpan, count: past.count, sum: formatMoney(past.sum) }}
            />
          </TextLink>
        )}
      </FigureCell>
    </Panel>
  );
}
