import type { StaffContract } from 'shared-api/entities';
import { chakra, Tag } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { MismatchItem } from './mismatch-item';

const Why = chakra('p', { base: { maxWidth: '68ch', marginBottom: '16px' } });

/** Money by card that pays nothing here, or went back unasked, to be ended in place; nothing where there is none. */
export function MismatchesPanel({ contract }: { contract: StaffContract }) {
  const { contract_uid, payment_mismatches: open = [] } = contract;
  if (open.length === 0) return null;
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
        {open.some(({ returned }) => !returned) && (
          <Why>
            <FormattedMessage {...messages.why} />
          </Why>
        )}
        <ul>
          {open.map((mismatch) => (
            <MismatchItem key={mismatch.id} uid={contract_uid} mismatch={mismatch} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
