import type { Ref } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { Button, PageHeader, Tag } from 'shared-ui';
import { StatusChip } from 'shared-ui/components';
import { EditIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useBelow, useShortcuts } from 'shared-ui/work';
import { reasonMessages } from '../../common/actions/reason.messages';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useNewContractKey } from '../../common/use-new-contract-key';
import { ActionMenu } from './action-menu';
import { DownloadMenu } from './download-menu';
import { messages } from './messages';
import { NeighbourButtons } from './neighbour-buttons';

function Marks({
  contract: { withdrawn_at, declined_at, signing_blocked_at, signature_level, deleted_at },
}: {
  contract: StaffContract;
}) {
  return (
    <>
      {deleted_at && (
        <Tag tone="error">
          <FormattedMessage {...messages.deleted} />
        </Tag>
      )}
      {withdrawn_at && (
        <Tag tone="error">
          <FormattedMessage {...messages.withdrawn} />
        </Tag>
      )}
      {declined_at && !withdrawn_at && (
        <Tag tone="warning">
          <FormattedMessage {...messages.declined} />
        </Tag>
      )}
      {signing_blocked_at && (
        <Tag tone="error">
          <FormattedMessage {...messages.blocked} />
        </Tag>
      )}
      {signature_level === 'FEA' && (
        <Tag tone="info">
          <FormattedMessage {...messages.advanced} />
        </Tag>
      )}
    </>
  );
}

interface ContractHeadProps {
  contract: StaffContract;
  /** For the focus that comes back from the form. */
  editRef: Ref<HTMLButtonElement>;
  onEdit(): void;
}

/** The code with its chip, and what can be done beside the next step. */
export function ContractHead({ contract, editRef, onEdit }: ContractHeadProps) {
  const { paths } = useBackOffice();
  const intl = useIntl();
  const narrow = useBelow(960);
  const { code, status, contract_uid, deleted_at } = contract;
  const editable = status !== 'PENDING' && deleted_at === null;
  useNewContractKey();
  useShortcuts([{ keys: 'e', label: intl.formatMessage(messages.edit), run: onEdit }], editable);
  return (
    <PageHeader
      crumbs={[{ label: intl.formatMessage(messages.contracts), to: paths.contracts }, { label: code }]}
      title={code}
      chip={
        <>
          <StatusChip status={status} />
          <Marks contract={contract} />
        </>
      }
      actions={
        <>
          <NeighbourButtons uid={contract_uid} />
          <DownloadMenu contract={contract} />
          <Button
            ref={editRef}
            onClick={onEdit}
            disabled={!editable}
            title={
              editable ? undefined : intl.formatMessage(deleted_at ? reasonMessages.deleted : messages.notWhileSigning)
            }
          >
            <Icon of={EditIcon} />
            <FormattedMessage {...messages.edit} />
          </Button>
          {!narrow && <ActionMenu contract={contract} />}
        </>
      }
    />
  );
}
