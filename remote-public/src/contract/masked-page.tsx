import { useState } from 'react';
import type { CustomerContract, OtpState } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
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

/** The code under way, where it can still be entered. */
function opening(otp: OtpState | null, now: number): OtpState | null {
  return otp !== null && otp.tries_left > 0 && Date.parse(otp.expires_at) > now ? otp : null;
}

/** What the link alone shows: enough to know that it is one's own, and the way to the rest. */
export function MaskedPage({ contract }: { contract: CustomerContract }) {
  const { now } = useHost();
  const { pathname } = useLocation();
  const access = useAccess(contract);
  const { send, failure } = access;
  // Of a code that was sent before this page was loaded (again) the answer tells, as long as it opens.
  const [underWay] = useState(() => opening(contract.otp, now()));
  const sent = send.data ?? underWay;
  // After a wrong try the contract tells how many are left of the same code.
  const otp = sent !== null && contract.otp?.expires_at === sent.expires_at ? contract.otp : sent;

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
              <Button look="solid" wide loading={send.isPending} onClick={() => send.mutate()}>
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
