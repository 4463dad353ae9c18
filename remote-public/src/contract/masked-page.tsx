import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra, Heading, Note, PublicContainer, Tag, Text, TextLink } from 'shared-ui';
import { Panel, PanelBody, StatusChip } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { messages } from './access.messages';
import { AccessForm } from './access-form';
import { messages as contractMessages } from './messages';
import { useAccess } from './use-access';

const Body = chakra('div', { base: { flex: 1, paddingBlock: { base: '24px 48px', md: '40px 96px' } } });
const Rows = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '12px',
    textStyle: 'small',
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
    // In rem: where letters are twice as large, a name has a line of its own.
    '& dt': { flex: '0 0 8rem', color: 'fg.muted' },
    '& dd': { flex: '1 1 6rem', fontWeight: 500 },
  },
});

interface MaskedPageProps {
  contract: CustomerContract;
  /** The whole contract stood here, until it was signed elsewhere. */
  signedElsewhere?: boolean;
}

/** What the link alone shows: enough to know that it is one's own, and the way to the rest. */
export function MaskedPage({ contract, signedElsewhere = false }: MaskedPageProps) {
  const { pathname } = useLocation();
  const access = useAccess(contract);
  const { otp, failure } = access;

  const rows = [
    { name: messages.contract, value: contract.code },
    { name: messages.holder, value: contract.fullname },
    { name: messages.phone, value: contract.phone },
    { name: messages.car, value: [contract.car_model, contract.car_plate].filter(Boolean).join(', ') },
    { name: messages.dealer, value: contract.store.name },
  ].filter(({ value }) => value !== '');

  return (
    <Body>
      <PublicContainer>
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text muted marginTop="4px" marginBottom="24px">
          <FormattedMessage {...messages.lead} />
        </Text>
        {signedElsewhere && (
          <Note tone="info" role="status" maxWidth="576px" marginBottom="24px">
            <FormattedMessage {...messages.signedElsewhere} />
          </Note>
        )}
        <Panel bare maxWidth="576px">
          <PanelBody>
            <chakra.p marginBottom="16px">
              {contract.withdrawn_at ? (
                <Tag>
                  <FormattedMessage {...contractMessages.withdrawnBadge} />
                </Tag>
              ) : (
                <StatusChip status={contract.status} />
              )}
            </chakra.p>
            <Rows>
              {rows.map(({ name, value }) => (
                <div key={name.id}>
                  <dt>
                    <FormattedMessage {...name} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Rows>
          </PanelBody>
          <PanelBody>
            {otp ? (
              <AccessForm otp={otp} access={access} />
            ) : (
              <Button look="solid" wide loading={access.sending} onClick={() => access.send()}>
                <FormattedMessage {...messages.send} />
              </Button>
            )}
            {failure && (
              <Note tone="error" role="alert" marginTop="16px">
                {failure}
              </Note>
            )}
            <Text look="small" muted marginTop="16px">
              <FormattedMessage
                {...messages.signIn}
                values={{
                  a: (words) => (
                    <TextLink key="sign-in" to={`/login?${new URLSearchParams({ next: pathname })}`}>
                      {words}
                    </TextLink>
                  ),
                }}
              />
            </Text>
          </PanelBody>
        </Panel>
      </PublicContainer>
    </Body>
  );
}
