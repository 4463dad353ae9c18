import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { journeyOfContract } from '../common/contract/journey-of-contract';
import { useContractCache } from '../common/contract/use-contract';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { useAreaDialog } from '../common/use-area-dialog';
import { DeclineForm } from './decline-form';
import { messages } from './messages';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px', marginTop: '12px' },
});

/** Goes to the data of a contract, in the pages that it was made in. */
export function useEditContract(contract: CustomerContract): () => void {
  const navigate = useNavigate();
  const { update } = useFunnel();
  return () => {
    update((before) =>
      before.contract_uid === contract.contract_uid && before.car ? before : journeyOfContract(contract),
    );
    navigate(stepPath(contract.car_vin, 'confirm'));
  };
}

/** The two other ways on: correct the data, or refuse. */
export function SignActions({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const openDialog = useAreaDialog();
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
      <Button look="link" size="control" onClick={edit}>
        <FormattedMessage {...messages.edit} />
      </Button>
      {!contract.declined_at && (
        <Button look="link" size="control" onClick={decline}>
          <FormattedMessage {...messages.decline} />
        </Button>
      )}
    </Row>
  );
}
