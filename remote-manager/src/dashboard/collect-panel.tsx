import { useMemo } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { methodMessages, toCollect, useContractPage } from 'shared-staff';
import { chakra } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { workMessages as words } from './work.messages';
import { WorkCard } from './work-card';
import { collectColumns } from './work-columns';
import { WorkPanel } from './work-panel';

const shown = 5;
const Foot = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const cardLines = [22, 16];

/** "Da incassare": what is signed and not paid, the oldest signature first. */
export function CollectPanel() {
  const intl = useIntl();
  const contracts = useContractPage({ ...toCollect.query, per_page: shown });
  const columns = useMemo(() => collectColumns(intl), [intl]);

  const methodOf = ({ payment_method }: ContractRow) =>
    intl.formatMessage(payment_method === null ? words.undecided : methodMessages[payment_method]).toLowerCase();
  const card = (row: ContractRow) => (
    <WorkCard
      row={row}
      foot={
        <Foot>
          <FormattedMessage
            {...words.signedOn}
            values={{ date: row.signed_at && formatDate(row.signed_at), method: methodOf(row) }}
          />
        </Foot>
      }
    />
  );
  return (
    <WorkPanel
      title={words.collect}
      count={words.collectCount}
      nothing={{ title: words.noneToCollect, advice: words.noneToCollectAdvice }}
      address={toCollect.address}
      meta={contracts.data?.meta}
      columns={columns}
      rows={contracts.data?.data}
      error={contracts.error}
      retrying={contracts.isFetching}
      onRetry={() => void contracts.refetch()}
      card={card}
      cardLines={cardLines}
    />
  );
}
