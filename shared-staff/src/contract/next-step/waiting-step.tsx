import type { OutboxMessage, StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { ButtonLink, chakra, Note } from 'shared-ui';
import { Whole } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { formatDateTime, formatPhone, romeDay } from 'shared-ui/format';
import { Icon, QrIcon, SendIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DeliveryLine } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useResendSms } from '../../common/contract/use-resend-sms';
import { deliveryOf, messageName } from '../history/message-item';
import { shortWhen } from '../history/short-when';
import { useMessages } from '../history/use-history';
import { DeclinedNote } from './declined-note';
import { messages } from './messages';
import { ResendButton } from './resend-button';
import { StepButtons } from './step-fields';
import { StepPanel } from './step-panel';

const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', marginTop: '12px' },
});

function titleOf({ signing_blocked_at, declined_at }: StaffContract) {
  if (signing_blocked_at) return messages.blockedTitle;
  return declined_at ? messages.declinedTitle : messages.waitingTitle;
}

/** The link is with the customer: whether it arrived, whether it was opened, and how to send or show it again. */
export function WaitingStep({ contract }: { contract: StaffContract }) {
  const { dealer } = useBackOffice();
  const intl = useIntl();
  const { contract_uid, signing_blocked_at, declined_at, opened_at, phone } = contract;
  const resend = useResendSms(contract, { quiet: true });
  const label = <FormattedMessage {...messages.resend} />;
  const main = Boolean(signing_blocked_at || declined_at);
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...titleOf(contract)} />}
      why={
        signing_blocked_at ? (
          <FormattedMessage {...messages.blockedWhy} />
        ) : (
          <FormattedMessage
            {...(opened_at ? messages.waitingOpened : messages.waitingWhy)}
            values={{
              phone: <Whole key="phone">{formatPhone(phone)}</Whole>,
              when: opened_at && formatDateTime(opened_at),
            }}
          />
        )
      }
      info={
        <>
          <LinkDelivery uid={contract_uid} />
          <DeclinedNote contract={contract} />
          {resend.error && (
            <Note tone="error" role="alert" marginTop="16px">
              {failureText(resend.error, intl)}
            </Note>
          )}
        </>
      }
      action={{ label, icon: SendIcon, loading: resend.isPending, run: () => resend.mutate() }}
    >
      <StepButtons>
        {dealer && (
          <ButtonLink to={dealer.paths.counter(contract_uid)}>
            <Icon of={QrIcon} />
            <FormattedMessage {...messages.counter} />
          </ButtonLink>
        )}
        <ResendButton main={main} loading={resend.isPending} onPress={() => resend.mutate()}>
          {label}
        </ResendButton>
      </StepButtons>
    </StepPanel>
  );
}

/** Some providers never tell of a delivery: after so long nobody waits for it on the page. */
const awaitedForMs = 60 * 60_000;

/** What became of the last SMS with the link: the first thing that a dealer wants to know. */
function LinkDelivery({ uid }: { uid: string }) {
  const intl = useIntl();
  const { now } = useHost();
  const today = romeDay(new Date(now()).toISOString());
  const { data = [] } = useMessages(uid, (sent) => {
    const link = lastLink(sent);
    return link !== undefined && isOnItsWay(link) && now() - Date.parse(link.created_at) < awaitedForMs;
  });
  const last = lastLink(data);
  if (!last) return null;
  return (
    <Line>
      <strong>
        {messageName(last, intl)}, {shortWhen(last.created_at, today)}
      </strong>
      <DeliveryLine {...deliveryOf(last, intl, today)} />
    </Line>
  );
}

function lastLink(sent: readonly OutboxMessage[]): OutboxMessage | undefined {
  return sent
    .filter(({ template }) => template === 'contract-link')
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0];
}

function isOnItsWay({ status }: OutboxMessage): boolean {
  return status === 'queued' || status === 'sent';
}
