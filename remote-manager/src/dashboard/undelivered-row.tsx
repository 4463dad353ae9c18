import { mayDo, nearDate } from 'shared-staff';
import { Button, ButtonLink, chakra, TextLink } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { undeliveredMessages as words } from './undelivered.messages';
import { type Undelivered, useRetryMessage } from './use-undelivered';

const Row = chakra('li', {
  base: { padding: { base: '12px 16px', md: '16px 24px' }, borderTopWidth: '1px', '&:first-of-type': { border: 0 } },
});
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 16px' },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 24px' } });
const Name = chakra('span', { base: { minWidth: 0, fontWeight: 600 } });
const Quiet = chakra('span', { base: { color: 'fg.muted' } });
const When = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** A message that did not arrive: to whom, why, and the way on: another number, or another try. */
export function UndeliveredRow({ message, row, now }: Undelivered & { now: string }) {
  const intl = useIntl();
  const retry = useRetryMessage();
  const { channel, contract, to, attempts, created_at, retryable } = message;
  const address = channel === 'sms' ? formatPhone(to) : to;

  return (
    <Row>
      <Line>
        <Name>
          {contract === null ? (
            address
          ) : (
            <TextLink to={paths.contract(contract.contract_uid)}>{row?.fullname || contract.code}</TextLink>
          )}
        </Name>
        <When>{intl.formatMessage(words[channel], { when: nearDate(created_at, now, intl) })}</When>
      </Line>
      <Quiet>
        <FormattedMessage {...words.tries} values={{ to: address, attempts }} />
      </Quiet>
      <Actions>
        {row !== null && mayDo('edit', row, 'manager') && (
          <ButtonLink look="link" to={paths.editContract(row.contract_uid)}>
            <FormattedMessage {...(channel === 'sms' ? words.correctPhone : words.correctEmail)} />
          </ButtonLink>
        )}
        {retryable && (
          <Button look="link" loading={retry.isPending} onClick={() => retry.mutate(message)}>
            <FormattedMessage {...words.retry} />
          </Button>
        )}
      </Actions>
    </Row>
  );
}
