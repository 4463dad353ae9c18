import type { StaffContract } from 'shared-api/entities';
import { chakra, Tag } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { messages } from './messages';
import { MismatchItem } from './mismatch-item';

const Why = chakra('p', { base: { maxWidth: '68ch', marginBottom: '16px' } });

/**
 * Money by card that pays nothing here, or went back unasked, to be ended in place, on a deleted contract by the operator
 * alone; nothing where there is none.
 */
export function MismatchesPanel({ contract }: { contract: StaffContract }) {
  const { actor } = useBackOffice();
  const { contract_uid, deleted_at, payment_mismatches: open = [] } = contract;
  if (open.length === 0) return null;
  const closed = Boolean(deleted_at) && actor !== 'admin';
  const taken = open.some(({ returned }) => !returned);
  const why = closed ? messages.operatorOnly : taken && messages.why;
  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        <Tag tone="warning">
          <FormattedMessage {...messages.open} values={{ count: open.length }} />
        </Tag>
      }
    >
      <PanelBody>
        {why && (
          <Why>
            <FormattedMessage {...why} />
          </Why>
        )}
        <ul>
          {open.map((mismatch) => (
            <MismatchItem key={mismatch.id} uid={contract_uid} mismatch={mismatch} closed={closed} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
