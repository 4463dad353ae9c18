import type { ReactNode } from 'react';
import { refundDueAt } from 'shared-api/domain';
import type { ContractRow } from 'shared-api/entities';
import {
  carLabel,
  openRequests,
  openStatements,
  refundsDue,
  unclearPayments,
  useContractPage,
  type WorkListQuery,
} from 'shared-staff';
import { chakra, Tag, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatDate, formatMoney, formatPhone } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { waitingMessages as words } from './waiting.messages';

/** The money and the answers that customers wait for: withdrawals first, which have a day. */
export function WaitingPanels() {
  return (
    <>
      <WaitingPanel title={words.statements} list={openStatements} detail={(row) => <Stated row={row} />} />
      <WaitingPanel title={words.refunds} list={refundsDue} detail={(row) => <RefundDue row={row} />} />
      <WaitingPanel title={words.unclear} list={unclearPayments} detail={carAndPhone} />
      <WaitingPanel title={words.requests} list={openRequests} detail={carAndPhone} />
    </>
  );
}

/** Since when it waits; the days of a refund run from there, whenever it is answered. */
function Stated({ row: { status, withdrawal_stated_at } }: { row: ContractRow }) {
  if (!withdrawal_stated_at) return null;
  return (
    <FormattedMessage
      {...words.stated}
      values={{
        date: formatDate(withdrawal_stated_at),
        paid: String(status === 'PAID'),
        due: formatDate(refundDueAt(new Date(withdrawal_stated_at)).toISOString()),
      }}
    />
  );
}

function RefundDue({ row: { amount, total, refund_due_at } }: { row: ContractRow }) {
  return (
    <FormattedMessage
      {...words.refundDue}
      values={{ amount: formatMoney(amount ?? total), date: formatDate(refund_due_at ?? '') }}
    />
  );
}

function carAndPhone(row: ContractRow): string {
  return [carLabel(row), row.phone && formatPhone(row.phone)].filter(Boolean).join(', ');
}

const shown = 3;
const Row = chakra('li', {
  base: { padding: { base: '12px 16px', md: '16px 24px' }, borderTopWidth: '1px', '&:first-of-type': { border: 0 } },
});
const Quiet = chakra('p', { base: { color: 'fg.muted' } });

interface WaitingPanelProps {
  title: MessageDescriptor;
  list: WorkListQuery;
  /** Under the name: what there is to know before it is opened. */
  detail(row: ContractRow): ReactNode;
}

/** Contracts that wait for the dealer, and the way to all of them; nothing while there are none. */
function WaitingPanel({ title, list, detail }: WaitingPanelProps) {
  const { data } = useContractPage({ ...list.query, per_page: shown });
  if (!data || data.meta.total === 0) return null;
  return (
    <Panel
      bare
      title={<FormattedMessage {...title} />}
      aside={
        <TextLink to={paths.list(list.address)}>
          <Tag tone="warning">
            <FormattedMessage {...words.count} values={{ count: data.meta.total }} />
          </Tag>
        </TextLink>
      }
    >
      <ul>
        {data.data.map((row) => (
          <Row key={row.contract_uid}>
            <TextLink to={paths.contract(row.contract_uid)}>{row.fullname || row.code}</TextLink>
            <Quiet>{detail(row)}</Quiet>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
