import type { AnalyticsPeriod } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { type BarDay, DayBars, FigureCell, FigureLink, shortSpan } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { periodMessages as words } from './period.messages';
import { BaseOfChange, DeletedSince, PeriodChange, useStretchBefore } from './stretch-before';

interface PeriodPanelProps {
  title: MessageDescriptor;
  formula: MessageDescriptor;
  now: AnalyticsPeriod;
  days: readonly BarDay[];
  /** Two bars a day, with their key. */
  compared?: boolean;
}

const Quiet = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** What was made in a period so far, against the same stretch of the one before; its numbers lead to their contracts. */
export function PeriodPanel({ title, formula, now, days, compared = false }: PeriodPanelProps) {
  const intl = useIntl();
  const { paths, operator } = useBackOffice();
  const from = now.series[0]?.date ?? '';
  const to = now.series.at(-1)?.date ?? from;
  const withDeleted = operator === null ? '' : '&deleted=true,false';
  const list = paths.list(`created_at=${from}..${to}${withDeleted}&sort=-created_at`);
  // A dealer's list has no deleted contracts: a number leads to it only where it is the list's total.
  const allListed = operator !== null || now.deleted.count === 0;
  const span = shortSpan(from, to, intl);
  const pastSpan = useStretchBefore()(now);

  return (
    <Panel title={<FormattedMessage {...title} />} aside={<Quiet>{span}</Quiet>}>
      <FigureCell
        count={allListed ? <FigureLink to={list}>{formatNumber(now.count)}</FigureLink> : formatNumber(now.count)}
        unit={<FormattedMessage {...words.contracts} values={{ count: now.count }} />}
        countChange={<PeriodChange period={now} of="count" />}
        sum={allListed ? <FigureLink to={list}>{formatMoney(now.price)}</FigureLink> : formatMoney(now.price)}
        sumChange={<PeriodChange period={now} of="price" />}
        formula={<FormattedMessage {...formula} />}
      >
        <DayBars
          label={intl.formatMessage(words.weekBars)}
          days={days}
          nowName={span}
          beforeName={compared ? pastSpan : undefined}
          withKey={compared}
        />
        {now.deleted.count > 0 && (
          <Quiet display="block" marginTop="8px">
            {!allListed && (
              <>
                <TextLink to={list}>
                  <FormattedMessage {...words.listed} values={{ count: now.count - now.deleted.count }} />
                </TextLink>
                {'. '}
              </>
            )}
            <DeletedSince period={now} />
          </Quiet>
        )}
        <Quiet display="block" marginTop="8px">
          <BaseOfChange period={now} days={pastSpan} />
        </Quiet>
      </FigureCell>
    </Panel>
  );
}
