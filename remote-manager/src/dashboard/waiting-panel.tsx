import type { ReactNode } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { useContractPage, type WorkListQuery } from 'shared-staff';
import { chakra, Tag, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { waitingMessages as words } from './waiting.messages';

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
export function WaitingPanel({ title, list, detail }: WaitingPanelProps) {
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
