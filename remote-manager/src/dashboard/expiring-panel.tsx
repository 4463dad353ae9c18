import { useMemo } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { expiring, useContractPage } from 'shared-staff';
import { chakra } from 'shared-ui';
import { CountdownBadge, StatusChip } from 'shared-ui/components';
import { formatDate, moneyToCents } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { workMessages as words } from './work.messages';
import { WorkCard } from './work-card';
import { expiringColumns } from './work-columns';
import { WorkPanel } from './work-panel';

/** The server orders by the moment of deletion; enough rows of the first days are asked for to order them by total. */
const asked = 25;

const shown = 5;
const Day = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const cardLines = [22, 22, 48];

/** "In scadenza": what deletes itself within a week, with what keeps it from doing so. */
export function ExpiringPanel({ now }: { now: string }) {
  const intl = useIntl();
  const contracts = useContractPage({ ...expiring.query, per_page: asked });
  const columns = useMemo(() => expiringColumns(intl, now), [intl, now]);
  const rows = useMemo(() => contracts.data?.data.toSorted(byDaysAndTotal).slice(0, shown), [contracts.data]);

  const card = (row: ContractRow) => (
    <WorkCard
      row={row}
      actions
      top={
        <>
          <CountdownBadge until={row.deletion_at} now={now} />
          {row.deletion_at && <Day>{formatDate(row.deletion_at)}</Day>}
          <StatusChip status={row.status} />
        </>
      }
    />
  );
  return (
    <WorkPanel
      ask
      title={words.expiring}
      count={words.expiringCount}
      nothing={{ title: words.noneExpiring, advice: words.noneExpiringAdvice }}
      address={expiring.address}
      meta={contracts.data?.meta}
      columns={columns}
      rows={rows}
      error={contracts.error}
      retrying={contracts.isFetching}
      onRetry={() => void contracts.refetch()}
      card={card}
      cardLines={cardLines}
    />
  );
}

type Urgent = Pick<ContractRow, 'days_left' | 'total'>;

/** The nearest deadline first; of those on one day the larger total first (decisions.md, section 2). */
function byDaysAndTotal(a: Urgent, b: Urgent): number {
  return (a.days_left ?? 0) - (b.days_left ?? 0) || moneyToCents(b.total) - moneyToCents(a.total);
}
