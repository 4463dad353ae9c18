import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useContractCache } from '../common/contract/use-contract';
import { useContractDialog } from '../common/contract/use-contract-dialog';
import { DeclineForm } from './decline-form';
import { messages } from './messages';
import { useEditContract } from './use-edit-contract';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px', marginTop: '12px' },
});

interface SignActionsProps {
  contract: CustomerContract;
  /** Whether there are whole data to correct; else the way to them is the page's main one. */
  complete?: boolean;
}

/** The two other ways on: correct the data, or refuse. */
export function SignActions({ contract, complete = true }: SignActionsProps) {
  const intl = useIntl();
  const openDialog = useContractDialog();
  const edit = useEditContract(contract);
  const { put } = useContractCache(contract.contract_uid);

  function decline() {
    openDialog({
      title: intl.formatMessage(messages.declineTitle),
      body: <DeclineForm contract_uid={contract.contract_uid} onDone={put} />,
    });
  }

  return (
    <Row>
      {complete && (
        <Button look="link" size="control" onClick={edit}>
          <FormattedMessage {...messages.edit} />
        </Button>
      )}
      {!contract.declined_at && (
        <Button look="link" size="control" onClick={decline}>
          <FormattedMessage {...messages.decline} />
        </Button>
      )}
    </Row>
  );
}
