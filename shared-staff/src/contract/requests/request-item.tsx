import { useState } from 'react';
import type { ContractRequest, StaffContract } from 'shared-api/entities';
import { Button, chakra, HStack, Tag } from 'shared-ui';
import { DateText, useFocusBack } from 'shared-ui/components';
import { formatDate, formatKm } from 'shared-ui/format';
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

/** What the customer asks, with its answer, or the way to give one; of a deleted contract it is only read. */
export function RequestItem({ contract, request }: RequestItemProps) {
  const { formatMessage } = useIntl();
  const [writing, setWriting] = useState(false);
  const opener = useFocusBack(writing ? 'answer' : null);
  const { kind, created_at, due_on, stopped, text, answer, answered_at, appointment_at } = request;
  const open = answered_at === null;
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
        <FormattedMessage {...messages.sentOn} values={{ when: <DateText value={created_at} as="dateTime" /> }} />
      </Quiet>
      <Facts request={request} />
      {text && <Words>{text}</Words>}
      {open && kind === 'dealer_change' && <ByWhom />}
      {!open && (
        <Answer>
          <Quiet>
            <FormattedMessage
              {...messages.answered}
              values={{ when: <DateText value={answered_at} as="dateTime" /> }}
            />
          </Quiet>
          {appointment_at && (
            <chakra.p fontWeight={600} marginTop="4px">
              <FormattedMessage
                {...messages.appointment}
                values={{ when: <DateText value={appointment_at} as="dateTime" /> }}
              />
            </chakra.p>
          )}
          <Words>{answer}</Words>
        </Answer>
      )}
      {open && contract.deleted_at === null && !writing && (
        <Button
          ref={opener('answer')}
          marginTop="12px"
          aria-label={formatMessage(messages.answerNamed, { what: formatMessage(requestNames[kind]) })}
          onClick={() => setWriting(true)}
        >
          <FormattedMessage {...messages.answer} />
        </Button>
      )}
      {open && writing && <AnswerForm contract={contract} request={request} onCancel={() => setWriting(false)} />}
    </Item>
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
