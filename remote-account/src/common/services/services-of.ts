import type { CustomerContract } from 'shared-api/entities';
import { formatDate } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { Service } from 'shared-ui/work';
import { messages } from './messages';

/** A contract's services as cells; before it is paid their days are not known. */
export function servicesOf(contract: CustomerContract, intl: IntlShape): Service[] {
  const { maintenance, mantenance_number } = contract;
  if (maintenance.length === 0) {
    const when = intl.formatMessage(messages.notYet);
    return Array.from({ length: mantenance_number }, (_, index) => ({ n: index + 1, state: 'later', when }));
  }
  const next = maintenance.find(({ done_on }) => done_on === null)?.n;
  return maintenance.map(({ n, due_on, done_on }) => ({
    n,
    state: done_on ? 'done' : n === next ? 'next' : 'later',
    when: done_on ? formatDate(done_on) : intl.formatMessage(messages.by, { date: formatDate(due_on) }),
  }));
}
