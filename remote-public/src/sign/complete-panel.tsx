import { Fragment } from 'react';
import { type CustomerContract, carFieldNames } from 'shared-api/entities';
import { contractFieldLabels } from 'shared-api/messages';
import { Button, chakra, Heading, Text } from 'shared-ui';
import { Money, Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { missingData } from '../common/contract/missing-data';
import { messages } from './messages';
import { SignActions } from './sign-actions';
import { useEditContract } from './use-edit-contract';

const Missing = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '8px 16px',
    marginTop: '12px',
    textStyle: 'small',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 500 },
  },
});
const Row = chakra('p', { base: { display: 'flex', justifyContent: 'space-between', gap: '16px', fontWeight: 600 } });

type Missed = ReturnType<typeof missingData>[number];

const words = { ...contractFieldLabels, car_registration_date: messages.registered };

interface CompletePanelProps {
  contract: CustomerContract;
  missing: readonly Missed[];
}

/** The dealer has begun the contract: what the person still has to tell, before it can be signed here. */
export function CompletePanel({ contract, missing }: CompletePanelProps) {
  const intl = useIntl();
  const edit = useEditContract(contract);
  const isOfCar = (field: Missed) => carFieldNames.some((name) => name === field);
  const groups = [
    { of: messages.ofCar, fields: missing.filter(isOfCar) },
    { of: messages.ofPerson, fields: missing.filter((field) => !isOfCar(field)) },
  ].filter(({ fields }) => fields.length > 0);
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
          {groups.map(({ of, fields }) => (
            <Fragment key={of.id}>
              <dt>
                <FormattedMessage {...of} />
              </dt>
              <dd>{fields.map((field) => intl.formatMessage(words[field])).join(', ')}</dd>
            </Fragment>
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
        <SignActions contract={contract} complete={false} />
      </PanelBody>
    </Panel>
  );
}
