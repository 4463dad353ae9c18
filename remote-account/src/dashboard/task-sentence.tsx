import type { ReactNode } from 'react';
import type { NextService } from 'shared-api/domain';
import { Text } from 'shared-ui';
import { daysUntil, formatKm, formatLongDate, formatMoney } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { isDueByKm, isLate } from '../common/services/service-of';
import type { Task } from './list-tasks';
import { messages } from './task.messages';
import { methodOf } from './task-words';

const bold = (words: ReactNode[]) => <b key={words.join('')}>{words}</b>;

function sentenceOf(task: Exclude<Task, { kind: 'service' | 'renew' }>): MessageDescriptor {
  if (task.kind === 'sign') return messages.sign;
  const method = methodOf(task);
  return method ? messages[method] : messages.pay;
}

function serviceSentence(service: NextService, now: string): MessageDescriptor {
  if (isLate(service, now)) return messages.serviceLate;
  return isDueByKm(service, now) ? messages.serviceNow : messages.service;
}

/** Amount, day and consequence in one sentence. */
export function TaskSentence({ task, now }: { task: Task; now: string }) {
  const intl = useIntl();
  if (task.kind === 'service') {
    const { on, due_on, due_km } = task.service;
    const values = { date: formatLongDate(on), due: formatLongDate(due_on), km: formatKm(due_km), b: bold };
    return (
      <Text marginTop="8px" maxWidth="56ch">
        <FormattedMessage {...serviceSentence(task.service, now)} values={values} />
      </Text>
    );
  }
  if (task.kind === 'renew') {
    return (
      <Text marginTop="8px" maxWidth="56ch">
        <FormattedMessage
          {...(task.ended ? messages.renewEnded : messages.renew)}
          values={{ date: formatLongDate(task.endsOn), b: bold }}
        />
      </Text>
    );
  }
  const { total, deletion_at, days_left, store } = task.contract;
  if (!deletion_at || days_left === null) return null;
  const days = Math.max(0, Math.min(daysUntil(deletion_at, now), days_left));
  const values = {
    amount: formatMoney(total),
    date: formatLongDate(deletion_at),
    days: intl.formatMessage(messages.days, { days }),
    store: store.name,
    b: bold,
  };
  return (
    <Text marginTop="8px" maxWidth="56ch">
      <FormattedMessage {...sentenceOf(task)} values={values} />
    </Text>
  );
}
