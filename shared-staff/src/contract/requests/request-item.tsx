import { useState } from 'react';
import type { ContractRequest, StaffContract } from 'shared-api/entities';
import { Button, chakra, HStack, Tag } from 'shared-ui';
import { DateText, useFocusBack } from 'shared-ui/components';
import { formatDate, formatDateTime, formatKm } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { AnswerForm } from './answer-form';
import { messages, requestNames } from './messages';

const Item = chakra('li', {
  base: { paddingBlock: '16px', borderTopWidth: '1px', '&:first-of-type': { borderTopWidth: 0, paddingTop: 0 } },
});
const Name = chakra('h3', { base: { fontWeight: 600 } });
const Quiet = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', marginTop: '4px' } });
const Words = chakra('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch', marginTop: '8px' },
});
const Answer = chakra('div', {
  base: { marginTop: '12px', paddingInlineStart: '16px', borderInlineStartWidth: '2px' },
});

interface RequestItemProps {
  contract: StaffContract;
  request: ContractRequest;
}

/** What the customer asks, with its answer and the way to give or change it; of an ended contract it is only read. */
export function RequestItem({ contract, request }: RequestItemProps) {
  const { formatMessage } = useIntl();
  const { kind, created_at, due_on, stopped, text } = request;
  const open = request.answered_at === null;
  const step = open ? 'answer' : 'change';
  const [begun, setBegun] = useState<typeof step | null>(null);
  // What was begun as an answer does not become the change of a colleague's.
  const writing = begun === step;
  const opener = useFocusBack(writing ? 'form' : null);
  const mayWrite = contract.deleted_at === null && (open || contract.withdrawn_at === null);
  return (
    <Item>
      <HStack gap="4px 12px" wrap="wrap">
        <Name>
          <FormattedMessage {...requestNames[kind]} />
        </Name>
        {open && (
          <Tag tone="warning">
            <FormattedMessage
              {...(due_on ? messages.dueOn : messages.toAnswer)}
              values={{ date: due_on && formatDate(due_on) }}
            />
          </Tag>
        )}
        {stopped && (
          <Tag tone="error">
            <FormattedMessage {...messages.stopped} />
          </Tag>
        )}
      </HStack>
      <Quiet>
        <FormattedMessage {...messages.sentOn} values={{ when: formatDateTime(created_at) }} />
      </Quiet>
      <Facts request={request} />
      {text && <Words>{text}</Words>}
      {open && kind === 'dealer_change' && <ByWhom />}
      {!open && <Given request={request} />}
      {mayWrite && !writing && (
        <Button
          key={step}
          ref={opener('form')}
          marginTop="12px"
          aria-label={formatMessage(open ? messages.answerNamed : messages.changeNamed, {
            what: formatMessage(requestNames[kind]),
          })}
          onClick={() => setBegun(step)}
        >
          <FormattedMessage {...(open ? messages.answer : messages.change)} />
        </Button>
      )}
      {writing && <AnswerForm contract={contract} request={request} onClose={() => setBegun(null)} />}
    </Item>
  );
}

/** What was answered, and what became of the appointment. */
function Given({ request }: { request: ContractRequest }) {
  const { answer, answered_at, answer_changed_at, appointment_at, former_appointment_at } = request;
  const appointment = appointment_at ?? former_appointment_at;
  return (
    <Answer>
      <Quiet>
        <FormattedMessage
          {...(answer_changed_at ? messages.answeredAnew : messages.answered)}
          values={{
            when: answered_at && formatDateTime(answered_at),
            changed: answer_changed_at && formatDateTime(answer_changed_at),
          }}
        />
      </Quiet>
      {appointment && (
        <chakra.p fontWeight={600} marginTop="4px">
          <FormattedMessage
            {...(appointment_at ? messages.appointment : messages.calledOff)}
            values={{ when: <DateText value={appointment} as="dateTime" /> }}
          />
        </chakra.p>
      )}
      <Words>{answer}</Words>
    </Answer>
  );
}

/** Who moves a signed contract to another dealer, and how. */
function ByWhom() {
  const { dealer } = useBackOffice();
  return (
    <Quiet>
      <FormattedMessage {...(dealer ? messages.byOperator : messages.moveFirst)} />
    </Quiet>
  );
}

function Facts({ request: { preferred_on, day_part, km, store } }: { request: ContractRequest }) {
  const { formatMessage } = useIntl();
  const day = preferred_on && { date: formatDate(preferred_on), part: day_part ?? 'any' };
  const facts = [
    day && [formatMessage(messages.day), formatMessage(messages.dayValue, day)],
    km !== null && [formatMessage(messages.km), formatKm(km)],
    store && [formatMessage(messages.store), store.name],
  ].filter((fact) => Array.isArray(fact));
  return facts.map(([name, value]) => (
    <chakra.p key={name} marginTop="4px">
      {`${name}: ${value}`}
    </chakra.p>
  ));
}
