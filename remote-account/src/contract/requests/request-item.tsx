import type { ContractRequest } from 'shared-api/entities';
import { chakra, Tag } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { formatDateTime, formatKm, formatLongDate, romeDay } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { useDateNow } from '../../common/use-date-now';
import { askedMessages, messages } from './messages';
import { TakeBack } from './take-back';

const Item = chakra('li', {
  base: { paddingBlock: '16px', borderTopWidth: '1px', '&:first-of-type': { borderTopWidth: 0, paddingTop: 0 } },
});
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: '4px 16px' },
});
const Name = chakra('h3', { base: { fontWeight: 600 } });
const Quiet = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Words = chakra('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch', marginTop: '8px' },
});
const Answer = chakra('div', {
  base: { marginTop: '12px', paddingInlineStart: '16px', borderInlineStartWidth: '2px', borderColor: 'brand' },
});

interface RequestItemProps {
  contractUid: string;
  request: ContractRequest;
  /** Of its heading, one below its list's. */
  level: 3 | 4;
}

/** One request: what was asked and when, and what the dealer answered. */
export function RequestItem({ contractUid, request, level }: RequestItemProps) {
  const now = useDateNow();
  const { id, kind, created_at, due_on, text, answered_at } = request;
  return (
    <Item>
      <Head>
        <Name as={`h${level}`}>
          <FormattedMessage {...askedMessages[kind]} />
        </Name>
        {answered_at === null && (
          <Tag tone="warning">
            <FormattedMessage
              {...waitingMessage(due_on, romeDay(now))}
              values={{ date: due_on && formatLongDate(due_on) }}
            />
          </Tag>
        )}
      </Head>
      <Quiet>
        <FormattedMessage {...messages.sentOn} values={{ when: formatDateTime(created_at) }} />
      </Quiet>
      <Facts request={request} />
      {text && <Words>{text}</Words>}
      {answered_at === null && <TakeBack contractUid={contractUid} id={id} />}
      {answered_at && <Given request={request} answeredAt={answered_at} />}
    </Item>
  );
}

/** What the dealer answered, and what became of the appointment. */
function Given({ request, answeredAt }: { request: ContractRequest; answeredAt: string }) {
  const { answer, answer_changed_at, appointment_at, former_appointment_at } = request;
  const appointment = appointment_at ?? former_appointment_at;
  return (
    <Answer>
      <Quiet>
        <FormattedMessage
          {...(answer_changed_at ? messages.answeredAnew : messages.answered)}
          values={{
            when: formatDateTime(answeredAt),
            changed: answer_changed_at && formatDateTime(answer_changed_at),
          }}
        />
      </Quiet>
      {appointment && (
        <chakra.p fontWeight={600} marginTop="4px">
          <FormattedMessage
            {...(appointment_at ? messages.appointmentAt : messages.calledOff)}
            values={{ when: <DateText value={appointment} as="dateTime" /> }}
          />
        </chakra.p>
      )}
      <Words>{answer}</Words>
    </Answer>
  );
}

/** Until when an answer is owed, or was. */
function waitingMessage(due_on: string | null, today: string): MessageDescriptor {
  if (due_on === null) return messages.waiting;
  return due_on < today ? messages.waitingLate : messages.waitingUntil;
}

function Facts({ request: { preferred_on, day_part, store, stopped, km } }: { request: ContractRequest }) {
  const { formatMessage } = useIntl();
  const facts = [
    preferred_on && formatMessage(messages.askedDay, { date: formatLongDate(preferred_on), part: day_part ?? 'any' }),
    store && formatMessage(messages.askedStore, { store: store.name }),
    stopped && formatMessage(messages.stopped),
    km !== null && formatMessage(messages.atKm, { km: formatKm(km) }),
  ].filter((fact) => typeof fact === 'string');
  return facts.map((fact) => (
    <chakra.p key={fact} marginTop="4px">
      {fact}
    </chakra.p>
  ));
}
