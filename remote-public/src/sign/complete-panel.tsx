import type { CustomerContract } from 'shared-api/entities';
import { contractFieldLabels } from 'shared-api/messages';
import { Button, chakra, Heading, Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Money, Panel, PanelBody } from 'shared-ui/pieces';
import type { missingData } from '../common/contract/missing-data';
import { messages } from './messages';
import { SignActions } from './sign-actions';
import { useEditContract } from './use-edit-contract';

const Missing = chakra('ul', {
  base: { marginTop: '12px', textStyle: 'small', listStyleType: 'square', paddingInlineStart: '20px' },
});
const Row = chakra('p', { base: { display: 'flex', justifyContent: 'space-between', gap: '16px', fontWeight: 600 } });

interface CompletePanelProps {
  contract: CustomerContract;
  missing: ReturnType<typeof missingData>;
}

/** The dealer has begun the contract: what the person still has to tell, before it can be signed here. */
export function CompletePanel({ contract, missing }: CompletePanelProps) {
  const intl = useIntl();
  const edit = useEditContract(contract);
  return (
    <Panel bare position={{ md: 'sticky' }} top="88px">
      <PanelBody>
        <Heading level={2} look="h3">
          <FormattedMessage {...messages.completeTitle} />
        </Heading>
        <Text look="small" muted marginTop="4px">
          <FormattedMessage {...messages.completeWhy} values={{ store: contract.store.name }} />
        </Text>
        <Missing>
          {missing.map((field) => (
            <li key={field}>{intl.formatMessage(contractFieldLabels[field])}</li>
          ))}
        </Missing>
      </PanelBody>
      <PanelBody>
        <Row>
          <span>{contract.package.title}</span>
          <Money amount={contract.total} />
        </Row>
        <Button look="solid" size="large" wide marginTop="16px" onClick={edit}>
          <FormattedMessage {...messages.complete} />
        </Button>
        <SignActions contract={contract} />
      </PanelBody>
    </Panel>
  );
}
